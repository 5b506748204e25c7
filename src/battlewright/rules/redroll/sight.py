"""Who sees whom, and what cover a target has (AP-R-13, AP-R-35)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, distance_between, standing
from battlewright.table.bodies import Disc
from battlewright.table.sight import Sight, clear_lines, obscured_share
from battlewright.table.terrain import Feature, with_trait

COVER_SHARE = 0.25
"""The share of the target's base that terrain must hide for cover (AP-R-13)."""


def third_bodies(p: Position, one: int, other: int) -> tuple[Disc, ...]:
    """The bases that block sight between two models: not theirs, and not smaller than the target's."""
    target = body(p, other)
    bodies = (body(p, row) for row in standing(p) if row != one and row != other)
    return tuple(b for b in bodies if b.radius >= target.radius)


def line_of_sight(p: Position, one: int, other: int) -> Sight:
    """The verdict on sight from one model to another, with a clear line or what blocks it."""
    walls = with_trait(p.scene.table.features, "obstruction")
    return clear_lines(body(p, one), body(p, other), third_bodies(p, one, other), walls)


def sees(p: Position, one: int, other: int) -> bool:
    """Whether there is a free line from any part of one base to any part of the other."""
    if distance_between(p, one, other) == 0:
        return True
    return line_of_sight(p, one, other).clear


def cover(p: Position, one: int, other: int) -> int:
    """The DEF that terrain on the way gives the target: heavy 2, light 1, none 0."""
    if _share(p, one, other, with_trait(p.scene.table.features, "solid")) >= COVER_SHARE:
        return 2
    if _share(p, one, other, with_trait(p.scene.table.features, "concealing", "solid")) >= COVER_SHARE:
        return 1
    return 0


def _share(p: Position, one: int, other: int, features: tuple[Feature, ...]) -> float:
    if not features:
        return 0.0
    return obscured_share(body(p, one), body(p, other), (), features).share
