"""A straight course: where along it a base is over a shape, and what the course runs into.

Spans are lengths along the course in float micrometres; they aim a move. Whether a straight move between two
places is legal is decided by `runs_into`, on integers.
"""

from collections.abc import Sequence
from math import hypot, sqrt
from typing import NamedTuple

from battlewright.table.bodies import Body, shares_height
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part, Polygon, part_nearer
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature, stands_in_way

Span = tuple[float, float]


class Ray(NamedTuple):
    """A course from x, y in the unit direction ux, uy."""

    x: int
    y: int
    ux: float
    uy: float

    def point(self, length: float) -> tuple[float, float]:
        """The place after `length`."""
        return self.x + length * self.ux, self.y + length * self.uy


def spans(feature: Feature, ray: Ray, reach: float, longest: float) -> list[Span]:
    """Where the centre of a base of radius `reach` is over the feature, merged and in order, within
    0..longest."""
    if not _comes_near(feature, ray, reach, longest):
        return []
    found = [span for part in feature.parts for span in _part_spans(part, ray, reach)]
    return merged([(max(0.0, a), min(longest, b)) for a, b in found if b > 0 and a < longest])


def first_touch(feature: Feature, ray: Ray, radius: int, longest: float) -> float | None:
    """Length after which a base of `radius` first meets a side that it would then enter by more than 20 um."""
    if not _comes_near(feature, ray, radius, longest):
        return None
    met = []
    for part in feature.parts:
        for entered, touched in zip(
            _side_spans(part, ray, radius - TOLERANCE), _side_spans(part, ray, radius), strict=True
        ):
            if entered and entered[0][1] > 0:
                met.append(max(0.0, touched[0][0]))
    return min(met, default=None)


def _side_spans(part: Part, ray: Ray, reach: float) -> list[list[Span]]:
    if isinstance(part, Circle):
        return [_disc_spans(part.x, part.y, part.radius + reach, ray)]
    return [_edge_spans(a, b, ray, reach) for a, b in part.edges]


def _comes_near(feature: Feature, ray: Ray, reach: float, longest: float) -> bool:
    left, low, right, high = feature.bounds
    x, y = ray.x, ray.y
    end_x, end_y = x + longest * ray.ux, y + longest * ray.uy
    return (
        (x > left - reach or end_x > left - reach)
        and (x < right + reach or end_x < right + reach)
        and (y > low - reach or end_y > low - reach)
        and (y < high + reach or end_y < high + reach)
    )


def merged(found: list[Span]) -> list[Span]:
    """The union of spans, in order."""
    united: list[Span] = []
    for start, end in sorted(found):
        if united and start <= united[-1][1]:
            united[-1] = (united[-1][0], max(united[-1][1], end))
        else:
            united.append((start, end))
    return united


def _part_spans(part: Part, ray: Ray, reach: float) -> list[Span]:
    if isinstance(part, Circle):
        return _disc_spans(part.x, part.y, part.radius + reach, ray)
    found = _inner_spans(part, ray)
    for a, b in part.edges:
        found += _edge_spans(a, b, ray, reach)
    return found


def _disc_spans(x: int, y: int, reach: float, ray: Ray) -> list[Span]:
    wx, wy = x - ray.x, y - ray.y
    across = ray.ux * wy - ray.uy * wx
    room = reach * reach - across * across
    if room <= 0 or reach <= 0:
        return []
    along, half = ray.ux * wx + ray.uy * wy, sqrt(room)
    return [(along - half, along + half)]


def _edge_spans(a: Point, b: Point, ray: Ray, reach: float) -> list[Span]:
    """The one span nearer than `reach` to the edge: the edge widened by a disc is convex."""
    found = _disc_spans(a[0], a[1], reach, ray) + _disc_spans(b[0], b[1], reach, ray)
    found += _strip_spans(a, b, ray, reach)
    return [(min(start for start, _ in found), max(end for _, end in found))] if found else []


