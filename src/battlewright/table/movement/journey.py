"""Moves through heights: climbs, jumps down, leaps over gaps and ladders, as legs in plan and height.

A journey says where each leg leads and what movement it takes: vertical micrometres count as horizontal ones, a
fall is free. Where it cannot be done it says why and ends where the body is then left: at the foot of what it could
not climb, or before the leap. Whether a test is due on the way is the ruleset's.
"""

from collections.abc import Sequence
from math import dist, hypot, inf
from typing import Literal

import msgspec

from battlewright.table.bodies import Body, rise
from battlewright.table.gaps import gap, overlaps, within
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import depth_on, extent, ground_below, support
from battlewright.table.movement.course import spans
from battlewright.table.movement.flight import FLOOR, in_flight, landings, on_landing
from battlewright.table.movement.footing import first_drop, first_hold
from battlewright.table.movement.legality import anchor
from battlewright.table.movement.obstacles import Course, touch
from battlewright.table.movement.path import advance_to
from battlewright.table.movement.stopping import WALK, Stopping
from battlewright.table.outlines import encloses
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches

Failure = Literal["no-surface", "too-far", "body-in-way", "feature-in-way", "off-table", "no-room"]


class Leg(msgspec.Struct, frozen=True):
    """One leg: from `start` at height `start_z` to `end` at `end_z`, the movement it takes, and the straight gap
    between the bases before and after it (what a jump measured base to base is long)."""

    kind: Literal["walk", "climb", "jump", "fall"]
    start: Point
    start_z: int
    end: Point
    end_z: int
    length: int
    gap: int = 0


class Journey(msgspec.Struct, frozen=True):
    """The legs gone, the body as it stands after them, and why it got no farther (None when it arrived), with what was
    in the way."""

    legs: tuple[Leg, ...]
    end: Body
    failure: Failure | None = None
    obstacle: Body | Feature | None = None

    @property
    def length(self) -> int:
        """The movement that all legs take, in micrometres."""
        return sum(leg.length for leg in self.legs)

    @property
    def fall(self) -> int:
        """How deep the body falls or jumps down in all, in micrometres."""
        return sum(max(0, leg.start_z - leg.end_z) for leg in self.legs if leg.kind in ("jump", "fall"))


class _Trip:
    """A journey being made: each move adds a leg or the failure that ends it."""

    def __init__(
        self, body: Body, distance: int, table: Table, bodies: Sequence[Body], stopping: Stopping
    ) -> None:
        self.body, self.left, self.table, self.bodies = body, distance, table, bodies
        self.stopping = stopping
        self.legs: tuple[Leg, ...] = ()

    def journey(self, failure: Failure | None = None, obstacle: Body | Feature | None = None) -> Journey:
        return Journey(self.legs, self.body, failure, obstacle)

    def copy(self) -> "_Trip":
        other = _Trip(self.body, self.left, self.table, self.bodies, self.stopping)
        other.legs = self.legs
        return other

    def walk(self, place: Point) -> Journey | None:
        """Straight to the place at the height where the body stands; the failure when it does not get there."""
        if place == anchor(self.body):
            return None
        path = advance_to(self.body, place, self.left, self.table, self.bodies, stopping=self.stopping)
        self.add("walk", self.body.at(*path.end), path.cost)
        if hypot(path.end[0] - place[0], path.end[1] - place[1]) <= TOLERANCE:
            return None
        kinds: dict[str, Failure] = {"body": "body-in-way", "feature": "feature-in-way", "edge": "off-table"}
        stop = path.stop
        return self.journey("too-far" if stop is None else kinds[stop.kind], stop.obstacle if stop else None)

    def go(self, kind: Literal["climb", "fall"], end: Body, length: int) -> Journey | None:
        """To another height, if the movement lasts and there is room."""
        if length > self.left + TOLERANCE:
            return self.journey("too-far")
        blocker = self.in_way(end)
        if blocker is not None:
            return self.journey("no-room", blocker)
        self.add(kind, end, length)
        return None

    def jump(self, end: Body, length: int, target: Body | None = None) -> Journey | None:
        """Through the air to the end, beside the target if there is one."""
        if length > self.left + TOLERANCE:
            return self.journey("too-far")
        walls = self.stopping.walls(self.table)
        below = self.table.with_trait(*self.stopping.stops, FLOOR)
        blocker = on_landing(self.body, end, self.bodies, below)
        if blocker is not None:
            return self.journey("no-room", blocker)
        bodies = self.bodies if target is None else [*self.bodies, target]
        blocker = in_flight(self.body, end, bodies, walls)
        if blocker is not None:
            return self.journey("feature-in-way" if isinstance(blocker, Feature) else "body-in-way", blocker)
        self.add("jump", end, min(length, self.left))
        return None

    def in_way(self, end: Body) -> Body | Feature | None:
        for other in self.bodies:
            if overlaps(end, other):
                return other
        walls = self.stopping.walls(self.table)
        return next((wall for wall in walls if stands_in_way(wall, end) and touches(wall, end)), None)

    def add(self, kind: Literal["walk", "climb", "jump", "fall"], end: Body, length: int) -> None:
        before = self.body
        between = gap(before, end) if kind == "jump" else 0
        leg = Leg(kind, anchor(before), before.z, anchor(end), end.z, length, between)
        self.legs, self.body, self.left = (*self.legs, leg), end, max(0, self.left - length)


