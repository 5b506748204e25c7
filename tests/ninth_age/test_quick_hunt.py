"""A hunt for wrong numbers: random questions of ninth_age, each answered by the rules and by a count of one's own.

The count knows only the printed rules: chances of a single attack, models as places in rows, and the score.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from battlewright.questions.answering import asked_odds
from battlewright.questions.reading import ready

Law = dict[Any, Fraction]
D6 = range(1, 7)
NONE = 7


def dice_from(need: int) -> Fraction:
    """The chance of a die, on which 1 fails and 6 succeeds."""
    return Fraction(7 - min(6, max(2, need)), 6)


def unsaved(n: dict[str, Any]) -> Fraction:
    """The chance that one attack makes a wound that nothing saves, counted die by die."""
    rules = n["rules"]
    need = 3 if n["ws"] > n["enemy_ws"] else 5 if n["enemy_ws"] > 2 * n["ws"] else 4
    if n["enemy_parry"]:
        need = max(need, 4)
    least = need - ("lightning_reflexes" in rules)
    again = Fraction(sum(not hits(d, least) for d in D6), 6) if "hatred" in rules else Fraction(0)
    total = Fraction(0)
    for die in D6:
        if hits(die, least):
            poisoned = die == 6 and "poisoned" in rules
            total += Fraction(1, 6) * (1 + again) * (open_wound(n, 0) if poisoned else wounded(n))
    return total


def hits(die: int, need: int) -> bool:
    return die == 6 or (die > 1 and die >= need)


def wounded(n: dict[str, Any]) -> Fraction:
    need = min(6, max(2, 4 + n["enemy_t"] - n["s"]))
    lethal = "lethal_strike" in n["rules"]
    return sum(
        (Fraction(1, 6) * open_wound(n, 6 * (lethal and die == 6)) for die in D6 if die > 1 and die >= need),
        Fraction(0),
    )


def open_wound(n: dict[str, Any], lethal: int) -> Fraction:
    """The chance that no save stops a wound; of a Lethal Strike armour and Regeneration do not."""
    piercing = max(0, n["s"] - 3) + max(n["ap"], lethal)
    saved = Fraction(sum(die > 1 and die + (7 - n["enemy_save"]) - piercing >= 7 for die in D6), 6)
    ward, regeneration = (
        n["enemy_ward"],
        NONE if lethal or "flaming" in n["rules"] else n["enemy_regeneration"],
    )
    special = Fraction(7 - min(ward, regeneration), 6)
    return (1 - saved) * (1 - special)


def summed(one: Law, other: Law, most: int) -> Law:
    found: Law = defaultdict(Fraction)
    for a, p in one.items():
        for b, q in other.items():
            found[min(most, a + b)] += p * q
    return found


def multiplied(kind: str, each: int) -> Law:
    faces = {"none": [1], "2": [2], "3": [3], "d3": [1, 2, 3], "d6": list(D6), "ordnance": [2, 3, 4]}[kind]
    found: Law = defaultdict(Fraction)
    for face in faces:
        found[min(each, face)] += Fraction(1, len(faces))
    return found


def struck(n: dict[str, Any]) -> Law:
    """The law of the wounds lost to all attacks."""
    chance, most = unsaved(n), n["enemy_models"] * n["enemy_w"]
    one: Law = {0: 1 - chance}
    for points, p in multiplied(n["multiple_wounds"], n["enemy_w"]).items():
        one[points] = chance * p
    law: Law = {0: Fraction(1)}
    for _ in range(n["attacks"]):
        law = summed(law, one, most)
    return {value: p for value, p in law.items() if p}


MULTIPLES = ["none", "none", "2", "3", "d3", "d6", "ordnance"]


def random_strike(random: Random) -> dict[str, Any]:
    pick, whole = random.choice, random.randint
    rules = ("poisoned", "lethal_strike", "hatred", "lightning_reflexes", "flaming")
    save = whole(1, 7)
    return {
        "attacks": whole(1, 12), "ws": whole(1, 10), "enemy_ws": whole(1, 10), "s": whole(1, 10),
        "enemy_t": whole(1, 10), "ap": pick([0, 0, 1, 2]), "enemy_save": save,
        "rules": tuple(rule for rule in rules if random.random() < 0.25),
        "enemy_parry": save < NONE and random.random() < 0.3, "enemy_ward": pick([7, 7, 6, 5, 4]),
        "enemy_regeneration": pick([7, 7, 5, 4, 3]), "multiple_wounds": pick(MULTIPLES),
        "enemy_w": whole(1, 4), "enemy_models": whole(1, 9),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_random_attacks_are_what_single_dice_say(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        numbers = random_strike(random)
        wanted = struck(numbers)
        found = asked_odds(
            ready("ninth_age", "strike", numbers), ("joint(enemy.wounds, enemy.casualties)",), rational=True
        )
        pmf = dict(found.quantities["joint(enemy.wounds, enemy.casualties)"].pmf)
        assert pmf == {(lost, lost // numbers["enemy_w"]): p for lost, p in wanted.items()}, numbers


class Row(NamedTuple):
    """Models of one side in ranks: `left` is the lower end of its front in half bases along one line, `files` the
    places of the front, `back` the models behind it."""

    left: int
    files: int
    back: int

    @property
    def models(self) -> int:
        return self.files + self.back


def formed(files: int, models: int) -> Row:
    return Row(-files, files, models - files)


def without(row: Row, fallen: int, right: int) -> Row:
    """Casualties from the rear, then from both ends of the front, that on its own right first (`right` is +1 where
    that is up the line)."""
    behind = min(row.back, fallen)
    ends = fallen - behind
    from_right, from_left = (ends + 1) // 2, ends // 2
    from_low = from_left if right > 0 else from_right
    return Row(row.left + 2 * from_low, row.files - ends, row.back - behind)


def attacking(row: Row, foe: Row, each: int, right: int) -> int:
    """Attacks of models that touch, corners too, and one of each behind them."""
    low, high = foe.left, foe.left + 2 * foe.files
    touching = [f for f in range(row.files) if row.left + 2 * f + 2 >= low and row.left + 2 * f <= high]
    second = min(row.back, row.files)
    behind = range(second) if right > 0 else range(row.files - second, row.files)
    return each * len(touching) + min(each, 1) * sum(f in behind for f in touching)


class Side(NamedTuple):
    chance: Fraction
    a: int
    i: int
    ld: int
    points: int
    musician: bool


def full_ranks(row: Row) -> int:
    if row.files < 5:
        return 0
    whole, rest = divmod(row.back, row.files)
    return 1 + whole + (rest >= 5)


def binomial(attacks: int, chance: Fraction, most: int) -> Law:
    law: Law = {0: Fraction(1)}
    for _ in range(attacks):
        law = summed(law, {0: 1 - chance, 1: chance}, most)
    return law


def fought(sides: tuple[Side, Side], rows: tuple[Row, Row]) -> tuple[Law, list[Fraction]]:
    """The joint law of models lost by both, and the chance of each to break."""
    law: Law = {rows: Fraction(1)}
    for step in sorted({side.i for side in sides}, reverse=True):
        after: Law = defaultdict(Fraction)
        for (one, two), p in law.items():
            made = []
            for who, (own, foe) in enumerate(((one, two), (two, one))):
                strikes = sides[who].i == step and own.models and foe.models
                right = 1 if who == 0 else -1
                attacks = attacking(own, foe, sides[who].a, right) if strikes else 0
                made.append(binomial(attacks, sides[who].chance, foe.models))
            for first, q in made[0].items():
                for second, r in made[1].items():
                    after[without(one, second, 1), without(two, first, -1)] += p * q * r
        law = after
    broken = [Fraction(0), Fraction(0)]
    lost: Law = defaultdict(Fraction)
    for (one, two), p in law.items():
        gone = rows[0].models - one.models, rows[1].models - two.models
        lost[gone] += p
        if one.models and two.models:
            loser, passes = verdict(sides, (one, two), gone)
            if loser is not None:
                broken[loser] += p * (1 - passes)
    return {value: p for value, p in lost.items() if p}, broken


def verdict(
    sides: tuple[Side, Side], rows: tuple[Row, Row], gone: tuple[int, int]
) -> tuple[int | None, Fraction]:
    ranks = [full_ranks(row) for row in rows]
    scores = [gone[1 - who] + sides[who].points + max(0, min(3, ranks[who] - 1)) for who in (0, 1)]
    difference = abs(scores[0] - scores[1])
    if difference == 0:
        if sides[0].musician == sides[1].musician:
            return None, Fraction(1)
        loser = int(sides[0].musician)
    else:
        loser = int(scores[0] > scores[1])
    if ranks[loser] > ranks[1 - loser]:
        difference = 0
    need = sides[loser].ld - difference
    return loser, Fraction(sum(a + b <= need for a in D6 for b in D6), 36)


def random_side(random: Random) -> dict[str, Any]:
    whole, flip = random.randint, random.random
    return {
        "ws": whole(2, 6), "s": whole(2, 5), "t": whole(2, 5), "i": whole(1, 4), "a": whole(1, 2), "ld": whole(5, 10),
        "save": whole(3, 7), "files": whole(3, 6), "models": whole(6, 13), "standard": flip() < 0.4,
        "musician": flip() < 0.4, "charge": flip() < 0.3,
    }  # fmt: skip


def side_of(own: dict[str, Any], foe: dict[str, Any]) -> Side:
    nothing = {"rules": (), "ap": 0, "enemy_parry": False, "enemy_ward": NONE, "enemy_regeneration": NONE}
    chance = unsaved({**nothing, **own, **{f"enemy_{name}": foe[name] for name in ("ws", "t", "save")}})
    points = int(own["standard"]) + int(own["charge"])
    return Side(chance, own["a"], own["i"], own["ld"], points, own["musician"])


@pytest.mark.parametrize("seed", range(12))
def test_random_rounds_are_what_rows_of_models_say(seed: int) -> None:
    random = Random(100 + seed)
    own, foe = random_side(random), random_side(random)
    asked = {**own, **{f"enemy_{name}": value for name, value in foe.items()}}
    both = "joint(unit.casualties, enemy.casualties)"
    watched = (both, "unit.broken", "enemy.broken")
    found = asked_odds(ready("ninth_age", "round", asked), watched, rational=True).quantities
    sides = side_of(own, foe), side_of(foe, own)
    law, broken = fought(sides, (formed(own["files"], own["models"]), formed(foe["files"], foe["models"])))
    assert dict(found[both].pmf) == law, asked
    assert [found[f"{id}.broken"].probability(True) for id in ("unit", "enemy")] == broken, asked


class Duellist(NamedTuple):
    chance: Fraction
    wounds: int
    a: int
    i: int
    ld: int
    charge: bool


def duelled(sides: tuple[Duellist, Duellist]) -> tuple[Law, list[Fraction]]:
    """The joint law of both scores, and the chance of each to break.

    What goes beyond the last wound is Overkill; all but wounds is scored by the living.
    """
    law: Law = {(0, 0): Fraction(1)}
    for step in sorted({side.i for side in sides}, reverse=True):
        after: Law = defaultdict(Fraction)
        for hurt, p in law.items():
            made = [
                binomial(own.a if own.i == step and hurt[who] < own.wounds else 0, own.chance, own.a)
                for who, own in enumerate(sides)
            ]
            for first, q in made[0].items():
                for second, r in made[1].items():
                    after[hurt[0] + second, hurt[1] + first] += p * q * r
        law = after
    scores: Law = defaultdict(Fraction)
    broken = [Fraction(0), Fraction(0)]
    for hurt, p in law.items():
        alive = [lost < side.wounds for lost, side in zip(hurt, sides, strict=True)]
        points = [
            min(hurt[1 - who], sides[1 - who].wounds + 3) + int(sides[who].charge and alive[who])
            for who in (0, 1)
        ]
        scores[points[0], points[1]] += p
        if all(alive) and points[0] != points[1]:
            loser = int(points[0] > points[1])
            need = sides[loser].ld - abs(points[0] - points[1])
            broken[loser] += p * Fraction(sum(a + b > need for a in D6 for b in D6), 36)
    return {value: p for value, p in scores.items() if p}, broken


def random_duellist(random: Random) -> dict[str, Any]:
    whole = random.randint
    return {
        "ws": whole(2, 8), "s": whole(2, 6), "t": whole(2, 6), "w": whole(1, 4), "i": whole(1, 8), "a": whole(1, 6),
        "ld": whole(5, 10), "save": whole(1, 7), "ward": random.choice([7, 7, 5, 4]), "charge": random.random() < 0.3,
        "parry": False,
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_random_duels_are_what_blows_in_turn_say(seed: int) -> None:
    random = Random(200 + seed)
    for _ in range(8):
        own, foe = random_duellist(random), random_duellist(random)
        asked = {**own, **{f"enemy_{name}": value for name, value in foe.items()}}
        sides = []
        for one, other in ((own, foe), (foe, own)):
            against = {f"enemy_{name}": other[name] for name in ("ws", "t", "save", "ward", "parry")}
            chance = unsaved({"rules": (), "ap": 0, "enemy_regeneration": NONE, **one, **against})
            sides.append(Duellist(chance, one["w"], one["a"], one["i"], one["ld"], one["charge"]))
        both = "joint(A.score, B.score)"
        found = asked_odds(
            ready("ninth_age", "duel", asked), (both, "unit.broken", "enemy.broken"), rational=True
        ).quantities
        law, broken = duelled((sides[0], sides[1]))
        assert dict(found[both].pmf) == law, asked
        assert [found[f"{id}.broken"].probability(True) for id in ("unit", "enemy")] == broken, asked


@pytest.mark.parametrize(("hits", "dice", "more"), [("3", 0, 3), ("d6", 1, 0), ("d6+2", 1, 2), ("2d6", 2, 0)])
@pytest.mark.parametrize("kind", ["impact", "stomp", "grinding"])
@pytest.mark.parametrize("models", [1, 3])
def test_hits_without_a_roll_are_rolled_for_each_model(
    kind: str, hits: str, dice: int, more: int, models: int
) -> None:
    numbers = {
        "kind": kind,
        "hits": hits,
        "models": models,
        "s": 4,
        "enemy_t": 4,
        "enemy_save": 5,
        "enemy_models": 50,
    }
    numbers |= {"enemy_ward": 5}
    found = asked_odds(ready("ninth_age", "special", numbers), ("enemy.wounds",), rational=True)
    one = wounded({**numbers, "rules": (), "ap": 0, "enemy_regeneration": NONE})
    each = {0: 1 - one, 1: one}
    law: Law = {0: Fraction(1)}
    for _ in range(models * more):
        law = summed(law, each, 50)
    for _ in range(models * dice):
        rolled: Law = defaultdict(Fraction)
        some: Law = {0: Fraction(1)}
        for _ in D6:
            some = summed(some, each, 6)
            for value, p in some.items():
                rolled[value] += p / 6
        law = summed(law, rolled, 50)
    assert dict(found.quantities["enemy.wounds"].pmf) == law
