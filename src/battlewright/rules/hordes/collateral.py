"""What a thrown or slammed model strikes, and all damage of it (HRD-THROWDMG-01 to 05, HRD-COLL-01 to 06, 2.13).

Order of resolution: the moved model is knocked down, or forfeits; those it contacted are knocked down; it falls if it
has lost its ground; bases that overlap are moved apart; then all damage at once, of which the moved model's own roll
may have been boosted.
"""

from __future__ import annotations

from typing import Literal

from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.restrictions import forbidding
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame
from battlewright.rules.hordes.citing import cite_not, cite_only
from battlewright.rules.hordes.damage import DamageRoll, Origin
from battlewright.rules.hordes.effects import Damage, Forfeit, KnockDown
from battlewright.rules.hordes.falling import Fall, fall_rolls
from battlewright.rules.hordes.origin import of_attack
from battlewright.rules.hordes.room import MakeRoom
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, size
from battlewright.rules.hordes.wounds import Due, simultaneous_rolls
from battlewright.table.placement.free import NORTH
from battlewright.table.plane import Point

IMPACTS = ("throw", "slam")
"""The kinds of an impact's own damage."""


class Impact(Frame, tag="impact"):
    """A model has been thrown or slammed and lies where it ended; `roller` is the row whose player rolls.

    `power` is the POW of its own damage roll and of the collateral damage to those `contacted`; `stopped`, that it
    struck an obstruction or a base not smaller than its own; `depth`, how far it falls in micrometres; `toward`, the
    way it came. `fallen` are the rows that take damage from the fall, with the dice of each; `boosted`, that its own
    roll is.
    """

    model: int
    roller: int
    power: int
    kind: Literal["throw", "slam"]
    contacted: tuple[int, ...] = ()
    stopped: bool = False
    depth: int = 0
    toward: Point = NORTH
    fallen: tuple[tuple[int, int], ...] = ()
    boosted: bool = False


@HORDES.contribution("impact.dice", "base", "HRD-THROWDMG-03", "HRD-2THROW-27", "HRD-SLAM-05")
def two_dice(p: Position, f: Impact) -> int:
    """2d6."""
    return 2


@HORDES.contribution("impact.dice", "add", "HRD-THROWDMG-04", "HRD-SLAM-05", "HRD-R-213Q")
def stopped_hard(p: Position, f: Impact) -> int | None:
    """One more die for an obstruction or an equal or larger base."""
    return 1 if f.stopped else None


@HORDES.contribution("collateral.strikes", "base", "HRD-COLL-01", "HRD-SLAM-04", "HRD-R-213R")
def strikes_the_contacted(p: Position, row: int, other: int) -> bool:
    """Contacted models suffer collateral damage."""
    return True


@HORDES.contribution("collateral.strikes", "replace", "HRD-COLL-04", "HRD-R-213R")
def larger_bases_stand(p: Position, row: int, other: int) -> bool | None:
    """Those on larger bases do not."""
    return False if size(p, other) > size(p, row) else None


impact = HORDES.procedure(Impact)


@impact.step("HRD-THROW-18", "HRD-2THROW-23", "HRD-R-213P")
def knock_down(p: Position, f: Impact) -> StepResult:
    """The moved model is knocked down."""
    cite_only(p, f.kind)
    p.effect(KnockDown(f.model, Cause(f.kind, f.roller)))
    return None


@impact.step("HRD-THROW-19", "HRD-2THROW-24", "HRD-R-213S")
def forfeit(p: Position, f: Impact) -> StepResult:
    """One that cannot be knocked down gives up movement or action if it activates later in this turn."""
    m = model(p, f.model)
    if m.side == p.rows[BATTLE].active and not (m.knocked_down or m.activated):
        cite_only(p, f.kind)
        p.effect(Forfeit(f.model, Cause(f.kind, f.roller)))
    return None


@impact.step("HRD-COLL-01", "HRD-R-213R")
def knock_down_contacted(p: Position, f: Impact) -> StepResult:
    """So are those it contacted."""
    cite_only(p, f.kind)
    if f.kind == "slam":
        cite_not(p, "HRD-COLL-")
    f.contacted = tuple(row for row in f.contacted if p.value("collateral.strikes", f.model, row))
    for row in f.contacted:
        p.effect(KnockDown(row, Cause("collateral")))
    return None


@impact.step("HRD-THROW-22", "HRD-2THROW-26", "HRD-R-212H", "HRD-R-213S")
def fall(p: Position, f: Impact) -> StepResult:
    """It falls where it has lost its ground."""
    depth, f.depth = f.depth, 0
    return Fall(f.model, f.roller, depth) if depth else None


@impact.step("HRD-THROW-21", "HRD-2THROW-25", "HRD-R-212G")
def make_room(p: Position, f: Impact) -> StepResult:
    """Bases that overlap are moved apart."""
    toward, f.toward = f.toward, NORTH
    return MakeRoom(f.model, toward)


@impact.step("HRD-THROWDMG-05", "HRD-SLAM-06")
def decide_boost(p: Position, f: Impact) -> StepResult:
    """Its own damage roll may be boosted, which is said before any of the dice are rolled."""
    own = _own_roll(p, f)
    return Boosting(
        f.model, f.roller, own.power, own.kind, dice=own.dice, origin=own.origin, boosted=own.boosted
    )


@impact.step(
    "HRD-THROWDMG-01",
    "HRD-THROWDMG-02",
    "HRD-COLL-02",
    "HRD-COLL-05",
    "HRD-THROW-23",
    "HRD-R-212C",
    "HRD-R-212F",
)
def roll_all_damage(p: Position, f: Impact) -> StepResult:
    """All damage is simultaneous."""
    own = (f.model, _own_roll(p, f))
    struck = ((row, collateral_roll(f.power)) for row in f.contacted)
    rolls = (own, *struck, *fall_rolls(f.fallen))
    f.contacted, f.fallen, f.stopped, f.boosted = (), (), False, False
    return simultaneous_rolls(f.roller, rolls)


def _own_roll(p: Position, f: Impact) -> Due:
    origin = of_attack(p, f.model, f.roller)
    return Due(f.power, f.kind, p.value("impact.dice", f), origin, f.boosted)


class Boosting(DamageRoll, tag="boosting", kw_only=True):
    """The damage roll of an `Impact` before it is rolled: here it is boosted or not."""

    dice: int
    origin: Origin


boosting = HORDES.procedure(Boosting)
boosting.window("damage.roll")


@boosting.step("HRD-THROWDMG-05", "HRD-SLAM-06")
def keep_boost(p: Position, f: Boosting) -> StepResult:
    """The roll is made with all the others."""
    below = p.stack[-2]
    assert isinstance(below, Impact)
    below.boosted = f.boosted
    return DONE


@HORDES.restriction("offer:boost_damage", "HRD-R-202D")
def boost_was_decided_before(p: Position, f: DamageRoll) -> bool:
    """Once the dice of an impact are rolled its own roll is not boosted any more."""
    return type(f) is DamageRoll and f.kind in IMPACTS and any(type(below) is Impact for below in p.stack)


def collateral_roll(power: int) -> Due:
    """The roll for collateral damage: 2d6 and the POW, from nowhere (HRD-COLL-02)."""
    return Due(power, "collateral", 2)


def may_be_boosted(p: Position, roll: DamageRoll) -> bool:
    """Whether anybody can buy something for a damage roll, so that it must be rolled before those that it might take
    the fury from."""
    return any(
        offer.options(p, roll) and forbidding(offer.restrictions, p, roll) is None
        for offer in p.rules.windows["damage.roll"]
    )


@HORDES.restriction("offer:boost_damage", "HRD-COLL-03", "HRD-R-213R")
def collateral_is_never_boosted(p: Position, f: DamageRoll) -> bool:
    """Nothing may be bought for collateral damage."""
    return f.kind == "collateral"


@HORDES.replacement(
    Damage, "HRD-COLL-06", matches=lambda p, e: e.cause.kind == "collateral" and e.cause.source >= 0
)
def collateral_from_nobody(p: Position, e: Damage) -> Effect:
    """It is damage neither from an attack nor from a model."""
    return Damage(e.affected, Cause("collateral"), e.amount, e.branch)
