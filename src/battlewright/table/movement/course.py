"""A straight course: where along it a base is over a shape.

Spans are lengths along the course in float micrometres; they aim a move. Whether a straight move between two
places is legal is decided by `legality`, on integers. A base meets a side when a corner of one comes to a
side of the other, a round base when its rim comes to a side or a corner.
"""

from collections.abc import Iterable, Sequence
from math import hypot, inf, sqrt
from typing import NamedTuple

from battlewright.table.outlines import Box, Circle, Part, Polygon
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature

Span = tuple[float, float]


class Ray(NamedTuple):
    """A course from x, y in the unit direction ux, uy."""

    x: float
    y: float
    ux: float
    uy: float

    def point(self, length: float) -> tuple[float, float]:
        """The place after `length`."""
        return self.x + length * self.ux, self.y + length * self.uy

    def framed(self, point: Point) -> tuple[float, float]:
        """The point as length along the direction and offset to its left."""
        return self.ux * point[0] + self.uy * point[1], self.ux * point[1] - self.uy * point[0]


class Hull(NamedTuple):
    """A convex polygon that moves along a course: its corners, framed by it, and the strip they sweep."""

    polygon: Polygon
    corners: tuple[tuple[float, float], ...]
    low: float
    high: float


Moving = Circle | Hull
"""A part of a moving base, at the start of its course."""


def moving(parts: Iterable[Part], ray: Ray) -> tuple[Moving, ...]:
    """The parts of a base made ready for questions along the course."""
    return tuple(part if isinstance(part, Circle) else _hull(part, ray) for part in parts)


def _hull(polygon: Polygon, ray: Ray) -> Hull:
    corners = tuple(ray.framed(point) for point in polygon.points)
    across = [s for _, s in corners]
    return Hull(polygon, corners, min(across), max(across))


def side_spans(part: Moving, target: Part, ray: Ray, margin: float = 0.0) -> list[Span | None]:
    """For each side of the target, the span over which the part, moved along the course, is over it.

    A disc has one side, its rim. `margin` is added to the radius of a round part.
    """
    if isinstance(part, Circle):
        own = ray if (part.x, part.y) == (ray.x, ray.y) else Ray(part.x, part.y, ray.ux, ray.uy)
        if isinstance(target, Circle):
            return [disc_span(target.x, target.y, target.radius + part.radius + margin, own)]
        return [edge_span(a, b, own, part.radius + margin) for a, b in target.edges]
    if isinstance(target, Circle):
        back = Ray(target.x, target.y, -ray.ux, -ray.uy)
        return [_around(edge_span(a, b, back, target.radius) for a, b in part.polygon.edges)]
    framed = [ray.framed(point) for point in target.points]
    return [_hull_span(part, a, b) for a, b in zip((framed[-1], *framed[:-1]), framed, strict=True)]


def over_convex(part: Moving, target: Part, ray: Ray, margin: float = 0.0) -> Span | None:
    """The one span over which the part is over a convex target."""
    return _around(side_spans(part, target, ray, margin))


def within_span(part: Part, target: Part, ray: Ray, reach: float) -> Span | None:
    """The one span over which the part is within `reach` of a convex target."""
    if isinstance(part, Circle):
        return over_convex(part, target, ray, reach)
    if isinstance(target, Circle):
        back = Ray(target.x, target.y, -ray.ux, -ray.uy)
        return _around(edge_span(a, b, back, target.radius + reach) for a, b in part.edges)
    hull, across = _hull(part, ray), [ray.framed(point)[1] for point in target.points]
    if min(across) - hull.high >= reach or hull.low - max(across) >= reach:
        return None
    ahead = (Ray(x, y, ray.ux, ray.uy) for x, y in part.points)
    back_rays = (Ray(x, y, -ray.ux, -ray.uy) for x, y in target.points)
    found = [edge_span(a, b, one, reach) for one in ahead for a, b in target.edges]
    found += [edge_span(a, b, one, reach) for one in back_rays for a, b in part.edges]
    return _around([*found, *side_spans(hull, target, ray)])


def spans(
    feature: Feature, parts: Sequence[Moving], ray: Ray, longest: float, margin: float = 0.0
) -> list[Span]:
    """Where any of the parts is over the feature, merged and in order, within 0..longest."""
    found = []
    for target in feature.parts:
        for part in parts:
            found += [span for span in side_spans(part, target, ray, margin) if span is not None]
            if isinstance(target, Polygon):
                start = (part.x, part.y) if isinstance(part, Circle) else part.polygon.points[0]
                found += _inner_spans(target, Ray(*start, ray.ux, ray.uy))
    return merged([(max(0.0, a), min(longest, b)) for a, b in found if b > 0 and a < longest])


