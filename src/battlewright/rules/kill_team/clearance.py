"""What a model keeps off when it moves or is put down: other models, and an inch about every enemy (3.1)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, enemies
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.state import friends
from battlewright.rules.kill_team.terrain import level_under
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE, inches
from battlewright.table.placement import FreeSpace
from battlewright.table.plane import Point
from battlewright.table.table import Table

CLEAR = inches(1)
"""How near to an enemy no model comes but in a charge, in micrometres."""


def kept_off(p: Position, row: int) -> tuple[Disc, ...]:
    """The bodies that a model neither moves through nor overlaps in the end: enemies with the inch about them."""
    return (
        *(body(p, friend) for friend in friends(p, row)),
        *(widened(body(p, enemy)) for enemy in enemies(p, row)),
    )


def widened(base: Disc) -> Disc:
    """An enemy with the inch about it in which nobody ends."""
    return Disc(base.x, base.y, base.z, base.radius + CLEAR, base.height)


def put_down(own: Disc, wish: Point, table: Table, around: tuple[Disc, ...]) -> Disc:
    """A body as it comes to stand as near as may be to a place, falling no farther than it must: where the nearest free
    place has no ground at the height of the body, it goes down to what is below. Raises `NoRoom`."""
    place = FreeSpace(own, walled(table, own.z), around).nearest(wish)
    below = level_under(table, own.at(*place), own.z + TOLERANCE)
    if below >= own.z - TOLERANCE:
        return own.at(*place)
    return put_down(own.raised_to(below), wish, table, around)
