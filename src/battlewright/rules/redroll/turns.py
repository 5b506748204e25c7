"""The order of play (AP-R-33, AP-R-40): set-up, rounds of alternate activations, the end.

A model's activation is a list of actions paid with its action points.
"""

from __future__ import annotations

from battlewright.chance.dice import D6
from battlewright.chance.partition import choice
from battlewright.core import actions
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.redroll.effects import RULE, Begin, End, Gain, Move, NextRound, Turn, Wake
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import battle, card, model, wounds_left
from battlewright.table.lengths import inches
from battlewright.table.placement import PlaceRegion

DEPTH = inches(6)
"""Models are placed within 6 inches of their side's table edge."""

END: Option = ("end",)


class Act(Frame, tag="action"):
    """One action of the active model."""

    model: int
    option: Option


class Activation(Frame, tag="activation"):
    """A model's activation; `chosen` is its next action."""

    model: int
    chosen: Option | None = None


class Round(Frame, tag="round"):
    """A round. `first` is the side to activate next, -1 before the roll-off."""

    first: int = -1
    chosen: Option | None = None


class Deploy(Frame, tag="deploy"):
    """Sides place their models in turn; `side` places next."""

    side: int = -1
    chosen: Option | None = None
    place: Option | None = None


class Game(Frame, tag="battle"):
    """The whole battle."""


game = REDROLL.procedure(Game)


@game.step("AP-FURY-02", "AP-R-25")
def deal_tokens(p: Position, f: Game) -> StepResult:
    """Those with Fury start with as many tokens as their FUR."""
    for row in standing_or_waiting(p):
        if model(p, row).fury < 0:
            p.effect(Gain(row, RULE, fury=p.value("fury.max", row)))
    return None


def standing_or_waiting(p: Position) -> list[int]:
    """All living models, on the table or still to be placed."""
    return [row for side in (0, 1) for row in p.scene.pieces[side] if model(p, row).alive]


@game.step("AP-R-40")
def set_up(p: Position, f: Game) -> StepResult:
    """Models that have no place yet are placed."""
    return Deploy() if any(not model(p, row).on_table for row in standing_or_waiting(p)) else None


@game.step("AP-R-40")
def rounds(p: Position, f: Game) -> StepResult:
    """Round after round until the last, or until a side has no model left."""
    return None if over(p) else Round()


@game.step("AP-R-40")
def end(p: Position, f: Game) -> StepResult:
    """The last side standing wins, else the one that removed more Wounds."""
    if not over(p):
        return "rounds"
    left = [has_models(p, side) for side in (0, 1)]
    removed = [score(p, side) for side in (0, 1)]
    if left[0] != left[1]:
        p.finish(0 if left[0] else 1, "outcome-last-standing")
    elif removed[0] != removed[1]:
        p.finish(0 if removed[0] > removed[1] else 1, "outcome-wounds")
    else:
        p.finish(None, "outcome-draw")
    return None


def has_models(p: Position, side: int) -> bool:
    """Whether a side has a living model."""
    rows = p.rows
    for row in p.scene.pieces[side]:  # noqa: SIM110 - asked before every action; a generator doubles the price
        if rows[row].alive:
            return True
    return False


def score(p: Position, side: int) -> int:
    """The Wounds that a side has removed."""
    return sum(model(p, row).lost for row in p.scene.pieces[1 - side])


def over(p: Position) -> bool:
    """Whether the last round is played or a side wiped out."""
    return wiped_out(p) or battle(p).round >= battle(p).rounds


def wiped_out(p: Position) -> bool:
    """Whether a side has no model left."""
    return not (has_models(p, 0) and has_models(p, 1))


deploy = REDROLL.procedure(Deploy)


@deploy.step("AP-R-40")
def who_places_first(p: Position, f: Deploy) -> StepResult:
    """A roll-off decides who places first."""
    return Roll(0, "roll-off", "side", choice(2, D6)) if f.side < 0 else None


