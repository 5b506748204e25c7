"""The compulsory moves of a turn: who flees rallies or flees on (H19 to H22)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.rally import Rally
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations, piece


class CompulsoryMoves(Frame, tag="compulsory_moves"):
    """The compulsory moves of a side: `left` are the formations that still have to make theirs."""

    side: int
    left: tuple[int, ...] = ()


moves = NINTH_AGE.procedure(CompulsoryMoves)


@moves.step("T9A-H-19A")
def begin(p: Position, f: CompulsoryMoves) -> StepResult:
    """Everybody who flees at the start of these moves."""
    f.left = tuple(row for row in formations(p, f.side) if piece(p, row).fleeing)
    return None


@moves.step("T9A-H-19A", "T9A-H-20A")
def rally(p: Position, f: CompulsoryMoves) -> StepResult:
    """One after another tries to rally, and flees on if it does not."""
    f.left = tuple(row for row in f.left if in_play(p, row) and piece(p, row).fleeing)
    if not f.left:
        return DONE
    row, f.left = f.left[0], f.left[1:]
    return Rally(row)


@moves.step()
def go_on(p: Position, f: CompulsoryMoves) -> StepResult:
    """The next."""
    return "rally"
