"""Wheels and pivots: the table against marching."""

from collections.abc import Iterator
from math import inf, radians
from random import Random

import shapely
from tests.oracle.cases import Case, verdict
from tests.oracle.distances import TOLERANCE, Interval, overlaps, touches
from tests.oracle.figures import figure
from tests.oracle.paths import obstacle_figure, turned_into
from tests.oracle.worlds import SIDE, random_world

from battlewright.table.bodies import Disc
from battlewright.table.movement import pivot, wheel
from battlewright.table.table import Table

SETTLED = 60.0
"""Micrometres of the outermost corner by which a turn may end short: it seeks a place that enters nothing."""


def turns(rng: Random) -> Iterator[Case]:
    """How far a rectangle or block turns before it enters something, and that it enters nothing at the end."""
    world = random_world(rng, 8, 3, "obstruction")
    movers = [body for body in world.bodies if not isinstance(body, Disc)]
    if not movers:
        return
    body = movers[0]
    obstacles = [*(other for other in world.bodies if other is not body), *world.features]
    table = Table(SIDE, SIDE, world.features)
    side, angle = rng.choice(("left", "right", "pivot")), rng.randint(1, 120) * 1_000_000
    others = [other for other in world.bodies if other is not body]
    turn = pivot(body, angle, table, others) if side == "pivot" else wheel(body, side, angle, table, others)  # type: ignore[arg-type]
    base, about = figure(body), turn.about
    reach = max(shapely.Point(about).distance(shapely.Point(p)) for p in shapely.get_coordinates(base.area))
    if not reach < min(*about, SIDE - about[0], SIDE - about[1]):
        return
    most = -angle / 1e6 if side == "left" else angle / 1e6
    grounds = [obstacle_figure(obstacle) for obstacle in obstacles]
    near = [ground for ground in grounds if ground.area.distance(shapely.Point(about)) <= reach + 1]
    touched = turned_into(base, about, most, near, 0.0) if near else inf
    entered = turned_into(base, about, most, near, TOLERANCE + 2.0) if near else inf
    gone, arc = abs(turn.angle) / 1e6, radians(1) * reach
    low, high = min(touched, abs(most)), min(entered, abs(most))
    where = f"{side} {angle} {body} {obstacles}"
    wrong = not low * arc - SETTLED <= gone * arc <= high * arc + 2
    yield Case(f"turn {where}", turn, Interval(low, high), False, wrong)
    yield verdict(
        f"stopped {where}", turn.stop is not None, None if touched < inf and entered == inf else entered < inf
    )
    bad = [o for o in world.bodies if o is not body and overlaps(o, turn.end)] + [
        piece for piece in world.features if touches(piece, turn.end)
    ]
    yield Case(f"end of {where}", turn.end, bad, False, bool(bad))


CHECKS = (turns,)
