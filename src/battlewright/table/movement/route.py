"""Moves along any way: several straight legs round obstacles, the body kept in its facing.

The way is sought among the places where a shortest way bends (a visibility graph, Dijkstra's algorithm); every leg
is a straight move that is tested exactly. The way found is then drawn taut round round outlines. Ground that costs
double bends the cheapest way at its border, too; here a way goes round it or straight through it, so its cost is an
upper bound where it does.
"""

from collections.abc import Sequence
from functools import cached_property
from heapq import heappop, heappush
from math import cos, dist, inf, pi, sin
from random import Random
from typing import ClassVar

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement.corners import STRAY, Bend, turning_places
from battlewright.table.movement.grown import GrownObstacles
from battlewright.table.movement.legality import anchor, box_at
from battlewright.table.movement.path import advance_to
from battlewright.table.movement.plain import Plain, plain
from battlewright.table.movement.region import MoveRegion, move_region
from battlewright.table.movement.smoothing import Way, smoothed
from battlewright.table.movement.stopping import WALK, Stopping
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature
from battlewright.table.verdicts import LEGAL, Verdict


class Route(msgspec.Struct, frozen=True):
    """A way of straight legs: the places from the start to the end, the movement it costs in micrometres, and the
    verdict. A way that is not legal has no places but the start."""

    places: tuple[Point, ...]
    cost: int
    verdict: Verdict = LEGAL

    def __bool__(self) -> bool:
        return self.verdict.legal


