"""Is a straight move between two places free? Exact, on integers.

The area that a convex part of a base sweeps is the hull of its corners at both ends; that of a round base is the
strip about the way of its centre. An obstacle is run into when the sweep enters it by more than 20 um, in the
sense of `gaps.overlaps` for bodies and of `terrain.touches` for features.
"""

from collections.abc import Iterable, Sequence

from battlewright.table.bodies import Body, Disc, shares_height
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Box, Circle, Part, Polygon, convex, invades, part_nearer
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature, stands_in_way


def anchor(body: Body) -> Point:
    """The point of a body that its x and y name: the centre, or the middle of the front of a block."""
    return body.x, body.y


def sweep_box(body: Body, end: Point) -> Box:
    """The box round all places of the base on a straight move."""
    left, low, right, high = body.bounds
    dx, dy = end[0] - body.x, end[1] - body.y
    return left + min(0, dx), low + min(0, dy), right + max(0, dx), high + max(0, dy)


def runs_into(
    body: Body, end: Point, bodies: Sequence[Body], stopping: Sequence[Feature]
) -> Body | Feature | None:
    """The first obstacle in the order given that the straight move to `end` would enter by more than 20 um.

    A round body that a round one moves away from is no obstacle: the distance to it only grows.
    """
    return hit_body(body, end, bodies) or hit_feature(body, end, stopping)


def hit_body(body: Body, end: Point, bodies: Sequence[Body]) -> Body | None:
    """The body part of `runs_into`."""
    if isinstance(body, Disc):
        return _disc_hits_body(body, end, bodies)
    box = sweep_box(body, end)
    inner: list[Polygon] = []
    outer: list[Polygon] = []
    for other in bodies:
        if _apart(other.bounds, box) or not shares_height(body, other):
            continue
        if not inner:
            inner, outer = sweeps(body.inner, body, end), sweeps(body.parts, body, end)
        if _meet(inner, other.parts) or _meet(outer, other.inner):
            return other
    return None


def _disc_hits_body(body: Disc, end: Point, bodies: Sequence[Body]) -> Body | None:
    x, y = body.x, body.y
    dx, dy = end[0] - x, end[1] - y
    squared = dx * dx + dy * dy
    inner = body.radius - TOLERANCE
    for other in bodies:
        if not isinstance(other, Disc):
            if _disc_hits_polygons(body, end, other) and shares_height(body, other):
                return other
            continue
        wx, wy = other.x - x, other.y - y
        along = dx * wx + dy * wy
        if along <= 0:
            continue
        reach = other.radius + inner
        limit = reach * reach
        if along < squared:
            across = dx * wy - dy * wx
            near = across * across < limit * squared
        else:
            near = (wx - dx) ** 2 + (wy - dy) ** 2 < limit
        if near and reach > 0 and shares_height(body, other):
            return other
    return None


def _disc_hits_polygons(body: Disc, end: Point, other: Body) -> bool:
    if _apart(other.bounds, sweep_box(body, end)):
        return False
    start, radius = (body.x, body.y), body.radius
    return any(part_nearer(part, start, end, radius - TOLERANCE) for part in other.parts) or any(
        part_nearer(part, start, end, radius) for part in other.inner
    )


def hit_feature(body: Body, end: Point, stopping: Sequence[Feature]) -> Feature | None:
    """The feature part of `runs_into`."""
    box = sweep_box(body, end)
    swept: list[Polygon] = []
    for feature in stopping:
        if _apart(feature.bounds, box) or not stands_in_way(feature, body):
            continue
        if isinstance(body, Disc):
            start, reach = (body.x, body.y), body.radius - TOLERANCE
            if any(part_nearer(part, start, end, reach) for part in feature.parts):
                return feature
            continue
        if not swept:
            swept = sweeps(body.inner, body, end)
        if _meet(swept, feature.parts):
            return feature
    return None


def _apart(one: Box, other: Box) -> bool:
    return one[0] >= other[2] or one[2] <= other[0] or one[1] >= other[3] or one[3] <= other[1]


def _meet(swept: Iterable[Part], parts: Iterable[Part]) -> bool:
    return any(invades(one, other) for one in swept for other in parts)


def sweeps(parts: Iterable[Polygon | Circle], body: Body, end: Point) -> list[Polygon]:
    """The areas that the polygons of a base sweep on the straight move to `end`."""
    dx, dy = end[0] - body.x, end[1] - body.y
    return [_swept(part, dx, dy) for part in parts if isinstance(part, Polygon)]


def _swept(polygon: Polygon, dx: int, dy: int) -> Polygon:
    """The hull of a convex polygon and its copy moved by dx, dy: sides that lead are moved, the rest stay."""
    points, turn = polygon.points, polygon.turn
    if (dx == 0 and dy == 0) or not turn:
        return polygon
    count = len(points)
    leads = [
        turn * ((by - ay) * dx - (bx - ax) * dy) > 0
        for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True)
    ]
    found: list[Point] = []
    for i in range(count):
        x, y = points[i]
        before, after = leads[i - 1], leads[i]
        if before:
            found.append((x + dx, y + dy))
        if before != after or not before:
            found.append((x, y))
        if after and not before:
            found.append((x + dx, y + dy))
    return convex(tuple(found), turn)


def clear_of(body: Body, place: Point, obstacle: Body | Feature) -> bool:
    """Is the gap of the body at `place` to the obstacle (in plan) at least 0, exactly?"""
    if isinstance(body, Disc) and isinstance(obstacle, Disc):
        radii = body.radius + obstacle.radius
        return (place[0] - obstacle.x) ** 2 + (place[1] - obstacle.y) ** 2 >= radii * radii
    return not _meet(parts_at(body, place), obstacle.parts)


def parts_at(body: Body, place: Point) -> list[Part]:
    """The parts of the base of the body carried to `place`."""
    dx, dy = place[0] - body.x, place[1] - body.y
    return [
        Circle(part.x + dx, part.y + dy, part.radius)
        if isinstance(part, Circle)
        else Polygon(tuple((x + dx, y + dy) for x, y in part.points))
        for part in body.parts
    ]


def box_at(body: Body, place: Point) -> Box:
    """The box round the base of the body carried to `place`."""
    left, low, right, high = body.bounds
    dx, dy = place[0] - body.x, place[1] - body.y
    return left + dx, low + dy, right + dx, high + dy
