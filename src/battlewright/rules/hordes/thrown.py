"""Being thrown (HRD-THROW-08 to 23): by a power attack, a spell or an ability.

`Thrown` finds the point of impact and moves the model there; what follows is an `Impact`. The direction is asked for by
the power attacks; effects have one of their own (HRD-EFFECT-02).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil, hypot
from typing import Any, NamedTuple

from battlewright.chance.dice import D6
from battlewright.chance.partition import choice, joint
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, others, standing
from battlewright.rules.hordes.citing import cite_edge, cite_not, cite_only
from battlewright.rules.hordes.collateral import Impact
from battlewright.rules.hordes.contacts import leads_into, lies_on, touches
from battlewright.rules.hordes.effects import Move
from battlewright.rules.hordes.falling import FOOTING, come_to_rest
from battlewright.rules.hordes.remembered import UNKNOWN, memory
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, size
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH
from battlewright.table.movement import Path, Stopping, advance_into, advance_to
from battlewright.table.placement import Directions, half, point_ahead, six_way
from battlewright.table.plane import Point

DEVIATION = joint(choice(6, D6), choice(3, D6))
"""The direction and the inches of a deviation, both counted from 0, rolled together (HRD-THROW-12)."""

NOWHERE: Point = (0, 0)


def directions(p: Position, thrower: int, thrown: int) -> Directions:
    """The directions in which a model may be thrown, from the line between the two."""
    base, line, most = body(p, thrown), line_between(p, thrower, thrown), p.value("throw.turn", thrown)
    return Directions((base.x, base.y), line, -most, most)


def line_between(p: Position, one: int, other: int) -> Point:
    """The vector from the middle of one base to that of the other."""
    here, there = body(p, one), body(p, other)
    return there.x - here.x, there.y - here.y


@HORDES.contribution("throw.turn", "base", "HRD-THROW-08", "HRD-2THROW-08")
def any_direction(p: Position, row: int) -> int:
    """The thrower chooses the direction."""
    return 180 * DEGREE


@HORDES.contribution("throw.turn", "cap", "HRD-THROW-09")
def away_from_the_thrower(p: Position, row: int) -> tuple[None, int]:
    """At most 90 degrees off the line away from it."""
    return None, 90 * DEGREE


class Thrown(Frame, tag="thrown"):
    """A model flies `distance` micrometres from where it stands in the direction `toward`, and deviates.

    `thrower` is the row whose player rolls, `power` the POW of the throw damage and of collateral damage. `onto` is a
    model at whose base it flies straight until they touch, `missed` one at which it was thrown in vain and about which
    it deviates, -1 without. `point` is the intended point of impact, `reach` its distance from the thrown model,
    `landing` the actual one.
    """

    model: int
    thrower: int
    power: int
    distance: int
    toward: Point
    onto: int = -1
    missed: int = -1
    point: Point | None = None
    reach: int = 0
    rolled: Any = None
    landing: Point | None = None


thrown = HORDES.procedure(Thrown)


@thrown.step("HRD-2THROW-15")
def straight_at_the_model(p: Position, f: Thrown) -> StepResult:
    """What was thrown at a model and hits it does not deviate."""
    return None if f.onto < 0 else "fly"


@thrown.step("HRD-THROW-10", "HRD-2THROW-11", "HRD-2THROW-19", "HRD-R-02")
def measure(p: Position, f: Thrown) -> StepResult:
    """The intended point of impact lies at the throw's distance from the thrown model."""
    measured = p.rules.rulings["throw_measured_from"]
    f.point = point_ahead(body(p, f.model), f.toward, f.distance, measured)
    f.reach = f.distance
    if f.missed < 0:
        _tell_intended(p, f)
    return None


@thrown.step("HRD-2THROW-17", "HRD-R-02")
def measure_from_missed(p: Position, f: Thrown) -> StepResult:
    """After a miss it is the middle of the base of the model that was missed."""
    if f.missed >= 0:
        own, other = body(p, f.model), body(p, f.missed)
        f.point = (other.x, other.y)
        far = hypot(other.x - own.x, other.y - own.y)
        f.reach = round(far if p.rules.rulings["throw_measured_from"] == "centre" else far - own.radius)
        _tell_intended(p, f)
    return None


