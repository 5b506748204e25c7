"""The region of a move: where it may end, as data.

A region holds everything its verdicts need, so it can travel as JSON and be judged elsewhere. All places
are centres of the base, in micrometres.
"""

from collections.abc import Sequence
from functools import cached_property
from math import cos, pi, sin, sqrt
from random import Random

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE, at_most
from battlewright.table.movement.course import course_cost, hit_body, hit_feature
from battlewright.table.movement.path import SLOW, STOPPING, advance, advance_to
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way
from battlewright.table.verdicts import LEGAL, Verdict


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
