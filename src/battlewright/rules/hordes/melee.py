"""Melee attacks: initial ones with every melee weapon, and additional ones that fury buys (2.5, 2.18, 2.26)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import distance_between, enemies
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.damage import DamageRoll
from battlewright.rules.hordes.effects import GiveUp, Use, UseAction
from battlewright.rules.hordes.fury import can_pay, pay
from battlewright.rules.hordes.origin import of_attack
from battlewright.rules.hordes.outlook import picks_out
from battlewright.rules.hordes.profiles import Weapon
from battlewright.rules.hordes.remembered import here
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile, strength, weapon

FREE_STRIKE = 2
"""What a free strike adds to its attack roll (2.7)."""


class MeleeAttack(Frame, tag="melee"):
    """One melee attack that is due, whoever paid for it: attack roll, then damage roll.

    `charge` and `free` are a charge attack and a free strike, whose damage roll is boosted (2.7, 2.8).
    """

    attacker: int
    target: int
    weapon: str
    charge: bool = False
    free: bool = False
    hit: Any = None


attack = HORDES.procedure(MeleeAttack)


@attack.step("HRD-R-205H", "HRD-R-207C")
def roll_to_hit(p: Position, f: MeleeAttack) -> StepResult:
    """The melee attack roll."""
    return AttackRoll(f.attacker, f.target, "melee", f.weapon, FREE_STRIKE if f.free else 0)


@attack.step("HRD-R-205I", "HRD-R-226D")
def roll_damage(p: Position, f: MeleeAttack) -> StepResult:
    """After a hit the damage roll, with the POW of the weapon and the STR of the attacker."""
    hit, boosted = f.hit, f.charge or f.free
    f.hit, f.charge, f.free = None, False, False
    if not hit:
        return DONE
    power = weapon(p, f.attacker, f.weapon).POW + strength(p, f.attacker)
    origin = of_attack(p, f.target, f.attacker)
    return DamageRoll(f.target, f.attacker, power, "attack", origin=origin, boosted=boosted)


class Strike(msgspec.Struct, frozen=True, gc=False):
    """A way to attack: whom, with which weapon, and how far it would have to reach."""

    target: int
    weapon: Weapon
    distance: int


def _strikes(p: Position, row: int) -> list[Strike]:
    known, question = here(p), ("strikes", row)
    found: list[Strike] | None = known.get(question)
    if found is None:
        own = profile(p, row).melee
        far = ((foe, distance_between(p, row, foe)) for foe in enemies(p, row))
        found = known[question] = [Strike(foe, held, distance) for foe, distance in far for held in own]
    return found


class InitialAttack(Frame, tag="initial_attack"):
    """One of the attacks that the combat action gives: one with each melee weapon, or as many as it has."""

    attacker: int
    target: int
    weapon: str


initial = HORDES.procedure(InitialAttack)


@initial.step("HRD-R-205G")
def use_action(p: Position, f: InitialAttack) -> StepResult:
    """The action is used for melee, and the weapon once more."""
    cause = Cause("attack", f.attacker)
    if model(p, f.attacker).may_act:
        p.effect(UseAction(f.attacker, cause, "melee"))
    p.effect(Use(f.attacker, cause, f.weapon))
    return MeleeAttack(f.attacker, f.target, f.weapon)


class AdditionalAttack(Frame, tag="additional_attack"):
    """An attack that fury buys, with any melee weapon."""

    attacker: int
    target: int
    weapon: str


additional = HORDES.procedure(AdditionalAttack)


@additional.step("HRD-R-218E", "HRD-R-218G")
def buy(p: Position, f: AdditionalAttack) -> StepResult:
    """It costs a fury point; initial attacks come before, so those not made by now are given up."""
    cause = Cause("attack", f.attacker)
    pay(p, f.attacker, cause)
    if _initial_left(p, f.attacker):
        p.effect(GiveUp(f.attacker, cause))
    return MeleeAttack(f.attacker, f.target, f.weapon)


def _times(p: Position, row: int, name: str) -> int:
    for used, times in model(p, row).used:
        if used == name:
            return times
    return 0


def _initial_left(p: Position, row: int) -> bool:
    return any(_times(p, row, own.name) < own.attacks for own in profile(p, row).melee)


def _offer(name: str, frame: type[InitialAttack] | type[AdditionalAttack], *clauses: str) -> None:
    HORDES.action(
        Action(
            name,
            _strikes,
            lambda p, row, option: frame(row, p.scene.index[option[1]], option[2]),
            lambda p, way: (name, p.scene.names[way.target], way.weapon.name),
        ),
        *clauses,
    )


_offer("attack", InitialAttack, "HRD-R-205G")
_offer("buy", AdditionalAttack, "HRD-R-218E", "HRD-R-218G")


@HORDES.restriction("action:attack", "HRD-R-205G", of="actor")
def action_used_otherwise(p: Position, row: int) -> bool:
    """Initial melee attacks need the action, used for nothing else."""
    m = model(p, row)
    return not (m.may_act or m.action == "melee")


@HORDES.restriction("action:buy", "HRD-R-205G", "HRD-R-209E", of="actor")
def nothing_to_add_to(p: Position, row: int) -> bool:
    """Additional melee attacks follow initial ones or a power attack."""
    return model(p, row).action not in ("melee", "power")


@HORDES.restriction("action:buy", "HRD-R-218E", "HRD-R-218G", of="actor")
def additional_attack_not_paid(p: Position, row: int) -> bool:
    """An additional attack costs a fury point."""
    return not can_pay(p, row)


@HORDES.restriction("action:attack", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-attack")
@HORDES.restriction("action:buy", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-attack")
def down_cannot_attack(p: Position, row: int) -> bool:
    """A knocked-down or stationary model makes no attacks."""
    m = model(p, row)
    return m.knocked_down or m.stationary


@HORDES.restriction("action:attack", "HRD-R-205G", of="option")
def initial_attack_made(p: Position, row: int, way: Strike) -> bool:
    """One initial attack with each melee weapon, or as many as it has."""
    return _times(p, row, way.weapon.name) >= way.weapon.attacks


@HORDES.restriction("action:attack", "HRD-R-205F", of="option", id="out-of-the-weapons-range")
@HORDES.restriction("action:buy", "HRD-R-205F", of="option", id="out-of-the-weapons-range")
def out_of_the_weapons_range(p: Position, row: int, way: Strike) -> bool:
    """The target must be in the melee range of the weapon."""
    return way.distance > way.weapon.reach


@HORDES.restriction("action:attack", "HRD-R-205F", of="option", id="not-in-sight")
@HORDES.restriction("action:buy", "HRD-R-205F", of="option", id="not-in-sight")
def not_in_sight(p: Position, row: int, way: Strike) -> bool:
    """The target must be in line of sight."""
    return not picks_out(p, row, way.target)
