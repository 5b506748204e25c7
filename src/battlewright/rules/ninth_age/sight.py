"""Who sees whom (H03): from the front of a formation, through its front arc, past what is no higher than both."""

from __future__ import annotations

from functools import lru_cache

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import REMEMBERED, leader
from battlewright.rules.ninth_age.profiles import HEIGHTS
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import body, formations, profile
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Body
from battlewright.table.outlines import boxes_meet
from battlewright.table.sight import Sight, clear_lines, front
from battlewright.table.terrain import Feature, with_trait

FRONT_ARC = 90 * DEGREE
"""Between the lines that leave the front corners at 135 degrees from the front edge (T9A-H-03B)."""


def line_of_sight(p: Position, viewer: int, target: int) -> Sight:
    """The verdict on sight from one piece to another, with a clear line or what blocks it.

    All models of a unit look from its front edge, and no model blocks the sight of its own unit.
    """
    arc, obscuring = int(p.value("sight.arc", viewer)), p.value("sight.obscuring", viewer)
    features = with_trait(p.scene.table.features, *obscuring)
    own, between = body(p, leader(p, viewer)), _between(p, viewer, target)
    return _seen(own, arc, body(p, target), between, tuple(features))


@lru_cache(REMEMBERED)
def _seen(
    viewer: Body, arc: int, target: Body, between: tuple[Body, ...], features: tuple[Feature, ...]
) -> Sight:
    """The verdict between bodies, kept while they stand."""
    return clear_lines(front(viewer, arc), target, between, features)


def _between(p: Position, viewer: int, target: int) -> tuple[Body, ...]:
    """The bodies that block sight between two pieces: all lines lie in the box round both."""
    ends = leader(p, viewer), leader(p, target)
    (left, low, right, high), (west, south, east, north) = (body(p, row).bounds for row in ends)
    box = min(left, west), min(low, south), max(right, east), max(high, north)
    found = []
    for row in (*formations(p, 0), *formations(p, 1)):
        other = body(p, row)
        is_near = row not in ends and boxes_meet(other.bounds, box)
        if is_near and p.value("sight.blocked_by", viewer, target, row):
            found.append(other)
    return tuple(found)


@NINTH_AGE.contribution("sight.arc", "base", "T9A-H-03A", "T9A-H-03B", "T9A-H-03F", "T9A-H-03G")
def _front_arc(p: Position, viewer: int) -> int:
    return FRONT_ARC


@NINTH_AGE.contribution("sight.obscuring", "base", "T9A-H-03C")
def _obscuring_terrain(p: Position, viewer: int) -> tuple[str, ...]:
    return ("obstruction", "hill")


@NINTH_AGE.contribution("sight.blocked_by", "base", "T9A-H-03D", "T9A-H-03E")
def _higher_than_both(p: Position, viewer: int, target: int, other: int) -> int:
    """Of three models the one between must be higher than either of the others."""
    height = HEIGHTS[profile(p, other).height]
    return int(height > max(HEIGHTS[profile(p, viewer).height], HEIGHTS[profile(p, target).height]))
