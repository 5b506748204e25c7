"""Normal movement: to advance, to run, to stay and aim (2.3, 2.19)."""

from __future__ import annotations

from typing import cast

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, others
from battlewright.rules.hordes.effects import Face, UseAction, UseMovement
from battlewright.rules.hordes.free_strikes import foot as foot
from battlewright.rules.hordes.fury import can_pay, pay
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import has, model, profile
from battlewright.rules.hordes.stride import Stride, able
from battlewright.table.angles import DEGREE, FULL, bearing
from battlewright.table.lengths import INCH, inches
from battlewright.table.movement import RouteRegion, Stopping, move_region, route, route_region
from battlewright.table.placement import Directions
from battlewright.table.plane import Point

ROUGH = ("rough", "forest", "water")
WALK = Stopping(
    stops=("obstruction", "impassable"),
    slows=ROUGH,
    crosses=("linear",),
    climbs=("obstacle",),
    climb=inches(2),
    onto=inches(1),
    footing=inches(1),
)
"""What stops and slows a model on foot (HRD-R-219B to J): every model and obstruction stops it, an obstacle costs 2" of
movement, a linear one is crossed free if the move goes completely past."""

PATHFINDER = Stopping(stops=WALK.stops, slows=(), footing=WALK.footing)
"""For a model with Pathfinder neither rough terrain nor obstacles are in the way."""

OVER = "over"
"""What the action of a model is used for whose activation a run, or a failed charge or slam, has ended."""

ADVANCE: tuple[Option, ...] = (("advance",),)
RUN: tuple[Option, ...] = (("run",),)
AIM: tuple[Option, ...] = (("aim",),)


class Walk(Frame, tag="advance"):
    """A model advances, or runs with `runs`. `to` is the place that its player names, `way` the ends of the
    straight legs still to go, `facing` how it stands in the end."""

    model: int
    runs: bool = False
    to: Option | None = None
    way: tuple[Point, ...] = ()
    facing: Option | None = None


class Aim(Frame, tag="aim"):
    """A model gives up its movement for the aiming bonus."""

    model: int


@HORDES.contribution("SPD", "base", "HRD-R-203F")
def printed_speed(p: Position, row: int) -> int:
    """The SPD of the profile."""
    return profile(p, row).SPD


@HORDES.contribution("SPD", "cap", "HRD-R-202G")
def speed_at_least_one(p: Position, row: int) -> tuple[int, None]:
    """A statistic is never below 1."""
    return (1, None)


def speed(p: Position, row: int) -> int:
    """The current SPD of a model in micrometres."""
    return int(p.value("SPD", row)) * INCH


def stopping(p: Position, row: int) -> Stopping:
    """What stops and slows this model."""
    return PATHFINDER if has(p, row, "pathfinder") else WALK


def reachable(p: Position, f: Walk) -> RouteRegion:
    """Where the model may come to along any way."""
    return route_region(
        body(p, f.model),
        allowance(p, f),
        p.scene.table,
        others(p, f.model),
        stopping=stopping(p, f.model),
    )


def allowance(p: Position, f: Walk) -> int:
    """How far it may go, in micrometres."""
    return speed(p, f.model) * (2 if f.runs else 1)


walk = HORDES.procedure(Walk)


@walk.step("HRD-R-203F")
def use_movement(p: Position, f: Walk) -> StepResult:
    """The normal movement is used; a run ends the activation, and a beast must be forced to it."""
    p.effect(UseMovement(f.model, Cause("move", f.model)))
    if f.runs:
        p.effect(UseAction(f.model, Cause("move", f.model), OVER))
        if profile(p, f.model).kind == "beast":
            pay(p, f.model, Cause("move", f.model))
    return None


@walk.step("HRD-R-203F", "HRD-R-219B")
def choose_place(p: Position, f: Walk) -> StepResult:
    """The player names where it goes."""
    base = body(p, f.model)
    region = reachable(p, f)
    values = {"model": p.scene.names[f.model], "distance": region.distance}
    stay = ("at", base.x, base.y)
    return Choose(model(p, f.model).side, "ask-place", "to", region=region, default=stay, values=values)


