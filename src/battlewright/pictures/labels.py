"""Finding a place for every label, so that no two overlap and none hides a base."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from battlewright.pictures.borders import Segment
from battlewright.pictures.canvas import Box, Pixel
from battlewright.pictures.shapes import Solid

_RINGS = (3.0, 9.0, 17.0, 27.0, 40.0, 56.0, 76.0, 100.0, 130.0, 170.0)
"""Pixels between what is labelled and its label that are tried in turn."""

_PATIENCE = 3
"""How many rings are tried for a place that crosses no line, once there is one that does."""

_DIRECTIONS = tuple(2 * pi * i / 16 for i in range(16))
_BESIDE = 3.0
"""Pixels left free between two labels."""


class Callout(NamedTuple):
    """A label to be placed: what it belongs to, and the size of its text in pixels."""

    anchor: Solid
    width: float
    height: float


class Placed(NamedTuple):
    """Where a label has found room; `leader` runs from its anchor when the label does not stand beside it."""

    box: Box
    leader: Segment | None


class Labels:
    """The labels of a picture: places are taken in the order asked for, the most crowded of a group first.

    `frame` is the box that labels stay in, `bases` are the solids they keep clear of, `lines` those they would
    rather not cross, `taken` the boxes that are written already.
    """

    def __init__(
        self, frame: Box, bases: Sequence[Solid], lines: Sequence[Segment] = (), taken: Sequence[Box] = ()
    ) -> None:
        self.frame, self.bases, self.lines = frame, bases, lines
        self.taken = list(taken)
        self._leaders: list[Segment] = []

    def place(self, callouts: Sequence[Callout]) -> list[Placed | None]:
        """A place for each callout, None where the picture has no room."""
        found: list[Placed | None] = [None] * len(callouts)
        for i in sorted(range(len(callouts)), key=lambda i: (-self._crowd(callouts[i]), i)):
            best = self._best(callouts[i])
            found[i] = None if best is None else self._taken(best)
        return found

    def place_at_best(self, callouts: Sequence[Callout]) -> Placed | None:
        """A place for one label that may stand at any of several anchors, given in order of liking; on an anchor
        without extent it lies, where it can."""
        over = [_over(callout) for callout in callouts if callout.anchor.extent == 0]
        lying = min(filter(self._is_free, over), key=self._crossed, default=None)
        if lying is not None:
            return self._taken(lying)
        beside = [callout for callout in callouts if callout.anchor.extent > 0] or callouts[:1]
        tried = [(self._best(callout), callout.anchor.middle) for callout in beside]
        found = [(placed, anchor) for placed, anchor in tried if placed is not None]
        if not found:
            return None
        best, _ = min(found, key=lambda one: (self._crossed(one[0]), round(one[0].box.distance(*one[1]))))
        return self._taken(best)

    def _crowd(self, callout: Callout) -> int:
        x, y = callout.anchor.middle
        reach = callout.anchor.extent + callout.width + 20
        return sum(hypot(base.middle[0] - x, base.middle[1] - y) < reach + base.extent for base in self.bases)

    def _best(self, callout: Callout) -> Placed | None:
        best: Placed | None = None
        for i, ring in enumerate(_RINGS):
            if best is not None and i >= _PATIENCE:
                break
            free = [placed for placed in self._around(callout, ring) if self._is_free(placed)]
            nearest = min(
                free, key=self._crossed, default=None
            )  # of equals the first: the best liked direction
            if nearest and (best is None or self._crossed(nearest) < self._crossed(best)):
                best = nearest
            if best and not self._crossed(best):
                break
        return best

    def _taken(self, placed: Placed) -> Placed:
        self.taken.append(placed.box)
        if placed.leader:
            self._leaders.append(placed.leader)
        return placed

    def _around(self, callout: Callout, ring: float) -> Iterator[Placed]:
        around = callout.anchor.grown(ring)
        for angle in sorted(_DIRECTIONS, key=_disliking):
            left, top = _corner(*around.rim(angle), angle, callout)
            box = Box(left, top, left + callout.width, top + callout.height)
            leader = _leader(callout.anchor, box) if ring > _RINGS[1] else None
            yield Placed(box, leader)

    def _is_free(self, placed: Placed) -> bool:
        box = placed.box
        wide = box.widened(_BESIDE)
        if not self.frame.holds(box) or any(wide.meets(other) for other in self.taken):
            return False
        if any(base.is_near(box, 1) for base in self.bases):
            return False
        if any(_cuts(leader, box) for leader in self._leaders):
            return False
        return placed.leader is None or not any(_cuts(placed.leader, other) for other in self.taken)

    def _crossed(self, placed: Placed) -> int:
        lines = sum(_cuts(line, placed.box) for line in self.lines)
        leader = placed.leader
        over = 0 if leader is None else sum(base.is_crossed(leader) for base in self.bases)
        return lines + over


def _over(callout: Callout) -> Placed:
    """The label on the middle of its anchor."""
    x, y = callout.anchor.middle
    left, top = x - callout.width / 2, y - callout.height / 2
    return Placed(Box(left, top, left + callout.width, top + callout.height), None)


def _disliking(angle: float) -> float:
    """Right is read best, then left, then below and above; slanted ones last."""
    quarter = round(angle / (pi / 2)) % 4
    slant = abs(angle / (pi / 2) - round(angle / (pi / 2)))
    return slant * 10 + {0: 0, 2: 1, 1: 2, 3: 3}[quarter]


def _corner(x: float, y: float, angle: float, callout: Callout) -> Pixel:
    """Upper left corner of a label that touches x, y and lies beyond it in the direction of `angle`."""
    across, down = cos(angle), sin(angle)
    return x - callout.width * (1 - across) / 2, y - callout.height * (1 - down) / 2


def _leader(anchor: Solid, box: Box) -> Segment:
    near = box.nearest(*anchor.middle)
    return anchor.rim_toward(near), near


def _cuts(line: Segment, box: Box) -> bool:
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
