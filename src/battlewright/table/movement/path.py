"""Straight moves and what stops them.

A move starts at a body's place and follows an integer direction. It is stopped by the first of: the
movement it has (slow ground costs double while any part of the base is over it), a body that shares height
with it, a feature with a stopping trait, the edge of the table. An obstacle stops a move only if going on
would enter it by more than 20 um, so a base slides past one it merely brushes; the move then ends where the
bases meet, at the micrometre point nearest to the ideal one with gap >= 0. z does not change.
"""

from collections.abc import Iterator, Sequence
from math import hypot, inf, sqrt
from typing import Literal

import msgspec

from battlewright.table.bodies import Body, rise, shares_height
from battlewright.table.gaps import within
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement.course import (
    Ray,
    affordable,
    clear_of,
    course_cost,
    first_touch,
    runs_into,
    slow_spans,
)
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way

STOPPING: tuple[str, ...] = ("impassable", "obstruction")
"""Traits that stop a move unless the ruleset names others."""

SLOW: tuple[str, ...] = ("rough",)
"""Traits that double the cost of a move unless the ruleset names others."""

SETTLING = 8
"""Micrometres within which a stopped move seeks a place with gap >= 0."""


class Stop(msgspec.Struct, frozen=True):
    """Why a move ended before its movement was spent: a body, a feature, the table's edge, or the reach
    asked for."""

    kind: Literal["body", "feature", "edge", "reach"]
    obstacle: Body | Feature | None = None


class Path(msgspec.Struct, frozen=True):
    """A straight move: its ends, its length in plan and the movement it cost (both rounded to the
    micrometre)."""

    start: Point
    end: Point
    travelled: int
    cost: int
    stop: Stop | None


def advance(
    body: Body,
    toward: Point,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Sequence[str] = STOPPING,
    slow: Sequence[str] = SLOW,
) -> Path:
    """The straight move of `body` in the direction `toward` (any non-zero integer vector) with `distance`
    movement.

    `bodies` are all those that may be in the way, without the mover. A zero direction or distance stays
    put.
    """
    return _walk(body, toward, distance, None, table, bodies, stopping, slow)


def advance_to(
    body: Body,
    place: Point,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Sequence[str] = STOPPING,
    slow: Sequence[str] = SLOW,
) -> Path:
    """The straight move towards `place`, no farther than it (`stop` is then of kind `reach`)."""
    toward = (place[0] - body.x, place[1] - body.y)
    return _walk(body, toward, distance, (hypot(*toward), Stop("reach")), table, bodies, stopping, slow)


def stop_within(
    body: Body,
    target: Body,
    reach: int,
    distance: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Sequence[str] = STOPPING,
    slow: Sequence[str] = SLOW,
) -> Path:
    """The move straight at `target`, no farther than needed for the gap to count as `within reach`.

    Does not move when it is within reach already. `stop` is of kind `reach` exactly when the end is within
    reach. `bodies` may or may not hold the target; it stops the move in any case.
    """
    if within(body, target, reach):
        return Path((body.x, body.y), (body.x, body.y), 0, 0, Stop("reach", target))
    toward = (target.x - body.x, target.y - body.y)
    room = reach * reach - rise(body, target) ** 2
    needed = hypot(*toward) - body.radius - target.radius - sqrt(room) if room >= 0 else inf
    others = bodies if target in bodies else (*bodies, target)
    path = _walk(body, toward, distance, (needed, Stop("reach", target)), table, others, stopping, slow)
    if within(body.at(*path.end), target, reach):
        return msgspec.structs.replace(path, stop=Stop("reach", target))
    return path


