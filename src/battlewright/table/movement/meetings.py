"""What a move meets on its way, in order: for the rules that act on it and for the picture of the path."""

from collections.abc import Iterator, Sequence
from math import hypot

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import GROUND, drop_under, extent, surfaces
from battlewright.table.movement.course import Moving, Ray, disc_span, side_spans
from battlewright.table.movement.obstacles import Course, contact, over
from battlewright.table.movement.spending import Tariff
from battlewright.table.movement.stopping import Encounter, Meeting, Stop, Stopping
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import orientation
from battlewright.table.table import Table
from battlewright.table.terrain import Feature


def meetings(
    course: Course,
    length: float,
    tariff: Tariff,
    passed: Sequence[Body],
    crossed: Sequence[Feature],
    table: Table,
    stopping: Stopping,
    stop: Stop | None,
) -> tuple[Meeting, ...]:
    """Everything met on the first `length` of the course, in order; the stop comes last."""
    found: list[tuple[float, Meeting]] = []
    for ground, covered in tariff.ground:
        for start, end in covered:
            if start < length:
                found += _through(ground, start, end, length)
    for up in tariff.climbs:
        if up.length < length:
            found.append(_at(up.length, "climb", up.feature, tariff.climb))
    for feature, covered in over(course, crossed, length):
        found += [_at(start, "cross", feature) for start, _ in covered]
    for other in passed:
        met = contact(course, other, length)
        if met is not None and met.enters:
            found.append(_at(met.length, "over", other))
    if course.body.z > GROUND + TOLERANCE:
        found += _drop(course, length, table, stopping)
    found.sort(key=lambda one: one[0])
    last = () if stop is None else (Meeting(round(length), stop.kind, stop.obstacle),)
    return (*(meeting for _, meeting in found), *last)


def _at(
    length: float, kind: Encounter, what: Body | Feature | None = None, cost: int = 0
) -> tuple[float, Meeting]:
    return length, Meeting(round(length), kind, what, cost)


def _through(ground: Feature, start: float, end: float, length: float) -> list[tuple[float, Meeting]]:
    gone = min(end, length)
    enter = _at(start, "enter", ground, 0 if end < length else round(2 * (gone - start)))
    return [enter, _at(end, "leave", ground, round(2 * (gone - start)))] if end < length else [enter]


def _drop(course: Course, length: float, table: Table, stopping: Stopping) -> list[tuple[float, Meeting]]:
    """The first place of the way where too little ground is left under the base.

    What is under a base changes only where a ledge comes under it or lies as far in as the footing asks.
    """
    needed = min(stopping.footing, extent(course.body)) - TOLERANCE
    places = {0.0}
    for target in (target for surface in surfaces(table) for target in surface.parts):
        for part in course.inner:
            places.update(*(span for span in side_spans(part, target, course.ray) if span is not None))
        for part in course.parts:
            places.update(_footing_lost(part, target, course.ray, needed))
    for place in sorted(places):
        if 0 <= place < length:
            x, y = course.ray.point(min(length, place + 2 * TOLERANCE))
            depth = drop_under(course.body.at(round(x), round(y)), table, stopping.footing)
            if depth > 0:
                return [_at(place, "drop", None, depth)]
    return []


def _footing_lost(part: Moving, surface: Part, ray: Ray, needed: int) -> Iterator[float]:
    """The lengths at which the part reaches inwards of a side of the surface exactly as far as needed."""
    points = ((part.x, part.y),) if isinstance(part, Circle) else part.polygon.points
    radius = part.radius if isinstance(part, Circle) else 0
    if isinstance(surface, Polygon):
        for a, b in surface.edges:
            side = hypot(b[0] - a[0], b[1] - a[1])
            speed = surface.turn * ((b[0] - a[0]) * ray.uy - (b[1] - a[1]) * ray.ux) / side
            if speed < 0:
                inwards = max(surface.turn * orientation(a, b, point) / side for point in points) + radius
                yield (needed - inwards) / speed
        return
    for x, y in points:
        span = disc_span(surface.x, surface.y, surface.radius + radius - needed, Ray(x, y, ray.ux, ray.uy))
        if span is not None:
            yield span[1]
