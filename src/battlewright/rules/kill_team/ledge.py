"""Moves on a floor above the table, which end before its ledge: the middle of a base has ground under it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, hypot, inf, pi, sin, sqrt
from random import Random
from typing import ClassVar

import msgspec

from battlewright.rules.kill_team.terrain import FLOORS, is_lowest
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement import MoveRegion, Stopping, move_region
from battlewright.table.movement.course import Ray, Span, merged, spans
from battlewright.table.movement.path import farthest
from battlewright.table.movement.plain import plain
from battlewright.table.outlines import Circle
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature
from battlewright.table.verdicts import Verdict


class LevelRegion(msgspec.Struct, frozen=True, tag="level"):
    """Where a straight move may end that keeps to the `floors` of one level, none on the table itself."""

    word: ClassVar[str] = "at"

    body: Disc
    straight: MoveRegion
    floors: tuple[Feature, ...]

    @property
    def distance(self) -> int:
        """The movement it has, in micrometres."""
        return self.straight.distance

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end there?"""
        found = self.straight.contains(x, y)
        if found and self._length_to(x, y) > self._held((x, y)) + TOLERANCE:
            return Verdict(False, "outside-area")
        return found

    def project(self, x: int, y: int) -> Point:
        """The last legal place on the straight way there."""
        own, wished = self.body, self._length_to(x, y)
        toward, far = (x - own.x, y - own.y), min(self.distance, int(wished) + 1)
        world = plain(own, self.straight.table, self.straight.bodies)
        end = farthest(world, toward, far, self.straight.stopping)
        length, held = self._length_to(*end), self._held((x, y))
        if length > held + TOLERANCE:
            end = round(own.x + toward[0] * held / wished), round(own.y + toward[1] * held / wished)
        return (x, y) if dist(end, (x, y)) <= 1 and self.contains(x, y) else end

    def sample(self, rng: Random) -> Point:
        """A legal place: a point of the disc of reach, projected."""
        angle, length = 2 * pi * rng.random(), self.distance * sqrt(rng.random())
        own = self.body
        return self.project(own.x + round(length * cos(angle)), own.y + round(length * sin(angle)))

    def outline(self, rays: int = 72) -> list[Point]:
        """The farthest legal place in each of `rays` directions anticlockwise from +x, for drawing."""
        own, far = self.body, self.distance
        turns = (2 * pi * i / rays for i in range(rays))
        return [
            self.project(own.x + round(far * cos(turn)), own.y + round(far * sin(turn))) for turn in turns
        ]

    def _length_to(self, x: int, y: int) -> float:
        return dist((self.body.x, self.body.y), (x, y))

    def _held(self, place: Point) -> float:
        """How far the floors carry it that way; who stands with less than half of its base on them may step back."""
        own = self.body
        if not self.floors or place == (own.x, own.y):
            return inf
        ground = carried(self.floors, own, (place[0] - own.x, place[1] - own.y))
        return ground[0][1] if ground and ground[0][0] <= own.radius else 0.0


def level_region(
    own: Disc, distance: int, table: Table, bodies: Sequence[Disc], stopping: Stopping
) -> LevelRegion:
    """The region of a straight move on the level where a model stands."""
    straight = move_region(own, distance, table, bodies, stopping=stopping)
    return LevelRegion(own, straight, floors_of(own, table))


def floors_of(own: Disc, table: Table) -> tuple[Feature, ...]:
    """The floors of the level on which a model stands; none on the table and on hills."""
    if is_lowest(table, own):
        return ()
    return tuple(piece for piece in table.with_trait(*FLOORS) if abs(piece.top - own.z) <= TOLERANCE)


def carried(floors: Sequence[Feature], own: Disc, toward: Point) -> list[Span]:
    """Where the middle of a base that goes in a direction is over some floors: lengths of its way, in order."""
    return _over(floors, own, toward, 0)


def covered(floors: Sequence[Feature], own: Disc, toward: Point) -> list[Span]:
    """Where any part of the base is over them."""
    return _over(floors, own, toward, own.radius)


def _over(floors: Sequence[Feature], own: Disc, toward: Point, radius: int) -> list[Span]:
    length = hypot(*toward)
    ray, part = Ray(own.x, own.y, toward[0] / length, toward[1] / length), Circle(own.x, own.y, radius)
    return merged([span for piece in floors for span in spans(piece, (part,), ray, inf)])
