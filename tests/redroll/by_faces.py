"""Fights and shots worked out face by face with fractions, from the text of the rules alone.

Nothing here uses battlewright: it is what the odds are judged by. A fight is a duel of two models in reach of each
other; every roll is enumerated as the dice that lie on the table.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

CLAW, MOON, SKULL = (2, 5, 8), (0,), (9,)
Law = dict[tuple[int, int], Fraction]
"""Of (Wounds the target has lost, Wounds the attacker has lost)."""


class House(NamedTuple):
    """What the rules leave open, with the usual answers."""

    faces: tuple[int, ...] = tuple(range(10))
    symbol_dice: int = 1
    symbols: bool = True
    no_red_roll: str = "auto_hit"
    nine_compare: str = "sum"
    dead_counters: bool = False
    counter_arm: bool = False
    red_roll_as: str = "melee"
    lucky_effect: str = "auto"
    rerolls: str = "ceil"
    ranged_arm: bool = False
    in_addition: bool = False


class Fighter(NamedTuple):
    """The numbers of one side of a duel; `human` is what a werewolf becomes with its last token."""

    wounds: int
    skill: int = 0
    strength: int = 0
    power: int = 0
    agility: int = 0
    armour: int = 0
    cleave: bool = False
    tokens: int = 0
    rages: str = ""
    human: "Fighter | None" = None
    lucky: tuple[int, ...] = (7,)


def combos(house: House, kept: int, side: tuple[int, ...]) -> tuple[int, int, bool]:
    """What the symbols do: added to the sum, added to the Wounds, whether an action point comes back."""
    shown = [kept, *side] if house.symbols else []
    claws = sum(face in CLAW for face in shown)
    moon, skull = any(face in MOON for face in shown), any(face in SKULL for face in shown)
    return int(claws >= 2), 2 if claws and skull else 0, bool(claws and moon)


@cache
def roll(house: House) -> tuple[tuple[int, int, int, bool, Fraction], ...]:
    """All results of one value die with its symbol dice: face, to the sum, to the Wounds, point back, chance."""
    beside = house.symbol_dice if house.symbols else 0
    found: Counter[tuple[int, int, int, bool]] = Counter()
    for kept, *side in product(house.faces, repeat=1 + beside):
        found[(kept, *combos(house, kept, tuple(side)))] += 1
    total = sum(found.values())
    return tuple((*key, Fraction(count, total)) for key, count in found.items())


def attack(
    house: House, one: Fighter, other: Fighter, charge: int, red: bool, can_regain: bool
) -> Counter[tuple[int, bool, bool]]:
    """Chances of (Wounds dealt, whether a counterattack is due, whether an action point came back)."""
    found: Counter[tuple[int, bool, bool]] = Counter()
    for (face, plus, extra, back), chance in compared(house):
        total = face + plus + one.skill + charge
        more = extra + (1 if one.cleave and face == 9 else 0)
        for hits, counters, share in answers(house, total, other, red, False):
            if not hits:
                found[(0, counters, back and can_regain)] += chance * share
                continue
            for damage, again, part in damages(house, one, other, more):
                found[(damage, counters, can_regain and (back or again))] += chance * share * part
    return found


@cache
def compared(house: House) -> tuple[tuple[tuple[int, int, int, bool], Fraction], ...]:
    return tuple(((face, plus, wounds, back), chance) for face, plus, wounds, back, chance in roll(house))


@cache
def answers(
    house: House, total: int, other: Fighter, red: bool, repeated: bool
) -> tuple[tuple[bool, bool, Fraction], ...]:
    """Whether the attack hits and whether a counterattack follows, with the chances."""
    if not red:
        hits = house.no_red_roll == "auto_hit" or total >= 5 + other.agility
        return ((hits, False, Fraction(1)),)
    found: Counter[tuple[bool, bool]] = Counter()
    lucky = () if house.red_roll_as == "melee" or repeated else other.lucky
    for face, plus, _, _, chance in roll(house):
        sum_ = face + plus + other.agility
        if face in lucky and house.lucky_effect.startswith("+"):
            sum_ += int(house.lucky_effect)
        if face in lucky and house.lucky_effect == "auto":
            found[(False, True)] += chance
        elif face in lucky and house.lucky_effect == "reroll" and sum_ <= total:
            for hits, counters, share in answers(house, total, other, red, True):
                found[(hits, counters)] += chance * share
        elif face == 9 and (sum_ < total if house.nine_compare == "sum" else total > 9):
            found[(True, True)] += chance
        elif sum_ < total:
            found[(True, False)] += chance
        elif sum_ == total:
            found[(True, True)] += chance
        else:
            found[(False, True)] += chance
    return tuple((*key, chance) for key, chance in found.items())


@cache
def damages(house: House, one: Fighter, other: Fighter, more: int) -> tuple[tuple[int, bool, Fraction], ...]:
    found: Counter[tuple[int, bool]] = Counter()
    for face, plus, extra, back, chance in roll(house):
        wounds = face + plus + extra + more + one.strength + one.power - other.armour
        found[(max(0, wounds), back)] += chance
    return tuple((*key, chance) for key, chance in found.items())


class Standing(NamedTuple):
    """Where a duel stands between two attacks; `charge` is the bonus of a charge that is to come, -1 for none."""

    one: Fighter
    ap: int
    tokens: int
    regained: bool
    lost: int
    own: int
    charge: int


def duel(
    house: House, one: Fighter, other: Fighter, points: int, *, red: bool = True, charge: int = -1
) -> Law:
    """All attacks of an activation: `points` action points, then Fury tokens. `charge` is its bonus, -1 for none.

    A charge takes two of the points for the first attack.
    """
    law: Counter[tuple[int, int]] = Counter()
    here = {Standing(one, points, one.tokens, False, 0, 0, charge): Fraction(1)}
    while here:
        then: Counter[Standing] = Counter()
        for at, p in here.items():
            if not attacks_on(house, at, other):
                law[(min(at.lost, other.wounds), min(at.own, at.one.wounds))] += p
                continue
            for after, chance in attacked(house, at, other, red):
                then[after] += p * chance
        here = dict(then)
    return {wounds: p for wounds, p in law.items() if p}


def attacks_on(house: House, at: Standing, other: Fighter) -> bool:
    """Whether there is somebody to attack and something to pay with."""
    if at.lost >= other.wounds or at.own >= at.one.wounds:
        return False
    if house.in_addition and at.one.rages:
        return at.ap > 0 and at.tokens > 0
    return at.charge >= 0 or at.ap > 0 or at.tokens > 0


def attacked(house: House, at: Standing, other: Fighter, red: bool) -> Iterator[tuple[Standing, Fraction]]:
    """What one attack leads to."""
    by_token = at.charge < 0 and at.ap < 1
    spent = int(by_token or (house.in_addition and bool(at.one.rages)))
    ap = at.ap - (0 if by_token else 2 if at.charge >= 0 else 1)
    tokens, one, own = at.tokens - spent, at.one, at.own
    if spent and not tokens and one.human is not None:
        one, own = one.human, min(own, one.human.wounds - 1)
    rests = bool(spent) and not tokens and one.rages == "warbeast"
    results = cached(house, one, other, max(0, at.charge), red, not at.regained)
    for (dealt, counters, back), chance in results.items():
        now, hurt = at.lost + dealt, own
        if counters and (now < other.wounds or house.dead_counters):
            hurt += max(0, other.power - (one.armour if house.counter_arm else 0))
        yield Standing(one, 0 if rests else ap + back, tokens, at.regained or back, now, hurt, -1), chance


@cache
def cached(
    house: House, one: Fighter, other: Fighter, charge: int, red: bool, can_regain: bool
) -> Counter[tuple[int, bool, bool]]:
    return attack(house, one, other, charge, red, can_regain)


def shots(
    house: House,
    count: int,
    repeats: int,
    need: int,
    power: int,
    wounds: int,
    lucky: tuple[int, ...],
    armour: int = 0,
) -> dict[int, Fraction]:
    """The law of the Wounds lost to `count` shots of which each keeps the worst of `1 + repeats` dice."""
    one: Counter[int] = Counter()
    for dealt, chance in shot(house, repeats, need, power, lucky, armour, False):
        one[dealt] += chance
    law = {0: Fraction(1)}
    for _ in range(count):
        new: Counter[int] = Counter()
        for lost, p in law.items():
            for dealt, chance in one.items():
                new[min(wounds, lost + dealt)] += p * chance
        law = dict(new)
    return {lost: p for lost, p in law.items() if p}


def shot(
    house: House, repeats: int, need: int, power: int, lucky: tuple[int, ...], armour: int, repeated: bool
) -> Iterator[tuple[int, Fraction]]:
    """Wounds of one shot, die by die."""
    beside = house.symbol_dice if house.symbols else 0
    dice = tuple(product(house.faces, repeat=1 + repeats + beside))
    for faces in dice:
        kept, side = min(faces[: 1 + repeats]), faces[1 + repeats :]
        plus, extra, _ = combos(house, kept, side)
        sum_ = kept + plus
        chance = Fraction(1, len(dice))
        in_luck = kept in lucky and not repeated
        if in_luck and house.lucky_effect.startswith("+"):
            sum_ += int(house.lucky_effect)
        if sum_ >= need or (in_luck and house.lucky_effect == "auto"):
            dealt = power + extra
            yield (max(0, dealt - armour) if house.ranged_arm else dealt), chance
        elif in_luck and house.lucky_effect == "reroll":
            for dealt, share in once_more(house, repeats, need, power, armour):
                yield dealt, chance * share
        else:
            yield 0, chance


@cache
def once_more(
    house: House, repeats: int, need: int, power: int, armour: int
) -> tuple[tuple[int, Fraction], ...]:
    found: Counter[int] = Counter()
    for dealt, chance in shot(house, repeats, need, power, (), armour, True):
        found[dealt] += chance
    return tuple(found.items())
