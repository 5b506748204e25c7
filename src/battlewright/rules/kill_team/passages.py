"""Ways between levels, straight in plan: up a floor or a ladder, down from a ledge, over a gap (3.1).

A model stands on a floor once the middle of its base is over it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import cos, dist, hypot, inf, pi, sin, sqrt
from random import Random
from typing import ClassVar, Literal

import msgspec

from battlewright.rules.kill_team.charge_ledge import along
from battlewright.rules.kill_team.charge_walk import STEP
from battlewright.rules.kill_team.ledge import LevelRegion, carried, covered, floors_of, level_region
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.terrain import is_over, level_under
from battlewright.table.bodies import Disc
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement import Stopping
from battlewright.table.movement.flight import FLOOR, on_landing
from battlewright.table.movement.legality import runs_into
from battlewright.table.movement.obstacles import Course, touch
from battlewright.table.outlines import Circle
from battlewright.table.placement import FreeSpace, NoRoom
from battlewright.table.plane import Point, nearest_on_segment
from battlewright.table.table import Table
from battlewright.table.terrain import Feature
from battlewright.table.verdicts import Verdict

Kind = Literal["climb", "ladder", "jump", "leap"]

COMPASS = 16
"""In how many directions a way is looked for that no wish names."""

TRIALS = 8
"""How often a place is drawn at random before any is taken."""


class Risk(msgspec.Struct, frozen=True):
    """What an Initiative test on the way decides: who fails it stays at, or falls to, x, y, z; `height` is how deep."""

    why: Literal["climb", "jump"]
    x: int
    y: int
    z: int
    height: int


class Passage(msgspec.Struct, frozen=True):
    """A way to another level, as far as the first place there: where the body then stands, what of its move it has
    spent in micrometres, where it left its level, and the test on the way."""

    end: Disc
    spent: int
    left_at: Point
    risk: Risk | None = None


class PassageRegion(msgspec.Struct, frozen=True, tag="passage", dict=True):
    """Where a move of `body` to another level may end, in a straight line in plan: up to `surface`, by `ladder` to it
    (None: down to the table), down from the ledge (`surface` None), over a gap to `surface`."""

    word: ClassVar[str] = "at"

    kind: Kind
    body: Disc
    distance: int
    table: Table
    bodies: tuple[Disc, ...]
    stopping: Stopping
    surface: Feature | None = None
    ladder: Feature | None = None

    @cached_property
    def first(self) -> Passage | None:
        """A passage that leads there at all: the first that is found."""
        return next((each for aim in self._aims() if (each := self.passage(*aim)) is not None), None)

    def passage(self, x: int, y: int) -> Passage | None:
        """The passage that a move to x, y takes, if the move lasts and nobody is in the way."""
        if self.kind == "ladder":
            found = self._by_ladder()
        elif (x, y) == (self.body.x, self.body.y):
            return None
        else:
            toward = x - self.body.x, y - self.body.y
            found = {"climb": self._up, "jump": self._down, "leap": self._across}[self.kind](toward)
        return found if found is not None and found.spent <= self.distance + TOLERANCE else None

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end there?"""
        passage = self.passage(x, y)
        return Verdict(False, "outside-area") if passage is None else self._rest(passage).contains(x, y)

    def project(self, x: int, y: int) -> Point:
        """A legal place near to x, y. Raises `NoRoom` when there is none."""
        passage = self.passage(x, y) or self.first
        if passage is None:
            raise NoRoom("nothing leads to that level")
        return self._on(passage, (x, y))

    def sample(self, rng: Random) -> Point:
        """A legal place. Raises `NoRoom` when there is none."""
        for _ in range(TRIALS):
            angle, length = 2 * pi * rng.random(), self.distance * sqrt(rng.random())
            place = self.body.x + round(length * cos(angle)), self.body.y + round(length * sin(angle))
            passage = self.passage(*place)
            if passage is not None:
                return self._on(passage, place)
        return self.project(self.body.x, self.body.y)

    def outline(self) -> list[Point]:
        """The first place there, for drawing."""
        return [] if self.first is None else [(self.first.end.x, self.first.end.y)]

    def _on(self, passage: Passage, wish: Point) -> Point:
        """On from the first place there towards a wish, if that is legal."""
        place = self._rest(passage).project(*wish)
        return place if self.contains(*place) else (passage.end.x, passage.end.y)

    def _rest(self, passage: Passage) -> LevelRegion:
        """Where it may go on to."""
        left = max(0, self.distance - passage.spent)
        table = walled(self.table, passage.end.z)
        return level_region(passage.end, left, table, self.bodies, self.stopping)

    def _up(self, toward: Point) -> Passage | None:
        """To the foot of the floor, straight up, and onto it."""
        assert self.surface is not None
        own, top = self.body, self.surface.top
        course, ground = Course(own, toward, inf), carried((self.surface,), own, toward)
        met = touch(course, self.surface, inf)
        if met is None or not ground:
            return None
        foot, end = _at(own, course, met.length), _at(own, course, ground[0][0] + 1).raised_to(top)
        if (
            not self._holds(toward, met.length)
            or self._bars(own, foot)
            or self._bars(foot.raised_to(top), end)
        ):
            return None
        rise, place = top - own.z, (foot.x, foot.y)
        if rise <= STEP:
            return Passage(end, round(ground[0][0]), place)
        return Passage(end, round(ground[0][0]) + rise, place, Risk("climb", *place, own.z, rise))

    def _down(self, toward: Point) -> Passage | None:
        """On until the base has left its level, and down to what is below."""
        own = self.body
        above = covered(floors_of(own, self.table), own, toward)
        if not above:
            return None
        course = Course(own, toward, inf)
        off = _at(own, course, above[0][1] + 1)
        end = off.raised_to(self._ground_under(off))
        if own.z - end.z <= TOLERANCE or self._bars(own, off) or self._lands_badly(off, end):
            return None
        place, height = (off.x, off.y), own.z - end.z
        risk = Risk("jump", *place, end.z, height) if height > STEP else None
        return Passage(end, round(above[0][1]), place, risk)

    def _across(self, toward: Point) -> Passage | None:
        """From the ledge over the gap to the other floor."""
        assert self.surface is not None
        own = self.body
        here, there = carried(floors_of(own, self.table), own, toward), carried((self.surface,), own, toward)
        edge = here[0][1] if here and here[0][0] <= own.radius else 0.0
        ahead = [start for start, _ in there if start >= edge - 1]
        if not ahead:
            return None
        course = Course(own, toward, inf)
        over = _at(own, course, ahead[0] + 1)
        end = over.raised_to(self.surface.top)
        if self._bars(own, over) or self._lands_badly(over, end):
            return None
        ledge, middle = _at(own, course, edge), _at(own, course, (edge + ahead[0]) / 2)
        width, drop = round(ahead[0] - edge), own.z - end.z
        if max(width, drop) <= STEP:
            return Passage(end, round(ahead[0]), (ledge.x, ledge.y))
        below = self._ground_under(middle)
        risk = Risk("jump", middle.x, middle.y, below, own.z - below)
        return Passage(end, round(ahead[0]), (ledge.x, ledge.y), risk)

    def _by_ladder(self) -> Passage | None:
        """To the ladder, up or down it, and off it."""
        assert self.ladder is not None
        own, z = self.body, 0 if self.surface is None else self.surface.top
        rung = _nearest(self.ladder, (own.x, own.y))
        apart = max(0.0, dist(rung, (own.x, own.y)) - own.radius)
        if apart + abs(z - own.z) > self.distance + 2 * TOLERANCE:
            return None
        toward = rung[0] - own.x, rung[1] - own.y
        at = own if apart == 0 else _at(own, Course(own, toward, inf), apart)
        if (apart and not self._holds(toward, apart)) or self._bars(own, at):
            return None
        wish = rung if self.surface is None else _nearest(self.surface, rung)
        try:
            place = FreeSpace(own.raised_to(z), walled(self.table, z), self.bodies).nearest(wish)
        except NoRoom:
            return None
        end = own.at(*place).raised_to(z)
        if self.surface is not None and not is_over(self.surface, place):
            return None
        spent = apart + abs(z - own.z) + dist((at.x, at.y), place)
        return Passage(end, round(spent), (at.x, at.y))

    def _holds(self, toward: Point, length: float) -> bool:
        """Whether the level carries the model as far as that."""
        floors = floors_of(self.body, self.table)
        if not floors or length <= TOLERANCE:
            return True
        ground = carried(floors, self.body, toward)
        return bool(ground) and ground[0][0] <= self.body.radius and ground[0][1] + TOLERANCE >= length

    def _bars(self, start: Disc, end: Disc) -> bool:
        """Whether something is in the way of a straight move, or stands where it ends."""
        walls = self.stopping.walls(self.table)
        if runs_into(start, (end.x, end.y), self.bodies, walls) is not None or not self.table.holds(end):
            return True
        return start.z != self.body.z and any(overlaps(end, other) for other in self.bodies)

    def _lands_badly(self, start: Disc, end: Disc) -> bool:
        below = self.table.with_trait(*self.stopping.stops, FLOOR)
        return on_landing(start, end, self.bodies, below) is not None

    def _ground_under(self, own: Disc) -> int:
        """The height of the next level below the middle of a base."""
        return level_under(self.table, own, self.body.z - TOLERANCE - 1)

    def _aims(self) -> Iterator[Point]:
        """Places towards which a way is looked for, the nearest first."""
        x, y, far = self.body.x, self.body.y, self.distance
        if self.kind == "ladder":
            yield x, y
        elif self.surface is not None:
            left, low, right, high = self.surface.bounds
            yield _nearest(self.surface, (x, y))
            yield (left + right) // 2, (low + high) // 2
            crossings = along(self.surface, self.body.radius) if self.kind == "climb" else ()
            rise = self.surface.top - self.body.z
            left_over = far + 2 * TOLERANCE - (rise if rise > STEP else 0)
            ledge = (crossing.ledge for crossing in crossings)
            near = (place for place in ledge if self._length_to(place) <= left_over)
            yield from sorted(near, key=self._length_to)
        else:
            for step in range(COMPASS):
                turn = 2 * pi * step / COMPASS
                yield x + round(far * cos(turn)), y + round(far * sin(turn))

    def _length_to(self, place: Point) -> float:
        return dist((self.body.x, self.body.y), place)


def _at(own: Disc, course: Course, length: float) -> Disc:
    x, y = course.ray.point(length)
    return own.at(round(x), round(y))


def _nearest(piece: Feature, place: Point) -> Point:
    """The point of a feature nearest to a place."""
    if is_over(piece, place):
        return place
    found = []
    for part in piece.parts:
        if isinstance(part, Circle):
            share = part.radius / (hypot(place[0] - part.x, place[1] - part.y) or 1)
            found.append(
                (round(part.x + (place[0] - part.x) * share), round(part.y + (place[1] - part.y) * share))
            )
        else:
            found += [nearest_on_segment(place, a, b) for a, b in part.edges]
    return min(found, key=lambda point: (dist(point, place), point))
