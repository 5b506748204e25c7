"""Jink: who is shot at may dodge, and then fires Snap Shots only until the end of its next turn (3.10)."""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.windows import Offer
from battlewright.rules.kill_team.effects import Mark
from battlewright.rules.kill_team.ground import Hit, always, nothing, of_target, told, would_help
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model, touching
from battlewright.rules.kill_team.strikes import Strike

DODGED = 3
"""The points of cover of a model that dodges: a save of 4+."""


def _may_dodge(p: Position, f: Hit) -> tuple[Option, ...]:
    row = f.strike.target
    free = f.is_hit and has(p, row, "jink") and not (model(p, row).jinking or touching(p, row))
    return (("jink",),) if free and would_help(p, f.strike, DODGED) else ()


def _dodge(p: Position, f: Hit, option: Option) -> None:
    row = f.strike.target
    p.effect(Mark(row, Cause("jink", row), (("jinking", True),)))
    p.tell("event-jinks", model=p.scene.names[row])


KILL_TEAM.offer(
    Offer(
        "jink", "hit", 1, of_target, _may_dodge, _dodge, nothing, always,
        values=told, clauses=("KT-S-310J",),
    )
)  # fmt: skip


@KILL_TEAM.contribution("cover", "replace", "KT-S-310J")
def _dodges(p: Position, s: Strike) -> int | None:
    return DODGED if model(p, s.target).jinking and s.attacker != s.target else None


@KILL_TEAM.contribution("snap", "cap", "KT-S-310J")
def _has_dodged(p: Position, row: int) -> tuple[int, None] | None:
    return (1, None) if model(p, row).jinking else None
