"""How far along a course a base finds or loses ground under it."""

from collections.abc import Iterator, Sequence
from math import hypot

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import depth_on, drop_under, extent, surfaces
from battlewright.table.movement.course import Moving, Ray, disc_span, side_spans
from battlewright.table.movement.obstacles import Course
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import orientation
from battlewright.table.table import Table
from battlewright.table.terrain import Feature


def first_drop(course: Course, longest: float, table: Table, footing: int) -> tuple[float, int] | None:
    """The first length at which less than `footing` of ground is left under the base, and how deep it falls there."""
    for place in _changes(course, surfaces(table), footing):
        if place < longest:
            depth = drop_under(_body_after(course, min(longest, place + 2 * TOLERANCE)), table, footing)
            if depth > 0:
                return place, depth
    return None


def first_hold(course: Course, longest: float, surface: Feature, footing: int) -> float | None:
    """The first length at which the base reaches at least `footing` onto the surface."""
    needed = min(footing, extent(course.body))
    for place in _changes(course, (surface,), footing + TOLERANCE):
        if place <= longest and depth_on((surface,), _body_after(course, place + 1)) >= needed - TOLERANCE:
            return place
    return None


def _body_after(course: Course, length: float) -> Body:
    x, y = course.ray.point(length)
    return course.body.at(round(x), round(y))


def _changes(course: Course, grounds: Sequence[Feature], footing: int) -> list[float]:
    """The lengths, in order, at which the ground under the base may come to be enough or too little: where a ledge
    comes under it, or lies as far in as the footing asks."""
    needed = min(footing, extent(course.body)) - TOLERANCE
    places = {0.0}
    for target in (target for ground in grounds for target in ground.parts):
        for part in course.inner:
            places.update(*(span for span in side_spans(part, target, course.ray) if span is not None))
        for part in course.parts:
            places.update(_depth_reached(part, target, course.ray, needed))
    return sorted(place for place in places if place >= 0)


def _depth_reached(part: Moving, surface: Part, ray: Ray, needed: int) -> Iterator[float]:
    """The lengths at which the part reaches inwards of a side of the surface exactly as far as needed."""
    points = ((part.x, part.y),) if isinstance(part, Circle) else part.polygon.points
    radius = part.radius if isinstance(part, Circle) else 0
    if isinstance(surface, Polygon):
        for a, b in surface.edges:
            side = hypot(b[0] - a[0], b[1] - a[1])
            speed = surface.turn * ((b[0] - a[0]) * ray.uy - (b[1] - a[1]) * ray.ux) / side
            if abs(speed) > 1e-12:
                inwards = max(surface.turn * orientation(a, b, point) / side for point in points) + radius
                yield (needed - inwards) / speed
        return
    for x, y in points:
        span = disc_span(surface.x, surface.y, surface.radius + radius - needed, Ray(x, y, ray.ux, ray.uy))
        yield from span or ()
