"""Supporting charges: beside a friend that touches the enemy, where there is no room at the enemy itself (1.4)."""

from __future__ import annotations

from math import dist

from battlewright.rules.kill_team.charge_walk import STEP, Way, is_difficult, path_to, room_beside
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap
from battlewright.table.placement import edge_toward
from battlewright.table.plane import Point
from battlewright.table.table import Table


def stand_beside(
    own: Disc, aim: Disc, around: tuple[Disc, ...], engaged: tuple[Disc, ...], table: Table
) -> Way | None:
    """The way into contact with one of the `engaged` friends, as near to the enemy as the least roll allows; the
    distance is that to the enemy's base, if the way is not longer (KT-SUPPORT-03, KT-SUPPORT-04). Nobody climbs or
    jumps to support."""
    if not engaged or abs(own.z - aim.z) > STEP:
        return None
    straight = gap(own, aim)
    x, y = edge_toward(aim, (own.x - aim.x, own.y - aim.y))
    wish, found = (round(x), round(y)), list[tuple[int, float, int, tuple[Point, ...]]]()
    for friend in engaged:
        others = (aim, *(base for base in around if base != friend))
        for place in room_beside(own, friend, others, wish, table):
            path = path_to(own, place, (*around, aim), table)
            if path is not None:
                found.append((max(path[0], straight), dist(place, (aim.x, aim.y)), *path))
    if not found:
        return None
    _, _, far, places = min(found)
    return Way(places, aim.z, far, is_difficult(own, places, table), supporting=True, straight=straight)