@deploy.step("AP-R-40")
def choose_model(p: Position, f: Deploy) -> StepResult:
    """The side names the model to place."""
    waiting = [row for row in p.scene.pieces[f.side] if model(p, row).alive and not model(p, row).on_table]
    if not waiting:
        f.side = 1 - f.side
        others = p.scene.pieces[f.side]
        return None if any(model(p, row).alive and not model(p, row).on_table for row in others) else DONE
    options = tuple(("place", p.scene.names[row]) for row in waiting)
    return Choose(f.side, "ask-deploy", "chosen", options, default=options[0])


@deploy.step("AP-R-40")
def choose_spot(p: Position, f: Deploy) -> StepResult:
    """Within 6 inches of the side's edge, overlapping nothing."""
    if f.chosen is None:
        return "choose_model"
    row = p.scene.index[f.chosen[1]]
    region = deployment(p, row)
    return Choose(f.side, "ask-spot", "place", region=region, default=("at", *region.project(*_middle(p, f.side))),
                  values={"model": f.chosen[1]})  # fmt: skip


def deployment(p: Position, row: int) -> PlaceRegion:
    """Where a model may be set up."""
    table = p.scene.table
    low, high = (0, DEPTH) if model(p, row).side == 0 else (table.depth - DEPTH, table.depth)
    return PlaceRegion(body(p, row), 0, low, table.width, high, table, tuple(body(p, r) for r in standing(p)))


