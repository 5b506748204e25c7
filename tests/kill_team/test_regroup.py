"""Models of kill_team that fall back: they regroup, flee farther, or leave the table."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, say
from tests.kill_team.models import law, model, outcomes, position, profile
from tests.kill_team.turns import begun, place

from battlewright.core.position import Position
from battlewright.rules.kill_team.regroup import FallBack, FallingBack
from battlewright.table.lengths import INCH

ENEMY = model(1, (40, 40))


def fleeing(*pieces: Any, side: int = 0, **given: Any) -> Position:
    return begun(position(*pieces, **given), FallingBack(side))


@pytest.mark.clause("KT-F-05A")
def test_who_falls_back_tests_leadership_to_regroup() -> None:
    p = position(model(0, (10, 30), profile(Ld=8), falling_back=True), ENEMY)
    found = outcomes(p, FallingBack(0), lambda q: q.rows[3].regrouped)
    assert found == {True: Fraction(13, 18), False: Fraction(5, 18)}


@pytest.mark.clause("KT-F-05A", "KT-F-05B")
def test_who_regroups_falls_back_no_more() -> None:
    p = say(fleeing(model(0, (10, 30), falling_back=True), ENEMY), (1, 1))
    assert (p.rows[3].falling_back, p.rows[3].regrouped) == (False, True)
    assert place(p, 3) == (10, 30, 0)


@pytest.mark.clause("KT-F-03C", "KT-F-03A")
@pytest.mark.parametrize(("side", "y"), [(0, 23), (1, 37)])
def test_who_does_not_flees_2d6_inches_to_the_edge_of_its_side(side: int, y: float) -> None:
    own, other = model(side, (10, 30), falling_back=True), model(1 - side, (40, 20))
    pieces = (own, other) if side == 0 else (other, own)
    p = fleeing(*pieces, side=side)
    say(p, (6, 6))
    assert asked(p) == "kill_team-roll-fall-back"
    say(p, (3, 4))
    assert place(p, 3 + side) == (10, y, 0)
    assert p.rows[3 + side].falling_back


@pytest.mark.clause("KT-F-03A")
def test_the_flight_is_the_total_of_two_dice() -> None:
    p = begun(position(model(0, (10, 30), falling_back=True), ENEMY), FallBack(3))
    assert law(p.pending.partition)[7] == Fraction(1, 6)  # type: ignore[union-attr]


@pytest.mark.clause("KT-F-03B")
@pytest.mark.parametrize(("side", "y"), [(0, 5.49), (1, 42.51)])
def test_who_touches_the_edge_of_its_side_is_lost(side: int, y: float) -> None:
    own, other = model(side, (10, y), falling_back=True), model(1 - side, (40, 20))
    pieces = (own, other) if side == 0 else (other, own)
    p = begun(position(*pieces), FallBack(3 + side))
    assert set(outcomes(p, FallBack(3 + side), lambda q: q.rows[3 + side].on_table).items()) == {
        (True, Fraction(1, 6)),
        (False, Fraction(5, 6)),
    }


@pytest.mark.clause("KT-F-03A")
def test_the_flight_goes_round_what_is_in_the_way() -> None:
    wall = block(9, 26, 2, 1, 3, "obstruction")
    p = begun(position(model(0, (10, 30), falling_back=True), ENEMY, features=(wall,)), FallBack(3))
    say(p, (5, 5))
    x, y, _ = place(p, 3)
    assert y < 26 - 0.4
    assert abs(p.rows[3].base.x - 10 * INCH) < 3 * INCH
    assert x > 0


@pytest.mark.clause("KT-F-03A")
def test_who_flees_from_a_floor_scrambles_down() -> None:
    floor = block(5, 28, 10, 6, 3, "floor", base=2.8)
    p = begun(position(model(0, (10, 30, 3), falling_back=True), ENEMY, features=(floor,)), FallBack(3))
    say(p, (3, 4))
    assert place(p, 3) == (10, 23, 0)


@pytest.mark.clause("KT-F-05A")
def test_one_after_another_and_only_those_that_fall_back() -> None:
    pieces = model(0, (10, 30), falling_back=True), model(0, (20, 30)), model(0, (30, 30), falling_back=True)
    p = fleeing(*pieces, model(1, (40, 40), falling_back=True))
    say(p, (1, 1), (1, 1))
    assert [p.rows[row].regrouped for row in (3, 4, 5, 6)] == [True, False, True, False]


@pytest.mark.clause("KT-F-01C")
def test_the_fearless_regroup_without_a_test() -> None:
    fearless = profile(rules=("fearless",))
    p = fleeing(model(0, (10, 30), fearless, falling_back=True), ENEMY)
    assert p.rows[3].regrouped


@pytest.mark.clause("KT-M-01C")
def test_who_was_caught_in_combat_does_not_flee_on() -> None:
    p = fleeing(model(0, (10, 30), falling_back=True), model(1, (10 + 25 / 25.4, 30)))
    assert p.rows[3].falling_back
    assert place(p, 3) == (10, 30, 0)
