"""Morale: each model of the losers tests by itself whether it holds out (3.9)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.combatants import Rows
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has


class MoraleTests(Frame, tag="morale_tests"):
    """The tests of some `models` of the side that lost by a `difference`, one after another."""

    models: Rows
    difference: int
    passed: Any = None


def is_fearless(p: Position, row: int) -> bool:
    """Whether a model passes tests of Morale and Fear without dice (query `fearless`)."""
    return bool(p.value("fearless", row))


tests = KILL_TEAM.procedure(MoraleTests)


@tests.step("KT-F-01A")
def test_next(p: Position, f: MoraleTests) -> StepResult:
    """2D6 against Leadership less the difference."""
    while f.models and is_fearless(p, f.models[0]):
        f.models = f.models[1:]
    if not f.models:
        return DONE
    row = f.models[0]
    return LeadershipTest(row, "morale", int(p.value("morale.modifier", row, f.difference)))


@tests.step("KT-F-01A", "KT-F-02A")
def judge(p: Position, f: MoraleTests) -> StepResult:
    """Who fails falls back."""
    row, f.models = f.models[0], f.models[1:]
    passed, f.passed = f.passed, None
    if not passed:
        p.effect(Mark(row, RULE, (("falling_back", True),)))
        p.tell("kill_team-event-falls-back", model=p.scene.names[row])
    return "test_next"


@KILL_TEAM.contribution("morale.modifier", "base", "KT-F-01A")
def _the_difference(p: Position, row: int, difference: int) -> int:
    return -difference


@KILL_TEAM.contribution("morale.modifier", "replace", "KT-F-01B")
def _none_for_the_stubborn(p: Position, row: int, difference: int) -> int | None:
    return 0 if has(p, row, "stubborn") else None


@KILL_TEAM.contribution("fearless", "base", "KT-F-01C")
def _by_special_rule(p: Position, row: int) -> int:
    return int(has(p, row, "fearless"))


@KILL_TEAM.contribution("fearless", "replace", "KT-S-310G")
def _zealots(p: Position, row: int) -> int | None:
    return 1 if has(p, row, "zealot") else None
