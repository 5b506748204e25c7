"""Places to turn at on the way round an obstacle: corners of the obstacle moved out by the base of the mover.

A shortest way among obstacles bends only there. Round outlines stand as polygons of `SIDES` sides about them, so a way
round one is at most `STRAY` times as long as the shortest; each corner knows the piece of the arc that it stands for,
so the way can be drawn taut (see `smoothing`).
"""

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, ceil, cos, pi, sin, tan
from typing import NamedTuple

from battlewright.table.bodies import Body, Disc
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import Point, convex_hull, orientation

SIDES = 12

STRAY = tan(pi / SIDES) / (pi / SIDES)
"""How many times as long as a circle a polygon of so many sides about it is."""


class Bend(NamedTuple):
    """A piece of an arc about x, y, `half` radians to either side of `middle`."""

    x: float
    y: float
    radius: float
    middle: float
    half: float

    @property
    def place(self) -> Point:
        """Where the tangents at the ends of the piece meet."""
        far = self.radius / cos(self.half)
        return round(self.x + far * cos(self.middle)), round(self.y + far * sin(self.middle))

    @property
    def halves(self) -> "tuple[Bend, Bend]":
        """The piece as two, anticlockwise."""
        half = self.half / 2
        first = self._replace(middle=self.middle - half, half=half)
        return first, self._replace(middle=self.middle + half, half=half)


def turning_places(body: Body, obstacles: Iterable[Sequence[Part]]) -> dict[Point, Bend | None]:
    """Where the body, kept in its facing, may turn about the obstacles, with the bend that each place stands for (None:
    a sharp corner); some of the places may be taken."""
    found: dict[Point, Bend | None] = {}
    for parts in obstacles:
        for part in parts:
            found.update(_about(body, part))
    return found


def _about(body: Body, part: Part) -> Iterator[tuple[Point, Bend | None]]:
    if isinstance(body, Disc):
        if isinstance(part, Circle):
            bends = _bends_about(part, part.radius + body.radius)
        else:
            bends = _round_corners(part, body.radius)
        yield from ((bend.place, bend) for bend in bends)
        return
    for own in body.parts:
        if isinstance(own, Polygon):
            places = dict(_moved_out(body, own, part))
            yield from ((corner, places[corner]) for corner in convex_hull(places))


def _moved_out(body: Body, own: Polygon, part: Part) -> Iterator[tuple[Point, Bend | None]]:
    """The places of the body at which a corner of its own stands at a corner of the part."""
    for px, py in own.points:
        dx, dy = body.x - px, body.y - py
        if isinstance(part, Circle):
            for bend in _bends_about(part, part.radius):
                moved = bend._replace(x=bend.x + dx, y=bend.y + dy)
                yield moved.place, moved
        else:
            yield from (((x + dx, y + dy), None) for x, y in part.points)


def _bends_about(circle: Circle, radius: int) -> Iterator[Bend]:
    for i in range(SIDES):
        yield Bend(circle.x, circle.y, radius + 1, 2 * pi * i / SIDES, pi / SIDES)


def _round_corners(polygon: Polygon, radius: int) -> Iterator[Bend]:
    """About each corner that sticks out, the pieces of the arc on which the centre goes there."""
    points = polygon.points if polygon.turn > 0 else polygon.points[::-1]
    for before, (x, y), after in zip(
        (points[-1], *points[:-1]), points, (*points[1:], points[0]), strict=True
    ):
        if orientation(before, (x, y), after) <= 0:
            continue
        start = atan2(y - before[1], x - before[0]) - pi / 2
        turn = (atan2(after[1] - y, after[0] - x) - pi / 2 - start) % (2 * pi)
        pieces = ceil(turn * SIDES / (2 * pi))
        for i in range(pieces):
            yield Bend(x, y, radius + 1, start + turn * (i + 0.5) / pieces, turn / pieces / 2)
