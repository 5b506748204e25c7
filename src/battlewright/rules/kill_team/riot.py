"""Riot Tactics: a charged model may take the bonus attacks from those that have charged it (3.10)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.charge import Charge
from battlewright.rules.kill_team.effects import Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model


class Riot(Frame, tag="riot"):
    """A charged model holds out against the charge."""

    model: int
    attackers: tuple[int, ...]
    passed: Any = None


riot = KILL_TEAM.procedure(Riot)


@riot.step("KT-S-310M")
def test_leadership(p: Position, f: Riot) -> StepResult:
    """It tests its Leadership."""
    return LeadershipTest(f.model, "riot")


@riot.step("KT-S-310M")
def take_the_bonus(p: Position, f: Riot) -> StepResult:
    """If it passes, their charge gives no bonus attacks."""
    if f.passed:
        for row in f.attackers:
            p.effect(Mark(row, Cause("riot", f.model), (("rebuffed", True),)))
    return DONE


@KILL_TEAM.patch(Charge, "after", "moves_made", "KT-S-310M")
def hold_out(p: Position, f: Charge) -> StepResult:
    """Who has Riot Tactics holds out once the chargers are there."""
    if not (in_play(p, f.target) and has(p, f.target, "riot_tactics")):
        return None
    attackers = tuple(row for row in f.chargers if in_play(p, row) and model(p, row).charged)
    return Riot(f.target, attackers) if attackers else None
