"""All gaps from one body to many at once: the live read-out while a body is dragged over a crowded table.

The corners, sides and centres of the bodies stand in arrays; a question is a few array operations, whatever the
bodies are. Floats are good to a thousandth of a micrometre, and where that leaves open which whole micrometre a gap
rounds down to, or bodies lie over one another, `gaps.gap` decides exactly: the answers are always its answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import gap
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import boxes_meet

DOUBT = 1e-3
"""Micrometres by which a float gap may miss; its error on tables up to 10 m is far below."""

Floats = np.ndarray[Any, np.dtype[np.float64]]


class Measure:
    """Bodies by their place in a list, of which one may be replaced at a time (it has moved, turned or died)."""

    def __init__(self, bodies: Sequence[Body]) -> None:
        self.bodies = list(bodies)
        self._arrange()

    def put(self, place: int, body: Body) -> None:
        """Replace a body; the arrays follow."""
        old, self.bodies[place] = self.bodies[place], body
        if len(old.parts) != len(body.parts) or isinstance(old, Disc) != isinstance(body, Disc):
            self._arrange()
        else:
            self._enter(place, body)

    def gaps(self, body: Body) -> list[int]:
        """The displayed gap (`gaps.gap`) from `body` to every body of the list, in order; 0 to itself."""
        if not self.bodies:
            return []
        reach = (
            self._to_disc(body.x, body.y, body.radius) if isinstance(body, Disc) else self._to_polygons(body)
        )
        reach = reach[self._order]
        doubtful = np.abs(reach - np.rint(reach)) < DOUBT
        doubtful |= reach < max(self._deepest, _depth(body))
        doubtful |= self._levels != body.z
        found: list[int] = reach.astype(np.int64).tolist()
        for place in np.flatnonzero(doubtful).tolist():
            other = self.bodies[place]
            if self._is_open(body, other, float(reach[place])):
                found[place] = 0 if other is body else gap(body, other)
        return found

    def _is_open(self, body: Body, other: Body, reach: float) -> bool:
        """May the float be another gap than the true one, or the bodies lie over one another?"""
        if other.z != body.z or reach < 2 * TOLERANCE or abs(reach - round(reach)) < DOUBT:
            return True
        return boxes_meet(body.bounds, other.bounds)

    def _arrange(self) -> None:
        self._levels = np.array([body.z for body in self.bodies])
        self._deepest = max(map(_depth, self.bodies), default=0)
        discs = [i for i, body in enumerate(self.bodies) if isinstance(body, Disc)]
        others = [i for i, body in enumerate(self.bodies) if not isinstance(body, Disc)]
        starts = np.concatenate(([0], np.cumsum([4 * len(self.bodies[i].parts) for i in others]))).astype(int)
        self._starts, self._corners = starts[:-1], int(starts[-1])
        self._slot = {i: int(start) for i, start in zip(others, starts, strict=False)}
        self._slot |= {i: self._corners + k for k, i in enumerate(discs)}
        # Gaps are found for polygons first, then for discs; `_order` puts them back into the order of the list.
        self._order = np.argsort(np.array(others + discs, dtype=int))
        # Row 0 and 1: a corner or a centre; 2 and 3: the side that leaves a corner; 4: 1 / its squared length.
        self._points = np.zeros((5, self._corners + len(discs)))
        self._radii = np.zeros(len(discs))
        for place, body in enumerate(self.bodies):
            self._enter(place, body)

    def _enter(self, place: int, body: Body) -> None:
        self._levels[place] = body.z
        self._deepest = max(self._deepest, _depth(body))
        slot = self._slot[place]
        if isinstance(body, Disc):
            self._points[:2, slot] = body.x, body.y
            self._radii[slot - self._corners] = body.radius
        else:
            sides = _sides(body)
            self._points[:, slot : slot + sides.shape[1]] = sides

    def _to_disc(self, x: int, y: int, radius: int) -> Floats:
        wx, wy = self._points[0] - x, self._points[1] - y
        corners = self._corners
        to_discs = np.hypot(wx[corners:], wy[corners:]) - self._radii
        if not corners:
            alone: Floats = to_discs - radius
            return alone
        sides = self._points[:, :corners]
        squared = _squared(-wx[:corners], -wy[:corners], sides[2], sides[3], sides[4])
        to_polygons = np.sqrt(np.minimum.reduceat(squared, self._starts))
        reach: Floats = np.concatenate((to_polygons, to_discs)) - radius
        return reach

    def _to_polygons(self, body: Rectangle | Block) -> Floats:
        """The nearest points of two outlines apart are a corner of one and a point of a side of the other."""
        own, points, corners = _sides(body)[:, :, None], self._points, self._corners
        wx, wy = points[0] - own[0], points[1] - own[1]
        squared = _squared(wx, wy, own[2], own[3], own[4]).min(axis=0)
        to_discs = np.sqrt(squared[corners:]) - self._radii
        if not corners:
            return np.asarray(to_discs)
        sides = points[:, :corners]
        theirs = _squared(-wx[:, :corners], -wy[:, :corners], sides[2], sides[3], sides[4]).min(axis=0)
        nearest = np.minimum(squared[:corners], theirs)
        return np.concatenate((np.sqrt(np.minimum.reduceat(nearest, self._starts)), to_discs))


def _depth(body: Body) -> int:
    """No point of the base is deeper in it: one that lies wholly in another is nearer to its sides than this."""
    left, low, right, high = body.bounds
    return min(right - left, high - low) // 2 + 1


def _sides(body: Rectangle | Block) -> Floats:
    """The five rows of a body's corners: x, y, the side to the next corner, 1 / its squared length."""
    columns = []
    for part in body.parts:
        corners = part.points
        for (x, y), (next_x, next_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
            dx, dy = next_x - x, next_y - y
            columns.append((x, y, dx, dy, 1 / (dx * dx + dy * dy)))
    return np.array(columns).T


def _squared(wx: Floats, wy: Floats, ex: Floats, ey: Floats, inverse: Floats) -> Floats:
    """Squared distances of points, given from the starts of sides, to the sides."""
    share = wx * ex
    share += wy * ey
    share *= inverse
    np.maximum(share, 0.0, out=share)
    np.minimum(share, 1.0, out=share)
    dx = wx - share * ex
    dy = wy - share * ey
    dx *= dx
    dy *= dy
    dx += dy
    return dx
