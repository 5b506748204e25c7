"""Free space: where a body that is moved without turning may stand, and which such place is nearest to a wish.

The nearest place is the wish itself, its foot on one of the curves on which the base touches something, or a point
where two of them cross: finitely many places, tried in order of distance, in a widening circle about the wish.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from math import atan2, hypot

from battlewright.table.bodies import Body, shares_height
from battlewright.table.curves import Curve, Place, Ring, Segment, crossings
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Box
from battlewright.table.placement.curves import contact_curves
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches
from battlewright.table.verdicts import LEGAL, Verdict

BARRING: tuple[str, ...] = ("impassable", "obstruction")
"""Traits of features on which no base may be placed unless the ruleset names others."""

NORTH: Point = (0, 1)
"""The direction preferred among equals when none is named."""


class NoRoom(ValueError):
    """A region holds no legal place at all."""


class Obstacle:
    """A body or a feature in the way of `body`, with the curves on which the two touch."""

    def __init__(self, body: Body, thing: Body | Feature) -> None:
        self.body, self.thing, self.bounds = body, thing, thing.bounds

    @cached_property
    def curves(self) -> list[Curve]:
        """Where x, y of the body is while it touches the thing."""
        return contact_curves(self.body, self.thing.parts)

    def bars(self, moved: Body) -> bool:
        """Would the body in its new place overlap the thing by more than 20 um?"""
        if isinstance(self.thing, Feature):
            return touches(self.thing, moved)
        return overlaps(moved, self.thing)


class FreeSpace:
    """Where `body` may stand: its whole base in `area` (up to 20 um) and on the table, overlapping none of the
    bodies that share height with it and no feature in its way with a barring trait."""

    def __init__(
        self,
        body: Body,
        table: Table,
        bodies: Iterable[Body] = (),
        barring: Sequence[str] = BARRING,
        area: Box | None = None,
    ) -> None:
        self.body, self.table = body, table
        self.frame = _frame(body, table, area or (0, 0, table.width, table.depth))
        self.obstacles = [Obstacle(body, other) for other in bodies if shares_height(body, other)]
        walls = table.with_trait(*barring)
        self.obstacles += [Obstacle(body, wall) for wall in walls if stands_in_way(wall, body)]

    def besides(self, bodies: Iterable[Body]) -> "FreeSpace":
        """The same space with more bodies in it."""
        more = FreeSpace.__new__(FreeSpace)
        more.body, more.table, more.frame = self.body, self.table, self.frame
        added = [Obstacle(self.body, other) for other in bodies if shares_height(self.body, other)]
        more.obstacles = self.obstacles + added
        return more

    def contains(self, x: int, y: int) -> Verdict:
        """May x, y of the body be placed there? Exact."""
        moved = self.body.at(x, y)
        if not self.table.holds(moved):
            return Verdict(False, "off-table")
        if not self._in_frame(x, y):
            return Verdict(False, "outside-area")
        for obstacle in self.obstacles:
            if obstacle.bars(moved):
                feature = isinstance(obstacle.thing, Feature)
                return Verdict(False, "feature-in-way" if feature else "overlaps-body", obstacle.thing)
        return LEGAL

    def nearest(self, wish: Point) -> Point:
        """The free place nearest to the wish, to the micrometre. Raises NoRoom when there is none."""
        return self._nearest(wish, 0, NORTH)[0]

    def equally_near(self, wish: Point, toward: Point = NORTH) -> list[Point]:
        """The free places nearest to the wish, nearest first; distances that differ by at most 20 um are equal.

        Where a whole bow is equally near, the place of it whose direction from the wish is nearest to the vector
        `toward` stands for all (two places when it is as near on both sides). Raises NoRoom.
        """
        places = self._nearest(wish, TOLERANCE, toward)
        best = hypot(places[0][0] - wish[0], places[0][1] - wish[1])
        rings = (
            curve for curve in self.curves_near(wish, round(best) + TOLERANCE) if isinstance(curve, Ring)
        )
        if any(_is_about(wish, ring) and abs(ring.radius - best) <= TOLERANCE for ring in rings):
            places = _nearest_in_direction(wish, places, toward)
        kept: list[Point] = []
        for place in places:
            if all(hypot(place[0] - x, place[1] - y) > 2 * TOLERANCE for x, y in kept):
                kept.append(place)
        return kept

    def curves_near(self, wish: Point, reach: int) -> list[Curve]:
        """The curves that limit the free space and pass within `reach` of the wish."""
        curves: list[Curve] = [*self.border()]
        for obstacle in self._near(wish, reach):
            curves += obstacle.curves
        return [curve for curve in curves if _distance(curve.nearest(wish), wish) <= reach + 1]

    def border(self) -> Iterator[Segment]:
        """The sides of the frame that x, y keeps to."""
        left, low, right, high = self.frame
        corners = ((left, low), (right, low), (right, high), (left, high))
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            yield Segment(*a, *b)

    def _nearest(self, wish: Point, slack: int, toward: Point) -> list[Point]:
        """The free places at most `slack` farther from the wish than the nearest, in order of distance."""
        if self.contains(*wish):
            return [wish]
        left, low, right, high = self.frame
        inset = hypot(wish[0] - min(max(wish[0], left), right), wish[1] - min(max(wish[1], low), high))
        farthest = hypot(max(wish[0] - left, right - wish[0]), max(wish[1] - low, high - wish[1]))
        reach = int(inset) + _size(self.body)
        while True:
            found = self._free_within(wish, reach, slack, toward)
            if found:
                return found
            if reach > farthest + TOLERANCE:
                raise NoRoom("no place in the area is free")
            reach *= 2

    def _free_within(self, wish: Point, reach: int, slack: int, toward: Point) -> list[Point]:
        near = self._near(wish, reach + slack)
        limit, found = (reach + slack) ** 2, list[Point]()
        for squared, place in _ordered(wish, self.curves_near(wish, reach + slack), toward, limit):
            if squared > limit:
                break
            if self._is_free(place, near):
                if not found:
                    limit = min(limit, int((squared**0.5 + slack) ** 2))
                found.append(place)
                if slack == 0:
                    break
        if found and _distance(found[0], wish) > reach:
            return []
        return found

    def _is_free(self, place: Point, near: list[Obstacle]) -> bool:
        """Is the place, near enough to the wish, free? The obstacle that bars it is asked first the next time."""
        if not self._in_frame(*place):
            return False
        moved = self.body.at(*place)
        if not self.table.holds(moved):
            return False
        for number, obstacle in enumerate(near):
            if obstacle.bars(moved):
                near.insert(0, near.pop(number))
                return False
        return True

    def _in_frame(self, x: int, y: int) -> bool:
        left, low, right, high = self.frame
        return left - TOLERANCE <= x <= right + TOLERANCE and low - TOLERANCE <= y <= high + TOLERANCE

    def _near(self, wish: Point, reach: int) -> list[Obstacle]:
        """The obstacles that the body may touch while x, y is within `reach` of the wish."""
        west, south, east, north = self.body.bounds
        dx, dy = wish[0] - self.body.x, wish[1] - self.body.y
        west, south, east, north = (
            west + dx - reach,
            south + dy - reach,
            east + dx + reach,
            north + dy + reach,
        )
        return [
            obstacle
            for obstacle in self.obstacles
            if obstacle.bounds[0] <= east
            and obstacle.bounds[2] >= west
            and obstacle.bounds[1] <= north
            and obstacle.bounds[3] >= south
        ]


def _frame(body: Body, table: Table, area: Box) -> Box:
    """The limits of x, y of a body whose base keeps to the area and the table."""
    west, south, east, north = body.bounds
    return (
        max(area[0], 0) + body.x - west,
        max(area[1], 0) + body.y - south,
        min(area[2], table.width) + body.x - east,
        min(area[3], table.depth) + body.y - north,
    )


def _size(body: Body) -> int:
    west, south, east, north = body.bounds
    return max(east - west, north - south)


def _ordered(wish: Point, curves: Sequence[Curve], toward: Point, limit: int) -> list[tuple[int, Point]]:
    """The candidates within the square root of `limit` of the wish, rounded, nearest first."""
    found: set[tuple[int, Point]] = set()
    for x, y in _candidates(wish, curves, toward):
        place = round(x), round(y)
        squared = (place[0] - wish[0]) ** 2 + (place[1] - wish[1]) ** 2
        if squared <= limit:
            found.add((squared, place))
    return sorted(found)


def _candidates(wish: Point, curves: Sequence[Curve], toward: Point) -> Iterator[Place]:
    for curve in curves:
        yield curve.nearest(wish)
        if isinstance(curve, Ring) and _is_about(wish, curve):
            yield from _all_round(curve, toward)
    for one, other in combinations(curves, 2):
        yield from crossings(one, other)


def _is_about(wish: Point, ring: Ring) -> bool:
    """Is the wish so near to the centre that all places of the ring are equally near?"""
    return abs(wish[0] - ring.x) <= TOLERANCE / 2 and abs(wish[1] - ring.y) <= TOLERANCE / 2


def _all_round(ring: Ring, toward: Point) -> Iterator[Place]:
    """The places of the ring along the axes and in the direction `toward`, which with the crossings stand for all."""
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1), toward):
        length = hypot(dx, dy) or 1
        yield ring.x + dx * ring.radius / length, ring.y + dy * ring.radius / length


def _nearest_in_direction(wish: Point, places: Sequence[Point], toward: Point) -> list[Point]:
    """The places that need the least turn from `toward`, seen from the wish; within 20 um of bow it is equal."""
    bows = [(_turn(wish, place, toward) * _distance(place, wish), place) for place in places]
    least = min(bow for bow, _ in bows)
    return [place for bow, place in sorted(bows) if bow <= least + TOLERANCE]


def _turn(wish: Point, place: Point, toward: Point) -> float:
    dx, dy = place[0] - wish[0], place[1] - wish[1]
    return abs(atan2(toward[0] * dy - toward[1] * dx, toward[0] * dx + toward[1] * dy))


def _distance(place: Place, wish: Point) -> float:
    return hypot(place[0] - wish[0], place[1] - wish[1])
