"""Front and back arcs (2.4, D5)."""

from __future__ import annotations

from functools import lru_cache

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body
from battlewright.table.angles import DEGREE, unit
from battlewright.table.arcs import arc
from battlewright.table.bodies import Disc
from battlewright.table.plane import Point

HALF_TURN = 180 * DEGREE

CLEAR = 1000.0
"""Micrometres from the border of an arc beyond which floats tell the side."""


def in_front_arc(p: Position, row: int, where: int | Point | Disc) -> bool:
    """Whether a model (its row), a point (micrometres) or a base lies in the front arc of the model `row`: what is not
    completely in the back arc is in the front arc, the border included (HRD-R-204A, HRD-R-204B)."""
    if isinstance(where, int):
        where = body(p, where)
    return in_front_of(body(p, row), where)


def in_front_of(own: Disc, where: Point | Disc) -> bool:
    """The same of a base that stands anywhere."""
    ux, uy = heading(own.facing)
    if isinstance(where, tuple):
        ahead = ux * (where[0] - own.x) + uy * (where[1] - own.y)
    else:
        ahead = ux * (where.x - own.x) + uy * (where.y - own.y) + where.radius
    if abs(ahead) > CLEAR:
        return ahead > 0
    front = arc(own, "front", HALF_TURN)
    return front.holds(where) if isinstance(where, tuple) else front.share(where) != "not"


@lru_cache(maxsize=1024)
def heading(facing: int) -> tuple[float, float]:
    """The vector of length 1 in the direction of a facing."""
    return unit(facing)
