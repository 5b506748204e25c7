"""The funnel of a crowd: what must be left on one side, drawn together, against what must be left on the other.

In the frame of the corridor a line that leaves some points on its left and others on its right runs under the lower
hull of the ones and over the upper hull of the others. Where the hulls cross, no line does; where they do not, the
line through the middle of the narrowest place does.
"""

from bisect import bisect_right
from collections.abc import Iterable
from math import cos, radians, sin

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.corridor import Corridor
from battlewright.table.sight.critical import Critical

Place = tuple[float, float]
"""A point in the frame of a corridor: along and across (left positive)."""

CERTAIN = 1e-2
"""Micrometres by which the hulls must cross to be sure that they do."""

RIM = tuple((sin(radians(angle)), cos(radians(angle))) for angle in (-50, -25, -8, 0, 8, 25, 50))
"""Directions from a circle's centre to the points of its rim that stand for it."""


def places(part: Part, side: int, corridor: Corridor) -> list[Place]:
    """Points of an outline that stands on `side` (left 1, right -1): corners, or points of the rim that faces in."""
    ux, uy, x0, y0 = corridor.ux, corridor.uy, corridor.x, corridor.y
    if isinstance(part, Circle):
        dx, dy, radius = part.x - x0, part.y - y0, part.radius
        along, across = ux * dx + uy * dy, ux * dy - uy * dx
        return [(along + radius * sine, across - side * radius * cosine) for sine, cosine in RIM]
    return [(ux * (x - x0) + uy * (y - y0), ux * (y - y0) - uy * (x - x0)) for x, y in part.points]


def on_line(line: Critical, along: float, corridor: Corridor) -> Place:
    """The place of a line at `along` in the frame of the corridor."""
    ahead = line.ux * corridor.ux + line.uy * corridor.uy
    aside = corridor.ux * line.uy - corridor.uy * line.ux
    above = -line.across(corridor.x, corridor.y) / ahead
    return along, above + along * aside / ahead


def line_in(corridor: Corridor, place: Place, slope: float) -> Critical:
    """The line through a place with a slope in the frame of the corridor, through two micrometre points."""
    (ax, ay), (bx, by) = (
        (
            corridor.x + along * corridor.ux - across * corridor.uy,
            corridor.y + along * corridor.uy + across * corridor.ux,
        )
        for along, across in (
            (along, place[1] + slope * (along - place[0])) for along in (corridor.near, corridor.far)
        )
    )
    return Critical(round(ax), round(ay), 0, round(bx), round(by), 0)


def narrowest(left: Iterable[Place], right: Iterable[Place]) -> tuple[Place, float] | None:
    """The middle of the narrowest place between the hulls and the slope of a line through it that keeps between
    them; None when the hulls cross."""
    above = lower_hull(left)
    below = [(along, -across) for along, across in lower_hull((along, -across) for along, across in right)]
    found: tuple[float, Place, float] | None = None
    for hull, other in ((above, below), (below, above)):
        for along, across in hull:
            facing = _at(other, along)
            if facing is None:
                continue
            height, slope = facing
            room = across - height if hull is above else height - across
            if found is None or room < found[0]:
                found = room, (along, (across + height) / 2), slope
    if found is None or found[0] < -CERTAIN:
        return None
    return found[1], found[2]


def lower_hull(points: Iterable[Place]) -> list[Place]:
    """The lower convex hull, from left to right."""
    hull: list[Place] = []
    for along, across in sorted(points):
        if hull and hull[-1][0] == along:
            continue
        while len(hull) > 1:
            (ax, ay), (bx, by) = hull[-2], hull[-1]
            if (bx - ax) * (across - ay) - (by - ay) * (along - ax) > 0:
                break
            hull.pop()
        hull.append((along, across))
    return hull


def _at(hull: list[Place], along: float) -> tuple[float, float] | None:
    """Height and slope of the hull at a place; None beyond its ends."""
    number = min(bisect_right(hull, (along, float("inf"))), len(hull) - 1)
    if number == 0:
        return None
    (ax, ay), (bx, by) = hull[number - 1], hull[number]
    if not ax <= along <= bx:
        return None
    slope = (by - ay) / (bx - ax)
    return ay + slope * (along - ax), slope
