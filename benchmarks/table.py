"""Reprints the measured figures of the table: `./run python benchmarks/table.py`.

The questions are asked on the random tables kept in `tables/`: 40 bodies of every kind and 8 pieces of terrain,
then 400 bodies. Beside each stands the same question asked with plain shapely, in the same run on the same core: what
somebody without this geometry would write, with an index (STRtree) and prepared shapes. Each question is asked several
times and its best time taken, then the mean and the 95th percentile over all questions.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from math import ceil, hypot
from random import Random
from typing import NamedTuple

import shapely
from shapely.geometry import LineString, Point, Polygon

from battlewright.table.bodies import Body, Disc
from battlewright.table.lengths import inches
from battlewright.table.measuring import Measure
from battlewright.table.movement import advance, move_region
from battlewright.table.neighbours import Neighbours
from battlewright.table.outlines import Circle
from battlewright.table.sight import clear_lines
from battlewright.table.terrain import Feature
from machine import machine
from random_tables import RandomTable, load, names

RUNS = 3
QUESTIONS = 30
"""Questions of each kind on each table."""

WALLS = ("obstruction", "impassable")
REACH = inches(6)


class Asked(NamedTuple):
    """A kind of question: its name, its bar in microseconds for the mean (None: none), and how it is put."""

    name: str
    bar: float | None
    ours: Callable[[Setting, Body, Body, tuple[int, int]], object]
    theirs: Callable[[Setting, Body, Body, tuple[int, int]], object] | None


class Setting:
    """A table made ready for both sides: the index and arrays, and shapely's shapes with a tree."""

    def __init__(self, made: RandomTable) -> None:
        self.table, self.bodies = made.table, made.bodies
        self.index = Neighbours(enumerate(made.bodies))
        self.measure = Measure(made.bodies)
        self.walls = made.table.with_trait(*WALLS)
        self.shapes = {id(body): _shape(body) for body in made.bodies}
        self.all_shapes = [self.shapes[id(body)] for body in made.bodies]
        self.solid = [*self.all_shapes, *(_terrain(wall) for wall in self.walls)]
        self.tree = shapely.STRtree(self.solid)


def _shape(body: Body) -> Polygon:
    if isinstance(body, Disc):
        return Point(body.x, body.y).buffer(body.radius)
    return shapely.union_all([Polygon(part.points) for part in body.parts])


def _terrain(feature: Feature) -> Polygon:
    parts = [
        Point(p.x, p.y).buffer(p.radius) if isinstance(p, Circle) else Polygon(p.points)
        for p in feature.parts
    ]
    return shapely.union_all(parts)


