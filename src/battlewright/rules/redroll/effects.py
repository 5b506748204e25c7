"""All changes of a redroll position."""

from __future__ import annotations

from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import battle, card, model

RULE = Cause("rule")
"""The cause of what the order of play itself brings about."""


class Wound(Effect, frozen=True, tag="wound"):
    """A model loses Wounds; at 0 left it is removed (AP-R-34)."""

    amount: int


class Remove(Effect, frozen=True, tag="remove"):
    """A model leaves the table as a casualty."""


class Pay(Effect, frozen=True, tag="pay"):
    """A model spends action points and Fury tokens."""

    ap: int = 0
    fury: int = 0


class Gain(Effect, frozen=True, tag="gain"):
    """A model gets action points or Fury tokens, tokens up to its maximum (AP-R-25)."""

    ap: int = 0
    fury: int = 0


class Regain(Effect, frozen=True, tag="regain"):
    """A symbol combination gives the activated model action points back, once per activation (AP-R-07)."""

    ap: int


class Move(Effect, frozen=True, tag="move"):
    """A model stands elsewhere; micrometres."""

    x: int
    y: int


class Stun(Effect, frozen=True, tag="stun"):
    """A model is stunned until the end of its next activation (AP-R-41)."""


class Shift(Effect, frozen=True, tag="shift"):
    """A werewolf changes form: the other card, the same base, the Wounds lost kept (AP-R-29)."""


class Calm(Effect, frozen=True, tag="calm"):
    """A warbeast falls into Rest (AP-R-30)."""


class Wake(Effect, frozen=True, tag="wake"):
    """A resting warbeast comes one activation nearer to waking, or wakes."""


class Begin(Effect, frozen=True, tag="begin"):
    """A model's activation begins: its action points, nothing fired yet."""

    ap: int


class End(Effect, frozen=True, tag="end"):
    """A model's activation ends: unused action points are lost."""


class Fire(Effect, frozen=True, tag="fire"):
    """A ranged weapon is fired in this activation."""

    weapon: str


class NextRound(Effect, frozen=True, tag="next_round"):
    """A new round: every model may act again."""


class Turn(Effect, frozen=True, tag="turn"):
    """It is a side's turn to activate a model."""

    side: int


@REDROLL.happens(Wound)
def _wound(p: Position, e: Wound) -> None:
    p.count("damage", e.affected, e.amount)
    m = model(p, e.affected)
    left = card(p, e.affected).WND - m.lost
    taken = min(e.amount, left)
    p.tell("event-wounded", model=p.scene.names[e.affected], wounds=e.amount, left=left - taken)
    if taken > 0:
        p.change(e.affected, lost=m.lost + taken)
        if taken == left:
            p.effect(Remove(e.affected, e.cause))


@REDROLL.happens(Remove)
def _remove(p: Position, e: Remove) -> None:
    p.change(
        e.affected,
        alive=False,
        on_table=False,
        ap=0,
        fury=0,
        acted=True,
        stunned=False,
        rest=0,
        crept=False,
        used=(),
        regained=False,
    )
    p.tell("event-removed", model=p.scene.names[e.affected])


@REDROLL.happens(Pay)
def _pay(p: Position, e: Pay) -> None:
    m = model(p, e.affected)
    p.change(e.affected, ap=m.ap - e.ap, fury=m.fury - e.fury)
    p.tell("event-paid", model=p.scene.names[e.affected], ap=e.ap, fury=e.fury, left=m.ap - e.ap)


@REDROLL.happens(Gain)
def _gain(p: Position, e: Gain) -> None:
    m = model(p, e.affected)
    fury = max(m.fury, min(p.value("fury.max", e.affected), max(0, m.fury) + e.fury))
    p.change(e.affected, ap=m.ap + e.ap, fury=fury)
    if e.ap or fury > max(0, m.fury):
        p.tell("event-gained", model=p.scene.names[e.affected], ap=e.ap, fury=fury - max(0, m.fury))


@REDROLL.happens(Regain)
def _regain(p: Position, e: Regain) -> None:
    p.change(e.affected, ap=model(p, e.affected).ap + e.ap, regained=True)
    p.tell("event-regained", model=p.scene.names[e.affected], ap=e.ap)


@REDROLL.happens(Move)
def _move(p: Position, e: Move) -> None:
    m = model(p, e.affected)
    crept = m.crept or (m.rest > 0 and e.cause.kind == "move")
    p.change(e.affected, base=m.base.at(e.x, e.y), on_table=True, crept=crept)
    p.tell("event-moved", model=p.scene.names[e.affected], x=e.x, y=e.y)


@REDROLL.happens(Stun)
def _stun(p: Position, e: Stun) -> None:
    p.change(e.affected, stunned=True)
    p.tell("event-stunned", model=p.scene.names[e.affected])


@REDROLL.happens(Shift)
def _shift(p: Position, e: Shift) -> None:
    m = model(p, e.affected)
    p.change(e.affected, card=m.other, other=m.card, shifted=True, fury=0)
    new = card(p, e.affected)
    p.change(e.affected, lost=min(m.lost, new.WND - 1))
    p.tell("event-shifted", model=p.scene.names[e.affected], form=new.kind)


@REDROLL.happens(Calm)
def _calm(p: Position, e: Calm) -> None:
    p.change(e.affected, rest=2)
    p.tell("event-rests", model=p.scene.names[e.affected])


@REDROLL.happens(Wake)
def _wake(p: Position, e: Wake) -> None:
    m = model(p, e.affected)
    p.change(e.affected, rest=m.rest - 1)
    if m.rest == 1:
        p.effect(Gain(e.affected, e.cause, fury=p.value("fury.waking", e.affected)))
        p.tell("event-wakes", model=p.scene.names[e.affected])


@REDROLL.happens(Begin)
def _begin(p: Position, e: Begin) -> None:
    p.change(e.affected, ap=e.ap, used=(), regained=False)
    p.tell("event-activated", model=p.scene.names[e.affected], ap=e.ap)


@REDROLL.happens(End)
def _end(p: Position, e: End) -> None:
    p.change(e.affected, ap=0, acted=True, stunned=False, crept=False, used=(), regained=False)


@REDROLL.happens(Fire)
def _fire(p: Position, e: Fire) -> None:
    p.change(e.affected, used=(*model(p, e.affected).used, e.weapon))


@REDROLL.happens(NextRound)
def _next_round(p: Position, e: NextRound) -> None:
    p.change(BATTLE, round=battle(p).round + 1)
    for row in (*p.scene.pieces[0], *p.scene.pieces[1]):
        m = model(p, row)
        if m.alive and m.acted:
            p.change(row, acted=False)
    p.tell("event-round", round=battle(p).round)


@REDROLL.happens(Turn)
def _turn(p: Position, e: Turn) -> None:
    if battle(p).active != e.side:
        p.change(BATTLE, active=e.side)
