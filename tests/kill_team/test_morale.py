"""Morale of those who have lost, and Fear."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.fights import fights
from tests.kill_team.lines import WIDTH, lines

from battlewright.core.position import Position
from battlewright.rules.kill_team.fear import FearTests
from battlewright.rules.kill_team.morale import breaks

F = Fraction


def broken(difference: int, **fields: Any) -> Fraction:
    """The chance that a model breaks that has lost by so much."""
    p = lines([{"at": (20, 10), **fields}], [{}])
    tests = breaks(p, (3,), difference)
    return fights(p, lambda q: q.rows[3].falling_back, tests[0]).get(True, F(0)) if tests else F(0)


@pytest.mark.clause("KT-F-01A", "KT-S-302E")
def test_2d6_against_leadership_less_the_difference() -> None:
    assert (broken(0), broken(1), broken(8)) == (F(10, 36), F(15, 36), F(35, 36))


@pytest.mark.clause("KT-F-01B")
def test_the_stubborn_ignore_the_difference() -> None:
    assert broken(5, rules=("stubborn",)) == broken(0)


@pytest.mark.clause("KT-F-01C", "KT-S-310G")
def test_the_fearless_and_zealots_never_break() -> None:
    assert broken(8, rules=("fearless",)) == 0
    assert broken(8, rules=("zealot",)) == 0


@pytest.mark.clause("KT-F-01A", "KT-S-301J")
def test_each_loser_tests_by_itself() -> None:
    p = lines([{"at": (10, 20)}, {"Ld": 7, "at": (30, 20)}], [{}])
    one, other = breaks(p, (3, 4), 1)
    assert fights(p, lambda q: q.rows[3].falling_back, one)[False] == F(21, 36)
    assert fights(p, lambda q: q.rows[4].falling_back, other)[False] == F(15, 36)


@pytest.mark.clause("KT-F-01A", "KT-F-02C")
def test_those_who_touch_the_same_winner_test_before_he_chases_any() -> None:
    p = lines([{"at": (20 - WIDTH, 20)}, {"at": (20 + WIDTH, 20), "Ld": 7}], [{"at": (20, 20), "I": 10}])
    (group,) = breaks(p, (3, 4), 1)
    found = fights(p, lambda q: tuple((row.alive, row.falling_back) for row in q.rows[3:5]), group)
    holds, other = F(21, 36), F(15, 36)
    assert found[(True, False), (True, False)] == holds * other
    assert found[(True, True), (True, False)] == (1 - holds) * other
    assert found[(False, False), (False, False)] == (1 - holds) * (1 - other)


@pytest.mark.clause("KT-S-309B", "KT-S-309C")
def test_who_touches_what_causes_fear_may_fight_with_ws_1() -> None:
    frightening = {"rules": ("fear",)}
    p = lines([{}, {"at": (20, 20 - 3 * WIDTH)}], [frightening])
    found = fights(p, _skills, FearTests((3, 4, 5)))
    assert found == {(4, 4): F(13, 18), (1, 4): F(5, 18)}


@pytest.mark.clause("KT-SUPATT-04", "KT-RUL-29")
def test_a_supporter_fears_the_enemy_it_strikes_as_if_it_touched_it() -> None:
    p = lines([{"Ld": 9}, {"at": (20, 20 - WIDTH)}], [{"rules": ("fear",)}])
    found = fights(p, _skills, FearTests((3, 4, 5)))
    assert found[4, 1] == F(5, 6) * F(5, 18)


@pytest.mark.clause("KT-F-01C")
def test_the_fearless_fear_nothing() -> None:
    p = lines([{"rules": ("fearless",)}, {"at": (30, 30)}], [{"rules": ("fear",)}])
    assert fights(p, _skills, FearTests((3, 4, 5))) == {(4, 4): 1}


def _skills(q: Position) -> tuple[int, ...]:
    return tuple(q.value("WS", row) for row in (3, 4))


@pytest.mark.clause("KT-S-309C")
def test_fear_is_over_with_the_fight() -> None:
    p = lines([{"Ld": 2, "T": 9}], [{"rules": ("fear",), "T": 9}])
    assert fights(p, lambda q: q.rows[3].feared) == {False: 1}
