"""A glance at all others at once: what of a model's lines of sight is plain, told in a few array operations.

The lines tried and the margins are those of `glance`, for one pair; what is not plain here is left open. A row of an
array stands for a target, a column for a base or a corner of terrain that may be in the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from battlewright.rules.hordes.arcs import CLEAR, heading
from battlewright.rules.hordes.glance import MARGIN, TRIED
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part, boxes_meet
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature, touches

Floats = np.ndarray[Any, np.dtype[np.float64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
Counts = np.ndarray[Any, np.dtype[np.intp]]

AWAY = -1e12
"""The radius of a base that is not on the table: nothing sees it, and it is in no way."""

HIGH = 1e12
"""The top of what hides every height."""

DEEP = 1000.0
"""Micrometres by which an outline must reach over a line to stand across it for sure, however sharp it is."""

SHARES: Floats = np.array((*TRIED, (1.001, 1.001), (-1.001, -1.001)))
EYE, SHOWN = SHARES[:, :1], SHARES[:, 1:]
"""How far from both middles the lines tried run, in shares of the radii; the last two have all lines from base to base
between them."""

COUNT = len(TRIED)
LEAVING: Floats = np.sqrt(1 - EYE[:COUNT] ** 2)
"""How far beyond the viewer's middle they come to its edge, in shares of its radius."""


class Outlines:
    """The terrain that may block sight: `solids` by their height, what is `open` only for those who stand outside.

    `corners` are (2, the most corners that an outline has, outlines): x and y; those with fewer have some twice.
    """

    def __init__(self, solids: Sequence[Feature], opens: Sequence[Feature]) -> None:
        found = [(part, feature, feature in opens) for feature in (*solids, *opens) for part in feature.parts]
        shapes = [_corners(part) for part, *_ in found]
        most = max(map(len, shapes), default=0)
        padded = [[*shape, *[shape[-1]] * (most - len(shape))] for shape in shapes]
        self.opens = tuple(opens)
        self.corners: Floats = np.array(padded, float).reshape(len(found), most, 2).transpose(2, 1, 0).copy()
        convex = [not isinstance(part, Circle) and part.convex for part, *_ in found]
        self.convex: Flags = np.array(convex, dtype=bool)[:, None]
        feet = [-HIGH if is_open else feature.base for _, feature, is_open in found]
        tops = [HIGH if is_open else feature.top for _, feature, is_open in found]
        self.feet: Floats = np.array(feet, float)[:, None]
        self.tops: Floats = np.array(tops, float)[:, None]
        holders = [opens.index(feature) if is_open else len(opens) for _, feature, is_open in found]
        self.holders: Counts = np.array(holders, dtype=np.intp)
        """Of each outline the place of its feature among `opens`, behind the last for one that always blocks."""

    def around(self, base: Disc) -> list[bool]:
        """In which of `opens` a base stands, in part even; and that it stands in none of the others."""
        box = base.bounds
        return [*(boxes_meet(f.bounds, box) and touches(f, base) for f in self.opens), False]


def _corners(part: Part) -> tuple[Point, ...]:
    if isinstance(part, Circle):
        left, low, right, high = part.bounds
        return (left, low), (right, low), (right, high), (left, high)
    return part.points


class Prospect:
    """Bases by their place in a list, and the terrain among them; `put` keeps up with what changes."""

    def __init__(self, outlines: Outlines, count: int) -> None:
        self.outlines = outlines
        self.bases: list[Disc | None] = [None] * count
        self.middles = np.zeros((2, count))
        self.radii = np.full(count, AWAY)
        self.heights = np.zeros((2, count))
        self.within = np.zeros((count, len(outlines.opens) + 1), dtype=bool)
        self.all_behind = True
        """Whether every outline hides everybody by its height, wherever they stand."""

    def put(self, place: int, base: Disc | None) -> None:
        """A base stands so now; None for one that is not on the table."""
        self.bases[place] = base
        if base is None:
            self.radii[place] = AWAY
            return
        self.middles[0, place], self.middles[1, place] = base.x, base.y
        self.radii[place] = base.radius
        self.heights[0, place], self.heights[1, place] = base.z, base.z + base.height
        self.within[place] = self.outlines.around(base)
        tops, feet = self.outlines.tops, self.outlines.feet
        higher = tops.size and (tops.min() < self.heights[1].max() or feet.max() > self.heights[0].min())
        self.all_behind = not (higher or self.within.any())

    def glance(self, viewer: int) -> Glance:
        """What one of the bases sees of the others."""
        return Glance(self, viewer)


