"""Finding a place for every label, so that no two overlap and none hides a base."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from battlewright.pictures.canvas import Box

Point = tuple[float, float]

_RINGS = (3.0, 9.0, 17.0, 27.0, 40.0, 56.0, 76.0, 100.0, 130.0, 170.0)
"""Pixels between what is labelled and its label that are tried in turn."""

_DIRECTIONS = tuple(2 * pi * i / 16 for i in range(16))
_BESIDE = 3.0
"""Pixels left free between two labels."""


class Round(NamedTuple):
    """A circle in pixels that labels keep clear of."""

    x: float
    y: float
    radius: float


class Callout(NamedTuple):
    """A label to be placed: what it belongs to, and the size of its text in pixels.

    Of an anchor without a radius the label may lie on it.
    """

    anchor: Round
    width: float
    height: float


class Placed(NamedTuple):
    """Where a label has found room; `leader` runs from its anchor when the label does not stand beside it."""

    box: Box
    leader: tuple[Point, Point] | None


class Labels:
    """The labels of a picture: places are taken in the order asked for, the most crowded of a group first.

    `frame` is the box that labels stay in, `bases` are the circles they keep clear of, `lines` those they would
    rather not cross.
    """

    def __init__(self, frame: Box, bases: Sequence[Round], lines: Sequence[tuple[Point, Point]] = ()) -> None:
        self.frame, self.bases, self.lines = frame, bases, lines
        self.taken: list[Box] = []
        self._leaders: list[tuple[Point, Point]] = []

    def place(self, callouts: Sequence[Callout]) -> list[Placed | None]:
        """A place for each callout, None where the picture has no room."""
        found: list[Placed | None] = [None] * len(callouts)
        for i in sorted(range(len(callouts)), key=lambda i: (-self._crowd(callouts[i]), i)):
            found[i] = self._place(callouts[i])
        return found

    def _crowd(self, callout: Callout) -> int:
        x, y, radius = callout.anchor
        reach = radius + callout.width + 20
        return sum(hypot(base.x - x, base.y - y) < reach + base.radius for base in self.bases)

    def _place(self, callout: Callout) -> Placed | None:
        x, y, radius = callout.anchor
        left, top = x - callout.width / 2, y - callout.height / 2
        over = Placed(Box(left, top, left + callout.width, top + callout.height), None)
        if radius == 0 and self._is_free(over):
            self.taken.append(over.box)
            return over
        for ring in _RINGS:
            free = [placed for placed in self._around(callout, ring) if self._is_free(placed)]
            if free:
                best = min(free, key=self._crossed)  # the first of equals: directions come in order of liking
                self.taken.append(best.box)
                if best.leader:
                    self._leaders.append(best.leader)
                return best
        return None

    def _around(self, callout: Callout, ring: float) -> Iterator[Placed]:
        x, y, radius = callout.anchor
        for angle in sorted(_DIRECTIONS, key=_disliking):
            reach = radius + ring
            left, top = _corner(x + reach * cos(angle), y + reach * sin(angle), angle, callout)
            box = Box(left, top, left + callout.width, top + callout.height)
            leader = _leader(callout.anchor, box) if ring > _RINGS[1] else None
            yield Placed(box, leader)

    def _is_free(self, placed: Placed) -> bool:
        box = placed.box
        wide = Box(box.left - _BESIDE, box.top - _BESIDE, box.right + _BESIDE, box.bottom + _BESIDE)
        if not self.frame.holds(box) or any(wide.meets(other) for other in self.taken):
            return False
        if any(box.distance(base.x, base.y) < base.radius + 1 for base in self.bases):
            return False
        if any(_cuts(leader, box) for leader in self._leaders):
            return False
        return placed.leader is None or not any(_cuts(placed.leader, other) for other in self.taken)

    def _crossed(self, placed: Placed) -> int:
        lines = sum(_cuts(line, placed.box) for line in self.lines)
        leader = placed.leader
        over = 0 if leader is None else sum(_passes(leader, base) for base in self.bases)
        return lines + over


def _disliking(angle: float) -> float:
    """Right is read best, then left, then below and above; slanted ones last."""
    quarter = round(angle / (pi / 2)) % 4
    slant = abs(angle / (pi / 2) - round(angle / (pi / 2)))
    return slant * 10 + {0: 0, 2: 1, 1: 2, 3: 3}[quarter]


def _corner(x: float, y: float, angle: float, callout: Callout) -> Point:
    """Upper left corner of a label that touches x, y and lies beyond it in the direction of `angle`."""
    across, down = cos(angle), sin(angle)
    return x - callout.width * (1 - across) / 2, y - callout.height * (1 - down) / 2


def _leader(anchor: Round, box: Box) -> tuple[Point, Point]:
    x, y = box.nearest(anchor.x, anchor.y)
    length = hypot(x - anchor.x, y - anchor.y) or 1.0
    share = anchor.radius / length
    return (anchor.x + (x - anchor.x) * share, anchor.y + (y - anchor.y) * share), (x, y)


def _cuts(line: tuple[Point, Point], box: Box) -> bool:
    """Does the line run through the box (by the slabs it crosses)?"""
    (x1, y1), (x2, y2) = line
    low, high = 0.0, 1.0
    for start, step, least, most in (
        (x1, x2 - x1, box.left, box.right),
        (y1, y2 - y1, box.top, box.bottom),
    ):
        if abs(step) < 1e-9:
            if not least < start < most:
                return False
            continue
        first, last = sorted(((least - start) / step, (most - start) / step))
        low, high = max(low, first), min(high, last)
    return low < high


def _passes(line: tuple[Point, Point], base: Round) -> bool:
    """Does the line come into the circle, its own end at the rim apart?"""
    (x1, y1), (x2, y2) = line
    dx, dy = x2 - x1, y2 - y1
    squared = dx * dx + dy * dy or 1.0
    share = min(1.0, max(0.0, ((base.x - x1) * dx + (base.y - y1) * dy) / squared))
    return hypot(x1 + share * dx - base.x, y1 + share * dy - base.y) < base.radius - 0.5
