"""Charges with a climb: up to the level of the target, or over what stands between (1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, hypot, inf

import msgspec

from battlewright.rules.kill_team.charge_walk import (
    CHARGING,
    FARTHEST,
    STEP,
    Hurdle,
    Way,
    contact_places,
    is_straight,
    surface_under,
    walk_into,
)
from battlewright.rules.kill_team.diving import dive_into
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.levels import surfaces
from battlewright.table.movement import climb_ladder
from battlewright.table.movement.obstacles import Course, touch
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches, within_of

POINT = 2 * TOLERANCE
"""The radius of what stands for the middle of a base."""

SIDES = 4
"""How many places beside a target are climbed towards where the straight way up to it is barred."""


def climb_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Up to the surface on which the target stands and on into contact; inches upwards count (KT-RUL-22)."""
    surface = surface_under(aim, table)
    if surface is None:
        return None
    ways = [*_up_ladders(own, aim, surface, around, table)]
    places = contact_places(own.raised_to(aim.z), aim, around, table)
    for place in places[:SIDES]:
        found = _climb_to(own, place, surface, (*around, aim), table)
        if found is not None:
            ways.append(found)
            break
    return min(ways, key=_cost, default=None)


def _cost(way: Way) -> tuple[int, int, int]:
    """What makes a way better: fewer inches of the roll, then fewer tests, then length."""
    return -(-(way.length - TOLERANCE) // INCH), len(way.hurdles), way.length


def _climb_to(
    own: Disc, place: Point, surface: Feature, others: tuple[Disc, ...], table: Table
) -> Way | None:
    """Straight to the foot of a surface, up, and straight on to a place on it where at least the middle of the base
    rests."""
    toward, height = (place[0] - own.x, place[1] - own.y), surface.top - own.z
    if toward == (0, 0) or not touches(surface, Disc(*place, surface.top, POINT, POINT)):
        return None
    met = touch(Course(own, toward, FARTHEST), surface, inf)
    far = hypot(*toward)
    if met is None or met.length > far:
        return None
    share = met.length / far
    foot = round(own.x + share * toward[0]), round(own.y + share * toward[1])
    top = own.at(*foot).raised_to(surface.top)
    if not (is_straight(own, foot, others, table) and is_straight(top, place, others, table)):
        return None
    length = round(dist((own.x, own.y), foot) + height + dist(foot, place))
    return Way(
        ((own.x, own.y), foot, place),
        surface.top,
        length,
        hurdles=(Hurdle("climb", *foot, own.z, 0, height),),
    )


def climb_over(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Up onto what stands between, and down from there onto the target: a climb and a jump (KT-RUL-20)."""
    found = [
        way
        for surface in surfaces(table)
        if surface.top > max(own.z, aim.z) + STEP and within_of(surface, own, FARTHEST)
        if (way := _over(own, aim, surface, around, table)) is not None
    ]
    return min(found, key=_cost, default=None)


def _over(own: Disc, aim: Disc, surface: Feature, around: tuple[Disc, ...], table: Table) -> Way | None:
    toward = aim.x - own.x, aim.y - own.y
    met = None if toward == (0, 0) else touch(Course(own, toward, FARTHEST), surface, inf)
    if met is None:
        return None
    share = (met.length + own.radius + POINT) / hypot(*toward)
    place = round(own.x + share * toward[0]), round(own.y + share * toward[1])
    up = _climb_to(own, place, surface, (*around, aim), table)
    down = None if up is None else dive_into(own.at(*place).raised_to(surface.top), aim, around, table)
    return None if up is None or down is None else _joined(up, down)


def _up_ladders(
    own: Disc, aim: Disc, surface: Feature, around: tuple[Disc, ...], table: Table
) -> Iterator[Way]:
    """Up every ladder to the surface, without a test (KT-M-02E)."""
    for ladder in table.with_trait("ladder"):
        if not within_of(ladder, own, FARTHEST):
            continue
        others = (*around, aim)
        journey = climb_ladder(
            own, ladder, surface, FARTHEST, table, others, stopping=CHARGING, footing=own.radius
        )
        top = journey.end
        then = (
            walk_into(top, aim, around, table) if journey.failure is None and isinstance(top, Disc) else None
        )
        if then is not None:
            places = ((own.x, own.y), *(leg.end for leg in journey.legs))
            yield _joined(Way(places, surface.top, journey.length), then)


def _joined(one: Way, then: Way) -> Way:
    """One way after another."""
    return msgspec.structs.replace(
        then,
        places=(*one.places, *then.places[1:]),
        length=one.length + (then.straight or then.length),
        straight=0,
        difficult=one.difficult or then.difficult,
        hurdles=(*one.hurdles, *then.hurdles),
    )
