"""Levels: the surfaces bodies stand on, how much of a base they carry, and what lies below.

A surface is a feature whose top can be stood on; which traits make one is the ruleset's. The table itself, at
height 0, carries everything on it.
"""

from collections.abc import Sequence
from math import hypot

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.carrying import carried_width
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part, encloses, invades
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches, within_of

SURFACES: tuple[str, ...] = ("floor", "hill")
"""Traits whose tops carry bodies unless the ruleset names others."""

GROUND = 0
"""Height of the table."""


class Support(msgspec.Struct, frozen=True):
    """What carries a body: the surface (None for the table itself), its height, and how far the base reaches
    onto it in micrometres (see `depth_on`)."""

    surface: Feature | None
    z: int
    depth: int


def surfaces(table: Table, traits: Sequence[str] = SURFACES) -> tuple[Feature, ...]:
    """The features of the table that can be stood on."""
    return table.with_trait(*traits)


def support(body: Body, table: Table, traits: Sequence[str] = SURFACES) -> Support | None:
    """What carries the body at the height where it stands; None for a body in the air.

    Several surfaces of one height carry it together; `surface` is the one that carries most.
    """
    if abs(body.z - GROUND) <= TOLERANCE:
        return Support(None, GROUND, extent(body))
    return _carried_by([s for s in surfaces(table, traits) if abs(s.top - body.z) <= TOLERANCE], body)


def ground_below(body: Body, table: Table, traits: Sequence[str] = SURFACES) -> Support:
    """The highest surface, or the table, not above the foot of the body on which any part of its base would rest."""
    return _falling_onto(body, table, traits, body.z + TOLERANCE, 1)


def drop_under(body: Body, table: Table, needed: int, traits: Sequence[str] = SURFACES) -> int:
    """How deep the body falls in micrometres when less than `needed` of ground is left under its base, else 0.

    It falls past every surface that carries less than that (up to 20 um) to the first that carries enough or to
    the table (HRD-THROW-22).
    """
    enough = min(needed, extent(body)) - TOLERANCE
    here = support(body, table, traits)
    if here is not None and here.depth >= enough:
        return 0
    return body.z - _falling_onto(body, table, traits, body.z - TOLERANCE - 1, enough).z


def _falling_onto(body: Body, table: Table, traits: Sequence[str], highest: int, enough: int) -> Support:
    """The highest level not above `highest` that carries at least `enough` of the base; the table carries anything."""
    below = [s for s in surfaces(table, traits) if GROUND < s.top <= highest and touches(s, body)]
    for z in sorted({s.top for s in below}, reverse=True):
        found = _carried_by([s for s in below if s.top == z], body)
        if found is not None and found.depth >= enough:
            return found
    return Support(None, GROUND, extent(body))


def _carried_by(level: Sequence[Feature], body: Body) -> Support | None:
    under = [surface for surface in level if touches(surface, body)]
    if not under:
        return None
    most = max(under, key=lambda surface: depth_on((surface,), body)) if len(under) > 1 else under[0]
    return Support(most, most.top, depth_on(under, body))


def passes_through(surface: Feature, body: Body) -> bool:
    """Is the floor or hill neither under the body's feet nor over its head, but in it?"""
    return at_height_of(surface, body) and touches(surface, body)


def at_height_of(surface: Feature, body: Body) -> bool:
    """Would the body, where it stood over the surface, stand in it?"""
    return surface.top > body.z + TOLERANCE and surface.base < body.z + body.height - TOLERANCE


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


def depth_on(surfaces: Sequence[Feature], body: Body) -> int:
    """How much of the base the surfaces carry together, as a ruler measures it, in micrometres.

    It is the least width of the part of the base that lies over them: on a straight ledge how far the base reaches
    inwards from it, the whole extent where no ledge cuts the base, 0 where none is under it. A seam between two of
    them is no ledge.
    """
    parts = [outline for surface in surfaces for outline in surface.parts]
    if not any(invades(own, outline) for own in body.inner for outline in parts):
        return 0
    if any(all(encloses(outline, own) for own in body.parts) for outline in parts):
        return extent(body)
    return min(extent(body), carried_width(body.parts, parts))


def _width(part: Part) -> int:
    if isinstance(part, Circle):
        return 2 * part.radius
    (ax, ay), (bx, by), (cx, cy) = part.points[:3]
    return round(min(hypot(bx - ax, by - ay), hypot(cx - bx, cy - by)))
