"""Regions: the legal places that a request offers, as data.

A region holds everything its verdicts need, so it can travel as JSON and be judged elsewhere. All places
are centres of the base, in micrometres.
"""

from collections.abc import Sequence
from functools import cached_property
from math import cos, pi, sin, sqrt
from random import Random
from typing import Literal

import msgspec

from battlewright.table.bodies import Body, overlaps
from battlewright.table.course import course_cost, hit_body, hit_feature
from battlewright.table.lengths import TOLERANCE, at_most
from battlewright.table.nearest import nearest_first, rings_and_sides
from battlewright.table.path import SLOW, STOPPING, advance, advance_to
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches

Reason = Literal["off-table", "too-far", "body-in-way", "feature-in-way", "overlaps-body", "outside-area"]


class Verdict(msgspec.Struct, frozen=True):
    """Is a place legal, and if not, why and what is in the way."""

    legal: bool
    reason: Reason | None = None
    obstacle: Body | Feature | None = None

    def __bool__(self) -> bool:
        return self.legal


LEGAL = Verdict(True)


class MoveRegion(msgspec.Struct, frozen=True, tag="move", dict=True):
    """Where one straight move of `body` with `distance` movement may end.

    The way must be free (nothing entered by more than 20 um), the end on the table, the movement at most
    `distance` up to the contact tolerance. The region is star-shaped about the start, and always holds the
    start. Build it with `move_region`, which leaves out what is beyond reach.
    """

    body: Body
    distance: int
    table: Table
    bodies: tuple[Body, ...] = ()
    stopping: tuple[str, ...] = STOPPING
    slow: tuple[str, ...] = SLOW

    @cached_property
    def _walls(self) -> tuple[Feature, ...]:
        walls = self.table.with_trait(*self.stopping)
        return tuple(wall for wall in walls if stands_in_way(wall, self.body))

    @cached_property
    def _mires(self) -> tuple[Feature, ...]:
        return self.table.with_trait(*self.slow)

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end with the centre at x, y? Exact, except that lengths in slow ground are float
        (1e-6 um)."""
        body, place = self.body, (x, y)
        dx, dy = x - body.x, y - body.y
        if dx == 0 and dy == 0:
            return LEGAL
        if not self.table.holds(body.at(x, y)):
            return Verdict(False, "off-table")
        if not at_most(dx * dx + dy * dy, self.distance):
            return Verdict(False, "too-far")
        other = hit_body(body, place, self.bodies)
        if other is not None:
            ends_on_it = overlaps(body.at(x, y), other)
            return Verdict(False, "overlaps-body" if ends_on_it else "body-in-way", other)
        wall = hit_feature(body, place, self._walls)
        if wall is not None:
            return Verdict(False, "feature-in-way", wall)
        if self._mires and course_cost(body, place, self._mires) > self.distance + TOLERANCE:
            return Verdict(False, "too-far")
        return LEGAL

    def project(self, x: int, y: int) -> Point:
        """The last legal place on the straight way to x, y."""
        return advance_to(
            self.body, (x, y), self.distance, self.table, self.bodies, stopping=self.stopping, slow=self.slow
        ).end

    def sample(self, rng: Random) -> Point:
        """A legal place: a point of the disc of reach, uniform by area, projected when it is not legal."""
        angle, length = 2 * pi * rng.random(), self.distance * sqrt(rng.random())
        x, y = self.body.x + round(length * cos(angle)), self.body.y + round(length * sin(angle))
        return (x, y) if self.contains(x, y) else self.project(x, y)

    def outline(self, rays: int = 72) -> list[Point]:
        """Corners of the region's border, one for each of `rays` directions anticlockwise from +x, for
        drawing."""
        far = 1_000_000
        ends = []
        for i in range(rays):
            toward = (round(far * cos(2 * pi * i / rays)), round(far * sin(2 * pi * i / rays)))
            path = advance(
                self.body,
                toward,
                self.distance,
                self.table,
                self.bodies,
                stopping=self.stopping,
                slow=self.slow,
            )
            ends.append(path.end)
        return ends

    def grid(self, step: int) -> list[Point]:
        """The legal places of the square lattice of `step` micrometres through the start, row by row."""
        count = (self.distance + TOLERANCE) // step
        steps = range(-count, count + 1)
        lattice = ((self.body.x + step * i, self.body.y + step * j) for j in steps for i in steps)
        return [place for place in lattice if self.contains(*place)]


def move_region(
    body: Body,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: tuple[str, ...] = STOPPING,
    slow: tuple[str, ...] = SLOW,
) -> MoveRegion:
    """The region of a straight move, holding only the bodies and the features that the move can come to."""
    x, y = body.x, body.y
    reach = distance + body.radius + 2 * TOLERANCE
    near = tuple(
        other for other in bodies if (other.x - x) ** 2 + (other.y - y) ** 2 <= (reach + other.radius) ** 2
    )
    features = []
    for feature in table.with_trait(*stopping, *slow):
        left, low, right, high = feature.bounds
        if left - reach <= x <= right + reach and low - reach <= y <= high + reach:
            features.append(feature)
    return MoveRegion(body, distance, Table(table.width, table.depth, tuple(features)), near, stopping, slow)


class NoRoom(ValueError):
    """A region holds no legal place at all."""


class PlaceRegion(msgspec.Struct, frozen=True, tag="place", dict=True):
    """Where `body` may be placed: its whole base in the rectangle left..right, low..high (up to 20 um), on
    the table, overlapping no other body and no feature with a stopping trait."""

    body: Body
    left: int
    low: int
    right: int
    high: int
    table: Table
    bodies: tuple[Body, ...] = ()
    stopping: tuple[str, ...] = STOPPING

    @cached_property
    def _walls(self) -> tuple[Feature, ...]:
        walls = self.table.with_trait(*self.stopping)
        return tuple(wall for wall in walls if stands_in_way(wall, self.body))

    @cached_property
    def _frame(self) -> tuple[int, int, int, int]:
        """Limits of the centre: left, low, right, high."""
        radius = self.body.radius
        return (
            max(self.left, 0) + radius,
            max(self.low, 0) + radius,
            min(self.right, self.table.width) - radius,
            min(self.high, self.table.depth) - radius,
        )

    def contains(self, x: int, y: int) -> Verdict:
        """May the centre be placed at x, y? Exact."""
        moved = self.body.at(x, y)
        if not self.table.holds(moved):
            return Verdict(False, "off-table")
        left, low, right, high = self._frame
        if not (left - TOLERANCE <= x <= right + TOLERANCE and low - TOLERANCE <= y <= high + TOLERANCE):
            return Verdict(False, "outside-area")
        for other in self.bodies:
            if overlaps(moved, other):
                return Verdict(False, "overlaps-body", other)
        for wall in self._walls:
            if touches(wall, moved):
                return Verdict(False, "feature-in-way", wall)
        return LEGAL

    def project(self, x: int, y: int) -> Point:
        """The legal place nearest to x, y, to the micrometre. Raises NoRoom when there is none."""
        left, low, right, high = self._frame
        rings, sides = rings_and_sides(self.body, self.bodies, self._walls)
        corners = ((left, low), (right, low), (right, high), (left, high))
        sides += list(zip(corners, (*corners[1:], corners[0]), strict=True))
        for place in nearest_first((x, y), rings, sides):
            if self.contains(*place):
                return place
        raise NoRoom("no place in the area is free")

    def sample(self, rng: Random) -> Point:
        """A legal place: uniform over the legal places if one of 32 trials is legal, else near the last.
        Raises NoRoom."""
        left, low, right, high = self._frame
        if left > right or low > high:
            raise NoRoom("the area is smaller than the base")
        x, y = left, low
        for _ in range(32):
            x, y = left + int(rng.random() * (right - left + 1)), low + int(rng.random() * (high - low + 1))
            if self.contains(x, y):
                return x, y
        return self.project(x, y)

    def outline(self) -> list[Point]:
        """The corners of the rectangle, anticlockwise from the lower left, for drawing."""
        left, low = max(self.left, 0), max(self.low, 0)
        right, high = min(self.right, self.table.width), min(self.high, self.table.depth)
        return [(left, low), (right, low), (right, high), (left, high)]

    def grid(self, step: int) -> list[Point]:
        """The legal places of the square lattice of `step` micrometres from the lower left, row by row."""
        left, low, right, high = self._frame
        lattice = ((x, y) for y in range(low, high + 1, step) for x in range(left, right + 1, step))
        return [place for place in lattice if self.contains(*place)]


Region = MoveRegion | PlaceRegion