def _walk(
    body: Body,
    toward: Point,
    distance: int,
    goal: tuple[float, Stop] | None,
    table: Table,
    bodies: Sequence[Body],
    stopping: Sequence[str],
    slow: Sequence[str],
) -> Path:
    """The move up to the first of its movement, the goal (a length and its stop) and the obstacles."""
    dx, dy = toward
    start = (body.x, body.y)
    length = hypot(dx, dy)
    if length == 0 or distance <= 0:
        return Path(start, start, 0, 0, None)
    ray = Ray(body.x, body.y, dx / length, dy / length)
    ahead = _bodies_ahead(body, toward, bodies)
    walls = [wall for wall in table.with_trait(*stopping) if stands_in_way(wall, body)]
    mires = table.with_trait(*slow)
    limit, stop = float(distance), None
    if goal is not None and goal[0] <= limit:
        limit, stop = goal
    for found in (
        _first_body(body, toward, limit, ahead),
        _first_feature(body, ray, limit, walls),
        _edge(body, ray, limit, table),
    ):
        if found is not None and found[0] < limit:
            limit, stop = found
    if mires:
        paid = affordable(distance, limit, slow_spans(body, ray, limit, mires))
        if paid < limit:
            limit, stop = paid, None
    end = _settle(body, ray, limit, stop, table, ahead, walls)
    cost = course_cost(body, end, mires)
    return Path(start, end, round(hypot(end[0] - body.x, end[1] - body.y)), round(cost), stop)


def _bodies_ahead(body: Body, toward: Point, bodies: Sequence[Body]) -> list[Body]:
    """The bodies that the way could come to, however long it is; 2 um allow for the rounding of its end."""
    x, y, radius = body.x, body.y, body.radius + 2
    dx, dy = toward
    squared = dx * dx + dy * dy
    ahead = []
    for other in bodies:
        wx, wy = other.x - x, other.y - y
        if dx * wx + dy * wy > 0:
            across = dx * wy - dy * wx
            reach = radius + other.radius
            if across * across < reach * reach * squared and shares_height(body, other):
                ahead.append(other)
    return ahead


def _first_body(body: Body, toward: Point, limit: float, ahead: Sequence[Body]) -> tuple[float, Stop] | None:
    dx, dy = toward
    squared = dx * dx + dy * dy
    best: Body | None = None
    for other in ahead:
        wx, wy = other.x - body.x, other.y - body.y
        across = dx * wy - dy * wx
        radii = body.radius + other.radius
        inner = radii - TOLERANCE
        if across * across >= inner * inner * squared:
            continue
        contact = (dx * wx + dy * wy - sqrt(radii * radii * squared - across * across)) / sqrt(squared)
        if contact < limit:
            limit, best = max(0.0, contact), other
    return None if best is None else (limit, Stop("body", best))


def _first_feature(body: Body, ray: Ray, limit: float, walls: Sequence[Feature]) -> tuple[float, Stop] | None:
    best: Feature | None = None
    for wall in walls:
        touched = first_touch(wall, ray, body.radius, limit + body.radius)
        if touched is not None and touched < limit:
            limit, best = touched, wall
    return None if best is None else (limit, Stop("feature", best))


def _edge(body: Body, ray: Ray, limit: float, table: Table) -> tuple[float, Stop] | None:
    best = limit
    for place, speed, size in ((body.x, ray.ux, table.width), (body.y, ray.uy, table.depth)):
        if speed == 0:
            continue
        room = (size - place if speed > 0 else place) - body.radius
        best = min(best, (room if room > 0 else room + TOLERANCE) / abs(speed))
    return (max(0.0, best), Stop("edge")) if best < limit else None


def _settle(
    body: Body,
    ray: Ray,
    limit: float,
    stop: Stop | None,
    table: Table,
    bodies: Sequence[Body],
    walls: Sequence[Feature],
) -> Point:
    """The micrometre point nearest to the ideal end that has gap >= 0 to what stopped the move and enters
    nothing.

    Where a base slides along one side of a feature into another side there may be no such point; then one
    that enters nothing by more than 20 um is taken.
    """
    obstacle = stop.obstacle if stop is not None else None
    back = 0.0
    while back < limit:
        x, y = ray.point(limit - back)
        for place in _points_around(x, y):
            moved = body.at(*place)
            if (
                (obstacle is None or back > SETTLING or clear_of(moved, obstacle))
                and table.holds(moved)
                and runs_into(body, place, bodies, walls) is None
            ):
                return place
        back = 2 * back + 1
    return body.x, body.y


def _points_around(x: float, y: float) -> Iterator[Point]:
    """The nine micrometre points about the place, nearest first."""
    column, row = round(x), round(y)
    yield column, row
    around = [(column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    yield from sorted(around, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
