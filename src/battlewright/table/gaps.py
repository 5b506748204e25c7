"""Gaps and contacts of bodies.

A gap is measured from base edge to base edge. While two bodies share some height (their intervals from z to
z + height meet, or they stand at the same z) it is the distance of the bases in plan; otherwise it is the
straight distance of the two upright solids, sqrt(h^2 + v^2) with h the plan distance and v the height between
the top of the lower and the bottom of the upper.
"""

from collections.abc import Iterable, Sequence
from math import hypot, isqrt

from battlewright.table.bodies import Body, Disc, rise, shares_height
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import (
    Apart,
    Circle,
    Part,
    Polygon,
    apart,
    boxes_meet,
    encloses,
    invades,
    part_within,
)
from battlewright.table.plane import Point, inside_polygon, nearest_on_segment


def plan_distance(a: Body, b: Body) -> Apart:
    """The exact distance of the two bases in plan."""
    if type(a) is Disc and type(b) is Disc:
        dx, dy = a.x - b.x, a.y - b.y
        return Apart(dx * dx + dy * dy, 1, a.radius + b.radius)
    return apart(a.parts, b.parts)


def gap(a: Body, b: Body) -> int:
    """The gap in micrometres for display: rounded down, and 0 for bodies in contact. Verdicts never use it."""
    between = 0 if a.z == b.z else rise(a, b)
    if between == 0 and type(a) is Disc and type(b) is Disc:
        dx, dy = a.x - b.x, a.y - b.y
        radii = a.radius + b.radius
        found = isqrt(dx * dx + dy * dy) - radii
        return found if found > TOLERANCE else _shown(Apart(dx * dx + dy * dy, 1, radii), 0)
    return _shown(plan_distance(a, b), between)


def _shown(distance: Apart, between: int) -> int:
    if distance.at_most(TOLERANCE, between):
        return 0
    if between == 0:
        return distance.floor
    guess = int(hypot(distance.floor, between))
    while not distance.at_most(guess, between):
        guess += 1
    while guess > 0 and distance.at_most(guess, between) and not distance.equals(guess, between):
        guess -= 1
    return guess


def gaps(body: Body, others: Iterable[Body]) -> list[int]:
    """The displayed gaps from one body to each of the others, in their order."""
    return [gap(body, other) for other in others]


def in_contact(a: Body, b: Body) -> bool:
    """Are the bases in contact: is their gap at most 20 um? Overlapping bases count as in contact."""
    return _at_most(a, b, TOLERANCE)


def within(a: Body, b: Body, limit: int) -> bool:
    """Is the gap at most `limit` micrometres (up to limit + 20 um)?"""
    return _at_most(a, b, limit + TOLERANCE)


at_most = within
"""The rules say `within` and `at most` for the same verdict."""


def more_than(a: Body, b: Body, limit: int) -> bool:
    """Is the gap more than `limit` (only above limit + 20 um)? The opposite of `within`."""
    return not within(a, b, limit)


def less_than(a: Body, b: Body, limit: int) -> bool:
    """Is the gap less than `limit` (only below limit - 20 um)?"""
    distance, between, reach = plan_distance(a, b), rise(a, b), limit - TOLERANCE
    return distance.at_most(reach, between) and not distance.equals(reach, between)


def at_least(a: Body, b: Body, limit: int) -> bool:
    """Is the gap at least `limit` (from limit - 20 um)?"""
    return not less_than(a, b, limit)


def _at_most(a: Body, b: Body, reach: int) -> bool:
    between = 0 if a.z == b.z else rise(a, b)
    if between == 0 and type(a) is Disc and type(b) is Disc:
        if reach < 0:
            return False
        dx, dy = a.x - b.x, a.y - b.y
        far = a.radius + b.radius + reach
        return dx * dx + dy * dy <= far * far
    if between == 0:
        return reach >= 0 and _parts_within(a, b, reach)
    return plan_distance(a, b).at_most(reach, between)


def _parts_within(a: Body, b: Body, reach: int) -> bool:
    """Is some outline of one within reach of some of the other? The boxes round them tell first."""
    (left, low, right, high), (west, south, east, north) = a.bounds, b.bounds
    if left - east > reach or west - right > reach or low - north > reach or south - high > reach:
        return False
    others = b.parts
    for one in a.parts:
        for other in others:
            if part_within(one, other, reach):
                return True
    return False


