"""The curves on which the reference point of a body lies while its base touches an obstacle.

They bound the Minkowski sum of the obstacle and the base turned about by half a turn: the reference point must keep
out of that sum. For bases and obstacles made of circles and polygons it is bounded by rings and straight sides.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from battlewright.table.bodies import Body
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point, orientation

Place = tuple[float, float]
"""A place before it is rounded."""

_INSIDE = (-1e-12, 1 + 1e-12)
"""Shares of a side that are on it: a crossing at its end is not lost to rounding."""

_PARALLEL = 1e-9
"""Sides whose directions differ by less than this (in radians, about) have no crossing to speak of."""


class Ring(NamedTuple):
    """A circle about x, y."""

    x: float
    y: float
    radius: float

    def nearest(self, wish: Point) -> Place:
        """Its point nearest to the wish; its northernmost one when all are as near."""
        dx, dy = wish[0] - self.x, wish[1] - self.y
        away = hypot(dx, dy)
        if away == 0:
            return self.x, self.y + self.radius
        return self.x + dx * self.radius / away, self.y + dy * self.radius / away


class Segment(NamedTuple):
    """A straight stretch from a to b."""

    ax: float
    ay: float
    bx: float
    by: float

    def nearest(self, wish: Point) -> Place:
        """Its point nearest to the wish."""
        ex, ey = self.bx - self.ax, self.by - self.ay
        squared = ex * ex + ey * ey
        if squared == 0:
            return self.ax, self.ay
        share = ((wish[0] - self.ax) * ex + (wish[1] - self.ay) * ey) / squared
        share = max(0.0, min(1.0, share))
        return self.ax + share * ex, self.ay + share * ey


Curve = Ring | Segment


def contact_curves(body: Body, parts: Iterable[Part]) -> list[Curve]:
    """The curves that x, y of `body`, moved without turning, is on when its base touches one of the parts."""
    curves: list[Curve] = []
    for part in parts:
        for own in body.parts:
            curves += _sum_of(part, own, body.x, body.y)
    return curves


def _sum_of(part: Part, own: Part, x: int, y: int) -> Iterator[Curve]:
    """The border of the sum of `part` and the opposite of `own`, whose reference point is x, y."""
    if isinstance(own, Circle):
        dx, dy = x - own.x, y - own.y
        if isinstance(part, Circle):
            yield Ring(part.x + dx, part.y + dy, part.radius + own.radius)
        else:
            corners = tuple((px + dx, py + dy) for px, py in part.points)
            yield from _rounded(corners, part.turn, own.radius)
        return
    ways = [(x - px, y - py) for px, py in own.points]
    if isinstance(part, Circle):
        corners = _hull([(part.x + dx, part.y + dy) for dx, dy in ways])
        yield from _rounded(corners, 1, part.radius)
        return
    for piece in (part.points,) if part.convex else part.edges:
        corners = _hull([(px + dx, py + dy) for px, py in piece for dx, dy in ways])
        yield from _sides(corners)


def _rounded(corners: Sequence[Point], turn: int, radius: int) -> Iterator[Curve]:
    """The border of all that lies within `radius` of a polygon that turns to the left (1) or to the right (-1)."""
    if radius == 0:
        yield from _sides(corners)
        return
    before = corners[-1]
    for corner in corners:
        dx, dy = corner[0] - before[0], corner[1] - before[1]
        out = turn * radius / hypot(dx, dy)
        yield Ring(*corner, radius)
        yield Segment(before[0] + dy * out, before[1] - dx * out, corner[0] + dy * out, corner[1] - dx * out)
        before = corner


def _sides(corners: Sequence[Point]) -> Iterator[Curve]:
    before = corners[-1]
    for corner in corners:
        yield Segment(*before, *corner)
        before = corner


def _hull(points: Sequence[Point]) -> tuple[Point, ...]:
    """The corners of the convex hull, anticlockwise."""
    ordered = sorted(set(points))
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return tuple(lower[:-1] + upper[:-1])


def _chain(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and orientation(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def crossings(one: Curve, other: Curve) -> Iterator[Place]:
    """The points that two curves have in common; parallel sides count as having none."""
    if isinstance(one, Ring):
        if isinstance(other, Ring):
            yield from _ring_ring(one, other)
        else:
            yield from _side_ring(other, one)
    elif isinstance(other, Ring):
        yield from _side_ring(one, other)
    else:
        yield from _side_side(one, other)


def _ring_ring(one: Ring, other: Ring) -> Iterator[Place]:
    dx, dy = other.x - one.x, other.y - one.y
    far = hypot(dx, dy)
    if far == 0 or not abs(one.radius - other.radius) <= far <= one.radius + other.radius:
        return
    along = (one.radius**2 - other.radius**2 + far * far) / (2 * far)
    across = sqrt(max(0.0, one.radius**2 - along * along))
    for side in (across, -across):
        yield one.x + (along * dx - side * dy) / far, one.y + (along * dy + side * dx) / far


def _side_ring(side: Segment, ring: Ring) -> Iterator[Place]:
    ex, ey = side.bx - side.ax, side.by - side.ay
    wx, wy = side.ax - ring.x, side.ay - ring.y
    squared, half = ex * ex + ey * ey, wx * ex + wy * ey
    room = half * half - squared * (wx * wx + wy * wy - ring.radius**2)
    if squared == 0 or room < 0:
        return
    for share in ((-half - sqrt(room)) / squared, (-half + sqrt(room)) / squared):
        if _INSIDE[0] <= share <= _INSIDE[1]:
            yield side.ax + share * ex, side.ay + share * ey


def _side_side(first: Segment, second: Segment) -> Iterator[Place]:
    ax, ay, bx, by = first
    cx, cy, dx, dy = second
    ex, ey, fx, fy = bx - ax, by - ay, dx - cx, dy - cy
    turn = ex * fy - ey * fx
    if abs(turn) <= _PARALLEL * (abs(ex) + abs(ey)) * (abs(fx) + abs(fy)):
        return
    share = ((cx - ax) * fy - (cy - ay) * fx) / turn
    other = ((cx - ax) * ey - (cy - ay) * ex) / turn
    if _INSIDE[0] <= share <= _INSIDE[1] and _INSIDE[0] <= other <= _INSIDE[1]:
        yield ax + share * ex, ay + share * ey
