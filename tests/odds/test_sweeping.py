"""The best direction: whole degrees from end to end, tenths around the best three, and the answer says so."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.odds.games import Piece, Toss, position

from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.odds import bounds
from battlewright.odds.answer import compared, odds
from battlewright.odds.bounds import Cancelled
from battlewright.odds.results import Grid, Odds
from battlewright.odds.store import Graphs
from battlewright.table.angles import DEGREE

HARM = {"side": "A", "minimise": "b1.boxes"}
END = "end_of_battle"


def tossed(wind: float, **fields: Any) -> Position:
    return start(position(Toss(4, round(wind * DEGREE), **fields), [Piece()], [Piece(boxes=1)]))


def found(p: Position, **limits: Any) -> Odds:
    answer = compared(p, HARM, stop=END, **limits)
    assert answer is not None
    return answer


def test_the_best_direction_is_found_to_a_tenth_of_a_degree() -> None:
    answer = found(tossed(37.4), rational=True)
    best, *others = answer.options
    assert (best.option, best.value, best.regret) == (("direction", 37_400_000), Fraction(1, 2001), 0)
    assert answer.grid == Grid("ask-direction", "degrees", (1.0, 0.1), len(answer.options))
    # 181 whole degrees; around 36, 37 and 38 tenths from 35 to 39, of which five are whole.
    assert len(answer.options) == 181 + 36
    nearest = {option.option[1]: option for option in others}
    assert nearest[37_300_000].regret == Fraction(1, 2001)
    assert nearest[-90_000_000].value == Fraction(1 + 1274, 2001)
    assert answer.to_json()["grid"] == {
        "kind": "ask-direction", "unit": "degrees", "steps": [1.0, 0.1], "points": 217,
    }  # fmt: skip


@given(st.integers(-950, 950))
def test_no_direction_of_the_finest_grid_is_better(tenths: int) -> None:
    answer = found(tossed(tenths / 10), rational=True)
    assert answer.options[0].option == ("direction", max(-900, min(900, tenths)) * DEGREE // 10)
    assert [o.regret for o in answer.options] == sorted(o.regret for o in answer.options)


def test_what_is_watched_follows_the_best_direction() -> None:
    p = tossed(37.4)
    answer = odds(p, ["b1.destroyed"], HARM, stop=END, rational=True)
    assert answer.quantities["b1.destroyed"].mean == Fraction(2000, 2001)


@pytest.mark.parametrize("degrees", ["-7.25", "37", "direction"])
def test_a_direction_of_the_policy_is_kept_to(degrees: str) -> None:
    p, policy = tossed(37.4), {"A": [f"direction {degrees}", "direction 20"]}
    for aim in (HARM, None):
        answer = odds(p, ["b1.destroyed"], aim, policy, END, rational=True)
        off = {"-7.25": 446, "37": 4, "direction": 174}[degrees]
        assert answer.quantities["b1.destroyed"].mean == Fraction(2000 - off, 2001)
    assert compared(p, HARM, policy, END, rational=True).options[0] == found(p, rational=True).options[0]  # type: ignore[union-attr]


def test_a_sweep_is_stored_whole() -> None:
    graphs, p = Graphs(), tossed(12.3)
    answers = [found(p, graphs=graphs) for _ in range(2)]
    assert [a.source for a in answers] == ["cold", "stored"]
    assert answers[0].options == answers[1].options
    assert answers[0].grid == answers[1].grid


def test_directions_chosen_later_are_tried_coarsely() -> None:
    answer = found(tossed(37.4, blows=True), rational=True)
    assert answer.options[0].option == ("direction", 37_400_000)
    assert answer.policy["decisions"] == {"ask-direction": "best of points", "ask-drift": "best of points"}
    # The other side drifts as far from the wind as its grid lets it: by multiples of 32 degrees, to -64.
    assert answer.options[0].value == Fraction(1 + 10, 2001)


def test_a_walk_too_long_for_its_limits_sweeps_a_coarser_grid(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = found(tossed(37.4), max_positions=150)
    assert answer.grid is not None
    assert answer.grid.steps == (8.0, 1.0, 0.1)
    assert answer.options[0].option == ("direction", 37_400_000)
    monkeypatch.setattr(bounds, "CHECKED_EVERY", 1)
    assert compared(tossed(37.4), HARM, stop=END, budget_s=0.0) is None
    assert found(tossed(37.4), budget_s=600.0).grid == found(tossed(37.4)).grid


def test_progress_and_cancel_are_those_of_any_walk() -> None:
    told: list[int] = []
    found(tossed(37.4), progress=lambda done, frontier: told.append(done))
    assert told
    with pytest.raises(Cancelled):
        found(tossed(37.4), cancel=lambda: True)


def test_a_narrow_arc_is_its_own_grid() -> None:
    answer = found(tossed(10.25, low=10_000_000, high=10_300_000))
    assert {o.option[1] for o in answer.options} == {10_000_000, 10_100_000, 10_200_000, 10_300_000}
