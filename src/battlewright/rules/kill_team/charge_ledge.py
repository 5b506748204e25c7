"""Where a charger leaves its level for another: places along the ledges of floors, the best of which is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import cos, dist, pi, sin
from typing import NamedTuple, TypeVar

from battlewright.rules.kill_team.charge_walk import FARTHEST, Way
from battlewright.table.lengths import INCH, TOLERANCE, inches
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature

APART = inches("0.4")
"""How far apart the places along a ledge are that are looked at."""

TRIES = 32
"""How many of them are tried, the most promising first."""

T = TypeVar("T")


class Crossing(NamedTuple):
    """A place on a ledge, where the middle of a base is just over the floor, and the one before it, where the base
    stands at the foot."""

    ledge: Point
    foot: Point


@lru_cache(maxsize=256)
def along(floor: Feature, radius: int) -> tuple[Crossing, ...]:
    """The crossings all along the ledges of a floor for a base of this radius."""
    return tuple(crossing for part in floor.parts for crossing in _along(part, radius + 1))


def _along(part: Part, out: int) -> Iterator[Crossing]:
    if isinstance(part, Circle):
        count = max(8, round(2 * pi * part.radius / APART))
        for i in range(count):
            ux, uy = cos(2 * pi * i / count), sin(2 * pi * i / count)
            yield _crossing(part.x + part.radius * ux, part.y + part.radius * uy, ux, uy, out)
        return
    for (ax, ay), (bx, by) in part.edges:
        length = dist((ax, ay), (bx, by))
        if length == 0:
            continue
        ux, uy = part.turn * (by - ay) / length, -part.turn * (bx - ax) / length
        count = max(1, round(length / APART))
        for i in range(count + 1):
            yield _crossing(ax + (bx - ax) * i / count, ay + (by - ay) * i / count, ux, uy, out)


def _crossing(x: float, y: float, ux: float, uy: float, out: int) -> Crossing:
    return Crossing((round(x), round(y)), (round(x + out * ux), round(y + out * uy)))


def cost(way: Way) -> tuple[int, int, int]:
    """What makes a way better: fewer inches of the roll, then fewer tests, then length."""
    return -(-(measured(way) - TOLERANCE) // INCH), len(way.hurdles), measured(way)


def measured(way: Way) -> int:
    """The length that the roll must reach, in micrometres."""
    return way.straight or way.length


def shortest_of(
    candidates: Iterable[tuple[float, T]], make: Callable[[T], Way | None], tries: int = TRIES
) -> Way | None:
    """The shortest way through one of some places; each comes with the length below which no way through it is."""
    best: Way | None = None
    near = sorted((each for each in candidates if each[0] <= FARTHEST), key=lambda each: each[0])
    for least, place in near:
        if tries == 0 or (best is not None and least >= measured(best)):
            break
        tries -= 1
        way = make(place)
        if way is not None and (best is None or measured(way) < measured(best)):
            best = way
    return best
