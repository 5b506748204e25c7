"""Charges from the air: jumps of more than an inch, their test, their fall, their reward."""

from __future__ import annotations

from fractions import Fraction
from math import hypot
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, charges, charging, say
from tests.kill_team.models import model, outcomes, position, profile

from battlewright.core.position import Position
from battlewright.rules.kill_team.falling import Fall
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.gaps import gap
from battlewright.table.lengths import inches

F = Fraction


def floor(height: float, y: float = 10, depth: float = 6) -> Any:
    return block(10, y, 6, depth, height, "floor", base=height - 0.1)


def down(height: float = 3, of: Any = None, **rulings: Any) -> Position:
    """A charger at the edge of a floor, its target on the ground before it; the charge is named."""
    pieces = model(0, (13, 15.4, height), of), model(1, (13, 19))
    return say(charging(position(*pieces, features=(floor(height),), **rulings)), "charge b0")


def across(width: float, of: Any = None, **rulings: Any) -> Position:
    """A charge over a gap between two floors."""
    pieces = model(0, (13, 14, 3), of), model(1, (13, 18 + width, 3))
    features = floor(3), floor(3, y=16 + width)
    return say(charging(position(*pieces, features=features, **rulings)), "charge b0")


def seen(p: Position) -> tuple[Any, ...]:
    m = p.rows[3]
    return m.alive, m.charged, m.dived


@pytest.mark.clause("KT-AERIAL-01")
def test_ktq_17_a_jump_of_1_inch_is_an_ordinary_charge() -> None:
    p = say(across(1), (6, 6))
    assert seen(p) == (True, True, False)
    p = say(across(1.5), (6, 6))
    assert asked(p) == "kill_team-roll-initiative"
    assert seen(say(p, (1,))) == (True, True, True)


@pytest.mark.clause("KT-AERIAL-01")
def test_ktq_17_so_it_is_downwards() -> None:
    assert seen(say(down(1), (6, 6))) == (True, True, False)
    assert asked(say(down(1.5), (6, 6))) == "kill_team-roll-initiative"


@pytest.mark.clause("KT-AERIAL-02", "KT-RUL-16")
def test_a_roll_that_is_too_short_needs_no_test() -> None:
    p = say(down(), (1, 1))
    assert p.pending is None
    assert p.rows[3].base.z == inches(3)


