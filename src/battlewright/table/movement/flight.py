"""The flight of a jump: straight at the height of the start to above the landing, then straight down.

What stands higher than the start bars the way there; a floor, which one cannot fall through, bars the way down.
"""

from collections.abc import Iterator, Sequence

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.movement.legality import anchor, runs_into
from battlewright.table.movement.path import advance_into
from battlewright.table.placement.contact import ContactRegion
from battlewright.table.placement.free import NoRoom
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches

FLOOR = "floor"
"""The trait of what cannot be fallen through."""


def in_flight(
    start: Body, end: Body, bodies: Sequence[Body], walls: Sequence[Feature]
) -> Body | Feature | None:
    """What bars the way from the start to above the end."""
    return runs_into(start, anchor(end), bodies, walls)


def on_landing(
    start: Body, end: Body, bodies: Sequence[Body], walls: Sequence[Feature]
) -> Body | Feature | None:
    """What bars the way down to the end from the height of the start."""
    fall = _fall(start, end)
    for other in bodies:
        if overlaps(fall, other):
            return other
    return next((wall for wall in walls if stands_in_way(wall, fall) and touches(wall, fall)), None)


def landings(
    start: Body, target: Body, table: Table, bodies: Sequence[Body], stops: Sequence[str]
) -> Iterator[Body]:
    """Places beside a lower target: the one on its near side, then the nearest of those that are free."""
    lowered, (x, y), (middle_x, middle_y) = start.raised_to(target.z), start.middle, target.middle
    far, bare = 2 * (table.width + table.depth), Table(table.width, table.depth)
    path = advance_into(lowered, (middle_x - x, middle_y - y), target, far, bare)
    if in_contact(lowered.at(*path.end), target):
        yield lowered.at(*path.end)
    others = tuple(other for other in bodies if other != target)
    region = ContactRegion(_fall(start, lowered), target, table, others, (*stops, FLOOR))
    try:
        yield lowered.at(*region.project(*anchor(start)))
    except NoRoom:
        return


def _fall(start: Body, end: Body) -> Body:
    """The column that the body goes through on the way down."""
    return msgspec.structs.replace(end, height=end.height + max(0, start.z - end.z))
