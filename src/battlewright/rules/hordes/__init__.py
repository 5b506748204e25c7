"""hordes: HORDES Mk II, its power attacks, ranged combat and area attacks; see `RULINGS.md` for its switches."""

from battlewright.rules.hordes import (
    activation,
    attack,
    back_strike,
    control,
    cover,
    damage,
    deployment,
    displacement,
    fury,
    invariants,
    melee,
    modifiers,
    movement,
    steady,
    throw,
    turns,
    two_hand,
    units,
    wounds,
)
from battlewright.rules.hordes.game import GAME
from battlewright.rules.hordes.ruleset import HORDES

__all__ = [
    "GAME",
    "HORDES",
    "activation",
    "attack",
    "back_strike",
    "control",
    "cover",
    "damage",
    "displacement",
    "deployment",
    "fury",
    "invariants",
    "melee",
    "modifiers",
    "movement",
    "steady",
    "throw",
    "turns",
    "two_hand",
    "units",
    "wounds",
]
