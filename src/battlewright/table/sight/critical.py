"""Critical lines: the common tangents of two discs, with exact questions about which side of them a point
lies.

Let the discs have centres A, B and let the line pass A at the signed distance a and B at b (left positive).
With d = B - A, D = |d|^2, k = b - a and m = D - k^2, the unit normal is n = (k d + sqrt(m) d') / D, d'
being d turned left. So D times the signed distance of any integer point is p + q sqrt(m) with integers p,
q, and its sign is found without a root. Floats answer first, and the integers only when the float is within
`DOUBT` of zero.
"""

from collections.abc import Sequence
from math import sqrt

from battlewright.table.plane import Point

DOUBT = 1e-5
"""Micrometres below which a float distance is not trusted (its error is under 1e-7 on tables up to 10 m)."""

LEAST = 1e-12
"""The float that stands for a distance too small for floats but not 0."""


class Critical:
    """A directed line at signed distance a from one integer point and b from another."""

    __slots__ = ("_k", "_m", "_offset", "_squared", "ax", "ay", "c", "dx", "dy", "ux", "uy")

    def __init__(self, ax: int, ay: int, a: int, bx: int, by: int, b: int) -> None:
        """The points must be farther apart than |b - a|."""
        dx, dy = bx - ax, by - ay
        k = b - a
        squared = dx * dx + dy * dy
        m = squared - k * k
        root = sqrt(m)
        self.ax, self.ay, self.dx, self.dy = ax, ay, dx, dy
        self._offset, self._k, self._m, self._squared = a, k, m, squared
        self.ux = (root * dx + k * dy) / squared
        self.uy = (root * dy - k * dx) / squared
        self.c = a + self.uy * ax - self.ux * ay

    def across(self, x: float, y: float) -> float:
        """Signed distance of the point from the line, left positive, in float micrometres."""
        return self.ux * y - self.uy * x + self.c

    def distances(self, points: Sequence[Point]) -> list[float]:
        """Signed distances of the points from the line; their signs are exact, and 0 is exact."""
        ux, uy, c = self.ux, self.uy, self.c
        found = [ux * y - uy * x + c for x, y in points]
        for i, value in enumerate(found):
            if -DOUBT < value < DOUBT:
                x, y = points[i]
                found[i] = self._exact_side(x - self.ax, y - self.ay, 0) * max(abs(value), LEAST)
        return found

    def along(self, x: int, y: int) -> float:
        """How far along the line the foot of the point lies, in float micrometres."""
        return self.ux * (x - self.ax) + self.uy * (y - self.ay)

    def side(self, x: int, y: int, distance: int) -> int:
        """Sign of (signed distance of the point - `distance`), exact."""
        value = self.ux * y - self.uy * x + self.c - distance
        if value > DOUBT:
            return 1
        if value < -DOUBT:
            return -1
        return self._exact_side(x - self.ax, y - self.ay, distance)

    def _exact_side(self, wx: int, wy: int, distance: int) -> int:
        plain = self._k * (self.dx * wx + self.dy * wy) + (self._offset - distance) * self._squared
        return sign_with_root(plain, self.dx * wy - self.dy * wx, self._m)

    def meets(self, x: int, y: int, radius: int) -> bool:
        """Does the line cross or touch the disc? Exact."""
        return self.side(x, y, radius) <= 0 and self.side(x, y, -radius) >= 0

    def crosses(self, x: int, y: int, radius: int) -> bool:
        """Does the line cross the inside of the disc (touching is not crossing)? Exact."""
        return self.side(x, y, radius) < 0 and self.side(x, y, -radius) > 0

    def point(self, along: float) -> Point:
        """The micrometre point nearest to the line's point at `along`."""
        x = self.ax + along * self.ux + self._offset * self.uy
        y = self.ay + along * self.uy - self._offset * self.ux
        return round(x), round(y)


def sign_with_root(p: int, q: int, m: int) -> int:
    """Sign of p + q sqrt(m), for integers and m >= 0."""
    if q == 0 or m == 0:
        return (p > 0) - (p < 0)
    if p == 0:
        return (q > 0) - (q < 0)
    if (p > 0) == (q > 0):
        return 1 if p > 0 else -1
    difference = p * p - q * q * m
    return (difference > 0) - (difference < 0) if p > 0 else (difference < 0) - (difference > 0)
