"""Moves of whole formations: a unit takes its characters along."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.core.position import Position
from battlewright.rules.ninth_age.effects import RULE, Destroy, Mark, Place
from battlewright.rules.ninth_age.formation import Formation, formation
from battlewright.rules.ninth_age.state import Unit, formations, is_unit, joined
from battlewright.table.angles import turned
from battlewright.table.bodies import Block, Rectangle
from battlewright.table.plane import Point


def standing(p: Position, row: int) -> Block | Rectangle:
    """The block of a unit, the base of a character that stands alone."""
    found = p.rows[row]
    body: Block | Rectangle = found.block if isinstance(found, Unit) else found.base
    return body


def middle(p: Position, row: int) -> Point:
    """The centre of a formation."""
    return standing(p, row).middle


def members(p: Position, row: int) -> tuple[int, ...]:
    """The rows of a formation: the unit and the characters with it."""
    return (row, *joined(p, row)) if is_unit(p, row) else (row,)


def others(p: Position, row: int) -> Iterator[tuple[int, Formation]]:
    """All other formations on the table."""
    for side in (0, 1):
        for other in formations(p, side):
            if other != row:
                yield other, formation(p, other)


def carry(p: Position, row: int, x: int, y: int, facing: int) -> None:
    """Put a formation down elsewhere, as it stands."""
    p.effect(Place(row, RULE, x, y, facing))
    follow(p, row)


def follow(p: Position, row: int) -> None:
    """Put the characters of a unit where its block has taken them."""
    for stand in formation(p, row).stands:
        if stand.fighter[0] == "character" and stand.fighter[1] != row:
            base = stand.base
            p.effect(Place(stand.fighter[1], RULE, base.x, base.y, base.facing))


def turn(p: Position, row: int, facing: int) -> None:
    """Turn a formation about its centre until it faces so."""
    body = standing(p, row)
    x, y = turned((body.x, body.y), body.middle, facing - body.facing)
    carry(p, row, x, y, facing)


def mark(p: Position, row: int, **fields: int | bool | tuple[str, ...]) -> None:
    """Set fields of everybody in a formation."""
    for member in members(p, row):
        p.effect(Mark(member, RULE, tuple(fields.items())))


def destroy(p: Position, row: int) -> None:
    """Take a formation off the table as lost, everybody in it."""
    for member in members(p, row):
        p.effect(Destroy(member, RULE))
