"""An index of many bodies by place, so that a question about a few of them does not look at all.

The table is cut into square cells; every body is entered in the cells that its box touches. Answers list keys in
ascending order, so that nothing hangs on the way the bodies came there.
"""

from collections.abc import Iterable, Iterator

from battlewright.table.bodies import Body
from battlewright.table.gaps import within
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.outlines import Box, boxes_meet
from battlewright.table.plane import Point

CELL = 4 * INCH
"""Side of a cell in micrometres."""

Cells = tuple[int, int, int, int]


class Neighbours:
    """Bodies by integer keys (rows of a position), entered, moved and taken away one by one."""

    __slots__ = ("bodies", "_cells", "_spans")

    def __init__(self, bodies: Iterable[tuple[int, Body]] = ()) -> None:
        self.bodies: dict[int, Body] = {}
        self._cells: dict[tuple[int, int], set[int]] = {}
        self._spans: dict[int, Cells] = {}
        for key, body in bodies:
            self.put(key, body)

    def put(self, key: int, body: Body) -> None:
        """Enter a body, or move it; nothing is done for one that is there already as it stands."""
        if self.bodies.get(key) is body:
            return
        self.bodies[key] = body
        span = _cells_of(body.bounds)
        old = self._spans.get(key)
        if span == old:
            return
        if old is not None:
            self._leave(key, old)
        self._spans[key] = span
        for cell in _each(span):
            self._cells.setdefault(cell, set()).add(key)

    def remove(self, key: int) -> None:
        """Take a body away; nothing is done for one that is not there."""
        if self.bodies.pop(key, None) is not None:
            self._leave(key, self._spans.pop(key))

    def _leave(self, key: int, span: Cells) -> None:
        for cell in _each(span):
            self._cells[cell].discard(key)

    def in_box(self, box: Box) -> list[int]:
        """The keys of the bodies whose own box meets this one, ascending."""
        found: set[int] = set()
        for cell in _each(_cells_of(box)):
            found |= self._cells.get(cell, _NONE)
        return sorted(key for key in found if boxes_meet(self.bodies[key].bounds, box))

    def within(self, body: Body, limit: int) -> list[int]:
        """The keys of the bodies within `limit` micrometres of the body (up to limit + 20 um), ascending. Exact."""
        left, low, right, high = body.bounds
        reach = limit + TOLERANCE
        near = self.in_box((left - reach, low - reach, right + reach, high + reach))
        return [key for key in near if within(body, self.bodies[key], limit)]

    def along(self, start: Point, end: Point, width: int) -> list[int]:
        """The keys of the bodies that may come nearer than `width` to the segment start-end, ascending.

        None that does is missing; some that do not may be listed.
        """
        found: set[int] = set()
        for cell in _cells_along(start, end, width):
            found |= self._cells.get(cell, _NONE)
        return sorted(found)


_NONE: frozenset[int] = frozenset()


def _cells_of(box: Box) -> Cells:
    left, low, right, high = box
    return left // CELL, low // CELL, right // CELL, high // CELL


def _each(span: Cells) -> Iterator[tuple[int, int]]:
    first, lowest, last, highest = span
    for column in range(first, last + 1):
        for row in range(lowest, highest + 1):
            yield column, row


def _cells_along(start: Point, end: Point, width: int) -> Iterator[tuple[int, int]]:
    """The cells that the strip may touch: a point of it has a point of the segment within `width` both ways."""
    (ax, ay), (bx, by) = sorted((start, end))
    slope = (by - ay) / (bx - ax) if bx > ax else 0.0
    for column in range((ax - width) // CELL, (bx + width) // CELL + 1):
        first, last = max(ax, column * CELL - width), min(bx, (column + 1) * CELL + width)
        ends = (ay + slope * (first - ax), ay + slope * (last - ax)) if bx > ax else (ay, by)
        for row in range(int((min(ends) - width) // CELL), int((max(ends) + width) // CELL) + 1):
            yield column, row
