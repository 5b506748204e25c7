"""The move of a pursuer or of one that overruns: straight ahead, into whatever is there, and off the table (H42, H43).

A pursuer that leaves the table stands already where it will return, but not on the table: no field more is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.alignment import poses
from battlewright.rules.ninth_age.contact import side_of
from battlewright.rules.ninth_age.dangerous import DangerousTest
from battlewright.rules.ninth_age.formation import Formation, formation
from battlewright.rules.ninth_age.laying import laid
from battlewright.rules.ninth_age.moving import (
    IMPASSABLE,
    carry,
    destroy,
    has_room,
    mark,
    others,
    standing,
    touches_edge,
)
from battlewright.rules.ninth_age.passing import dangers, spans
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece
from battlewright.table.angles import FULL, offset, unit
from battlewright.table.bodies import Block, Body, Rectangle
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.outlines import Part
from battlewright.table.plane import Point
from battlewright.table.table import Table

SETTLING = 3
"""Micrometres within which a charge ends with a gap of at least 0."""


LOOKING_IN = {"south": 0, "west": FULL // 4, "north": FULL // 2, "east": 3 * FULL // 4}
"""The facings of those who come back over each edge of the table."""


class Onward(Frame, tag="onward"):
    """A formation moves so many inches straight ahead; `combat` are those of the fight that it comes from."""

    row: int
    distance: int
    combat: tuple[int, ...] = ()
    lost: tuple[Any, ...] = ()


class Ahead(NamedTuple):
    """How far a formation goes, in micrometres, and the enemy at the end of the way, -1 for none."""

    far: int
    enemy: int = -1


def moved(p: Position, row: int, far: int) -> tuple[Body, ...]:
    """The bodies of a formation so far ahead."""
    own = standing(p, row)
    dx, dy = offset(0, 0, own.facing, 0, far)
    return tuple(body.at(body.x + dx, body.y + dy) for body in formation(p, row).bodies)


def ahead_of(p: Position, f: Onward) -> Ahead:
    """What ends the move first: its length, an enemy that it charges, or something that stops it an inch off."""
    far, met = f.distance * INCH, -1
    for parts, enemy in _obstacles(p, f):
        on_the_way = [span for span in spans(p, f.row, parts, 0) if span[1] > TOLERANCE]
        if not on_the_way:
            continue
        reach = 0 if enemy >= 0 else INCH
        length = int(max(0.0, min(low for low, _ in spans(p, f.row, parts, reach))))
        if length < far:
            far, met = length, enemy
    return Ahead(far, met)


def _obstacles(p: Position, f: Onward) -> Iterator[tuple[Sequence[Part], int]]:
    """The outlines that may end the move, each with the enemy that it is and that may be charged, else -1."""
    for other, stands in others(p, f.row):
        is_met = bool(p.value("onward.charges", f.row, other, f.combat))
        for body in stands.bodies:
            yield body.parts, other if is_met else -1
    for feature in p.scene.table.with_trait(IMPASSABLE):
        yield feature.parts, -1


@NINTH_AGE.contribution("onward.charges", "base", "T9A-H-42C")
def _enemies(p: Position, row: int, other: int, combat: tuple[int, ...]) -> int:
    return int(piece(p, other).side != piece(p, row).side)


@NINTH_AGE.contribution("onward.charges", "replace", "T9A-H-42F")
def _not_those_that_fled_from_it(p: Position, row: int, other: int, combat: tuple[int, ...]) -> int | None:
    return 0 if piece(p, other).fleeing and other in combat else None


onward = NINTH_AGE.procedure(Onward)


@onward.step("T9A-H-42B", "T9A-H-42C", "T9A-H-42G", "T9A-H-71B")
def go(p: Position, f: Onward) -> StepResult:
    """Straight ahead as far as the roll or what is in the way lets it."""
    far, enemy = ahead_of(p, f)
    own = standing(p, f.row)
    if enemy >= 0:
        far = _settled(p, f.row, far, formation(p, enemy))
    tests = dangers(p, f.row, far)
    carry(p, f.row, *offset(own.x, own.y, own.facing, 0, far), own.facing)
    p.tell("event-pursued", unit=p.scene.names[f.row], distance=far)
    f.distance, f.combat = enemy, ()
    return DangerousTest(f.row, tests) if tests else None


@onward.step("T9A-H-43A", "T9A-H-43B", "T9A-H-43C")
def leave(p: Position, f: Onward) -> StepResult:
    """Off the table, or at its edge without an enemy met, it waits where it will come back."""
    f.lost = ()
    if not in_play(p, f.row):
        return DONE
    is_inside = all(p.scene.table.holds(body) for body in formation(p, f.row).bodies)
    if is_inside and (f.distance >= 0 or not touches_edge(p, f.row)):
        return None
    own = standing(p, f.row)
    carry(p, f.row, *returning_at(p, own))
    mark(p, f.row, on_table=False)
    p.tell("event-off-table", unit=p.scene.names[f.row])
    return DONE


@onward.step("T9A-H-42C", "T9A-H-42D", "T9A-H-42E", "T9A-H-15A", "T9A-H-17B")
def charge_in(p: Position, f: Onward) -> StepResult:
    """It charges the enemy that it meets; one that flees is destroyed."""
    enemy, f.distance = f.distance, 0
    if enemy < 0:
        return DONE
    if piece(p, enemy).fleeing:
        destroy(p, enemy)
        return DONE
    mark(p, f.row, charged=True, charging=enemy)
    lay_flush(p, f.row, enemy)
    p.tell("event-pursuer-charges", unit=p.scene.names[f.row], target=p.scene.names[enemy])
    return DONE


def _settled(p: Position, row: int, far: int, enemy: Formation) -> int:
    """The length next to the ideal one at which a formation touches its enemy and enters nobody."""
    for step in range(SETTLING, -SETTLING - 1, -1):
        bodies = moved(p, row, far + step)
        pairs = [(body, other) for body in bodies for other in enemy.bodies]
        if any(in_contact(*pair) for pair in pairs) and not any(overlaps(*pair) for pair in pairs):
            return far + step
    return far


def lay_flush(p: Position, row: int, enemy: int) -> None:
    """Turn a charger in contact until it is flush with the side that it touches, if there is room."""
    own, target = formation(p, row), formation(p, enemy)
    for pose in poses(own, target, side_of(p, row, enemy), frozenset(), p.scene.table):
        bodies = laid(own, pose)
        if has_room(p, row, bodies):
            carry(p, row, bodies[0].x, bodies[0].y, bodies[0].facing)
            return


def returning_at(p: Position, own: Block | Rectangle) -> tuple[int, int, int]:
    """Where a formation that has left the table will stand: the middle of its rear where it left, looking in from that
    edge, or as near to it as corners allow; x and y of its body, and its facing."""
    table = p.scene.table
    left, low, right, high = own.bounds
    beyond = {"south": -low, "west": -left, "north": high - table.depth, "east": right - table.width}
    edge = max(beyond, key=lambda name: beyond[name])
    facing = LOOKING_IN[edge]
    exit_x, exit_y = _exit(own, table, edge)
    left, low, right, high = own.at(0, 0).facing_to(facing).bounds
    x = min(max(exit_x - (left + right) // 2, -left), table.width - right)
    y = min(max(exit_y - (low + high) // 2, -low), table.depth - high)
    return x, y, facing


def _exit(own: Block | Rectangle, table: Table, edge: str) -> Point:
    """Where the way of its middle crosses an edge."""
    (x, y), (ux, uy) = own.middle, unit(own.facing)
    if edge in ("south", "north"):
        to = 0 if edge == "south" else table.depth
        return round(x + (to - y) * ux / uy) if uy else x, to
    to = 0 if edge == "west" else table.width
    return to, round(y + (to - x) * uy / ux) if ux else y
