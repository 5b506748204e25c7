"""kill_team: Heralds of Ruin Kill Team; still being written, so not among the shipped rulesets."""

from battlewright.rules.kill_team import (
    attack,
    characteristics,
    charge,
    concussive,
    cover,
    declaring,
    divided,
    effects,
    grenades,
    jink,
    number_of_attacks,
    redirect,
    rerolls,
    riot,
    roll_order,
    shooting,
    state,
)
from battlewright.rules.kill_team.ruleset import KILL_TEAM

__all__ = [
    "KILL_TEAM",
    "attack",
    "characteristics",
    "charge",
    "concussive",
    "cover",
    "declaring",
    "divided",
    "effects",
    "grenades",
    "jink",
    "number_of_attacks",
    "redirect",
    "rerolls",
    "riot",
    "roll_order",
    "shooting",
    "state",
]
