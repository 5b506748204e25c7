"""Straight moves and what stops them.

A move starts at a body's place and follows an integer direction; the body keeps its facing. It is stopped by the
first of: the movement it has, a body that shares height with it, a feature with a stopping trait, the edge of the
table; which bodies and traits stop is `Stopping`. An obstacle stops a move only if going on would enter it by more
than 20 um, so a base slides past one it merely brushes; the move then ends where the bases meet, at the micrometre
point nearest to the ideal one with gap >= 0. z does not change; hills are walked on (see `plain`).
"""

from collections.abc import Iterator, Sequence
from math import hypot, inf, sqrt
from typing import NamedTuple

import msgspec

from battlewright.table.bodies import Body, Disc, rise
from battlewright.table.gaps import in_contact, within
from battlewright.table.movement.course import within_span
from battlewright.table.movement.legality import anchor, box_at, clear_of, runs_into
from battlewright.table.movement.meetings import meetings
from battlewright.table.movement.obstacles import (
    Course,
    Found,
    bodies_ahead,
    edge,
    features_ahead,
    first_stop,
    over,
    touch,
)
from battlewright.table.movement.plain import Plain, plain
from battlewright.table.movement.spending import FREE, SLACK, Tariff, tariff
from battlewright.table.movement.stopping import SLOW, STOPPING, WALK, Meeting, Stop, Stopping
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

__all__ = [
    "SLOW", "STOPPING", "WALK", "Meeting", "Path", "Stop", "Stopping", "advance", "advance_into", "advance_to",
    "charge", "stop_within",
]  # fmt: skip

SETTLING = 8
"""Micrometres within which a stopped move seeks a place with gap >= 0."""


class Path(msgspec.Struct, frozen=True):
    """A straight move: its ends, its length in plan and the movement it cost (both rounded to the
    micrometre), what stopped it, and everything met on the way in order."""

    start: Point
    end: Point
    travelled: int
    cost: int
    stop: Stop | None
    met: tuple[Meeting, ...] = ()


