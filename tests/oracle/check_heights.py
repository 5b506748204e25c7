"""Sight with heights: what sampled lines show to be clear, and whether the lines that the table gives are clear.

The lines between two bases are sampled in plan, and on each the heights of both ends. A sampled line that keeps clear
of every solid is sight for sure; that none is found proves nothing.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import msgspec
import numpy as np
import shapely
from tests.oracle.cases import Case, verdict
from tests.oracle.distances import TOLERANCE
from tests.oracle.figures import Figure, Floats, Shape, figure, terrain
from tests.oracle.sight import Lines, Outlines, Space, ends
from tests.oracle.worlds import HEIGHT, INCH, random_world

from battlewright.table.bodies import Body
from battlewright.table.sight import Sight, clear_lines_in_height
from battlewright.table.terrain import Feature

LEVELS = 7
"""Heights sampled at each end."""

MARGIN = 3.0
"""Micrometres by which a sampled line must be clear, and by which a line given may be off for its rounding."""


def heights(rng: Random) -> Iterator[Case]:
    """Sight past bodies and terrain of many heights."""
    world = random_world(rng, 9, 4, "obstruction")
    bodies = [_lifted(rng, body) for body in world.bodies]
    features = [
        msgspec.structs.replace(piece, top=rng.choice((INCH // 2, INCH, 2 * INCH, 4 * INCH)))
        for piece in world.features
    ]
    a, b, *others = bodies
    if figure(a).area.convex_hull.distance(figure(b).area.convex_hull) < 1_000:
        return
    said = clear_lines_in_height(a, b, others, features)
    where = f"{a} {b} {others} {features}"
    if said.clear:
        yield verdict(f"line {said.line} {said.heights} {where}", _is_clear(said, others, features), True)
        return
    seen = _sampled(a, b, others, features)
    yield Case(f"height {where}", said, seen, seen and not said.exact, seen and said.exact)


def _lifted(rng: Random, body: Body) -> Body:
    low = rng.choice((0, 0, 0, INCH, 3 * INCH))
    return msgspec.structs.replace(body, z=low, height=rng.choice((INCH, HEIGHT, 3 * INCH)))


def _solids(
    bodies: Sequence[Body], features: Sequence[Feature], swell: float
) -> list[tuple[Figure, float, float]]:
    """The convex hulls of all that blocks, swollen, with their lower and upper ends."""
    found = [(figure(body).shrunk(TOLERANCE), body.z, body.z + body.height) for body in bodies]
    found += [(terrain(piece), piece.base, piece.top) for piece in features]
    return [
        (_hull(plan).shrunk(-swell), low - swell, high + swell) for plan, low, high in found if plan.shapes
    ]


def _hull(each: Figure) -> Figure:
    return (
        each
        if len(each.shapes) == 1 and each.shapes[0].round
        else Figure((Shape(each.area.convex_hull),), 0.0)
    )


def _sampled(a: Body, b: Body, bodies: Sequence[Body], features: Sequence[Feature]) -> bool:
    """Is any of the sampled lines clear of the hulls of everything?"""
    space = Space(figure(a), figure(b))
    lines = space.lines(space.first())
    start, end = ends(lines, figure(a), figure(b), -1.0)
    live = start < end
    lines, start, end = lines.chosen(live), start[live], end[live]
    spans = [
        (*_span(lines, start, end, plan), low, high) for plan, low, high in _solids(bodies, features, MARGIN)
    ]
    for one, other in product(_levels(a), _levels(b)):
        clear = np.ones(len(start), dtype=bool)
        for first, last, low, high in spans:
            at = [one + (other - one) * (place - start) / (end - start) for place in (first, last)]
            clear &= ~((first < last) & (np.maximum(*at) > low) & (np.minimum(*at) < high))
        if clear.any():
            return True
    return False


def _levels(body: Body) -> list[float]:
    return [float(level) for level in np.linspace(body.z + 1, body.z + body.height - 1, LEVELS)]


def _span(lines: Lines, start: Floats, end: Floats, plan: Figure) -> tuple[Floats, Floats]:
    """The part of each line, between its ends, that runs through the convex figure."""
    near, far = Outlines.of([plan]).chords(lines)
    first = np.min(np.where(np.isnan(near), np.inf, near), axis=1)
    last = np.max(np.where(np.isnan(far), -np.inf, far), axis=1)
    return np.clip(first, start, end), np.clip(last, start, end)


def _is_clear(said: Sight, bodies: Sequence[Body], features: Sequence[Feature]) -> bool:
    """Does the line given keep out of every solid, drawn in by its rounding?"""
    assert said.line is not None and said.heights is not None
    line = shapely.LineString(said.line)
    grounds = [(figure(body).shrunk(TOLERANCE), body.z, body.z + body.height) for body in bodies]
    grounds += [(terrain(piece), piece.base, piece.top) for piece in features]
    for plan, low, high in grounds:
        inside = line.intersection(plan.shrunk(MARGIN).area)
        for piece in () if inside.is_empty else shapely.get_parts(inside):
            shares = [
                line.project(shapely.Point(place), normalized=True)
                for place in shapely.get_coordinates(piece)
            ]
            at = [
                said.heights[0] + (said.heights[1] - said.heights[0]) * share
                for share in (min(shares), max(shares))
            ]
            if max(at) > low + MARGIN and min(at) < high - MARGIN:
                return False
    return True


CHECKS = (heights,)