def _tell_intended(p: Position, f: Thrown) -> None:
    """Where the throw is meant to end, and from where that is measured."""
    assert f.point is not None
    cite_only(p, "throw")
    measured = p.rules.rulings["throw_measured_from"]
    x, y = f.point
    p.tell("event-intended", model=p.scene.names[f.model], distance=f.reach, measured=measured, x=x, y=y)


@thrown.step("HRD-THROW-12", "HRD-2THROW-18", "HRD-R-210A", "HRD-R-210B")
def roll_deviation(p: Position, f: Thrown) -> StepResult:
    """A d6 for the direction and a d3 for the inches."""
    cite_only(p, "throw")
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.thrower).side, "roll-deviation", "rolled", DEVIATION, values=values)


@thrown.step("HRD-THROW-12", "HRD-2THROW-18", "HRD-R-210E")
def deviate(p: Position, f: Thrown) -> StepResult:
    """The model flies to the point that they show."""
    assert f.point is not None
    direction, d3 = f.rolled
    most = p.value("deviation.most", f, (d3 + 1) * INCH)
    f.landing = six_way(f.point, f.toward, Fraction(most)).at(direction, (d3 + 1) * INCH)
    f.rolled, f.point, f.reach, f.missed, f.distance, f.toward = None, None, 0, -1, 0, NOWHERE
    return None


@thrown.step("HRD-THROW-14", "HRD-THROW-20", "HRD-2THROW-15", "HRD-2THROW-20", "HRD-2THROW-25", "HRD-R-219N")
def fly(p: Position, f: Thrown) -> StepResult:
    """It moves in a straight line, and strikes what it comes to lie on or what stops it."""
    own = body(p, f.model)
    end, depth, contacted, stopped = flown(p, f)
    toward = _course(p, f, own)
    onto = f.onto >= 0
    f.landing, f.onto, f.toward = None, -1, NOWHERE
    p.mark("thrown", True, f.model)
    _cite_flight(p, end, onto=onto, struck=bool(contacted))
    told = crash_told(p, f.model, contacted, stopped)
    p.tell("event-flies", model=p.scene.names[f.model], x=end.x, y=end.y, **told)
    p.effect(Move(f.model, Cause("throw", f.thrower), end.x, end.y, end.z))
    return Impact(f.model, f.thrower, f.power, "throw", contacted, stopped, depth, toward)


def crash_told(p: Position, moved: int, contacted: Iterable[int], stopped: bool) -> dict[str, Any]:
    """What a model has come against that costs it one more die, in the words of an event."""
    into = tuple(p.scene.names[row] for row in contacted if size(p, row) >= size(p, moved))
    return {"stopped": stopped, "into": into, "by": "model" if into else "terrain" if stopped else "nothing"}


def _cite_flight(p: Position, end: Disc, *, onto: bool, struck: bool) -> None:
    """Only what was the case: straight onto a model or to a point, a model struck or none."""
    cite_only(p, "throw")
    cite_not(p, "HRD-2THROW-20" if onto else "HRD-2THROW-15")
    if not struck:
        cite_not(p, "HRD-THROW-20", "HRD-2THROW-25")
    cite_edge(p, end, "HRD-R-219N")


@HORDES.contribution("deviation.most", "base", "HRD-THROW-12", "HRD-2THROW-18")
def as_far_as_rolled(p: Position, f: Thrown, rolled: int) -> int:
    """The inches of the roll."""
    return rolled


@HORDES.contribution("deviation.most", "cap", "HRD-THROW-13", "HRD-R-210C", "HRD-R-202B")
def half_the_throw(p: Position, f: Thrown, rolled: int) -> tuple[None, Fraction] | None:
    """At most half the distance to the intended point, fractions kept."""
    return (None, half(f.reach)) if f.missed < 0 else None


@HORDES.contribution("deviation.most", "cap", "HRD-R-03", only={"two_hand_deviation_cap": "on"})
def half_the_way_to_the_missed(p: Position, f: Thrown, rolled: int) -> tuple[None, Fraction] | None:
    """At most half the distance to the model that was missed."""
    return (None, half(f.reach)) if f.missed >= 0 else None


