"""Charges from the air: down onto the target, or over a gap (1.5)."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, hypot

import msgspec

from battlewright.rules.kill_team.charge_ledge import along, shortest_of
from battlewright.rules.kill_team.charge_walk import (
    CHARGING,
    FARTHEST,
    STEP,
    Hurdle,
    Way,
    contact_places,
    has_ground,
    path_to,
    surface_under,
    walk_into,
)
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap, overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import ground_below, surfaces
from battlewright.table.movement import Journey, dive, leap
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature


def dive_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Down into contact with a lower target: straight, or from a place on the ledge where nobody is in the way."""
    found = dive_straight(own, aim, around, table)
    if found is not None or not contact_places(own.raised_to(aim.z), aim, around, table):
        return found
    ledges = ((far + _apart(own.at(*ledge), aim), ledge) for far, ledge in _ledges(own, around, table))
    return shortest_of(ledges, lambda ledge: _dive_from(own, ledge, aim, around, table))


def dive_straight(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Straight down from where it stands; the distance is that between the bases."""
    others, ground = (*around, aim), walled(table, own.z + STEP)
    journey = dive(own, aim, FARTHEST, ground, others, stopping=CHARGING)
    if journey.failure is not None:
        return None
    end = journey.end
    fallen = Hurdle("dive", end.x, end.y, end.z, own.z - end.z, own.z - end.z)
    length = gap(own.raised_to(aim.z), aim) + own.z - aim.z
    places = (own.x, own.y), (end.x, end.y)
    return Way(places, end.z, length, hurdles=(fallen,), straight=_apart(own, aim))


def _apart(own: Disc, aim: Disc) -> int:
    """The distance between two bases of which one stands lower."""
    return round(hypot(gap(own.raised_to(aim.z), aim), own.z - aim.z))


def _ledges(own: Disc, around: tuple[Disc, ...], table: Table) -> Iterator[tuple[float, Point]]:
    """The free places on the ledges of the level where a model stands, and how far away they are."""
    near = [other for other in around if abs(other.z - own.z) <= STEP]
    for floor in surfaces(table):
        if abs(floor.top - own.z) > TOLERANCE:
            continue
        for ledge, _ in along(floor, own.radius):
            far = dist((own.x, own.y), ledge)
            if far <= FARTHEST and not any(overlaps(own.at(*ledge), other) for other in near):
                yield far, ledge


def _dive_from(own: Disc, ledge: Point, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    walked = path_to(own, ledge, (*around, aim), table)
    if walked is None or not has_ground(own, walked[1], table):
        return None
    then = dive_straight(own.at(*ledge), aim, around, table)
    return None if then is None else _after(walked, then)


def _after(walked: tuple[int, tuple[Point, ...]], then: Way) -> Way:
    """A way with a walk before it."""
    length, places = walked
    return msgspec.structs.replace(
        then,
        places=(*places, *then.places[1:]),
        length=length + then.length,
        straight=length + then.straight if then.straight else 0,
    )


def leap_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Over a gap between two surfaces, then on foot into contact; a gap of at most 1 inch is stepped over."""
    here, there = surface_under(own, table), surface_under(aim, table)
    if here is None or there is None or here is there:
        return None
    found = _leap_from(own, (own.x, own.y), there, aim, around, table)
    if found is not None or not contact_places(own.raised_to(aim.z), aim, around, table):
        return found
    level = own.raised_to(aim.z)
    ledges = ((far + gap(level.at(*ledge), aim), ledge) for far, ledge in _ledges(own, around, table))
    return shortest_of(ledges, lambda ledge: _leap_from(own, ledge, there, aim, around, table))


def _leap_from(
    own: Disc, ledge: Point, there: Feature, aim: Disc, around: tuple[Disc, ...], table: Table
) -> Way | None:
    walked = path_to(own, ledge, (*around, aim), table)
    if walked is None or not has_ground(own, walked[1], table):
        return None
    start, toward, ground = own.at(*ledge), (aim.x - ledge[0], aim.y - ledge[1]), walled(table, own.z + STEP)
    others = (*around, aim)
    journey = leap(start, toward, there, FARTHEST, ground, others, stopping=CHARGING, footing=own.radius)
    landed = journey.end
    if journey.failure is not None or not isinstance(landed, Disc):
        return None
    then = walk_into(landed, aim, around, table)
    if then is None:
        return None
    hurdles = (_into_the_gap(journey, landed, table),) if _width(journey) > STEP else ()
    places, length = (ledge, (landed.x, landed.y), *then.places[1:]), journey.length + then.length
    return _after(walked, msgspec.structs.replace(then, places=places, length=length, hurdles=hurdles))


def _width(journey: Journey) -> int:
    """How wide the gap is that is jumped."""
    return sum(leg.length for leg in journey.legs if leg.kind == "jump")


def _into_the_gap(journey: Journey, landed: Disc, table: Table) -> Hurdle:
    """Where somebody ends who falls into the middle of the gap."""
    jump = next(leg for leg in journey.legs if leg.kind == "jump")
    x, y = (jump.start[0] + jump.end[0]) // 2, (jump.start[1] + jump.end[1]) // 2
    ground = ground_below(landed.at(x, y).raised_to(jump.start_z - STEP), table).z
    return Hurdle("dive", x, y, ground, jump.start_z - ground, _width(journey))
