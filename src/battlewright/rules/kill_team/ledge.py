"""Moves on a surface above the table, which end before its ledge."""

from __future__ import annotations

from functools import cached_property
from math import cos, dist, pi, sin, sqrt
from random import Random
from typing import ClassVar

import msgspec

from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement import MoveRegion, Stopping, advance_to
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.verdicts import Verdict


class LevelRegion(msgspec.Struct, frozen=True, tag="level", dict=True):
    """Where a straight move of `body` on its surface may end: as `MoveRegion`, and with ground under the base all the
    way. On the table itself there are no ledges."""

    word: ClassVar[str] = "at"

    body: Disc
    distance: int
    table: Table
    bodies: tuple[Disc, ...]
    stopping: Stopping

    @cached_property
    def _straight(self) -> MoveRegion:
        return MoveRegion(self.body, self.distance, self.table, self.bodies, self.stopping)

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end there?"""
        found = self._straight.contains(x, y)
        if not found or self.body.z <= TOLERANCE or self.project(x, y) == (x, y):
            return found
        return Verdict(False, "outside-area")

    def project(self, x: int, y: int) -> Point:
        """The last legal place on the straight way there."""
        path = advance_to(self.body, (x, y), self.distance, self.table, self.bodies, stopping=self.stopping)
        drop = next((met.length for met in path.met if met.kind == "drop"), None)
        if drop is None:
            return path.end
        whole = dist(path.start, path.end) or 1
        (ax, ay), (bx, by) = path.start, path.end
        return round(ax + (bx - ax) * drop / whole), round(ay + (by - ay) * drop / whole)

    def sample(self, rng: Random) -> Point:
        """A legal place: a point of the disc of reach, projected."""
        angle, length = 2 * pi * rng.random(), self.distance * sqrt(rng.random())
        x, y = self.body.x + round(length * cos(angle)), self.body.y + round(length * sin(angle))
        return self.project(x, y)

    def outline(self, rays: int = 72) -> list[Point]:
        """The farthest legal place in each of `rays` directions anticlockwise from +x, for drawing."""
        turns, far = (2 * pi * i / rays for i in range(rays)), self.distance
        ways = (
            (self.body.x + round(far * cos(turn)), self.body.y + round(far * sin(turn))) for turn in turns
        )
        return [self.project(x, y) for x, y in ways]
