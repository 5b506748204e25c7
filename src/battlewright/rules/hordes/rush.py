"""The straight move of a charge or a slam: at the target, up to SPD and 3 inches (2.8, 2.13)."""

from __future__ import annotations

from typing import Literal, cast

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, others
from battlewright.rules.hordes.effects import Face
from battlewright.rules.hordes.free_strikes import foot
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model
from battlewright.rules.hordes.straight import Stretch, meets, rush_length
from battlewright.rules.hordes.stride import Stride
from battlewright.table.angles import bearing
from battlewright.table.movement import charge, stop_within
from battlewright.table.plane import Point


class Rush(Frame, tag="rush"):
    """A model turns to its target and moves straight at it; within `reach` micrometres of it it may stop.

    `to` is the place where its player stops it, which goes without saying where the target is not reached.
    """

    model: int
    target: int
    reach: int
    kind: Literal["charge", "slam"]
    to: Option | None = None


rush = HORDES.procedure(Rush)


@rush.step("HRD-R-208C", "HRD-R-213D")
def turn_to_target(p: Position, f: Rush) -> StepResult:
    """It faces its target, and keeps this facing (HRD-R-213G)."""
    own, aim = body(p, f.model), body(p, f.target)
    p.effect(Face(f.model, Cause("move", f.model), bearing(aim.x - own.x, aim.y - own.y)))
    return None


@rush.step("HRD-R-208E", "HRD-R-213E")
def choose_stop(p: Position, f: Rush) -> StepResult:
    """It may stop where the target is in reach, anywhere up to contact, but not before."""
    near, far = _stops(p, f)
    if near == far:
        f.to = ("at", *far)
        return None
    names = p.scene.names
    values = {"model": names[f.model], "target": names[f.target]}
    region, default = Stretch(near, far), ("at", *far)
    return Choose(model(p, f.model).side, "ask-stop", "to", region=region, default=default, values=values)


def _stops(p: Position, f: Rush) -> tuple[Point, Point]:
    """The first and the last place where it may stop."""
    own, aim, length, table = body(p, f.model), body(p, f.target), rush_length(p, f.model), p.scene.table
    around, hindrance = others(p, f.model), meets(p, f.kind, f.model)
    first = stop_within(own, aim, f.reach, length, table, around, stopping=hindrance)
    if first.stop is None or first.stop.kind != "reach":
        return first.end, first.end
    return first.end, charge(own, aim, length, table, around, stopping=hindrance).end


@rush.step("HRD-R-208C", "HRD-R-208D", "HRD-R-213D", "HRD-R-213F", "HRD-R-213H")
def move(p: Position, f: Rush) -> StepResult:
    """So far it goes; whoever it leaves strikes at it."""
    assert f.to is not None
    own = body(p, f.model)
    (x, y), f.to = cast(Point, f.to[1:]), None
    if (x, y) == (own.x, own.y):
        return DONE
    return Stride(f.model, x, y, foot(p.scene.table, own.at(x, y)), "move", f.model)


for _kind, _model, _terrain, _rough in (
    ("charge", "HRD-R-208D", "HRD-R-208D", "HRD-R-208J"),
    ("slam", "HRD-R-213F", "HRD-R-213F", "HRD-R-219B"),
):
    HORDES.table_entry(f"{_kind}.meets", "model", "stops", _model)
    HORDES.table_entry(f"{_kind}.meets", "obstacle", "stops", _terrain, "HRD-R-219G")
    HORDES.table_entry(f"{_kind}.meets", "obstruction", "stops", _terrain, "HRD-R-219J")
    HORDES.table_entry(f"{_kind}.meets", "rough", "slows", _rough)
