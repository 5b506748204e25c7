"""Gaps, contacts, overlaps and who is in what, each as an interval that holds the truth.

A verdict is True or False when every length of the interval says so, else None: too close to call.
"""

from dataclasses import dataclass
from math import hypot, inf, pi

import numpy as np
import shapely
from numpy.typing import NDArray
from tests.oracle.figures import FLOAT_ERROR, Figure, Floats, Shape, figure, terrain

from battlewright.table.bodies import Body
from battlewright.table.terrain import Feature

Verdict = bool | None
"""True, False, or None: too close to call."""

TOLERANCE = 20
"""Micrometres: the contact tolerance of the rules."""


@dataclass(frozen=True)
class Interval:
    """A length in micrometres known to lie from `low` to `high`."""

    low: float
    high: float

    def at_most(self, limit: float) -> Verdict:
        """Is the length at most the limit?"""
        return True if self.high <= limit else False if self.low > limit else None

    def less(self, limit: float) -> Verdict:
        """Is the length below the limit?"""
        return True if self.high < limit else False if self.low >= limit else None


def distance(a: Figure, b: Figure) -> float:
    """Distance of two figures in plan."""
    return max(0.0, min(_apart(one, other) for one in a.shapes for other in b.shapes))


def _apart(one: Shape, other: Shape) -> float:
    return float(shapely.distance(one.core, other.core)) - one.radius - other.radius


def plan_gap(a: Figure, b: Figure) -> Interval:
    """The distance in plan with its error."""
    length, error = distance(a, b), a.slack + b.slack + FLOAT_ERROR
    return Interval(max(0.0, length - error), length + error)


def rise(a: Body, b: Body) -> int:
    """Height between the top of the lower and the bottom of the upper body, 0 when they share some."""
    lower, upper = sorted((a, b), key=lambda body: body.z)
    return max(0, upper.z - lower.z - lower.height)


def gap(a: Body, b: Body) -> Interval:
    """The gap of two bodies."""
    plan, up = plan_gap(figure(a), figure(b)), rise(a, b)
    return Interval(hypot(plan.low, up) - FLOAT_ERROR, hypot(plan.high, up) + FLOAT_ERROR)


def within(a: Body, b: Body, limit: int) -> Verdict:
    """Is the gap at most the limit, up to the tolerance?"""
    return gap(a, b).at_most(limit + TOLERANCE)


def less_than(a: Body, b: Body, limit: int) -> Verdict:
    """Is the gap less than the limit, by more than the tolerance?"""
    return gap(a, b).less(limit - TOLERANCE)


def overlaps(a: Body, b: Body) -> Verdict:
    """Do the bodies share height, and do the bases intersect by more than 20 um?"""
    lower, upper = sorted((a, b), key=lambda body: body.z)
    if lower.z != upper.z and upper.z + TOLERANCE >= lower.z + lower.height:
        return False
    return meets(figure(a), figure(b), TOLERANCE)


def meets(a: Figure, b: Figure, depth: float) -> Verdict:
    """Do the figures intersect by more than `depth`: does one, drawn in by that much, invade the other?"""
    error = a.slack + b.slack + FLOAT_ERROR
    if _invades(a, b, depth + error):
        return True
    return None if _invades(a, b, depth - error) else False


def _invades(a: Figure, b: Figure, depth: float) -> bool:
    return any(
        one.shapes and distance(one, other) <= 0
        for one, other in ((a.shrunk(depth), b), (a, b.shrunk(depth)))
    )


def enters(body: Figure, ground: Figure, depth: float = TOLERANCE) -> Verdict:
    """Does the body, drawn in, reach into the ground?"""
    error = body.slack + ground.slack + FLOAT_ERROR
    deep, shallow = body.shrunk(depth + error), body.shrunk(depth - error)
    if deep.shapes and distance(deep, ground) <= 0:
        return True
    return None if shallow.shapes and distance(shallow, ground) <= 0 else False


def touches(feature: Feature, body: Body) -> Verdict:
    """Is any part of the base in the feature by more than 20 um?"""
    return enters(figure(body), terrain(feature))


def contains(feature: Feature, body: Body) -> Verdict:
    """Is the whole base, up to 20 um, in one of the shapes of the feature? For bodies of one shape."""
    base, ground = figure(body), terrain(feature)
    error = base.slack + ground.slack + FLOAT_ERROR
    if any(_holds(shape, base, TOLERANCE - error) for shape in ground.shapes):
        return True
    return None if any(_holds(shape, base, TOLERANCE + error) for shape in ground.shapes) else False


def _holds(ground: Shape, base: Figure, depth: float) -> bool:
    """Does the shape hold the base drawn in by `depth`?"""
    shape = base.shrunk(depth).shapes[0]
    if ground.round:
        corners = shapely.get_coordinates(shape.core)
        far = np.hypot(*(corners - shapely.get_coordinates(ground.core)).T).max()
        return bool(far + shape.radius <= ground.radius)
    if not shape.round:
        return bool(ground.core.covers(shape.core))
    return bool(ground.core.covers(shape.core) and ground.core.boundary.distance(shape.core) >= shape.radius)


def farthest(body: Body, of: Body) -> Interval:
    """How far the farthest point of one single base lies from another, with heights."""
    base, other = figure(body), figure(of)
    plan = _farthest(base.shapes[0], other)
    error, up = base.slack + other.slack + FLOAT_ERROR, rise(body, of)
    return Interval(hypot(max(0.0, plan.low - error), up), hypot(plan.high + error, up))


def completely_within(body: Body, of: Body, limit: int) -> Verdict:
    """Is every point of the single base within the limit, up to the tolerance?"""
    return farthest(body, of).at_most(limit + TOLERANCE)


def _farthest(shape: Shape, other: Figure) -> Interval:
    if not shape.round:
        points = shapely.points(shapely.get_coordinates(shape.core))
        far = float(_distances(points, other).max())
        return Interval(far, far)
    centre, spacing = shapely.get_coordinates(shape.core)[0], 2 * pi / 256
    angles = np.arange(256) * spacing
    best = -inf
    while True:
        places = centre + shape.radius * np.column_stack((np.sin(angles), np.cos(angles)))
        far = _distances(shapely.points(places), other)
        best = max(best, float(far.max()))
        between = shape.radius * spacing / 2  # distance changes no faster than the place
        if between < 0.05:
            return Interval(best, best + between)
        angles = angles[far + between >= best]
        angles = (angles[:, None] + spacing * np.array([-0.375, -0.125, 0.125, 0.375])).ravel()
        spacing /= 4


def _distances(points: NDArray[np.object_], other: Figure) -> Floats:
    found = [shapely.distance(points, shape.core) - shape.radius for shape in other.shapes]
    return np.maximum(0.0, np.min(found, axis=0))
