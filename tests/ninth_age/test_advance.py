"""Remaining moves: straight ahead, an inch from enemies, and who may not (H24)."""

from __future__ import annotations

import pytest
from tests.ninth_age.battles import battle, options, piece_of, run
from tests.ninth_age.test_charge import refused

from battlewright.core.position import Position
from battlewright.table.lengths import INCH, inches


def moving(more: str = "", foe: float = 40, **turn: str) -> Position:
    """Spears of side A in the phase of moves."""
    return battle(f"""
    A:
      - {{id: spears, profile: militia, at: [36, 20], files: 5, models: 20}}
      {more}
    B: [{{id: guard, profile: veterans, at: [36, {foe}], facing: 180, files: 5, models: 15}}]
    turn: {{side: A, phase: moves, round: 1}}
    """)


@pytest.mark.clause("T9A-H-24A")
def test_it_goes_straight_ahead_so_many_inches_of_its_movement() -> None:
    p = moving()
    run(p, "move spears")
    assert options(p) == ["advance 1", "advance 2", "advance 3", "advance 4"]
    run(p, "advance 3")
    assert piece_of(p, "spears").block.y == inches(23) and piece_of(p, "spears").moved


@pytest.mark.clause("T9A-H-24A")
def test_nobody_moves_twice() -> None:
    p = moving("- {id: others, profile: militia, at: [20, 20], files: 5, models: 20}")
    run(p, "move spears", "advance 1")
    assert options(p, "move") == ["move others"]
    assert refused(p, "move", "spears").id == "reason-move-twice"


@pytest.mark.clause("T9A-H-24B")
def test_it_keeps_an_inch_from_enemies() -> None:
    p = moving(foe=23.5)
    run(p, "move spears")
    assert options(p) == ["advance 1", "advance 2", "advance far"]
    run(p, "advance far")
    assert abs(piece_of(p, "spears").block.y - inches(22.5)) <= 20


@pytest.mark.clause("T9A-H-24B")
def test_without_room_it_does_not_move() -> None:
    p = moving("- {id: others, profile: militia, at: [20, 20], files: 5, models: 20}", foe=21)
    assert refused(p, "move", "spears").id == "reason-move-without-room"


@pytest.mark.clause("T9A-H-24B")
def test_friends_and_the_edge_of_the_table_stop_it() -> None:
    p = moving("- {id: others, profile: militia, at: [36, 26], files: 5, models: 20}")
    run(p, "move spears")
    behind = inches(26) - 4 * 20_000 - inches(20)
    assert options(p)[-1] == "advance far" and len(options(p)) == behind // INCH + 1
    run(p, "advance far")
    assert abs(piece_of(p, "spears").block.y - inches(20) - behind) <= 20


@pytest.mark.clause("T9A-H-24C", "T9A-H-22A", "T9A-H-04B")
def test_who_fights_flees_or_has_no_movement_stays() -> None:
    p = battle("""
    A:
      - {id: free, profile: militia, at: [10, 20], files: 5, models: 20}
      - {id: spears, profile: militia, at: [36, 20], files: 5, models: 20}
      - {id: runners, profile: militia, at: [50, 20], files: 5, models: 20, fleeing: true}
      - {id: engine, profile: siege_engine, at: [60, 20], files: 1, models: 1}
    B: [{id: guard, profile: veterans, at: [36, 20], facing: 180, files: 5, models: 15}]
    turn: {side: A, phase: moves, round: 1}
    """)
    assert options(p, "move") == ["move free"]
    assert refused(p, "move", "spears").id == "reason-move-in-combat"
    assert refused(p, "move", "runners").id == "reason-move-in-flight"
    assert refused(p, "move", "engine").id == "reason-move-without-movement"


@pytest.mark.clause("T9A-H-58C")
def test_barding_slows_and_the_slowest_tells() -> None:
    p = battle("""
    A: [{id: riders, profile: lancers, at: [36, 20], files: 5, models: 5}]
    B: [{id: guard, profile: veterans, at: [36, 44], facing: 180, files: 5, models: 15}]
    turn: {side: A, phase: moves, round: 1}
    """)
    run(p, "move riders")
    assert len(options(p)) == 7


@pytest.mark.clause("T9A-H-06E")
def test_movement_does_not_fall_below_0() -> None:
    p = battle("""
    A:
      - {id: riders, profile: lancers, at: [36, 20], files: 5, models: 5, stats: {horse: {M: 0}}}
      - {id: spears, profile: militia, at: [10, 20], files: 5, models: 20}
    B: [{id: guard, profile: veterans, at: [36, 44], facing: 180, files: 5, models: 15}]
    turn: {side: A, phase: moves, round: 1}
    """)
    assert refused(p, "move", "riders").id == "reason-move-without-movement"
