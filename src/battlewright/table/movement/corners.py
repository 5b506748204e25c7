"""Places to turn at on the way round an obstacle: corners of the obstacle moved out by the base of the mover.

A shortest way among obstacles bends only there. Round outlines stand as polygons of `SIDES` sides about them, so a way
round one is at most 2.4 % longer than the shortest.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, ceil, cos, pi, sin

from battlewright.table.bodies import Body, Disc
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import Point, convex_hull, orientation

SIDES = 12


def turning_places(body: Body, obstacles: Iterable[Sequence[Part]]) -> list[Point]:
    """Where the body, kept in its facing, may turn about the obstacles; some of the places may be taken."""
    found: dict[Point, None] = {}
    for parts in obstacles:
        for part in parts:
            for x, y in _about(body, part):
                found[round(x), round(y)] = None
    return list(found)


def _about(body: Body, part: Part) -> Iterator[tuple[float, float]]:
    if isinstance(body, Disc):
        if isinstance(part, Circle):
            yield from _polygon_about(part, part.radius + body.radius)
        else:
            yield from _round_corners(part, body.radius)
        return
    corners = list(_polygon_about(part, part.radius)) if isinstance(part, Circle) else part.points
    for own in body.parts:
        if isinstance(own, Polygon):
            places = [(x - px + body.x, y - py + body.y) for x, y in corners for px, py in own.points]
            yield from convex_hull([(round(x), round(y)) for x, y in places])


def _polygon_about(circle: Circle, radius: int) -> Iterator[tuple[float, float]]:
    far = (radius + 1) / cos(pi / SIDES)
    for i in range(SIDES):
        turn = 2 * pi * i / SIDES
        yield circle.x + far * cos(turn), circle.y + far * sin(turn)


def _round_corners(polygon: Polygon, radius: int) -> Iterator[tuple[float, float]]:
    """About each corner that sticks out, the corners of a polygon about the arc that the centre goes there."""
    points = polygon.points if polygon.turn > 0 else polygon.points[::-1]
    for before, (x, y), after in zip(
        (points[-1], *points[:-1]), points, (*points[1:], points[0]), strict=True
    ):
        if orientation(before, (x, y), after) <= 0:
            continue
        start = atan2(y - before[1], x - before[0]) - pi / 2
        turn = (atan2(after[1] - y, after[0] - x) - pi / 2 - start) % (2 * pi)
        pieces = ceil(turn * SIDES / (2 * pi))
        far = (radius + 1) / cos(turn / pieces / 2)
        for i in range(pieces):
            middle = start + turn * (i + 0.5) / pieces
            yield x + far * cos(middle), y + far * sin(middle)
