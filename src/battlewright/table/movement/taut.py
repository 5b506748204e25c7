"""The shortest way of a round base round other round bases: straight to one, along its rim, and straight on.

The base is a point here and the others are rings, as wide as both radii together. Lengths are true to a few
micrometres; whether a place may be stood on is not decided here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import acos, atan2, cos, dist, hypot, pi, sin, sqrt
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

    def toward(self, place: Place) -> Point:
        """The place just off the rim that is nearest to another, to the micrometre."""
        share = (self.radius + 1) / dist(place, (self.x, self.y))
        return round(self.x + (place[0] - self.x) * share), round(self.y + (place[1] - self.y) * share)


class Bend(NamedTuple):
    """Where a way meets the rim of a ring, to go on along it anticlockwise (`turn` 1) or clockwise (-1)."""

    ring: int
    turn: int
    angle: float


class Goals(NamedTuple):
    """Where a way may end: at these places, or anywhere on the rim of the `aim`, which is one of the rings too, or of
    none."""

    places: Sequence[Point]
    aim: int = -1


Found = tuple[float, tuple[Place, ...], Bend | Point]
"""A length, the places on the way, and where it leads: on to a bend, or to a goal."""


def shortest(
    start: Point, goals: Goals, rings: Sequence[Ring], most: float
) -> tuple[float, tuple[Point, ...]] | None:
    """The shortest way to a goal, at most so long: its length, and its places from the start to the goal, two for each
    rim that it goes along; None without any."""
    heap: list[tuple[float, int, tuple[Place, ...], Bend | Point]] = []
    count = 0
    for length, places, found in _from_start(start, goals, rings):
        count += 1
        heappush(heap, (length, count, (start, *places), found))
    while heap and count < MOST_BENDS:
        length, _, way, found = heappop(heap)
        if length > most:
            return None
        if not isinstance(found, Bend):
            return length, (*((round(x), round(y)) for x, y in way), found)
        for more, places, after in _from_bend(found, goals, rings):
            count += 1
            heappush(heap, (length + more, count, (*way, *places), after))
    return None


def _from_start(start: Point, goals: Goals, rings: Sequence[Ring]) -> Iterator[Found]:
    for goal in goals.places:
        if _is_clear(start, goal, rings, ()):
            yield dist(start, goal), (), goal
    if goals.aim >= 0:
        yield from _onto_rim(start, goals.aim, rings, ())
    for number, ring in enumerate(rings):
        for turn in (1, -1):
            angle = _tangent(start, ring, turn)
            place = ring.at(angle)
            if _is_clear(start, place, rings, (number,)):
                yield dist(start, place), (place,), Bend(number, turn, angle)


def _from_bend(bend: Bend, goals: Goals, rings: Sequence[Ring]) -> Iterator[Found]:
    """Along the rim to where the way leaves it, and straight on to the next."""
    ring, free = rings[bend.ring], _free_arc(bend, rings)
    for goal in goals.places:
        angle, arc = _leaves(bend, ring, goal)
        place = ring.at(angle)
        if arc <= free and _is_clear(place, goal, rings, (bend.ring,)):
            yield arc * ring.radius + dist(place, goal), (place,), goal
    if goals.aim not in (-1, bend.ring):
        angle, arc = _leaves(bend, ring, rings[goals.aim][:2])
        if arc <= free:
            for length, places, found in _onto_rim(ring.at(angle), goals.aim, rings, (bend.ring,)):
                yield arc * ring.radius + length, (ring.at(angle), *places), found
    for number, other in enumerate(rings):
        if number != bend.ring:
            yield from _on_to(bend, number, other, free, rings)


def _on_to(bend: Bend, number: int, other: Ring, free: float, rings: Sequence[Ring]) -> Iterator[Found]:
    """Straight from one rim to another, with and across."""
    ring = rings[bend.ring]
    far = hypot(other.x - ring.x, other.y - ring.y)
    for turn in (1, -1):
        reach = ring.radius - other.radius if turn == bend.turn else ring.radius + other.radius
        if abs(reach) >= far:
            continue
        angle = atan2(other.y - ring.y, other.x - ring.x) - bend.turn * acos(reach / far)
        arc = (angle - bend.angle) * bend.turn % FULL
        met = angle if turn == bend.turn else angle + pi
        leaves, meets = ring.at(angle), other.at(met)
        if arc <= free and _is_clear(leaves, meets, rings, (bend.ring, number)):
            length = arc * ring.radius + sqrt(far * far - reach * reach)
            yield length, (leaves, meets), Bend(number, turn, met)


def _leaves(bend: Bend, ring: Ring, goal: Place) -> tuple[float, float]:
    """Where a way along a rim leaves it for a goal, and how far along it that is, as angles."""
    angle = _tangent(goal, ring, -bend.turn)
    return angle, (angle - bend.angle) * bend.turn % FULL


def _onto_rim(start: Place, aim: int, rings: Sequence[Ring], touching: tuple[int, ...]) -> Iterator[Found]:
    """Straight at the middle of a ring, as far as to its rim."""
    ring = rings[aim]
    end = ring.toward(start)
    if _is_clear(start, end, rings, (*touching, aim)):
        yield dist(start, end), (), end


def meeting(one: Ring, other: Ring) -> Iterator[Point]:
    """The places where a point touches both rings."""
    far = hypot(other.x - one.x, other.y - one.y)
    own, its = one.radius + 1, other.radius + 1
    if not abs(own - its) < far < own + its:
        return
    half = acos((far * far + own * own - its * its) / (2 * far * own))
    middle = atan2(other.y - one.y, other.x - one.x)
    for angle in (middle - half, middle + half):
        yield round(one.x + own * cos(angle)), round(one.y + own * sin(angle))


def _tangent(place: Place, ring: Ring, turn: int) -> float:
    """Where on the rim a straight way from the place meets it, to go on in this turn."""
    far = dist(place, ring[:2])
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
