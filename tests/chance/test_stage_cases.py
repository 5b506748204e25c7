"""Bulk attacks with known answers: cases on which calculators in use have differed, exact and to 12 digits."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from battlewright.chance import D3, D6, Die, Law
from battlewright.chance.stages import (
    MORTAL,
    UNSAVED,
    WOUNDS,
    Amount,
    Check,
    Damage,
    Group,
    Pipeline,
    Toll,
    armour_save,
    casualties,
    mortal_ward,
    packets,
    to_hit,
    to_wound,
    ward,
)

ONE = Damage(Amount(1))
MANY = Group(80)
MORTALS = Damage(Amount(1), (MORTAL,), spill=True)


def attack(number: int, *checks: Check, damage: Any = ONE, groups: Any = MANY, **fields: Any) -> Law[Toll]:
    """The law of an attack on one group with one kind of damage, unless told otherwise."""
    damage = damage if isinstance(damage, tuple) else (damage,)
    groups = groups if isinstance(groups, tuple) else (groups,)
    return casualties(
        Pipeline(attacks=Amount(number), checks=checks, damage=damage, groups=groups, **fields)
    ).law


def mean(law: Law[Any], of: Callable[[Any], int]) -> Fraction:
    return law.map(of).mean()


def chance(law: Law[Any], holds: Callable[[Any], bool]) -> Fraction:
    return law.map(holds).probability(True)


def removed(toll: Toll) -> int:
    return toll.removed


def digits(value: Fraction, shown: float) -> bool:
    """Equal to the nine digits that the case states."""
    return abs(float(value) - shown) < 6e-10


LETHAL_AND_ONE_MORE = {"critical_from": 6, "critical": ("wound", "hit")}


def test_criticals_wound_by_themselves_and_make_one_more_hit() -> None:
    law = attack(36, to_hit(6, **LETHAL_AND_ONE_MORE), to_wound(6), watch=(WOUNDS,))
    assert mean(law, removed) == mean(law, lambda toll: toll.watched[0]) == 7


def test_criticals_make_one_more_hit_only() -> None:
    law = attack(36, to_hit(6, critical_from=6, critical=("hit", "hit")), to_wound(6))
    assert mean(law, removed) == 2


def test_criticals_on_five() -> None:
    law = attack(36, to_hit(3, critical_from=5, critical=("wound", "hit")), to_wound(6))
    assert mean(law, removed) == 16


@pytest.mark.parametrize("wounds", [1, 2])
def test_two_points_kill_one_model_whether_it_has_one_wound_or_two(wounds: int) -> None:
    law = attack(
        6, to_hit(2, critical_from=6, critical=("hit", "hit")),
        to_wound(4, critical_from=6, critical=("no_save",)), damage=Damage(Amount(2)), groups=Group(12, wounds),
    )  # fmt: skip
    # A 1 misses, a 6 hits twice, each hit wounds with 1/2: from one die 0, 1 or 2 dead models.
    assert mean(law, removed) == 3
    assert digits(chance(law, lambda toll: toll.removed >= 3), 0.622331120)


def test_rerolling_what_is_no_critical() -> None:
    law = attack(36, to_hit(3, reroll="non_criticals", critical_from=6, critical=("wound",)), to_wound(5))
    assert mean(law, removed) == 16


def test_damage_that_a_model_cannot_take_is_lost() -> None:
    law = attack(6, to_hit(3), to_wound(3), damage=Damage(Amount(0, (D6,))), groups=Group(6, 2))
    assert digits(mean(law, removed), 2.265560384)
    assert digits(chance(law, lambda toll: toll.removed >= 3), 0.406734255)
    one_big = attack(6, to_hit(3), to_wound(3), damage=Damage(Amount(0, (D6,))), groups=Group(1, 100))
    assert mean(one_big, lambda toll: toll.lost) == Fraction(28, 3)


def test_a_critical_wound_needs_not_reach_the_number() -> None:
    law = attack(
        8, to_hit(4), to_wound(6, critical_from=4, critical=("no_save",)),
        damage=Damage(Amount(3)), groups=Group(1, 13),
    )  # fmt: skip
    assert chance(law, lambda toll: toll.removed == 1) == Fraction(1789, 65536)
    assert mean(attack(8, to_hit(4), to_wound(6, critical_from=4, critical=("no_save",)),
                       damage=Damage(Amount(3)), groups=Group(1, 50)), lambda toll: toll.lost) == 6  # fmt: skip


def test_a_true_tie_of_two_criticals() -> None:
    two = Damage(Amount(2))
    devastating = attack(
        4, to_hit(3), to_wound(3, critical_from=6, critical=("no_save",)), armour_save(5),
        damage=two, groups=Group(1, 99),
    )  # fmt: skip
    lethal = attack(
        4, to_hit(3, critical_from=6, critical=("wound",)), to_wound(3), armour_save(5),
        damage=two, groups=Group(1, 99),
    )  # fmt: skip
    assert mean(devastating, lambda toll: toll.lost) == mean(lethal, lambda toll: toll.lost) == Fraction(8, 3)


def test_no_more_is_lost_than_a_model_has() -> None:
    law = attack(3, to_hit(4), damage=Damage(Amount(10), ("hit",)), groups=Group(9, 11))
    points = law.map(lambda toll: 11 * toll.removed + toll.lost)
    assert points == Law.of({0: 1, 10: 3, 11: 3, 21: 1})


@pytest.mark.parametrize(
    ("need", "fields", "expected"),
    [
        (3, {"reroll": "fails"}, Fraction(8, 9)),
        (4, {"modifiers": (1,), "reroll": "fails", "before_modifiers": True}, Fraction(5, 6)),
        (4, {"modifiers": (1,), "reroll": "fails"}, Fraction(8, 9)),
    ],
)
def test_rerolls_before_and_after_modifiers(need: int, fields: dict[str, Any], expected: Fraction) -> None:
    bags = packets(Pipeline(attacks=Amount(1), checks=(to_hit(need, **fields),))).law
    assert bags.probability(((("hit", 1),), ())) == expected


@pytest.mark.parametrize(("needs_hit", "expected"), [(False, 5), (True, Fraction(10, 3))])
def test_a_mortal_wound_instead_of_a_hit_that_may_have_to_hit(needs_hit: bool, expected: Fraction) -> None:
    hit = to_hit(5, critical_from=4, critical=(MORTAL,), critical_needs_success=needs_hit)
    save = armour_save(2)
    assert (
        mean(attack(10, hit, to_wound(7, succeeds_from=None), save, damage=(ONE, MORTALS)), removed)
        == expected
    )


def test_one_more_hit_and_a_mortal_wound_in_addition() -> None:
    hit = to_hit(4, critical_from=6, critical=("hit", "hit", "mortal"))
    assert mean(attack(10, hit, to_wound(4), damage=(ONE, MORTALS)), removed) == 5


def test_wards_of_their_own_against_wounds_and_mortal_wounds() -> None:
    hit = to_hit(3, critical_from=6, critical=(MORTAL,))
    law = attack(10, hit, to_wound(4), armour_save(5), ward(6), mortal_ward(4), damage=(ONE, MORTALS))
    assert mean(law, removed) == Fraction(20, 9)


@pytest.mark.parametrize(("number", "points"), [(0, 3), (5, 0)])
def test_nothing_comes_of_nothing(number: int, points: int) -> None:
    law = attack(number, to_hit(3), to_wound(3), damage=Damage(Amount(points)))
    assert law == Law.sure(Toll(0, 0))


def test_naturals_that_fail_whatever_is_needed() -> None:
    law = attack(12, to_wound(2, fails_to=3), start="hit", watch=(WOUNDS,))
    assert mean(law, lambda toll: toll.watched[0]) == 6


def _hits(bag: tuple[Any, tuple[int, ...]]) -> dict[str, int]:
    return dict(bag[0])


def _promoted(bag: tuple[Any, tuple[int, ...]]) -> int:
    found = _hits(bag)
    return found.get("critical", 0) + (found.get("hit", 0) > 0)


def test_a_critical_given_and_a_critical_promoted() -> None:
    check = to_hit(3, critical_from=6, critical=("critical",))
    given = packets(Pipeline(attacks=Amount(3), checks=(check,), given=("critical",))).law
    criticals = given.map(lambda bag: _hits(bag).get("critical", 0))
    assert criticals.mean() == Fraction(3, 2)
    assert chance(criticals, lambda number: number >= 2) == Fraction(91, 216)
    promoted = packets(Pipeline(attacks=Amount(4), checks=(check,))).map(_promoted, "promoted").law
    assert promoted.mean() == Fraction(77, 48)
    assert chance(promoted, lambda number: number >= 2) == Fraction(71, 144)


@pytest.mark.parametrize(
    ("reroll", "expected"),
    [((), Fraction(5, 6)), ((1, 2, 3), Fraction(11, 12)), ((1,), Fraction(35, 36))],
)
def test_damage_that_may_be_rolled_again(reroll: tuple[int, ...], expected: Fraction) -> None:
    law = attack(1, damage=Damage(Amount(0, (D6,), reroll=reroll), ("attack",)), groups=Group(1, 2))
    assert chance(law, lambda toll: toll.removed == 1) == expected


@pytest.mark.parametrize(
    ("defence", "dice", "expected"),
    [
        (20, 2, Fraction(1, 36)),
        (20, 3, Fraction(7, 27)),
        (5, 2, Fraction(35, 36)),
        (5, 3, Fraction(215, 216)),
        (26, 3, Fraction(1, 216)),
    ],
)
def test_sums_of_dice_whose_extremes_are_automatic(defence: int, dice: int, expected: Fraction) -> None:
    hit = to_hit(defence - 7, dice=(D6,) * dice, fails_to=dice, succeeds_from=6 * dice)
    assert (
        packets(Pipeline(attacks=Amount(1), checks=(hit,))).law.probability(((("hit", 1),), ())) == expected
    )


def scenario_a(models: int) -> Law[Toll]:
    """Twenty attacks, 3+ to hit, 4+ to wound with ones rolled again, save 5+, D3 damage, three wounds a model."""
    checks = (to_hit(3), to_wound(4, reroll="ones"), armour_save(5))
    return attack(20, *checks, damage=Damage(Amount(0, (D3,))), groups=Group(models, 3), watch=(UNSAVED,))


def test_scenario_a() -> None:
    law = scenario_a(10)
    assert digits(mean(law, removed), 2.760414022)
    assert digits(mean(law, lambda toll: 3 * toll.removed + toll.lost), 8.968734782)
    assert digits(chance(law, lambda toll: toll.removed >= 3), 0.552323107)
    assert mean(law, lambda toll: toll.watched[0]) == Fraction(20 * 7, 27)
    pair = scenario_a(2)
    assert digits(mean(pair, removed), 1.819022509)
    assert digits(mean(pair, lambda toll: 3 * toll.removed + toll.lost), 5.629649214)
    assert digits(chance(pair, lambda toll: toll.removed == 2), 0.839436352)


def test_multiplied_wounds_spill_but_no_packet_does_more_than_a_model_has() -> None:
    multiplied = Damage(Amount(0, (Die((2, 3)),)), ("attack",), spill=True, capped=True)
    law = attack(2, damage=multiplied, groups=(Group(1, 2), Group(2, 3)))
    # The first packet fells the first model with two points whatever it rolls; the second does two or three.
    assert law == Law.of({Toll(1, 2): 1, Toll(2, 0): 1})