class Glance:
    """What a base plainly sees of others, and plainly not.

    `targets` are the places of the bases in its front arc, an axis of the arrays; others are the lines tried, and what
    may be in the way.
    """

    def __init__(self, field: Prospect, viewer: int) -> None:
        eye = field.bases[viewer]
        assert eye is not None
        self.field, self.viewer, self.eye = field, viewer, eye
        self.middle = field.middles[:, viewer, None]
        away = field.middles - self.middle
        fx, fy = heading(eye.facing)
        ahead = fx * away[0] + fy * away[1] + field.radii
        ahead[viewer] = AWAY
        self.targets: Counts = (ahead > CLEAR).nonzero()[0]
        self.verdicts: list[bool | None] = [None if doubt else False for doubt in (ahead >= -CLEAR).tolist()]
        """By place whether the base there is plainly in sight, plainly not, or neither."""
        self.barred: list[tuple[int, int]] = []
        """Of those left open the pairs of a target and a base that plainly takes the whole way to it, unless sight
        ignores that base."""
        if self.targets.size:
            self.radii: Floats = field.radii[self.targets]
            self._judge(away, self._lines(away, fx, fy))

    def _lines(self, away: Floats, fx: float, fy: float) -> Flags:
        """Lay the lines tried, and tell which are lines of sight as far as viewer, front arc and target go: by line and
        target. `across` is (2, lines and the way itself, targets): what gives the distance of a place to the left of
        a line, and along the way."""
        own, (ax, ay) = self.eye.radius, away[:, self.targets]
        self.far: Floats = np.maximum(np.sqrt(ax * ax + ay * ay), 1.0)
        wx, wy = ax / self.far, ay / self.far
        self.offsets: Floats = EYE * own
        sines = (SHOWN * self.radii - self.offsets) / self.far
        cosines = np.sqrt(np.maximum(1 - sines * sines, 0.0))
        across = self.across = np.empty((2, len(SHARES) + 1, self.targets.size))
        np.subtract(-wy * cosines, wx * sines, out=across[0, :-1])
        np.subtract(wx * cosines, wy * sines, out=across[1, :-1])
        across[0, -1], across[1, -1] = wx, wy
        lefts, ups = across[:, :COUNT]
        forward, sideways = fx * ups - fy * lefts, fy * ups + fx * lefts
        ahead: Flags = (forward >= 0) & (LEAVING * forward + EYE[:COUNT] * sideways >= 0)
        gap = self.far - self.radii - own
        ahead[0] &= gap >= -TOLERANCE
        ahead[1:] &= gap > MARGIN
        return ahead

    def _judge(self, away: Floats, clear: Flags) -> None:
        across = self._past_bases(away, clear)
        hidden = self._past_outlines(clear)
        seen: Flags = np.logical_or.reduce(clear)
        targets = self.targets.tolist()
        for target, is_seen, is_hidden in zip(targets, seen.tolist(), hidden.tolist(), strict=True):
            if is_seen or is_hidden:
                self.verdicts[target] = is_seen
        across[seen | hidden] = False
        if across.any():
            rows, bases = across.nonzero()
            self.barred = [
                (targets[row], base) for row, base in zip(rows.tolist(), bases.tolist(), strict=True)
            ]

    def _past_bases(self, away: Floats, clear: Flags) -> Flags:
        """Leave the lines that miss all bases; tell by target and base which bases stand across which ways."""
        bases, far, radii = self.field.radii, self.far[:, None], self.radii[:, None]
        lying = np.dot(self.across.reshape(2, -1).T, away).reshape(*self.across.shape[1:], -1)
        lying[:-1] -= self.offsets[:, None]
        along, aside = lying[-1], np.abs(lying[:-1])
        near: Flags = (np.abs(along - far / 2) < (bases + MARGIN) + far / 2) & (bases >= radii)
        near[:, self.viewer] = False
        near[np.arange(self.targets.size), self.targets] = False
        clear &= ~(aside[:COUNT] < near * (bases + MARGIN)).any(axis=2)
        near &= np.maximum(aside[-1], aside[-2]) < bases - MARGIN
        near &= (along > self.eye.radius + MARGIN) & (along < far - radii - MARGIN)
        return near

    def _past_outlines(self, clear: Flags) -> Flags:
        """Leave the lines that miss all outlines which are high enough: one that lies wholly to one side of a line,
        before it or behind. Tell by target whether a convex one plainly bars the way."""
        field, outlines = self.field, self.field.outlines
        if not outlines.tops.size:
            return np.zeros(self.targets.size, dtype=bool)
        corners = (outlines.corners - self.middle[:, None]).reshape(2, -1)
        lying = np.dot(corners.T, self.across.reshape(2, -1))
        lying = lying.reshape(*outlines.corners.shape[1:], *self.across.shape[1:])
        least, most = np.minimum.reduce(lying), np.maximum.reduce(lying)
        least[:, :-1] -= self.offsets
        most[:, :-1] -= self.offsets
        nearest, farthest = least[:, -1], most[:, -1]
        near = (nearest < self.far + MARGIN) & (farthest > -MARGIN)
        if not field.all_behind:
            near &= outlines.tops >= np.minimum(field.heights[1, self.targets], self.eye.z + self.eye.height)
        clear &= ~((least[:, :COUNT] <= MARGIN) & (most[:, :COUNT] >= -MARGIN) & near[:, None]).any(axis=0)
        near &= np.maximum(least[:, -3], least[:, -2]) < -DEEP
        near &= np.minimum(most[:, -3], most[:, -2]) > DEEP
        near &= (nearest > self.eye.radius + MARGIN) & (farthest < self.far - self.radii - MARGIN)
        if not field.all_behind and near.any():
            near &= self._hiding()
        near &= outlines.convex
        found: Flags = near.any(axis=0)
        return found

    def _hiding(self) -> Flags:
        """By outline and target: is it as high as both, and does neither stand in it where that opens it?"""
        field, outlines = self.field, self.field.outlines
        feet, heads = field.heights[:, self.targets]
        hides = outlines.tops >= np.maximum(heads, self.eye.z + self.eye.height)
        hides &= outlines.feet <= np.minimum(feet, self.eye.z)
        opened: Flags = (field.within[self.viewer] | field.within[self.targets])[:, outlines.holders].T
        found: Flags = hides & ~opened
        return found
