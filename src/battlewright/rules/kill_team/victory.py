"""When a battle is over and who has won (KT-RUL-41)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import of_side
from battlewright.rules.kill_team.state import Side, battle


def side_row(side: int) -> int:
    """The row of a side."""
    return side + 1


def side_of(p: Position, side: int) -> Side:
    """What is known of a side."""
    found: Side = p.rows[side_row(side)]
    return found


def beaten(p: Position, side: int) -> bool:
    """Whether a team has routed or has nobody left on the table."""
    return side_of(p, side).routed or (bool(p.scene.pieces[side]) and next(of_side(p, side), None) is None)


def decided(p: Position) -> bool:
    """Whether a team is beaten."""
    return beaten(p, 0) or beaten(p, 1)


def over(p: Position) -> bool:
    """Whether the last turn has been played, or a team is beaten."""
    return decided(p) or battle(p).round >= battle(p).rounds


def winner(p: Position) -> int | None:
    """The side whose enemy alone is beaten; None for a draw."""
    fallen = beaten(p, 0), beaten(p, 1)
    return None if fallen[0] == fallen[1] else int(fallen[0])
