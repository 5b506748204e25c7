"""The region of a straight move: where it may end, as data.

A region holds everything its verdicts need, so it can travel as JSON and be judged elsewhere. All places
are those that x and y of the body name (the centre of the base, or the middle of a block's front), in micrometres.
"""

from collections.abc import Sequence
from functools import cached_property
from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import ClassVar

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE, at_most
from battlewright.table.movement.course import comes_near
from battlewright.table.movement.legality import hit_body, hit_feature
from battlewright.table.movement.obstacles import Course
from battlewright.table.movement.path import advance_to, farthest
from battlewright.table.movement.plain import Plain, plain
from battlewright.table.movement.spending import Tariff, tariff
from battlewright.table.movement.stopping import WALK, Stopping
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches
from battlewright.table.verdicts import LEGAL, Verdict


class MoveRegion(msgspec.Struct, frozen=True, tag="move", dict=True):
    """Where one straight move of `body` with `distance` movement may end.

    The way must be free (nothing that stops it entered by more than 20 um), the end on the table and not on an
    obstacle that must be crossed completely, the movement at most `distance` up to the contact tolerance. The region
    always holds the start, and is star-shaped about it unless there is such an obstacle. Build it with `move_region`,
    which leaves out what is beyond reach.
    """

    word: ClassVar[str] = "at"

    body: Body
    distance: int
    table: Table
    bodies: tuple[Body, ...] = ()
    stopping: Stopping = WALK

    @cached_property
    def _plain(self) -> Plain:
        return plain(self.body, self.table, self.bodies)

    @cached_property
    def _walls(self) -> tuple[Feature, ...]:
        world = self._plain
        return tuple(wall for wall in self.stopping.walls(world.table) if stands_in_way(wall, world.body))

    @cached_property
    def _crossed(self) -> tuple[Feature, ...]:
        world = self._plain
        return tuple(wall for wall in self.stopping.crossed(world.table) if stands_in_way(wall, world.body))

    @cached_property
    def _blocking(self) -> tuple[Body, ...]:
        return tuple(other for other in self._plain.bodies if self.stopping.stopped_by(other))

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end with the body at x, y? Exact, except that lengths in slow ground are float
        (1e-6 um)."""
        world, place = self._plain, (x, y)
        body = world.body
        dx, dy = x - body.x, y - body.y
        if dx == 0 and dy == 0:
            return LEGAL
        moved = body.at(x, y)
        if not self.table.holds(moved):
            return Verdict(False, "off-table")
        if not at_most(dx * dx + dy * dy, self.distance):
            return Verdict(False, "too-far")
        other = hit_body(body, place, self._blocking)
        if other is not None:
            return Verdict(
                False, "overlaps-body" if overlaps(moved, other) else "body-in-way", world.original(other)
            )
        wall = hit_feature(body, place, self._walls) or self.left_on(place)
        if wall is not None:
            return Verdict(False, "feature-in-way", world.original(wall))
        return self._paid(dx, dy)

    def cost_to(self, place: Point) -> float:
        """What the straight move to a place costs, whether it is free and affordable or not."""
        dx, dy = place[0] - self.body.x, place[1] - self.body.y
        length = hypot(dx, dy)
        if not self.priced or length == 0:
            return length
        return self._prices((dx, dy), length).cost(length)

    def _prices(self, toward: Point, length: float) -> Tariff:
        world = self._plain
        return tariff(Course(world.body, toward, length), length, world.table, self.stopping)

    @cached_property
    def priced(self) -> bool:
        """Is there any ground that costs more than its length?"""
        return bool(self.table.with_trait(*self.stopping.slows, *self.stopping.climbs))

    def left_on(self, place: Point) -> Feature | None:
        """The obstacle on which a move to the place would leave the body, though it must be crossed completely."""
        if not self._crossed:
            return None
        body = self._plain.body
        moved = body.at(*place)
        return next((w for w in self._crossed if touches(w, moved) and not touches(w, body)), None)

    def _paid(self, dx: int, dy: int) -> Verdict:
        length = hypot(dx, dy)
        prices = self._prices((dx, dy), length)
        paid, steep = prices.affordable(self.distance + TOLERANCE, length)
        if steep is not None:
            return Verdict(False, "feature-in-way", self._plain.original(steep))
        return (
            LEGAL
            if paid >= length or prices.cost(length) <= self.distance + TOLERANCE
            else Verdict(False, "too-far")
        )

    def project(self, x: int, y: int) -> Point:
        """The last legal place on the straight way to x, y."""
        return advance_to(
            self.body, (x, y), self.distance, self.table, self.bodies, stopping=self.stopping
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
        turns = (2 * pi * i / rays for i in range(rays))
        ways = ((round(far * cos(turn)), round(far * sin(turn))) for turn in turns)
        return [farthest(self._plain, way, self.distance, self.stopping) for way in ways]

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
    stopping: Stopping = WALK,
) -> MoveRegion:
    """The region of a straight move, holding only the bodies and the features that the move can come to, and all
    hills, since they tell how who stands on them is met."""
    left, low, right, high = body.bounds
    reach = max(0, distance) + 2 * TOLERANCE
    box = (left - reach, low - reach, right + reach, high + reach)
    features = tuple(
        piece
        for piece in table.with_trait(*stopping.traits, "hill")
        if "hill" in piece.traits or comes_near(piece.bounds, box)
    )
    others = tuple(other for other in bodies if comes_near(other.bounds, box))
    return MoveRegion(body, distance, Table(table.width, table.depth, features), others, stopping)
