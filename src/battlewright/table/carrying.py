"""How much of a base lies over surfaces: the least width of the part that they carry.

The part is told by points whose convex hull is that of the part, to the micrometre: points of the border of the base
over a surface, points where that border crosses a ledge, and corners of surfaces under the base.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, pi, sin, sqrt

from battlewright.table.outlines import Circle, Part, Polygon, part_nearer
from battlewright.table.plane import Point, convex_hull, least_width

AROUND = 720
"""Points that stand for a round border: on a base 100 mm across they are true to half a micrometre."""

Place = tuple[float, float]


def carried_width(base: Sequence[Part], surfaces: Sequence[Part]) -> int:
    """The least width in micrometres of the part of the base that lies over the surfaces; 0 when none does."""
    places = {(round(x), round(y)) for x, y in _carried(base, surfaces)}
    return round(least_width(convex_hull(places)))


def _carried(base: Sequence[Part], surfaces: Sequence[Part]) -> Iterator[Place]:
    for own in base:
        yield from (place for place in _border(own) if _over(place, surfaces))
        for surface in surfaces:
            yield from _crossings(own, surface)
            yield from (place for place in _border(surface) if _over(place, (own,)))


def _border(outline: Part) -> Iterable[Place]:
    if isinstance(outline, Polygon):
        return outline.points
    turns = (2 * pi * i / AROUND for i in range(AROUND))
    return [(outline.x + outline.radius * cos(t), outline.y + outline.radius * sin(t)) for t in turns]


def _over(place: Place, outlines: Sequence[Part]) -> bool:
    """Is the place, to the micrometre, in one of the outlines or within 2 um of it?"""
    point: Point = (round(place[0]), round(place[1]))
    return any(part_nearer(outline, point, point, 2) for outline in outlines)


def _crossings(one: Part, other: Part) -> Iterator[Place]:
    if isinstance(one, Circle) and isinstance(other, Circle):
        yield from _of_circles(one, other)
    elif isinstance(one, Circle):
        assert isinstance(other, Polygon)
        for a, b in other.edges:
            yield from _of_side_and_circle(a, b, one)
    elif isinstance(other, Circle):
        for a, b in one.edges:
            yield from _of_side_and_circle(a, b, other)
    else:
        for a, b in one.edges:
            for c, d in other.edges:
                yield from _of_sides(a, b, c, d)


def _of_circles(one: Circle, other: Circle) -> Iterator[Place]:
    dx, dy = other.x - one.x, other.y - one.y
    apart = hypot(dx, dy)
    if apart == 0 or not abs(one.radius - other.radius) <= apart <= one.radius + other.radius:
        return
    along = (one.radius**2 - other.radius**2 + apart * apart) / (2 * apart)
    across = sqrt(max(0.0, one.radius**2 - along * along))
    for side in (across, -across):
        yield one.x + (along * dx - side * dy) / apart, one.y + (along * dy + side * dx) / apart


def _of_side_and_circle(a: Point, b: Point, circle: Circle) -> Iterator[Place]:
    ex, ey, wx, wy = b[0] - a[0], b[1] - a[1], a[0] - circle.x, a[1] - circle.y
    squared, half = ex * ex + ey * ey, wx * ex + wy * ey
    room = half * half - squared * (wx * wx + wy * wy - circle.radius**2)
    if room < 0:
        return
    for share in ((-half - sqrt(room)) / squared, (-half + sqrt(room)) / squared):
        if 0 <= share <= 1:
            yield a[0] + share * ex, a[1] + share * ey


def _of_sides(a: Point, b: Point, c: Point, d: Point) -> Iterator[Place]:
    ex, ey, fx, fy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ex * fy - ey * fx
    if turn == 0:
        return
    share = ((c[0] - a[0]) * fy - (c[1] - a[1]) * fx) / turn
    other = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / turn
    if 0 <= share <= 1 and 0 <= other <= 1:
        yield a[0] + share * ex, a[1] + share * ey
