"""kill_team: Heralds of Ruin Kill Team; still being written, so not among the shipped rulesets."""

from battlewright.rules.kill_team import characteristics, effects, state
from battlewright.rules.kill_team.ruleset import KILL_TEAM

__all__ = ["KILL_TEAM", "characteristics", "effects", "state"]
