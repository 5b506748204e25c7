"""redroll: an action-point skirmish game whose source could not be identified; see `RULINGS.md` for its switches."""

from battlewright.rules.redroll import (
    abilities,
    actions,
    counter,
    fury,
    invariants,
    luck,
    melee,
    movement,
    reactions,
    rolls,
    shooting,
    turns,
)
from battlewright.rules.redroll.game import GAME
from battlewright.rules.redroll.ruleset import REDROLL

__all__ = ["GAME", "REDROLL", "abilities", "actions", "counter", "fury", "invariants", "luck", "melee", "movement",
           "reactions", "rolls", "shooting", "turns"]  # fmt: skip
