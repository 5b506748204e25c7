"""A first glance: what of a line of sight is plain without a search.

Most pairs of models see each other along one of a few lines, or one thing between them spans the whole way. Both are
told here in floats, with a margin; where neither is plain the answer is None, and `table.sight` decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, sqrt

from battlewright.table.angles import unit
from battlewright.table.bodies import Disc
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature

MARGIN = 50.0
"""Micrometres by which something must clear a line, or stand across it, to be plain."""

Place = tuple[float, float]
"""Along the way from the middle of the viewer to that of the target, and to the left of it, in micrometres."""

Segment = tuple[Place, Place]

TRIED = ((0.0, 0.0), (0.97, 0.97), (-0.97, -0.97), (0.97, -0.97), (-0.97, 0.97), (0.0, 0.97), (0.0, -0.97))
"""Lines tried: the shares of the radii at which they pass the two middles, to the left."""


class Way:
    """The way between two round bases that are not in contact."""

    __slots__ = ("eye", "far", "shown", "ux", "uy")

    def __init__(self, eye: Disc, shown: Disc) -> None:
        dx, dy = shown.x - eye.x, shown.y - eye.y
        self.far = sqrt(dx * dx + dy * dy) or 1.0
        self.ux, self.uy = dx / self.far, dy / self.far
        self.eye, self.shown = eye, shown

    @property
    def gap(self) -> float:
        """From edge to edge."""
        return self.far - self.eye.radius - self.shown.radius

    def place(self, x: float, y: float) -> Place:
        """A point of the table as a place on the way."""
        dx, dy = x - self.eye.x, y - self.eye.y
        return self.ux * dx + self.uy * dy, self.ux * dy - self.uy * dx

    def visible(self, line: Segment) -> tuple[Point, Point]:
        """Of a line over the whole way the part from edge to edge, on the table."""
        (_, y0), (far, y1) = line
        rise = (y1 - y0) / far
        ends = leaving(y0, rise, self.eye.radius), far - leaving(y1, -rise, self.shown.radius)
        start, end = (
            (
                round(self.eye.x + self.ux * along - self.uy * (y0 + rise * along)),
                round(self.eye.y + self.uy * along + self.ux * (y0 + rise * along)),
            )
            for along in ends
        )
        return start, end

    def half_width(self, along: float) -> float:
        """How far to the side lines between the two bases reach there."""
        widening = (self.shown.radius - self.eye.radius) / self.far
        return (self.eye.radius + along * widening) / sqrt(1 - widening * widening)


def clear_line(
    way: Way,
    bases: Sequence[Disc],
    terrain: Iterable[Part],
    lines: Iterable[Segment],
    woods: Iterable[Part] = (),
    depth: float = 0.0,
) -> tuple[Point, Point] | None:
    """A line from edge to edge, through the viewer's front arc, that plainly misses all bases and outlines, and runs
    plainly less than `depth` micrometres through woods; of those given."""
    if way.gap <= MARGIN:
        return None
    outlines = [outline_on(way, part) for part in terrain]
    outlines += [(way.place(base.x, base.y), float(base.radius)) for base in bases]
    grown = [(outline_on(way, wood), wood) for wood in woods]
    for line in _forward(way, lines):
        if any(_meets(line, outline) for outline in outlines):
            continue
        if not grown or sum(_length_in(line, *wood) for wood in grown) < depth - MARGIN:
            return way.visible(line)
    return None


def walling(way: Way, blockers: Iterable[Disc | Feature]) -> Disc | Feature | None:
    """The first base, or feature that hides every height, that plainly stands across the whole way between the two."""
    near, far = way.eye.radius + MARGIN, way.far - way.shown.radius - MARGIN
    if near < far:
        for blocker in blockers:
            if isinstance(blocker, Disc):
                along, aside = way.place(blocker.x, blocker.y)
                if near < along < far and way.half_width(along) + abs(aside) < blocker.radius - MARGIN:
                    return blocker
            elif any(_spans(way, part, near, far) for part in blocker.parts):
                return blocker
    return None


def parts_of(features: Iterable[Feature]) -> list[Part]:
    """The outlines of features."""
    return [part for feature in features for part in feature.parts]


Outline = tuple[Place, float] | list[Place]
"""A circle by its middle and radius, or the corners of a polygon; of one that is not convex its corners anyway."""


def outline_on(way: Way, part: Part) -> Outline:
    """An outline in places of the way."""
    if isinstance(part, Circle):
        return way.place(part.x, part.y), float(part.radius)
    return [way.place(x, y) for x, y in part.points]


def lines(way: Way) -> Iterator[Segment]:
    """The lines tried, from base to base."""
    for one, other in TRIED:
        yield (0.0, one * way.eye.radius), (way.far, other * way.shown.radius)


def _forward(way: Way, lines: Iterable[Segment]) -> Iterator[Segment]:
    """Those of the lines that stay in the viewer's front arc and plainly meet both bases."""
    fx, fy = unit(way.eye.facing)
    forward, left = fx * way.ux + fy * way.uy, fy * way.ux - fx * way.uy
    for line in lines:
        (_, y), (_, end) = line
        if abs(y) > way.eye.radius - MARGIN or abs(end) > way.shown.radius - MARGIN:
            continue
        rise = (end - y) / way.far
        leaves = leaving(y, rise, way.eye.radius)
        if forward * leaves + left * (y + rise * leaves) >= 0 and forward * way.far + left * end >= 0:
            yield line


