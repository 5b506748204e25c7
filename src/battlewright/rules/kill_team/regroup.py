"""Models that fall back: they regroup in their own turn, or fall back farther (3.9)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import total
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, of_side
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.charge_walk import CHARGING
from battlewright.rules.kill_team.clearance import kept_off, put_down
from battlewright.rules.kill_team.effects import Leave, Mark, Move
from battlewright.rules.kill_team.morale import is_fearless
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import locked
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.terrain import DANGEROUS, Dangerous, endangered
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.movement import RouteRegion, route_region
from battlewright.table.plane import Point


class FallingBack(Frame, tag="falling_back"):
    """At the start of a side's Movement phase; `left` are its models that still fall back and have not tested."""

    side: int
    left: tuple[int, ...] = ()
    passed: Any = None


class FallBack(Frame, tag="fall_back"):
    """A model falls back towards the edge of its side."""

    model: int
    rolled: Any = None


falling_back = KILL_TEAM.procedure(FallingBack)


@falling_back.step("KT-F-03C", "KT-F-05A")
def find_them(p: Position, f: FallingBack) -> StepResult:
    """Those that fall back and are free to."""
    f.left = tuple(row for row in of_side(p, f.side) if model(p, row).falling_back and not locked(p, row))
    return None


@falling_back.step("KT-F-05A", "KT-F-01C", "KT-S-302D")
def test_to_regroup(p: Position, f: FallingBack) -> StepResult:
    """Each takes a Leadership test."""
    if not f.left:
        return DONE
    if is_fearless(p, f.left[0]):
        f.passed = True
        return None
    return LeadershipTest(f.left[0], "regroup")


@falling_back.step("KT-F-05A", "KT-F-05B", "KT-F-03C")
def judge_regrouping(p: Position, f: FallingBack) -> StepResult:
    """Who passes is himself again; who fails falls back farther."""
    row, f.left = f.left[0], f.left[1:]
    passed, f.passed = f.passed, None
    if not passed:
        return FallBack(row)
    p.effect(Mark(row, Cause("regroup", row), (("falling_back", False), ("regrouped", True))))
    p.tell("kill_team-event-regroups", model=p.scene.names[row])
    return "test_to_regroup"


@falling_back.step("KT-F-03C")
def test_next(p: Position, f: FallingBack) -> StepResult:
    """The next."""
    return "test_to_regroup"


fall_back = KILL_TEAM.procedure(FallBack)


@fall_back.step("KT-F-03A")
def roll_flight(p: Position, f: FallBack) -> StepResult:
    """Two dice."""
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.model).side, "kill_team-roll-fall-back", "rolled", total((D6, D6)), values=values)


@fall_back.step("KT-F-03A", "KT-F-03B", "KT-M-05B")
def flee(p: Position, f: FallBack) -> StepResult:
    """Straight to the edge of its side, round what is in the way; who touches it is gone. Dangerous ground may hurt."""
    cause, m, distance = Cause("flight", f.model), model(p, f.model), f.rolled * INCH
    x, y, z = refuge(p, f.model, distance)
    is_hurt = endangered(m.base, route_of_flight(p, f.model, distance), p.scene.table)
    if (x, y, z) != (m.base.x, m.base.y, m.base.z):
        p.effect(Move(f.model, cause, x, y, z))
    if _at_edge(p, f.model):
        p.effect(Leave(f.model, cause))
        return DONE
    return Dangerous(f.model) if is_hurt else DONE


def refuge(p: Position, row: int, distance: int) -> tuple[int, int, int]:
    """Where a model gets that flees so far towards the edge of its side; from above it scrambles down on its way."""
    place = ways_of_flight(p, row, distance).project(*towards_edge(p, row, distance))
    end = put_down(body(p, row), place, p.scene.table, kept_off(p, row))
    return end.x, end.y, end.z


def ways_of_flight(p: Position, row: int, distance: int) -> RouteRegion:
    """Where a model may come to that leaves where it stands with so much movement."""
    own, table = body(p, row), p.scene.table
    return route_region(own, distance, walled(table, own.z), kept_off(p, row), stopping=CHARGING)


def route_of_flight(p: Position, row: int, distance: int, end: Point | None = None) -> tuple[Point, ...]:
    """The places that a model comes through as it flees, towards its edge or to an end that was picked; they matter
    only where there is dangerous ground."""
    if not p.scene.table.with_trait(DANGEROUS):
        return ()
    ways = ways_of_flight(p, row, distance)
    to = end or ways.project(*towards_edge(p, row, distance))
    return (*ways.route(*to).places, to)


def towards_edge(p: Position, row: int, distance: int) -> Point:
    """The place so far off straight towards the edge of its side."""
    own, depth = body(p, row), p.scene.table.depth
    if model(p, row).side == 0:
        return own.x, max(own.radius, own.y - distance)
    return own.x, min(depth - own.radius, own.y + distance)


def _at_edge(p: Position, row: int) -> bool:
    """Whether a model touches the edge of its side."""
    own, depth = body(p, row), p.scene.table.depth
    apart = own.y - own.radius if model(p, row).side == 0 else depth - own.y - own.radius
    return apart <= TOLERANCE
