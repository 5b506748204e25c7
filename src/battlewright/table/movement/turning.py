"""Turning moves: a pivot about the middle of a base, and the wheel of a rectangle or a block about a front corner.

A turn sweeps an area; it stops at the first angle at which going on would enter a body or a feature by more than 20 um,
or leave the table. That angle is found from where corners cross sides (floats); the place where the turn
ends is tested exactly. Angles are microdegrees, clockwise positive.
"""

from collections.abc import Sequence
from math import degrees, hypot, radians
from typing import Literal

import msgspec

from battlewright.table.angles import DEGREE, FULL, turned
from battlewright.table.bodies import Block, Body, Disc, Rectangle, shares_height
from battlewright.table.gaps import overlaps
from battlewright.table.movement.legality import clear_of
from battlewright.table.movement.orbits import Orbit, first_entry, off_table
from battlewright.table.movement.plain import plain
from battlewright.table.movement.stopping import WALK, Stop, Stopping
from battlewright.table.movement.swept import swept_outline
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches

Side = Literal["left", "right"]


class Turn(msgspec.Struct, frozen=True):
    """A turn: the body before and after it, the point turned about, the angle turned (clockwise positive), the length
    of the arc of the outermost front corner in micrometres (what a wheel costs), and what stopped it."""

    start: Body
    end: Body
    about: Point
    angle: int
    length: int
    stop: Stop | None

    def outline(self) -> tuple[Point, ...]:
        """Corners of the area swept, for drawing: arcs stand out by at most 0.1 %, and hollows towards the point
        turned about are filled. A round base sweeps nothing but itself: no corners."""
        return () if isinstance(self.start, Disc) else swept_outline(self.start, self.about, self.angle)


def pivot(
    body: Body,
    angle: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Turn:
    """Turn the body by `angle` (at most a whole turn either way) about the middle of its base.

    `bodies` are all those that may be in the way, without the mover. A round base always turns.
    """
    return _turn(body, body.middle, angle, table, bodies, stopping)


def wheel(
    body: Rectangle | Block,
    side: Side,
    angle: int,
    table: Table,
    bodies: Sequence[Body] = (),
    *,
    stopping: Stopping = WALK,
) -> Turn:
    """Wheel forward by `angle` (0 to a whole turn) about the front corner on `side`; the other front corner leads.

    Raises ValueError for a negative angle.
    """
    if angle < 0:
        raise ValueError(f"the angle of a wheel must be 0 or more, not {angle}")
    left = side == "left"
    return _turn(body, body.corners[0 if left else 1], -angle if left else angle, table, bodies, stopping)


def wheel_angle(body: Rectangle | Block, length: int) -> int:
    """The angle of a wheel whose outer front corner goes `length` micrometres, rounded down."""
    return int(degrees(length / _front(body)) * DEGREE)


def wheel_length(body: Rectangle | Block, angle: int) -> int:
    """The way of the outer front corner in a wheel by `angle`, in micrometres."""
    return round(radians(angle / DEGREE) * _front(body))


def _front(body: Rectangle | Block) -> float:
    (ax, ay), (bx, by) = body.corners[:2]
    return hypot(bx - ax, by - ay)


def _turn(
    body: Body, about: Point, angle: int, table: Table, bodies: Sequence[Body], stopping: Stopping
) -> Turn:
    if isinstance(body, Disc):
        return Turn(body, body.facing_to(body.facing + angle), about, angle, 0, None)
    world = plain(body, table, bodies)
    lower, table = world.body, world.table
    assert not isinstance(lower, Disc)
    angle = max(-FULL, min(FULL, angle))
    limit, stop = radians(abs(angle) / DEGREE), None
    orbit = Orbit(lower, about, 1 if angle >= 0 else -1, limit)
    blocking = [
        other
        for other in world.bodies
        if stopping.stopped_by(other) and orbit.comes_near(other.bounds) and shares_height(lower, other)
    ]
    walls = [
        wall for wall in stopping.walls(table) if orbit.comes_near(wall.bounds) and stands_in_way(wall, lower)
    ]
    for other in blocking:
        met = first_entry(orbit, other.parts, other.inner, limit)
        if met is not None:
            limit, stop = met, Stop("body", other)
    for wall in walls:
        met = first_entry(orbit, wall.parts, None, limit)
        if met is not None:
            limit, stop = met, Stop("feature", wall)
    met = off_table(orbit, table, limit)
    if met is not None:
        limit, stop = met, Stop("edge")
    end, done = _settle(orbit, limit, stop, table, blocking, walls)
    front = max(hypot(x - about[0], y - about[1]) for x, y in body.corners[:2])
    length = round(radians(abs(done) / DEGREE) * front)
    if stop is not None:
        stop = Stop(stop.kind, world.original(stop.obstacle))
    return Turn(body, end.raised_to(body.z), about, done, length, stop)


def turned_about(body: Rectangle | Block, about: Point, angle: int) -> Body:
    """The body turned clockwise by `angle` microdegrees about a point, its place rounded to the micrometre."""
    x, y = turned((body.x, body.y), about, angle)
    return body.at(x, y).facing_to(body.facing + angle)


def _settle(
    orbit: Orbit,
    limit: float,
    stop: Stop | None,
    table: Table,
    bodies: Sequence[Body],
    walls: Sequence[Feature],
) -> tuple[Body, int]:
    """The body after the turn and the angle turned: the last that has gap >= 0 to what stopped it and enters nothing.

    Each step back takes the outermost corner a micrometre, then two, four, ... back.
    """
    body, obstacle = orbit.body, stop.obstacle if stop is not None else None
    back, last = 0.0, limit * orbit.reach
    while back < last:
        angle = orbit.sense * int(
            degrees(limit - back / orbit.reach) * DEGREE + (0.5 if stop is None else 0.0)
        )
        moved = turned_about(body, orbit.about, angle)
        if (
            (obstacle is None or back > 8 or clear_of(moved, (moved.x, moved.y), obstacle))
            and table.holds(moved)
            and not any(overlaps(moved, other) for other in bodies)
            and not any(touches(wall, moved) for wall in walls)
        ):
            return moved, angle
        back = 2 * back + 1
    return body, 0
