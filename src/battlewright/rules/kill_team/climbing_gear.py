"""Wargear for climbs and jumps: what betters, repeats or replaces the Initiative test (3.1)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.rules.kill_team.characteristics import InitiativeTest, roll_initiative
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import profile

TESTS = ("climb", "jump", "dive")
"""The tests that this wargear serves."""


def _carries(p: Position, f: InitiativeTest, item: str) -> bool:
    return f.why in TESTS and item in profile(p, f.model).wargear


@KILL_TEAM.contribution("initiative.value", "add", "KT-M-04D")
def _climbing_hooks(p: Position, f: InitiativeTest) -> int | None:
    return 1 if _carries(p, f, "climbing_hooks") else None


@KILL_TEAM.contribution("initiative.passes", "natural", "KT-M-04D")
def _grapnel(p: Position, f: InitiativeTest) -> int | None:
    return 1 if _carries(p, f, "grapnel") else None


@KILL_TEAM.patch(InitiativeTest, "before", "tell_initiative", "KT-M-04D")
def try_again_on_a_rope(p: Position, f: InitiativeTest) -> StepResult:
    """A rope gives whoever fails a second try."""
    return None if f.rolled or not _carries(p, f, "rope") else roll_initiative(p, f)