class Flown(NamedTuple):
    """A flight: the base where it ends, how deep it still falls, the models that it contacted, and whether an
    obstruction or one of them that is not smaller has stopped it."""

    base: Disc
    depth: int
    contacted: tuple[int, ...]
    stopped: bool


HORDES.table_entry("flight.stopped_by", "obstruction", "feature", "HRD-THROW-17", "HRD-2THROW-22")
HORDES.table_entry("flight.stopped_by", "equal or larger base", "body", "HRD-THROW-17", "HRD-2THROW-22")
HORDES.table_entry("flight.passes", "smaller base", "body", "HRD-THROW-15", "HRD-2THROW-21")
HORDES.table_entry("flight.passes", "obstacle", "feature", "HRD-THROW-16", "HRD-2THROW-22")
HORDES.table_entry("flight.passes", "rough", "ground", "HRD-THROW-16", "HRD-2THROW-22")


def stopping(p: Position, row: int) -> Stopping:
    """What stops a model in flight: of all that a slam meets, what is not passed over."""
    diameter = 2 * body(p, row).radius
    memo, key = p.rules.memo, ("flight", diameter)
    if key not in memo:
        tables = p.rules.tables
        stopped_by, passed = tables.get("flight.stopped_by", {}), tables.get("flight.passes", {})
        stops = ("obstruction",) if "obstruction" in stopped_by else ()
        least = diameter if "smaller base" in passed else 0
        memo[key] = Stopping(
            stops=stops if "obstacle" in passed else (*stops, "obstacle"),
            slows=() if "rough" in passed else ("rough",),
            bodies_from=least if "equal or larger base" in stopped_by else None,
            footing=FOOTING,
        )
    found: Stopping = memo[key]
    return found


def flown(p: Position, f: Thrown) -> Flown:
    """Where the flight ends and what it strikes there; remembered for the bases as they stand."""
    bases = tuple((row, body(p, row)) for row in standing(p))
    known, question = memory(p), ("flight", f.model, f.landing, f.onto, bases)
    found = known.get(question)
    made: Flown = known.put(question, _flown(p, f)) if found is UNKNOWN else found
    return made


def _flown(p: Position, f: Thrown) -> Flown:
    own, table = body(p, f.model), p.scene.table
    around, course, hindrance = others(p, f.model), _course(p, f, own), stopping(p, f.model)
    length = ceil(hypot(*course)) + 1
    if f.landing is None:
        path = advance_into(own, course, body(p, f.onto), length, table, around, stopping=hindrance)
    else:
        path = advance_to(own, f.landing, length, table, around, stopping=hindrance)
    end, depth = come_to_rest(own.at(*path.end), table)
    contacted = tuple(_contacted(p, f, end, course, path))
    hard = any(size(p, row) >= size(p, f.model) for row in contacted)
    return Flown(end, depth, contacted, hard or _at_a_wall(path))


def _course(p: Position, f: Thrown, own: Disc) -> Point:
    goal = f.landing or body(p, f.onto).middle
    return goal[0] - own.x, goal[1] - own.y


def _at_a_wall(path: Path) -> bool:
    return path.stop is not None and path.stop.kind == "feature"


def _contacted(p: Position, f: Thrown, end: Disc, course: Point, path: Path) -> Iterator[int]:
    """The models it lies on, the one it was thrown at if they touch, and the equal or larger ones it ran into."""
    least, obstacle = size(p, f.model), path.stop and path.stop.obstacle
    for row in standing(p):
        other = body(p, row)
        if row == f.model or not (other == obstacle or touches(end, other)):
            continue
        ran_into = size(p, row) >= least and leads_into(end, course, other)
        if other == obstacle or row == f.onto or ran_into or lies_on(end, other):
            yield row


HORDES.marked("thrown", "piece", start=False)


@HORDES.quantity("place")
def _place(p: Position, row: int) -> tuple[int, int] | None:
    m = model(p, row)
    return (m.base.x, m.base.y) if m.alive and m.on_table else None


@HORDES.quantity("knocked_down")
def _knocked_down(p: Position, row: int) -> bool:
    return bool(model(p, row).knocked_down)
