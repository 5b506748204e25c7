"""The shortest way of a round base round other round bases: straight to one, along its rim, and straight on.

The base is a point here and the others are rings, as wide as both radii together. Lengths are true to a few
micrometres; whether a place may be stood on is not decided here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import acos, atan2, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from battlewright.table.lengths import TOLERANCE
from battlewright.table.plane import Point

FULL = 2 * pi
SLIGHT = 1e-6
"""An angle that does not matter."""

MOST_BENDS = 400
"""So many bends are looked at."""

Place = tuple[float, float]


class Ring(NamedTuple):
    """What the point must not enter: a circle."""

    x: float
    y: float
    radius: float

    def at(self, angle: float) -> Place:
        """The place on the rim in a direction."""
        return self.x + self.radius * cos(angle), self.y + self.radius * sin(angle)


class Bend(NamedTuple):
    """Where a way meets the rim of a ring, to go on along it anticlockwise (`turn` 1) or clockwise (-1)."""

    ring: int
    turn: int
    angle: float


def nearest_goal(
    start: Point, goals: Sequence[Point], rings: Sequence[Ring], most: float
) -> tuple[float, Point] | None:
    """The goal with the shortest way, at most so long, and its length; None without any."""
    heap: list[tuple[float, int, Bend | Point]] = []
    count = 0
    for length, found in _from_start(start, goals, rings):
        count += 1
        heappush(heap, (length, count, found))
    while heap and count < MOST_BENDS:
        length, _, found = heappop(heap)
        if length > most:
            return None
        if not isinstance(found, Bend):
            return length, found
        for more, after in _from_bend(found, goals, rings):
            count += 1
            heappush(heap, (length + more, count, after))
    return None


def _from_start(
    start: Point, goals: Sequence[Point], rings: Sequence[Ring]
) -> Iterator[tuple[float, Bend | Point]]:
    for goal in goals:
        if _is_clear(start, goal, rings, ()):
            yield hypot(goal[0] - start[0], goal[1] - start[1]), goal
    for number, ring in enumerate(rings):
        for turn in (1, -1):
            angle = _tangent(start, ring, turn)
            place = ring.at(angle)
            if _is_clear(start, place, rings, (number,)):
                yield hypot(place[0] - start[0], place[1] - start[1]), Bend(number, turn, angle)


def _from_bend(
    bend: Bend, goals: Sequence[Point], rings: Sequence[Ring]
) -> Iterator[tuple[float, Bend | Point]]:
    """Along the rim to where the way leaves it, and straight on to the next."""
    ring, free = rings[bend.ring], _free_arc(bend, rings)
    for goal in goals:
        angle = _tangent(goal, ring, -bend.turn)
        arc = (angle - bend.angle) * bend.turn % FULL
        if arc <= free and _is_clear(ring.at(angle), goal, rings, (bend.ring,)):
            place = ring.at(angle)
            yield arc * ring.radius + hypot(goal[0] - place[0], goal[1] - place[1]), goal
    for number, other in enumerate(rings):
        far = hypot(other.x - ring.x, other.y - ring.y)
        for turn in (1, -1) if number != bend.ring else ():
            reach = ring.radius - other.radius if turn == bend.turn else ring.radius + other.radius
            if abs(reach) >= far:
                continue
            angle = atan2(other.y - ring.y, other.x - ring.x) - bend.turn * acos(reach / far)
            arc = (angle - bend.angle) * bend.turn % FULL
            met = angle if turn == bend.turn else angle + pi
            if arc <= free and _is_clear(ring.at(angle), other.at(met), rings, (bend.ring, number)):
                yield arc * ring.radius + sqrt(far * far - reach * reach), Bend(number, turn, met)


def _tangent(place: Place, ring: Ring, turn: int) -> float:
    """Where on the rim a straight way from the place meets it, to go on in this turn."""
    far = hypot(place[0] - ring.x, place[1] - ring.y)
    return atan2(place[1] - ring.y, place[0] - ring.x) + turn * acos(min(1.0, ring.radius / far))


def _free_arc(bend: Bend, rings: Sequence[Ring]) -> float:
    """How far the way can go along the rim before another ring bars it, as an angle."""
    ring, free = rings[bend.ring], FULL
    for number, other in enumerate(rings):
        far = hypot(other.x - ring.x, other.y - ring.y)
        if number == bend.ring or far >= ring.radius + other.radius or far <= abs(ring.radius - other.radius):
            continue
        half = acos((far * far + ring.radius**2 - other.radius**2) / (2 * far * ring.radius))
        middle = atan2(other.y - ring.y, other.x - ring.x)
        before = ((middle - bend.angle) * bend.turn - half) % FULL
        if before > FULL - 2 * half + SLIGHT:
            return 0.0
        free = min(free, before + SLIGHT if before < FULL - SLIGHT else SLIGHT)
    return free


def _is_clear(start: Place, end: Place, rings: Sequence[Ring], touching: tuple[int, ...]) -> bool:
    """Whether the straight way enters none of the rings but by the tolerance; some it only touches."""
    (ax, ay), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    squared = dx * dx + dy * dy
    for number, ring in enumerate(rings):
        if number in touching:
            continue
        wx, wy = ring.x - ax, ring.y - ay
        along = (wx * dx + wy * dy) / squared if squared > 0 else 0.0
        share = 0.0 if along < 0 else 1.0 if along > 1 else along
        if hypot(wx - share * dx, wy - share * dy) < ring.radius - TOLERANCE:
            return False
    return True
