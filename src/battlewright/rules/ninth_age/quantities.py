"""What odds may watch of units and characters; `casualties` and `wounds` are those since the question began."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, body, piece

NINTH_AGE.counted("casualties")


@NINTH_AGE.quantity("models")
def _models(p: Position, row: int) -> int:
    """Models left: of a unit, those in its ranks; a character is one."""
    found = piece(p, row)
    if not found.alive:
        return 0
    return found.block.models if isinstance(found, Unit) else 1


@NINTH_AGE.quantity("destroyed")
def _destroyed(p: Position, row: int) -> bool:
    return not piece(p, row).alive


@NINTH_AGE.quantity("place")
def _place(p: Position, row: int) -> tuple[int, int] | None:
    if not in_play(p, row):
        return None
    return body(p, row).x, body(p, row).y


@NINTH_AGE.quantity("charged")
def _charged(p: Position, row: int) -> bool:
    """Whether it has charged into contact this turn."""
    return bool(piece(p, row).charged)
