"""Victory points and the end of a battle (1.13, point 13)."""

from __future__ import annotations

import pytest
from tests.ninth_age.battles import battle, row, run

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.rules.ninth_age.effects import Destroy, Mark
from battlewright.rules.ninth_age.victory import points, winner

RULE = Cause("rule")
GIVEN = """
A:
  - {id: spears, profile: militia, at: [36, 10], files: 5, models: 20}
  - {id: captain, profile: captain, unit: spears, general: true}
  - {id: banner, profile: captain, at: [50, 10], standard_bearer: true}
B: [{id: guard, profile: veterans, at: [36, 40], facing: 180, files: 5, models: 15}]
ends: {rounds: 1}
"""


def lost(*ids: str) -> Position:
    """The battle after these have been destroyed."""
    p = battle(GIVEN)
    for id in ids:
        p.effect(Destroy(row(p, id), RULE))
    return p


@pytest.mark.clause("T9A-R-15")
def test_destroyed_units_are_worth_their_points() -> None:
    assert points(lost(), 1) == 0
    assert points(lost("spears"), 1) == 20 * 5
    assert points(lost("guard"), 0) == 15 * 9


@pytest.mark.clause("T9A-R-15")
def test_those_in_flight_count_too() -> None:
    p = lost()
    p.effect(Mark(row(p, "spears"), RULE, (("fleeing", True),)))
    assert points(p, 1) == 100


@pytest.mark.clause("T9A-R-15")
def test_slain_general_and_standard_bearer_count_once_more() -> None:
    assert points(lost("captain"), 1) == 160
    assert points(lost("captain", "banner"), 1) == 320


@pytest.mark.clause("T9A-R-15")
def test_more_points_win_and_equal_ones_are_a_draw() -> None:
    assert winner(lost()) is None
    assert winner(lost("captain")) == 1
    p = lost("captain")
    run(p, "pass", "pass")
    assert p.outcome is not None and (p.outcome.winner, p.outcome.reason) == (1, "outcome-points")


@pytest.mark.clause("T9A-R-15")
def test_who_has_nobody_left_loses_at_once() -> None:
    p = battle(GIVEN.replace("rounds: 1", "rounds: 6"))
    p.effect(Destroy(row(p, "guard"), RULE))
    run(p, "pass")
    assert p.outcome is not None and (p.outcome.winner, p.outcome.reason) == (0, "outcome-last-army")