def _middle(p: Position, side: int) -> tuple[int, int]:
    table = p.scene.table
    return (table.width // 2, DEPTH // 2 if side == 0 else table.depth - DEPTH // 2)


@deploy.step("AP-R-40")
def put_down(p: Position, f: Deploy) -> StepResult:
    """The model stands; the other side places next."""
    assert f.chosen is not None and f.place is not None
    p.effect(Move(p.scene.index[f.chosen[1]], RULE, f.place[1], f.place[2]))
    f.chosen = f.place = None
    f.side = 1 - f.side
    return "choose_model"


round_ = REDROLL.procedure(Round)


@round_.step("AP-R-33")
def begin_round(p: Position, f: Round) -> StepResult:
    """Every model may act again; tokens regenerate under the ruling `fury.regen`."""
    p.effect(NextRound(BATTLE, RULE))
    regained = p.rules.rulings["fury.regen"]
    if regained:
        for row in standing(p):
            if p.value("fury.max", row) > 0 and model(p, row).rest == 0:
                p.effect(Gain(row, RULE, fury=regained))
    return None


@round_.step("AP-R-33")
def roll_off(p: Position, f: Round) -> StepResult:
    """A roll-off decides who activates first."""
    return Roll(0, "roll-off", "first", choice(2, D6))


@round_.step("AP-R-33")
def next_side(p: Position, f: Round) -> StepResult:
    """Sides alternate while both have models that have not acted."""
    if wiped_out(p):
        return DONE
    if not _waiting(p, f.first):
        f.first = 1 - f.first
        if not _waiting(p, f.first):
            return DONE
    p.effect(Turn(BATTLE, RULE, f.first))
    return None


def _waiting(p: Position, side: int) -> list[int]:
    rows = p.rows
    return [
        row for row in p.scene.pieces[side] if not rows[row].acted and rows[row].alive and rows[row].on_table
    ]


@round_.step("AP-R-33")
def choose_model_to_activate(p: Position, f: Round) -> StepResult:
    """The side names the model to activate."""
    options = tuple(("activate", p.scene.names[row]) for row in _waiting(p, f.first))
    return Choose(f.first, "ask-activate", "chosen", options, default=options[0])


@round_.step("AP-R-33")
def activate(p: Position, f: Round) -> StepResult:
    """The model is activated; the other side is next."""
    assert f.chosen is not None
    row = p.scene.index[f.chosen[1]]
    f.chosen = None
    f.first = 1 - f.first
    return Activation(row)


@round_.step("AP-R-33")
def again(p: Position, f: Round) -> StepResult:
    """And so on until all have acted."""
    return "next_side"


@REDROLL.contribution("activation.ap", "base", "AP-R-31")
def action_points(p: Position, row: int) -> int:
    """The card's own action points, else as many as the ruling `ap` says."""
    return card(p, row).AP or int(p.rules.rulings["ap"])


activation = REDROLL.procedure(Activation)


@activation.step("AP-R-30", "AP-R-31")
def begin(p: Position, f: Activation) -> StepResult:
    """Action points are given; a resting warbeast comes nearer to waking."""
    if model(p, f.model).rest > 0:
        p.effect(Wake(f.model, RULE))
    p.effect(Begin(f.model, RULE, p.value("activation.ap", f.model)))
    return None


@activation.step("AP-R-32")
def choose_action(p: Position, f: Activation) -> StepResult:
    """The player names an action, or ends the activation."""
    if not model(p, f.model).alive or wiped_out(p):
        return "finish"
    legal = actions.options(p, f.model)
    return Choose(
        model(p, f.model).side, "ask-action", "chosen", (*legal, END), default=usual(legal),
        values={"model": p.scene.names[f.model], "ap": model(p, f.model).ap, "fury": max(0, model(p, f.model).fury)},
    )  # fmt: skip


def usual(legal: tuple[Option, ...]) -> Option:
    """What a player most often wants: the first melee attack there is, else the end."""
    return next((option for option in legal if option[0] == "melee"), END)


@activation.step("AP-R-32")
def act(p: Position, f: Activation) -> StepResult:
    """The action is carried out."""
    option, f.chosen = f.chosen, None
    if option is None or option == END:
        return "finish"
    return Act(f.model, option)


@activation.step("AP-R-32")
def go_on(p: Position, f: Activation) -> StepResult:
    """The next action."""
    return "choose_action"


@activation.step("AP-R-31", "AP-R-41")
def finish(p: Position, f: Activation) -> StepResult:
    """Unused action points are lost; what lasts until the end of the activation ends."""
    if model(p, f.model).alive:
        p.effect(End(f.model, RULE))
    return DONE


act_ = REDROLL.procedure(Act)


@act_.step("AP-R-32")
def carry_out(p: Position, f: Act) -> StepResult:
    """The action's own procedure."""
    return p.rules.actions[f.option[0]].begin(p, f.model, f.option)


@REDROLL.verifier("ask-action")
def explain_action(p: Position, f: Activation, option: Option) -> None:
    """Say which restriction refuses an action."""
    if option != END:
        actions.verify(p, f.model, option)


@REDROLL.verifier("ask-activate")
def explain_activation(p: Position, f: Round, option: Option) -> None:
    """Say why a model cannot be activated."""
    row = p.scene.index.get(option[1]) if len(option) == 2 and option[0] == "activate" else None
    if row is None or row not in p.scene.pieces[f.first]:
        return
    if not model(p, row).alive:
        raise Illegal("reason-dead", ("AP-R-34",), model=p.scene.names[row])
    if model(p, row).acted:
        raise Illegal("reason-has-acted", ("AP-R-33",), model=p.scene.names[row])


REDROLL.stops.update(
    end_of_action=Act,
    end_of_activation=Activation,
    end_of_turn=Activation,
    end_of_round=Round,
)
REDROLL.counted("damage")


@REDROLL.quantity("wounds_lost")
def _wounds_lost(p: Position, row: int) -> int:
    return model(p, row).lost


@REDROLL.quantity("wounds_left")
def _wounds_left(p: Position, row: int) -> int:
    return wounds_left(p, row)


@REDROLL.quantity("destroyed")
def _destroyed(p: Position, row: int) -> bool:
    return not model(p, row).alive


@REDROLL.quantity("stunned")
def _stunned(p: Position, row: int) -> bool:
    return model(p, row).stunned


@REDROLL.quantity("rest")
def _rest(p: Position, row: int) -> bool:
    return model(p, row).rest > 0


@REDROLL.quantity("fury")
def _fury(p: Position, row: int) -> int:
    return max(0, model(p, row).fury)


@REDROLL.quantity("ap")
def _ap(p: Position, row: int) -> int:
    return model(p, row).ap


@REDROLL.quantity("place")
def _place(p: Position, row: int) -> tuple[int, int] | None:
    m = model(p, row)
    return (m.base.x, m.base.y) if m.alive and m.on_table else None


@REDROLL.quantity("score", "side")
def _score(p: Position, row: int) -> int:
    return score(p, row - 1)
