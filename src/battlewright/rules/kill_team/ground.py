"""Reactions of a model that shots have hit: it goes to ground (3.5), or a leader lets a friend take the hits (3.1).

Both are offers between the rolls to hit and those to wound.
"""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Option, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE, Offer
from battlewright.rules.kill_team.cover import BEST_COVER
from battlewright.rules.kill_team.effects import Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.saves import saves_better
from battlewright.rules.kill_team.state import distance_between, friends, model, profile, touching
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.lengths import inches

LOOK_OUT = inches(6)
"""How near a friend is who may take a leader's hits."""


class Hit(Frame, tag="hit"):
    """A model has been hit by shots; what is to be rolled to wound is added to `wounding` of the frame below.

    `strike` has as many `attacks` as have hit; `passed` of them go to `friend`.
    """

    strike: Strike
    friend: int = -1
    passed: int = 0

    @property
    def is_hit(self) -> bool:
        """Whether some hits are left to the model."""
        return self.passed < self.strike.attacks


hit = KILL_TEAM.procedure(Hit)
hit.window("hit", "KT-S-305I", "KT-S-301K")


@hit.step("KT-S-306H")
def keep_hits(p: Position, f: Hit) -> StepResult:
    """Each model that takes hits is a unit of its own."""
    s, below = f.strike, p.stack[-2]
    kept = msgspec.structs.replace(s, attacks=s.attacks - f.passed)
    given = msgspec.structs.replace(s, target=f.friend, attacks=f.passed)
    below.wounding = (*below.wounding, *(each for each in (kept, given) if each.attacks))  # type: ignore[attr-defined]
    return DONE


def throw_down(p: Position, row: int, cause: Cause) -> None:
    """A model goes to ground."""
    p.effect(Mark(row, cause, (("grounded", True),)))
    p.tell("event-grounded", model=p.scene.names[row])


def _may_go_to_ground(p: Position, f: Hit) -> tuple[Option, ...]:
    m, more = model(p, f.strike.target), int(p.value("cover", f.strike)) + 1
    free = f.is_hit and not (m.grounded or m.falling_back or touching(p, f.strike.target))
    return (("ground",),) if free and more <= BEST_COVER and would_help(p, f.strike, more) else ()


def would_help(p: Position, s: Strike, cover: int) -> bool:
    """Whether so much cover would be of use: nobody is asked to go to ground for nothing."""
    return not p.value("cover.ignored", s) and saves_better(p, s, cover)


def _go_to_ground(p: Position, f: Hit, option: Option) -> None:
    throw_down(p, f.strike.target, Cause("ground", f.strike.target))


def nothing(p: Position, f: Hit, options: tuple[Option, ...]) -> Option:
    """What is done when nobody decides: a reaction has its price."""
    return DECLINE


def of_target(p: Position, f: Hit) -> int:
    """The side of who is hit."""
    return int(model(p, f.strike.target).side)


def told(p: Position, f: Hit) -> dict[str, Any]:
    """The arguments of the question."""
    names = p.scene.names
    return {"model": names[f.strike.target], "attacker": names[f.strike.attacker], "hits": f.strike.attacks}


def _may_pass(p: Position, f: Hit) -> tuple[Option, ...]:
    friend = _nearest_friend(p, f.strike.target)
    if friend < 0:
        return ()
    return tuple(("hand_over", p.scene.names[friend], hits) for hits in range(f.strike.attacks, 0, -1))


def _nearest_friend(p: Position, row: int) -> int:
    """The friend nearest to a leader, within 6 inches; -1 without, and for anybody who is no leader."""
    if not profile(p, row).is_leader:
        return -1
    near = min(
        ((distance_between(p, row, friend), friend) for friend in friends(p, row)), default=(LOOK_OUT + 1, -1)
    )
    return near[1] if near[0] <= LOOK_OUT else -1


def _pass(p: Position, f: Hit, option: Option) -> None:
    f.friend, f.passed = p.scene.index[option[1]], option[2]
    p.tell("event-handed-over", model=p.scene.names[f.strike.target], friend=option[1], hits=f.passed)


def always(p: Position, f: Hit) -> bool:
    """Whether taking it can change anything; it is offered only where it can."""
    return True


KILL_TEAM.offer(
    Offer(
        "look_out", "hit", 0, of_target, _may_pass, _pass, nothing, always,
        values=told, clauses=("KT-S-301K",),
    )
)  # fmt: skip
KILL_TEAM.offer(
    Offer(
        "go_to_ground", "hit", 1, of_target, _may_go_to_ground, _go_to_ground, nothing, always,
        values=told, clauses=("KT-S-305I", "KT-S-305K"),
    )
)  # fmt: skip
