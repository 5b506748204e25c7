"""Supporting charges: beside a friend that touches the enemy, where there is no room at the enemy itself (1.4)."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, inf

import msgspec

from battlewright.rules.kill_team.charge_walk import STEP, Way, ground_at, is_difficult, path_to, room_beside
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap
from battlewright.table.lengths import TOLERANCE
from battlewright.table.placement import edge_toward
from battlewright.table.plane import Point
from battlewright.table.table import Table


def stand_beside(
    own: Disc, aim: Disc, around: tuple[Disc, ...], engaged: tuple[Disc, ...], table: Table
) -> Way | None:
    """The shortest way into contact with one of the `engaged` friends, and with it the longer ones that end nearer to
    the enemy; the distance is that to the enemy's base, if the way is not longer (KT-SUPPORT-03, KT-SUPPORT-04). Nobody
    climbs or jumps to support."""
    if not engaged or abs(own.z - aim.z) > STEP:
        return None
    straight = gap(own, aim)
    x, y = edge_toward(aim, (own.x - aim.x, own.y - aim.y))
    wishes, found = ((round(x), round(y)), (aim.x, aim.y)), list[tuple[int, float, int, tuple[Point, ...]]]()
    for friend in engaged:
        others = (aim, *(base for base in around if base != friend))
        for place in room_beside(own, friend, others, wishes, table):
            path = path_to(own, place, (*around, aim), table)
            if path is not None:
                found.append((max(path[0], straight), dist(place, (aim.x, aim.y)), *path))
    ways = [
        Way(
            places,
            ground_at(own, places[-1], table),
            far,
            is_difficult(own, places, table),
            supporting=True,
            straight=straight,
        )
        for far, places in _ever_nearer(sorted(found))
    ]
    return msgspec.structs.replace(ways[0], nearer=tuple(ways[1:])) if ways else None


def _ever_nearer(
    found: list[tuple[int, float, int, tuple[Point, ...]]],
) -> Iterator[tuple[int, tuple[Point, ...]]]:
    """Of ways in the order of their distances those that end nearer to the enemy than all before."""
    nearest = inf
    for _, apart, far, places in found:
        if apart < nearest - TOLERANCE:
            nearest = apart
            yield far, places
