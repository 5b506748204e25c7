"""Charges with a climb: up to the level of the target, or over what stands between (1.6)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from battlewright.rules.kill_team.charge_walk import (
    CHARGING,
    FARTHEST,
    STEP,
    Hurdle,
    Way,
    contact_places,
    walk_into,
)
from battlewright.rules.kill_team.diving import dive_into
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.levels import support, surfaces
from battlewright.table.movement import Journey, climb, climb_ladder
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature


def climb_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Up to the surface on which the target stands and on into contact; inches upwards count (KT-RUL-22)."""
    there = support(aim, table)
    if there is None or there.surface is None:
        return None
    ways = [
        way
        for journey, is_ladder in _climbs(own, aim, there.surface, around, table)
        if (way := _then_walk(own, journey, is_ladder, aim, around, table)) is not None
    ]
    return min(ways, key=_cost, default=None)


def _cost(way: Way) -> tuple[int, int, int]:
    """What makes a way better: fewer inches of the roll, then fewer tests, then length."""
    return -(-(way.length - TOLERANCE) // INCH), len(way.hurdles), way.length


def climb_over(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """Up onto what stands between, and down from there onto the target: a climb and a jump (KT-RUL-20)."""
    toward = aim.x - own.x, aim.y - own.y
    ways = []
    for surface in surfaces(table):
        if surface.top <= max(own.z, aim.z) + STEP:
            continue
        journey = climb(
            own, toward, surface, FARTHEST, table, (*around, aim), stopping=CHARGING, footing=own.radius
        )
        top = journey.end
        down = (
            dive_into(top, aim, around, table) if journey.failure is None and isinstance(top, Disc) else None
        )
        if down is not None:
            ways.append(_joined(own, journey, down, is_ladder=False))
    return min(ways, key=_cost, default=None)


def _climbs(
    own: Disc, aim: Disc, surface: Feature, around: tuple[Disc, ...], table: Table
) -> Iterator[tuple[Journey, bool]]:
    """Climbs straight towards the target and towards places beside it, and up every ladder."""
    others = (*around, aim)
    beside = contact_places(own.raised_to(aim.z), aim, around, table)
    for x, y in ((aim.x, aim.y), *beside):
        toward: Point = (x - own.x, y - own.y)
        yield (
            climb(own, toward, surface, FARTHEST, table, others, stopping=CHARGING, footing=own.radius),
            False,
        )
    for ladder in table.with_trait("ladder"):
        yield (
            climb_ladder(
                own, ladder, surface, FARTHEST, table, others, stopping=CHARGING, footing=own.radius
            ),
            True,
        )


def _then_walk(
    own: Disc, journey: Journey, is_ladder: bool, aim: Disc, around: tuple[Disc, ...], table: Table
) -> Way | None:
    top = journey.end
    if journey.failure is not None or not isinstance(top, Disc):
        return None
    then = walk_into(top, aim, around, table)
    return None if then is None else _joined(own, journey, then, is_ladder)


def _joined(own: Disc, journey: Journey, then: Way, is_ladder: bool) -> Way:
    """The climb and what follows as one way; a ladder is climbed without a test (KT-M-02E)."""
    places = ((own.x, own.y), *(leg.end for leg in journey.legs), *then.places[1:])
    hurdles = then.hurdles if is_ladder else (_foot(journey), *then.hurdles)
    return msgspec.structs.replace(then, places=places, length=journey.length + then.length, hurdles=hurdles)


def _foot(journey: Journey) -> Hurdle:
    """Where somebody stays who cannot climb."""
    up = next(leg for leg in journey.legs if leg.kind == "climb")
    return Hurdle("climb", *up.start, up.start_z, up.end_z - up.start_z)
