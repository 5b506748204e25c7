"""Predicates of plane geometry on integers, all exact: no root is taken and nothing is rounded."""

from collections.abc import Iterable, Sequence
from math import hypot

Point = tuple[int, int]


def orientation(a: Point, b: Point, c: Point) -> int:
    """Twice the signed area of the triangle: positive when a, b, c turn left, 0 when they lie on a line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def nearer_to_segment(p: Point, a: Point, b: Point, reach: int) -> bool:
    """Is p nearer than `reach` to the segment a-b?"""
    if reach <= 0:
        return False
    ex, ey = b[0] - a[0], b[1] - a[1]
    wx, wy = p[0] - a[0], p[1] - a[1]
    along = ex * wx + ey * wy
    if along <= 0:
        return wx * wx + wy * wy < reach * reach
    squared = ex * ex + ey * ey
    if along >= squared:
        wx, wy = p[0] - b[0], p[1] - b[1]
        return wx * wx + wy * wy < reach * reach
    across = ex * wy - ey * wx
    return across * across < reach * reach * squared


def nearest_on_segment(p: Point, a: Point, b: Point) -> Point:
    """The point of the segment a-b nearest to p, rounded to the micrometre."""
    ex, ey = b[0] - a[0], b[1] - a[1]
    squared = ex * ex + ey * ey
    along = ex * (p[0] - a[0]) + ey * (p[1] - a[1])
    if along <= 0:
        return a
    if along >= squared:
        return b
    return round(a[0] + ex * along / squared), round(a[1] + ey * along / squared)


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the segments a-b and c-d pass through one another at an inner point of both?"""
    return _opposite(orientation(a, b, c), orientation(a, b, d)) and _opposite(
        orientation(c, d, a), orientation(c, d, b)
    )


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Have the closed segments a-b and c-d any point in common?"""
    if segments_cross(a, b, c, d):
        return True
    return on_segment(c, a, b) or on_segment(d, a, b) or on_segment(a, c, d) or on_segment(b, c, d)


def on_segment(p: Point, a: Point, b: Point) -> bool:
    """Does p lie on the closed segment a-b?"""
    return (
        orientation(a, b, p) == 0
        and min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    )


def segments_nearer(a: Point, b: Point, c: Point, d: Point, reach: int) -> bool:
    """Are the segments a-b and c-d nearer to one another than `reach`?"""
    return reach > 0 and (
        nearer_to_segment(a, c, d, reach)
        or nearer_to_segment(b, c, d, reach)
        or nearer_to_segment(c, a, b, reach)
        or nearer_to_segment(d, a, b, reach)
        or segments_cross(a, b, c, d)
    )


def inside_polygon(p: Point, corners: Sequence[Point]) -> bool:
    """Is p inside the simple polygon? Points of its boundary may count either way: ask the boundary apart."""
    inside = False
    before = corners[-1]
    for corner in corners:
        if (before[1] > p[1]) != (corner[1] > p[1]):
            upward = corner[1] > before[1]
            if (orientation(before, corner, p) > 0) == upward:
                inside = not inside
        before = corner
    return inside


def is_convex(corners: Sequence[Point]) -> bool:
    """Does the simple polygon turn one way only (straight corners allowed)?"""
    count = len(corners)
    turns = [
        orientation(corners[i], corners[(i + 1) % count], corners[(i + 2) % count]) for i in range(count)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def _opposite(one: int, other: int) -> bool:
    return (one > 0 and other < 0) or (one < 0 and other > 0)


def convex_hull(points: Iterable[Point]) -> list[Point]:
    """The corners of the convex hull, anticlockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return _chain(ordered)[:-1] + _chain(ordered[::-1])[:-1]


def least_width(hull: Sequence[Point]) -> float:
    """The least distance of two parallel lines that hold a convex polygon, anticlockwise, between them."""
    if len(hull) < 3:
        return 0.0
    best, far, count = float("inf"), 1, len(hull)
    for i in range(count):
        a, b = hull[i - 1], hull[i]
        while orientation(a, b, hull[(far + 1) % count]) > orientation(a, b, hull[far]):
            far = (far + 1) % count
        best = min(best, orientation(a, b, hull[far]) / hypot(b[0] - a[0], b[1] - a[1]))
    return best


def _chain(ordered: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and orientation(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain
