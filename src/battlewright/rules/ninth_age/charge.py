"""Charges: declared one by one, then rolled and made (H14 to H18)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.partition import choice
from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.advance import go_ahead
from battlewright.rules.ninth_age.charge_move import ChargePath
from battlewright.rules.ninth_age.charging import (
    MADE,
    MOST_OF_DICE,
    charge_roll,
    is_in_reach,
    needed,
    sides_to_charge,
    way_into,
)
from battlewright.rules.ninth_age.contact import facing_of, touching
from battlewright.rules.ninth_age.flight import FleeOn
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.leadership import LeadershipTest, leadership
from battlewright.rules.ninth_age.moving import carry, destroy, mark, standing, turn
from battlewright.rules.ninth_age.paces import movement
from battlewright.rules.ninth_age.phases import PASS, Act, actor, fights, options_of, verify_own
from battlewright.rules.ninth_age.pivot import Pivot, facing_for, turns
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.sight import line_of_sight
from battlewright.rules.ninth_age.state import formations, piece
from battlewright.table.angles import turned
from battlewright.table.bodies import Rectangle
from battlewright.table.lengths import INCH

Way = tuple[int, int]
"""A charge: the rows of charger and target."""


class Charges(Frame, tag="charges"):
    """The charges of a side's turn: `declared` so far, by names of charger and target, made once all are."""

    side: int
    declared: tuple[Option, ...] = ()
    chosen: Option | None = None


class Charge(Frame, tag="charge"):
    """A formation charges another. `picked` is the side of the target rolled for where two are as good, `rolled` what
    the dice say, `passed` whether it may pivot after it has caught its target in flight."""

    row: int
    target: int
    picked: Any = None
    rolled: Any = None
    passed: Any = None


charges = NINTH_AGE.procedure(Charges)


@charges.step("T9A-H-14A")
def declare(p: Position, f: Charges) -> StepResult:
    """Charges are declared one by one."""
    options = options_of(p, f.side, "charge")
    if not options:
        return "make"
    return Choose(f.side, "ask-charge", "chosen", (*options, PASS), default=PASS)


@charges.step("T9A-H-14A", "T9A-H-18B")
def keep_declared(p: Position, f: Charges) -> StepResult:
    """Who declares a charge does nothing else in this turn."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    if chosen == PASS:
        return "make"
    f.declared = (*f.declared, chosen)
    mark(p, actor(p, chosen), acted=True)
    p.tell("event-charge-declared", model=chosen[1], target=chosen[2])
    return None


charges.window("charge.reaction", "T9A-H-14C")


@charges.step("T9A-H-14P")
def flee_again(p: Position, f: Charges) -> StepResult:
    """Of the reactions there is one that is not chosen: who flees already flees again; all others hold."""
    target = p.scene.index[f.declared[-1][2]]
    return FleeOn(target) if piece(p, target).fleeing else None


@charges.step("T9A-H-14A")
def go_on(p: Position, f: Charges) -> StepResult:
    """The next."""
    return "declare"


@charges.step("T9A-H-14A")
def make(p: Position, f: Charges) -> StepResult:
    """When all are declared they are made, in the same order."""
    if not f.declared:
        return DONE
    first, f.declared = f.declared[0], f.declared[1:]
    row = actor(p, first)
    return Act(row, first) if in_play(p, row) else "make"


@charges.step()
def make_next(p: Position, f: Charges) -> StepResult:
    """The next."""
    return "make"


@NINTH_AGE.verifier("ask-charge")
def explain_charge(p: Position, f: Charges, option: Option) -> None:
    """Say why a charge cannot be declared."""
    verify_own(p, f.side, option)


charge = NINTH_AGE.procedure(Charge)


@charge.step("T9A-H-14L", "T9A-H-14M")
def pick_side(p: Position, f: Charge) -> StepResult:
    """It must touch the side before which most of its front stands; of two it is taken at random."""
    if not in_play(p, f.target):
        p.tell("event-charge-blocked", model=p.scene.names[f.row])
        return DONE
    sides = sides_to_charge(p, f.row, f.target)
    if piece(p, f.target).fleeing or len(sides) == 1:
        return None
    values = {**_named(p, f), "first": sides[0], "second": sides[-1]}
    return Roll(piece(p, f.row).side, "roll-side", "picked", choice(len(sides)), values=values)


@charge.step("T9A-H-14G", "T9A-H-14J")
def roll_range(p: Position, f: Charge) -> StepResult:
    """2D6 and Movement must come to the distance."""
    need = needed(p, f.row, f.target) if _way(p, f) is not None else MOST_OF_DICE + 1
    values = {
        **_named(p, f),
        "need": need,
        "movement": movement(p, f.row),
        "kept": p.value("charge.dice", f.row),
        "least": p.value("charge.least", f.row),
    }
    roll = charge_roll(p, f.row, need)
    return Roll(piece(p, f.row).side, "roll-charge", "rolled", roll, values=values)


def _named(p: Position, f: Charge) -> dict[str, Any]:
    return {"model": p.scene.names[f.row], "target": p.scene.names[f.target]}


def _way(p: Position, f: Charge) -> ChargePath | None:
    """The way of the charge: of one at a fleeing enemy into any side of it."""
    sides = sides_to_charge(p, f.row, f.target)
    if not piece(p, f.target).fleeing:
        sides = (sides[f.picked or 0],)
    ways = (way_into(p, f.row, f.target, side) for side in sides)
    return next((way for way in ways if way is not None), None)


@charge.step("T9A-H-17A", "T9A-H-17B")
def ride_down(p: Position, f: Charge) -> StepResult:
    """Who flees is destroyed by the touch, and there is no aligning."""
    if f.rolled != MADE or not piece(p, f.target).fleeing:
        return None
    way = _taken(p, f)
    _put(p, f.row, way.touching)
    p.tell("event-ridden-down", **_named(p, f))
    destroy(p, f.target)
    return "test_pivot"


@charge.step("T9A-H-14K", "T9A-H-14N", "T9A-H-15A", "T9A-H-16A", "T9A-H-16B")
def move_into_contact(p: Position, f: Charge) -> StepResult:
    """It moves into contact and turns flush, or turns its target."""
    if f.rolled != MADE:
        return None
    way, is_fresh = _taken(p, f), not touching(p, f.target)
    _put(p, f.row, way.pose.body)
    if way.yielded:
        own = standing(p, f.target)
        x, y = turned((own.x, own.y), way.about, way.yielded)
        carry(p, f.target, x, y, own.facing + way.yielded)
        p.tell("event-turned-by-charge", **_named(p, f))
    p.tell("event-charge-made", **_named(p, f), where=facing_of(p, f.row, f.target))
    mark(p, f.row, charged=True, charging=f.target, fought=0)
    if is_fresh:
        mark(p, f.target, fought=0)
    return DONE


def _taken(p: Position, f: Charge) -> ChargePath:
    """The way that is taken; what was rolled for it is forgotten."""
    way, f.rolled, f.picked = _way(p, f), None, None
    assert way is not None
    return way


def _put(p: Position, row: int, base: Rectangle) -> None:
    """Stand a formation where its footprint is `base`."""
    own, footprint = standing(p, row), formation(p, row).footprint
    x, y = turned((own.x, own.y), footprint.middle, base.facing - footprint.facing)
    carry(p, row, x + base.x - footprint.x, y + base.y - footprint.y, base.facing)


@charge.step("T9A-H-18A")
def fail(p: Position, f: Charge) -> StepResult:
    """If it falls short, it goes the highest die toward the middle of its target."""
    rolled, f.rolled, f.picked = f.rolled, None, None
    toward = ("face", p.scene.names[f.target])
    if toward in turns(p, f.row):
        turn(p, f.row, facing_for(p, f.row, toward))
    length = go_ahead(p, f.row, rolled * INCH)
    is_blocked = length < rolled * INCH
    p.tell("event-charge-fails", **_named(p, f), die=rolled, distance=length, blocked=is_blocked)
    return DONE


@charge.step("T9A-H-17C")
def test_pivot(p: Position, f: Charge) -> StepResult:
    """Who has caught its target in flight may pivot after a Leadership test."""
    return LeadershipTest(f.row, leadership(p, f.row), "pivot")


@charge.step("T9A-H-17C")
def pivot(p: Position, f: Charge) -> StepResult:
    """If it has passed."""
    passed, f.passed = f.passed, None
    return Pivot(f.row) if passed else None


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Charge(row, p.scene.index[option[2]])


def _word(p: Position, way: Way) -> Option:
    return ("charge", *(p.scene.names[row] for row in way))


def _ways(p: Position, row: int) -> tuple[Way, ...]:
    return tuple((row, enemy) for enemy in formations(p, 1 - piece(p, row).side))


NINTH_AGE.action(Action("charge", _ways, _begin, _word), "T9A-H-14A")


@NINTH_AGE.restriction("action:charge", "T9A-H-22A", of="actor")
def charge_in_flight(p: Position, row: int) -> bool:
    """Who flees charges nobody."""
    return piece(p, row).fleeing


@NINTH_AGE.restriction("action:charge", "T9A-H-24C", of="actor")
def charge_in_combat(p: Position, row: int) -> bool:
    """Nor does who is in combat."""
    return fights(p, row)


@NINTH_AGE.restriction("action:charge", "T9A-H-14A", of="actor")
def charge_twice(p: Position, row: int) -> bool:
    """Each formation declares one charge."""
    return piece(p, row).acted


@NINTH_AGE.restriction("action:charge", "T9A-H-04B", of="actor")
def charge_without_movement(p: Position, row: int) -> bool:
    """Who has no Movement cannot."""
    return movement(p, row) == 0


@NINTH_AGE.restriction("action:charge", "T9A-H-14B", of="option")
def charge_out_of_reach(p: Position, row: int, way: Way) -> bool:
    """The target must be within the greatest reach."""
    return not is_in_reach(p, row, way[1])


@NINTH_AGE.restriction("action:charge", "T9A-H-14B", "T9A-H-03A", of="option")
def charge_unseen(p: Position, row: int, way: Way) -> bool:
    """And in line of sight."""
    return not line_of_sight(p, row, way[1]).clear


@NINTH_AGE.restriction("action:charge", "T9A-H-14K", "T9A-H-14L", "T9A-H-14O", of="option")
def charge_without_way(p: Position, row: int, way: Way) -> bool:
    """And there must be a way into contact with the right side of it, with one wheel, touching nobody else."""
    return not any(way_into(p, row, way[1], side) for side in sides_to_charge(p, row, way[1]))
