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
from battlewright.rules.kill_team.ledge import carried
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.terrain import foot, is_lowest
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap, in_contact, overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import ground_below, surfaces
from battlewright.table.movement import dive
from battlewright.table.movement.flight import FLOOR, in_flight, on_landing
from battlewright.table.movement.obstacles import Course
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
    end = _settled(own, own.at(journey.end.x, journey.end.y).raised_to(aim.z), aim, around, table)
    if end is None:
        return None
    fallen = Hurdle("dive", end.x, end.y, end.z, own.z - end.z, own.z - end.z)
    length = gap(own.raised_to(aim.z), aim) + own.z - aim.z
    places = (own.x, own.y), (end.x, end.y)
    return Way(places, end.z, length, hurdles=(fallen,), straight=_apart(own, aim))


def _settled(own: Disc, end: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Disc | None:
    """Where a dive ends: at a place in contact where something at the height of the target carries the base."""
    found = _on_ground(end, aim, table)
    if found is not None:
        return found
    ground, others = walled(table, own.z + STEP), (*around, aim)
    walls, below = CHARGING.walls(ground), ground.with_trait(*CHARGING.stops, FLOOR)
    for place in contact_places(own.raised_to(aim.z), aim, around, table):
        found = _on_ground(end.at(*place), aim, table)
        if found is not None and not (
            on_landing(own, found, others, below) or in_flight(own, found, others, walls)
        ):
            return found
    return None


def _on_ground(base: Disc, aim: Disc, table: Table) -> Disc | None:
    under = ground_below(base, table).z
    if is_lowest(table, aim):
        under = max(under, foot(table, base))
    settled = base.raised_to(under)
    return settled if abs(under - aim.z) <= STEP and in_contact(settled, aim) else None


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
    own: Disc, wish: Point, there: Feature, aim: Disc, around: tuple[Disc, ...], table: Table
) -> Way | None:
    """On to the ledge in the direction of the target, over the gap to the other surface, and on foot into contact."""
    toward, others = (aim.x - wish[0], aim.y - wish[1]), (*around, aim)
    found = None if toward == (0, 0) else _gap_ahead(own.at(*wish), toward, there, table)
    if found is None:
        return None
    ledge, landing = found
    walked = path_to(own, ledge, others, table)
    if walked is None or not has_ground(own, walked[1], table):
        return None
    start, landed = own.at(*ledge), own.at(*landing).raised_to(there.top)
    ground = walled(table, own.z + STEP)
    below = ground.with_trait(*CHARGING.stops, FLOOR)
    if on_landing(start, landed, others, below) or in_flight(start, landed, others, CHARGING.walls(ground)):
        return None
    then = walk_into(landed, aim, around, table)
    if then is None:
        return None
    wide = round(dist(ledge, landing))
    length = round(hypot(wide, start.z - landed.z)) + then.length
    hurdles = (_into_the_gap(start, landed, wide, table),) if wide > STEP else ()
    over = msgspec.structs.replace(then, places=(ledge, *then.places), length=length, hurdles=hurdles)
    return _after(walked, over)


def _gap_ahead(own: Disc, toward: Point, there: Feature, table: Table) -> tuple[Point, Point] | None:
    """Where the middle of a base leaves its level in a direction, and where it comes over another surface."""
    level = [floor for floor in surfaces(table) if abs(floor.top - own.z) <= TOLERANCE and floor is not there]
    here, beyond = carried(level, own, toward), carried((there,), own, toward)
    edge = here[0][1] if here and here[0][0] <= own.radius else 0.0
    ahead = next((start for start, _ in beyond if start >= edge - 1), None)
    if ahead is None:
        return None
    ray = Course(own, toward, FARTHEST).ray
    (x, y), (far_x, far_y) = ray.point(edge), ray.point(ahead + 1)
    return (round(x), round(y)), (round(far_x), round(far_y))


def _into_the_gap(start: Disc, landed: Disc, wide: int, table: Table) -> Hurdle:
    """Where somebody ends who falls into the middle of the gap."""
    x, y = (start.x + landed.x) // 2, (start.y + landed.y) // 2
    ground = ground_below(landed.at(x, y).raised_to(start.z - STEP), table).z
    return Hurdle("dive", x, y, ground, start.z - ground, wide)
