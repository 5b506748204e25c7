"""Sight in plan by subdividing the space of all lines, and the hidden share by casting rays.

A line is a direction and an offset. The lines between two bases form a plane region, which is cut into cells. No line
of a cell strays farther than `drift` from its middle line while it is between the bases. So a whole cell is blocked
when its middle line crosses a blocker drawn in by `drift`, or misses a base swollen by it; and sight is clear as soon
as the middle line of a cell reaches both bases and keeps clear of every blocker swollen by the error. Other cells are
quartered, until the drift is under half a micrometre: what is left then is too close to call.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import asin, hypot, pi

import numpy as np
import shapely
from tests.oracle.distances import TOLERANCE, Verdict
from tests.oracle.figures import FLOAT_ERROR, Bools, Figure, Floats, figure, middle, terrain

from battlewright.table.bodies import Body
from battlewright.table.terrain import Feature

FIRST = 24
"""Cells along each side of the first cut."""

FINEST = 0.5
"""Micrometres of drift at which subdividing ends."""

MOST = 60_000
"""Cells at once beyond which a case is given up as too close to call."""

RAYS = 4_001


def clear(
    viewer: Figure, target: Figure, bodies: Sequence[Body] = (), features: Sequence[Feature] = ()
) -> Verdict:
    """Is there a line from any place of one figure to any of the other that crosses no blocker?

    A body blocks more than 20 um inside its edge, a feature inside its edge. The hulls of the two figures must be
    disjoint, and the blockers must not overlap them.
    """
    blockers = [figure(body).shrunk(TOLERANCE) for body in bodies]
    blockers += [terrain(feature) for feature in features]
    return _search(viewer, target, [blocker for blocker in blockers if blocker.shapes])


def _search(viewer: Figure, target: Figure, blockers: Sequence[Figure]) -> Verdict:
    space = Space(viewer, target)
    near = [blocker for blocker in blockers if _in_corridor(viewer, target, blocker)]
    error = FLOAT_ERROR + max((figure.slack for figure in (viewer, target, *near)), default=0.0)
    swollen = Outlines.of([blocker.shrunk(-error) for blocker in near])
    cells = space.first()
    while len(cells.angle):
        drift = space.drift(cells)
        lines = space.lines(cells)
        start, end = ends(lines, viewer, target, -error)
        if np.any((start < end) & ~swollen.cross(lines, start - error, end + error)):
            return True
        if drift < FINEST or len(cells.angle) > MOST:
            return None
        start, end = ends(lines, viewer, target, drift + error)
        live = start < np.inf
        live[live] &= end[live] > -np.inf
        inner = Outlines.of([blocker.shrunk(drift + error) for blocker in near])
        live[live] &= ~inner.cross(lines.chosen(live), start[live], end[live])
        cells = cells.chosen(live).quartered()
    return False


def _in_corridor(viewer: Figure, target: Figure, blocker: Figure) -> bool:
    hull = shapely.union(viewer.area, target.area).convex_hull.buffer(2)
    return bool(hull.intersects(blocker.area))


@dataclass(frozen=True)
class Cells:
    """Cells of line space by their middles; all of one size."""

    angle: Floats
    offset: Floats
    half_angle: float
    half_offset: float

    def chosen(self, which: Bools) -> "Cells":
        return Cells(self.angle[which], self.offset[which], self.half_angle, self.half_offset)

    def quartered(self) -> "Cells":
        half_angle, half_offset = self.half_angle / 2, self.half_offset / 2
        angle = np.concatenate([self.angle + i * half_angle for i in (-1, -1, 1, 1)])
        offset = np.concatenate([self.offset + i * half_offset for i in (-1, 1, -1, 1)])
        return Cells(angle, offset, half_angle, half_offset)


@dataclass(frozen=True)
class Lines:
    """Directed lines: unit directions u, and the offset of each to the left of the origin."""

    ux: Floats
    uy: Floats
    offset: Floats
    origin: Floats

    def chosen(self, which: Bools) -> "Lines":
        return Lines(self.ux[which], self.uy[which], self.offset[which], self.origin)

    def frame(self, places: Floats) -> tuple[Floats, Floats]:
        """How far along and to the left of each line (rows) each place (columns) lies."""
        x, y = (places - self.origin).T
        along = np.outer(self.ux, x) + np.outer(self.uy, y)
        return along, np.outer(self.ux, y) - np.outer(self.uy, x) - self.offset[:, None]


class Space:
    """The lines that may meet both figures, from the viewer to the target."""

    def __init__(self, viewer: Figure, target: Figure) -> None:
        between = target.centre - viewer.centre
        self.apart = hypot(*between)
        self.widths = viewer.reach + target.reach
        self.origin = (viewer.centre + target.centre) / 2
        self.middle = np.arctan2(between[1], between[0])
        self.reach = self.apart / 2 + max(viewer.reach, target.reach)

    def first(self) -> Cells:
        widest = asin(min(1.0, self.widths / self.apart))
        half_angle, half_offset = widest / FIRST, self.widths / FIRST
        steps = np.arange(-FIRST + 1, FIRST, 2)
        angle, offset = np.meshgrid(self.middle + half_angle * steps, half_offset * steps)
        return Cells(angle.ravel(), offset.ravel(), half_angle, half_offset)

    def lines(self, cells: Cells) -> Lines:
        return Lines(np.cos(cells.angle), np.sin(cells.angle), cells.offset, self.origin)

    def drift(self, cells: Cells) -> float:
        """A length beyond which no line of a cell strays from the middle one within reach of the origin."""
        return cells.half_offset + self.reach * cells.half_angle


@dataclass(frozen=True)
class Outlines:
    """Sides and circles of many shapes."""

    starts: Floats
    ends: Floats
    centres: Floats
    radii: Floats

    @staticmethod
    def of(figures: Sequence[Figure]) -> "Outlines":
        starts, ends, centres, radii = [np.empty((0, 2))], [np.empty((0, 2))], [np.empty((0, 2))], []
        for each in figures:
            simple = len(each.shapes) == 1 and each.shapes[0].round
            if simple:
                centres.append(shapely.get_coordinates(each.shapes[0].core))
                radii.append(each.shapes[0].radius)
                continue
            for ring in _rings(each):
                starts.append(ring[:-1])
                ends.append(ring[1:])
        return Outlines(*map(np.concatenate, (starts, ends, centres)), np.array(radii))

    def chords(self, lines: Lines) -> tuple[Floats, Floats]:
        """Where each line crosses each side (once) and each circle (in two columns); nan where it does not."""
        one, left_one = lines.frame(self.starts)
        two, left_two = lines.frame(self.ends)
        with np.errstate(invalid="ignore", divide="ignore"):
            crossing = one + (two - one) * (left_one / (left_one - left_two))
        sides = np.where((left_one > 0) != (left_two > 0), crossing, np.nan)
        along, left = lines.frame(self.centres)
        with np.errstate(invalid="ignore"):
            half = np.sqrt(self.radii**2 - left**2)
        return np.hstack((sides, along - half)), np.hstack((sides, along + half))

    def cross(self, lines: Lines, start: Floats, end: Floats) -> Bools:
        """Is the edge of any shape crossed between the two places of each line?"""
        first, last = self.chords(lines)
        met: Bools = np.any((last > start[:, None]) & (first < end[:, None]), axis=1)
        return met


def _rings(each: Figure) -> list[Floats]:
    """The rings of the outline; of a segment, the way there and back."""
    if each.area.geom_type == "LineString":
        ends = shapely.get_coordinates(each.area)
        return [np.vstack((ends, ends[:1]))]
    polygons = shapely.get_parts(each.area)
    rings = [ring for polygon in polygons for ring in (polygon.exterior, *polygon.interiors)]
    return [shapely.get_coordinates(ring) for ring in rings]


def ends(lines: Lines, viewer: Figure, target: Figure, swell: float) -> tuple[Floats, Floats]:
    """Where each line leaves the viewer and where it reaches the target; infinite when it misses one."""
    _, leaving = Outlines.of([_swollen(viewer, swell)]).chords(lines)
    reaching, _ = Outlines.of([_swollen(target, swell)]).chords(lines)
    start = np.max(np.where(np.isnan(leaving), -np.inf, leaving), axis=1)
    end = np.min(np.where(np.isnan(reaching), np.inf, reaching), axis=1)
    return np.where(np.isinf(start), np.inf, start), np.where(np.isinf(end), -np.inf, end)


def _swollen(each: Figure, by: float) -> Figure:
    if each.area.geom_type != "LineString":
        return each.shrunk(-by)
    if by <= 0:
        return each
    return Figure((type(each.shapes[0])(each.area.buffer(by, cap_style="square")),), each.slack)


@dataclass(frozen=True)
class Share:
    """A hidden share known to lie within `error` of `value`."""

    value: float
    error: float


def hidden_share(
    viewer: Body, target: Body, bodies: Sequence[Body] = (), features: Sequence[Feature] = ()
) -> Share:
    """The share of the angle, under which the target's base is seen from the middle of the viewer's, whose rays meet
    a blocker more than 20 um before they reach the base."""
    base, place = figure(target), middle(viewer)
    eye = np.array([place.real, place.imag])
    low, high = _seen(eye, base)
    step = (high - low) / RAYS
    angles = low + step * (np.arange(RAYS) + 0.5)
    rays = Lines(np.cos(angles), np.sin(angles), np.zeros(RAYS), eye)
    reached, _ = Outlines.of([base]).chords(rays)
    near = np.nanmin(np.where(np.isnan(reached), np.inf, reached), axis=1)
    shapes = [figure(body) for body in bodies] + [terrain(feature) for feature in features]
    hidden = np.zeros(RAYS, dtype=bool)
    if shapes:
        hidden = Outlines.of(shapes).cross(rays, np.zeros(RAYS), near - TOLERANCE)
    edges = 2 + np.count_nonzero(hidden[1:] != hidden[:-1])
    slack = max((each.slack for each in (base, *shapes)), default=0.0) + FLOAT_ERROR
    drift = slack / max(1.0, shapely.Point(eye).distance(base.area)) / (high - low)
    return Share(float(np.mean(hidden)), edges * (1.0 / RAYS + 4 * drift))


def _seen(eye: Floats, base: Figure) -> tuple[float, float]:
    """The first and the last angle under which the base is seen."""
    if base.shapes[0].round:
        far, radius = base.centre - eye, base.shapes[0].radius
        middle, half = float(np.arctan2(far[1], far[0])), asin(min(1.0, radius / hypot(*far)))
        return middle - half, middle + half
    places = shapely.get_coordinates(base.area) - eye
    middle = float(np.arctan2(*(base.centre - eye)[::-1]))
    angles = (np.arctan2(places[:, 1], places[:, 0]) - middle + pi) % (2 * pi) - pi
    return middle + float(angles.min()), middle + float(angles.max())
