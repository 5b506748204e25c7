"""Sight into, out of and past woods: what sampled lines show to be clear, and whether lines given keep the depth."""

from collections.abc import Iterator
from random import Random

import numpy as np
import shapely
from tests.oracle.cases import Case, verdict
from tests.oracle.distances import TOLERANCE, touches
from tests.oracle.figures import Figure, Floats, figure, terrain
from tests.oracle.sight import Lines, Outlines, Space, ends
from tests.oracle.worlds import INCH, random_feature, random_world

from battlewright.table.bodies import Body
from battlewright.table.sight import clear_lines_through_woods
from battlewright.table.terrain import Feature

MARGIN = 5.0
"""Micrometres by which a sampled line must be clear and short, and by which a line given may be off."""


def woods(rng: Random) -> Iterator[Case]:
    """Sight with one or two woods anywhere and a few bodies and walls."""
    world = random_world(rng, 6, 2, "obstruction")
    trees = [random_feature(rng, f"wood-{number}", "forest") for number in range(rng.randint(1, 2))]
    a, b, *others = world.bodies
    stands = [(wood, [touches(wood, body) for body in (a, b)]) for wood in trees]
    apart = figure(a).area.convex_hull.distance(figure(b).area.convex_hull) > 1_000
    if not apart or any(None in inside for _, inside in stands):
        return
    depth = rng.randint(1, 3) * INCH // 2
    around = [wood for wood, inside in stands if any(inside)]
    between = [wood for wood, inside in stands if not any(inside)]
    said = clear_lines_through_woods(a, b, trees, depth, others, world.features)
    where = f"{a} {b} {trees} {depth} {others} {world.features}"
    if said.line is not None:
        line = shapely.LineString(said.line)
        gone = shapely.intersection(line, shapely.union_all([terrain(wood).area for wood in around])).length
        blocked = any(
            line.intersects(area.area) for area in _blockers(others, [*world.features, *between], -3.0)
        )
        yield verdict(f"line {said.line} {where}", gone <= depth + TOLERANCE + MARGIN and not blocked, True)
        return
    seen = _sampled(a, b, _blockers(others, [*world.features, *between], MARGIN), around, depth)
    yield Case(f"woods {where}", said, seen, seen and not said.exact, seen and said.exact)


def _blockers(bodies: list[Body], features: list[Feature], swell: float) -> list[Figure]:
    found = [figure(body).shrunk(TOLERANCE - swell) for body in bodies]
    return found + [terrain(piece).shrunk(-swell) for piece in features]


def _sampled(a: Body, b: Body, blockers: list[Figure], around: list[Feature], depth: int) -> bool:
    """Is any of the sampled lines clear, and no longer in the woods than the depth?"""
    space = Space(figure(a), figure(b))
    lines = space.lines(space.first())
    start, end = ends(lines, figure(a), figure(b), -1.0)
    live = start < end
    lines, start, end = lines.chosen(live), start[live], end[live]
    free = ~Outlines.of(blockers).cross(lines, start - 1, end + 1)
    lines, start, end = lines.chosen(free), start[free], end[free]
    if not len(start):
        return False
    shapes = shapely.union_all([terrain(wood).area for wood in around])
    ways = shapely.linestrings(np.stack([_places(lines, start), _places(lines, end)], axis=1))
    return bool(np.any(shapely.length(shapely.intersection(ways, shapes)) <= depth + TOLERANCE - MARGIN))


def _places(lines: Lines, along: Floats) -> Floats:
    """The places so far along each line."""
    x = lines.origin[0] + along * lines.ux - lines.offset * lines.uy
    y = lines.origin[1] + along * lines.uy + lines.offset * lines.ux
    return np.column_stack((x, y))


CHECKS = (woods,)
