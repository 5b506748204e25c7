"""A hunt for wrong numbers: random questions of kill_team, each answered by the rules and by a count of one's own.

The count knows only the printed rules: chances of a single attack, blows in turn, the result, flight and pursuit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from battlewright.questions.answering import asked_odds
from battlewright.questions.reading import ready

Law = dict[Any, Fraction]
Pair = tuple[dict[str, Any], dict[str, Any]]
D6 = range(1, 7)
NONE = 7
COVER = {"none": 7, "woods": 5, "ruins": 4}


def hit_chance(need: int, again: int) -> Fraction:
    """The chance of a die from a need on, on which 1 fails and 6 succeeds; of a miss rolled again from `again` on."""
    first = Fraction(7 - min(6, max(2, need)), 6)
    return first + (1 - first) * (Fraction(7 - min(6, max(2, again)), 6) if again else 0)


def faces_to_wound(n: dict[str, Any]) -> list[Fraction]:
    """The chances to wound with the weapon's AP, and with AP 2."""
    rules, lead = n["rules"], n["s"] - n["t"]
    need = 4 if "sniper" in rules else min(6, max(2, 4 - lead)) if lead > -4 else NONE
    if "poisoned_4" in rules:
        need = min(need, 4)
    if "fleshbane" in rules:
        need = 2
    pierces = "rending" in rules or "sniper" in rules
    again = "shred" in rules or ("poisoned_4" in rules and lead >= 0)
    found = [Fraction(0), Fraction(0)]
    for die in D6:
        if die == 6 and pierces:
            found[1] += Fraction(1, 6)
        elif die >= need and die > 1:
            found[0] += Fraction(1, 6)
    misses = 1 - sum(found)
    return [chance * (1 + (misses if again else 0)) for chance in found]


def stopped(n: dict[str, Any], ap: int, cover: int) -> Fraction:
    """The chance that a save or Feel No Pain stops a wound of this AP."""
    armour = NONE if 0 < ap <= n["save"] else n["save"]
    best = max(2, min(armour, n["invulnerable"], cover))
    saved = Fraction(max(0, 7 - best), 6)
    pain = Fraction(0) if n["s"] >= 2 * n["t"] else Fraction(max(0, 7 - n["feel_no_pain"]), 6)
    return saved + (1 - saved) * pain


def unsaved(n: dict[str, Any], hits: Fraction, cover: int = NONE) -> Fraction:
    plain, pierced = faces_to_wound(n)
    deep = min(n["ap"], 2) or 2
    return hits * (plain * (1 - stopped(n, n["ap"], cover)) + pierced * (1 - stopped(n, deep, cover)))


def lost(n: dict[str, Any], chance: Fraction, attacks: int, left: int) -> Law:
    """The law of the Wounds that so many attacks take of those that are left."""
    each = left if n["s"] >= 2 * n["t"] else 1
    law: Law = {0: Fraction(1)}
    for _ in range(attacks):
        after: Law = defaultdict(Fraction)
        for taken, p in law.items():
            after[min(left, taken + each)] += p * chance
            after[taken] += p * (1 - chance)
        law = after
    return {taken: p for taken, p in law.items() if p}


def random_body(random: Random) -> dict[str, Any]:
    pick, whole = random.choice, random.randint
    return {
        "t": whole(1, 8), "w": whole(1, 4), "save": whole(2, 7), "invulnerable": pick([7, 7, 6, 5, 4]),
        "feel_no_pain": pick([7, 7, 5, 4]),
    }  # fmt: skip


RULES = ("rending", "shred", "fleshbane", "poisoned_4")


def some(random: Random, *rules: str) -> tuple[str, ...]:
    return tuple(rule for rule in rules if random.random() < 0.2)


def random_shot(random: Random) -> dict[str, Any]:
    whole = random.randint
    return {
        **random_body(random), "bs": whole(1, 10), "shots": whole(1, 6), "s": whole(1, 10), "ap": whole(0, 6),
        "rules": some(random, *RULES, "twin_linked", "sniper", "ignores_cover"),
        "cover": random.choice(list(COVER)), "hides": some(random, "stealth", "shrouded"),
        "snap": random.random() < 0.2,
    }  # fmt: skip


