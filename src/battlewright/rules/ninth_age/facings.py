"""In which of its sides a formation is touched: by the edges that meet, and where they do not tell by the arcs (H03).

Formations mostly stand square to each other. What touches then are edges, or corners at which two pairs of edges meet;
that pair tells to which most fronts belong. So who fights front to front does so still when only corners are left in
contact, and a base that stands out beside a unit, or the hole of its last rank, hides nobody's side.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot

from battlewright.rules.ninth_age.formation import REMEMBERED, Formation
from battlewright.rules.ninth_age.gaps import Span, View, quarters_between
from battlewright.table import arcs
from battlewright.table.angles import FULL
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Polygon, part_within
from battlewright.table.plane import Point

FRONT = arcs.SIDES.index("front")

PREFERRED: tuple[arcs.Side, ...] = ("front", "right", "left", "back")
"""The front goes before a flank, a flank before the rear."""

Weight = tuple[int, bool, bool, int]
"""How much a pair of edges tells: the fronts in it, whether they lie along each other, whether they are flush, and
along how many micrometres."""


@lru_cache(REMEMBERED)
def side_met(attacker: Formation, target: Formation) -> arcs.Side:
    """The side of the target in which an attacker touches it, or did before casualties parted them."""
    quarters = quarters_between(target, attacker)
    found = _beyond_parts(attacker, target) if quarters is None else _meeting(attacker, target, quarters)
    if len(found) == 1:
        return found[0]
    before = arcs.facing_of(target.footprint, attacker.footprint).sides
    likely = [side for side in before if side in found] or before or found
    return next((side for side in PREFERRED if side in likely), _opposed(attacker, target))


def _opposed(attacker: Formation, target: Formation) -> arcs.Side:
    """The side of the target that looks most against the attacker's front."""
    turn = attacker.footprint.facing + FULL // 2 - target.footprint.facing
    return arcs.SIDES[round(turn / (FULL // 4)) % 4]


def _meeting(attacker: Formation, target: Formation, quarters: int) -> list[arcs.Side]:
    """The sides of a target beyond which an attacker stands, turned so many quarters clockwise from it: those that tell
    most."""
    corner, facing = target.footprint.corners[0], target.footprint.facing
    weights: dict[int, Weight] = {}
    for one in _spans(corner, facing, target):
        for other in _spans(corner, facing, attacker):
            for side, gap, length in _edges(one, other):
                fronts = (side == FRONT) + ((side + 2 - quarters) % 4 == FRONT)
                weight = fronts, length > 0, gap <= 2 * TOLERANCE, length
                weights[side] = max(weights.get(side, weight), weight)
    most = max(weights.values(), default=None)
    return [arcs.SIDES[side] for side, weight in weights.items() if weight == most]


@lru_cache(REMEMBERED)
def _spans(corner: Point, facing: int, of: Formation) -> tuple[Span, ...]:
    """The parts of a formation as seen from a front corner, which stays when models fall from the rear."""
    view = View(*corner, facing)
    return tuple(view.span(part.points) for body in of.bodies for part in body.parts)


def _edges(one: Span, other: Span) -> Iterator[tuple[int, int, int]]:
    """The sides of one rectangle beyond which another lies: how far beyond, and along how much of them; 0 at a
    corner."""
    across = min(one.right, other.right) - max(one.left, other.left)
    along = min(one.far, other.far) - max(one.near, other.near)
    beyond = other.near - one.far, other.left - one.right, one.near - other.far, one.left - other.right
    for side, gap in enumerate(beyond):
        if gap >= -2 * TOLERANCE:
            length = along if side % 2 else across
            yield side, gap, length if length > 2 * TOLERANCE else 0


def _beyond_parts(attacker: Formation, target: Formation) -> list[arcs.Side]:
    """The sides of the touched parts of a target beyond whose lines the parts that touch them lie."""
    parts = [part for body in target.bodies for part in body.parts]
    foes = [part for body in attacker.bodies for part in body.parts]
    met = [(part, foe) for part in parts for foe in foes if part_within(part, foe, TOLERANCE)]
    found = {
        side
        for part, foe in met
        for number, side in enumerate(arcs.SIDES)
        if _is_beyond(foe, part.points[number], part.points[(number + 1) % 4])
    }
    return sorted(found)


def _is_beyond(part: Polygon, a: Point, b: Point) -> bool:
    """Lies a part to the left of the way from a to b, up to the tolerance?"""
    ex, ey = b[0] - a[0], b[1] - a[1]
    slack = TOLERANCE * hypot(ex, ey)
    return all(ex * (y - a[1]) - ey * (x - a[0]) >= -slack for x, y in part.points)
