"""Fear: who touches an enemy that causes it tests Leadership, and fights with WS 1 if it fails (3.9)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.combatants import Rows
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.morale import is_fearless
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has


class FearTests(Frame, tag="fear_tests"):
    """The tests of those of some `models` that face what they fear, one after another."""

    models: Rows
    passed: Any = None


fear = KILL_TEAM.procedure(FearTests)


@fear.step("KT-S-309B")
def test_courage(p: Position, f: FearTests) -> StepResult:
    """The next who faces what it fears."""
    while f.models and not p.value("fear", f.models[0]):
        f.models = f.models[1:]
    return LeadershipTest(f.models[0], "fear") if f.models else DONE


@fear.step("KT-S-309C")
def lose_courage(p: Position, f: FearTests) -> StepResult:
    """Who fails is afraid for this fight."""
    (row, *rest), passed = f.models, f.passed
    f.models, f.passed = tuple(rest), None
    if not passed:
        p.effect(Mark(row, RULE, (("feared", True),)))
    return "test_courage"


@KILL_TEAM.contribution("fear", "base", "KT-S-309B", "KT-SUPATT-04", "KT-RUL-29")
def _of_enemies_that_it_faces(p: Position, row: int) -> int:
    return int(any(has(p, enemy, "fear") for enemy in p.value("reach", row)))


@KILL_TEAM.contribution("fear", "replace", "KT-F-01C")
def _not_of_the_fearless(p: Position, row: int) -> int | None:
    return 0 if is_fearless(p, row) else None
