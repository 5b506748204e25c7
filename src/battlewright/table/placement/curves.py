"""The curves on which the reference point of a body lies while its base touches an obstacle.

They bound the Minkowski sum of the obstacle and the base turned about by half a turn: the reference point must keep
out of that sum. For bases and obstacles made of circles and polygons it is bounded by rings and straight sides.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from battlewright.table.bodies import Body
from battlewright.table.curves import Curve, Ring, Segment
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point, convex_hull


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
        corners = tuple(convex_hull([(part.x + dx, part.y + dy) for dx, dy in ways]))
        yield from _rounded(corners, 1, part.radius)
        return
    for piece in (part.points,) if part.convex else part.edges:
        corners = tuple(convex_hull([(px + dx, py + dy) for px, py in piece for dx, dy in ways]))
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
