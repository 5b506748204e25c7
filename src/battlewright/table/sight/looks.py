"""What looks and what is looked at: parts of bodies, in plan and in height."""

from typing import Literal

import msgspec

from battlewright.table.angles import DEGREE, unit
from battlewright.table.bodies import Body, Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import Point

HALF_TURN = 180 * DEGREE
"""The widest arc through which a front looks, in microdegrees."""

HORIZON = 10_000_000
"""Micrometres from a front up to which its arc is drawn: farther than any table."""


class Look(msgspec.Struct, frozen=True):
    """The part of a body that looks or is looked at: any point of its outlines at any height between low and high.

    An outline is a convex polygon or a circle; a circle of radius 0 is a point, a polygon of two corners an edge.
    No line of sight may enter the regions `beyond`. `body` is whose part it is: a body hides nothing of itself.
    Lengths in micrometres.
    """

    outlines: tuple[Part, ...]
    low: int
    high: int
    body: Body | None = None
    beyond: tuple[Polygon, ...] = ()


def whole(body: Body) -> Look:
    """Any part of the body's volume."""
    return Look(body.parts, body.z, body.z + body.height, body)


def centre(body: Body) -> Look:
    """The middle of the base, at any height of the body."""
    return Look((Circle(*body.middle, 0),), body.z, body.z + body.height, body)


def eye(body: Body) -> Look:
    """The one point above the middle of the base at the height of the model's top."""
    top = body.z + body.height
    return Look((Circle(*body.middle, 0),), top, top, body)


def front(body: Body, arc: int = HALF_TURN) -> Look:
    """The front of the base, looking only into the arc of `arc` microdegrees before it, at any height.

    Of a rectangle or a block it is the front edge, and the arc opens from the edge's two corners; of a round base
    it is the part of the base in the arc, which opens from the centre. Lines may leave the arc by 20 um. Raises
    ValueError for an arc of 0 or less, or of more than half a turn.
    """
    if not 0 < arc <= HALF_TURN:
        raise ValueError(
            f"a front looks into an arc of more than 0 up to {HALF_TURN} microdegrees, not {arc}"
        )
    if isinstance(body, Disc):
        left = right = body.middle
        outline: Part = body.parts[0]
    else:
        left, right = body.corners[:2]
        outline = Polygon((left, right))
    beyond = [_outside(left, body.facing - arc // 2, "left")]
    if arc < HALF_TURN:
        beyond.append(_outside(right, body.facing + arc // 2, "right"))
    return Look((outline,), body.z, body.z + body.height, body, tuple(beyond))


def _outside(origin: Point, border: int, side: Literal["left", "right"]) -> Polygon:
    """Everything more than 20 um to one side of the line from `origin` in the direction of `border`."""
    ux, uy = unit(border)
    nx, ny = (-uy, ux) if side == "left" else (uy, -ux)
    near = ((-HORIZON, TOLERANCE), (HORIZON, TOLERANCE), (HORIZON, HORIZON), (-HORIZON, HORIZON))
    return Polygon(
        tuple((round(origin[0] + a * ux + b * nx), round(origin[1] + a * uy + b * ny)) for a, b in near)
    )


def look_of(who: Body | Look) -> Look:
    """The look itself, or the whole of a body."""
    return who if isinstance(who, Look) else whole(who)