def comes_near(box: Box, sweep: tuple[float, float, float, float]) -> bool:
    """Has the box a point inside the box that a move sweeps?"""
    return sweep[0] < box[2] and sweep[2] > box[0] and sweep[1] < box[3] and sweep[3] > box[1]


def merged(found: list[Span]) -> list[Span]:
    """The union of spans, in order."""
    united: list[Span] = []
    for start, end in sorted(found):
        if united and start <= united[-1][1]:
            united[-1] = (united[-1][0], max(united[-1][1], end))
        else:
            united.append((start, end))
    return united


def _around(found: Iterable[Span | None]) -> Span | None:
    low, high = inf, -inf
    for span in found:
        if span is not None:
            low, high = min(low, span[0]), max(high, span[1])
    return (low, high) if low < high else None


def disc_span(x: float, y: float, reach: float, ray: Ray) -> Span | None:
    """Where the course is nearer than `reach` to a point."""
    wx, wy = x - ray.x, y - ray.y
    across = ray.ux * wy - ray.uy * wx
    room = reach * reach - across * across
    if room <= 0 or reach <= 0:
        return None
    along, half = ray.ux * wx + ray.uy * wy, sqrt(room)
    return along - half, along + half


def edge_span(a: Point, b: Point, ray: Ray, reach: float) -> Span | None:
    """Where the course is nearer than `reach` to the edge: one span, since a widened edge is convex."""
    ex, ey, ux, uy = b[0] - a[0], b[1] - a[1], ray.ux, ray.uy
    wx, wy = a[0] - ray.x, a[1] - ray.y
    first, last = ux * wy - uy * wx, ux * (wy + ey) - uy * (wx + ex)
    if (first >= reach and last >= reach) or (first <= -reach and last <= -reach):
        return None
    low, high = inf, -inf
    for across, along in ((first, ux * wx + uy * wy), (last, ux * (wx + ex) + uy * (wy + ey))):
        room = reach * reach - across * across
        if room > 0:
            half = sqrt(room)
            low, high = min(low, along - half), max(high, along + half)
    strip = _strip_span(-wx, -wy, ex, ey, ray, reach)
    if strip is not None:
        low, high = min(low, strip[0]), max(high, strip[1])
    return (low, high) if low < high else None


def _strip_span(wx: float, wy: float, ex: float, ey: float, ray: Ray, reach: float) -> Span | None:
    """Where the course is in the rectangle that reaches to both sides of an edge; w leads from it to the course."""
    length = hypot(ex, ey)
    ex, ey = ex / length, ey / length
    low, high = -inf, inf
    for start, speed, least, most in (
        (ex * wx + ey * wy, ex * ray.ux + ey * ray.uy, 0.0, length),
        (ex * wy - ey * wx, ex * ray.uy - ey * ray.ux, -reach, reach),
    ):
        if abs(speed) < 1e-12:
            if not least < start < most:
                return None
            continue
        one, other = (least - start) / speed, (most - start) / speed
        if one > other:
            one, other = other, one
        low, high = max(low, one), min(high, other)
    return (low, high) if low < high else None


def _hull_span(hull: Hull, a: tuple[float, float], b: tuple[float, float]) -> Span | None:
    """Where the hull is over the framed side a-b: it enters and leaves where a corner of one meets a side of the
    other."""
    (at, across), (bt, bcross) = (a, b) if a[1] <= b[1] else (b, a)
    low, high = max(hull.low, across), min(hull.high, bcross)
    if low > high or (low == high and (across < bcross or not hull.low < low < hull.high)):
        return None
    slope = (bt - at) / (bcross - across) if bcross > across else 0.0
    enters, leaves = inf, -inf
    for s in (low, high):
        back, front = _slice(hull, s)
        places = (at + slope * (s - across),) if bcross > across else (at, bt)
        enters, leaves = min(enters, min(places) - front), max(leaves, max(places) - back)
    for t, s in hull.corners:
        if low < s < high:
            meets = at + slope * (s - across) - t
            enters, leaves = min(enters, meets), max(leaves, meets)
    return (enters, leaves) if enters < leaves else None


def _slice(hull: Hull, s: float) -> Span:
    """The least and the greatest length along the course at which the hull has points of offset s."""
    low, high = inf, -inf
    before_t, before_s = hull.corners[-1]
    for t, across in hull.corners:
        if (before_s <= s <= across) or (across <= s <= before_s):
            at = t if across == before_s else before_t + (t - before_t) * (s - before_s) / (across - before_s)
            low, high = min(low, at), max(high, at)
            if across == before_s:
                low, high = min(low, before_t), max(high, before_t)
        before_t, before_s = t, across
    return low, high


def _inner_spans(polygon: Polygon, ray: Ray) -> list[Span]:
    """Where the course itself is inside the polygon."""
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
