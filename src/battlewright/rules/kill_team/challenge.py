"""Challenges: the leaders of both teams fight each other, and nobody else meddles (3.9)."""

from __future__ import annotations

from typing import Any

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE
from battlewright.rules.common.pieces import in_play
from battlewright.rules.kill_team.combatants import NOBODY, Rows, of, present
from battlewright.rules.kill_team.contacts import touching
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model, profile

ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)


class Challenge(Frame, tag="challenge"):
    """The one challenge that there may be among the `models` of a fight; who refuses it is put into `refused` of the
    frame below."""

    models: Rows
    by: int = NOBODY
    chosen: Option | None = None


challenge = KILL_TEAM.procedure(Challenge)


@challenge.step("KT-S-309D")
def challenge_first(p: Position, f: Challenge) -> StepResult:
    """The leader of the player whose turn it is may challenge first."""
    return _ask(p, f, p.rules.active(p))


@challenge.step("KT-S-309D")
def keep_first(p: Position, f: Challenge) -> StepResult:
    """If he does not, ..."""
    _keep(p, f)
    return None if f.by == NOBODY else "answer"


@challenge.step("KT-S-309D")
def challenge_second(p: Position, f: Challenge) -> StepResult:
    """... the other one may."""
    return _ask(p, f, 1 - p.rules.active(p))


@challenge.step("KT-S-309D")
def keep_second(p: Position, f: Challenge) -> StepResult:
    """If neither does, there is none."""
    _keep(p, f)
    return DONE if f.by == NOBODY else None


@challenge.step("KT-S-309D", "KT-S-309F")
def answer(p: Position, f: Challenge) -> StepResult:
    """The other leader accepts or refuses."""
    values = {"model": p.scene.names[f.by]}
    side = 1 - model(p, f.by).side
    return Choose(side, "kill_team-ask-accept", "chosen", (ACCEPT, REFUSE), default=ACCEPT, values=values)


@challenge.step("KT-S-309E", "KT-S-309F")
def begin_challenge(p: Position, f: Challenge) -> StepResult:
    """Who accepts fights the other one alone; who refuses makes no attacks in this fight."""
    chosen, names = f.chosen, p.scene.names
    other = leader_facing(p, f.models, f.by)
    if chosen == REFUSE:
        below: Any = p.stack[-2]
        below.refused = other
        p.tell("kill_team-event-refused", model=names[other])
        return DONE
    p.effect(Mark(f.by, RULE, (("challenge", other),)))
    p.effect(Mark(other, RULE, (("challenge", f.by),)))
    p.tell("kill_team-event-challenge", first=names[f.by], second=names[other])
    return DONE


def _ask(p: Position, f: Challenge, side: int) -> StepResult:
    leaders = [row for row in of(p, present(p, f.models), side) if leader_facing(p, f.models, row) != NOBODY]
    if not leaders:
        return DONE
    challenger = ("challenge", p.scene.names[leaders[0]])
    return Choose(side, "kill_team-ask-challenge", "chosen", (challenger, DECLINE), default=DECLINE)


def _keep(p: Position, f: Challenge) -> None:
    chosen, f.chosen = f.chosen, None
    if chosen not in (None, DECLINE):
        f.by = p.scene.index[chosen[1]]


def leader_facing(p: Position, models: Rows, row: int) -> int:
    """The leader of the enemy whom a leader may challenge: they touch, and are in no challenge yet; else `NOBODY`."""
    if not profile(p, row).is_leader or model(p, row).challenge != NOBODY:
        return NOBODY
    facing = (enemy for enemy in touching(p, row) if enemy in models and profile(p, enemy).is_leader)
    return next(facing, NOBODY)


def end_challenge(p: Position, row: int) -> bool:
    """Whether the challenge of a model has ended: one of the two is gone, or they no longer touch."""
    other = model(p, row).challenge
    return other != NOBODY and not (in_play(p, other) and other in touching(p, row))


OUT_OF_COMBAT = (("fought", False), ("challenge", NOBODY))
"""What a model is that is in no combat, by the fields of its row."""


def leave_combat(p: Position, row: int) -> None:
    """A model is in its combat no longer, nor in a challenge."""
    m = model(p, row)
    if any(getattr(m, name) != value for name, value in OUT_OF_COMBAT):
        p.effect(Mark(row, RULE, OUT_OF_COMBAT))


@KILL_TEAM.contribution("reach.open", "natural", "KT-S-309E")
def _only_each_other(p: Position, row: int, enemy: int) -> int | None:
    own, its = model(p, row).challenge, model(p, enemy).challenge
    return None if own == its == NOBODY or own == enemy else 0


@KILL_TEAM.verifier("kill_team-ask-challenge")
def explain_challenge(p: Position, f: Challenge, option: Option) -> None:
    """Say why a model does not challenge anybody."""
    row = p.scene.index.get(option[1], -1) if len(option) == 2 and option[0] == "challenge" else -1
    if row not in (*p.scene.pieces[0], *p.scene.pieces[1]):
        return
    if not profile(p, row).is_leader:
        raise Illegal("reason-challenge-no-leader", ("KT-S-309D", "KT-S-301B"), model=option[1])
    raise Illegal("reason-challenge-not-facing", ("KT-S-309D",), model=option[1])
