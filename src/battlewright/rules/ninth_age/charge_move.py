"""The way of a charge: forward, at most one wheel, forward into contact, then turned flush (H14, H15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from math import hypot, inf
from typing import NamedTuple

from battlewright.rules.ninth_age.alignment import Line, Pose, front_of, line, poses
from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, Model
from battlewright.table import arcs
from battlewright.table.angles import DEGREE, FULL, offset, unit
from battlewright.table.bodies import Body, Rectangle
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.movement import Stopping, wheel
from battlewright.table.movement.legality import runs_into
from battlewright.table.movement.turning import Side, turned_about
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import touches

Vector = tuple[float, float]

WIDEST = 90 * DEGREE
"""The widest wheel of a charge (T9A-H-14K)."""

STEP = 15 * DEGREE
"""Angles between the wheels that are tried beside going straight and wheeling flush."""

WALKS, CRAMPED = 4, 16
"""How many ways are walked to one place, and to how many of the best places without room to turn flush, before a charge
counts as impossible: what stands in one way mostly stands in the others."""

SLACK = 5
"""Micrometres by which places that were reckoned may miss."""

CHARGING = Stopping(stops=("impassable", "obstruction"), slows=())
"""What stops a charge."""


class Around(NamedTuple):
    """What else stands on the table: friends, whom a charger may touch, and enemies, whom it may not."""

    friends: tuple[Formation, ...]
    enemies: tuple[Formation, ...]

    @property
    def bodies(self) -> list[Body]:
        """All of them."""
        return [body for formation in (*self.friends, *self.enemies) for body in formation.bodies]


def near(own: Formation, target: Formation, others: Iterable[Formation]) -> tuple[Formation, ...]:
    """Those that a charge may meet on its way: forward and one wheel stay in the circle over the line from start to
    end, as far out as the charger and its target reach."""
    (x, y), (tx, ty) = own.footprint.middle, target.footprint.middle
    reach = hypot(tx - x, ty - y) / 2 + _across(own) + _across(target)
    mx, my = (x + tx) / 2, (y + ty) / 2
    return tuple(
        other
        for other in others
        if hypot(other.footprint.x - mx, other.footprint.y - my) <= reach + _across(other)
    )


def _across(of: Formation) -> float:
    """The way from corner to corner of a formation."""
    return hypot(of.footprint.width, of.footprint.depth)


class ChargePath(NamedTuple):
    """A charge move: the way forward, the wheel (clockwise positive), the way forward after it, in micrometres and
    microdegrees; where the charger touches its target, and where it ends flush with it. For that it turns about the
    point of contact `about`, or, where it cannot, its target is turned by `yielded` instead."""

    forward: int
    angle: int
    then: int
    touching: Rectangle
    pose: Pose
    about: Point
    yielded: int = 0


@lru_cache(REMEMBERED)
def charge_path(
    own: Formation,
    target: Formation,
    side: arcs.Side,
    around: Around,
    engaged: frozenset[Model],
    table: Table,
    yields: bool,
) -> ChargePath | None:
    """The best way into contact with a side of the target, of equally good places the one with the least wheel; None
    without any. `engaged` are the models of the target that fight already; one that `yields` may be turned."""
    cramped, against = [], line(target, side)
    lane = Lane(own.footprint, against.facing, [*around.bodies, *target.bodies], table)
    for pose in poses(own, target, side, engaged, table):
        if not _may_stand(pose.body, around, table):
            cramped.append(pose)
            continue
        found = next(_ways(lane, pose, against), None)
        if found is not None:
            return found
    return _with_target_turned(lane, target, against, cramped, around) if yields else None


def _ways(lane: Lane, pose: Pose, against: Line) -> Iterator[ChargePath]:
    """The ways to a place where the charger is flush with a side of its target."""
    leading = ((turn, legs) for turn in lane.wheels if (legs := _legs(pose, against, turn)))
    for turn, legs in islice(leading, WALKS):
        met = lane.walked(legs, turn.angle)
        if met is not None:
            about = _point_of_contact(pose, against, turn)
            yield ChargePath(round(legs[0]), turn.angle, round(legs[1]), met, pose, about)


def _with_target_turned(
    lane: Lane, target: Formation, against: Line, cramped: list[Pose], around: Around
) -> ChargePath | None:
    """The way on which a target is turned least, for a charger that has no room to turn flush where
    it is `cramped`."""
    facing, table, found = against.facing, lane.table, []
    for pose in cramped[:CRAMPED]:
        for way in _ways(lane, pose, against):
            turn = turned_to(facing, way.touching.facing)
            after = turned_about(target.footprint, way.about, turn)
            if (
                _may_stand(way.touching, around, table)
                and isinstance(after, Rectangle)
                and _may_yield(after, around, table)
            ):
                found.append(way._replace(pose=Pose(way.touching, pose.aside), yielded=turn))
    return min(found, key=lambda way: abs(way.yielded), default=None)


def _may_yield(body: Rectangle, around: Around, table: Table) -> bool:
    """Whether a target may be turned so: on the table, in nobody, in contact with no enemy but its charger."""
    return _may_stand(body, Around(around.enemies, around.friends), table)


def _may_stand(body: Rectangle, around: Around, table: Table) -> bool:
    """Whether a charger may end there: on the table, in nobody, in contact with no enemy but its target."""
    friends = (other for formation in around.friends for other in formation.bodies)
    enemies = (other for formation in around.enemies for other in formation.bodies)
    return (
        table.holds(body)
        and not any(overlaps(body, other) for other in friends)
        and not any(in_contact(body, other) for other in enemies)
        and not any(touches(wall, body) for wall in table.with_trait(*CHARGING.stops))
    )


def turned_to(facing: int, other: int) -> int:
    """The turn from one facing to another, from minus half a turn to half a turn, clockwise positive."""
    turn = (other - facing) % FULL
    return turn - FULL if turn > FULL // 2 else turn


def _angles(base: Rectangle, facing: int) -> Iterator[int]:
    """The wheels that are tried: none, the one that makes the charger flush, then the narrower ones first."""
    flush = turned_to(base.facing, facing)
    yield 0
    if flush and abs(flush) <= WIDEST:
        yield flush
    for angle in range(STEP, WIDEST + 1, STEP):
        yield from sorted((angle, -angle), key=lambda each: abs(each - flush))


class Wheel(NamedTuple):
    """A wheel by an angle: the directions in which the charger goes before and after it, and the corner with which it
    would touch the line of its target's side first, in micrometres to the right of the middle of its front.

    Where it is flush with that middle at f, after touching first at e, ways of lengths a and b lead with
    a * before + b * after = f + e * slope + shift.
    """

    angle: int
    before: Vector
    after: Vector
    corner: float
    slope: Vector
    shift: Vector


def _wheels(base: Rectangle, facing: int) -> Iterator[Wheel]:
    """The wheels that are tried, of those after which the charger faces the side of its target."""
    half, (x, y), (px, py), (ox, oy) = base.width / 2, front_of(base), _right(facing), _right(base.facing)
    for angle in _angles(base, facing):
        after = base.facing + angle
        turn = turned_to(after, facing)
        if abs(turn) < FULL // 4:
            pivot, (qx, qy) = _toward(angle, half), _right(after)
            shift = pivot * (qx - ox) - x, pivot * (qy - oy) - y
            slope = px - qx, py - qy
            yield Wheel(angle, unit(base.facing), unit(after), _toward(turn, half), slope, shift)


def _toward(turn: int, half: float) -> float:
    """The corner on the side to which a turn goes."""
    return 0.0 if turn == 0 else half if turn > 0 else -half


def _legs(pose: Pose, against: Line, turn: Wheel) -> tuple[float, float] | None:
    """How far forward before and after a wheel leads to the place from which the charger turns flush about the point
    of contact; None if nothing does."""
    end = _aside_of_contact(pose, against, turn)
    (fx, fy), (sx, sy), (x, y) = front_of(pose.body), turn.slope, turn.shift
    return _split(fx + end * sx + x, fy + end * sy + y, turn.before, turn.after)


def _aside_of_contact(pose: Pose, against: Line, turn: Wheel) -> float:
    """Where on its front a charger that has wheeled touches first, to the right of the middle: the corner that leads,
    or the end of its target's side."""
    return max(against.ends[0] - pose.aside, min(against.ends[1] - pose.aside, turn.corner))


