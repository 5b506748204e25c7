"""The order of play (2.3): rounds of two turns, each of maintenance, control and activation phase; the end."""

from __future__ import annotations

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import of_side
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.control import Control, warlocks
from battlewright.rules.hordes.deployment import Deploy, waiting
from battlewright.rules.hordes.effects import RULE, Lose, NextRound, Turn
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile
from battlewright.rules.hordes.units import UnitActivation
from battlewright.rules.hordes.victory import decided, over, warlock_fallen

END_TURN: Option = ("pass",)


class Game(Frame, tag="battle"):
    """The whole battle."""


class Round(Frame, tag="round"):
    """A round: a turn of each side. `side` is the next to have its turn."""

    side: int = 0


class SideTurn(Frame, tag="turn"):
    """A side's turn; `chosen` is the model that it activates next."""

    side: int
    chosen: Option | None = None


game = HORDES.procedure(Game)


@game.step("HRD-R-12")
def set_up(p: Position, f: Game) -> StepResult:
    """Models that have no place yet are placed."""
    return Deploy() if waiting(p, 0) or waiting(p, 1) else None


@game.step("HRD-R-203A")
def rounds(p: Position, f: Game) -> StepResult:
    """Round after round."""
    return None if over(p) else Round()


@game.step("HRD-R-11")
def end(p: Position, f: Game) -> StepResult:
    """The side whose enemy warlock is destroyed wins; after the last round it is a draw."""
    if not over(p):
        return "rounds"
    fallen = [warlock_fallen(p, side) for side in (0, 1)]
    if fallen[0] != fallen[1]:
        p.finish(1 if fallen[0] else 0, "outcome-warlock")
    else:
        p.finish(None, "outcome-draw")
    return None


round_ = HORDES.procedure(Round)


@round_.step("HRD-R-203A")
def begin_round(p: Position, f: Round) -> StepResult:
    """A new round."""
    p.effect(NextRound(BATTLE, RULE))
    return None


@round_.step("HRD-R-203A")
def first_turn(p: Position, f: Round) -> StepResult:
    """Side A has its turn first."""
    return SideTurn(0)


@round_.step("HRD-R-203A")
def second_turn(p: Position, f: Round) -> StepResult:
    """Then side B."""
    return DONE if decided(p) else SideTurn(1)


turn = HORDES.procedure(SideTurn)


@turn.step("HRD-R-203A")
def begin_turn(p: Position, f: SideTurn) -> StepResult:
    """The turn is the side's."""
    p.effect(Turn(BATTLE, RULE, f.side))
    return None


@turn.step("HRD-R-203B")
def maintenance(p: Position, f: SideTurn) -> StepResult:
    """A warlock loses what fury it has above its FURY."""
    for row in warlocks(p, f.side):
        surplus = model(p, row).fury - profile(p, row).FURY
        if surplus > 0:
            p.effect(Lose(row, RULE, surplus))
    return None


@turn.step("HRD-R-203D")
def control(p: Position, f: SideTurn) -> StepResult:
    """The Control phase."""
    return Control(f.side)


@turn.step("HRD-R-203E")
def choose_model(p: Position, f: SideTurn) -> StepResult:
    """The side names the model or the unit to activate, or ends its turn."""
    if decided(p):
        return DONE
    options = _ready(p, f.side)
    if not options:
        return DONE
    return Choose(f.side, "ask-activate", "chosen", (*options, END_TURN), default=options[0])


def _ready(p: Position, side: int) -> tuple[Option, ...]:
    """Who has not been activated yet; a unit once, by its name."""
    names, units = p.scene.names, p.scene.data.units
    ready = [(row, model(p, row)) for row in of_side(p, side)]
    found = [names[row] if m.unit < 0 else units[m.unit] for row, m in ready if not m.activated]
    return tuple(("activate", name) for name in dict.fromkeys(found))


@turn.step("HRD-R-203E")
def activate(p: Position, f: SideTurn) -> StepResult:
    """The model or the unit is activated."""
    chosen, f.chosen = f.chosen, None
    if chosen is None or chosen == END_TURN:
        return DONE
    row = p.scene.index.get(chosen[1])
    if row is not None:
        return Activation(row)
    rows = (r for r in of_side(p, f.side) if model(p, r).unit >= 0)
    unit = next(u for r in rows if p.scene.data.units[u := model(p, r).unit] == chosen[1])
    return UnitActivation(f.side, unit)


@turn.step("HRD-R-203E")
def again(p: Position, f: SideTurn) -> StepResult:
    """Until all have been."""
    return "choose_model"


@HORDES.verifier("ask-activate")
def explain_activation(p: Position, f: SideTurn, option: Option) -> None:
    """Say why a model cannot be activated."""
    row = p.scene.index.get(option[1]) if len(option) == 2 and option[0] == "activate" else None
    if row is None or row not in p.scene.pieces[f.side]:
        return
    m, name = model(p, row), p.scene.names[row]
    if not m.alive:
        raise Illegal("reason-destroyed", ("HRD-R-217K",), model=name)
    if m.activated:
        raise Illegal("reason-activated-already", ("HRD-R-203E",), model=name)
    if m.unit >= 0:
        unit = p.scene.data.units[m.unit]
        raise Illegal("reason-activates-with-its-unit", ("HRD-R-203E",), model=name, unit=unit)


HORDES.stops.update(end_of_turn=SideTurn, end_of_phase=SideTurn, end_of_round=Round)
