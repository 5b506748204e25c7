"""Charges with a climb: up to the level of the target, or over what stands between (1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, hypot, inf

import msgspec

from battlewright.rules.kill_team.charge_ledge import Crossing, along, cost, shortest_of
from battlewright.rules.kill_team.charge_walk import (
    CHARGING,
    FARTHEST,
    STEP,
    Hurdle,
    Way,
    contact_places,
    has_ground,
    is_difficult,
    is_straight,
    path_to,
    surface_under,
    walk_into,
)
from battlewright.rules.kill_team.diving import dive_straight
from battlewright.rules.kill_team.terrain import FLOORS, is_lowest
from battlewright.rules.kill_team.terrain import foot as foot_of_hill
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap, overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import ground_below, surfaces
from battlewright.table.movement import climb_ladder
from battlewright.table.movement.obstacles import Course, touch
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches, within_of

POINT = 2 * TOLERANCE
"""The radius of what stands for the middle of a base."""

SIDES = 4
"""How many places beside a target are climbed towards in a straight line."""

OVER = 8
"""At how many places it is tried to get over what stands between."""


def climb_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Up to the surface on which the target stands and on into contact; inches upwards count (KT-RUL-22)."""
    surface = surface_under(aim, table)
    if surface is None:
        return None
    above = own.raised_to(aim.z)
    places = [place for place in contact_places(above, aim, around, table) if _carries(surface, place, aim.z)]
    rise = aim.z - own.z

    def onto(crossing: Crossing) -> Way | None:
        return _climb_at(own, crossing, surface, aim, around, places, table)

    crossings = (
        (dist((own.x, own.y), each.foot) + rise + gap(above.at(*each.foot), aim), each)
        for each in (*_straight_to(own, places, surface), *along(surface, own.radius))
    )
    climbed = shortest_of(crossings, onto) if places else None
    ways = [*_up_ladders(own, aim, surface, around, table), *([climbed] if climbed else [])]
    return min(ways, key=cost, default=None)


def _carries(surface: Feature, place: Point, z: int) -> bool:
    """Whether at least the middle of a base rests on a surface."""
    return touches(surface, Disc(*place, z, POINT, POINT))


def _straight_to(own: Disc, places: list[Point], surface: Feature) -> Iterator[Crossing]:
    """Where straight ways to some places meet the side of a surface."""
    for x, y in places[:SIDES]:
        toward = x - own.x, y - own.y
        met = None if toward == (0, 0) else touch(Course(own, toward, FARTHEST), surface, inf)
        if met is not None and met.length <= hypot(*toward):
            ux, uy = toward[0] / hypot(*toward), toward[1] / hypot(*toward)
            foot = round(own.x + met.length * ux), round(own.y + met.length * uy)
            yield Crossing((round(foot[0] + own.radius * ux), round(foot[1] + own.radius * uy)), foot)


def _climb_at(
    own: Disc,
    crossing: Crossing,
    surface: Feature,
    aim: Disc,
    around: tuple[Disc, ...],
    places: list[Point],
    table: Table,
) -> Way | None:
    """To the foot of a surface, up, and on to one of the places on it."""
    up = _up_at(own, crossing, surface, (*around, aim), table)
    if up is None:
        return None
    top = own.at(*crossing.foot).raised_to(surface.top)
    near = sorted(places, key=lambda place: dist(place, crossing.foot))[:SIDES]
    straight = next((place for place in near if is_straight(top, place, (*around, aim), table)), None)
    if straight is not None:
        then = Way((crossing.foot, straight), aim.z, round(dist(crossing.foot, straight)))
        return _joined(up, then)
    return _joined_on_foot(up, own, crossing, surface, aim, around, table)


def _joined_on_foot(
    up: Way,
    own: Disc,
    crossing: Crossing,
    surface: Feature,
    aim: Disc,
    around: tuple[Disc, ...],
    table: Table,
) -> Way | None:
    """From the ledge on foot round what is in the way."""
    top, step = own.at(*crossing.foot).raised_to(surface.top), round(dist(crossing.foot, crossing.ledge))
    if not is_straight(top, crossing.ledge, (*around, aim), table):
        return None
    on_foot = walk_into(top.at(*crossing.ledge), aim, around, table)
    if on_foot is None or not _carries(surface, on_foot.end, aim.z):
        return None
    places = crossing.foot, *on_foot.places
    return _joined(up, msgspec.structs.replace(on_foot, places=places, length=step + on_foot.length))


def _up_at(
    own: Disc, crossing: Crossing, surface: Feature, others: tuple[Disc, ...], table: Table
) -> Way | None:
    """To the foot of a surface and up, if there is room for the base below and above."""
    foot = own.at(*crossing.foot)
    foot = foot.raised_to(_ground(foot, table))
    top, rise = foot.raised_to(surface.top), surface.top - foot.z
    if touches(surface, foot) or not table.holds(foot):
        return None
    if any(overlaps(foot, other) or overlaps(top, other) for other in others):
        return None
    walked = path_to(own, crossing.foot, others, table)
    if walked is None or not (is_lowest(table, own) or has_ground(own, walked[1], table)):
        return None
    hurdles = (Hurdle("climb", foot.x, foot.y, foot.z, 0, rise),) if rise > STEP else ()
    difficult = is_difficult(own, walked[1], table)
    return Way(walked[1], surface.top, walked[0] + rise, difficult, hurdles)


def _ground(base: Disc, table: Table) -> int:
    """The height at which a base stands that was walked here from its own height."""
    under = ground_below(base, table).z
    return max(under, foot_of_hill(table, base)) if is_lowest(table, base) or under <= STEP else under


def climb_over(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Up onto what stands between, and down from there onto the target: a climb and a jump (KT-RUL-20)."""
    found = [
        way
        for surface in surfaces(table, FLOORS)
        if surface.top > max(own.z, aim.z) + STEP and within_of(surface, own, FARTHEST)
        if (way := _over(own, aim, surface, around, table)) is not None
    ]
    return min(found, key=cost, default=None)


def _over(own: Disc, aim: Disc, surface: Feature, around: tuple[Disc, ...], table: Table) -> Way | None:
    others, rise = (*around, aim), surface.top - own.z

    def over(crossing: Crossing) -> Way | None:
        up = _up_at(own, crossing, surface, others, table)
        top = own.at(*crossing.ledge).raised_to(surface.top)
        if up is None or any(overlaps(top, other) for other in others):
            return None
        down = dive_straight(top, aim, around, table)
        step = round(dist(crossing.foot, crossing.ledge))
        return (
            None
            if down is None
            else _joined(
                up,
                msgspec.structs.replace(
                    down, places=(crossing.foot, *down.places), straight=step + down.straight
                ),
            )
        )

    crossings = (
        (dist((own.x, own.y), each.foot) + rise + own.radius + gap(own.at(*each.ledge), aim), each)
        for each in (*_straight_to(own, [(aim.x, aim.y)], surface), *along(surface, own.radius))
    )
    return shortest_of(crossings, over, OVER)


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
