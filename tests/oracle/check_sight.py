"""Sight and hidden shares: the table against the oracle, and what must hold between its own answers."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import shapely
from tests.oracle import sight
from tests.oracle.cases import Case, length, verdict
from tests.oracle.distances import TOLERANCE, Interval
from tests.oracle.figures import Figure, Shape, figure, terrain
from tests.oracle.figures import front as front_edge
from tests.oracle.worlds import World, random_world

from battlewright.table.bodies import Body, Disc
from battlewright.table.sight import clear_lines, front, obscured_share
from battlewright.table.terrain import Feature


def lines(rng: Random) -> Iterator[Case]:
    """Is there a clear line between two bases; is the line given one; the other way round; with less in the way."""
    world = random_world(rng, 10, 4, "obstruction")
    for a, b in list(combinations(world.bodies, 2))[:3]:
        if figure(a).area.convex_hull.distance(figure(b).area.convex_hull) > TOLERANCE + 2:
            yield from _pair(rng, a, b, world)


def _pair(rng: Random, a: Body, b: Body, world: World) -> Iterator[Case]:
    bodies = [body for body in world.bodies if body not in (a, b)]
    where = f"{a} {b} {bodies} {world.features}"
    said = clear_lines(a, b, bodies, world.features)
    yield verdict(f"sight {where}", said.clear, sight.clear(figure(a), figure(b), bodies, world.features))
    yield verdict(f"back {where}", clear_lines(b, a, bodies, world.features).clear, said.clear)
    if said.line is not None:
        yield verdict(f"line {said.line} {where}", _is_clear(said.line, a, b, bodies, world.features), True)
    fewer, pieces = list(bodies), list(world.features)
    if fewer or pieces:
        gone = rng.randrange(len(fewer) + len(pieces))
        del (fewer if gone < len(fewer) else pieces)[gone - (0 if gone < len(fewer) else len(fewer))]
        less = clear_lines(a, b, fewer, pieces).clear
        yield verdict(f"without {gone} {where}", less or not said.clear, True)
    if not isinstance(a, Disc) and not _is_behind(a, b):
        seen = clear_lines(front(a), b, bodies, world.features).clear
        yield verdict(f"front {where}", said.clear or not seen, True)


def _is_clear(
    line: tuple[tuple[int, int], tuple[int, int]],
    a: Body,
    b: Body,
    bodies: list[Body],
    features: tuple[Feature, ...],
) -> bool:
    """Does the line given run from base to base past everything? Its ends are rounded to the micrometre."""
    drawn = Figure((Shape(shapely.LineString(line)),), 1.0)
    ends = [shapely.Point(place) for place in line]
    on_bases = figure(a).area.distance(ends[0]) < 6 and figure(b).area.distance(ends[1]) < 6
    grounds = [figure(body).shrunk(TOLERANCE + 2) for body in bodies]
    grounds += [terrain(feature).shrunk(2) for feature in features]
    return on_bases and not any(
        shape.core.distance(drawn.area) < shape.radius
        or (not shape.radius and shape.core.intersects(drawn.area))
        for ground in grounds
        for shape in ground.shapes
    )


def _is_behind(a: Body, b: Body) -> bool:
    """Could lines from the front of `a` to `b` run through `a` itself?"""
    hull = shapely.union(front_edge(a).area, figure(b).area).convex_hull
    return bool(hull.intersection(figure(a).area).area > 1.0)


def fronts(rng: Random) -> Iterator[Case]:
    """Sight from the front edge of a base to bases wholly in front of it."""
    world = random_world(rng, 10, 4, "obstruction")
    for a, b in list(combinations(world.bodies, 2))[:8]:
        if isinstance(a, Disc) or _is_behind(a, b) or not _apart(a, b):
            continue
        bodies = [body for body in world.bodies if body not in (a, b)]
        said = clear_lines(front(a), b, bodies, world.features)
        truth = sight.clear(front_edge(a), figure(b), bodies, world.features)
        yield verdict(f"front sight {a} {b} {bodies} {world.features}", said.clear, truth)


def _apart(a: Body, b: Body) -> bool:
    return bool(figure(a).area.convex_hull.distance(figure(b).area.convex_hull) > TOLERANCE + 2)


def shares(rng: Random) -> Iterator[Case]:
    """How much of a base is hidden from the middle of another."""
    world = random_world(rng, 9, 4, "obstruction")
    for a, b in list(combinations(world.bodies, 2))[:4]:
        others = [body for body in world.bodies if body not in (a, b)]
        if not _apart(a, b):
            continue
        said = obscured_share(a, b, others, world.features)
        truth = sight.hidden_share(a, b, others, world.features)
        bounds = Interval(truth.value - truth.error, truth.value + truth.error)
        yield length(f"share {a} {b} {others} {world.features}", said.share, bounds, 1e-9)
        yield verdict(
            f"hidden by something {a} {b}", bool(said.by) == (said.share > 0) or said.share < 1e-6, True
        )


CHECKS = (lines, fronts, shares)
