"""Sight in the upright plane over one line in plan: from one upright rectangle to another past others.

Places are (along the line, height) in float micrometres; touching an edge is no crossing. As in plan, the clear
segment turned farthest down is held by two of the rectangles: from below by something before it is from above by
something farther on, or by the ends themselves; all pairs of corners that can do so are tried.
"""

from collections.abc import Sequence
from itertools import combinations, product
from math import isfinite
from typing import NamedTuple

Place = tuple[float, float]
Segment = tuple[Place, Place]

GRAZE = 1e-3
"""Micrometres by which a segment must enter a rectangle to cross it."""


class Upright(NamedTuple):
    """An upright rectangle: from start to end along the line, from low to high."""

    start: float
    end: float
    low: float
    high: float


def clear_segment(viewer: Upright, target: Upright, solids: Sequence[Upright]) -> Segment | None:
    """A segment from any point of one rectangle to any point of the other that crosses none of the solids."""
    if viewer.start > target.start:
        found = clear_segment(target, viewer, solids)
        return found[::-1] if found is not None else None
    if viewer.end >= target.start:
        return _where_plans_overlap(viewer, target, solids)
    solids = [solid for solid in solids if solid.end > viewer.start and solid.start < target.end]
    over = _joined(_upper_line(viewer, target), viewer, target, solids)
    if over is not None:
        return over
    lowest = min(viewer.low, target.low)
    if all(
        solid.low <= lowest and viewer.end <= solid.start and solid.end <= target.start for solid in solids
    ):
        return None
    solids = [*solids, *_seams(solids)]
    below = [(s, viewer.high) for s in (viewer.start, viewer.end)]
    above = [(s, target.low) for s in (target.start, target.end)]
    below += [(s, solid.low) for solid in solids if isfinite(solid.low) for s in solid[:2]]
    above += [(s, solid.high) for solid in solids if isfinite(solid.high) for s in solid[:2]]
    for one, other in product(below, above):
        if other[0] - one[0] > GRAZE:
            found = _joined((one, other), viewer, target, solids)
            if found is not None:
                return found
    return None


def _upper_line(viewer: Upright, target: Upright) -> Segment:
    """The line over both rectangles: no segment between them is anywhere higher."""
    return (
        (viewer.start if viewer.high < target.high else viewer.end, viewer.high),
        (target.end if viewer.high > target.high else target.start, target.high),
    )


def _joined(line: Segment, viewer: Upright, target: Upright, solids: Sequence[Upright]) -> Segment | None:
    """The shortest segment of the line from the viewer to the target, if it exists and is clear."""
    (ax, ay), (bx, by) = line
    slope = (by - ay) / (bx - ax)
    leaves, enters = _inside(ax, ay, slope, viewer), _inside(ax, ay, slope, target)
    if leaves is None or enters is None:
        return None
    start, end = leaves[1], enters[0]
    segment = (start, ay + slope * (start - ax)), (end, ay + slope * (end - ax))
    return segment if not any(crosses(segment, solid) for solid in solids) else None


def _inside(x: float, y: float, slope: float, box: Upright) -> Place | None:
    """The stretch of the line through x, y in a rectangle, edges included."""
    start, end = box.start, box.end
    low, high = box.low - GRAZE, box.high + GRAZE
    if slope == 0:
        return (start, end) if low <= y <= high else None
    one, other = sorted((x + (low - y) / slope, x + (high - y) / slope))
    start, end = max(start, one), min(end, other)
    return (start, end) if start <= end else None


def crosses(segment: Segment, solid: Upright) -> bool:
    """Has the segment more than a mere touch in common with the inside of the rectangle?"""
    (ax, ay), (bx, by) = segment
    if ax > bx:
        (ax, ay), (bx, by) = (bx, by), (ax, ay)
    start, end = max(ax, solid.start), min(bx, solid.end)
    if bx - ax <= GRAZE:
        return (
            solid.start + GRAZE < ax < solid.end - GRAZE
            and min(ay, by) < solid.high - GRAZE
            and max(ay, by) > solid.low + GRAZE
        )
    if end - start <= GRAZE:
        return False
    slope = (by - ay) / (bx - ax)
    one, other = ay + slope * (start - ax), ay + slope * (end - ax)
    return min(one, other) < solid.high - GRAZE and max(one, other) > solid.low + GRAZE


def _seams(solids: Sequence[Upright]) -> list[Upright]:
    """What closes the seam where one solid lies on another."""
    return [
        Upright(max(one.start, other.start), min(one.end, other.end), lower.low, upper.high)
        for one, other in combinations(solids, 2)
        for lower, upper in ((one, other), (other, one))
        if lower.high == upper.low and min(one.end, other.end) > max(one.start, other.start)
    ]


def _where_plans_overlap(viewer: Upright, target: Upright, solids: Sequence[Upright]) -> Segment | None:
    """Between rectangles one of which is above the other: upright segments, and those from corner to corner."""
    low, high = max(viewer.low, target.low), min(viewer.high, target.high)
    start, end = max(viewer.start, target.start), min(viewer.end, target.end)
    if low <= high:
        return ((start + end) / 2, high), ((start + end) / 2, high)
    heights = (viewer.high, target.low) if viewer.high < target.low else (viewer.low, target.high)
    stops = [start, end, *(s for solid in solids for s in solid[:2] if start <= s <= end)]
    places = {*stops, *((one + other) / 2 for one, other in combinations(sorted(stops), 2))}
    uprights = [((s, heights[0]), (s, heights[1])) for s in sorted(places)]
    slants = [((one, heights[0]), (other, heights[1])) for one, other in product(viewer[:2], target[:2])]
    solids = [*solids, *_seams(solids)]
    for segment in (*uprights, *slants):
        if not any(crosses(segment, solid) for solid in solids):
            return segment
    return None
