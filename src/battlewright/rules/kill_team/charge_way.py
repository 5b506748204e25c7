"""The shortest legal way of a charger into base contact, seen before anybody moves (3.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body
from battlewright.rules.kill_team.charge_hills import over_hills
from battlewright.rules.kill_team.charge_ledge import cost, measured
from battlewright.rules.kill_team.charge_walk import STEP, Way, is_straight, walk_into
from battlewright.rules.kill_team.climbing_charge import climb_into, climb_over
from battlewright.rules.kill_team.diving import dive_into, leap_into
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.supporting_charge import stand_beside
from battlewright.table.bodies import Disc
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import inches
from battlewright.table.levels import levelled
from battlewright.table.plane import Point
from battlewright.table.table import Table

LONGEST = inches(12)
"""The longest way that two dice can go."""

MOST_KEPT = 16384
"""How many ways are kept in a battle."""

Bodies = dict[int, Disc]
"""Where models stand, or would stand, by their rows."""


def bodies(p: Position) -> Bodies:
    """Where all models stand."""
    rows = p.rows
    return {row: m.base for side in p.scene.pieces for row in side if (m := rows[row]).alive and m.on_table}


def way_to(p: Position, row: int, target: int, among: Bodies | None = None) -> Way | None:
    """The way of a model into contact with another, where all models stand as `among` says; None without any.

    Where there is no place in contact left, it is one into contact with a friend that touches the enemy. Ways are kept
    by the very bodies, which the entry holds on to, and by equal ones.
    """
    stand = bodies(p) if among is None else among
    kept: dict[Any, tuple[tuple[Disc, ...], Way | None]] = p.scene.data.charge_ways
    very = row, target, *map(id, stand.values())
    entry = kept.get(very)
    if entry is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        everybody = tuple(stand.values())
        equal = row, target, tuple(stand), everybody
        known = kept.get(equal)
        way = _found(p, row, target, stand) if known is None else known[1]
        entry = kept[very] = kept[equal] = everybody, way
    return entry[1]


def _found(p: Position, row: int, target: int, stand: Bodies) -> Way | None:
    own, aim, side, table = stand[row], stand[target], model(p, row).side, p.scene.table
    others = {other: base for other, base in stand.items() if other not in (row, target)}
    around = tuple(others.values())
    found = _into_contact(own, aim, around, table)
    if found is None and p.value("charge.supports", row):
        engaged = (base for other, base in others.items() if model(p, other).side == side)
        beside = tuple(each for each in engaged if in_contact(each, aim))
        hills = over_hills(own, aim, around, table)
        found = hills.beside(beside) if hills else stand_beside(own, aim, around, beside, table)
    return found


@KILL_TEAM.contribution("charge.supports", "base", "KT-SUPPORT-02", "KT-SUPPORT-04")
def _beside_a_friend(p: Position, row: int) -> int:
    return 1


def _into_contact(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """On foot where both stand equally high or on hills, else by a climb or a jump, but no jump from a hill; by both
    where nothing else leads there within the longest charge."""
    rise, hills = aim.z - own.z, over_hills(own, aim, around, table)
    if hills is not None:
        found = hills.into_contact()
    elif levelled(own, table).z < own.z:
        stepped = walk_into(own, aim, around, table) if abs(rise) <= STEP else None
        found = stepped or climb_into(own, aim, around, table)
    elif rise > STEP:
        return climb_into(own, aim, around, table)
    elif rise < -STEP:
        found = dive_into(own, aim, around, table)
    else:
        found = walk_into(own, aim, around, table) or leap_into(own, aim, around, table)
    if found is not None and measured(found) <= LONGEST:
        return found
    over = climb_over(own, aim, around, table)
    return min((way for way in (found, over) if way is not None), key=cost, default=None)


def choices(way: Way | None) -> tuple[Way, ...]:
    """A way and those that end nearer to the enemy, of which the roll decides (KT-SUPPORT-04)."""
    return () if way is None else (way, *way.nearer)


def outcomes(p: Position, target: int, movers: tuple[int, ...], among: Bodies) -> Iterator[Bodies]:
    """Where all models may stand when some of the movers, in any order, have completed their charges."""
    yield among
    for row in movers:
        left = tuple(other for other in movers if other != row)
        for way in choices(way_to(p, row, target, among)):
            end = among[row].at(*way.end).raised_to(way.z)
            yield from outcomes(p, target, left, {**among, row: end})


def in_each_others_way(p: Position, one: int, other: int, target: int, chargers: tuple[int, ...]) -> bool:
    """Whether of two chargers either stands or comes to stand in the way of the other, were both alone."""
    alone = {row: base for row, base in bodies(p).items() if row not in chargers}
    own, its = body(p, one), body(p, other)
    mine, his = way_to(p, one, target, {**alone, one: own}), way_to(p, other, target, {**alone, other: its})
    if mine is None or his is None:
        return True
    return _bars(p, own, mine, its, his) or _bars(p, its, his, own, mine)


def _bars(p: Position, own: Disc, way: Way, other: Disc, its: Way) -> bool:
    there, table = (other, *_stops(other, its)), p.scene.table
    ground = msgspec.structs.replace(table, features=table.with_trait("hill"))
    ends = _stops(own, way)
    return any(overlaps(end, each) for end in ends for each in there) or not all(
        is_straight(start, place, there, ground) for each in choices(way) for start, place in _legs(own, each)
    )


def _stops(own: Disc, way: Way) -> tuple[Disc, ...]:
    """Where a model may stand after its charge, whether it fails a test on its way or not."""
    ends = (own.at(*each.end).raised_to(each.z) for each in choices(way))
    return *ends, *(own.at(hurdle.x, hurdle.y).raised_to(hurdle.z) for hurdle in way.hurdles)


def _legs(own: Disc, way: Way) -> Iterator[tuple[Disc, Point]]:
    """The straight parts of a way: at the height where a model stands, above where it has climbed."""
    feet = {(hurdle.x, hurdle.y) for hurdle in way.hurdles if hurdle.why == "climb"}
    for start, end in pairwise(way.places):
        if start in feet:
            own = own.raised_to(way.z)
        if start != end:
            yield own.at(*start), end
