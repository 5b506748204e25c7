"""The two outer common tangents of viewer and target: no line of sight leaves what lies between them."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import Point, inside_polygon
from battlewright.table.sight.contacts import Contact
from battlewright.table.sight.critical import DOUBT, Critical
from battlewright.table.sight.meeting import meeting_points

ROUNDS = 8
"""How often a tangent is turned to the contacts farthest out before it is given up."""


class Standing(Enum):
    """How an outline stands to a border: beyond it on the far side, across it, or on the near side."""

    BEYOND = auto()
    ACROSS = auto()
    NEAR = auto()


class Border:
    """An outer tangent: a line with both looks on `side` of it (left 1, right -1), by the two places it touches."""

    __slots__ = ("line", "side", "touches")

    def __init__(self, one: Contact, other: Contact, side: int) -> None:
        self.line = Critical(one[0], one[1], side * one[2], other[0], other[1], side * other[2])
        self.side = side
        self.touches = one, other

    def ends(self) -> tuple[Point, Point]:
        """The points where it touches the two, to the micrometre."""
        one, other = self.touches
        ux, uy = self.line.ux, self.line.uy
        return touch_point(one, ux, uy, self.side), touch_point(other, ux, uy, self.side)

    def standing(self, part: Part) -> Standing:
        """How an outline stands to the border; a mere touch is near, from either side."""
        line = self.line
        if isinstance(part, Circle):
            middle = self.side * (line.ux * part.y - line.uy * part.x + line.c)
            lowest, highest = middle - part.radius, middle + part.radius
        else:
            distances = [line.ux * y - line.uy * x + line.c for x, y in part.points]
            lowest, highest = min(distances), max(distances)
            if self.side < 0:
                lowest, highest = -highest, -lowest
        if highest < -DOUBT:
            return Standing.BEYOND
        return Standing.ACROSS if lowest < -DOUBT and highest > DOUBT else Standing.NEAR


def outer_tangent(
    viewer: Sequence[Contact],
    target: Sequence[Contact],
    towards: tuple[float, float],
    side: int,
    beyond: Sequence[Polygon] = (),
) -> Border | None:
    """The tangent with both looks on `side`, of what they have outside the regions `beyond`; None when none is found,
    as for a look that holds the other."""
    one = _farthest_out(viewer, *towards, side, beyond)
    other = _farthest_out(target, *towards, side, beyond)
    for _ in range(ROUNDS):
        if one is None or other is None:
            return None
        k = side * (other[2] - one[2])
        if (other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2 <= k * k:
            return None
        border = Border(one, other, side)
        if len(viewer) == 1 == len(target):
            return border
        ux, uy = border.line.ux, border.line.uy
        farther = _farthest_out(viewer, ux, uy, side, beyond), _farthest_out(target, ux, uy, side, beyond)
        if farther == (one, other):
            return border
        one, other = farther
    return None


def outside_of(
    regions: Sequence[Polygon], contacts: Sequence[Contact], outlines: Sequence[Part]
) -> list[Contact]:
    """The contacts of what outlines have outside regions: corners, rims, and crossings of edges, to the micrometre."""
    kept = [contact for contact in contacts if contact[2] or not _is_in(contact[:2], regions)]
    return [*kept, *_cuts(regions, outlines)]


def touch_point(contact: Contact, ux: float, uy: float, side: int) -> Point:
    """Where a line in the direction ux, uy with the outline on `side` touches it, to the micrometre."""
    x, y, radius = contact[:3]
    return round(x + side * radius * uy), round(y - side * radius * ux)


def _cuts(regions: Sequence[Polygon], outlines: Sequence[Part]) -> Iterator[Contact]:
    for region in regions:
        others = [other for other in regions if other is not region]
        for outline in outlines:
            for x, y in meeting_points(outline, region):
                if not _is_in((round(x), round(y)), others):
                    yield round(x), round(y), 0, None, None


def _is_in(place: Point, regions: Sequence[Polygon]) -> bool:
    return any(inside_polygon(place, region.points) for region in regions)


def _farthest_out(
    contacts: Sequence[Contact], ux: float, uy: float, side: int, beyond: Sequence[Polygon]
) -> Contact | None:
    """The contact whose outline reaches farthest to the other side than `side`; a rim must be touched outside the
    regions `beyond`."""
    best, farthest = None, float("-inf")
    for contact in contacts:
        out = contact[2] - side * (ux * contact[1] - uy * contact[0])
        if out > farthest and not (
            beyond and contact[2] and _is_in(touch_point(contact, ux, uy, side), beyond)
        ):
            best, farthest = contact, out
    return best
