"""The corridor between two looks: everything that lies on some line between them, and what reaches into it."""

from collections.abc import Iterable, Iterator
from math import hypot

from battlewright.table.bodies import Body, Disc, Rectangle
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.looks import Look
from battlewright.table.terrain import Feature

Blocker = Body | Feature

MARGIN = 100.0
"""Micrometres by which an outline may miss the corridor and is kept, so that nothing is dropped that closes a seam."""

Extent = tuple[float, float, float, float]
"""Least and greatest place along the axis, least and greatest place across it (left positive)."""


class Corridor:
    """The strip from one look to another along the line of their middles, in float micrometres."""

    __slots__ = ("far", "left", "near", "right", "target", "target_middle", "ux", "uy", "viewer", "x", "y")

    def __init__(self, viewer: Look, target: Look) -> None:
        self.x, self.y = middle_of(viewer.outlines)
        self.target_middle = x, y = middle_of(target.outlines)
        length = hypot(x - self.x, y - self.y)
        self.ux, self.uy = ((x - self.x) / length, (y - self.y) / length) if length else (1.0, 0.0)
        self.viewer, self.target = self.extent(viewer.outlines), self.extent(target.outlines)
        self.near, self.far = min(self.viewer[0], self.target[0]), max(self.viewer[1], self.target[1])
        self.right, self.left = min(self.viewer[2], self.target[2]), max(self.viewer[3], self.target[3])

    def extent(self, parts: Iterable[Part]) -> Extent:
        """How far the outlines reach along and across the corridor."""
        alongs: list[float] = []
        acrosses: list[float] = []
        ux, uy, x0, y0 = self.ux, self.uy, self.x, self.y
        for part in parts:
            if isinstance(part, Circle):
                dx, dy, radius = part.x - x0, part.y - y0, part.radius
                along, across = ux * dx + uy * dy, ux * dy - uy * dx
                alongs += (along - radius, along + radius)
                acrosses += (across - radius, across + radius)
            else:
                alongs += [ux * (x - x0) + uy * (y - y0) for x, y in part.points]
                acrosses += [ux * (y - y0) - uy * (x - x0) for x, y in part.points]
        return min(alongs), max(alongs), min(acrosses), max(acrosses)

    def holds_some(self, parts: Iterable[Part]) -> bool:
        """Could the outlines reach into the corridor?"""
        near, far, right, left = self.extent(parts)
        return (
            right < self.left + MARGIN
            and left > self.right - MARGIN
            and near < self.far + MARGIN
            and far > self.near - MARGIN
        )

    def invaded_by(self, bodies: Iterable[Body]) -> Iterator[Body]:
        """The bodies that could reach into the corridor, in their order."""
        ux, uy = self.ux, self.uy
        half_width, half_length = (self.left - self.right) / 2, (self.far - self.near) / 2
        aside = ux * self.y - uy * self.x + (self.left + self.right) / 2
        ahead = ux * self.x + uy * self.y + (self.far + self.near) / 2
        for body in bodies:
            if type(body) is Disc:
                reach: float = body.radius
            elif type(body) is Rectangle:
                reach = (body.width + body.depth) / 2
            elif self._box_reaches(body.bounds):
                yield body
                continue
            else:
                continue
            x, y = body.x, body.y
            if (
                abs(ux * y - uy * x - aside) < half_width + reach
                and abs(ux * x + uy * y - ahead) < half_length + reach
            ):
                yield body

    def crossed_by(self, features: Iterable[Feature]) -> Iterator[Feature]:
        """The features that could reach into the corridor, in their order."""
        return (feature for feature in features if self._box_reaches(feature.bounds))

    def _box_reaches(self, box: tuple[int, int, int, int]) -> bool:
        low_x, low_y, high_x, high_y = box
        ux, uy = self.ux, self.uy
        dx, dy = (low_x + high_x) / 2 - self.x, (low_y + high_y) / 2 - self.y
        half_x, half_y = (high_x - low_x) / 2 + MARGIN, (high_y - low_y) / 2 + MARGIN
        reach = half_x * abs(uy) + half_y * abs(ux)
        if not self.right - reach < ux * dy - uy * dx < self.left + reach:
            return False
        reach = half_x * abs(ux) + half_y * abs(uy)
        return self.near - reach < ux * dx + uy * dy < self.far + reach


def middle_of(parts: Iterable[Part]) -> tuple[float, float]:
    """The middle of the box round the outlines."""
    boxes = [part.bounds for part in parts]
    left, low, right, high = boxes[0]
    if len(boxes) > 1:
        sides = list(zip(*boxes, strict=True))
        left, low, right, high = min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])
    return (left + right) / 2, (low + high) / 2


def blocking_outlines(blocker: Blocker) -> tuple[Part, ...]:
    """What of a blocker lines must not enter: a base drawn in by 20 um, so that a mere touch does not count; all of
    a feature."""
    if isinstance(blocker, Feature):
        return blocker.parts
    if isinstance(blocker, Disc):
        return blocker.inner if blocker.radius > TOLERANCE else ()
    return blocker.inner


def blockers_between(
    corridor: Corridor, owners: tuple[Body | None, ...], bodies: Iterable[Body], features: Iterable[Feature]
) -> list[Blocker]:
    """The bodies and the features that could reach into the corridor; the owners' bodies are passed over."""
    between = (body for body in corridor.invaded_by(bodies) if body not in owners)
    return [*between, *corridor.crossed_by(features)]