def climb(
    body: Body,
    toward: Point,
    surface: Feature,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
    footing: int | None = None,
) -> Journey:
    """Walk in the direction `toward` to the foot of the surface, climb it, and step on until the base reaches at least
    `footing` micrometres onto it (None: with its whole extent).

    Whoever cannot climb stays at the foot: the movement does not last, or there is no room above.
    """
    trip = _Trip(body, distance, table, bodies, stopping)
    if surface.top <= body.z + TOLERANCE or toward == (0, 0):
        return trip.journey("no-surface")
    course = Course(body, toward, distance)
    met = touch(course, surface, inf)
    if met is None:
        return trip.journey("no-surface")
    return trip.walk(_place(course, met.length)) or _up(trip, toward, surface, footing)


def climb_ladder(
    body: Body,
    ladder: Feature,
    surface: Feature | None,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
    footing: int | None = None,
) -> Journey:
    """Walk to the ladder, go up or down it to the height of the surface (None: the table), and step onto that.

    Who goes down steps off the upper surface first, unless the ladder stands in a hatch of it.
    """
    trip = _Trip(body, distance, table, bodies, stopping)
    toward = _toward(body, ladder)
    z = 0 if surface is None else surface.top
    if not (ladder.base - TOLERANCE <= min(z, body.z) and max(z, body.z) <= ladder.top + TOLERANCE):
        return trip.journey("no-surface")
    if toward != (0, 0):
        course = Course(body, toward, distance)
        met = touch(course, ladder, inf)
        failed = None if met is None else trip.walk(_place(course, met.length))
        if failed is not None:
            return failed
    if surface is not None and z > body.z:
        return _up(trip, _toward(trip.body, surface), surface, footing)
    return _down(trip, toward, ladder, z)


def _up(trip: _Trip, toward: Point, surface: Feature, footing: int | None) -> Journey:
    """From the foot onto the surface: both the climb and the step, or neither."""
    needed = extent(trip.body) if footing is None else footing
    rise, above = surface.top - trip.body.z, trip.body.raised_to(surface.top)
    place = _hold(above, toward, surface, needed)
    if place is None:
        return trip.journey("no-surface")
    if rise > trip.left + TOLERANCE:
        return trip.journey("too-far")
    higher = trip.copy()
    higher.add("climb", above, rise)
    failed = higher.walk(place)
    if failed is not None:
        return trip.journey(failed.failure, failed.obstacle)
    blocker = higher.in_way(higher.body)
    return higher.journey() if blocker is None else trip.journey("no-room", blocker)


