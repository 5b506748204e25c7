"""Straight moves of more than a walk: what they meet, how far they go, who may make them (2.7 to 2.9, 2.13).

What a kind of move meets is the table `<kind>.meets`: obstructions and obstacles that stop it, rough terrain that slows
it, models that stop it, and the bases that it passes.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import ClassVar, Literal

import msgspec

from battlewright.core.position import Position
from battlewright.core.procedures import Run
from battlewright.core.requests import StepResult
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.movement import OVER, ROUGH, speed
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import has, model
from battlewright.rules.hordes.stride import able
from battlewright.table.lengths import at_least, inches, mm
from battlewright.table.movement import Stopping
from battlewright.table.plane import Point, nearer_to_segment, nearest_on_segment
from battlewright.table.verdicts import LEGAL, Verdict

Kind = Literal["charge", "slam", "trample", "slammed", "pushed"]

BEYOND = inches(3)
"""What a charge, a slam and a trample go beyond the SPD (2.8), and how far the first two must have come to be one."""

MEDIUM = mm(40)
"""The smallest base that stops a trample (HRD-TRAMPLE-11)."""

TRAITS = {"obstruction": ("obstruction",), "obstacle": ("obstacle", "linear"), "rough": ROUGH}
OF_ITS_OWN = ("charge", "slam", "trample")
"""The moves that a model makes of its own accord, so that Pathfinder helps it."""

HORDES.table_entry("pathfinder.ignores", "obstacle", "feature", "HRD-R-219G")
HORDES.table_entry("pathfinder.ignores", "rough", "ground", "HRD-R-219G")


def meets(p: Position, kind: Kind, row: int) -> Stopping:
    """What stops and slows a model that moves so."""
    diameter, helped = 2 * body(p, row).radius, kind in OF_ITS_OWN and has(p, row, "pathfinder")
    memo, key = p.rules.memo, ("meets", kind, diameter, helped)
    if key not in memo:
        table = p.rules.tables.get(f"{kind}.meets", {})
        ignored = p.rules.tables.get("pathfinder.ignores", {}) if helped else {}
        found = {name: how for name, how in table.items() if name not in ignored}
        passes = {"smaller base": diameter, "small base": min(diameter, MEDIUM)}
        memo[key] = Stopping(
            stops=("impassable", *_traits(found, "stops")),
            slows=_traits(found, "slows"),
            bodies_from=max(passes.get(name, 0) for name in found) if "model" in found else None,
            footing=inches(1),
        )
    made: Stopping = memo[key]
    return made


def _traits(found: dict[str, str], how: str) -> tuple[str, ...]:
    return tuple(trait for name, own in found.items() if own == how for trait in TRAITS.get(name, ()))


def far_enough(start: Point, end: Point) -> bool:
    """Whether a charge or a slam has come at least 3 inches (HRD-SLAM-01, HRD-R-208F)."""
    return at_least((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2, BEYOND)


def rush_length(p: Position, row: int) -> int:
    """How far a model charges, slams or tramples, in micrometres: its current SPD and 3 inches."""
    return speed(p, row) + BEYOND


@HORDES.contribution("movement.hindered", "base", "HRD-R-208H", "HRD-TRAMPLE-02")
def slowed(p: Position, row: int) -> int:
    """A penalty to SPD hinders, whatever makes up for it; rough terrain is none, for it leaves the SPD as it is."""
    values = [value for _, _, value in p.rules.queries["SPD"].course(p, row)]
    return int(any(later < before for before, later in pairwise(values)))


@HORDES.restriction("action:charge", "HRD-R-208B", "HRD-R-215F", of="actor", id="charge-needs-all")
@HORDES.restriction("action:slam", "HRD-R-213A", "HRD-R-215F", of="actor", id="slam-needs-all")
def charge_needs_movement_and_action(p: Position, row: int) -> bool:
    """It takes the normal movement and the action, both still to be used."""
    m = model(p, row)
    return not (m.may_move and m.may_act)


@HORDES.restriction("action:charge", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-charge")
@HORDES.restriction("action:slam", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-slam")
@HORDES.restriction("action:trample", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-trample")
def down_cannot_rush(p: Position, row: int) -> bool:
    """Nobody who lies on the ground or is stationary moves so."""
    return not able(p, row)


@HORDES.restriction("action:charge", "HRD-R-208H", of="actor", id="hindered-cannot-charge")
@HORDES.restriction("action:slam", "HRD-R-213A", of="actor", id="hindered-cannot-slam")
@HORDES.restriction("action:trample", "HRD-TRAMPLE-02", of="actor", id="hindered-cannot-trample")
def hindered(p: Position, row: int) -> bool:
    """A penalty to SPD or movement forbids it."""
    return bool(p.value("movement.hindered", row))


@HORDES.patch(Activation, "wrap", "choose_action", "HRD-R-203F", "HRD-R-208G")
def end_what_is_over(p: Position, f: Activation, choose_action: Run) -> StepResult:
    """A run, and a failed charge or slam, end the activation."""
    if in_play(p, f.model) and model(p, f.model).action == OVER:
        return "finish"
    return choose_action(p, f)


class Stretch(msgspec.Struct, frozen=True, tag="stretch"):
    """Where a straight move may be stopped: the places between two points, in micrometres."""

    word: ClassVar[str] = "at"

    start: Point
    end: Point

    def contains(self, x: int, y: int) -> Verdict:
        """Does the place lie between the two, to the micrometre?"""
        on_it = nearer_to_segment((x, y), self.start, self.end, 2)
        return LEGAL if on_it else Verdict(False, "outside-area")

    def project(self, x: int, y: int) -> Point:
        """The nearest place between them."""
        return nearest_on_segment((x, y), self.start, self.end)

    def sample(self, rng: Random) -> Point:
        """A place, each equally likely."""
        share = rng.random()
        (ax, ay), (bx, by) = self.start, self.end
        return round(ax + share * (bx - ax)), round(ay + share * (by - ay))

    def outline(self) -> list[Point]:
        """The two ends, for drawing."""
        return [self.start, self.end]

    def grid(self, step: int) -> list[Point]:
        """Places `step` micrometres apart from the start, and the end."""
        (ax, ay), (bx, by) = self.start, self.end
        count = max(1, -(-max(abs(bx - ax), abs(by - ay)) // step))
        return [(ax + (bx - ax) * i // count, ay + (by - ay) * i // count) for i in range(count)] + [self.end]
