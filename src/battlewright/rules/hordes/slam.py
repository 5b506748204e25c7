"""The slam power attack (2.13, HRD-SLAM-01 to 07)."""

from __future__ import annotations

from typing import Any

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, gap_within, in_play
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.damage import DamageRoll
from battlewright.rules.hordes.effects import UseAction, UseMovement
from battlewright.rules.hordes.fury import can_pay
from battlewright.rules.hordes.movement import OVER
from battlewright.rules.hordes.origin import of_attack
from battlewright.rules.hordes.outlook import picks_out
from battlewright.rules.hordes.profiles import MELEE_RANGE
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.rush import Rush
from battlewright.rules.hordes.slammed import Slammed
from battlewright.rules.hordes.state import model, profile, size, strength
from battlewright.rules.hordes.straight import far_enough
from battlewright.rules.hordes.stride import able
from battlewright.rules.hordes.throw import HUGE_RANGE, LARGE, pay_power_attack, throwable
from battlewright.table.plane import Point

LARGER_BASE = -2
"""What the attack roll of a slam loses against a larger base (2.13)."""


class Slam(Frame, tag="slam"):
    """A model rushes at another to slam it; `start` is where it comes from, `far` that it has come far enough."""

    attacker: int
    target: int
    start: Point = (0, 0)
    far: bool = False
    hit: Any = None


slam = HORDES.procedure(Slam)


@slam.step("HRD-R-209B", "HRD-R-213A")
def pay_for_slam(p: Position, f: Slam) -> StepResult:
    """It is forced once, and uses its movement and its action."""
    own = body(p, f.attacker)
    f.start = (own.x, own.y)
    p.effect(UseMovement(f.attacker, Cause("move", f.attacker)))
    pay_power_attack(p, f.attacker)
    return None


@slam.step("HRD-R-213D", "HRD-R-209C")
def rush(p: Position, f: Slam) -> StepResult:
    """It moves straight at its target."""
    return Rush(f.attacker, f.target, _reach(p, f.attacker), "slam")


@slam.step("HRD-R-213I")
def arrive(p: Position, f: Slam) -> StepResult:
    """If the target is not within 0.5 inches then the slam has failed."""
    if not in_play(p, f.attacker):
        return DONE
    if able(p, f.attacker) and gap_within(p, f.attacker, f.target, _reach(p, f.attacker)):
        return None
    p.tell("event-slam-fails", model=p.scene.names[f.attacker], target=p.scene.names[f.target])
    p.effect(UseAction(f.attacker, Cause("move", f.attacker), OVER))
    return DONE


@slam.step("HRD-SLAM-01", "HRD-R-213J")
def measure(p: Position, f: Slam) -> StepResult:
    """Only one that has come at least 3 inches can slam its target back."""
    own = body(p, f.attacker)
    f.far, f.start = far_enough(f.start, (own.x, own.y)), (0, 0)
    return None


@slam.step("HRD-R-213J", "HRD-R-213K")
def roll_to_hit(p: Position, f: Slam) -> StepResult:
    """A melee attack roll."""
    return AttackRoll(f.attacker, f.target, "melee", bonus=p.value("slam.to_hit", f))


@HORDES.contribution("slam.to_hit", "add", "HRD-R-213J")
def against_a_larger_base(p: Position, f: Slam) -> int | None:
    """-2 to slam a model on a larger base."""
    return LARGER_BASE if f.far and size(p, f.target) > size(p, f.attacker) else None


@slam.step("HRD-R-213J", "HRD-R-213K")
def strike(p: Position, f: Slam) -> StepResult:
    """A hit slams the target, or after too short a way does damage only."""
    hit, far = f.hit, f.far
    f.hit, f.far = None, False
    if not hit:
        return DONE
    power = strength(p, f.attacker)
    if far:
        return Slammed(f.target, f.attacker, power)
    origin = of_attack(p, f.target, f.attacker)
    return DamageRoll(f.target, f.attacker, power, "slam", origin=origin)


def _reach(p: Position, row: int) -> int:
    """0.5 inches whatever the weapons reach, 2 on a base over 50 mm (HRD-R-209C)."""
    return MELEE_RANGE if size(p, row) <= LARGE else HUGE_RANGE


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Slam(row, p.scene.index[option[1]])


HORDES.action(
    Action("slam", throwable, _begin, lambda p, other: ("slam", p.scene.names[other])),
    "HRD-R-209A",
    "HRD-R-209G",
)


@HORDES.restriction("action:slam", "HRD-R-209A", of="actor")
def slam_needs_warbeast(p: Position, row: int) -> bool:
    """Warbeasts only make power attacks."""
    return profile(p, row).kind != "beast"


@HORDES.restriction("action:slam", "HRD-R-209B", of="actor")
def not_forced_to_slam(p: Position, row: int) -> bool:
    """It must be forced for the power attack."""
    return not can_pay(p, row)


@HORDES.restriction("action:slam", "HRD-R-213C", of="option")
def down_not_slammed(p: Position, row: int, other: int) -> bool:
    """A model on the ground cannot be slammed."""
    return model(p, other).knocked_down


@HORDES.restriction("action:slam", "HRD-R-213B", of="option")
def unseen_not_slammed(p: Position, row: int, other: int) -> bool:
    """The target must be in line of sight before the slammer moves."""
    return not picks_out(p, row, other)
