"""An activation: normal movement, then a combat action, then whatever fury buys (2.3, 2.18)."""

from __future__ import annotations

from battlewright.core import actions
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.hordes.effects import RULE, Begin, End
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import in_play, model

END: Option = ("end",)


class Act(Frame, tag="action"):
    """One thing that the active model does: a move, an attack, a power attack, a spell."""

    model: int
    option: Option


class Activation(Frame, tag="activation"):
    """A model's activation; `chosen` is what it does next."""

    model: int
    chosen: Option | None = None


activation = HORDES.procedure(Activation)


@activation.step("HRD-R-203E")
def begin(p: Position, f: Activation) -> StepResult:
    """Normal movement and action are there to be used."""
    p.effect(Begin(f.model, RULE))
    return None


activation.window("activation.begin")


@activation.step("HRD-R-203E")
def choose_action(p: Position, f: Activation) -> StepResult:
    """The player says what the model does, or ends its activation."""
    if not in_play(p, f.model):
        return DONE
    legal = actions.options(p, f.model)
    if not legal:
        return "finish"
    m = model(p, f.model)
    values = {"model": p.scene.names[f.model], "fury": m.fury}
    return Choose(m.side, "ask-action", "chosen", (*legal, END), default=END, values=values)


@activation.step("HRD-R-203E")
def act(p: Position, f: Activation) -> StepResult:
    """It is carried out."""
    option, f.chosen = f.chosen, None
    if option is None or option == END:
        return "finish"
    return Act(f.model, option)


@activation.step("HRD-R-203E")
def go_on(p: Position, f: Activation) -> StepResult:
    """The next."""
    return "choose_action"


@activation.step("HRD-R-203E")
def finish(p: Position, f: Activation) -> StepResult:
    """The activation ends."""
    if in_play(p, f.model):
        p.effect(End(f.model, RULE))
    return DONE


act_ = HORDES.procedure(Act)


@act_.step("HRD-R-203E")
def carry_out(p: Position, f: Act) -> StepResult:
    """The action's own procedure."""
    return p.rules.actions[f.option[0]].begin(p, f.model, f.option)


@HORDES.verifier("ask-action")
def explain_action(p: Position, f: Activation, option: Option) -> None:
    """Say which restriction refuses an action."""
    if option != END:
        actions.verify(p, f.model, option)


HORDES.stops.update(end_of_action=Act, end_of_activation=Activation)