@walk.step("HRD-R-203F")
def set_out(p: Position, f: Walk) -> StepResult:
    """Straight if it can, else along the cheapest way."""
    assert f.to is not None
    place, base, far = cast(Point, f.to[1:]), body(p, f.model), allowance(p, f)
    f.to, f.runs = None, False
    if place == (base.x, base.y):
        return "choose_facing"
    table, around, obstacles = p.scene.table, others(p, f.model), stopping(p, f.model)
    if move_region(base, far, table, around, stopping=obstacles).contains(*place):
        f.way = (place,)
    else:
        f.way = route(base, place, far, table, around, stopping=obstacles).places[1:]
    return None


@walk.step("HRD-R-203F")
def go(p: Position, f: Walk) -> StepResult:
    """A straight leg of the way, facing where it goes."""
    base, (x, y) = body(p, f.model), f.way[0]
    f.way = f.way[1:]
    p.effect(Face(f.model, Cause("move", f.model), bearing(x - base.x, y - base.y)))
    return Stride(f.model, x, y, foot(p.scene.table, base.at(x, y)), "move", f.model, bool(f.way))


@walk.step("HRD-R-203F", "HRD-R-207A")
def go_on(p: Position, f: Walk) -> StepResult:
    """The next, unless a free strike has ended the way."""
    if not able(p, f.model):
        f.way = ()
        return DONE
    return "go" if f.way else None


@walk.step("HRD-R-203F")
def choose_facing(p: Position, f: Walk) -> StepResult:
    """The player says how it stands in the end; as it went unless he wants it otherwise."""
    base = body(p, f.model)
    return Choose(
        model(p, f.model).side, "ask-facing", "facing", region=Directions((base.x, base.y)),
        default=("direction", _signed(base.facing)), values={"model": p.scene.names[f.model]},
    )  # fmt: skip


def _signed(angle: int) -> int:
    return angle if angle <= 180 * DEGREE else angle - FULL


@walk.step("HRD-R-203F")
def turn(p: Position, f: Walk) -> StepResult:
    """It stands so."""
    assert f.facing is not None
    angle, f.facing = f.facing[1], None
    p.effect(Face(f.model, Cause("move", f.model), angle % FULL))
    return DONE


aim = HORDES.procedure(Aim)


@aim.step("HRD-RMOD-01")
def take_aim(p: Position, f: Aim) -> StepResult:
    """The movement is given up; every ranged attack roll of this activation is better for it."""
    p.effect(UseMovement(f.model, Cause("move", f.model), aims=True))
    return DONE


def _aims(p: Position, row: int) -> tuple[Option, ...]:
    return AIM if profile(p, row).ranged else ()


HORDES.action(Action("advance", lambda p, row: ADVANCE, lambda p, row, option: Walk(row)), "HRD-R-203F")
HORDES.action(Action("run", lambda p, row: RUN, lambda p, row, option: Walk(row, runs=True)), "HRD-R-203F")
HORDES.action(Action("aim", _aims, lambda p, row, option: Aim(row)), "HRD-RMOD-01")


def _movement_used(p: Position, row: int) -> bool:
    return not model(p, row).may_move


def _down(p: Position, row: int) -> bool:
    return model(p, row).knocked_down


def _still(p: Position, row: int) -> bool:
    return model(p, row).stationary


for _name in ("advance", "run", "aim"):
    HORDES.restriction(f"action:{_name}", "HRD-R-203E", of="actor", id=f"{_name}-movement-used")(
        _movement_used
    )
    HORDES.restriction(f"action:{_name}", "HRD-R-215C", of="actor", id=f"{_name}-knocked-down")(_down)
    HORDES.restriction(f"action:{_name}", "HRD-R-216B", of="actor", id=f"{_name}-stationary")(_still)


@HORDES.restriction("action:run", "HRD-R-203F", "HRD-R-215F", of="actor")
def run_takes_the_action(p: Position, row: int) -> bool:
    """A run ends the activation, so the action must still be there: not after standing up for it."""
    return not model(p, row).may_act


@HORDES.restriction("action:run", "HRD-R-218E", of="actor")
def beast_is_forced_to_run(p: Position, row: int) -> bool:
    """A warbeast must be forced to run."""
    return profile(p, row).kind == "beast" and not can_pay(p, row)


@HORDES.quantity("place")
def _place(p: Position, row: int) -> tuple[int, int] | None:
    m = model(p, row)
    return (m.base.x, m.base.y) if m.alive and m.on_table else None


@HORDES.quantity("knocked_down")
def _knocked_down(p: Position, row: int) -> bool:
    return model(p, row).knocked_down
