"""Fury: tokens, what they keep up, and what happens when the last is spent (AP-FURY-01 to 08).

Order of resolution: paying the token; at once the werewolf's return to human form; at the end of the action the
warbeast's Rest. Rulings: `fury.cost`, `fury.regen`, `fury.on_kill`, `fury.zero`.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import gap_within
from battlewright.rules.redroll.effects import RULE, Calm, Gain, Pay, Remove, Shift
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import card, model
from battlewright.table.lengths import inches

HANDLER_RANGE = inches(6)


@REDROLL.contribution("fury.max", "base", "AP-FURY-01")
def printed_fury(p: Position, row: int) -> int:
    """The FUR value of the card."""
    return card(p, row).FUR


@REDROLL.contribution("fury.max", "cap", "AP-FURY-05")
def only_beasts_rage(p: Position, row: int) -> tuple[None, int] | None:
    """FUR belongs to werewolves in beast form and to warbeasts alone."""
    return None if card(p, row).kind in ("beast", "warbeast") else (None, 0)


def rages_at_a_price(p: Position, row: int) -> bool:
    """Whether each attack of the model costs a Fury token besides its action points (AP-R-26)."""
    return bool(p.rules.rulings["fury.cost"] == "in_addition" and p.value("fury.max", row) > 0)


@REDROLL.contribution("fury.waking", "base", "AP-R-30")
def waking_tokens(p: Position, row: int) -> int:
    """One token and one for each friendly handler within 6 inches."""
    own = p.scene.pieces[model(p, row).side]
    near = (r for r in own if r != row and model(p, r).alive and model(p, r).on_table)
    return 1 + sum("handler" in card(p, r).keywords and gap_within(p, r, row, HANDLER_RANGE) for r in near)


def _out_of_tokens(p: Position, row: int) -> bool:
    m = model(p, row)
    return m.alive and m.fury == 0


class Transform(Frame, tag="fury.transform"):
    """A werewolf whose action is over looks whether its beast form can last."""

    model: int


_transform = REDROLL.procedure(Transform)


@_transform.step("AP-FURY-06", only={"fury.zero": "after_action"})
def keep_form(p: Position, f: Transform) -> StepResult:
    """While one token remains the form is kept."""
    return None if _out_of_tokens(p, f.model) else DONE


@_transform.step("AP-FURY-07", only={"fury.zero": "after_action"})
def change_back(p: Position, f: Transform) -> StepResult:
    """With no token left the model is human again."""
    if card(p, f.model).kind == "beast" and model(p, f.model).alive:
        p.effect(Shift(f.model, RULE))
    return DONE


@REDROLL.restriction("trigger:become_human", "AP-FURY-06", only={"fury.zero": "immediate"})
def token_remains(p: Position, row: int) -> bool:
    """The beast form is kept while at least one token remains."""
    return not _out_of_tokens(p, row)


@REDROLL.trigger(
    Pay,
    "AP-FURY-07",
    matches=lambda p, e: e.fury > 0 and card(p, e.affected).kind == "beast",
    only={"fury.zero": "immediate"},
)
def become_human(p: Position, e: Pay) -> None:
    """As soon as all tokens are spent the werewolf is human."""
    p.effect(Shift(e.affected, RULE))


@REDROLL.trigger(
    Pay,
    "AP-FURY-07",
    matches=lambda p, e: e.fury > 0 and card(p, e.affected).kind == "beast",
    timing="end_of_procedure",
    only={"fury.zero": "after_action"},
)
def become_human_later(p: Position, e: Pay) -> Frame:
    """The werewolf finishes the action paid with its last token first."""
    return Transform(e.affected)


class Quieten(Frame, tag="fury.quieten"):
    """A warbeast whose action is over looks whether it must rest."""

    model: int


_quieten = REDROLL.procedure(Quieten)


@_quieten.step("AP-FURY-08")
def rest(p: Position, f: Quieten) -> StepResult:
    """Without tokens the warbeast falls into Rest."""
    if _out_of_tokens(p, f.model):
        p.effect(Calm(f.model, RULE))
    return DONE


@REDROLL.trigger(
    Pay,
    "AP-FURY-08",
    matches=lambda p, e: e.fury > 0 and card(p, e.affected).kind == "warbeast",
    timing="end_of_procedure",
)
def quieten(p: Position, e: Pay) -> Frame:
    """The check comes when the action paid with the token is over."""
    return Quieten(e.affected)


@REDROLL.trigger(
    Remove,
    "AP-R-27",
    matches=lambda p, e: (
        e.cause.kind in ("attack", "counterattack")
        and e.cause.source >= 0
        and model(p, e.cause.source).side != model(p, e.affected).side
    ),
)
def blood(p: Position, e: Remove) -> None:
    """Killing an enemy gives a token back, up to FUR, to a model that still rages."""
    killer = e.cause.source
    if model(p, killer).alive and p.value("fury.max", killer) > 0:
        p.effect(Gain(killer, e.cause, fury=p.rules.rulings["fury.on_kill"]))