def shot_chance(n: dict[str, Any]) -> Fraction:
    bs = 1 if n["snap"] else n["bs"]
    again = 7 - bs if "twin_linked" in n["rules"] else 0
    if bs > 5:
        again = 2 if "twin_linked" in n["rules"] else 12 - bs
    cover = COVER[n["cover"]] - 2 * ("shrouded" in n["hides"]) - ("stealth" in n["hides"])
    return unsaved(n, hit_chance(7 - bs, again), NONE if "ignores_cover" in n["rules"] else max(2, cover))


OF_TARGET = ("t", "w", "save", "invulnerable", "feel_no_pain")


@pytest.mark.parametrize("seed", range(8))
def test_random_shots_are_what_single_dice_say(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        n = random_shot(random)
        asked = {name: n[name] for name in ("bs", "shots", "s", "ap", "rules", "cover", "snap")}
        asked |= {f"enemy_{name}": n[name] for name in OF_TARGET} | {"enemy_rules": n["hides"]}
        found = asked_odds(ready("kill_team", "shot", asked), ("enemy.wounds",), rational=True)
        law = dict(found.quantities["enemy.wounds"].pmf)
        assert law == lost(n, shot_chance(n), n["shots"], n["w"]), n


class Fighter(NamedTuple):
    """One of two: what a blow of it does, and what it stands."""

    numbers: dict[str, Any]
    blow: Fraction
    attacks: int
    wounds: int


def random_fighter(random: Random) -> dict[str, Any]:
    whole = random.randint
    return {
        **random_body(random), "ws": whole(1, 10), "s": whole(1, 9), "i": whole(1, 10), "a": whole(1, 4),
        "ld": whole(2, 10), "ap": whole(0, 6), "banner": random.random() < 0.3,
        "rules": some(random, *RULES, "hatred", "furious_charge", "rage", "stubborn", "fearless", "smash"),
    }  # fmt: skip


def fighter(own: dict[str, Any], foe: dict[str, Any], charged: bool, wounds: int) -> Fighter:
    rules = own["rules"]
    need = 3 if own["ws"] > foe["ws"] else 5 if foe["ws"] > 2 * own["ws"] else 4
    strength = min(10, own["s"] + ("furious_charge" in rules and charged))
    ap = min(own["ap"] or 2, 2) if "smash" in rules else own["ap"]
    against = {name: foe[name] for name in OF_TARGET} | {"s": strength, "ap": ap, "rules": rules}
    blow = unsaved(against, hit_chance(need, need if "hatred" in rules else 0))
    more = (2 if "rage" in rules else 1) if charged else 0
    return Fighter(against, blow, own["a"] + more, wounds)


def blows(pair: Pair, charged: int, left: tuple[int, int]) -> Law:
    """The law of the Wounds left after all have struck, in the order of Initiative; `charged` is 0, 1, or -1."""
    law: Law = {left: Fraction(1)}
    for step in sorted({side["i"] for side in pair}, reverse=True):
        after: Law = defaultdict(Fraction)
        for here, p in law.items():
            made = []
            for who in (0, 1):
                own = fighter(pair[who], pair[1 - who], charged == who, here[who])
                strikes = own.attacks if pair[who]["i"] == step and here[who] and here[1 - who] else 0
                made.append(lost(own.numbers, own.blow, strikes, here[1 - who]))
            for first, q in made[0].items():
                for second, r in made[1].items():
                    after[here[0] - second, here[1] - first] += p * q * r
        law = after
    return law


def passes(need: int) -> Fraction:
    return Fraction(sum(a + b <= need or a == b == 1 for a in D6 for b in D6), 36)


def aftermath(pair: Pair, points: tuple[int, int]) -> Iterator[tuple[str, int, Fraction]]:
    """What comes of a fight that both live through: what happens to which side, with its chance."""
    difference = abs(points[0] - points[1])
    loser = int(points[0] > points[1])
    own, other = pair[loser], pair[1 - loser]
    if not difference or "fearless" in own["rules"]:
        yield "stands", loser, Fraction(1)
        return
    holds = passes(own["ld"] - (0 if "stubborn" in own["rules"] else difference))
    caught = Fraction(sum(a + other["i"] >= b + own["i"] for a in D6 for b in D6), 36)
    yield "stands", loser, holds
    yield "dies", loser, (1 - holds) * caught
    yield "flees", loser, (1 - holds) * (1 - caught)


def result(pair: Pair, charged: int, left: tuple[int, int], here: tuple[int, int], who: int) -> int:
    """Wounds, a charge, a living banner."""
    wounds = left[1 - who] - here[1 - who]
    return int(wounds + (charged == who) + (pair[who]["banner"] and here[who] > 0))


def fought(pair: Pair, charged: int, left: tuple[int, int]) -> Law:
    """The joint law of: destroyed (both), results (both), falling back (both)."""
    found: Law = defaultdict(Fraction)
    for here, p in blows(pair, charged, left).items():
        points = tuple(result(pair, charged, left, here, who) for who in (0, 1))
        dead = [not wounds for wounds in here]
        if any(dead):
            found[dead[0], dead[1], *points, False, False] += p
            continue
        for what, loser, q in aftermath(pair, (points[0], points[1])):
            gone, flees = [False, False], [False, False]
            gone[loser], flees[loser] = what == "dies", what == "flees"
            found[*gone, *points, *flees] += p * q
    return {end: p for end, p in found.items() if p}


ALL = "fighter.destroyed, enemy.destroyed, A.result, B.result, fighter.falling_back, enemy.falling_back"
FOUGHT = f"joint({ALL})"
COMING = {0: "own", 1: "enemy", -1: "nobody"}


def asked_of(own: dict[str, Any], foe: dict[str, Any]) -> dict[str, Any]:
    plain = {"weapon": "knife", "two_weapons": False}
    return {**plain, **own, **{f"enemy_{name}": value for name, value in {**plain, **foe}.items()}}


@pytest.mark.parametrize("seed", range(10))
def test_random_fights_are_what_blows_in_turn_say(seed: int) -> None:
    random = Random(100 + seed)
    for _ in range(20):
        own, foe, charged = random_fighter(random), random_fighter(random), random.choice(list(COMING))
        asked = {**asked_of(own, foe), "charge": COMING[charged]}
        found = asked_odds(ready("kill_team", "fight", asked), (FOUGHT,), rational=True).quantities[FOUGHT]
        assert dict(found.pmf) == fought((own, foe), charged, (own["w"], foe["w"])), asked


def charges(own: dict[str, Any], foe: dict[str, Any], n: dict[str, Any]) -> Law:
    """The law of a charge: so many shooters with two Snap Shots of Strength 4 and AP 6, the dice, the fight."""
    shots = {name: own[name] for name in OF_TARGET} | {"s": 4, "ap": 6, "rules": ()}
    chance = unsaved(shots, Fraction(1, 6))
    reaches = Fraction(sum(a + b >= n["distance"] for a in D6 for b in D6), 36)
    found: Law = defaultdict(Fraction)
    for taken, p in lost(shots, chance, 2 * n["shooters"], own["w"]).items():
        left = own["w"] - taken
        if not left:
            found[False, True, False] += p
            continue
        found[False, False, False] += p * (1 - reaches)
        for end, q in fought((own, foe), 0, (left, foe["w"])).items():
            found[True, end[0], end[1]] += p * reaches * q
    return {end: p for end, p in found.items() if p}


@pytest.mark.parametrize("seed", range(6))
def test_random_charges_are_what_their_parts_say(seed: int) -> None:
    random = Random(200 + seed)
    for _ in range(8):
        own, foe = random_fighter(random), random_fighter(random)
        n = {"distance": random.randint(2, 12), "shooters": random.randint(0, 3)}
        asked = {**asked_of(own, foe), **n, "enemy_gun": "scrap_gun"}
        watched = "joint(fighter.charged, fighter.destroyed, enemy.destroyed)"
        found = asked_odds(ready("kill_team", "charge", asked), (watched,), rational=True).quantities[watched]
        assert dict(found.pmf) == charges(own, foe, n), asked
