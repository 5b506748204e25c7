"""The charge: straight at an enemy, and with the first attack a boosted damage roll (2.8)."""

from __future__ import annotations

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.procedures import Run
from battlewright.core.requests import DONE, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, enemies, gap_within, in_play
from battlewright.rules.hordes.effects import Charging, UseAction, UseMovement
from battlewright.rules.hordes.engagement import melee_range
from battlewright.rules.hordes.fury import can_pay, pay
from battlewright.rules.hordes.melee import InitialAttack, MeleeAttack, Strike
from battlewright.rules.hordes.movement import OVER
from battlewright.rules.hordes.outlook import picks_out
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.rush import Rush
from battlewright.rules.hordes.state import model, profile
from battlewright.rules.hordes.straight import far_enough
from battlewright.table.plane import Point


class Charge(Frame, tag="charge"):
    """A model charges an enemy; `start` is where it comes from."""

    model: int
    target: int
    start: Point = (0, 0)


charge = HORDES.procedure(Charge)


@charge.step("HRD-R-208B")
def use_movement(p: Position, f: Charge) -> StepResult:
    """The normal movement is used."""
    own = body(p, f.model)
    f.start = (own.x, own.y)
    p.effect(UseMovement(f.model, Cause("move", f.model)))
    return None


@charge.step("HRD-R-208I")
def force(p: Position, f: Charge) -> StepResult:
    """A warbeast is forced."""
    if profile(p, f.model).kind == "beast":
        pay(p, f.model, Cause("move", f.model))
    return None


@charge.step("HRD-R-208C")
def rush(p: Position, f: Charge) -> StepResult:
    """It moves straight at its target."""
    return Rush(f.model, f.target, melee_range(p, f.model), "charge")


@charge.step("HRD-R-208F")
def come_far_enough(p: Position, f: Charge) -> StepResult:
    """After 3 inches and more the first attack is a charge attack on the target, after less an ordinary one."""
    own = body(p, f.model)
    far, f.start = far_enough(f.start, (own.x, own.y)), (0, 0)
    if in_play(p, f.model) and far and _reaches(p, f):
        p.effect(Charging(f.model, Cause("move", f.model), f.target))
    return None


@charge.step("HRD-R-208G")
def fail(p: Position, f: Charge) -> StepResult:
    """Without the target in melee range it has failed."""
    if in_play(p, f.model) and not _reaches(p, f):
        p.tell("event-charge-fails", model=p.scene.names[f.model], target=p.scene.names[f.target])
        p.effect(UseAction(f.model, Cause("move", f.model), OVER))
    return DONE


def _reaches(p: Position, f: Charge) -> bool:
    reach = melee_range(p, f.model)
    return reach > 0 and gap_within(p, f.model, f.target, reach)


@HORDES.patch(InitialAttack, "wrap", "use_action", "HRD-R-208F")
def charge_attack(p: Position, f: InitialAttack, use_action: Run) -> StepResult:
    """The first attack after a charge is the charge attack."""
    charging = model(p, f.attacker).charging
    attack = use_action(p, f)
    if charging >= 0:
        p.effect(Charging(f.attacker, Cause("attack", f.attacker), -1))
        if isinstance(attack, MeleeAttack):
            attack.charge = f.target == charging
    return attack


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Charge(row, p.scene.index[option[1]])


HORDES.action(
    Action(
        "charge", lambda p, row: tuple(enemies(p, row)), _begin, lambda p, foe: ("charge", p.scene.names[foe])
    ),
    "HRD-R-203F",
)


@HORDES.restriction("action:charge", "HRD-R-208K", of="actor")
def charge_needs_melee_range(p: Position, row: int) -> bool:
    """A model without a melee range charges nobody."""
    return profile(p, row).melee_range == 0


@HORDES.restriction("action:charge", "HRD-R-208I", of="actor")
def beast_is_forced_to_charge(p: Position, row: int) -> bool:
    """A warbeast must be forced."""
    return profile(p, row).kind == "beast" and not can_pay(p, row)


@HORDES.restriction("action:charge", "HRD-R-208A", of="option")
def unseen_not_charged(p: Position, row: int, target: int) -> bool:
    """The target must be in line of sight."""
    return not picks_out(p, row, target)


@HORDES.restriction("action:attack", "HRD-R-208F", of="option")
def charge_attack_goes_to_the_target(p: Position, row: int, way: Strike) -> bool:
    """The charge attack goes to the target of the charge, as long as there is one."""
    charging = model(p, row).charging
    return charging >= 0 and way.target != charging and in_play(p, charging)
