"""Lines of sight in plan, and the share of a base that is hidden.

A line of sight runs from any point of one base to any point of the other. A body blocks it when the line
comes more than 20 um inside the edge of its base (as bases that cross by less do not overlap: the verdict
between bases in contact does not hang on a rounded micrometre). A feature blocks it when the line runs
through its inside. Touching an edge or a corner is not crossing, but a line squeezed between two features
that share a stretch of edge is blocked by both.

Whether a clear line exists is decided by critical lines: turn a clear line as far as it stays clear, and it
ends up squeezed between two of the shapes concerned, that is, on one of their finitely many common
tangents. All of them are tried, and each is judged exactly. On a line, what lies between is what lies
between the points nearest to the two centres; for blockers that do not overlap the two bases this is what
lies between the bases. A blocker that holds a whole base blocks all its lines, so a caller leaves out what
a base may look out of.

Heights do not enter: the caller chooses the bodies and the features that block by height, trait or size.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import nearest_points
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.plane import Point, inside_polygon, nearer_to_segment, segments_nearer
from battlewright.table.sight.critical import Critical
from battlewright.table.terrain import Feature

Blocker = Body | Feature
Stretch = tuple[float, float, Blocker]

OVERLAP = 1e-3
"""Micrometres along a line below which two stretches are taken to meet at their ends only."""


class Sight(msgspec.Struct, frozen=True):
    """The verdict: a clear line from base edge to base edge, or what stands on the line between the two
    centres.

    `blockers` is empty when sight is clear; otherwise it is in order from the viewer.
    """

    clear: bool
    line: tuple[Point, Point] | None
    blockers: tuple[Blocker, ...] = ()


def clear_lines(
    viewer: Body, target: Body, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> Sight:
    """Is there a line from any part of one base to any part of the other that nothing given crosses? Exact,
    symmetric.

    `bodies` and `features` are those that block; the viewer and the target among them are passed over.
    Bases in contact in plan see each other.
    """
    dx, dy = target.x - viewer.x, target.y - viewer.y
    contact = viewer.radius + target.radius + TOLERANCE
    squared = dx * dx + dy * dy
    if squared <= contact * contact:
        return Sight(True, nearest_points(viewer, target))
    scene = _Scene(viewer, target, bodies, features)
    centre = Critical(viewer.x, viewer.y, 0, target.x, target.y, 0)
    if scene.is_empty:
        return Sight(True, scene.visible_part(centre))
    met = sorted(scene.crossings(centre), key=lambda crossing: crossing[0])
    if not met:
        return Sight(True, scene.visible_part(centre))
    for line in scene.critical_lines():
        if scene.is_clear(line):
            return Sight(True, scene.visible_part(line))
    return Sight(False, None, _distinct(blocker for _, blocker in met))


class _Scene:
    """Viewer and target with the blockers that reach into the corridor between them."""

    def __init__(
        self, viewer: Body, target: Body, bodies: Iterable[Body], features: Iterable[Feature]
    ) -> None:
        self.viewer, self.target = viewer, target
        self.start, self.end = (viewer.x, viewer.y), (target.x, target.y)
        self.width = max(viewer.radius, target.radius)
        self.discs: list[tuple[int, int, int, Blocker]] = []
        self.polygons: list[tuple[Polygon, Feature]] = []
        self._take_bodies(bodies)
        for feature in features:
            self._take_feature(feature)

    @property
    def is_empty(self) -> bool:
        """Does nothing reach into the corridor?"""
        return not self.discs and not self.polygons

    def _take_bodies(self, bodies: Iterable[Body]) -> None:
        viewer, target = self.viewer, self.target
        x, y = viewer.x, viewer.y
        dx, dy = target.x - x, target.y - y
        squared = dx * dx + dy * dy
        room = self.width - TOLERANCE
        for body in bodies:
            wx, wy = body.x - x, body.y - y
            reach = body.radius + room
            across = dx * wy - dy * wx
            if across * across >= reach * reach * squared or body.radius <= TOLERANCE:
                continue
            if nearer_to_segment((body.x, body.y), self.start, self.end, reach) and body not in (
                viewer,
                target,
            ):
                self.discs.append((body.x, body.y, body.radius - TOLERANCE, body))

    def _take_feature(self, feature: Feature) -> None:
        (x1, y1), (x2, y2) = self.start, self.end
        left, low, right, high = feature.bounds
        width = self.width
        if (
            max(x1, x2) + width <= left
            or min(x1, x2) - width >= right
            or max(y1, y2) + width <= low
            or min(y1, y2) - width >= high
        ):
            return
        for part in feature.parts:
            if isinstance(part, Circle):
                if nearer_to_segment((part.x, part.y), self.start, self.end, part.radius + width):
                    self.discs.append((part.x, part.y, part.radius, feature))
            elif inside_polygon(self.start, part.points) or any(
                segments_nearer(self.start, self.end, a, b, width) for a, b in part.edges
            ):
                self.polygons.append((part, feature))

    def critical_lines(self) -> Iterator[Critical]:
        """The tangents on which a clear line can be squeezed, likeliest first.

        A clear line turned to its limit is held by two things on opposite sides of it: a base it must still meet and
        a blocker it must pass (their outer tangents), or two blockers (their inner ones). Where only the two bases
        hold it, at both limits, the line between the centres is clear, and that one has been tried.
        """
        bases = [(body.x, body.y, body.radius) for body in (self.viewer, self.target)]
        blockers = [disc[:3] for disc in self.discs]
        blockers += [(x, y, 0) for polygon, _ in self.polygons for x, y in polygon.points]
        for base in bases:
            for blocker in blockers:
                yield from _tangents(base, blocker, inner=False)
        for i, one in enumerate(blockers):
            for other in blockers[i + 1 :]:
                yield from _tangents(one, other, inner=True)

    def is_clear(self, line: Critical) -> bool:
        """Does the line meet both bases, with nothing crossing it between them?"""
        viewer, target = self.viewer, self.target
        return (
            line.meets(viewer.x, viewer.y, viewer.radius)
            and line.meets(target.x, target.y, target.radius)
            and next(self.crossings(line), None) is None
        )

    def crossings(self, line: Critical) -> Iterator[tuple[float, Blocker]]:
        """Where what crosses the line between the two centres, unordered."""
        low, high = sorted((line.along(*self.start), line.along(*self.end)))
        for x, y, radius, blocker in self.discs:
            if line.crosses(x, y, radius):
                foot = line.along(x, y)
                half = sqrt(max(0.0, radius * radius - line.across(x, y) ** 2))
                if foot + half > low + OVERLAP and foot - half < high - OVERLAP:
                    yield foot - half, blocker
        if self.polygons:
            yield from self._polygon_crossings(line, low, high)

    def _polygon_crossings(self, line: Critical, low: float, high: float) -> Iterator[tuple[float, Blocker]]:
        """Stretches where polygons lie on both sides of the line at once: inside one, or between two."""
        left: list[Stretch] = []
        right: list[Stretch] = []
        for polygon, feature in self.polygons:
            signs = [line.side(x, y, 0) for x, y in polygon.points]
            if min(signs) > 0 or max(signs) < 0:
                continue
            left += [(*stretch, feature) for stretch in _stretches(line, polygon.points, signs, -1)]
            right += [(*stretch, feature) for stretch in _stretches(line, polygon.points, signs, 1)]
        for left_start, left_end, on_left in left:
            for right_start, right_end, on_right in right:
                start, end = max(left_start, right_start, low), min(left_end, right_end, high)
                if end - start > OVERLAP:
                    yield start, on_left
                    yield start, on_right

    def visible_part(self, line: Critical) -> tuple[Point, Point]:
        """The line from the viewer's edge to the target's edge."""
        viewer, target = self.viewer, self.target
        first, last = line.along(viewer.x, viewer.y), line.along(target.x, target.y)
        toward = 1 if last > first else -1
        return (
            line.point(first + toward * _half_chord(line, viewer)),
            line.point(last - toward * _half_chord(line, target)),
        )


def _tangents(one: tuple[int, int, int], other: tuple[int, int, int], *, inner: bool) -> Iterator[Critical]:
    (ax, ay, a), (bx, by, b) = one, other
    squared = (bx - ax) ** 2 + (by - ay) ** 2
    apart = a + b if inner else a - b
    if squared == 0 or squared < apart * apart:
        return
    other_side = -b if inner else b
    yield Critical(ax, ay, a, bx, by, other_side)
    if a or b:
        yield Critical(ax, ay, -a, bx, by, -other_side)


def _stretches(
    line: Critical, corners: Sequence[Point], signs: Sequence[int], of_zero: int
) -> list[tuple[float, float]]:
    """Stretches of the line, moved a hair to one side, inside the polygon; corners on it count as on side
    `of_zero`."""
    cuts = []
    before, sign_before = corners[-1], signs[-1] or of_zero
    for corner, exact_sign in zip(corners, signs, strict=True):
        sign = exact_sign or of_zero
        if sign != sign_before:
            one, two = line.across(*before), line.across(*corner)
            share = min(1.0, max(0.0, one / (one - two))) if one != two else 0.5
            start, end = line.along(*before), line.along(*corner)
            cuts.append(start + share * (end - start))
        before, sign_before = corner, sign
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def _half_chord(line: Critical, body: Body) -> float:
    return sqrt(max(0.0, body.radius**2 - line.across(body.x, body.y) ** 2))


def _distinct(blockers: Iterable[Blocker]) -> tuple[Blocker, ...]:
    found: list[Blocker] = []
    for blocker in blockers:
        if not any(blocker is other for other in found):
            found.append(blocker)
    return tuple(found)
