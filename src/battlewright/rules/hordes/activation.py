"""An activation: normal movement, then a combat action, then whatever fury buys (2.3, 2.15, 2.18)."""

from __future__ import annotations

from typing import Literal

from battlewright.core import actions
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import Offer
from battlewright.rules.common.pieces import in_play
from battlewright.rules.hordes.effects import RULE, Begin, End, StandUp, UseAction, UseMovement
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile
from battlewright.rules.hordes.victory import decided

END: Option = ("end",)
STAY: Option = ("stay",)
"""No movement: the answer with which the first half of a trooper's activation ends."""

MOVEMENTS = ("advance", "run", "aim", "charge")
"""The actions that use the normal movement of a trooper."""

STANDS: tuple[Option, ...] = (("stand", "movement"), ("stand", "action"))
GIVES_UP: tuple[Option, ...] = (("give_up", "movement"), ("give_up", "action"))


class Act(Frame, tag="action"):
    """One thing that the active model does: a move, an attack, a power attack, a spell."""

    model: int
    option: Option


class Activation(Frame, tag="activation"):
    """A model's activation; `chosen` is what it does next.

    Of a trooper the unit's activation has two halves, since all of a unit move before the first of them acts: `part`
    is `move` or `act`.
    """

    model: int
    part: Literal["", "move", "act"] = ""
    chosen: Option | None = None


activation = HORDES.procedure(Activation)


@activation.step("HRD-R-203E")
def begin(p: Position, f: Activation) -> StepResult:
    """Normal movement and action are there to be used."""
    if f.part == "act":
        return "choose_action"
    p.effect(Begin(f.model, RULE))
    return None


activation.window("activation.begin")


@activation.step("HRD-THROW-19", "HRD-2THROW-24")
def choose_forfeit(p: Position, f: Activation) -> StepResult:
    """Who was thrown in this turn without being knocked down gives up movement or action, as its player likes."""
    m = model(p, f.model)
    if not m.forfeits:
        return "choose_action"
    values = {"model": p.scene.names[f.model]}
    return Choose(m.side, "ask-give_up", "chosen", GIVES_UP, default=GIVES_UP[0], values=values)


@activation.step("HRD-THROW-19", "HRD-2THROW-24")
def forfeit(p: Position, f: Activation) -> StepResult:
    """It is given up."""
    assert f.chosen is not None
    _give_up(p, f.model, f.chosen[1])
    f.chosen = None
    return None


def _give_up(p: Position, row: int, what: str) -> None:
    cause = Cause("forfeit", row)
    p.effect(UseMovement(row, cause) if what == "movement" else UseAction(row, cause))


@activation.step("HRD-R-203F", "HRD-R-205G")
def choose_action(p: Position, f: Activation) -> StepResult:
    """The player says what the model does, or ends its activation."""
    if not in_play(p, f.model):
        return DONE
    if decided(p):
        return "finish"
    legal = actions.options(p, f.model, MOVEMENTS if f.part == "move" else None)
    if not legal:
        return "finish"
    m = model(p, f.model)
    own = profile(p, f.model)
    values = {
        "model": p.scene.names[f.model],
        "fury": m.fury,
        "part": f.part,
        "kind": own.kind,
        "most": own.FURY,
    }
    end = STAY if f.part == "move" else END
    default = legal[0] if f.part == "move" else next((one for one in legal if one[0] == "attack"), end)
    return Choose(m.side, "ask-action", "chosen", (*legal, end), default=default, values=values)


@activation.step()
def act(p: Position, f: Activation) -> StepResult:
    """It is carried out."""
    option, f.chosen = f.chosen, None
    if option is None or option in (END, STAY):
        return "finish"
    return Act(f.model, option)


@activation.step()
def go_on(p: Position, f: Activation) -> StepResult:
    """The next; the first half of a trooper's activation is one movement."""
    return "finish" if f.part == "move" else "choose_action"


@activation.step()
def finish(p: Position, f: Activation) -> StepResult:
    """The activation ends; after the first half only the movement is over."""
    if in_play(p, f.model):
        if f.part != "move":
            p.effect(End(f.model, RULE))
        elif model(p, f.model).may_move:
            p.effect(UseMovement(f.model, RULE))
    return DONE


def _stand_up(p: Position, f: Activation, option: Option) -> None:
    p.effect(StandUp(f.model, Cause("stand", f.model)))
    _give_up(p, f.model, option[1])


HORDES.offer(
    Offer(
        "stand",
        "activation.begin",
        0,
        player=lambda p, f: model(p, f.model).side,
        options=lambda p, f: STANDS if model(p, f.model).knocked_down else (),
        take=_stand_up,
        default=lambda p, f, options: options[0],
        matters=lambda p, f: True,
        values=lambda p, f: {"model": p.scene.names[f.model]},
        clauses=("HRD-R-215E",),
    )
)


@HORDES.restriction("offer:stand", "HRD-R-215E")
def fell_in_its_own_turn(p: Position, f: Activation) -> bool:
    """Nobody stands up in the turn of its own side in which it fell."""
    return model(p, f.model).fell


@HORDES.restriction("offer:stand", "HRD-R-216B")
def stationary_stays_down(p: Position, f: Activation) -> bool:
    """A stationary model does nothing."""
    return model(p, f.model).stationary


act_ = HORDES.procedure(Act)


@act_.step("HRD-R-203E")
def carry_out(p: Position, f: Act) -> StepResult:
    """The action's own procedure."""
    return p.rules.actions[f.option[0]].begin(p, f.model, f.option)


@HORDES.verifier("ask-action")
def explain_action(p: Position, f: Activation, option: Option) -> None:
    """Say which restriction refuses an action."""
    if option not in (END, STAY):
        actions.verify(p, f.model, option)


HORDES.stops.update(end_of_action=Act, end_of_activation=Activation)