def _strip_spans(a: Point, b: Point, ray: Ray, reach: float) -> list[Span]:
    length = hypot(b[0] - a[0], b[1] - a[1])
    ex, ey = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    wx, wy = ray.x - a[0], ray.y - a[1]
    low, high = float("-inf"), float("inf")
    for start, speed, least, most in (
        (ex * wx + ey * wy, ex * ray.ux + ey * ray.uy, 0.0, length),
        (ex * wy - ey * wx, ex * ray.uy - ey * ray.ux, -reach, reach),
    ):
        if abs(speed) < 1e-12:
            if not least < start < most:
                return []
            continue
        first, last = sorted(((least - start) / speed, (most - start) / speed))
        low, high = max(low, first), min(high, last)
    return [(low, high)] if low < high else []


def _inner_spans(polygon: Polygon, ray: Ray) -> list[Span]:
    cuts = []
    for a, b in polygon.edges:
        sa = ray.ux * (a[1] - ray.y) - ray.uy * (a[0] - ray.x)
        sb = ray.ux * (b[1] - ray.y) - ray.uy * (b[0] - ray.x)
        if (sa > 0) != (sb > 0):
            share = sa / (sa - sb)
            x, y = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
            cuts.append(ray.ux * (x - ray.x) + ray.uy * (y - ray.y))
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def course_cost(body: Body, end: Point, slow: Sequence[Feature]) -> float:
    """Movement spent on the straight move to `end`: its length, counted twice while any part of the base is
    over slow ground.

    A base counts as over the ground when it reaches in by more than 20 um, as in `terrain.touches`.
    """
    dx, dy = end[0] - body.x, end[1] - body.y
    length = hypot(dx, dy)
    if not slow or length == 0:
        return length
    ray = Ray(body.x, body.y, dx / length, dy / length)
    return length + sum(b - a for a, b in slow_spans(body, ray, length, slow))


def slow_spans(body: Body, ray: Ray, longest: float, slow: Sequence[Feature]) -> list[Span]:
    """Where along the course any part of the base is over slow ground."""
    reach = body.radius - TOLERANCE
    return merged([span for feature in slow for span in spans(feature, ray, reach, longest)])


def affordable(budget: float, longest: float, slow: Sequence[Span]) -> float:
    """The length that `budget` pays for, at most `longest`: slow spans cost twice their length."""
    done = 0.0
    for start, end in slow:
        if done + budget <= start:
            break
        budget -= start - done
        if 2 * (end - start) >= budget:
            return min(longest, start + budget / 2)
        budget -= 2 * (end - start)
        done = end
    return min(longest, done + budget)


def runs_into(
    body: Body, end: Point, bodies: Sequence[Body], stopping: Sequence[Feature]
) -> Body | Feature | None:
    """The first obstacle in the order given that the straight move to `end` would enter by more than 20 um.

    Exact. A body that the move leads away from is no obstacle: the distance to it only grows.
    """
    return hit_body(body, end, bodies) or hit_feature(body, end, stopping)


def hit_body(body: Body, end: Point, bodies: Sequence[Body]) -> Body | None:
    """The body part of `runs_into`."""
    x, y = body.x, body.y
    dx, dy = end[0] - x, end[1] - y
    squared = dx * dx + dy * dy
    inner = body.radius - TOLERANCE
    for other in bodies:
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


def hit_feature(body: Body, end: Point, stopping: Sequence[Feature]) -> Feature | None:
    """The feature part of `runs_into`."""
    x, y = body.x, body.y
    reach = body.radius - TOLERANCE
    left, right = (x, end[0]) if x < end[0] else (end[0], x)
    low, high = (y, end[1]) if y < end[1] else (end[1], y)
    for feature in stopping:
        west, south, east, north = feature.bounds
        if right + reach <= west or left - reach >= east or high + reach <= south or low - reach >= north:
            continue
        if stands_in_way(feature, body) and any(
            part_nearer(part, (x, y), end, reach) for part in feature.parts
        ):
            return feature
    return None


def clear_of(body: Body, obstacle: Body | Feature) -> bool:
    """Is the gap (in plan) at least 0, exactly?"""
    if isinstance(obstacle, Feature):
        place = (body.x, body.y)
        return not any(part_nearer(part, place, place, body.radius) for part in obstacle.parts)
    radii = body.radius + obstacle.radius
    return (body.x - obstacle.x) ** 2 + (body.y - obstacle.y) ** 2 >= radii * radii
