"""Charges that nobody could complete, whatever is rolled: no room at the enemy, and no friend beside it (1.4)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.kill_team.charge_walk import FARTHEST
from battlewright.rules.kill_team.charge_way import way_to
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import friends, gap_within

FEW = 2
"""So many models about another leave room for one more."""


@KILL_TEAM.restriction("action:charge", "KT-SUPPORT-05", of="option")
def charge_without_room(p: Position, row: int, target: int) -> bool:
    """There must be a way into contact with the target or with a friend beside it, for the model itself now or for
    another, beside whom it may stand then."""
    if _has_room(p, row, target) or way_to(p, row, target) is not None:
        return False
    near = (friend for friend in friends(p, row) if gap_within(p, friend, target, FARTHEST))
    return all(way_to(p, friend, target) is None for friend in near)


def _has_room(p: Position, row: int, target: int) -> bool:
    """Whether it is plain that there is room: few models are near."""
    near = 2 * body(p, row).radius
    others = (other for other in standing(p) if other not in (row, target))
    return sum(gap_within(p, other, target, near) for other in others) <= FEW
