"""Melee weapons that push, slam or throw what they hit (HRD-EFFECT-01 to 03), as those of shots and spells do."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.rules.hordes.displacement import displaced
from battlewright.rules.hordes.melee import MeleeAttack
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shot import has_damage_roll
from battlewright.rules.hordes.slammed import Slammed
from battlewright.rules.hordes.state import weapon


@HORDES.patch(MeleeAttack, "before", "roll_damage", "HRD-EFFECT-01")
def displace(p: Position, f: MeleeAttack) -> StepResult:
    """A hit moves the target; a slam or a throw takes the place of the damage roll."""
    if not f.hit:
        return None
    own, boosted = weapon(p, f.attacker, f.weapon), f.charge or f.free
    if not has_damage_roll(own):
        f.hit, f.charge, f.free = None, False, False
    moved = displaced(p, f.target, f.attacker, own)
    if isinstance(moved, Slammed):
        moved.boosted = boosted
    return moved