def leaving(y: float, rise: float, radius: float) -> float:
    """How far along a line that passes the middle of a base at y, and rises so much, comes to its edge."""
    steep = 1 + rise * rise
    return (sqrt(steep * radius * radius - y * y) - rise * y) / steep


def _meets(line: Segment, outline: Outline) -> bool:
    """Could the line meet the outline? A circle that it passes does not, nor a polygon that lies wholly to one side of
    it, before it or behind."""
    (_, y0), (far, y1) = line
    rise = (y1 - y0) / far
    if isinstance(outline, tuple):
        (x, y), radius = outline
        along = max(0.0, min(far, (x + rise * (y - y0)) / (1 + rise * rise)))
        dx, dy = x - along, y - y0 - rise * along
        return dx * dx + dy * dy < (radius + MARGIN) ** 2
    above = [y - y0 - rise * x for x, y in outline]
    if min(above) > MARGIN or max(above) < -MARGIN:
        return False
    alongs = [x for x, _ in outline]
    return min(alongs) < far + MARGIN and max(alongs) > -MARGIN


def _spans(way: Way, part: Part, near: float, far: float) -> bool:
    """Does a convex polygon cross both outer tangents between the two bases?"""
    if isinstance(part, Circle) or not part.convex:
        return False
    corners = [way.place(x, y) for x, y in part.points]
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    return all(
        _crosses(edges, part.turn, (near, side * way.half_width(near)), (far, side * way.half_width(far)))
        for side in (1, -1)
    )


def _length_in(line: Segment, outline: Outline, part: Part) -> float:
    """How much of the line, or more, lies in an outline; all of it where that is not convex or round."""
    start, end = line
    if not _meets(line, outline):
        return 0.0
    length = hypot(end[0] - start[0], end[1] - start[1])
    if isinstance(part, Circle) or isinstance(outline, tuple) or not part.convex:
        return length
    edges = list(zip(outline, outline[1:] + outline[:1], strict=True))
    return _share_in(edges, part.turn, start, end) * length


def _crosses(edges: list[Segment], turn: int, start: Place, end: Place) -> bool:
    """Does a convex polygon hold more than a margin of the segment?"""
    return _share_in(edges, turn, start, end) * (end[0] - start[0]) > 2 * MARGIN


def _share_in(edges: list[Segment], turn: int, start: Place, end: Place) -> float:
    """How much of the segment a convex polygon holds, as a share of it."""
    first, last = 0.0, 1.0
    (sx, sy), (ex, ey) = start, end
    for (ax, ay), (bx, by) in edges:
        one = turn * ((bx - ax) * (sy - ay) - (by - ay) * (sx - ax))
        other = turn * ((bx - ax) * (ey - ay) - (by - ay) * (ex - ax))
        if one < 0 and other < 0:
            return 0.0
        if one < 0:
            first = max(first, one / (one - other))
        elif other < 0:
            last = min(last, one / (one - other))
    return max(0.0, last - first)
