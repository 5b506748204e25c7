"""Moves with Jump: over models and terrain, to any level (3.1)."""

from __future__ import annotations

from functools import cached_property
from math import cos, pi, sin, sqrt
from random import Random
from typing import ClassVar, cast

import msgspec

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body
from battlewright.rules.kill_team.charge_walk import BARS
from battlewright.rules.kill_team.clearance import kept_off
from battlewright.rules.kill_team.climbing import TABLE
from battlewright.rules.kill_team.effects import Mark, Move
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.terrain import FLOORS, Dangerous, endangered, foot
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, at_most
from battlewright.table.levels import support, surfaces
from battlewright.table.outlines import Box
from battlewright.table.placement import FreeSpace, NoRoom
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature
from battlewright.table.verdicts import LEGAL, Verdict

TRIALS = 8
"""How often a place is drawn at random before any is taken."""


class FlightRegion(msgspec.Struct, frozen=True, tag="flight", dict=True):
    """Where `body`, already at the height of the level on which it is to land, may come down at most `distance`
    from where it is in plan: on `surface`, or on the table itself (None)."""

    word: ClassVar[str] = "at"

    body: Disc
    distance: int
    table: Table
    bodies: tuple[Disc, ...]
    surface: Feature | None = None

    @cached_property
    def _space(self) -> FreeSpace:
        own, far = self.body, self.distance + self.body.radius
        box = own.x - far, own.y - far, own.x + far, own.y + far
        if self.surface is not None:
            box = _inside(box, self.surface.bounds)
        return FreeSpace(own, self.table, self.bodies, BARS, box)

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end there?"""
        dx, dy = x - self.body.x, y - self.body.y
        if not at_most(dx * dx + dy * dy, self.distance):
            return Verdict(False, "too-far")
        found = self._space.contains(x, y)
        if not found or self.surface is None:
            return found
        carried = support(self.body.at(x, y), self.table, FLOORS)
        return Verdict(False, "outside-area") if carried is None else LEGAL

    def project(self, x: int, y: int) -> Point:
        """A legal place near to x, y. Raises `NoRoom` when none is found."""
        for wish in ((x, y), self._clipped(x, y), (self.body.x, self.body.y), self._middle()):
            place = self._space.nearest(wish)
            if self.contains(*place):
                return place
        raise NoRoom("no place is free within reach")

    def sample(self, rng: Random) -> Point:
        """A legal place: one drawn at random, or near to it. Raises `NoRoom` when none is found."""
        for _ in range(TRIALS):
            angle, length = 2 * pi * rng.random(), self.distance * sqrt(rng.random())
            place = self.body.x + round(length * cos(angle)), self.body.y + round(length * sin(angle))
            if self.contains(*place):
                return place
        return self.project(self.body.x, self.body.y)

    def outline(self, rays: int = 72) -> list[Point]:
        """The circle of its reach, for drawing."""
        turns = (2 * pi * i / rays for i in range(rays))
        x, y, far = self.body.x, self.body.y, self.distance
        return [(x + round(far * cos(turn)), y + round(far * sin(turn))) for turn in turns]

    def _clipped(self, x: int, y: int) -> Point:
        """The farthest place of the way to x, y that is within reach."""
        dx, dy = x - self.body.x, y - self.body.y
        share = min(1.0, self.distance / (sqrt(dx * dx + dy * dy) or 1))
        return self.body.x + int(dx * share), self.body.y + int(dy * share)

    def _middle(self) -> Point:
        left, low, right, high = self._space.frame
        return (left + right) // 2, (low + high) // 2


def _inside(box: Box, bounds: Box) -> Box:
    return (
        max(box[0], bounds[0]), max(box[1], bounds[1]), min(box[2], bounds[2]), min(box[3], bounds[3]),
    )  # fmt: skip


class Flight(Frame, tag="flight"):
    """A model with Jump moves; `to` names the surface on which it lands, or is `table`."""

    model: int
    to: str
    place: Option | None = None


def reach(p: Position, row: int) -> int:
    """How far a model with Jump moves, in micrometres."""
    return int(p.value("move.jump", row)) * INCH


@KILL_TEAM.contribution("move.jump", "base", "KT-M-01D")
def _12_inches(p: Position, row: int) -> int:
    return 12


@KILL_TEAM.contribution("move.jump", "natural", "KT-F-05B")
def _just_regrouped(p: Position, row: int) -> int | None:
    return 3 if model(p, row).regrouped else None


def landing(p: Position, f: Flight) -> FlightRegion:
    """Where the model may come down."""
    surface = next((piece for piece in p.scene.table.features if piece.id == f.to), None)
    own = body(p, f.model).raised_to(0 if surface is None else surface.top)
    return FlightRegion(own, reach(p, f.model), walled(p.scene.table, own.z), kept_off(p, f.model), surface)


flight = KILL_TEAM.procedure(Flight)


@flight.step("KT-M-01D", "KT-M-01B")
def choose_landing(p: Position, f: Flight) -> StepResult:
    """Its player names where it comes down; if there is no room, it stays."""
    region, own = landing(p, f), body(p, f.model)
    try:
        default = ("at", *region.project(own.x, own.y))
    except NoRoom:
        p.tell("kill_team-event-no-way", model=p.scene.names[f.model])
        return DONE
    values = {"model": p.scene.names[f.model], "distance": region.distance}
    side = model(p, f.model).side
    return Choose(side, "kill_team-ask-landing", "place", region=region, default=default, values=values)


@flight.step("KT-M-01D", "KT-M-05B")
def land(p: Position, f: Flight) -> StepResult:
    """There it is; dangerous ground may hurt it where it comes down."""
    assert f.place is not None
    place, cause, region = cast(Point, f.place[1:]), Cause("jump", f.model), landing(p, f)
    f.place = None
    z = foot(p.scene.table, region.body.at(*place)) if region.surface is None else region.surface.top
    p.effect(Move(f.model, cause, *place, z))
    p.effect(Mark(f.model, cause, (("moved", "jumped"),)))
    return Dangerous(f.model) if endangered(body(p, f.model), (place, place), p.scene.table) else DONE


def _ways(p: Position, row: int) -> tuple[Option, ...]:
    """Down to the table, or onto a surface within its reach."""
    own, name, far = body(p, row), p.scene.names[row], reach(p, row)
    floors = (piece for piece in surfaces(p.scene.table, FLOORS) if _is_near(own, piece, far))
    return (("fly", name, TABLE), *(("fly", name, piece.id) for piece in floors))


def _is_near(own: Disc, piece: Feature, far: int) -> bool:
    left, low, right, high = piece.bounds
    dx, dy = max(left - own.x, own.x - right, 0), max(low - own.y, own.y - high, 0)
    return at_most(dx * dx + dy * dy, far)


KILL_TEAM.action(Action("fly", _ways, lambda p, row, option: Flight(row, option[2])), "KT-M-01D")


@KILL_TEAM.restriction("action:fly", "KT-M-01D", of="actor")
def fly_without_jump(p: Position, row: int) -> bool:
    """Only models with Jump move so."""
    return not has(p, row, "jump")
