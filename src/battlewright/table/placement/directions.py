"""The region of a direction: ways in which something may be thrown, pushed or driven, as data."""

from random import Random
from typing import ClassVar

import msgspec

from battlewright.table.angles import DEGREE, turned
from battlewright.table.curves import Place
from battlewright.table.placement.rays import normalised
from battlewright.table.plane import Point
from battlewright.table.verdicts import LEGAL, Verdict

ARROW = 10_000_000
"""Micrometres of the integer vectors that stand for directions: a micrometre across is a hundredth of an arc second."""

DRAWN = 50_800
"""How far from the origin a region of directions is drawn, in micrometres (2 inches)."""


class Directions(msgspec.Struct, frozen=True, tag="directions"):
    """The directions from `origin` between `low` and `high` microdegrees clockwise from `line`, both included.

    An answer is ("direction", angle), the angle counted from the line.
    """

    word: ClassVar[str] = "direction"

    origin: Point
    line: Point = (0, 1)
    low: int = -180 * DEGREE
    high: int = 180 * DEGREE

    def contains(self, angle: int) -> Verdict:
        """Is the direction between the bounds?"""
        return LEGAL if self.low <= angle <= self.high else Verdict(False, "outside-arc")

    def project(self, angle: int) -> tuple[int]:
        """The nearest direction between the bounds."""
        return (min(max(angle, self.low), self.high),)

    def sample(self, rng: Random) -> tuple[int]:
        """A direction, each microdegree equally likely."""
        return (rng.randint(self.low, self.high),)

    def grid(self, step: int) -> list[tuple[int]]:
        """The multiples of `step` microdegrees between the bounds, in order; a whole turn has each direction once."""
        first = -(-self.low // step) * step
        found = [(angle,) for angle in range(first, self.high + 1, step)]
        is_whole = self.high - self.low == 360 * DEGREE and len(found) > 1
        return found[:-1] if is_whole and (found[-1][0] - found[0][0]) == 360 * DEGREE else found

    def around(self, angle: int, reach: int, step: int) -> list[tuple[int]]:
        """The directions at most `reach` from `angle` in steps of `step` microdegrees, without itself."""
        near = range(angle - reach, angle + reach + 1, step)
        return [(one,) for one in near if one != angle and self.contains(one)]

    def toward(self, angle: int) -> Point:
        """The integer vector of a direction."""
        ux, uy = normalised(self.line)
        return turned((round(ARROW * ux), round(ARROW * uy)), (0, 0), angle)

    def outline(self) -> list[Point]:
        """A sector about the origin, for drawing."""
        steps = 36
        angles = [self.low + (self.high - self.low) * i // steps for i in range(steps + 1)]
        rim: list[Place] = [self.toward(angle) for angle in angles]
        reach = DRAWN / ARROW
        return [
            self.origin,
            *((round(self.origin[0] + reach * x), round(self.origin[1] + reach * y)) for x, y in rim),
        ]
