"""The activation of a unit: an order, then all its troopers move, then they act (2.3, HRD-ORIGIN-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from battlewright.core import actions
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.hordes.activation import END, STAY, Activation
from battlewright.rules.hordes.effects import RULE, Begin, End, StandUp, UseMovement, Wall
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import has, model
from battlewright.rules.hordes.victory import decided

ORDERS: tuple[Option, ...] = (("order", "shield_wall"), ("order", "none"))


class UnitActivation(Frame, tag="unit"):
    """A unit's activation. `chosen` is the order, then the trooper that moves or acts next."""

    side: int
    unit: int
    chosen: Option | None = None


def troopers(p: Position, side: int, unit: int) -> Iterator[int]:
    """The living troopers of a unit on the table, in row order."""
    for row in p.scene.pieces[side]:
        if model(p, row).unit == unit and in_play(p, row):
            yield row


unit_ = HORDES.procedure(UnitActivation)


@unit_.step("HRD-ORIGIN-02")
def choose_order(p: Position, f: UnitActivation) -> StepResult:
    """The shield wall or no order, where anybody can hold a shield."""
    if not any(_can_wall(p, row) for row in troopers(p, f.side, f.unit)):
        return "choose_mover"
    values = {"unit": p.scene.data.units[f.unit]}
    return Choose(f.side, "ask-order", "chosen", ORDERS, default=ORDERS[0], values=values)


def _can_wall(p: Position, row: int) -> bool:
    m = model(p, row)
    return has(p, row, "shield_wall") and not (m.knocked_down or m.stationary)


@unit_.step("HRD-ORIGIN-02")
def give_order(p: Position, f: UnitActivation) -> StepResult:
    """Whoever can hold a shield holds it until the next turn of its side."""
    if f.chosen == ORDERS[0]:
        for row in troopers(p, f.side, f.unit):
            if _can_wall(p, row):
                p.effect(Wall(row, Cause("order", row), True))
    f.chosen = None
    return None


@unit_.step("HRD-R-203E")
def choose_mover(p: Position, f: UnitActivation) -> StepResult:
    """The player names the trooper that moves next, or lets the others stay; the last one needs no naming."""
    waiting = [row for row in troopers(p, f.side, f.unit) if not model(p, row).activated]
    return _next(p, f, "move", waiting) if waiting else "choose_actor"


@unit_.step("HRD-R-203E", "HRD-R-215E")
def move(p: Position, f: UnitActivation) -> StepResult:
    """It moves. Those that stay may act later; those that lie there stand up for the movement they do not use."""
    chosen, f.chosen = f.chosen, None
    if chosen is None:
        return None
    if chosen != STAY:
        return Activation(p.scene.index[chosen[1]], "move")
    for row in troopers(p, f.side, f.unit):
        m = model(p, row)
        if not m.activated:
            p.effect(Begin(row, RULE))
            if m.knocked_down and not m.fell and not m.stationary:
                p.effect(StandUp(row, Cause("stand", row)))
            p.effect(UseMovement(row, RULE))
    return None


@unit_.step()
def move_on(p: Position, f: UnitActivation) -> StepResult:
    """Until all have moved."""
    return "choose_mover"


@unit_.step("HRD-R-203E")
def choose_actor(p: Position, f: UnitActivation) -> StepResult:
    """The player names the trooper that acts next, of those that can do anything."""
    ready = [row for row in troopers(p, f.side, f.unit) if model(p, row).may_act and actions.options(p, row)]
    return _next(p, f, "act", ready) if ready and not decided(p) else "finish"


def _next(p: Position, f: UnitActivation, part: Literal["move", "act"], rows: list[int]) -> StepResult:
    if len(rows) == 1:
        return Activation(rows[0], part)
    names = p.scene.names
    options = (*(("trooper", names[row]) for row in rows), STAY if part == "move" else END)
    values = {"unit": p.scene.data.units[f.unit], "part": part}
    return Choose(f.side, "ask-trooper", "chosen", options, default=options[0], values=values)


@unit_.step("HRD-R-203E")
def act(p: Position, f: UnitActivation) -> StepResult:
    """It acts."""
    chosen, f.chosen = f.chosen, None
    if chosen is None:
        return None
    if chosen == END:
        return "finish"
    return Activation(p.scene.index[chosen[1]], "act")


@unit_.step()
def act_on(p: Position, f: UnitActivation) -> StepResult:
    """Until all have acted."""
    return "choose_actor"


@unit_.step("HRD-R-203E")
def finish(p: Position, f: UnitActivation) -> StepResult:
    """The unit's activation ends."""
    for row in troopers(p, f.side, f.unit):
        p.effect(End(row, RULE))
    return DONE


@HORDES.restriction("action:run", "HRD-ORIGIN-02", of="actor", id="run-in-shield-wall")
@HORDES.restriction("action:charge", "HRD-ORIGIN-02", of="actor", id="charge-in-shield-wall")
def wall_stays_together(p: Position, row: int) -> bool:
    """Troopers in a shield wall neither run nor charge: a unit has one order."""
    return model(p, row).walled
