"""Moves on foot: straight, or round what is in the way (3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body
from battlewright.rules.kill_team.charge_walk import BARS, DIFFICULT
from battlewright.rules.kill_team.clearance import kept_off
from battlewright.rules.kill_team.effects import Mark, Move
from battlewright.rules.kill_team.ledge import LevelRegion, level_region
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import locked
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.state import model, profile
from battlewright.rules.kill_team.terrain import (
    DANGEROUS,
    Dangerous,
    Slowed,
    endangered,
    foot,
    is_lowest,
    lies_within,
    stands_in_difficult,
)
from battlewright.table.lengths import INCH
from battlewright.table.movement import RouteRegion, Stopping, move_region, route_region
from battlewright.table.plane import Point

MOVING = ("move", "climb", "ladder", "jump", "fly")
"""The actions of the Movement phase."""

SLOWLY = "slowly"
"""The word for a move through difficult ground."""

WALKING = Stopping(stops=BARS, slows=())
"""What stops a model that goes through difficult ground: its dice have slowed it already."""

DRY = Stopping(stops=(*BARS, *DIFFICULT), slows=())
"""What stops a model that is not to be slowed."""


class Walk(Frame, tag="walk"):
    """A model moves at most `distance` micrometres on foot; `manner` is what it then has done: moved or ran, or ""
    for a move that nobody asks about later. `slowly`: it may go through difficult ground."""

    model: int
    distance: int
    manner: str = ""
    slowly: bool = False
    to: Option | None = None


def pace(p: Position, row: int) -> int:
    """How far a model moves in the Movement phase, in micrometres."""
    return int(p.value("move.inches", row)) * INCH


@KILL_TEAM.contribution("move.inches", "base", "KT-M-01A")
def _own_pace(p: Position, row: int) -> int:
    return profile(p, row).M


@KILL_TEAM.contribution("move.inches", "natural", "KT-F-05B")
def _just_regrouped(p: Position, row: int) -> int | None:
    return 3 if model(p, row).regrouped else None


def reachable(p: Position, f: Walk) -> RouteRegion | LevelRegion:
    """Where the model may come to: along any way on the table, straight ahead on what stands on it."""
    own, around, how = body(p, f.model), kept_off(p, f.model), WALKING if f.slowly else DRY
    table = walled(p.scene.table, own.z)
    if not is_lowest(table, own):
        return level_region(own, f.distance, table, around, how)
    return route_region(own, f.distance, table, around, stopping=how)


walk = KILL_TEAM.procedure(Walk)


@walk.step("KT-M-05A")
def slow_down(p: Position, f: Walk) -> StepResult:
    """Difficult ground slows it."""
    return Slowed(f.model) if f.slowly else None


@walk.step("KT-M-01A", "KT-M-01B")
def choose_place(p: Position, f: Walk) -> StepResult:
    """Its player names where it goes."""
    base = body(p, f.model)
    values = {"model": p.scene.names[f.model], "distance": f.distance, "manner": f.manner}
    return Choose(
        model(p, f.model).side, "kill_team-ask-place", "to", region=reachable(p, f),
        default=("at", base.x, base.y), values=values,
    )  # fmt: skip


@walk.step("KT-M-01A", "KT-M-05B")
def go(p: Position, f: Walk) -> StepResult:
    """It goes there; dangerous ground on its way may hurt it."""
    assert f.to is not None
    place, own, cause = cast(Point, f.to[1:]), body(p, f.model), Cause("move", f.model)
    places, manner = way(p, f, place), f.manner
    f.to, f.manner, f.slowly = None, "", False
    if place != (own.x, own.y):
        z = foot(p.scene.table, own.at(*place)) if is_lowest(p.scene.table, own) else own.z
        p.effect(Move(f.model, cause, *place, z))
    if manner and (place != (own.x, own.y) or manner == "ran"):
        p.effect(Mark(f.model, cause, (("moved", manner),)))
    return Dangerous(f.model) if endangered(own, places, p.scene.table) else DONE


def way(p: Position, f: Walk, place: Point) -> tuple[Point, ...]:
    """The places a model goes through on its way; it matters only where there is dangerous ground."""
    own = body(p, f.model)
    start = own.x, own.y
    if not lies_within(p, f.model, f.distance, DANGEROUS):
        return start, place
    region = reachable(p, f)
    if isinstance(region, LevelRegion):
        return start, place
    straight = move_region(own, f.distance, region.table, region.bodies, stopping=region.stopping)
    return (start, place) if straight.contains(*place) else region.route(*place).places


def _ways(p: Position, row: int) -> tuple[Option, ...]:
    """A move on easy ground, and one through difficult ground if there is any."""
    name = p.scene.names[row]
    if not p.scene.table.with_trait(*DIFFICULT):
        return (("move", name),)
    if stands_in_difficult(p, row):
        return (("move", name, SLOWLY),)
    slow: tuple[Option, ...] = (
        (("move", name, SLOWLY),) if lies_within(p, row, pace(p, row), *DIFFICULT) else ()
    )
    return (("move", name), *slow)


KILL_TEAM.action(
    Action("move", _ways, lambda p, row, option: Walk(row, pace(p, row), "moved", SLOWLY in option)),
    "KT-M-01A",
)


F = TypeVar("F", bound=Callable[..., bool])


def _bars(*clauses: str) -> Callable[[F], F]:
    """Register a restriction of all actions of moving."""

    def register(function: F) -> F:
        for action in MOVING:
            KILL_TEAM.restriction(f"action:{action}", *clauses, of="actor")(function)
        return function

    return register


@_bars("KT-M-01C")
def move_while_locked(p: Position, row: int) -> bool:
    """A model locked in combat does not move."""
    return locked(p, row)


@_bars("KT-F-03C")
def move_falling_back(p: Position, row: int) -> bool:
    """A model that falls back does nothing else."""
    return model(p, row).falling_back


@_bars("KT-S-305K")
def move_from_the_ground(p: Position, row: int) -> bool:
    """Nor does one move that has gone to ground."""
    return model(p, row).grounded
