"""Ways of a charger on foot: straight to its target, or round what stands between (3.8)."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, hypot, inf, pi, sin
from typing import Literal

import msgspec

from battlewright.rules.kill_team.solid_floors import walled
from battlewright.table.bodies import Disc, shares_height
from battlewright.table.gaps import within
from battlewright.table.lengths import TOLERANCE, inches
from battlewright.table.levels import ground_below, surfaces
from battlewright.table.movement import Stopping, advance_to, route_region
from battlewright.table.movement.course import Ray, merged, spans
from battlewright.table.movement.path import farthest
from battlewright.table.movement.plain import plain
from battlewright.table.movement.taut import Goals, Ring, meeting, shortest
from battlewright.table.outlines import Circle
from battlewright.table.placement import ContactRegion, NoRoom
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

FARTHEST = inches(15)
"""Longer than any charge."""

STEP = inches(1) + TOLERANCE
"""The highest step and the widest gap that is no climb and no jump (KT-AERIAL-01, KT-M-02D)."""

DIRECTIONS = 24
"""How many places about a target are tried where the straight way is barred."""

INTERVAL = inches("0.2")
"""How far apart the places of a way are at which the ground is looked at."""

NEAREST = 2
"""How many of them are tried where terrain bars the way."""

BARS = ("impassable", "obstruction")
CHARGING = Stopping(stops=BARS, slows=())
"""What stops a charge; what slows it changes the roll, not the way (KT-RUL-37)."""

DIFFICULT = ("rough", "forest", "water")
SLOWED = Stopping(stops=(), slows=DIFFICULT, bodies_from=None)
"""Finds difficult ground under a way."""


class Hurdle(msgspec.Struct, frozen=True):
    """A climb or a jump on the way: where a model that fails its test comes to stand, how deep it falls there, and how
    high the climb or long the jump is."""

    why: Literal["climb", "dive"]
    x: int
    y: int
    z: int
    height: int
    length: int


class Way(msgspec.Struct, frozen=True):
    """A way of a charger: the places it goes through, the last one where the base ends; `z` its height there; its
    length in micrometres, up and down too; whether it goes through difficult ground; what must be climbed and jumped,
    in order; whether it ends only beside a friend. `straight` is the distance from base to base of a mere jump and of
    a way beside a friend, 0 of any other. `nearer`: longer ways that end beside a friend and nearer to the enemy."""

    places: tuple[Point, ...]
    z: int
    length: int
    difficult: bool = False
    hurdles: tuple[Hurdle, ...] = ()
    supporting: bool = False
    straight: int = 0
    nearer: tuple[Way, ...] = ()

    @property
    def end(self) -> Point:
        """Where the base comes to stand."""
        return self.places[-1]


def walk_into(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Way | None:
    """On foot: straight if that is free, else the shortest way round what is in it; never over a gap in the ground."""
    if (own.x, own.y) == (aim.x, aim.y) or not within(own, aim, FARTHEST):
        return None
    start, others, table = (own.x, own.y), (*around, aim), walled(table, own.z + STEP)
    ring = Ring(aim.x, aim.y, own.radius + aim.radius)
    end = ring.toward(start)
    found: tuple[int, tuple[Point, ...]] | None = (round(dist(start, end)), (start, end))
    if not is_straight(own, end, others, table):
        found = _round(own, aim, around, table)
    if found is None or not has_ground(own, found[1], table):
        return None
    return Way(found[1], ground_at(own, found[1][-1], table), found[0], is_difficult(own, found[1], table))


def ground_at(own: Disc, place: Point, table: Table) -> int:
    """The height at which a model stands that walks to a place, up a step at most."""
    return ground_below(own.at(*place).raised_to(own.z + STEP - TOLERANCE), table).z


def has_ground(own: Disc, places: tuple[Point, ...], table: Table) -> bool:
    """Whether a way above the table has ground under some of the base all along, at most a step lower, and crosses no
    gap that is wider than a step."""
    if own.z <= STEP:
        return True
    level = [each for each in surfaces(table) if own.z - STEP <= each.top <= own.z + STEP]
    return all(_holds(own, start, end, level) for start, end in pairwise(places))


def _holds(own: Disc, start: Point, end: Point, level: list[Feature]) -> bool:
    (ax, ay), (bx, by) = start, end
    length = dist(start, end)
    if length > STEP and _widest_gap(start, end, level) > STEP:
        return False
    count = 1 + round(length / INTERVAL)
    for i in range(count + 1):
        there = own.at(ax + (bx - ax) * i // count, ay + (by - ay) * i // count)
        if not any(touches(each, there) for each in level):
            return False
    return True


def _widest_gap(start: Point, end: Point, level: list[Feature]) -> float:
    """How far the middle of a base has no ground under it on a straight way."""
    length = dist(start, end)
    ray = Ray(*start, (end[0] - start[0]) / length, (end[1] - start[1]) / length)
    ground = merged([span for piece in level for span in spans(piece, (Circle(*start, 0),), ray, inf)])
    edges = [0.0, *(min(length, edge) for span in ground for edge in span), length]
    return max(after - before for before, after in zip(edges[::2], edges[1::2], strict=True))


def surface_under(base: Disc, table: Table) -> Feature | None:
    """A surface on which a model stands above the table."""
    level = (each for each in surfaces(table) if abs(each.top - base.z) <= TOLERANCE)
    return next((each for each in level if touches(each, base)), None)


def _round(
    own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table
) -> tuple[int, tuple[Point, ...]] | None:
    """The length and the places of the shortest way to a free place in contact."""
    start, rings = (own.x, own.y), _rings(own, (aim, *around))
    pockets = (place for ring in rings[1:] for place in meeting(rings[0], ring))
    free = [place for place in pockets if _is_free(place, rings) and table.holds(own.at(*place))]
    found = shortest(start, Goals(free, 0), rings, FARTHEST)
    if found is not None and not table.holds(own.at(*found[1][-1])):
        found = None
    if found is not None and _is_open(own, found[1], table):
        return round(found[0]), found[1]
    if not table.with_trait(*BARS):
        return None
    return _searched(own, contact_places(own.raised_to(aim.z), aim, around, table), (*around, aim), table)


def _is_open(own: Disc, places: tuple[Point, ...], table: Table) -> bool:
    """Whether no terrain bars a way."""
    if not table.with_trait(*BARS):
        return True
    return all(is_straight(own.at(*start), end, (), table) for start, end in pairwise(places))


def _rings(own: Disc, others: tuple[Disc, ...]) -> list[Ring]:
    near = (each for each in others if shares_height(own, each) and within(own, each, FARTHEST))
    return [Ring(each.x, each.y, own.radius + each.radius) for each in near]


def _is_free(place: Point, rings: list[Ring]) -> bool:
    return all(dist(place, (ring.x, ring.y)) >= ring.radius - TOLERANCE for ring in rings)


def _searched(
    own: Disc, places: list[Point], others: tuple[Disc, ...], table: Table
) -> tuple[int, tuple[Point, ...]] | None:
    """The shortest of the ways round terrain to the first few of the places."""
    ways = route_region(own, FARTHEST, table, others, stopping=CHARGING)
    routes = (ways.route(*place) for place in places[:NEAREST])
    best = min((route for route in routes if route), key=lambda route: route.cost, default=None)
    return None if best is None else (best.cost, best.places)


def is_straight(own: Disc, place: Point, others: tuple[Disc, ...], table: Table) -> bool:
    """Whether nothing is in the straight way to a free place."""
    toward = place[0] - own.x, place[1] - own.y
    length = round(hypot(*toward))
    end = farthest(plain(own, walled(table, own.z + STEP), others), toward, length, CHARGING)
    return dist(end, place) <= TOLERANCE


def path_to(
    own: Disc, place: Point, others: tuple[Disc, ...], table: Table
) -> tuple[int, tuple[Point, ...]] | None:
    """The length of the shortest way to a free place, in micrometres, and its places; None without any."""
    start, table = (own.x, own.y), walled(table, own.z + STEP)
    if start == place:
        return 0, (start,)
    if is_straight(own, place, others, table):
        return round(dist(start, place)), (start, place)
    found = shortest(start, Goals([place]), _rings(own, others), FARTHEST)
    if found is not None and _is_open(own, found[1], table):
        return round(found[0]), found[1]
    return _searched(own, [place], others, table) if table.with_trait(*BARS) else None


def contact_places(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> list[Point]:
    """Free places all round a target, nearest first."""
    region, found = ContactRegion(own, aim, walled(table, own.z + STEP), around, BARS), set()
    try:
        found.add(region.project(own.x, own.y))
    except NoRoom:
        return []
    for step in range(DIRECTIONS):
        turn = 2 * pi * step / DIRECTIONS
        try:
            found.add(region.toward((round(1e6 * cos(turn)), round(1e6 * sin(turn)))))
        except NoRoom:
            continue
    return sorted(found, key=lambda place: (dist((own.x, own.y), place), place))


def room_beside(
    own: Disc, friend: Disc, others: tuple[Disc, ...], wishes: tuple[Point, ...], table: Table
) -> tuple[Point, ...]:
    """Free places in contact with a friend: the nearest to each wish and the one nearest to where the model stands."""
    region = ContactRegion(own.raised_to(friend.z), friend, walled(table, own.z + STEP), others, BARS)
    try:
        return tuple({region.project(*wish): None for wish in (*wishes, (own.x, own.y))})
    except NoRoom:
        return ()


def is_difficult(own: Disc, places: tuple[Point, ...], table: Table) -> bool:
    """Whether any leg of a way goes through difficult ground."""
    if not table.with_trait(*DIFFICULT):
        return False
    for start, end in pairwise(places):
        path = advance_to(own.at(*start), end, 2 * FARTHEST, table, stopping=SLOWED)
        if path.cost > path.travelled:
            return True
    return False
