"""Falls: models carried over a ledge, and those they come down on (2.12, HRD-THROW-22)."""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.citing import cite_under_way
from battlewright.rules.hordes.damage import DamageRoll
from battlewright.rules.hordes.effects import KnockDown, Move
from battlewright.rules.hordes.room import MakeRoom, overlapping
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import size
from battlewright.rules.hordes.wounds import Due, simultaneous_rolls
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.levels import depth_on, drop_under, extent
from battlewright.table.placement.free import NORTH
from battlewright.table.plane import Point
from battlewright.table.table import Table

FOOTING = INCH
"""Ground that must be left under a base (HRD-THROW-22), in micrometres; exactly so much is enough."""

HIGH = INCH
"""From this drop on a model falls (2.12); less is a step down."""

POWER = 10
"""POW of the damage roll of every fall (2.12)."""

STOREY = 3 * INCH
"""A fall of up to so much is two dice, each further one begun is one more (2.12)."""


def come_to_rest(base: Disc, table: Table) -> tuple[Disc, int]:
    """The base on the ground where a straight move has left it, and how deep it still has to fall in micrometres.

    It stands on a hill that carries it, and steps down what is less than a fall.
    """
    if not table.features:
        return base, 0
    needed = min(FOOTING, extent(base)) - TOLERANCE
    hills = [hill for hill in table.with_trait("hill") if hill.top > base.z + TOLERANCE]
    tops = [hill.top for hill in hills if depth_on((hill,), base) >= needed]
    if tops:
        return base.raised_to(max(tops)), 0
    depth = drop_under(base, table, FOOTING)
    if depth < HIGH - TOLERANCE:
        return base.raised_to(base.z - depth), 0
    return base, depth


def fall_dice(depth: int) -> int:
    """The dice of the damage roll for a fall of so many micrometres: 5" are three, 7" four (2.12)."""
    beyond = depth - TOLERANCE - STOREY
    return 2 + max(0, -(-beyond // STOREY))


class Fall(Frame, tag="fall"):
    """A model falls `depth` micrometres, down on whatever is beneath; `roller` is the row whose player rolls.

    The damage rolls are for whoever runs this: they are simultaneous with those of what made the model fall
    (HRD-THROW-23), and go into `fallen` of the frame below.
    """

    model: int
    roller: int
    depth: int
    beneath: tuple[int, ...] = ()


fall = HORDES.procedure(Fall)


@fall.step("HRD-R-212A", "HRD-THROW-22", "HRD-2THROW-26")
def go_down(p: Position, f: Fall) -> StepResult:
    """The model comes down to the surface beneath."""
    base = body(p, f.model)
    cite_under_way(p)
    p.tell("event-falls", model=p.scene.names[f.model], depth=f.depth)
    p.effect(Move(f.model, Cause("fall"), base.x, base.y, base.z - f.depth))
    return None


@fall.step("HRD-R-212B")
def knock_down_falling(p: Position, f: Fall) -> StepResult:
    """It is knocked down."""
    f.beneath = tuple(row for row in overlapping(p, f.model) if p.value("fall.strikes", f.model, row))
    p.effect(KnockDown(f.model, Cause("fall")))
    return None


@fall.step("HRD-R-212D")
def knock_down_beneath(p: Position, f: Fall) -> StepResult:
    """So are those it comes down on."""
    for row in f.beneath:
        p.effect(KnockDown(row, Cause("fall")))
    return None


@fall.step("HRD-R-212F")
def add_damage(p: Position, f: Fall) -> StepResult:
    """All of them take the same damage roll, at the same time as all other damage."""
    below = p.stack[-2]
    assert hasattr(below, "fallen")
    below.fallen = tuple((row, fall_dice(f.depth)) for row in (f.model, *f.beneath))
    f.beneath, f.depth = (), 0
    return None


@HORDES.contribution("fall.strikes", "base", "HRD-R-212D")
def strikes_what_is_beneath(p: Position, row: int, other: int) -> bool:
    """A falling model strikes those it comes down on."""
    return True


@HORDES.contribution("fall.strikes", "replace", "HRD-R-212E")
def spares_larger_bases(p: Position, row: int, other: int) -> bool | None:
    """One on a larger base takes nothing."""
    return False if size(p, other) > size(p, row) else None


def fall_rolls(fallen: tuple[tuple[int, int], ...]) -> tuple[tuple[int, Due], ...]:
    """The damage rolls of a fall, as `Fall` has left them, with the rows that they strike."""
    return tuple((row, Due(POWER, "fall", dice)) for row, dice in fallen)


@HORDES.restriction("offer:boost_damage", "HRD-R-212C")
def falls_are_nobodys_damage(p: Position, f: DamageRoll) -> bool:
    """The damage roll of a fall is what it is."""
    return f.kind == "fall"


class Drop(Frame, tag="drop"):
    """A model that a push has moved in the direction `toward` falls if too little ground is left under its base."""

    model: int
    roller: int
    toward: Point = NORTH
    fallen: tuple[tuple[int, int], ...] = ()


drop = HORDES.procedure(Drop)


@drop.step("HRD-R-212H")
def look_for_ground(p: Position, f: Drop) -> StepResult:
    """Less than 1 inch of ground under the base is too little."""
    base, depth = come_to_rest(body(p, f.model), p.scene.table)
    if depth:
        return Fall(f.model, f.roller, depth)
    if base.z != body(p, f.model).z:
        p.effect(Move(f.model, Cause("fall"), base.x, base.y, base.z))
    return DONE


@drop.step("HRD-R-212G")
def make_room(p: Position, f: Drop) -> StepResult:
    """Bases that overlap are moved apart."""
    toward, f.toward = f.toward, NORTH
    return MakeRoom(f.model, toward)


@drop.step("HRD-R-212C", "HRD-R-212F")
def roll_for_fall(p: Position, f: Drop) -> StepResult:
    """All damage of the fall at once."""
    rolls, f.fallen = fall_rolls(f.fallen), ()
    return simultaneous_rolls(f.roller, rolls)