def _point_of_contact(pose: Pose, against: Line, turn: Wheel) -> Point:
    """The point of the target's side that is touched first."""
    end = _aside_of_contact(pose, against, turn)
    (x, y), (rx, ry) = front_of(pose.body), _right(against.facing)
    return round(x + end * rx), round(y + end * ry)


def _right(facing: int) -> tuple[float, float]:
    x, y = unit(facing)
    return y, -x


def _split(dx: float, dy: float, first: Vector, second: Vector) -> tuple[float, float] | None:
    """A way as lengths in two directions, neither backward; straight ahead all of it is the first."""
    (ax, ay), (bx, by) = first, second
    across = ax * by - ay * bx
    if abs(across) < 1e-9:
        ahead, aside = dx * ax + dy * ay, dx * ay - dy * ax
        return (max(0.0, ahead), 0.0) if abs(aside) <= SLACK and ahead >= -SLACK else None
    forward, then = (dx * by - dy * bx) / across, (ax * dy - ay * dx) / across
    return (max(0.0, forward), max(0.0, then)) if min(forward, then) >= -SLACK else None


class Lane:
    """The ground that a charger may cross to be flush when it faces so: `everybody` who may stand in its way, its
    target among them, and the `wheels` that are tried.

    Straight ahead, what is too far once is too far for every longer way.
    """

    __slots__ = ("base", "everybody", "table", "wheels", "_blocked")

    def __init__(self, base: Rectangle, facing: int, everybody: list[Body], table: Table) -> None:
        self.base, self.everybody, self.table = base, everybody, table
        self.wheels = tuple(_wheels(base, facing))
        self._blocked = inf

    def ahead(self, length: float) -> Rectangle | None:
        """The charger so far straight ahead; None if something is in the way."""
        if length >= self._blocked:
            return None
        end = self.forward(self.base, length)
        if end is None:
            self._blocked = length
        return end

    def forward(self, base: Rectangle, length: float) -> Rectangle | None:
        """A base so far straight ahead; None if something is in the way."""
        end = base.at(*offset(base.x, base.y, base.facing, 0, length))
        walls = self.table.with_trait(*CHARGING.stops)
        free = self.table.holds(end) and runs_into(base, end.middle, self.everybody, walls) is None
        return end if free else None

    def walked(self, legs: tuple[float, float], angle: int) -> Rectangle | None:
        """The charger where it touches its target; None if something is in the way before."""
        before = self.ahead(legs[0])
        if before is None or angle == 0:
            return before
        left = angle < 0
        after = turned_about(before, before.corners[0 if left else 1], angle)
        assert isinstance(after, Rectangle)
        end = self.forward(after, legs[1])
        if end is None:
            return None
        side: Side = "left" if left else "right"
        turn = wheel(before, side, abs(angle), self.table, self.everybody, stopping=CHARGING)
        return end if turn.stop is None else None
