"""The region of a placement: where a body may be put down, as data."""

from functools import cached_property
from random import Random
from typing import ClassVar

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.placement.free import BARRING, FreeSpace, NoRoom
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.verdicts import Verdict


class PlaceRegion(msgspec.Struct, frozen=True, tag="place", dict=True):
    """Where `body` may be placed without turning: its whole base in the rectangle left..right, low..high (up to 20
    um), on the table, overlapping no other body and no feature with a stopping trait."""

    word: ClassVar[str] = "at"

    body: Body
    left: int
    low: int
    right: int
    high: int
    table: Table
    bodies: tuple[Body, ...] = ()
    stopping: tuple[str, ...] = BARRING

    @cached_property
    def _space(self) -> FreeSpace:
        area = self.left, self.low, self.right, self.high
        return FreeSpace(self.body, self.table, self.bodies, self.stopping, area)

    def contains(self, x: int, y: int) -> Verdict:
        """May x, y of the body be placed there? Exact."""
        return self._space.contains(x, y)

    def project(self, x: int, y: int) -> Point:
        """The legal place nearest to x, y, to the micrometre. Raises NoRoom when there is none."""
        return self._space.nearest((x, y))

    def sample(self, rng: Random) -> Point:
        """A legal place: uniform over the legal places if one of 32 trials is legal, else near the last.
        Raises NoRoom."""
        left, low, right, high = self._space.frame
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
        left, low, right, high = self._space.frame
        lattice = ((x, y) for y in range(low, high + 1, step) for x in range(left, right + 1, step))
        return [place for place in lattice if self.contains(*place)]
