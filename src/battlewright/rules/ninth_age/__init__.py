"""ninth_age: The 9th Age 1.0, ranked units and close combat; see `RULINGS.md` for its switches."""

from battlewright.rules.ninth_age import (
    aftermath,
    allocation,
    attack,
    combat,
    fight,
    invariants,
    more_attacks,
    no_more_foes,
    nudging,
    quantities,
    rally,
    returning,
    roles,
    sight,
    special_attacks,
    turns,
)
from battlewright.rules.ninth_age.game import GAME
from battlewright.rules.ninth_age.ruleset import NINTH_AGE

__all__ = [
    "GAME",
    "NINTH_AGE",
    "aftermath",
    "allocation",
    "attack",
    "combat",
    "fight",
    "invariants",
    "more_attacks",
    "no_more_foes",
    "nudging",
    "quantities",
    "rally",
    "returning",
    "roles",
    "sight",
    "special_attacks",
    "turns",
]
