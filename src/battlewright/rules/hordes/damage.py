"""A damage roll against one model, and what follows when its last box is gone (2.17)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.partition import Partition
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.hordes import dice, spiral
from battlewright.rules.hordes.effects import Damage
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile

NO_ORIGIN: tuple[Any, ...] = ()
"""Damage without an origin, which comes from nobody's back arc (2.25)."""

NOT_OF_THE_MODEL = ("collateral", "fall")
"""Kinds of damage that no model deals, whoever rolls for it (HRD-COLL-06)."""

Origin = tuple[Any, ...]
"""Where damage comes from: ("model", row), ("point", x, y) in micrometres, or `NO_ORIGIN` (HRD-ORIGIN-01)."""


class DamageRoll(Frame, tag="damage"):
    """2d6 and `power` against the ARM of `target`. `roller` is the row whose player rolls and may boost.

    `kind` becomes the kind of the cause (attack, blast, throw, slam, trample, collateral, fall, spell); `dice` counts
    those that the rules give before a boost; `origin` says where the damage comes from.
    """

    target: int
    roller: int
    power: int
    kind: str
    dice: int = 2
    origin: Origin = NO_ORIGIN
    boosted: bool = False
    points: Any = None
    branch: Any = None


@HORDES.contribution("damage.dice", "base", "HRD-RANGED-11")
def given_dice(p: Position, f: DamageRoll) -> int:
    """Two dice, and those that the rules add."""
    return f.dice


@HORDES.contribution("damage.dice", "add", "HRD-R-202D")
def boost_die(p: Position, f: DamageRoll) -> int | None:
    """A boost adds one die."""
    return 1 if f.boosted else None


@HORDES.contribution("damage.dice", "add", "HRD-R-217G")
def crippled_body(p: Position, f: DamageRoll) -> int | None:
    """A beast without a free circle of Body rolls a die less for what is damage of its own."""
    own = profile(p, f.roller)
    if not own.spiral or f.kind in NOT_OF_THE_MODEL:
        return None
    return -1 if spiral.crippled(own.spiral, model(p, f.roller).lost)[1] else None


@HORDES.contribution("armour", "base", "HRD-R-205I")
def printed_armour(p: Position, f: DamageRoll) -> int:
    """The ARM of the profile."""
    return profile(p, f.target).ARM


def damage_roll(p: Position, f: DamageRoll, extra: int = 0) -> Partition[int]:
    """The roll as it stands, with so many dice more."""
    number = p.value("damage.dice", f) + extra
    return dice.for_damage(number, f.power - p.value("armour", f), _most(p, f.target))


damage = HORDES.procedure(DamageRoll)
damage.window("damage.roll")


@damage.step("HRD-RANGED-11", "HRD-R-205I", "HRD-R-223A")
def roll_damage(p: Position, f: DamageRoll) -> StepResult:
    """2d6 + POW, in melee with STR, against ARM: what is over it are damage points."""
    if not in_play(p, f.target):
        return DONE
    values = {"model": p.scene.names[f.target]}
    return Roll(model(p, f.roller).side, "roll-damage", "points", damage_roll(p, f), values=values)


def _most(p: Position, row: int) -> int | None:
    """Points beyond the last box are told apart only where somebody watches them."""
    if p.log is not None or (p.watch is not None and ("damage", row) in p.watch.slots):
        return None
    return profile(p, row).circles - sum(model(p, row).lost)


@damage.step("HRD-R-217A")
def mark_boxes(p: Position, f: DamageRoll) -> StepResult:
    """What the roll hung on is forgotten; a row of boxes takes the points, those of a spiral need a branch."""
    f.boosted, f.dice, f.origin = False, 2, NO_ORIGIN
    return None if f.points and profile(p, f.target).spiral else _mark(p, f, 0)


@damage.step("HRD-R-217B")
def roll_branch(p: Position, f: DamageRoll) -> StepResult:
    """A d6 picks the branch of a spiral."""
    side = model(p, f.roller).side
    return Roll(side, "roll-branch", "branch", dice.BRANCH, values={"model": p.scene.names[f.target]})


@damage.step("HRD-R-217B", "HRD-R-217C")
def mark_circles(p: Position, f: DamageRoll) -> StepResult:
    """The points are marked from this branch on."""
    branch, f.branch = f.branch + 1, None
    return _mark(p, f, branch)


def _mark(p: Position, f: DamageRoll, branch: int) -> StepResult:
    points, f.points = f.points, None
    if points:
        p.effect(Damage(f.target, Cause(f.kind, f.roller), points, branch))
    return DONE


HORDES.counted("damage")


@HORDES.quantity("wounds_lost")
def _lost(p: Position, row: int) -> int:
    return sum(model(p, row).lost)


@HORDES.quantity("wounds_left")
def _left(p: Position, row: int) -> int:
    return profile(p, row).circles - sum(model(p, row).lost)


@HORDES.quantity("destroyed")
def _destroyed(p: Position, row: int) -> bool:
    return not model(p, row).alive