def _down(trip: _Trip, toward: Point, ladder: Feature, z: int) -> Journey:
    """Off the surface the body stands on, unless the ladder is in a hatch of it, and down: both, or neither."""
    here, lower = support(trip.body, trip.table), trip.copy()
    upper = None if here is None else here.surface
    if upper is not None and toward != (0, 0) and not _is_hatch(ladder, upper):
        course = Course(trip.body, toward, trip.left)
        covered = spans(upper, course.parts, course.ray, inf)
        failed = lower.walk(_place(course, covered[0][1])) if covered else None
        if failed is not None:
            return trip.journey(failed.failure, failed.obstacle)
    failed = lower.go("climb", lower.body.raised_to(z), abs(lower.body.z - z))
    return lower.journey() if failed is None else trip.journey(failed.failure, failed.obstacle)


def _is_hatch(ladder: Feature, surface: Feature) -> bool:
    """Is the ladder wholly within the surface?"""
    return all(any(encloses(whole, part) for whole in surface.parts) for part in ladder.parts)


def _hold(body: Body, toward: Point, surface: Feature, needed: int) -> Point | None:
    """The nearest place in the direction where the base reaches far enough onto the surface."""
    if depth_on((surface,), body) >= min(needed, extent(body)) - TOLERANCE:
        return anchor(body)
    if toward == (0, 0):
        return None
    course = Course(body, toward, 0.0)
    hold = first_hold(course, inf, surface, needed)
    return None if hold is None else _place(course, hold)


def jump_down(
    body: Body,
    toward: Point,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Journey:
    """Walk off the surface in the direction `toward` until the base has left it, and come down on what is below.

    The leg down takes no movement; its heights say how deep it is.
    """
    trip = _Trip(body, distance, table, bodies, stopping)
    here = support(body, table)
    if here is None or here.surface is None or toward == (0, 0):
        return trip.journey("no-surface")
    course = Course(body, toward, distance)
    covered = spans(here.surface, course.parts, course.ray, inf)
    failed = trip.walk(_place(course, covered[0][1] if covered else 0.0))
    if failed is not None:
        return failed
    ground = ground_below(trip.body, table)
    return trip.go("fall", trip.body.raised_to(ground.z), 0) or trip.journey()


def dive(
    body: Body,
    target: Body,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Journey:
    """Jump straight into contact with a target that stands lower; the way is measured straight from base to base.

    Where its near side is taken, the nearest free place in contact with it is tried. Fails with `no-surface` when the
    target does not stand lower.
    """
    trip = _Trip(body, distance, table, [other for other in bodies if other != target], stopping)
    if target.z >= body.z - TOLERANCE:
        return trip.journey("no-surface")
    if not within(body, target, distance):
        return trip.journey("too-far")
    if overlaps(body.raised_to(target.z), target):
        return trip.journey("no-room", target)
    first: Journey | None = None
    for end in landings(body, target, table, bodies, stopping.stops):
        across = dist(anchor(body), anchor(end))
        failed = trip.jump(end, round(hypot(across, rise(body, target))), target)
        if failed is None:
            return trip.journey()
        first = first or failed
    return first or trip.journey("no-room", target)


def leap(
    body: Body,
    toward: Point,
    surface: Feature,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
    footing: int | None = None,
) -> Journey:
    """Walk to the ledge in the direction `toward` and jump the gap to `surface`, not higher than where the body stands,
    landing where the base reaches at least `footing` micrometres onto it (None: with its whole extent)."""
    trip = _Trip(body, distance, table, bodies, stopping)
    if surface.top > body.z + TOLERANCE or toward == (0, 0):
        return trip.journey("no-surface")
    needed = extent(body) if footing is None else footing
    course = Course(body, toward, distance)
    ledge = first_drop(course, inf, table, needed)
    landing = first_hold(course, inf, surface, needed)
    if ledge is None or landing is None or landing < ledge[0]:
        return trip.journey("no-surface")
    failed = trip.walk(_place(course, ledge[0]))
    if failed is not None:
        return failed
    (x, y), down = _place(course, landing), trip.body.z - surface.top
    length = round(hypot(x - trip.body.x, y - trip.body.y, down))
    return trip.jump(trip.body.at(x, y).raised_to(surface.top), length) or trip.journey()


def _place(course: Course, length: float) -> Point:
    x, y = course.ray.point(length)
    return round(x), round(y)


def _toward(body: Body, feature: Feature) -> Point:
    left, low, right, high = feature.bounds
    x, y = body.middle
    return (left + right) // 2 - x, (low + high) // 2 - y
