"""The shortest legal way of a charger into base contact, seen before anybody moves (3.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, dist, pi, sin

import msgspec

from battlewright.core.position import Position
from battlewright.rules.kill_team.state import body, standing
from battlewright.rules.kill_team.taut import Ring, nearest_goal
from battlewright.table.bodies import Disc, shares_height
from battlewright.table.gaps import within
from battlewright.table.lengths import inches
from battlewright.table.movement import Stopping, advance_to, charge, route_region
from battlewright.table.placement import ContactRegion, NoRoom
from battlewright.table.plane import Point
from battlewright.table.table import Table

FARTHEST = inches(15)
"""Longer than any charge."""

DIRECTIONS = 24
"""How many places about a target are tried where the straight way is barred."""

NEAREST = 2
"""How many of them are tried where terrain bars the way."""

BARS = ("impassable", "obstruction")
CHARGING = Stopping(stops=BARS, slows=())
"""What stops a charge; what slows it changes the roll, not the way (KT-RUL-37)."""

DIFFICULT = ("rough", "forest", "water")
SLOWED = Stopping(stops=(), slows=DIFFICULT, bodies_from=None)
"""Finds difficult ground under a way."""

MOST_KEPT = 8192
"""How many ways are kept in a battle."""


class Way(msgspec.Struct, frozen=True):
    """A way into contact: the places it goes through, the last one where the base ends; `z` its height there; what
    it measures in micrometres; whether it goes through difficult ground."""

    places: tuple[Point, ...]
    z: int
    length: int
    difficult: bool = False

    @property
    def end(self) -> Point:
        """Where the base comes to stand."""
        return self.places[-1]


Bodies = dict[int, Disc]
"""Where models stand, or would stand, by their rows."""


def bodies(p: Position) -> Bodies:
    """Where all models stand."""
    return {row: body(p, row) for row in standing(p)}


def way_to(p: Position, row: int, target: int, among: Bodies | None = None) -> Way | None:
    """The way of a model into contact with another, where all models stand as `among` says; None without any."""
    stand = bodies(p) if among is None else among
    own, aim = stand[row], stand[target]
    around = tuple(base for other, base in stand.items() if other not in (row, target))
    kept: dict[tuple[Disc, Disc, tuple[Disc, ...]], Way | None] = p.scene.data.charge_ways
    question = own, aim, around
    if question not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[question] = _found(own, aim, around, p.scene.table)
    return kept[question]


def outcomes(p: Position, target: int, movers: tuple[int, ...], among: Bodies) -> Iterator[Bodies]:
    """Where all models may stand when some of the movers, in any order, have completed their charges."""
    yield among
    for row in movers:
        way = way_to(p, row, target, among)
        if way is not None:
            end = among[row].at(*way.end).raised_to(way.z)
            yield from outcomes(
                p, target, tuple(other for other in movers if other != row), {**among, row: end}
            )


def _found(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    return walk_into(own, aim, around, table)


def walk_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """On foot: straight if that is free, else the shortest way round what is in it."""
    path = charge(own, aim, FARTHEST, table, around, stopping=CHARGING)
    if path.stop is not None and path.stop.kind == "reach":
        found: tuple[int, tuple[Point, ...]] | None = (path.travelled, (path.start, path.end))
    else:
        found = _round(own, aim, around, table)
    return None if found is None else Way(found[1], aim.z, found[0], is_difficult(own, found[1], table))


def _round(
    own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table
) -> tuple[int, tuple[Point, ...]] | None:
    """The length and the places of the shortest way round models to a free place in contact; where terrain bars
    that, of the shortest one found to the places that lie nearest."""
    start = own.x, own.y
    near = [each for each in (*around, aim) if shares_height(own, each) and within(own, each, FARTHEST)]
    rings = [Ring(each.x, each.y, own.radius + each.radius) for each in near]
    region = ContactRegion(own.raised_to(aim.z), aim, table, around, BARS)
    try:
        nearest = region.project(*start)
    except NoRoom:
        return None
    if advance_to(own, nearest, FARTHEST, table, (*around, aim), stopping=CHARGING).end == nearest:
        return round(dist(start, nearest)), (start, nearest)
    places = [nearest, *_about(region, start)]
    found = nearest_goal(start, places, rings, FARTHEST)
    if found is None or not table.with_trait(*BARS):
        return None if found is None else (round(found[0]), (start, found[1]))
    ways = route_region(own, FARTHEST, table, (*around, aim), stopping=CHARGING)
    routes = (ways.route(*place) for place in (found[1], *places[:NEAREST]))
    best = min((route for route in routes if route), key=lambda route: route.cost, default=None)
    return None if best is None else (best.cost, best.places)


def _about(region: ContactRegion, start: Point) -> list[Point]:
    """Free places all round the target, nearest first."""
    found = set()
    for step in range(DIRECTIONS):
        turn = 2 * pi * step / DIRECTIONS
        try:
            found.add(region.toward((round(1e6 * cos(turn)), round(1e6 * sin(turn)))))
        except NoRoom:
            continue
    return sorted(found, key=lambda place: (dist(start, place), place))


def is_difficult(own: Disc, places: tuple[Point, ...], table: Table) -> bool:
    """Whether any leg of a way goes through difficult ground."""
    if not table.with_trait(*DIFFICULT):
        return False
    for start, end in pairwise(places):
        path = advance_to(own.at(*start), end, 2 * FARTHEST, table, stopping=SLOWED)
        if path.cost > path.travelled:
            return True
    return False


def in_each_others_way(p: Position, one: int, other: int, target: int, chargers: tuple[int, ...]) -> bool:
    """Whether of two chargers either stands or comes to stand in the way of the other, were both alone."""
    alone = {row: base for row, base in bodies(p).items() if row not in chargers}
    own, its = body(p, one), body(p, other)
    mine, his = way_to(p, one, target, {**alone, one: own}), way_to(p, other, target, {**alone, other: its})
    if mine is None or his is None:
        return True
    return _bars(p, own, mine, its, his) or _bars(p, its, his, own, mine)


def _bars(p: Position, own: Disc, way: Way, other: Disc, its: Way) -> bool:
    if len(way.places) > 2 or len(its.places) > 2:
        return True
    there = [other, other.at(*its.end).raised_to(its.z)]
    return advance_to(own, way.end, FARTHEST, p.scene.table, there, stopping=CHARGING).end != way.end