class RouteRegion(msgspec.Struct, frozen=True, tag="route", dict=True):
    """Where a move of `body` along any way with `distance` movement may end.

    Build it with `route_region`, which leaves out what is beyond reach. The first question searches the ways to all
    turning places and keeps them.
    """

    word: ClassVar[str] = "at"

    body: Body
    distance: int
    table: Table
    bodies: tuple[Body, ...] = ()
    stopping: Stopping = WALK

    @cached_property
    def _plain(self) -> Plain:
        return plain(self.body, self.table, self.bodies)

    @cached_property
    def _straight(self) -> MoveRegion:
        world = self._plain
        return MoveRegion(world.body, self.distance, world.table, tuple(world.bodies), self.stopping)

    @cached_property
    def _space(self) -> GrownObstacles:
        world = self._plain
        blocking = [other for other in world.bodies if self.stopping.stopped_by(other)]
        return GrownObstacles(world.body, blocking, self.stopping.walls(world.table))

    @property
    def _budget(self) -> int:
        return self.distance + TOLERANCE

    @property
    def _search_budget(self) -> float:
        """What a way about polygons may cost that is affordable about the arcs within them."""
        return self._budget * STRAY

    @cached_property
    def _ways(self) -> "dict[Point, tuple[float, Point | None]]":
        """What it costs to come to each turning place, and from which place the last leg comes; cheapest first."""
        start, budget = anchor(self.body), self._search_budget
        waiting = dict.fromkeys(self._turning_places)
        ways: dict[Point, tuple[float, Point | None]] = {}
        heap: list[tuple[float, Point, Point, bool]] = [(0.0, start, start, True)]
        while heap:
            cost, place, last, tested = heappop(heap)
            if place in ways:
                continue
            if not tested:
                paid = self._leg(last, place)
                if paid is not None and ways[last][0] + paid <= budget:
                    heappush(heap, (ways[last][0] + paid, place, last, True))
                continue
            ways[place] = cost, (last if place != start else None)
            waiting.pop(place, None)
            for other in waiting:
                reached = cost + dist(place, other)
                if reached <= budget:
                    heappush(heap, (reached, other, place, False))
        return ways

    @cached_property
    def _turning_places(self) -> dict[Point, Bend | None]:
        blocking = [other.parts for other in self.bodies if self.stopping.stopped_by(other)]
        ground = [piece.parts for piece in self.table.with_trait(*self.stopping.traits)]
        start, far = anchor(self.body), self._search_budget
        places = turning_places(self.body, [*blocking, *ground])
        return {
            place: bend for place, bend in places.items() if dist(start, place) <= far and self._stands(place)
        }

    def _stands(self, place: Point) -> Verdict:
        """May the body stand there, however it comes there?"""
        if not self.table.holds_box(box_at(self.body, place)):
            return Verdict(False, "off-table")
        taken = self._space.taken_by(place, place) or self._straight.left_on(place)
        if taken is None:
            return LEGAL
        by = self._plain.original(taken)
        return Verdict(False, "feature-in-way" if isinstance(by, Feature) else "overlaps-body", by)

    def _leg(self, start: Point, end: Point) -> float | None:
        """What the straight leg costs; None when it is not free."""
        if self._space.taken_by(start, end) is not None:
            return None
        return self._from(start).cost_to(end) if self._straight.priced else dist(start, end)

    def _from(self, start: Point) -> MoveRegion:
        """The straight moves from a turning place."""
        found = self._starts.get(start)
        if found is None:
            found = self._starts[start] = msgspec.structs.replace(
                self._straight, body=self._plain.body.at(*start)
            )
        return found

    @cached_property
    def _starts(self) -> dict[Point, MoveRegion]:
        return {}

    def route(self, x: int, y: int) -> Route:
        """The cheapest way found to x, y; its verdict says why there is none within the distance."""
        place, start = (x, y), anchor(self.body)
        if place == start:
            return Route((start,), 0)
        stands = self._stands(place)
        if not stands:
            return Route((start,), 0, stands)
        found = self._cheapest(place)
        if found is None:
            return Route((start,), 0, self._why_not(place))
        cost, places = smoothed(found, self._turning_places, self._leg)
        if cost > self._budget:
            return Route((start,), 0, self._why_not(place))
        return Route(places, round(cost))

    def _reaches(self, place: Point) -> bool:
        """Is there a way that is affordable, if need be drawn taut?"""
        found = self._cheapest(place)
        if found is None:
            return False
        return found[0] <= self._budget or smoothed(found, self._turning_places, self._leg)[0] <= self._budget

    def _cheapest(self, place: Point) -> Way | None:
        """The cheapest way found along turning places; None beyond what the search covers."""
        best, through, most = inf, None, self._search_budget
        for last, (cost, _) in self._ways.items():
            if cost >= best:
                break
            if cost + dist(last, place) <= min(best, most):
                paid = self._leg(last, place)
                if paid is not None and cost + paid < best:
                    best, through = cost + paid, last
        if through is None or best > most:
            return None
        return best, (*self._way_to(through), *((place,) if place != through else ()))

    def _way_to(self, place: Point) -> list[Point]:
        way: list[Point] = []
        last: Point | None = place
        while last is not None:
            way.append(last)
            last = self._ways[last][1]
        return way[::-1]

    def _why_not(self, place: Point) -> Verdict:
        """What is first in the straight way, if anything is."""
        far = round(dist(anchor(self.body), place)) + 1
        dear = 2 * far + len(self.table.features) * self.stopping.climb
        stop = advance_to(self.body, place, dear, self.table, self.bodies, stopping=self.stopping).stop
        if stop is None or stop.obstacle is None:
            return Verdict(False, "too-far")
        return Verdict(False, "feature-in-way" if stop.kind == "feature" else "body-in-way", stop.obstacle)

    def contains(self, x: int, y: int) -> Verdict:
        """May the move end with the body at x, y?"""
        place = (x, y)
        if self._straight.contains(x, y):
            return LEGAL
        stands = self._stands(place)
        if not stands:
            return stands
        return LEGAL if self._reaches(place) else self._why_not(place)

    def project(self, x: int, y: int) -> Point:
        """The legal place nearest to x, y among those in which a straight leg towards it from the start or a turning
        place ends."""
        wish = (x, y)
        if self.contains(x, y):
            return wish
        world, best, nearest = self._plain, anchor(self.body), dist(anchor(self.body), wish)
        for last, (cost, _) in self._ways.items():
            left = self.distance - cost
            if left >= 0 and dist(last, wish) - left < nearest:
                start = world.body.at(*last)
                end = advance_to(
                    start, wish, round(left), world.table, world.bodies, stopping=self.stopping
                ).end
                if dist(end, wish) < nearest:
                    best, nearest = end, dist(end, wish)
        return best

    def sample(self, rng: Random) -> Point:
        """A legal place: one to which a straight move leads, since no search is needed to find it."""
        return self._straight.sample(rng)

    def outline(self, rays: int = 72) -> list[Point]:
        """The farthest legal place found in each of `rays` directions anticlockwise from +x, for drawing: places
        nearer to the start may be taken. True to a twelfth of the distance where the straight way is blocked."""
        straight = self._straight.outline(rays)
        return [
            self._farthest(2 * pi * i / rays, end)
            if dist(anchor(self.body), end) < self.distance - TOLERANCE
            else end
            for i, end in enumerate(straight)
        ]

    def _farthest(self, turn: float, nearest: Point) -> Point:
        if len(self._ways) == 1:
            return nearest
        for twelfths in range(12, 0, -1):
            length = self.distance * twelfths / 12
            if length <= dist(anchor(self.body), nearest):
                break
            place = self.body.x + round(length * cos(turn)), self.body.y + round(length * sin(turn))
            if self._stands(place) and self._reaches(place):
                return place
        return nearest

    def grid(self, step: int) -> list[Point]:
        """The legal places of the square lattice of `step` micrometres through the start, row by row."""
        count = (self.distance + TOLERANCE) // step
        steps = range(-count, count + 1)
        lattice = ((self.body.x + step * i, self.body.y + step * j) for j in steps for i in steps)
        return [place for place in lattice if self.contains(*place)]


def route(
    body: Body,
    place: Point,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Route:
    """The cheapest way found for `body` to `place` with `distance` movement, along straight legs."""
    return route_region(body, distance, table, bodies, stopping=stopping).route(*place)


def route_region(
    body: Body, distance: int, table: Table, bodies: Sequence[Body] = (), *, stopping: Stopping = WALK
) -> RouteRegion:
    """The region of a move along any way, holding only the bodies and the features that it can come to."""
    near = move_region(body, distance, table, bodies, stopping=stopping)
    return RouteRegion(body, distance, near.table, near.bodies, stopping)
