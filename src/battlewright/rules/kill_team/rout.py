"""Routs: a team that has lost half of its models may break at the start of its turn; or it is let go (3.1)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import of_side
from battlewright.rules.kill_team.characteristics import LeadershipTest, leadership
from battlewright.rules.kill_team.effects import RULE, Rout
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import profile
from battlewright.rules.kill_team.victory import side_of, side_row

GIVE_UP: Option = ("rout",)
KILL_TEAM.giving_up.add(GIVE_UP[0])
"""The team is let go."""


class RoutTest(Frame, tag="rout_test"):
    """A team sees at the start of its turn whether it stays."""

    side: int
    passed: Any = None


def must_test(p: Position, side: int) -> bool:
    """Whether at least half of a team is dead or has fled; with nobody left it is beaten, not tested."""
    left = sum(1 for _ in of_side(p, side))
    return 0 < 2 * left <= side_of(p, side).started


def who_tests(p: Position, side: int) -> int:
    """The model on whose Leadership a team tests: its leader, without him one with the highest."""
    leaders = [row for row in of_side(p, side) if profile(p, row).is_leader]
    return leaders[0] if leaders else max(of_side(p, side), key=lambda row: leadership(p, row))


rout_test = KILL_TEAM.procedure(RoutTest)


@rout_test.step("KT-S-301F", "KT-S-301G", "KT-S-302D")
def test_team(p: Position, f: RoutTest) -> StepResult:
    """Once half of it is gone, a team takes a Rout test."""
    return LeadershipTest(who_tests(p, f.side), "rout") if must_test(p, f.side) else DONE


@rout_test.step("KT-S-301H", "KT-RUL-41")
def judge_team(p: Position, f: RoutTest) -> StepResult:
    """A team that fails it has lost."""
    if not f.passed:
        rout(p, f.side)
    return DONE


def rout(p: Position, side: int) -> None:
    """A team routs."""
    p.effect(Rout(side_row(side), RULE))
