"""What a body meets on a straight course, and where: bodies, sides of features, the edge of the table."""

from collections.abc import Sequence
from functools import cached_property
from math import sqrt

from battlewright.table.bodies import Body, Disc, shares_height
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement.course import (
    Moving,
    Ray,
    Span,
    comes_near,
    merged,
    moving,
    over_convex,
    side_spans,
    spans,
)
from battlewright.table.movement.stopping import Stop
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature


class Course:
    """A body about to move in a direction: its ray and its parts, whole and drawn in by 20 um."""

    def __init__(self, body: Body, toward: Point) -> None:
        dx, dy = toward
        self.body = body
        self.toward = toward
        self.squared = dx * dx + dy * dy
        length = sqrt(self.squared)
        self.ray = Ray(body.x, body.y, dx / length, dy / length)

    @cached_property
    def parts(self) -> tuple[Moving, ...]:
        """The parts of the base."""
        return moving(self.body.parts, self.ray)

    @cached_property
    def inner(self) -> tuple[Moving, ...]:
        """The parts drawn in by 20 um."""
        return moving(self.body.inner, self.ray)

    @cached_property
    def strip(self) -> Span:
        """Offsets to the left of the course between which the base moves, 2 um wider for roundings."""
        if isinstance(self.body, Disc):
            return -self.body.radius - 2.0, self.body.radius + 2.0
        own = self.ray.framed((self.body.x, self.body.y))[1]
        low = min(part.low for part in self.parts if not isinstance(part, Circle))
        high = max(part.high for part in self.parts if not isinstance(part, Circle))
        return low - own - 2.0, high - own + 2.0

    def sweep(self, longest: float) -> tuple[float, float, float, float]:
        """The box that the base sweeps."""
        left, low, right, high = self.body.bounds
        dx, dy = longest * self.ray.ux, longest * self.ray.uy
        return left + min(0.0, dx), low + min(0.0, dy), right + max(0.0, dx), high + max(0.0, dy)


def bodies_ahead(course: Course, bodies: Sequence[Body]) -> list[Body]:
    """The bodies that the way could come to, however long it is; 2 um allow for the rounding of its end."""
    body = course.body
    if not isinstance(body, Disc):
        return [other for other in bodies if _in_strip(course, other) and shares_height(body, other)]
    x, y, radius = body.x, body.y, body.radius + 2
    dx, dy = course.toward
    squared = course.squared
    ahead: list[Body] = []
    for other in bodies:
        if not isinstance(other, Disc):
            if _in_strip(course, other) and shares_height(body, other):
                ahead.append(other)
            continue
        wx, wy = other.x - x, other.y - y
        if dx * wx + dy * wy > 0:
            across = dx * wy - dy * wx
            reach = radius + other.radius
            if across * across < reach * reach * squared and shares_height(body, other):
                ahead.append(other)
    return ahead


def _in_strip(course: Course, other: Body) -> bool:
    left, low, right, high = other.bounds
    x, y, ux, uy = course.ray
    wx, wy = (left + right) / 2 - x, (low + high) / 2 - y
    half_x, half_y = (right - left) / 2, (high - low) / 2
    own_left, own_low, own_right, own_high = course.body.bounds
    back = min(ux * (own_left - x), ux * (own_right - x)) + min(uy * (own_low - y), uy * (own_high - y))
    if ux * wx + uy * wy + abs(ux) * half_x + abs(uy) * half_y < back:
        return False
    offset, half = ux * wy - uy * wx, abs(uy) * half_x + abs(ux) * half_y
    return course.strip[0] < offset + half and offset - half < course.strip[1]


def contact(course: Course, other: Body) -> float | None:
    """The length after which the base first meets a body that it would then enter by more than 20 um."""
    body = course.body
    if isinstance(body, Disc) and isinstance(other, Disc):
        return _disc_contact(course, body, other)
    met: list[float] = []
    targets: tuple[Part, ...] = other.parts
    drawn_in: tuple[Part, ...] = other.inner
    for part, inner in zip(course.parts, course.inner, strict=True):
        for target, target_inner in zip(targets, drawn_in, strict=True):
            touched = over_convex(part, target, course.ray)
            if touched is None or touched[1] <= 0:
                continue
            entered = (over_convex(inner, target, course.ray), over_convex(part, target_inner, course.ray))
            if any(span is not None and span[1] > 0 for span in entered):
                met.append(max(0.0, touched[0]))
    return min(met, default=None)


def _disc_contact(course: Course, body: Disc, other: Disc) -> float | None:
    dx, dy = course.toward
    wx, wy = other.x - body.x, other.y - body.y
    along = dx * wx + dy * wy
    if along <= 0:
        return None
    across = dx * wy - dy * wx
    radii = body.radius + other.radius
    inner = max(0, radii - TOLERANCE)
    if across * across >= inner * inner * course.squared:
        return None
    room = radii * radii * course.squared - across * across
    return max(0.0, (along - sqrt(room)) / sqrt(course.squared))


def first_body(course: Course, limit: float, ahead: Sequence[Body]) -> tuple[float, Stop] | None:
    """The first of the bodies that stops the move before `limit`, and where."""
    best: Body | None = None
    for other in ahead:
        met = contact(course, other)
        if met is not None and met < limit:
            limit, best = met, other
    return None if best is None else (limit, Stop("body", best))


def touch(course: Course, feature: Feature, longest: float) -> float | None:
    """The length after which the base first meets a side of the feature that it would then enter by more than
    20 um."""
    if not comes_near(feature.bounds, course.sweep(longest)):
        return None
    met: list[float] = []
    for target in feature.parts:
        for part, inner in zip(course.parts, course.inner, strict=True):
            entered = side_spans(inner, target, course.ray)
            if any(span is not None and span[1] > 0 for span in entered):
                touched = side_spans(part, target, course.ray)
                met += [
                    max(0.0, rim[0])
                    for span, rim in zip(entered, touched, strict=True)
                    if span is not None and span[1] > 0 and rim is not None
                ]
    return min(met, default=None)


def first_feature(course: Course, limit: float, walls: Sequence[Feature]) -> tuple[float, Stop] | None:
    """The first of the features that stops the move before `limit`, and where."""
    best: Feature | None = None
    for wall in walls:
        met = touch(course, wall, limit)
        if met is not None and met < limit:
            limit, best = met, wall
    return None if best is None else (limit, Stop("feature", best))


def edge(course: Course, limit: float, table: Table) -> tuple[float, Stop] | None:
    """Where the edge of the table stops the move before `limit`."""
    left, low, right, high = course.body.bounds
    best = limit
    for speed, back, ahead in (
        (course.ray.ux, left, table.width - right),
        (course.ray.uy, low, table.depth - high),
    ):
        if speed != 0:
            room = ahead if speed > 0 else back
            best = min(best, (room if room > 0 else room + TOLERANCE) / abs(speed))
    return (max(0.0, best), Stop("edge")) if best < limit else None


def over(course: Course, features: Sequence[Feature], longest: float) -> list[tuple[Feature, list[Span]]]:
    """The features that any part of the base is over, in by more than 20 um, each with the spans."""
    if not features:
        return []
    sweep = course.sweep(longest)
    near = [feature for feature in features if comes_near(feature.bounds, sweep)]
    found = ((feature, spans(feature, course.inner, course.ray, longest)) for feature in near)
    return [(feature, covered) for feature, covered in found if covered]


def united(found: Sequence[tuple[Feature, list[Span]]]) -> list[Span]:
    """The spans of several features as one list, merged."""
    return merged([span for _, covered in found for span in covered])
