"""What odds may watch of models and teams, beside the Wounds that an attack counts and who has charged."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, in_play, of_side
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import Side, model, wounds_left


@KILL_TEAM.quantity("wounds_left")
def _wounds_left(p: Position, row: int) -> int:
    return wounds_left(p, row)


@KILL_TEAM.quantity("destroyed")
def _destroyed(p: Position, row: int) -> bool:
    return not model(p, row).alive


@KILL_TEAM.quantity("fled")
def _fled(p: Position, row: int) -> bool:
    """Whether it has left the table alive."""
    return model(p, row).alive and not model(p, row).on_table


@KILL_TEAM.quantity("falling_back")
def _falling_back(p: Position, row: int) -> bool:
    return model(p, row).falling_back


@KILL_TEAM.quantity("place")
def _place(p: Position, row: int) -> tuple[int, int] | None:
    base = body(p, row)
    return (base.x, base.y) if in_play(p, row) else None


@KILL_TEAM.quantity("losses", "side")
def _losses(p: Position, row: int) -> int:
    """The models of a side that are dead or have fled."""
    side: Side = p.rows[row]
    return side.started - sum(1 for _ in of_side(p, side.index))


@KILL_TEAM.quantity("routed", "side")
def _routed(p: Position, row: int) -> bool:
    side: Side = p.rows[row]
    return side.routed