def advance(
    body: Body,
    toward: Point,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Path:
    """The straight move of `body` in the direction `toward` (any non-zero integer vector) with `distance`
    movement.

    `bodies` are all those that may be in the way, without the mover. A zero direction or distance stays
    put.
    """
    return _walk(plain(body, table, bodies), toward, distance, None, stopping)


def advance_to(
    body: Body,
    place: Point,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Path:
    """The straight move towards `place`, no farther than it (`stop` is then of kind `reach`)."""
    toward = (place[0] - body.x, place[1] - body.y)
    return _walk(plain(body, table, bodies), toward, distance, (hypot(*toward), Stop("reach")), stopping)


def stop_within(
    body: Body,
    target: Body,
    reach: int,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Path:
    """The move straight at the middle of `target`, no farther than needed for the gap to count as `within reach`.

    Does not move when it is within reach already. `stop` is of kind `reach` exactly when the end is within
    reach. `bodies` may or may not hold the target; it stops the move in any case.
    """
    world, reached = _toward(body, target, table, bodies), Stop("reach", target)
    mover, aim = world.body, world.lowered(target)
    if within(mover, aim, reach):
        return Path(anchor(body), anchor(body), 0, 0, reached, (Meeting(0, "reach", target),))
    (x, y), (middle_x, middle_y) = body.middle, target.middle
    toward = (middle_x - x, middle_y - y)
    goal = (_length_to(mover, aim, toward, reach), reached)
    path = _walk(world, toward, distance, goal, stopping, aim)
    return _reaching(path, target) if within(mover.at(*path.end), aim, reach) else path


def charge(
    body: Body,
    target: Body,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Path:
    """The move straight at the middle of `target` into contact with it: `stop` is then of kind `reach`."""
    return stop_within(body, target, 0, distance, table, bodies, stopping=stopping)


def advance_into(
    body: Body,
    toward: Point,
    target: Body,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Path:
    """The move in the direction `toward` up to contact with `target`: `stop` is of kind `reach` exactly when the
    end is in contact with it (already at the start, too)."""
    world = _toward(body, target, table, bodies)
    mover, aim = world.body, world.lowered(target)
    if in_contact(mover, aim):
        return Path(anchor(body), anchor(body), 0, 0, Stop("reach", target), (Meeting(0, "reach", target),))
    path = _walk(world, toward, distance, None, stopping, aim)
    return _reaching(path, target) if in_contact(mover.at(*path.end), aim) else path


def _toward(body: Body, target: Body, table: Table, bodies: Sequence[Body]) -> Plain:
    return plain(body, table, bodies if target in bodies else (*bodies, target))


def _reaching(path: Path, target: Body) -> Path:
    met = path.met if path.stop is None else path.met[:-1]
    stopped = Meeting(path.travelled, "reach", target)
    return msgspec.structs.replace(path, stop=Stop("reach", target), met=(*met, stopped))


def _length_to(body: Body, target: Body, toward: Point, reach: int) -> float:
    """How far in the direction the gap to the target becomes `reach`; infinite if it never does."""
    room = reach * reach - rise(body, target) ** 2
    if room < 0 or toward == (0, 0):
        return inf
    if isinstance(body, Disc) and isinstance(target, Disc):
        return hypot(*toward) - body.radius - target.radius - sqrt(room)
    ray = Course(body, toward, 0.0).ray
    found = [within_span(part, other, ray, sqrt(room)) for part in body.parts for other in target.parts]
    return min((span[0] for span in found if span is not None and span[1] > 0), default=inf)


class _Way(NamedTuple):
    """A move made: what the path is told from."""

    course: Course
    end: Point
    stop: Stop | None
    prices: Tariff
    ahead: Sequence[Body]
    crossed: Sequence[Feature]


def farthest(world: Plain, toward: Point, distance: int, stopping: Stopping) -> Point:
    """The end of the straight move with `distance` movement, without what is met on the way."""
    way = _way(world, toward, distance, None, stopping)
    return anchor(world.body) if way is None else way.end


def _walk(
    world: Plain,
    toward: Point,
    distance: int,
    goal: tuple[float, Stop] | None,
    stopping: Stopping,
    target: Body | None = None,
) -> Path:
    """The move as `_way` makes it, with everything met."""
    body, start = world.body, anchor(world.body)
    way = _way(world, toward, distance, goal, stopping, target)
    if way is None:
        return Path(start, start, 0, 0, None)
    course, end, stop, prices, ahead, crossed = way
    travelled = hypot(end[0] - body.x, end[1] - body.y)
    beside = [other for other in ahead if stop is None or other != stop.obstacle]
    open_ground = stopping.ignored(features_ahead(course, world.table.features))
    met: tuple[Meeting, ...] = ()
    if stop is not None or beside or crossed or open_ground or prices is not FREE or world.standing.z:
        met = meetings(course, travelled, prices, beside, crossed, open_ground, world, stopping, stop)
    path = Path(start, end, round(travelled), round(prices.cost(travelled)), stop, met)
    return _with_originals(path, world) if world.originals else path


def _way(
    world: Plain,
    toward: Point,
    distance: int,
    goal: tuple[float, Stop] | None,
    stopping: Stopping,
    target: Body | None = None,
) -> _Way | None:
    """The move up to the first of its movement, the goal (a length and its stop) and the obstacles; a target
    stops it in any case. None where nothing moves."""
    body, table = world.body, world.table
    if toward == (0, 0) or distance <= 0:
        return None
    course = Course(body, toward, distance)
    ahead = bodies_ahead(course, world.bodies)
    blocking = [other for other in ahead if stopping.stopped_by(other) or other == target]
    limit, stop = _at_most(course, distance, goal, table)
    free = first_stop(course, limit, stop, blocking, features_ahead(course, stopping.walls(table)))
    limit, stop = free.length, free.stop
    prices = tariff(course, limit, table, stopping)
    paid, steep = prices.affordable(distance, limit)
    if paid < limit or steep is not None:
        limit, stop = paid, None if steep is None else Stop("feature", steep)
    crossed = features_ahead(course, stopping.crossed(table)) if stopping.crosses else []
    limit, stop = _clear_of_crossings(course, limit, stop, crossed)
    return _Way(course, _settle(course, limit, stop, table, free), stop, prices, ahead, crossed)


def _with_originals(path: Path, world: Plain) -> Path:
    """The path with what was met as it stands on its hill."""
    stop = path.stop and Stop(path.stop.kind, world.original(path.stop.obstacle))
    met = tuple(msgspec.structs.replace(one, what=world.original(one.what)) for one in path.met)
    return msgspec.structs.replace(path, stop=stop, met=met)


def _at_most(
    course: Course, distance: int, goal: tuple[float, Stop] | None, table: Table
) -> tuple[float, Stop | None]:
    """How far the move goes when nothing is in its way: to the goal, to the edge, or the whole distance."""
    limit, stop = (float(distance), None) if goal is None or goal[0] > distance else goal
    met_edge = edge(course, limit, table)
    return (limit, stop) if met_edge is None else met_edge


def _clear_of_crossings(
    course: Course, limit: float, stop: Stop | None, crossed: Sequence[Feature]
) -> tuple[float, Stop | None]:
    """The end and its stop, taken back to before an obstacle that it would leave the base on."""
    again = bool(crossed)
    while again:
        again = False
        for feature, covered in over(course, crossed, limit + SLACK):
            start, end = covered[-1]
            if 0 < start < limit < end:
                met = touch(course, feature, limit)
                limit, stop, again = min(start, met.length) if met else start, Stop("feature", feature), True
    return limit, stop


def _settle(course: Course, limit: float, stop: Stop | None, table: Table, free: Found) -> Point:
    """The micrometre point nearest to the ideal end that has gap >= 0 to what stopped the move and enters
    nothing.

    Rounding shifts the way by less than a micrometre, so only what the way brushes or stops at can then be entered by
    20; these are tested exactly. Where a base slides along one side of a feature into another side there may be no such
    point; then one that enters nothing by more than 20 um is taken.
    """
    body = course.body
    obstacle = stop.obstacle if stop is not None else None
    bodies, walls = free.bodies, free.features
    if isinstance(obstacle, Feature):
        walls = [*walls, obstacle]
    elif obstacle is not None:
        bodies = [*bodies, obstacle]
    back = 0.0
    while back < limit:
        for place in points_around(*course.ray.point(limit - back)):
            if (
                (obstacle is None or back > SETTLING or clear_of(body, place, obstacle))
                and table.holds_box(box_at(body, place))
                and runs_into(body, place, bodies, walls) is None
            ):
                return place
        back = 2 * back + 1
    return anchor(body)


def points_around(x: float, y: float) -> Iterator[Point]:
    """The nine micrometre points about the place, nearest first."""
    column, row = round(x), round(y)
    yield column, row
    around = [(column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    yield from sorted(around, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
