"""How much of a base is hidden."""

from collections.abc import Iterable
from itertools import pairwise
from math import asin, atan2, cos, hypot, sin, sqrt

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.terrain import Feature


class Obscured(msgspec.Struct, frozen=True):
    """The share of a base that is hidden, 0 to 1, and the shapes that hide some of it, in the order given."""

    share: float
    by: tuple[Body | Feature, ...] = ()


def obscured_share(
    viewer: Body, target: Body, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> Obscured:
    """The share of `target`'s base hidden from the centre of `viewer`'s base by the shapes given.

    It is the share of the angle under which the base is seen whose rays meet a shape before they reach the
    base, by more than 20 um; shapes beyond or under the base hide nothing of it. A shape that holds the
    viewer's centre is met by every ray, so a caller leaves out what the viewer may look out of. The viewer
    and the target among `bodies` are passed over. Computed in float and rounded to 12 digits, so that exact
    shares compare as they should.
    """
    view = _View(viewer, target)
    if view.distance <= target.radius:
        return Obscured(0.0)
    shapes: list[tuple[Body | Feature, list[_Outline]]] = [
        (body, [_Round(*view.local(body.x, body.y), body.radius)])
        for body in bodies
        if body not in (viewer, target)
    ]
    shapes += [(feature, [view.outline(part) for part in feature.parts]) for feature in features]
    half = asin(target.radius / view.distance)
    angles = {-half, half}
    for _, outlines in shapes:
        for outline in outlines:
            angles.update(angle for angle in outline.angles(view) if -half < angle < half)
    hidden, hiding = 0.0, [False] * len(shapes)
    bounds = sorted(angles)
    for low, high in pairwise(bounds):
        near = view.nearest((low + high) / 2) - TOLERANCE
        direction = cos((low + high) / 2), sin((low + high) / 2)
        hides = [any(outline.met(direction, near) for outline in outlines) for _, outlines in shapes]
        if any(hides):
            hidden += high - low
        if high - low > 1e-9:
            hiding = [old or new for old, new in zip(hiding, hides, strict=True)]
    by = tuple(shape for (shape, _), hides_some in zip(shapes, hiding, strict=True) if hides_some)
    return Obscured(round(hidden / (2 * half), 12), by)


class _View:
    """The plane with the viewer's centre as origin and the target's centre on the positive first axis."""

    def __init__(self, viewer: Body, target: Body) -> None:
        self.x, self.y = viewer.x, viewer.y
        self.radius = target.radius
        self.distance = hypot(target.x - viewer.x, target.y - viewer.y)
        scale = self.distance or 1.0
        self.ux, self.uy = (target.x - viewer.x) / scale, (target.y - viewer.y) / scale

    def local(self, x: int, y: int) -> tuple[float, float]:
        """The place in this frame."""
        dx, dy = x - self.x, y - self.y
        return self.ux * dx + self.uy * dy, self.ux * dy - self.uy * dx

    def outline(self, part: Polygon | Circle) -> "_Outline":
        """The part in this frame."""
        if isinstance(part, Circle):
            return _Round(*self.local(part.x, part.y), part.radius)
        return _Corners([self.local(x, y) for x, y in part.points])

    def nearest(self, angle: float) -> float:
        """Length of the ray at `angle` up to the target's base."""
        return self.distance * cos(angle) - sqrt(max(0.0, self.radius**2 - (self.distance * sin(angle)) ** 2))


class _Round:
    def __init__(self, x: float, y: float, radius: int) -> None:
        self.x, self.y, self.radius = x, y, radius

    def angles(self, view: _View) -> list[float]:
        """Where a ray begins or ceases to meet the disc in front of the base: its tangents, and where the
        two edges cross."""
        far = hypot(self.x, self.y)
        if far <= self.radius:
            return []
        middle, half = atan2(self.y, self.x), asin(self.radius / far)
        found = [middle - half, middle + half]
        dx, dy = self.x - view.distance, self.y
        apart = hypot(dx, dy)
        if abs(self.radius - view.radius) < apart < self.radius + view.radius:
            along = (view.radius**2 - self.radius**2 + apart * apart) / (2 * apart)
            across = sqrt(max(0.0, view.radius**2 - along * along))
            for side in (across, -across):
                x = view.distance + (along * dx - side * dy) / apart
                y = (along * dy + side * dx) / apart
                found.append(atan2(y, x))
        return found

    def met(self, direction: tuple[float, float], near: float) -> bool:
        """Does the ray meet the disc before `near`?"""
        along = direction[0] * self.x + direction[1] * self.y
        room = self.radius**2 - (direction[0] * self.y - direction[1] * self.x) ** 2
        return room > 0 and along - sqrt(room) < near and along + sqrt(room) > 0


class _Corners:
    def __init__(self, corners: list[tuple[float, float]]) -> None:
        self.edges = list(zip([corners[-1], *corners[:-1]], corners, strict=True))

    def angles(self, view: _View) -> list[float]:
        """Directions of the corners and of the points where the sides cross the edge of the base."""
        found = [atan2(y, x) for _, (x, y) in self.edges]
        for (ax, ay), (bx, by) in self.edges:
            ex, ey, wx = bx - ax, by - ay, ax - view.distance
            squared, half = ex * ex + ey * ey, wx * ex + ay * ey
            room = half * half - squared * (wx * wx + ay * ay - view.radius**2)
            if room <= 0:
                continue
            shares = ((-half - sqrt(room)) / squared, (-half + sqrt(room)) / squared)
            found += [atan2(ay + share * ey, ax + share * ex) for share in shares if 0 < share < 1]
        return found

    def met(self, direction: tuple[float, float], near: float) -> bool:
        """Does the ray meet the polygon before `near`, or start inside it?"""
        ux, uy = direction
        ahead = []
        for (ax, ay), (bx, by) in self.edges:
            one, two = ux * ay - uy * ax, ux * by - uy * bx
            if (one > 0) != (two > 0):
                share = one / (one - two)
                length = ux * (ax + share * (bx - ax)) + uy * (ay + share * (by - ay))
                if length > 0:
                    ahead.append(length)
        return len(ahead) % 2 == 1 or any(length < near for length in ahead)


_Outline = _Round | _Corners
