"""Concussive weapons: who loses a Wound to one strikes last until the end of the next Assault phase (3.10)."""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.rules.common.pieces import standing
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.strikes import Strike, serves

PHASES = 2
"""The Assault phases at whose ends a blow is felt: its own and the next."""


@KILL_TEAM.patch(Strikes, "before", "gather", "KT-W-15A")
def stun(p: Position, f: Strikes) -> StepResult:
    """Whoever loses a Wound is stunned."""
    s = f.strikes[0]
    if f.unsaved and serves(p, s, "concussive") and model(p, s.target).concussed != PHASES:
        p.effect(Mark(s.target, Cause("concussive", s.attacker), (("concussed", PHASES),)))
    return None


@KILL_TEAM.contribution("strike.alone", "natural", "KT-W-15A")
def _seen_before_the_next(p: Position, s: Strike) -> int | None:
    return 1 if serves(p, s, "concussive") else None


@KILL_TEAM.contribution("I", "natural", "KT-W-15A")
def _stunned(p: Position, row: int) -> int | None:
    return 1 if model(p, row).concussed else None


def shake_off(p: Position) -> None:
    """At the end of an Assault phase all stunned models are one phase nearer to their own Initiative."""
    for row in standing(p):
        left = model(p, row).concussed
        if left:
            p.effect(Mark(row, RULE, (("concussed", left - 1),)))
