"""Rings and straight stretches in plan, before rounding: where they cross, and what of them is nearest.

They aim: whatever is found is rounded to the micrometre and then judged on integers.
"""

from collections.abc import Iterator
from math import hypot, sqrt
from typing import NamedTuple

from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point

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


def border_of(outline: Part) -> list[Curve]:
    """The border of an outline: one ring, or its sides."""
    if isinstance(outline, Circle):
        return [Ring(outline.x, outline.y, outline.radius)]
    return [Segment(*a, *b) for a, b in outline.edges]


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