@pytest.mark.clause("KT-AERIAL-03", "KT-RUL-22")
def test_the_distance_is_that_between_the_bases() -> None:
    p = down()
    across = gap(p.rows[3].base.raised_to(0), p.rows[4].base)
    length = round(hypot(across, inches(3)))
    assert p.pending.values["need"] == -(-length // 25_400)  # type: ignore[union-attr]


@pytest.mark.clause("KT-AERIAL-04", "KT-AERIAL-08", "KT-AERIAL-09")
def test_who_passes_completes_the_charge_with_more_strength() -> None:
    found = charges(down(of=profile(Sv=0)), seen)
    reach = F(11, 12)
    assert found[True, True, True] == reach * F(2, 3)
    p = say(down(), (6, 6), (4,))
    assert p.value("strength", Strike(3, 4, "blade")) == 5


@pytest.mark.clause("KT-AERIAL-05", "KT-AERIAL-07")
def test_who_fails_falls_and_its_charge_has_failed() -> None:
    """A fall of 3 inches: Strength 3 against Toughness 4, a save of 3+."""
    found = charges(down(), seen)
    fails = F(11, 12) * F(1, 3)
    assert found[False, False, False] == fails * F(1, 3) * F(1, 3)
    assert found[True, False, False] == F(1, 12) + fails * (1 - F(1, 9))


@pytest.mark.clause("KT-AERIAL-06", "KT-RUL-17")
def test_who_survives_the_fall_lies_below_an_inch_from_any_enemy() -> None:
    p = say(down(of=profile(T=9)), (6, 6), (6,))
    m = p.rows[3]
    assert m.base.z == 0
    assert inches(1) - 20 <= gap(m.base, p.rows[4].base) <= inches(1) + 20


@pytest.mark.clause("KT-RUL-18")
def test_ktq_19_a_diving_fist_strikes_with_9_and_its_hammer_of_wrath_with_4() -> None:
    p = say(down(of=profile(weapons=("blade", "fist"))), (6, 6), (1,))
    assert p.value("strength", Strike(3, 4, "fist")) == 9
    assert p.value("strength", Strike(3, 4, kind="hammer")) == 4


@pytest.mark.clause("KT-RUL-19")
def test_one_test_a_jump_or_one_for_3_inches() -> None:
    assert charges(down(5), seen)[True, True, True] == F(2, 3) * F(13, 18)
    each = down(5, dive_tests="per_3_inches")
    assert charges(each, seen)[True, True, True] == F(4, 9) * F(13, 18)


@pytest.mark.clause("KT-RUL-19")
def test_the_width_of_a_gap_counts_as_the_length_of_the_jump() -> None:
    p = say(across(4, dive_tests="per_3_inches"), (6, 6), (1,))
    assert asked(p) == "kill_team-roll-initiative"
    assert seen(say(p, (1,))) == (True, True, True)


def test_ktq_20_a_fall_of_5_inches() -> None:
    p = position(model(0, (13, 15.4, 5)), model(1, (30, 30)), features=(floor(5),))
    found = outcomes(p, Fall(3, inches(5), inches(13), inches(17), 0), lambda q: q.rows[3].alive)
    assert found[False] == F(2, 9)
    p = position(model(0, (13, 15.4, 5)), model(1, (30, 30)), features=(floor(5),), fall_save=False)
    found = outcomes(p, Fall(3, inches(5), inches(13), inches(17), 0), lambda q: q.rows[3].alive)
    assert found[False] == F(2, 3)


@pytest.mark.clause("KT-S-302G", "KT-AERIAL-04")
def test_ktq_21_a_6_always_fails() -> None:
    assert charges(down(of=profile(I=6)), seen)[True, True, True] == F(11, 12) * F(5, 6)


@pytest.mark.clause("KT-M-04E")
def test_lightning_reflexes_need_no_test() -> None:
    p = say(down(of=profile(rules=("lightning_reflexes",))), (6, 6))
    assert seen(p) == (True, True, True)


@pytest.mark.clause("KT-AERIAL-01", "KT-M-03C")
@pytest.mark.parametrize(("width", "jumps"), [(1, False), (1.05, True), (1.2, True), (1.3, True)])
def test_a_gap_is_a_jump_by_its_true_width_though_a_base_would_span_it(width: float, jumps: bool) -> None:
    p = say(across(width), (6, 6))
    assert (p.pending is not None) is jumps
    if jumps:
        assert p.pending.values["why"] == "dive"  # type: ignore[union-attr]


@pytest.mark.clause("KT-AERIAL-02", "KT-AERIAL-03")
def test_who_dives_walks_round_a_friend_on_the_ledge() -> None:
    """The walk to where it can jump is added to the distance between the bases from there."""
    pieces = model(0, (13, 14, 3)), model(0, (12.6, 15.4, 3)), model(1, (13, 19))
    p = charging(position(*pieces, features=(floor(3),)))
    say(p, "charge b0", "declare a0", "declared")
    straight = hypot(gap(p.rows[3].base.raised_to(0), p.rows[5].base), inches(3))
    assert straight < p.pending.values["need"] * 25_400 <= straight + inches(2)  # type: ignore[union-attr]
    assert seen(say(p, (6, 6), (1,))) == (True, True, True)


@pytest.mark.clause("KT-AERIAL-02")
def test_who_leaps_walks_round_a_friend_on_the_ledge() -> None:
    pieces = model(0, (13, 13, 3)), model(0, (13, 15, 3)), model(1, (13, 19.5, 3))
    features = floor(3), floor(3, y=17.5)
    p = say(charging(position(*pieces, features=features)), "charge b0", "declare a0", "declared", (6, 6))
    assert asked(p) == "kill_team-roll-initiative"
    assert seen(say(p, (1,))) == (True, True, True)
