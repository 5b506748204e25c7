"""Simultaneous decisions: exact mixed strategies."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.odds.games import Bids, Piece, position

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.odds.matrix import equilibrium

WORDS = (("rock",), ("scissors",), ("paper",), ("well",), ("lizard",))
AIM = {"side": "A", "maximise": "A.score"}


def bids(*prizes: tuple[int, ...]) -> Position:
    return position(Bids(words=WORDS[: len(prizes)], prizes=prizes), [Piece()], [Piece()])


def value(p: Position, aim: Any = AIM, **more: Any) -> Any:
    return odds(p, ["A.score"], aim, stop="end_of_battle", rational=True, **more).quantities["A.score"]


def test_rock_paper_scissors_is_even() -> None:
    assert value(bids((2, -3), (-3, 4))).mean == Fraction(-1, 12)
    law = value(bids((0, 1, -1), (-1, 0, 1), (1, -1, 0)))
    assert law.mean == 0
    assert law.probability(1) == Fraction(1, 3)


def test_the_other_side_may_aim_too() -> None:
    assert value(bids((1, 2), (3, 4))).mean == 3
    assert value(bids((1, 2), (3, 4)), {"side": "B", "maximise": "A.score"}).mean == 2


def test_without_an_aim_both_take_their_first_word() -> None:
    answer = odds(bids((2, -3), (-3, 4)), ["A.score"], stop="end_of_battle", rational=True)
    assert answer.quantities["A.score"].mean == 2
    assert answer.policy["decisions"] == {"ask-bid": "default"}


def test_one_side_may_be_fixed_against_the_best() -> None:
    assert value(bids((2, -3), (-3, 4)), policy={"B": ["scissors"]}).mean == 4


def test_floats_find_the_same_game() -> None:
    answer = odds(bids((2, -3), (-3, 4)), ["A.score"], AIM, stop="end_of_battle")
    assert answer.quantities["A.score"].mean == pytest.approx(-1 / 12, abs=1e-14)


def test_too_large_a_game_is_refused() -> None:
    with pytest.raises(BattlewrightError) as caught:
        value(bids(*[(0, 1, 2, 3, 4)] * 5))
    assert caught.value.id == "error-odds-game-too-large"


MATRICES = st.integers(1, 4).flatmap(
    lambda columns: st.lists(
        st.lists(st.integers(-3, 3), min_size=columns, max_size=columns), min_size=1, max_size=4
    )
)


@settings(max_examples=150)
@given(MATRICES)
def test_neither_player_can_do_better(payoff: list[list[int]]) -> None:
    matrix = [[Fraction(entry) for entry in line] for line in payoff]
    game, row, column = equilibrium(matrix)
    assert sum(row) == sum(column) == 1
    assert min(row + column) >= 0
    assert max(sum(a * q for a, q in zip(line, column, strict=True)) for line in matrix) == game
    assert (
        min(sum(a * p for a, p in zip(line, row, strict=True)) for line in zip(*matrix, strict=True)) == game
    )
