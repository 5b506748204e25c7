"""Who sees whom (2.4, HRD-RMOD-07 to 12, 2.19, 2.20)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.hordes.state import body, size, standing
from battlewright.table.bodies import Disc
from battlewright.table.sight import Sight, clear_lines, front
from battlewright.table.terrain import with_trait


def intervening(p: Position, one: int, other: int) -> tuple[Disc, ...]:
    """The bases that block sight between two models: not smaller than the target's."""
    return tuple(
        body(p, row) for row in standing(p) if row not in (one, other) and size(p, row) >= size(p, other)
    )


def line_of_sight(p: Position, one: int, other: int) -> Sight:
    """The verdict on sight from one model to another, with a clear line or what blocks it."""
    walls = with_trait(p.scene.table.features, "obstruction")
    return clear_lines(front(body(p, one)), body(p, other), intervening(p, one, other), walls)


def sees(p: Position, one: int, other: int) -> bool:
    """Whether one model has line of sight to another."""
    return line_of_sight(p, one, other).clear
