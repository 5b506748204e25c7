"""Outlines in plan: the polygons and circles of which every body and every piece of terrain is made.

Distances are exact: that of two outlines is sqrt(n / d) less their radii, with integers n and d, so it is compared
with a limit without taking a root.
"""

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import NamedTuple

import msgspec

from battlewright.table.once import once
from battlewright.table.plane import (
    Point,
    inside_polygon,
    is_convex,
    nearer_to_segment,
    on_segment,
    orientation,
    segments_cross,
    segments_meet,
    segments_nearer,
)

Box = tuple[int, int, int, int]
"""Least x, least y, greatest x, greatest y."""


def boxes_meet(one: Box, other: Box) -> bool:
    """Have the two boxes a point in common, edges included?"""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


class Polygon(msgspec.Struct, frozen=True, tag="polygon", dict=True):
    """A simple polygon by its corners in micrometres, in either sense of rotation."""

    points: tuple[Point, ...]

    @once
    def edges(self) -> tuple[tuple[Point, Point], ...]:
        """The sides as pairs of corners, the closing side first."""
        return tuple(zip((self.points[-1], *self.points[:-1]), self.points, strict=True))

    @once
    def convex(self) -> bool:
        """Does the polygon turn one way only?"""
        return is_convex(self.points)

    @once
    def turn(self) -> int:
        """1 for corners anticlockwise, -1 for clockwise, 0 for a polygon without area."""
        area = sum(a[0] * b[1] - a[1] * b[0] for a, b in self.edges)
        return (area > 0) - (area < 0)

    @once
    def inner_point_thrice(self) -> Point:
        """Three times a point inside a convex polygon: the sum of three corners that are not on one line."""
        a, b = self.points[0], self.points[1]
        c = next(point for point in self.points[2:] if orientation(a, b, point))
        return a[0] + b[0] + c[0], a[1] + b[1] + c[1]

    @once
    def bounds(self) -> Box:
        """The box round it."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)


def convex(points: tuple[Point, ...], turn: int) -> Polygon:
    """A polygon that is known to be convex, anticlockwise for a turn of 1 and clockwise for -1."""
    made = Polygon(points)
    made.__dict__.update(convex=True, turn=turn)
    return made


class Circle(msgspec.Struct, frozen=True, tag="circle"):
    """A round outline: centre and radius in micrometres."""

    x: int
    y: int
    radius: int

    @property
    def bounds(self) -> Box:
        """The box round it."""
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius


Part = Polygon | Circle
"""What every shape is made of."""


class Apart(NamedTuple):
    """The distance of two outlines: sqrt(squared / scale) - radii, not below 0."""

    squared: int
    scale: int
    radii: int

    def at_most(self, reach: int, rise: int = 0) -> bool:
        """Exactly: is sqrt(distance^2 + rise^2) <= reach?"""
        room = reach * reach - rise * rise
        if reach < 0 or room < 0:
            return False
        if rise == 0:
            return self.squared <= (self.radii + reach) * (self.radii + reach) * self.scale
        excess = self.squared - (self.radii * self.radii + room) * self.scale
        return excess <= 0 or excess * excess <= 4 * self.radii * self.radii * room * self.scale * self.scale

    def equals(self, reach: int, rise: int = 0) -> bool:
        """Exactly: is sqrt(distance^2 + rise^2) == reach?"""
        room = reach * reach - rise * rise
        if reach < 0 or room < 0:
            return False
        if room == 0:
            return self.squared <= self.radii * self.radii * self.scale
        excess = self.squared - (self.radii * self.radii + room) * self.scale
        return excess >= 0 and excess * excess == 4 * self.radii * self.radii * room * self.scale * self.scale

    @property
    def floor(self) -> int:
        """The distance rounded down to the micrometre."""
        return max(0, isqrt(self.squared // self.scale) - self.radii)

    @property
    def ceil(self) -> int:
        """The distance rounded up to the micrometre."""
        return max(0, _root_up(-(-self.squared // self.scale)) - self.radii)


def apart(one: Sequence[Part], other: Sequence[Part]) -> Apart:
    """The exact distance of two unions of outlines; within each union all radii are equal."""
    best: Apart | None = None
    for a in one:
        for b in other:
            found = part_apart(a, b)
            if best is None or found.squared * best.scale < best.squared * found.scale:
                best = found
    if best is None:
        raise ValueError("a union of outlines has at least one part")
    return best


def part_apart(a: Part, b: Part) -> Apart:
    """The exact distance of two outlines."""
    if isinstance(a, Circle):
        if isinstance(b, Circle):
            return Apart((a.x - b.x) ** 2 + (a.y - b.y) ** 2, 1, a.radius + b.radius)
        return Apart(*_point_to_polygon((a.x, a.y), b), a.radius)
    if isinstance(b, Circle):
        return Apart(*_point_to_polygon((b.x, b.y), a), b.radius)
    return Apart(*_polygon_to_polygon(a, b), 0)


def part_within(a: Part, b: Part, reach: int) -> bool:
    """Is the distance of the two outlines at most `reach`? Exact; convex polygons far apart are told at once."""
    (left, low, right, high), (west, south, east, north) = a.bounds, b.bounds
    if left - east > reach or west - right > reach or low - north > reach or south - high > reach:
        return False
    if isinstance(a, Polygon) and isinstance(b, Polygon):
        if a.convex and b.convex and a.turn and b.turn:
            if _keeps_off(a, b, reach) or _keeps_off(b, a, reach):
                return False
            if not (_keeps_off(a, b, 0) or _keeps_off(b, a, 0)):
                return True
        elif boxes_meet(a.bounds, b.bounds) and _polygon_to_polygon(a, b)[0] == 0:
            return True
        return any(_point_within(p, b, reach) for p in a.points) or any(
            _point_within(p, a, reach) for p in b.points
        )
    return part_apart(a, b).at_most(reach)


def _keeps_off(a: Polygon, b: Polygon, reach: int) -> bool:
    """Lies all of b farther than `reach` beyond the line of one side of the convex polygon a?"""
    turn = -a.turn
    for (ax, ay), (bx, by) in a.edges:
        ex, ey = turn * (bx - ax), turn * (by - ay)
        limit = reach * reach * (ex * ex + ey * ey)
        for x, y in b.points:
            beyond = ex * (y - ay) - ey * (x - ax)
            if beyond <= 0 or beyond * beyond <= limit:
                break
        else:
            return True
    return False


def _point_within(p: Point, polygon: Polygon, reach: int) -> bool:
    limit = reach * reach
    for a, b in polygon.edges:
        n, d = _point_to_segment(p, a, b)
        if n <= limit * d:
            return True
    return False


def part_nearer(part: Part, start: Point, end: Point, reach: int) -> bool:
    """Is the segment start-end nearer than `reach` to the part, or inside it? Exact."""
    if isinstance(part, Circle):
        return nearer_to_segment((part.x, part.y), start, end, part.radius + reach)
    if start == end:
        near = any(nearer_to_segment(start, a, b, reach) for a, b in part.edges)
    else:
        near = any(segments_nearer(start, end, a, b, reach) for a, b in part.edges)
    return near or inside_polygon(start, part.points)


def invades(part: Part, other: Part) -> bool:
    """Have the insides of the two outlines a point in common? Touching is not invading. Exact."""
    if isinstance(part, Circle):
        centre = (part.x, part.y)
        return part.radius > 0 and part_nearer(other, centre, centre, part.radius)
    if isinstance(other, Circle):
        return invades(other, part)
    return _insides_meet(part, other)


def encloses(outer: Part, inner: Part) -> bool:
    """Does the outer outline hold the whole inner one, edges included? Exact."""
    if isinstance(outer, Circle):
        if isinstance(inner, Circle):
            room = outer.radius - inner.radius
            return room >= 0 and (inner.x - outer.x) ** 2 + (inner.y - outer.y) ** 2 <= room * room
        squared = outer.radius * outer.radius
        return all((x - outer.x) ** 2 + (y - outer.y) ** 2 <= squared for x, y in inner.points)
    if isinstance(inner, Circle):
        centre = (inner.x, inner.y)
        return inside_polygon(centre, outer.points) and not any(
            nearer_to_segment(centre, a, b, inner.radius) for a, b in outer.edges
        )
    return (
        all(_holds(outer, corner) for corner in inner.points)
        and not any(segments_cross(a, b, c, d) for a, b in outer.edges for c, d in inner.edges)
        and not any(_strictly_holds(inner, corner) for corner in outer.points)
    )


def enters_convex(a: Point, b: Point, polygon: Polygon) -> bool:
    """Has the segment a-b a point inside the convex polygon? Running along a side is not entering. Exact."""
    low, high = (0, 1), (1, 1)
    turn = polygon.turn
    for c, d in polygon.edges:
        first, last = turn * orientation(c, d, a), turn * orientation(c, d, b)
        if first <= 0 and last <= 0:
            return False
        if first <= 0:
            low = _larger(low, (-first, last - first))
        elif last <= 0:
            high = _smaller(high, (first, first - last))
    return low[0] * high[1] < high[0] * low[1]


def _larger(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one if one[0] * other[1] >= other[0] * one[1] else other


def _smaller(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one if one[0] * other[1] <= other[0] * one[1] else other


def _insides_meet(a: Polygon, b: Polygon) -> bool:
    """Of two convex ones no side parts them. Otherwise either a side of one enters the other, convex one, or that one
    lies wholly in or out: one point tells."""
    if a.convex and b.convex and a.turn and b.turn:
        return boxes_meet(a.bounds, b.bounds) and not (_parts(a, b) or _parts(b, a))
    convex, other = (a, b) if a.convex else (b, a)
    if not convex.convex:
        raise ValueError("of two polygons one must be convex")
    if not boxes_meet(convex.bounds, other.bounds):
        return False
    if any(enters_convex(c, d, convex) for c, d in other.edges):
        return True
    x, y = convex.inner_point_thrice
    return inside_polygon((x, y), tuple((3 * px, 3 * py) for px, py in other.points))


def _parts(a: Polygon, b: Polygon) -> bool:
    """Lies all of b on the line of one side of the convex polygon a, or beyond it?"""
    turn = a.turn
    for (ax, ay), (bx, by) in a.edges:
        ex, ey = turn * (bx - ax), turn * (by - ay)
        for x, y in b.points:
            if ex * (y - ay) > ey * (x - ax):
                break
        else:
            return True
    return False


def _holds(polygon: Polygon, point: Point) -> bool:
    return inside_polygon(point, polygon.points) or any(on_segment(point, a, b) for a, b in polygon.edges)


def _strictly_holds(polygon: Polygon, point: Point) -> bool:
    return inside_polygon(point, polygon.points) and not any(
        on_segment(point, a, b) for a, b in polygon.edges
    )


def _point_to_segment(p: Point, a: Point, b: Point) -> tuple[int, int]:
    """The squared distance as (n, d)."""
    ex, ey = b[0] - a[0], b[1] - a[1]
    wx, wy = p[0] - a[0], p[1] - a[1]
    along = ex * wx + ey * wy
    if along <= 0:
        return wx * wx + wy * wy, 1
    squared = ex * ex + ey * ey
    if along >= squared:
        return (wx - ex) ** 2 + (wy - ey) ** 2, 1
    return (ex * wy - ey * wx) ** 2, squared


def _point_to_polygon(p: Point, polygon: Polygon) -> tuple[int, int]:
    if inside_polygon(p, polygon.points):
        return 0, 1
    return _least(_point_to_segment(p, a, b) for a, b in polygon.edges)


def _polygon_to_polygon(a: Polygon, b: Polygon) -> tuple[int, int]:
    if boxes_meet(a.bounds, b.bounds) and (
        inside_polygon(a.points[0], b.points)
        or inside_polygon(b.points[0], a.points)
        or any(segments_meet(*one, *other) for one in a.edges for other in b.edges)
    ):
        return 0, 1
    near = [_point_to_segment(p, c, d) for p in a.points for c, d in b.edges]
    near += [_point_to_segment(p, c, d) for p in b.points for c, d in a.edges]
    return _least(iter(near))


def _least(distances: Iterator[tuple[int, int]]) -> tuple[int, int]:
    best = next(distances)
    for n, d in distances:
        if n * best[1] < best[0] * d:
            best = n, d
    return best


def _root_up(square: int) -> int:
    return isqrt(square - 1) + 1 if square > 0 else 0
