"""Straight moves and turns by halving and marching, with overlap tests only.

What a base sweeps grows with the length of its way, so where it first touches or enters something is found by
halving. Turning is marched: a step is never longer than the free distance allows.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import degrees, hypot, inf

import numpy as np
import shapely
from tests.oracle.distances import TOLERANCE, Interval, distance
from tests.oracle.figures import FLOAT_ERROR, Bools, Figure, Floats, Shape, figure, terrain

from battlewright.table.bodies import Body
from battlewright.table.terrain import Feature

STEPS = 4_000
"""Steps in which the cost of a way is summed."""


def swept(each: Figure, dx: float, dy: float) -> Figure:
    """Everything the figure covers on a straight way."""
    shapes = [piece for shape in each.shapes for piece in _swept(shape, dx, dy)]
    return Figure((*each.shapes, *shapes), each.slack)


def _swept(shape: Shape, dx: float, dy: float) -> list[Shape]:
    """A polygon sweeps the parallelograms of its sides besides where it stands first and last."""
    way = np.array([dx, dy])
    if shape.round:
        start = shapely.get_coordinates(shape.core)[0]
        return [Shape(shapely.LineString([start, start + way]), shape.radius)]
    found = [Shape(shapely.transform(shape.core, lambda xy: xy + way))]
    for polygon in shapely.get_parts(shape.core):
        for ring in (polygon.exterior, *polygon.interiors):
            corners = shapely.get_coordinates(ring)
            sides = pairwise(corners)
            found += [Shape(shapely.MultiPoint([a, b, b + way, a + way]).convex_hull) for a, b in sides]
    return found


class Way:
    """A straight way of a body in a direction, up to a length."""

    def __init__(self, body: Body, toward: tuple[int, int], length: float) -> None:
        self.body, self.toward, self.base = body, toward, figure(body)
        self.ux, self.uy = toward[0] / hypot(*toward), toward[1] / hypot(*toward)
        self.length = length

    def touch(self, other: Figure) -> float:
        """The length at which the base first touches the figure, infinite if it never does."""
        return self._first(self.base, other)

    def entered(self, obstacle: Body | Feature) -> Interval:
        """The length at which the base has entered the obstacle by 20 um; infinite if it never does."""
        other = obstacle_figure(obstacle)
        error = self.base.slack + other.slack + FLOAT_ERROR
        early, late = (
            self._entered(other, TOLERANCE + e, isinstance(obstacle, Feature)) for e in (-error, error)
        )
        return Interval(early, late)

    def _entered(self, other: Figure, depth: float, is_feature: bool) -> float:
        inner = self._first(self.base.shrunk(depth), other)
        return inner if is_feature else min(inner, self._first(self.base, other.shrunk(depth)))

    def _first(self, base: Figure, other: Figure) -> float:
        if not other.shapes or not base.shapes or not self._meets(base, other, self.length):
            return inf
        low, high = 0.0, self.length
        if self._meets(base, other, 0.0):
            return 0.0
        while high - low > 0.05:
            middle = (low + high) / 2
            low, high = (low, middle) if self._meets(base, other, middle) else (middle, high)
        return high

    def _meets(self, base: Figure, other: Figure, length: float) -> bool:
        return distance(swept(base, self.ux * length, self.uy * length), other) <= 0

    def edge(self, side: float) -> float:
        """The length at which the base stands at the edge of a square table."""
        left, low, right, high = self.base.area.bounds
        if self.base.shapes[0].round:
            x, y = shapely.get_coordinates(self.base.shapes[0].core)[0]
            radius = self.base.shapes[0].radius
            left, low, right, high = x - radius, y - radius, x + radius, y + radius
        rooms = [(self.ux, side - right), (-self.ux, left), (self.uy, side - high), (-self.uy, low)]
        return min((room / speed for speed, room in rooms if speed > 1e-12), default=inf)

    def cost(self, length: float, slow: Sequence[Feature]) -> Interval:
        """The movement that the first part of the way costs: double while any of the base is over slow ground."""
        if length <= 0:
            return Interval(0.0, 0.0)
        inner = self.base.shrunk(TOLERANCE)
        grounds = [terrain(piece) for piece in slow]
        lengths = (np.arange(STEPS) + 0.5) * (length / STEPS)
        over = np.zeros(STEPS, dtype=bool)
        for ground in grounds:
            over |= self._over(inner, ground, lengths)
        changes = 1 + np.count_nonzero(over[1:] != over[:-1])
        slack = self.base.slack + max((ground.slack for ground in grounds), default=0.0)
        error = changes * (length / STEPS + 60 * slack) + 1
        paid = length + float(np.mean(over)) * length
        return Interval(paid - error, paid + error)

    def _over(self, inner: Figure, ground: Figure, lengths: Floats) -> Bools:
        """After which lengths is the base over the ground? The ground is moved towards the base instead."""
        met = np.zeros(len(lengths), dtype=bool)
        for shape in inner.shapes:
            shapely.prepare(shape.core)
            for other in ground.shapes:
                corners = shapely.get_coordinates(other.core)
                moved = corners[None] - lengths[:, None, None] * np.array([self.ux, self.uy])
                places = shapely.points(moved[:, 0]) if other.round else shapely.polygons(moved)
                met |= shapely.distance(places, shape.core) <= shape.radius + other.radius
        return met


def obstacle_figure(obstacle: Body | Feature) -> Figure:
    """The plan of a body or of a feature."""
    return terrain(obstacle) if isinstance(obstacle, Feature) else figure(obstacle)


def is_convex(each: Figure) -> bool:
    """Is it one convex shape?"""
    hull = each.area.convex_hull
    return len(each.shapes) == 1 and bool(hull.area - each.area.area < 1e-6 * hull.area)


def stopped(
    way: Way, obstacles: Sequence[Body | Feature], side: float
) -> tuple[Interval, list[tuple[Body | Feature, Interval]]]:
    """Where the move ends before its length is spent, and where each obstacle that may stop it would.

    A convex obstacle stops a convex base where they touch. Otherwise the base may slide along one side before
    another stops it: somewhere from the first touch up to having entered it by 20 um. What is touched within the
    length but would be entered only beyond it may stop the move at the touch or not.
    """
    beyond = Way(way.body, way.toward, way.length + side)
    edge = min(way.length, max(0.0, way.edge(side)))
    low = high = edge
    found: list[tuple[Body | Feature, Interval]] = []
    convex = is_convex(way.base)
    for obstacle in obstacles:
        touched = way.touch(obstacle_figure(obstacle))
        entered = beyond.entered(obstacle) if touched < inf else Interval(inf, inf)
        if entered.low == inf:
            continue
        exact = convex and is_convex(obstacle_figure(obstacle))
        until = (touched if exact else entered.high) if entered.high <= way.length else inf
        found.append((obstacle, Interval(touched, until)))
        low, high = min(low, touched), min(high, until)
    return Interval(low, high), found


def turned_into(
    base: Figure, about: tuple[float, float], most: float, others: Sequence[Figure], depth: float
) -> float:
    """Degrees by which the figure turns about a place, clockwise for positive `most`, until it has entered one of the
    others by `depth`; infinite if it never does up to `most`."""
    inner = base.shrunk(depth)
    reach = max(hypot(x - about[0], y - about[1]) for x, y in shapely.get_coordinates(base.area))
    sign, gone = (1 if most >= 0 else -1), 0.0
    while gone < abs(most):
        now, outer = inner.turned(about, sign * gone), base.turned(about, sign * gone)
        free = min(
            min(distance(now, other), distance(outer, drawn))
            if (drawn := other.shrunk(depth)).shapes
            else inf
            for other in others
        )
        if free <= 0.05:
            return gone
        gone += degrees(max(free, 0.05) / reach)
    return inf
