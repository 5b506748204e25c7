"""Supporting attacks: one of each model that only touches a friend who touches an enemy (1.10)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.kill_team.contacts import Rows, beside, touching
from battlewright.rules.kill_team.ruleset import KILL_TEAM

BEFORE_ALL_ELSE = -1
"""A model without skill makes no attacks, as a supporter neither."""


def supported(p: Position, row: int) -> Rows:
    """The friends that a model without an enemy in base contact supports: it touches them, and they touch one."""
    if touching(p, row):
        return ()
    return tuple(friend for friend in beside(p, row) if touching(p, friend))


@KILL_TEAM.contribution(
    "attacks", "natural", "KT-SUPATT-05", "KT-SUPATT-06", "KT-RUL-15", priority=BEFORE_ALL_ELSE
)
def _exactly_1_in_support(p: Position, row: int, name: str) -> int | None:
    return 1 if supported(p, row) else None


@KILL_TEAM.contribution("attacks.dice", "natural", "KT-SUPATT-06")
def _none_more_in_support(p: Position, row: int, friends: int, enemies: int) -> int | None:
    return 0 if supported(p, row) else None
