"""Rays from one point in plan, and what they meet; in floats, for shares and pictures, never for yes or no."""

from collections.abc import Iterable, Iterator
from math import asin, atan2, cos, hypot, sin, sqrt

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.chords import Stretch
from battlewright.table.sight.meeting import meeting_points

GRAZE = 1e-3
"""Micrometres: a ray that begins so near to an edge begins on it; whether it goes in is told by where it comes out."""


class Rays:
    """Rays from a point; angles are counted from the direction towards another, anticlockwise, in radians."""

    __slots__ = ("_corners", "distance", "ux", "uy", "x", "y")

    def __init__(self, start: tuple[int, int], towards: tuple[int, int]) -> None:
        self._corners: dict[int, tuple[Part, list[tuple[float, float]]]] = {}
        self.x, self.y = start
        dx, dy = towards[0] - self.x, towards[1] - self.y
        self.distance = hypot(dx, dy)
        self.ux, self.uy = (dx / self.distance, dy / self.distance) if self.distance else (1.0, 0.0)

    def local(self, x: float, y: float) -> tuple[float, float]:
        """How far ahead and how far to the left of the start a point lies."""
        dx, dy = x - self.x, y - self.y
        return self.ux * dx + self.uy * dy, self.ux * dy - self.uy * dx

    def corners(self, part: Part) -> list[tuple[float, float]]:
        """The corners of a polygon, or the middle of a circle, in local places: kept by the very part, since many rays
        ask for them."""
        found = self._corners.get(id(part))
        if found is None:
            points = ((part.x, part.y),) if isinstance(part, Circle) else part.points
            found = self._corners[id(part)] = part, [self.local(x, y) for x, y in points]
        return found[1]

    def angle(self, x: float, y: float) -> float:
        """The angle under which a point is seen."""
        ahead, left = self.local(x, y)
        return atan2(left, ahead)

    def rims(self, part: Part) -> list[float]:
        """The angles at which rays begin or cease to meet an outline, or pass a corner of it."""
        if not isinstance(part, Circle):
            return [self.angle(x, y) for x, y in part.points]
        far = hypot(part.x - self.x, part.y - self.y)
        if far <= part.radius:
            return []
        middle, half = self.angle(part.x, part.y), asin(part.radius / far)
        return [middle - half, middle + half]

    def meetings(self, one: Part, other: Part) -> Iterator[float]:
        """The angles at which the edges of two outlines cross."""
        return (self.angle(x, y) for x, y in meeting_points(one, other))

    def stretches(self, angle: float, part: Part) -> list[Stretch]:
        """Where the ray at an angle is inside an outline, as distances from its start."""
        vx, vy = cos(angle), sin(angle)
        if isinstance(part, Circle):
            ((ahead, left),) = self.corners(part)
            along = vx * ahead + vy * left
            room = part.radius**2 - (vx * left - vy * ahead) ** 2
            if room <= 0 or along + sqrt(room) <= 0:
                return []
            return [(max(0.0, along - sqrt(room)), along + sqrt(room))]
        cuts = []
        corners = self.corners(part)
        ax, ay = corners[-1]
        one = vx * ay - vy * ax
        for bx, by in corners:
            two = vx * by - vy * bx
            if (one > 0) != (two > 0):
                share = one / (one - two)
                length = vx * (ax + share * (bx - ax)) + vy * (ay + share * (by - ay))
                if length > GRAZE:
                    cuts.append(length)
            ax, ay, one = bx, by, two
        cuts.sort()
        if len(cuts) % 2:
            cuts.insert(0, 0.0)
        return list(zip(cuts[::2], cuts[1::2], strict=True))

    def nearest(self, angle: float, parts: Iterable[Part]) -> float | None:
        """The distance at which the ray first meets one of the outlines; None when it meets none."""
        return min((stretch[0] for part in parts for stretch in self.stretches(angle, part)), default=None)