def reach_between(a: Body, b: Body) -> int:
    """The shortest whole reach in micrometres at which `within(a, b, reach)` holds."""
    between = 0 if a.z == b.z else rise(a, b)
    distance = plan_distance(a, b)
    if between == 0:
        return max(0, distance.ceil - TOLERANCE)
    shortest = _shown(distance, between)
    while not distance.at_most(shortest, between):
        shortest += 1
    return max(0, shortest - TOLERANCE)


def completely_within(body: Body, of: Body, limit: int) -> bool:
    """Is the whole base of `body` within `limit` of `of` (up to limit + 20 um)?

    Exact for single bases that share some height; with height between them the reach in plan is rounded down to the
    micrometre. Each rectangle of a block must be within reach of one rectangle of the other.
    """
    room = (limit + TOLERANCE) ** 2 - rise(body, of) ** 2
    if limit + TOLERANCE < 0 or room < 0:
        return False
    reach = isqrt(room)
    return all(any(_reaches_all(near, part, reach) for near in of.parts) for part in body.parts)


def _reaches_all(near: Part, part: Part, reach: int) -> bool:
    """Is every point of `part` within `reach` of the convex `near`?"""
    if isinstance(part, Circle):
        inset = part.radius - reach
        if inset <= 0:
            return apart((near,), (Circle(part.x, part.y, 0),)).at_most(-inset)
        return encloses(near, Circle(part.x, part.y, inset))
    return all(apart((near,), (Circle(x, y, 0),)).at_most(reach) for x, y in part.points)


def overlaps(a: Body, b: Body) -> bool:
    """Do the bodies overlap: do they share height, and do their bases intersect by more than 20 um?"""
    if type(a) is Disc and type(b) is Disc:
        reach = a.radius + b.radius - TOLERANCE
        dx, dy = a.x - b.x, a.y - b.y
        return reach > 0 and dx * dx + dy * dy < reach * reach and shares_height(a, b)
    if not (shares_height(a, b) and boxes_meet(a.bounds, b.bounds)):
        return False
    return any(invades(one, other) for one in a.inner for other in b.parts) or any(
        invades(one, other) for one in a.parts for other in b.inner
    )


def nearest_points(a: Body, b: Body) -> tuple[Point, Point]:
    """Points of the two base edges that face each other where the bases are nearest, to the micrometre.

    For drawing what is measured. Bases that overlap, and those with one centre, give one point twice.
    """
    return nearest_of_outlines(a.parts, b.parts)


def nearest_of_outlines(ones: Sequence[Part], others: Sequence[Part]) -> tuple[Point, Point]:
    """Points of the edges of two unions of outlines that face each other where they are nearest."""
    best: tuple[float, Point, Point] | None = None
    for one in ones:
        for other in others:
            found = _facing_points(one, other)
            far = hypot(found[1][0] - found[0][0], found[1][1] - found[0][1])
            if best is None or far < best[0]:
                best = (far, *found)
    assert best is not None
    return best[1], best[2]


def _facing_points(one: Part, other: Part) -> tuple[Point, Point]:
    if isinstance(one, Circle) and isinstance(other, Circle):
        here, there = _rim(one, (other.x, other.y)), _rim(other, (one.x, one.y))
        if hypot(other.x - one.x, other.y - one.y) < one.radius + other.radius:
            here = there = ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)
        return here, there
    if isinstance(one, Circle):
        assert isinstance(other, Polygon)
        near = _nearest_of(other, (one.x, one.y))
        lies_in = hypot(near[0] - one.x, near[1] - one.y) < one.radius
        return near if lies_in else _rim(one, near), near
    if isinstance(other, Circle):
        near, far = _facing_points(other, one)
        return far, near
    pairs = [(corner, _nearest_of(other, corner)) for corner in one.points]
    pairs += [(_nearest_of(one, corner), corner) for corner in other.points]
    return min(pairs, key=lambda pair: (pair[0][0] - pair[1][0]) ** 2 + (pair[0][1] - pair[1][1]) ** 2)


def _nearest_of(polygon: Polygon, p: Point) -> Point:
    if inside_polygon(p, polygon.points):
        return p
    feet = (nearest_on_segment(p, a, b) for a, b in polygon.edges)
    return min(feet, key=lambda foot: (foot[0] - p[0]) ** 2 + (foot[1] - p[1]) ** 2)


def _rim(circle: Circle, toward: Point) -> Point:
    dx, dy = toward[0] - circle.x, toward[1] - circle.y
    length = hypot(dx, dy)
    if length == 0:
        return circle.x, circle.y
    return round(circle.x + circle.radius * dx / length), round(circle.y + circle.radius * dy / length)
