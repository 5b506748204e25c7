"""The region of a placement: where a body may be put down, as data."""

from functools import cached_property
from random import Random

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement.path import STOPPING
from battlewright.table.placement.nearest import nearest_first, rings_and_sides
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches
from battlewright.table.verdicts import LEGAL, Verdict


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
