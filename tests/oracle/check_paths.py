"""Straight moves: the table against the oracle."""

from collections.abc import Iterator
from random import Random

from tests.oracle.cases import Case, length, verdict
from tests.oracle.distances import TOLERANCE, Interval, overlaps, plan_gap, touches
from tests.oracle.figures import figure
from tests.oracle.paths import Way, obstacle_figure, stopped
from tests.oracle.worlds import INCH, SIDE, random_feature, random_world

from battlewright.table.bodies import Body
from battlewright.table.movement import advance, move_region
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

SETTLED = 20.0
"""Micrometres by which a stopped move may end short, seeking a place that enters nothing."""


def moves(rng: Random) -> Iterator[Case]:
    """Where a straight move ends, what stopped it, that it entered nothing, and that the region agrees."""
    world = random_world(rng, 6, 3, "obstruction")
    body, *others = world.bodies
    rough = [random_feature(rng, "mire", "rough") for _ in range(rng.choice((0, 0, 1)))]
    table = Table(SIDE, SIDE, (*world.features, *rough))
    toward = rng.randint(-1000, 1000), rng.randint(-1000, 1000)
    if toward == (0, 0):
        return
    budget = rng.randint(1, 12 * INCH)
    path = advance(body, toward, budget, table, others)
    where = f"{body} {toward} {budget} {others} {table.features}"
    way = Way(body, toward, float(budget))
    obstacles = [*others, *world.features]
    ends, found = stopped(way, obstacles, SIDE)
    if not rough:
        yield length(f"end {where}", path.travelled, ends, SETTLED if path.stop else 1.0)
    else:
        paid = way.cost(path.travelled, rough)
        yield length(f"cost {where}", path.cost, paid)
        spent = path.stop is not None or paid.high >= budget - 2
        yield verdict(
            f"spent {where}",
            spent and path.cost <= budget + TOLERANCE and path.travelled <= ends.high + 2,
            True,
        )
    yield from _end(body.at(*path.end), where, obstacles)
    if path.stop is not None and path.stop.obstacle is not None:
        stopping = any(obstacle is path.stop.obstacle for obstacle, _ in found)
        yield verdict(f"stop {path.stop} {where}", stopping, True)
        gap = plan_gap(figure(body.at(*path.end)), obstacle_figure(path.stop.obstacle))
        yield verdict(f"contact at stop {where}", path.travelled == 0 or gap.low <= TOLERANCE, True)
    yield from _region(rng, body, budget, table, others, way, where, obstacles)


def _end(moved: Body, where: str, obstacles: list[Body | Feature]) -> Iterator[Case]:
    for obstacle in obstacles:
        entered = touches(obstacle, moved) if isinstance(obstacle, Feature) else overlaps(obstacle, moved)
        yield Case(f"enters {obstacle} {where}", entered, False, entered is None, entered is True)


def _region(
    rng: Random, body: Body, budget: int, table: Table, others: list[Body], way: Way, where: str,
    obstacles: list[Body | Feature],
) -> Iterator[Case]:  # fmt: skip
    """A place on the same way: legal exactly when nothing is entered before it, it is on the table and paid for."""
    gone = rng.uniform(0, way.length + INCH)
    place = round(body.x + way.ux * gone), round(body.y + way.uy * gone)
    said = bool(move_region(body, budget, table, others).contains(*place))
    if place == (body.x, body.y):
        return
    exact = Way(
        body,
        (place[0] - body.x, place[1] - body.y),
        float(abs(complex(place[0] - body.x, place[1] - body.y))),
    )
    sure, possible = True, True
    for obstacle in obstacles:
        entered = exact.entered(obstacle)
        possible = possible and entered.high > exact.length
        sure = sure and entered.low > exact.length
    slow = [piece for piece in table.features if "rough" in piece.traits]
    paid = exact.cost(exact.length, slow) if slow else Interval(exact.length, exact.length)
    over = _overhang(exact)
    sure = sure and paid.high <= budget + TOLERANCE and over <= TOLERANCE - 1
    possible = possible and paid.low <= budget + TOLERANCE and over <= TOLERANCE + 1
    truth = True if sure else None if possible else False
    yield verdict(f"region {place} {where}", said, truth)


def _overhang(way: Way) -> float:
    """How far the base stands over the edge at the end of the way."""
    left, low, right, high = way.base.area.bounds
    dx, dy = way.ux * way.length, way.uy * way.length
    return float(max(-left - dx, -low - dy, right + dx - SIDE, high + dy - SIDE))


CHECKS = (moves,)
