"""What a body meets on a straight course, and where: bodies, sides of features, the edge of the table."""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import NamedTuple

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
    within_span,
)
from battlewright.table.movement.stopping import Stop
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way

HALF = 0.5
"""Micrometres by which a float length may stand beside the exact one."""

ROUND = TOLERANCE + 2.0
"""Micrometres about a way within which something may be touched."""


class Course:
    """A body about to move in a direction, at most `longest` micrometres: its ray, the box it sweeps, and its parts,
    whole and drawn in by 20 um, framed by the ray."""

    __slots__ = ("body", "toward", "squared", "ray", "longest", "box", "_parts", "_inner", "_strip")

    def __init__(self, body: Body, toward: Point, longest: float) -> None:
        dx, dy = toward
        self.body = body
        self.toward = toward
        self.squared = dx * dx + dy * dy
        length = sqrt(self.squared)
        self.ray = Ray(body.x, body.y, dx / length, dy / length)
        self.longest = longest
        self.box = self.sweep(longest)
        self._parts: tuple[Moving, ...] | None = None
        self._inner: tuple[Moving, ...] | None = None
        self._strip: Span | None = None

    @property
    def parts(self) -> tuple[Moving, ...]:
        """The parts of the base."""
        if self._parts is None:
            self._parts = moving(self.body.parts, self.ray)
        return self._parts

    @property
    def inner(self) -> tuple[Moving, ...]:
        """The parts drawn in by 20 um."""
        if self._inner is None:
            self._inner = moving(self.body.inner, self.ray)
        return self._inner

    @property
    def strip(self) -> Span:
        """Offsets to the left of the course between which the base moves, wider by contact and roundings."""
        if self._strip is None:
            self._strip = self._strip_of_base()
        return self._strip

    def _strip_of_base(self) -> Span:
        if isinstance(self.body, Disc):
            return -self.body.radius - ROUND, self.body.radius + ROUND
        own = self.ray.framed((self.body.x, self.body.y))[1]
        low = min(part.low for part in self.parts if not isinstance(part, Circle))
        high = max(part.high for part in self.parts if not isinstance(part, Circle))
        return low - own - ROUND, high - own + ROUND

    def earliest(self, other: Body) -> float:
        """A length before which the base cannot meet the other: where their boxes, seen along the course, do."""
        x, y, ux, uy = self.ray
        (left, low, right, high), (west, south, east, north) = self.body.bounds, other.bounds
        front = (right - x if ux > 0 else left - x) * ux + (high - y if uy > 0 else low - y) * uy
        back = (west - x if ux > 0 else east - x) * ux + (south - y if uy > 0 else north - y) * uy
        return back - front - ROUND

    def sweep(self, longest: float) -> tuple[float, float, float, float]:
        """The box that the base sweeps, wider by contact and roundings."""
        left, low, right, high = self.body.bounds
        dx, dy = longest * self.ray.ux, longest * self.ray.uy
        return (
            left + (dx if dx < 0 else 0.0) - ROUND,
            low + (dy if dy < 0 else 0.0) - ROUND,
            right + (dx if dx > 0 else 0.0) + ROUND,
            high + (dy if dy > 0 else 0.0) + ROUND,
        )


def bodies_ahead(course: Course, bodies: Sequence[Body]) -> list[Body]:
    """The bodies that share height with the mover and that the way could come to."""
    x, y, ux, uy = course.ray
    left, low, right, high = course.box
    least, most = course.strip
    ahead: list[Body] = []
    for other in bodies:
        if isinstance(other, Disc):
            at_x, at_y = other.x, other.y
            half_x = half_y = half = other.radius
        else:
            west, south, east, north = other.bounds
            at_x, at_y = (west + east) // 2, (south + north) // 2
            half_x, half_y = (east - west) // 2 + 1, (north - south) // 2 + 1
            half = ceil(abs(uy) * half_x + abs(ux) * half_y)
        if at_x + half_x <= left or at_x - half_x >= right or at_y + half_y <= low or at_y - half_y >= high:
            continue
        across = ux * (at_y - y) - uy * (at_x - x)
        if least < across + half and across - half < most and shares_height(course.body, other):
            ahead.append(other)
    return ahead


def features_ahead(course: Course, features: Sequence[Feature]) -> list[Feature]:
    """The features that have height in common with the mover and that the way could come to."""
    return [
        feature
        for feature in features
        if comes_near(feature.bounds, course.box) and stands_in_way(feature, course.body)
    ]


