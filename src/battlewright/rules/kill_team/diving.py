"""Charges from the air: down onto the target, or over a gap (1.5)."""

from __future__ import annotations

from math import hypot

import msgspec

from battlewright.rules.kill_team.charge_walk import (
    CHARGING,
    FARTHEST,
    STEP,
    Hurdle,
    Way,
    surface_under,
    walk_into,
)
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap
from battlewright.table.levels import ground_below
from battlewright.table.movement import Journey, dive, leap
from battlewright.table.table import Table


def dive_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Down into contact with a lower target; the distance is that between the bases."""
    journey = dive(own, aim, FARTHEST, table, (*around, aim), stopping=CHARGING)
    if journey.failure is not None:
        return None
    end = journey.end
    fallen = Hurdle("dive", end.x, end.y, end.z, own.z - end.z, own.z - end.z)
    across, deep = gap(own.raised_to(aim.z), aim), own.z - aim.z
    straight = round(hypot(across, deep))
    return Way(((own.x, own.y), (end.x, end.y)), end.z, across + deep, hurdles=(fallen,), straight=straight)


def leap_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Over a gap between two surfaces, then on foot into contact; a gap of at most 1 inch is stepped over."""
    here, there = surface_under(own, table), surface_under(aim, table)
    if here is None or there is None or here is there:
        return None
    toward = aim.x - own.x, aim.y - own.y
    journey = leap(own, toward, there, FARTHEST, table, (*around, aim), stopping=CHARGING, footing=own.radius)
    landed = journey.end
    if journey.failure is not None or not isinstance(landed, Disc):
        return None
    then = walk_into(landed, aim, around, table)
    if then is None:
        return None
    hurdles = (_into_the_gap(journey, landed, table),) if _width(journey) > STEP else ()
    start, length = ((own.x, own.y), (landed.x, landed.y)), journey.length + then.length
    return msgspec.structs.replace(then, places=(*start, *then.places[1:]), length=length, hurdles=hurdles)


def _width(journey: Journey) -> int:
    """How wide the gap is that is jumped."""
    return sum(leg.length for leg in journey.legs if leg.kind == "jump")


def _into_the_gap(journey: Journey, landed: Disc, table: Table) -> Hurdle:
    """Where somebody ends who falls into the middle of the gap."""
    jump = next(leg for leg in journey.legs if leg.kind == "jump")
    x, y = (jump.start[0] + jump.end[0]) // 2, (jump.start[1] + jump.end[1]) // 2
    ground = ground_below(landed.at(x, y).raised_to(jump.start_z - STEP), table).z
    return Hurdle("dive", x, y, ground, jump.start_z - ground, _width(journey))
