"""Pursuers who left the table come back in their side's next remaining moves (H43)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.rules.ninth_age.advance import RemainingMoves
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.moving import has_room, standing
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, piece


def away(p: Position, side: int) -> tuple[int, ...]:
    """The formations of a side that pursued off the table and have not come back."""
    found = (row for row in p.scene.pieces[side] if p.rows[row].alive and not p.rows[row].on_table)
    return tuple(row for row in found if isinstance(p.rows[row], Unit) or p.rows[row].unit < 0)


def company(p: Position, row: int) -> tuple[int, ...]:
    """Everybody in a formation that is off the table: its unit, and the living characters with it."""
    others = (one for one in p.scene.pieces[piece(p, row).side] if not isinstance(p.rows[one], Unit))
    return (row, *(one for one in others if p.rows[one].unit == row and p.rows[one].alive))


@NINTH_AGE.patch(RemainingMoves, "before", "choose_formation", "T9A-H-43A", "T9A-H-43B", "T9A-H-43C")
def come_back(p: Position, f: RemainingMoves) -> StepResult:
    """They stand at the edge where they left, and have moved; where there is no room they wait for another turn."""
    for row in away(p, f.side):
        if has_room(p, row, (standing(p, row),)):
            for one in company(p, row):
                p.effect(Mark(one, RULE, (("on_table", True), ("acted", True))))
            p.tell("event-returned", unit=p.scene.names[row])
    return None
