"""Dice statistics: counts, expectations and a p-value that agrees with printed tables."""

from __future__ import annotations

from math import erfc, exp, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play.fights import fight, play_on

from battlewright.chance import D6, Die
from battlewright.play.entries import Entry
from battlewright.play.statistics import chi_square_tail, dice_statistics


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (3.841459, 1, 0.05),
        (11.070498, 5, 0.05),
        (15.086272, 5, 0.01),
        (16.918978, 9, 0.05),
        (1.145476, 5, 0.95),
    ],
)
def test_tails_agree_with_the_printed_tables(statistic: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(tail, rel=1e-5)


@given(st.floats(0.001, 200))
def test_tails_of_one_and_two_degrees_have_closed_forms(statistic: float) -> None:
    assert chi_square_tail(statistic, 1) == pytest.approx(erfc(sqrt(statistic / 2)), rel=1e-9)
    assert chi_square_tail(statistic, 2) == pytest.approx(exp(-statistic / 2), rel=1e-9)


def rolled(die: Die, faces: list[int], who: int = 0) -> list[Entry]:
    return [Entry(who, "dice", (face,), "roll", (die,), [], b"") for face in faces]


def test_counts_and_expectations() -> None:
    (d6,) = dice_statistics(rolled(D6, [1] * 10 + [2] * 20))
    assert (d6.die, d6.rolled) == ("d6", 30)
    assert [(f.face, f.rolled, f.expected) for f in d6.faces][:3] == [(1, 10, 5), (2, 20, 5), (3, 0, 5)]
    assert d6.chi_square == 5 + 45 + 4 * 5
    assert d6.p is not None
    assert d6.p < 1e-10


def test_few_rolls_say_nothing() -> None:
    assert dice_statistics(rolled(D6, [6] * 29))[0].p is None
    assert dice_statistics(rolled(Die([3]), [3] * 99))[0].p is None


def test_a_face_printed_twice_is_expected_twice_as_often() -> None:
    (odd,) = dice_statistics(rolled(Die([0, 0, 1]), [0, 0, 1] * 20))
    assert [f.expected for f in odd.faces] == [40, 20]
    assert odd.p == 1


def test_each_seat_and_each_kind_of_die_by_itself() -> None:
    lines = rolled(D6, [1] * 6) + rolled(D6, [2] * 4, who=1) + rolled(Die([0, 1]), [1])
    assert [(s.die, s.rolled) for s in dice_statistics(lines)] == [("d[0..1]", 1), ("d6", 10)]
    assert [s.rolled for s in dice_statistics(lines, seat=1)] == [4]


def test_rolls_taken_back_count() -> None:
    battle = fight()
    play_on(battle, Random(1), 60)
    before = dice_statistics(battle.log)
    battle.undo(5, consent=True)
    assert dice_statistics(battle.log) == before
    assert sum(s.rolled for s in before) == sum(len(e.dice or ()) for e in battle.log if isinstance(e, Entry))