def gaps(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """The gaps from one body to all others."""
    return s.measure.gaps(body)


def gaps_in_shapely(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    return shapely.distance(s.shapes[id(body)], s.all_shapes)


def near(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """Who is within six inches."""
    return s.index.within(body, REACH)


def near_in_shapely(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    return s.tree.query(s.shapes[id(body)], predicate="dwithin", distance=REACH)


def sight(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """Is there a clear line from any part of one base to any part of the other?"""
    width = max(_reach(body), _reach(other))
    bodies = [s.bodies[i] for i in s.index.along(body.middle, other.middle, width)]
    return clear_lines(body, other, bodies, s.walls)


def sight_in_shapely(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """Nine by nine lines between the edges, tried until one is clear: no more than a sample."""
    a, b = s.shapes[id(body)], s.shapes[id(other)]
    near_ones = s.tree.query(shapely.convex_hull(shapely.union_all([a, b])))
    blockers = shapely.union_all(
        [s.solid[i] for i in near_ones if s.solid[i] is not a and s.solid[i] is not b]
    )
    shapely.prepare(blockers)
    for share in range(9):
        start = a.exterior.interpolate(share / 9, normalized=True)
        for other_share in range(9):
            line = LineString([start, b.exterior.interpolate(other_share / 9, normalized=True)])
            if not blockers.intersects(line):
                return line
    return None


def path(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """A straight move of six inches and what stops it."""
    far = 1.0 / hypot(*toward)
    end = (round(body.middle[0] + toward[0] * far * REACH), round(body.middle[1] + toward[1] * far * REACH))
    ahead = [s.bodies[i] for i in s.index.along(body.middle, end, _reach(body)) if s.bodies[i] is not body]
    return advance(body, toward, REACH, s.table, ahead)


def path_in_shapely(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """The place of first contact by twenty halvings of the swept shape."""
    shape, far = s.shapes[id(body)], REACH / hypot(*toward)
    free, taken = 0.0, 1.0
    for _ in range(20):
        share = (free + taken) / 2
        moved = shapely.affinity.translate(shape, share * far * toward[0], share * far * toward[1])
        swept = shapely.convex_hull(shapely.union_all([shape, moved]))
        met = [i for i in s.tree.query(swept, predicate="intersects") if s.solid[i] is not shape]
        free, taken = (free, share) if met else (share, taken)
    return free


def region(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """Where a move of six inches may end, with its outline."""
    around = s.index.within(body, REACH)
    others = [s.bodies[i] for i in around if s.bodies[i] is not body]
    return move_region(body, REACH, s.table, others).outline()


def region_in_shapely(s: Setting, body: Body, other: Body, toward: tuple[int, int]) -> object:
    """The disc of reach less everything moved out by the body: without the shadows behind it."""
    reach = Point(*body.middle).buffer(REACH)
    out = [s.solid[i].buffer(_reach(body)) for i in s.tree.query(reach)]
    return reach.difference(shapely.union_all(out))


def _reach(body: Body) -> int:
    left, low, right, high = body.bounds
    x, y = body.middle
    return ceil(max(hypot(a - x, b - y) for a in (left, right) for b in (low, high)))


KINDS = (
    Asked("gaps of one body to all others", 30, gaps, gaps_in_shapely),
    Asked("who is within 6 inches", None, near, near_in_shapely),
    Asked("sight", 150, sight, sight_in_shapely),
    Asked("straight path with its stops", 60, path, path_in_shapely),
    Asked("region of a move, with its outline", 5000, region, region_in_shapely),
)


def measured(settings: Sequence[Setting], ask: Callable[..., object]) -> tuple[float, float]:
    """Mean and 95th percentile in microseconds over the questions, the best of `RUNS` for each."""
    found = []
    for number, setting in enumerate(settings):
        rng = Random(number)
        for _ in range(QUESTIONS):
            one, other = rng.sample(setting.bodies, 2)
            toward = (rng.randint(-1000, 1000) or 1, rng.randint(-1000, 1000))
            best = float("inf")
            for _ in range(RUNS):
                started = time.perf_counter()
                ask(setting, one, other, toward)
                best = min(best, time.perf_counter() - started)
            found.append(best * 1e6)
    found.sort()
    return sum(found) / len(found), found[int(0.95 * len(found))]


def main() -> None:
    """Print every figure."""
    print(machine())
    few, many = ([Setting(load(name)) for name in names(count)] for count in (40, 400))
    print(
        f"{'microseconds':36} {'40 bodies':>16} {'bar':>6} {'shapely':>9} {'x':>6} {'400 bodies':>16} {'x40':>5}"
    )
    for kind in KINDS:
        if len(sys.argv) > 1 and sys.argv[1] not in kind.name:
            continue
        mean, p95 = measured(few, kind.ours)
        crowd, crowd_p95 = measured(many, kind.ours)
        theirs = measured(few, kind.theirs)[0] if kind.theirs else 0.0
        print(
            f"{kind.name:36} {mean:8.0f} ({p95:5.0f}) {kind.bar or '':>6} {theirs:9.0f} {theirs / mean:5.1f}x"
            f" {crowd:8.0f} ({crowd_p95:5.0f}) {crowd / mean:5.1f}"
        )


if __name__ == "__main__":
    main()
