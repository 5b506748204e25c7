"""Candidates for the place nearest to a wish, outside forbidden discs and strips.

The centre of a base must keep out of discs (round about other bases and corners) and behind segments (sides moved out
by the radius of the base). The nearest place of such a region is the wish itself, its foot on one of those curves, or
a point where two of them cross: finitely many places, to be tried in order of distance.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import hypot, sqrt

from battlewright.table.bodies import Body, shares_height
from battlewright.table.outlines import Circle
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature

Place = tuple[float, float]
Ring = tuple[int, int, int]
Segment = tuple[Place, Place]


def rings_and_sides(
    body: Body, bodies: Iterable[Body], walls: Iterable[Feature]
) -> tuple[list[Ring], list[Segment]]:
    """The curves that the centre of `body` is on when its base touches one of the bodies or walls."""
    radius = body.radius
    rings = [(other.x, other.y, other.radius + radius) for other in bodies if shares_height(body, other)]
    sides: list[Segment] = []
    for part in (part for wall in walls for part in wall.parts):
        if isinstance(part, Circle):
            rings.append((part.x, part.y, part.radius + radius))
            continue
        rings += [(x, y, radius) for x, y in part.points]
        for (ax, ay), (bx, by) in part.edges:
            length = hypot(bx - ax, by - ay)
            ox, oy = radius * (ay - by) / length, radius * (bx - ax) / length
            sides += [((ax + s * ox, ay + s * oy), (bx + s * ox, by + s * oy)) for s in (1, -1)]
    return rings, sides


def nearest_first(wish: Point, rings: Sequence[Ring], sides: Sequence[Segment]) -> list[Point]:
    """All candidate places, rounded to the micrometre, nearest to the wish first."""
    found = {(round(x), round(y)) for x, y in _candidates(wish, rings, sides)}
    return sorted(found, key=lambda place: ((place[0] - wish[0]) ** 2 + (place[1] - wish[1]) ** 2, place))


def _candidates(wish: Point, rings: Sequence[Ring], sides: Sequence[Segment]) -> Iterator[Place]:
    yield wish
    for x, y, radius in rings:
        away = hypot(wish[0] - x, wish[1] - y)
        if away > 0:
            yield x + (wish[0] - x) * radius / away, y + (wish[1] - y) * radius / away
        else:  # every direction is as near: the four along the axes stand for all
            yield from ((x + radius, y), (x, y + radius), (x - radius, y), (x, y - radius))
    for a, b in sides:
        yield _foot(wish, a, b)
    for one, other in combinations(rings, 2):
        yield from _ring_ring(one, other)
    for side in sides:
        for ring in rings:
            yield from _side_ring(side, ring)
    for first, second in combinations(sides, 2):
        yield from _side_side(first, second)


def _foot(place: Place, a: Place, b: Place) -> Place:
    ex, ey = b[0] - a[0], b[1] - a[1]
    squared = ex * ex + ey * ey
    if squared == 0:
        return a
    share = max(0.0, min(1.0, ((place[0] - a[0]) * ex + (place[1] - a[1]) * ey) / squared))
    return a[0] + share * ex, a[1] + share * ey


def _ring_ring(one: Ring, other: Ring) -> Iterator[Place]:
    dx, dy = other[0] - one[0], other[1] - one[1]
    apart = hypot(dx, dy)
    if apart == 0 or not abs(one[2] - other[2]) <= apart <= one[2] + other[2]:
        return
    along = (one[2] ** 2 - other[2] ** 2 + apart * apart) / (2 * apart)
    across = sqrt(max(0.0, one[2] ** 2 - along * along))
    for side in (across, -across):
        yield one[0] + (along * dx - side * dy) / apart, one[1] + (along * dy + side * dx) / apart


def _side_ring(side: Segment, ring: Ring) -> Iterator[Place]:
    (ax, ay), (bx, by) = side
    ex, ey, wx, wy = bx - ax, by - ay, ax - ring[0], ay - ring[1]
    squared, half = ex * ex + ey * ey, wx * ex + wy * ey
    room = half * half - squared * (wx * wx + wy * wy - ring[2] ** 2)
    if squared == 0 or room < 0:
        return
    for share in ((-half - sqrt(room)) / squared, (-half + sqrt(room)) / squared):
        if 0 <= share <= 1:
            yield ax + share * ex, ay + share * ey


def _side_side(first: Segment, second: Segment) -> Iterator[Place]:
    (ax, ay), (bx, by) = first
    (cx, cy), (dx, dy) = second
    ex, ey, fx, fy = bx - ax, by - ay, dx - cx, dy - cy
    turn = ex * fy - ey * fx
    if turn == 0:
        yield from (first[0], first[1], second[0], second[1])
        return
    share = ((cx - ax) * fy - (cy - ay) * fx) / turn
    other = ((cx - ax) * ey - (cy - ay) * ex) / turn
    if 0 <= share <= 1 and 0 <= other <= 1:
        yield ax + share * ex, ay + share * ey
