"""Levels: the surfaces bodies stand on, how much of a base they carry, and what lies below.

A surface is a feature whose top can be stood on; which traits make one is the ruleset's. The table itself, at
height 0, carries everything on it.
"""

from collections.abc import Sequence
from math import hypot

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part, Polygon, enters_convex, invades
from battlewright.table.plane import Point, nearer_to_segment, orientation
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches, within_of

SURFACES: tuple[str, ...] = ("floor", "hill")
"""Traits whose tops carry bodies unless the ruleset names others."""

GROUND = 0
"""Height of the table."""


class Support(msgspec.Struct, frozen=True):
    """What carries a body: the surface (None for the table itself), its height, and how far the base reaches
    onto it in micrometres, measured from the ledge inwards (the whole extent of the base when no ledge cuts it)."""

    surface: Feature | None
    z: int
    depth: int


def surfaces(table: Table, traits: Sequence[str] = SURFACES) -> tuple[Feature, ...]:
    """The features of the table that can be stood on."""
    return table.with_trait(*traits)


def support(body: Body, table: Table, traits: Sequence[str] = SURFACES) -> Support | None:
    """What carries the body at the height where it stands; None for a body in the air.

    Of several surfaces at that height the one on which the base reaches farthest; a seam between two of them
    counts as a ledge of both.
    """
    if abs(body.z - GROUND) <= TOLERANCE:
        return Support(None, GROUND, extent(body))
    best: Support | None = None
    for surface in surfaces(table, traits):
        if abs(surface.top - body.z) <= TOLERANCE and touches(surface, body):
            depth = depth_on(surface, body)
            if best is None or depth > best.depth:
                best = Support(surface, surface.top, depth)
    return best


def ground_below(body: Body, table: Table, traits: Sequence[str] = SURFACES) -> Support:
    """The highest surface, or the table, not above the foot of the body on which any part of its base would rest."""
    best = Support(None, GROUND, extent(body))
    for surface in surfaces(table, traits):
        if best.z < surface.top <= body.z + TOLERANCE and touches(surface, body):
            best = Support(surface, surface.top, depth_on(surface, body))
    return best


def drop_under(body: Body, table: Table, needed: int, traits: Sequence[str] = SURFACES) -> int:
    """How deep the body falls in micrometres when less than `needed` of ground is left under its base, else 0.

    It falls past every surface that carries less than that (up to 20 um) to the first that carries enough or to
    the table (HRD-THROW-22).
    """
    here = support(body, table, traits)
    if here is not None and here.depth >= min(needed, extent(body)) - TOLERANCE:
        return 0
    landing = GROUND
    for surface in surfaces(table, traits):
        below = landing < surface.top < body.z - TOLERANCE and touches(surface, body)
        if below and depth_on(surface, body) >= min(needed, extent(body)) - TOLERANCE:
            landing = surface.top
    return body.z - landing


def levelled(body: Body, table: Table) -> Body:
    """The body as it meets others that walk: lowered by the hill that carries it, since who walks up meets it.

    Floors are storeys of their own and lower nothing.
    """
    if body.z <= TOLERANCE:
        return body
    for hill in table.with_trait("hill"):
        if abs(hill.top - body.z) <= TOLERANCE and touches(hill, body):
            return body.raised_to(hill.base)
    return body


def elevation(body: Body, other: Body) -> int:
    """How much higher the foot of `body` stands than that of `other`, in micrometres; negative when lower."""
    return body.z - other.z


def ladders_at(body: Body, table: Table, reach: int) -> tuple[Feature, ...]:
    """The ladders within `reach` micrometres of the base that pass the height at which the body stands."""
    return tuple(
        ladder
        for ladder in table.with_trait("ladder")
        if ladder.base - TOLERANCE <= body.z <= ladder.top + TOLERANCE and within_of(ladder, body, reach)
    )


def extent(body: Body) -> int:
    """The least width of the body's base in micrometres: the diameter of a disc, the shorter side of a rectangle."""
    return min(_width(part) for part in body.parts)


def depth_on(surface: Feature, body: Body) -> int:
    """How far the base reaches onto the surface from the ledge inwards, in micrometres; 0 when it does not."""
    return max((_depth(outline, body) for outline in surface.parts), default=0)


def _width(part: Part) -> int:
    if isinstance(part, Circle):
        return 2 * part.radius
    (ax, ay), (bx, by), (cx, cy) = part.points[:3]
    return round(min(hypot(bx - ax, by - ay), hypot(cx - bx, cy - by)))


def _depth(outline: Part, body: Body) -> int:
    if not any(invades(part, outline) for part in body.parts):
        return 0
    if isinstance(outline, Circle):
        reaches = [_reach_into_disc(part, outline) for part in body.parts]
    else:
        reaches = [reach for part in body.parts for reach in _reaches_past_ledges(part, outline)]
    return max(0, min(extent(body), *reaches)) if reaches else extent(body)


def _reach_into_disc(part: Part, disc: Circle) -> int:
    if isinstance(part, Circle):
        far = hypot(part.x - disc.x, part.y - disc.y)
        return round(disc.radius - max(0.0, far - part.radius))
    nearest = min(hypot(x - disc.x, y - disc.y) for x, y in part.points)
    return round(disc.radius - nearest)


def _reaches_past_ledges(part: Part, surface: Polygon) -> list[int]:
    """For each side of the surface that cuts the outline: how far the outline reaches inwards from its line."""
    found = []
    for a, b in surface.edges:
        if isinstance(part, Circle):
            if nearer_to_segment((part.x, part.y), a, b, part.radius):
                found.append(round(_inwards(surface, a, b, (part.x, part.y)) + part.radius))
        elif enters_convex(a, b, part):
            found.append(round(max(_inwards(surface, a, b, corner) for corner in part.points)))
    return found


def _inwards(surface: Polygon, a: Point, b: Point, place: Point) -> float:
    """Distance of the place from the line of the side a-b, positive on the side of the surface."""
    return surface.turn * orientation(a, b, place) / hypot(b[0] - a[0], b[1] - a[1])
