"""Falls of kill_team: how hard they are, and where the model comes to lie."""

from __future__ import annotations

from fractions import Fraction
from math import dist
from typing import Any

import pytest
from tests.kill_team.charges import block
from tests.kill_team.models import model, outcomes, position, profile
from tests.kill_team.turns import place

from battlewright.core.position import Position
from battlewright.rules.kill_team.falling import Fall
from battlewright.table.lengths import INCH, inches

ENEMY = model(1, (40, 40))


def fall_of(height: float, x: float = 20, y: float = 20, z: float = 0) -> Fall:
    return Fall(3, inches(height), inches(x), inches(y), inches(z))


def dies(height: float, fields: dict[str, Any] | None = None, **rulings: Any) -> Fraction:
    """The chance that a model with these statistics does not survive a fall."""
    p = position(model(0, (20, 20, height), profile(**(fields or {}))), ENEMY, **rulings)
    return outcomes(p, fall_of(height), lambda q: q.rows[3].alive).get(False, Fraction(0))


@pytest.mark.clause("KT-M-04A", "KT-RUL-44", "KT-RUL-46")
def test_ktq_20_a_fall_of_5_inches_kills_2_of_9_and_2_of_3_without_a_save() -> None:
    assert dies(5) == Fraction(2, 9)
    assert dies(5, fall_save=False) == Fraction(2, 3)


@pytest.mark.clause("KT-RUL-44")
def test_its_strength_is_the_height_rounded_up_or_half_of_it() -> None:
    unarmoured = {"Sv": 0}
    assert dies(3.5, unarmoured) == Fraction(1, 2)
    assert dies(3, unarmoured) == Fraction(1, 3)
    assert dies(6.5, unarmoured, fall_strength="half_height") == Fraction(1, 2)
    assert dies(6, unarmoured, fall_strength="half_height") == Fraction(1, 3)


@pytest.mark.clause("KT-RUL-44")
def test_its_strength_is_at_most_10() -> None:
    assert dies(20, {"Sv": 0, "T": 6, "W": 2}) == 0
    assert dies(20, {"Sv": 0, "T": 5, "W": 2}) == Fraction(5, 6)


@pytest.mark.clause("KT-RUL-45")
def test_it_may_have_an_ap() -> None:
    assert dies(5, fall_ap=3) == Fraction(2, 3)
    assert dies(5, fall_ap=4) == Fraction(2, 9)


@pytest.mark.clause("KT-RUL-46")
def test_it_may_allow_no_save_at_all() -> None:
    assert dies(5, {"Sv": 0, "invulnerable": 4}) == Fraction(1, 3)
    assert dies(5, {"Sv": 0, "invulnerable": 4}, fall_save=False) == Fraction(2, 3)


@pytest.mark.clause("KT-M-04D")
def test_a_grav_chute_keeps_off_the_damage() -> None:
    assert dies(9, {"wargear": ("grav_chute",)}) == 0


def lands(
    *others: Any, features: tuple[Any, ...] = (), fall: Fall | None = None
) -> tuple[float, float, float]:
    """Where a sturdy model comes to lie that falls at 20, 20."""
    p = position(model(0, (25, 20, 6), profile(T=10)), *others, ENEMY, features=features)
    (found,) = outcomes(p, fall or fall_of(6), lambda q: place(q, 3))
    return found  # type: ignore[no-any-return]


@pytest.mark.clause("KT-M-04B", "KT-AERIAL-06")
def test_it_lies_at_the_lowest_point_of_its_fall() -> None:
    assert lands() == (20, 20, 0)
    ledge = block(18, 18, 4, 4, 2, "floor", "obstruction")
    assert lands(features=(ledge,), fall=fall_of(4, z=2)) == (20, 20, 2)


@pytest.mark.clause("KT-M-04C")
def test_it_lies_on_nobody_but_as_near_as_possible() -> None:
    x, y, z = lands(model(0, (20.3, 20)))
    assert z == 0
    assert round(dist((x, y), (20.3, 20)), 2) == round(25 / 25.4, 2)
    assert (round(x, 2), y) == (round(20.3 - 25 / 25.4, 2), 20)


@pytest.mark.clause("KT-M-04C", "KT-RUL-17")
def test_it_lies_an_inch_from_every_enemy() -> None:
    x, y, _ = lands(model(1, (20.5, 20)))
    assert round(dist((x, y), (20.5, 20)), 2) == round(1 + 25 / 25.4, 2)


@pytest.mark.clause("KT-M-04C")
def test_where_there_is_no_room_on_a_floor_it_falls_on() -> None:
    small = block(19.5, 19.5, 1, 1, 2, "floor", "obstruction")
    x, y, z = lands(model(0, (20, 20, 2)), features=(small,), fall=fall_of(4, z=2))
    assert z == 0
    assert not (19.5 - 0.49 < x < 20.5 + 0.49 and 19.5 - 0.49 < y < 20.5 + 0.49)


def test_who_dies_of_it_keeps_where_it_was() -> None:
    p: Position = position(model(0, (25, 20, 9), profile(T=1, Sv=0)), ENEMY)
    found = outcomes(p, fall_of(9), lambda q: (q.rows[3].alive, q.rows[3].base.x // INCH))
    assert found == {(False, 25): Fraction(5, 6), (True, 20): Fraction(1, 6)}
