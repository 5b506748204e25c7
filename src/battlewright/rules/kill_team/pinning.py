"""Pinning: who sees a friend fall to a Pinning weapon beside it tests Leadership or goes to ground (3.6)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, of_side
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.ground import throw_down
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import NEAR, model, touching
from battlewright.table.gaps import within


class Pinning(Frame, tag="pinning"):
    """Models have fallen to a Pinning weapon. `tests` are friends of theirs that still have to test."""

    attacker: int
    dead: tuple[int, ...]
    tests: tuple[int, ...] = ()
    passed: Any = None


pinning = KILL_TEAM.procedure(Pinning)


@pinning.step("KT-W-19A")
def find_friends(p: Position, f: Pinning) -> StepResult:
    """Those within 3 inches of where one died that are not down or locked already."""
    near = {
        row
        for dead in f.dead
        for row in of_side(p, model(p, dead).side)
        if within(body(p, dead), body(p, row), NEAR) and not (model(p, row).grounded or touching(p, row))
    }
    f.tests, f.dead = tuple(sorted(near)), ()
    return None


@pinning.step("KT-W-19A")
def test_next(p: Position, f: Pinning) -> StepResult:
    """Each takes a Leadership test."""
    return LeadershipTest(f.tests[0], "pinning") if f.tests else DONE


@pinning.step("KT-W-19A", "KT-S-305K")
def throw_down_who_fails(p: Position, f: Pinning) -> StepResult:
    """Who fails goes to ground."""
    if not f.passed:
        throw_down(p, f.tests[0], Cause("pinning", f.attacker))
    f.tests, f.passed = f.tests[1:], None
    return "test_next"


@KILL_TEAM.contribution("shot.pins", "base", "KT-W-19A")
def _pins(p: Position, attacker: int, weapon: Weapon) -> int:
    return int("pinning" in weapon.rules)
