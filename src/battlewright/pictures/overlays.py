"""What can be drawn over a table: lines of sight, moves, legal places, reach, likely places.

Each overlay takes the verdict of the table itself, so a picture shows what the rules have decided, never a sketch of
it. Places are in micrometres.
"""

from __future__ import annotations

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.movement import MoveRegion, Path
from battlewright.table.placement import PlaceRegion
from battlewright.table.plane import Point
from battlewright.table.sight import Sight


class SightLine(msgspec.Struct, frozen=True):
    """The line of sight from `viewer` to `target` with its verdict: the clear line, or where it is blocked by what."""

    viewer: Body
    target: Body
    sight: Sight


class MovePath(msgspec.Struct, frozen=True):
    """A move of `body` (as it stood before) along `path`, with what stopped it."""

    body: Body
    path: Path


class RegionOutline(msgspec.Struct, frozen=True):
    """The border of the places where the middle of a base may end, as corners."""

    corners: tuple[Point, ...]


class ReachCircle(msgspec.Struct, frozen=True):
    """Everything within `reach` micrometres of the edge of `body`, `label` beside it."""

    body: Body
    reach: int
    label: str = ""


class MarkedPoint(msgspec.Struct, frozen=True):
    """A place where something ends with `probability` (0 to 1): the mark's area shows it."""

    x: int
    y: int
    probability: float
    label: str = ""


Overlay = SightLine | MovePath | RegionOutline | ReachCircle | MarkedPoint


def region_outline(region: MoveRegion | PlaceRegion) -> RegionOutline:
    """The outline of a region that a request offers."""
    return RegionOutline(tuple(region.outline()))