class Contact(NamedTuple):
    """Where a base first meets an obstacle, and whether going on enters it by more than 20 um: else it brushes it."""

    length: float
    enters: bool


def contact(course: Course, other: Body, limit: float) -> Contact | None:
    """The contact with a body before `limit`."""
    body = course.body
    if isinstance(body, Disc) and isinstance(other, Disc):
        return _disc_contact(course, body, other, limit)
    best: Contact | None = None
    targets: tuple[Part, ...] = other.parts
    drawn_in: tuple[Part, ...] = other.inner
    for part, inner in zip(course.parts, course.inner, strict=True):
        for target, target_inner in zip(targets, drawn_in, strict=True):
            touched = over_convex(part, target, course.ray)
            if touched is None or touched[1] <= 0 or touched[0] >= limit:
                continue
            enters = _ahead(over_convex(inner, target, course.ray)) or _ahead(
                over_convex(part, target_inner, course.ray)
            )
            if best is None or enters > best.enters or (enters == best.enters and touched[0] < best.length):
                best = Contact(max(0.0, touched[0]), enters)
    return best


def _ahead(span: Span | None) -> bool:
    return span is not None and span[1] > 0


def _disc_contact(course: Course, body: Disc, other: Disc, limit: float) -> Contact | None:
    dx, dy = course.toward
    wx, wy = other.x - body.x, other.y - body.y
    along = dx * wx + dy * wy
    if along <= 0:
        return None
    across = dx * wy - dy * wx
    radii = body.radius + other.radius
    room = radii * radii * course.squared - across * across
    if room <= 0:
        return None
    length = (along - sqrt(room)) / sqrt(course.squared)
    if length >= limit:
        return None
    inner = max(0, radii - TOLERANCE)
    return Contact(max(0.0, length), across * across < inner * inner * course.squared)


def contact_length(course: Course, other: Body) -> float | None:
    """The length at which the body, in plan, comes into contact with another that it nears or passes: a gap of 20 um
    is contact."""
    reach = TOLERANCE + HALF
    found = [
        within_span(part, target, course.ray, reach) for part in course.body.parts for target in other.parts
    ]
    near = [span for span in found if span is not None and span[0] + span[1] > -HALF]
    return max(0.0, min(near)[0]) if near else None


def touch(course: Course, feature: Feature, limit: float) -> Contact | None:
    """The contact with a side of the feature before `limit`."""
    best: Contact | None = None
    for target in feature.parts:
        for part, inner in zip(course.parts, course.inner, strict=True):
            touched = side_spans(part, target, course.ray)
            if not any(rim is not None and rim[1] > 0 and rim[0] < limit for rim in touched):
                continue
            for rim, span in zip(touched, side_spans(inner, target, course.ray), strict=True):
                if rim is None or rim[1] <= 0 or rim[0] >= limit:
                    continue
                enters = _ahead(span)
                if best is None or enters > best.enters or (enters == best.enters and rim[0] < best.length):
                    best = Contact(max(0.0, rim[0]), enters)
    return best


class Found(NamedTuple):
    """How far the way is free, what stops it there, and what it brushes before."""

    length: float
    stop: Stop | None
    bodies: list[Body]
    features: list[Feature]


def first_stop(
    course: Course, limit: float, stop: Stop | None, bodies: Sequence[Body], features: Sequence[Feature]
) -> Found:
    """The first of the bodies and features that stops the move before `limit`, else the stop given."""
    brushed: list[Body] = []
    grazed: list[Feature] = []
    for earliest, other in sorted(
        ((course.earliest(one), one) for one in bodies), key=lambda entry: entry[0]
    ):
        if earliest >= limit:
            break
        met = contact(course, other, limit)
        if met is not None and met.enters:
            limit, stop = met.length, Stop("body", other)
        elif met is not None:
            brushed.append(other)
    for feature in features:
        met = touch(course, feature, limit)
        if met is not None and met.enters:
            limit, stop = met.length, Stop("feature", feature)
        elif met is not None:
            grazed.append(feature)
    return Found(limit, stop, brushed, grazed)


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
    found = ((feature, spans(feature, course.inner, course.ray, longest)) for feature in features)
    return [(feature, covered) for feature, covered in found if covered]


def united(found: Sequence[tuple[Feature, list[Span]]]) -> list[Span]:
    """The spans of several features as one list, merged."""
    return merged([span for _, covered in found for span in covered])
