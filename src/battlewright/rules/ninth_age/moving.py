"""Moves of whole formations: a unit takes its characters along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battlewright.core.position import Position
from battlewright.rules.ninth_age.effects import RULE, Destroy, Mark, Place
from battlewright.rules.ninth_age.formation import Formation, formation
from battlewright.rules.ninth_age.state import NO_CHARGE, Unit, formations, is_unit, joined
from battlewright.table.angles import turned
from battlewright.table.bodies import Block, Body, Rectangle
from battlewright.table.gaps import overlaps, within
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.movement.turning import turned_about
from battlewright.table.plane import Point
from battlewright.table.terrain import touches

IMPASSABLE = "impassable"
"""The trait of terrain into which nobody goes."""


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


def turned_bodies(p: Position, row: int, facing: int) -> tuple[Body, ...]:
    """The bodies of a formation if it turned about its centre until it faced so."""
    body = standing(p, row)
    angle = facing - body.facing
    return tuple(turned_about(each, body.middle, angle) for each in formation(p, row).bodies)


def has_room(p: Position, row: int, bodies: Iterable[Body]) -> bool:
    """Whether a formation could stand so: on the table, over no other and in no impassable terrain."""
    table = p.scene.table
    walls = table.with_trait(IMPASSABLE)
    taken = [body for _, other in others(p, row) for body in other.bodies]
    return all(
        table.holds(body)
        and not any(overlaps(body, other) for other in taken)
        and not any(touches(wall, body) for wall in walls)
        for body in bodies
    )


def touches_edge(p: Position, row: int) -> bool:
    """Whether a formation is at the edge of the table, or over it."""
    table = p.scene.table
    bounds = (body.bounds for body in formation(p, row).bodies)
    return any(
        min(left, low, table.width - right, table.depth - high) <= TOLERANCE
        for left, low, right, high in bounds
    )


def near(bodies: Iterable[Body], other: Formation, reach: int = INCH) -> bool:
    """Whether some of the bodies are within an inch of a formation."""
    return any(within(body, one, reach) for body in bodies for one in other.bodies)


def mark(p: Position, row: int, **fields: int | bool) -> None:
    """Set fields of everybody in a formation."""
    for member in members(p, row):
        p.effect(Mark(member, RULE, tuple(fields.items())))


def leave_combat(p: Position, row: int) -> None:
    """A formation is out of its combat, and a charge of it is over."""
    mark(p, row, fought=0, **NO_CHARGE)


def destroy(p: Position, row: int) -> None:
    """Take a formation off the table as lost, everybody in it."""
    for member in members(p, row):
        p.effect(Destroy(member, RULE))
