"""Least disturbance: making room for a body that ended its move on top of others (hordes 2.14).

The mover stays. Of the others as few as possible move, and together as little as possible; nobody turns. A body that
cannot move, or finds no room, makes the mover shift instead. Only the bodies underneath ever need to move, since each
of them has room somewhere or counts as one that cannot. For a single one the least way is exact; several are first
moved as if each were alone, which is the least there can be, and if they then meet, a bounded search follows.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice, permutations, product
from math import hypot

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.placement.free import BARRING, NORTH, FreeSpace, NoRoom
from battlewright.table.plane import Point
from battlewright.table.table import Table

ORDERS = 24
"""How many orders of moving away the search tries."""

REFINED = 2
"""How many of the best results it improves."""

TRIES = 96
"""How many small changes it tries on each of those."""

FINEST = 100
"""The smallest of these changes in micrometres."""

COMBINATIONS = 64
"""How many combinations of equally near places are looked at."""

Places = tuple[Point, ...]


class Shift(msgspec.Struct, frozen=True):
    """One body moved away: its index, the body in its new place, and how far it moved in micrometres (rounded)."""

    index: int
    body: Body
    distance: int


class Disturbance(msgspec.Struct, frozen=True):
    """How room was made: the mover where it ends, how far it had to shift itself, and the equally good ways to move
    the others, of which the rules take one at random (one empty way when nobody has to move).

    `total` is the distance moved by the others in micrometres, the same for all ways up to 20 um; `proven_least`
    tells whether no less is possible.
    """

    mover: Body
    shifted: int
    options: tuple[tuple[Shift, ...], ...]
    total: int
    proven_least: bool


def least_disturbance(
    mover: Body,
    others: Sequence[Body],
    table: Table,
    *,
    travel: Point = NORTH,
    fixed: Collection[int] = (),
    stopping: Sequence[str] = BARRING,
) -> Disturbance:
    """Make room for `mover`, which stands where its move ended.

    `others` are all other bodies, none of which overlap one another; `travel` is the direction of the move, which
    decides between places that are equally near all round; `fixed` are indexes of bodies that cannot move. Distances
    that differ by at most 20 um are equal. Nothing overlaps in any option. Raises NoRoom when the mover itself, having
    to shift, finds no place.
    """
    unmovable, placed = set(fixed), mover
    while True:
        blockers = [other for index, other in enumerate(others) if index in unmovable]
        if any(overlaps(mover, other) for other in blockers):
            space = FreeSpace(mover, table, blockers, stopping)
            placed = mover.at(*space.equally_near((mover.x, mover.y), travel)[0])
        beneath = [index for index, other in enumerate(others) if overlaps(placed, other)]
        crowd = _Crowd(placed, others, beneath, table, stopping, travel)
        try:
            ways, proven = crowd.least_ways()
        except _Stuck as stuck:
            unmovable.add(stuck.index)
            continue
        options = tuple(_shifts(others, beneath, way) for way in ways)
        shifted = round(hypot(placed.x - mover.x, placed.y - mover.y))
        return Disturbance(placed, shifted, options, round(crowd.total(ways[0])), proven)


class _Stuck(Exception):
    """A body underneath has no room anywhere."""

    def __init__(self, index: int) -> None:
        self.index = index


class _Crowd:
    """The bodies beneath a mover and where each of them may go while all the rest stand still."""

    def __init__(
        self,
        mover: Body,
        others: Sequence[Body],
        beneath: Sequence[int],
        table: Table,
        stopping: Sequence[str],
        travel: Point,
    ) -> None:
        standing = [mover, *(other for index, other in enumerate(others) if index not in beneath)]
        self.indexes, self.travel = beneath, travel
        self.bodies = [others[index] for index in beneath]
        self.homes = [(body.x, body.y) for body in self.bodies]
        self.spaces = [FreeSpace(body, table, standing, stopping) for body in self.bodies]

    def total(self, places: Places) -> float:
        """How far all move together."""
        return sum(hypot(x - hx, y - hy) for (x, y), (hx, hy) in zip(places, self.homes, strict=True))

    def least_ways(self) -> tuple[list[Places], bool]:
        """The equally good ways and whether they are proven least. Raises _Stuck for a body without room."""
        alone = [self._equally_near(number) for number in range(len(self.bodies))]
        least = self.total(tuple(places[0] for places in alone))
        ways = [way for way in islice(product(*alone), COMBINATIONS) if not self._meet(way)]
        if ways:
            return self._equal(ways), True
        found = self._search()
        best = self._equal(found)
        return best, self.total(best[0]) <= least + TOLERANCE

    def _equally_near(self, number: int) -> list[Point]:
        try:
            return self.spaces[number].equally_near(self.homes[number], self.travel)
        except NoRoom:
            raise _Stuck(self.indexes[number]) from None

    def _meet(self, way: Places) -> bool:
        moved = [body.at(*place) for body, place in zip(self.bodies, way, strict=True)]
        return any(overlaps(one, other) for n, one in enumerate(moved) for other in moved[:n])

    def _equal(self, ways: Sequence[Places]) -> list[Places]:
        """The ways whose total is at most 20 um more than the least, in order, those alike but once."""
        ordered = sorted((self.total(way), way) for way in ways)
        kept: list[Places] = []
        for total, way in ordered:
            if total <= ordered[0][0] + TOLERANCE and not any(_alike(way, other) for other in kept):
                kept.append(way)
        return kept

    def _search(self) -> list[Places]:
        """Ways to move all that meet nobody: one after the other in many orders, the best of them then improved."""
        numbers = sorted(range(len(self.bodies)), key=lambda number: -self._depth(number))
        found: dict[Places, tuple[int, ...]] = {}
        for order in islice(permutations(numbers), ORDERS):
            way = self._one_by_one(order, {})
            if way is not None:
                found.setdefault(way, order)
        if not found:
            raise _Stuck(self.indexes[numbers[-1]])
        best = sorted(found, key=lambda way: (self.total(way), way))[:REFINED]
        return [self._improved(way, found[way]) for way in best]

    def _depth(self, number: int) -> float:
        """How far the body has to go when it is alone."""
        (x, y), (hx, hy) = self._equally_near(number)[0], self.homes[number]
        return hypot(x - hx, y - hy)

    def _one_by_one(self, order: Sequence[int], pinned: dict[int, Point]) -> Places | None:
        """Each in turn to its nearest place beside those that went before; None when one finds no room."""
        places = dict(pinned)
        for number in order:
            if number in places:
                continue
            gone = [self.bodies[other].at(*place) for other, place in places.items()]
            try:
                places[number] = self.spaces[number].besides(gone).nearest(self.homes[number])
            except NoRoom:
                return None
        return tuple(places[number] for number in range(len(self.bodies)))

    def _improved(self, way: Places, order: Sequence[int]) -> Places:
        """A local search: one body is put a little aside, the others follow, and a shorter way is kept."""
        step = max(box[2] - box[0] for box in (body.bounds for body in self.bodies)) // 2
        tries = 0
        while step >= FINEST and tries < TRIES:
            better = None
            for candidate in self._beside(way, order, step):
                tries += 1
                if self.total(candidate) < self.total(better or way) - 1:
                    better = candidate
            if better is None:
                step //= 2
            else:
                way = better
        return way

    def _beside(self, way: Places, order: Sequence[int], step: int) -> Iterator[Places]:
        for number, (x, y) in enumerate(way):
            for dx, dy in ((step, 0), (0, step), (-step, 0), (0, -step)):
                place = self.spaces[number].nearest((x + dx, y + dy))
                candidate = self._one_by_one(order, {number: place})
                if candidate is not None:
                    yield candidate


def _alike(one: Places, other: Places) -> bool:
    return all(hypot(a[0] - b[0], a[1] - b[1]) <= 2 * TOLERANCE for a, b in zip(one, other, strict=True))


def _shifts(others: Sequence[Body], beneath: Sequence[int], way: Places) -> tuple[Shift, ...]:
    return tuple(
        Shift(
            index,
            others[index].at(*place),
            round(hypot(place[0] - others[index].x, place[1] - others[index].y)),
        )
        for index, place in zip(beneath, way, strict=True)
    )
