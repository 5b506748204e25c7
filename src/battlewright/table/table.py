"""The table: its size and the terrain on it."""

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.terrain import Feature


class Table(msgspec.Struct, frozen=True):
    """A table of `width` (x) by `depth` (y) micrometres with its terrain; the origin is the lower left
    corner."""

    width: int
    depth: int
    features: tuple[Feature, ...] = ()

    def holds(self, body: Body) -> bool:
        """Is the whole base on the table (it may stand over the edge by 20 um)?"""
        reach = body.radius - TOLERANCE
        return reach <= body.x <= self.width - reach and reach <= body.y <= self.depth - reach
