"""ninth_age: The 9th Age 1.0, ranked units and close combat; still being written, so not among the shipped rulesets."""

from battlewright.rules.ninth_age import (
    aftermath,
    allocation,
    attack,
    more_attacks,
    roles,
    special_attacks,
    turns,
)
from battlewright.rules.ninth_age.ruleset import NINTH_AGE

__all__ = [
    "NINTH_AGE",
    "aftermath",
    "allocation",
    "attack",
    "more_attacks",
    "roles",
    "special_attacks",
    "turns",
]
