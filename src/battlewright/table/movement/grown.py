"""Obstacles grown by a body that keeps its facing: then the body is a point, and a straight leg a segment.

An obstacle grown by the base is the set of places where the two would overlap (their Minkowski difference). A leg is
free when its segment stays out of every grown obstacle: exactly the verdict of `legality`, but the growing is done once
for many legs.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from battlewright.table.bodies import Body, shares_height
from battlewright.table.movement.legality import anchor
from battlewright.table.outlines import Box, Circle, Part, Polygon, enters_convex, part_nearer
from battlewright.table.plane import Point, convex_hull
from battlewright.table.terrain import Feature, stands_in_way

Grown = tuple[Part, int]
"""Places nearer than this reach to the outline are taken; with reach 0, those inside it, which is then convex."""


class GrownObstacle:
    """A body or feature as the mover must keep off it."""

    def __init__(self, what: Body | Feature, body: Body) -> None:
        self.what, self.body = what, body
        (left, low, right, high), (x, y) = body.bounds, anchor(body)
        west, south, east, north = what.bounds
        self.box: Box = (west - (right - x), south - (high - y), east + (x - left), north + (y - low))

    @cached_property
    def grown(self) -> tuple[Grown, ...]:
        """The outlines that the segment of a leg must keep out of."""
        own, what = self.body, self.what
        if isinstance(what, Feature):
            return tuple(_grown(own.inner, what.parts, own))
        return (*_grown(own.inner, what.parts, own), *_grown(own.parts, what.inner, own))

    def takes(self, start: Point, end: Point) -> bool:
        """Does the leg enter the obstacle by more than 20 um?"""
        left, low, right, high = self.box
        (ax, ay), (bx, by) = start, end
        if (ax <= left and bx <= left) or (ax >= right and bx >= right):
            return False
        if (ay <= low and by <= low) or (ay >= high and by >= high):
            return False
        return any(_enters(part, reach, start, end) for part, reach in self.grown)


class GrownObstacles:
    """What a body may run into, grown by it."""

    def __init__(self, body: Body, bodies: Sequence[Body], walls: Sequence[Feature]) -> None:
        found: list[Body | Feature] = [other for other in bodies if shares_height(body, other)]
        found += [wall for wall in walls if stands_in_way(wall, body)]
        self.obstacles = [GrownObstacle(what, body) for what in found]

    def taken_by(self, start: Point, end: Point) -> Body | Feature | None:
        """The first obstacle that the straight leg would enter by more than 20 um. Exact."""
        return next((one.what for one in self.obstacles if one.takes(start, end)), None)


def _enters(part: Part, reach: int, start: Point, end: Point) -> bool:
    if reach > 0 or isinstance(part, Circle):
        return part_nearer(part, start, end, reach)
    return enters_convex(start, end, part)


def _grown(base: Sequence[Part], parts: Sequence[Part], body: Body) -> Iterator[Grown]:
    for own in base:
        for part in parts:
            if isinstance(own, Circle):
                yield part, own.radius
                continue
            mirrored = [(body.x - x, body.y - y) for x, y in own.points]
            if isinstance(part, Circle):
                yield Polygon(tuple((part.x + x, part.y + y) for x, y in mirrored)), part.radius
            elif part.convex:
                yield _sum(mirrored, part.points), 0
            else:
                yield from ((_sum(mirrored, side), 0) for side in part.edges)


def _sum(mirrored: Sequence[Point], points: Sequence[Point]) -> Polygon:
    return Polygon(tuple(convex_hull((px + x, py + y) for px, py in points for x, y in mirrored)))
