"""One straight move of a model, whatever moves it, with the free strikes that it gives cause for (2.7)."""

from __future__ import annotations

from typing import Literal

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.hordes.citing import cite_only
from battlewright.rules.hordes.effects import Move
from battlewright.rules.hordes.free_strikes import Departure, FreeStrike, departures
from battlewright.rules.hordes.ruleset import HORDES

Mover = Literal["move", "trample", "slam", "push"]
"""What moves a model: itself, in an advance or in a trample, or a slam or a push."""


class Stride(Frame, tag="stride"):
    """A model moves straight to x, y, z (micrometres). `mover` becomes the kind of the cause, `source` its source;
    with `passing` the way goes on from there. `departures` are the free strikes still to be made."""

    model: int
    x: int
    y: int
    z: int
    mover: Mover
    source: int
    passing: bool = False
    departures: tuple[Departure, ...] = ()


@HORDES.contribution("free_strikes.due", "base", "HRD-R-207A")
def advancing(p: Position, mover: Mover) -> int:
    """Whoever moves out of melee is struck at."""
    return 1


@HORDES.contribution("free_strikes.due", "replace", "HRD-R-207E")
def moved_by_others(p: Position, mover: Mover) -> int | None:
    """Not those who are slammed."""
    return 0 if mover == "slam" else None


@HORDES.contribution("free_strikes.due", "replace", "HRD-R-207E", "HRD-R-209J")
def pushed_about(p: Position, mover: Mover) -> int | None:
    """Nor those who are pushed."""
    return 0 if mover == "push" else None


@HORDES.contribution("free_strikes.due", "replace", "HRD-TRAMPLE-13")
def trampling(p: Position, mover: Mover) -> int | None:
    """Nor a trampling model during its movement."""
    return 0 if mover == "trample" else None


stride = HORDES.procedure(Stride)


@stride.step("HRD-R-207A")
def look_for_strikes(p: Position, f: Stride) -> StepResult:
    """Enemies whose melee range or sight the model will leave."""
    if p.value("free_strikes.due", f.mover):
        f.departures = departures(p, f.model, f.x, f.y)
    return None if f.departures else "arrive"


@stride.step("HRD-R-207A")
def come_to_strike(p: Position, f: Stride) -> StepResult:
    """Just before it leaves one of them."""
    due = f.departures[0]
    base = body(p, f.model)
    if (due.x, due.y) != (base.x, base.y):
        p.effect(Move(f.model, Cause(f.mover, f.source), due.x, due.y, due.z, passing=True))
    return None


@stride.step("HRD-R-207A")
def suffer_strike(p: Position, f: Stride) -> StepResult:
    """That enemy strikes."""
    due, f.departures = f.departures[0], f.departures[1:]
    return FreeStrike(due.enemy, f.model, due.gap)


@stride.step("HRD-R-207A", "HRD-R-215C")
def go_on(p: Position, f: Stride) -> StepResult:
    """It goes on unless it is destroyed or on the ground now."""
    if not able(p, f.model):
        return DONE
    return "come_to_strike" if f.departures else None


@stride.step("HRD-R-203F")
def arrive(p: Position, f: Stride) -> StepResult:
    """It comes to where it goes."""
    if f.mover != "move":
        return None
    p.effect(Move(f.model, Cause(f.mover, f.source), f.x, f.y, f.z, passing=f.passing))
    return DONE


@stride.step("HRD-TRAMPLE-08", "HRD-R-209H", "HRD-R-213L")
def end_up(p: Position, f: Stride) -> StepResult:
    """Or to where it is moved."""
    cite_only(p, f.mover)
    p.effect(Move(f.model, Cause(f.mover, f.source), f.x, f.y, f.z))
    return DONE


def able(p: Position, row: int) -> bool:
    """Whether a model can still move: neither destroyed nor knocked down nor stationary."""
    m = p.rows[row]
    return in_play(p, row) and not (m.knocked_down or m.stationary)
