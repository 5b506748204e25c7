"""What closes the seam between bodies in contact along a stretch.

Lines may come 20 um inside a base, so bases with their sides against each other would leave a slit to look through. A
line in it would have to pass between two things in contact, within 20 um of each other; so what lies between their
drawn in sides there blocks as they do, for the heights that both have. A body closes a seam with the straight side of
a feature too. Where bodies only touch, as discs and corners do, there is no stretch and nothing to close.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot

from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Box, Polygon
from battlewright.table.plane import Point
from battlewright.table.sight.corridor import Blocker
from battlewright.table.terrain import Feature

HOLD = 2
"""Micrometres by which a seam reaches into what it joins and keeps back from their ends, more than any rounding."""

PARALLEL = -0.99
"""The cosine between the directions of two sides that face each other, at most."""

Side = tuple[Point, Point, int]
"""A side of an outline that runs anticlockwise, and how far inside it the seam begins, in micrometres."""


def seams(blockers: Sequence[Blocker]) -> Iterator[tuple[Polygon, tuple[Blocker, Blocker]]]:
    """The outlines that close the seams, each with the two that it joins."""
    if all(isinstance(blocker, Disc | Feature) for blocker in blockers):
        return
    for one, other in combinations(blockers, 2):
        if isinstance(one, Feature) and isinstance(other, Feature):
            continue
        for a in _polygons(one):
            for b in _polygons(other):
                if _near(a.bounds, b.bounds):
                    for side in _sides(a, one):
                        for facing in _sides(b, other):
                            seam = _seam(side, facing)
                            if seam is not None:
                                yield seam, (one, other)


def _polygons(blocker: Blocker) -> Iterator[Polygon]:
    return (part for part in blocker.parts if isinstance(part, Polygon))


def _near(one: Box, other: Box) -> bool:
    return (
        one[0] <= other[2] + TOLERANCE
        and other[0] <= one[2] + TOLERANCE
        and one[1] <= other[3] + TOLERANCE
        and other[1] <= one[3] + TOLERANCE
    )


def _sides(polygon: Polygon, blocker: Blocker) -> Iterator[Side]:
    drawn_in = HOLD if isinstance(blocker, Feature) else TOLERANCE + HOLD
    for a, b in polygon.edges:
        yield (a, b, drawn_in) if polygon.turn > 0 else (b, a, drawn_in)


def _seam(side: Side, facing: Side) -> Polygon | None:
    """What lies between two sides that face each other, where they are in contact."""
    (x, y), (bx, by), within = side
    start, end, beyond = facing
    length, other_length = hypot(bx - x, by - y), hypot(end[0] - start[0], end[1] - start[1])
    if length == 0 or other_length == 0:
        return None
    ux, uy = (bx - x) / length, (by - y) / length
    if ux * (end[0] - start[0]) + uy * (end[1] - start[1]) > PARALLEL * other_length:
        return None
    (far, far_gap), (near, near_gap) = (
        (ux * (px - x) + uy * (py - y), uy * (px - x) - ux * (py - y)) for px, py in (start, end)
    )
    slope = (far_gap - near_gap) / (far - near)
    low, high = _in_contact(
        max(within, near + beyond), min(length - within, far - beyond), near, near_gap, slope
    )
    if high - low < HOLD:
        return None
    places = (
        (low, -within),
        (high, -within),
        (high, near_gap + slope * (high - near) + beyond),
        (low, near_gap + slope * (low - near) + beyond),
    )
    return Polygon(tuple((round(x + s * ux + t * uy), round(y + s * uy - t * ux)) for s, t in places))


def _in_contact(low: float, high: float, near: float, gap: float, slope: float) -> tuple[float, float]:
    """Of a stretch where the gap is linear, the part where it is at most 20 um and the drawn in sides do not cross."""
    if slope == 0:
        return (low, high) if -2 * TOLERANCE <= gap <= TOLERANCE else (low, low)
    first, last = sorted(near + (limit - gap) / slope for limit in (-2 * TOLERANCE, TOLERANCE))
    return max(low, first), min(high, last)
