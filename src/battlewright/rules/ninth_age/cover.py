"""Cover: how much of a target terrain hides from the middle of the shooters' front (H32, 1.13 point 12)."""

from __future__ import annotations

from functools import lru_cache

from battlewright.core.position import Position
from battlewright.rules.ninth_age.alignment import front_of
from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, formation
from battlewright.table.bodies import Disc
from battlewright.table.sight import obscured_share
from battlewright.table.table import Table

HARD: tuple[str, ...] = ("obstacle", "obstruction", "impassable")
SOFT: tuple[str, ...] = ("forest", "concealing")
"""The traits of terrain that is hard and soft cover."""

ENOUGH = 0.5
"""The share of a target that must be hidden."""


def cover(p: Position, row: int, target: int) -> int:
    """The cover of a target: 2 hard, 1 soft, 0 none. A mix of both that hides enough is soft."""
    return _cover(formation(p, row), formation(p, target), p.scene.table)


@lru_cache(REMEMBERED)
def _cover(own: Formation, target: Formation, table: Table) -> int:
    x, y = front_of(own.footprint)
    eye = Disc(round(x), round(y), own.footprint.z, 1, own.footprint.height)
    for worth, traits in ((2, HARD), (1, (*HARD, *SOFT))):
        features = table.with_trait(*traits)
        if features and obscured_share(eye, target.footprint, (), features).at_least(ENOUGH):
            return worth
    return 0
