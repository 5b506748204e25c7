"""Ways between levels: up a surface or a ladder, down from a ledge, over a gap, and on from there (3.1)."""

from __future__ import annotations

from functools import cached_property
from math import cos, dist, pi, sin, sqrt
from random import Random
from typing import ClassVar, Literal

import msgspec

from battlewright.rules.kill_team.charge_walk import FARTHEST, STEP
from battlewright.rules.kill_team.ledge import LevelRegion
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import ground_below
from battlewright.table.movement import Journey, Leg, Stopping, climb, climb_ladder, jump_down, leap
from battlewright.table.outlines import Circle
from battlewright.table.placement import NoRoom
from battlewright.table.plane import Point, nearest_on_segment
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches
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
    spent in micrometres, the places it has walked through before, and the test on the way."""

    end: Disc
    spent: int
    walked: tuple[Point, ...]
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
        """A passage that leads there at all, the shortest of those looked at."""
        found = [each for aim in self._aims() if (each := self.passage(*aim)) is not None]
        return min(found, key=lambda each: each.spent, default=None)

    def passage(self, x: int, y: int) -> Passage | None:
        """The passage towards x, y, if the move lasts."""
        journey = self._journey((x - self.body.x, y - self.body.y))
        if journey is None or journey.failure is not None or not isinstance(journey.end, Disc):
            return None
        spent = sum(map(_spent, journey.legs))
        if spent > self.distance + TOLERANCE:
            return None
        return Passage(journey.end, spent, _walked(journey), self._risk(journey))

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end there?"""
        passage = self.towards(x, y)
        return Verdict(False, "outside-area") if passage is None else self._rest(passage).contains(x, y)

    def project(self, x: int, y: int) -> Point:
        """A legal place near to x, y. Raises `NoRoom` when there is none."""
        passage = self.towards(x, y) or self.first
        if passage is None:
            raise NoRoom("nothing leads to that level")
        place = self._rest(passage).project(x, y)
        return place if self.contains(*place) else (passage.end.x, passage.end.y)

    def sample(self, rng: Random) -> Point:
        """A legal place. Raises `NoRoom` when there is none."""
        for _ in range(TRIALS):
            angle, length = 2 * pi * rng.random(), self.distance * sqrt(rng.random())
            place = self.body.x + round(length * cos(angle)), self.body.y + round(length * sin(angle))
            passage = self.towards(*place)
            if passage is not None:
                found = self._rest(passage).project(*place)
                return found if self.contains(*found) else (passage.end.x, passage.end.y)
        return self.project(self.body.x, self.body.y)

    def outline(self) -> list[Point]:
        """The first place there, for drawing."""
        return [] if self.first is None else [(self.first.end.x, self.first.end.y)]

    def towards(self, x: int, y: int) -> Passage | None:
        """The passage that a move to x, y takes."""
        return self.first if self.kind == "ladder" else self.passage(x, y)

    def _rest(self, passage: Passage) -> LevelRegion:
        """Where it may go on to."""
        left = max(0, self.distance - passage.spent)
        return LevelRegion(passage.end, left, self.table, self.bodies, self.stopping)

    def _journey(self, toward: Point) -> Journey | None:
        own, around, how = self.body, self.bodies, self.stopping
        if self.kind == "jump":
            return jump_down(own, toward, FARTHEST, self.table, around, stopping=how)
        if self.kind == "ladder":
            assert self.ladder is not None
            return climb_ladder(
                own, self.ladder, self.surface, FARTHEST, self.table, around, stopping=how, footing=own.radius
            )
        assert self.surface is not None
        over = climb if self.kind == "climb" else leap
        return over(own, toward, self.surface, FARTHEST, self.table, around, stopping=how, footing=own.radius)

    def _risk(self, journey: Journey) -> Risk | None:
        """The test on the way; steps of an inch and ladders need none."""
        if self.kind == "ladder":
            return None
        leg = next((leg for leg in journey.legs if leg.kind != "walk"), None)
        if leg is None or max(abs(leg.end_z - leg.start_z), _across(leg)) <= STEP:
            return None
        if leg.kind == "climb":
            return Risk("climb", *leg.start, leg.start_z, leg.end_z - leg.start_z)
        if leg.kind == "fall":
            return Risk("jump", *leg.end, leg.end_z, leg.start_z - leg.end_z)
        (ax, ay), (bx, by) = leg.start, leg.end
        middle = (ax + bx) // 2, (ay + by) // 2
        below = ground_below(self.body.at(*middle).raised_to(leg.start_z - STEP), self.table).z
        return Risk("jump", *middle, below, leg.start_z - below)

    def _aims(self) -> list[Point]:
        """Places towards which a way is looked for."""
        x, y = self.body.x, self.body.y
        if self.kind == "ladder":
            return [(x, y)]
        if self.surface is None:
            far = self.distance
            turns = [2 * pi * step / COMPASS for step in range(COMPASS)]
            return [(x + round(far * cos(turn)), y + round(far * sin(turn))) for turn in turns]
        left, low, right, high = self.surface.bounds
        return [*_nearest(self.surface, (x, y)), ((left + right) // 2, (low + high) // 2)]


def _nearest(surface: Feature, place: Point) -> list[Point]:
    """The points of a surface's outline nearest to a place."""
    found = []
    for part in surface.parts:
        if isinstance(part, Circle):
            found.append((part.x, part.y))
        else:
            sides = [nearest_on_segment(place, a, b) for a, b in part.edges]
            found.append(min(sides, key=lambda point: dist(point, place)))
    return found


def _across(leg: Leg) -> int:
    return round(dist(leg.start, leg.end))


def _spent(leg: Leg) -> int:
    """What a leg takes of the move: a step nothing, a climb its height, a jump its width."""
    if leg.kind == "walk":
        return leg.length
    if leg.kind == "climb":
        return leg.length if leg.length > STEP else 0
    return _across(leg) if leg.kind == "jump" else 0


def _walked(journey: Journey) -> tuple[Point, ...]:
    """The places gone through before the way leaves its level."""
    places = [journey.legs[0].start]
    for leg in journey.legs:
        if leg.kind != "walk":
            break
        places.append(leg.end)
    return tuple(places)


def stands_under(body: Disc, surface: Feature) -> bool:
    """Whether a surface is over the head of a body, so that it cannot be climbed from there."""
    return touches(surface, body)
