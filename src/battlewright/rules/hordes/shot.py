"""One ranged or magic attack at one model (2.26): measured, rolled, redirected if it misses into a melee, damage."""

from __future__ import annotations

from typing import Any, Literal

from battlewright.chance.dice import D6
from battlewright.chance.partition import choice
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, distance_between
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.cover import sprays
from battlewright.rules.hordes.damage import DamageRoll
from battlewright.rules.hordes.displacement import displaced
from battlewright.rules.hordes.origin import of_attack
from battlewright.rules.hordes.profiles import Weapon
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, weapon
from battlewright.table.gaps import gap

Kind = Literal["ranged", "magic"]


class Shot(Frame, tag="shot"):
    """One shot or one magic attack that is paid and declared.

    `boosted` is what the attack roll was; `others` are the models of the target's combat that a miss may hit, of which
    `picked` is rolled; `again`, that the roll is made again, at one of them, which is the `target` then.
    """

    attacker: int
    target: int
    weapon: str
    kind: Kind
    again: bool = False
    boosted: bool = False
    others: tuple[int, ...] = ()
    picked: Any = None
    hit: Any = None


def in_range(p: Position, attacker: int, target: int, name: str) -> bool:
    """Whether the target's nearest edge is within the weapon's RNG of the attacker's edge (HRD-RANGE-02)."""
    return distance_between(p, attacker, target) <= weapon(p, attacker, name).reach


def tell_range(p: Position, attacker: int, target: int, name: str) -> None:
    """Say how far the target is and whether the weapon reaches it; measured only now that it is declared."""
    if p.log is not None:
        names, far = p.scene.names, gap(body(p, attacker), body(p, target))
        reached = in_range(p, attacker, target, name)
        p.tell("event-range", model=names[attacker], target=names[target], distance=far, reached=reached)


def has_damage_roll(own: Weapon) -> bool:
    """Whether a hit has the weapon's own damage roll: a slam or a throw takes its place (HRD-EFFECT-02)."""
    return own.displaces is None or own.displaces.what == "push"


shot = HORDES.procedure(Shot)


@shot.step("HRD-RTARGET-05", "HRD-RANGE-01", "HRD-R-226A")
def measure(p: Position, f: Shot) -> StepResult:
    """The distance is measured after the target is declared."""
    tell_range(p, f.attacker, f.target, f.weapon)
    return None


@shot.step("HRD-RANGE-03", "HRD-RANGED-09")
def roll_to_hit(p: Position, f: Shot) -> StepResult:
    """The attack roll."""
    return AttackRoll(f.attacker, f.target, f.kind, f.weapon)


@shot.step("HRD-MELEE-TARGET-04", "HRD-MELEE-TARGET-06", "HRD-MELEE-TARGET-07", "HRD-R-226C")
def find_others(p: Position, f: Shot) -> StepResult:
    """A miss in range at a target in melee goes on to another model of that combat."""
    hit, f.hit = f.hit, None
    if hit:
        return "displace"
    if not p.value("shot.goes_on", f):
        return DONE
    f.others = p.value("shot.others", f)
    return None if f.others else DONE


@shot.step("HRD-MELEE-TARGET-10", "HRD-MELEE-TARGET-11")
def pick_other(p: Position, f: Shot) -> StepResult:
    """Of several one is taken at random; one alone needs no roll."""
    if len(f.others) < 2:
        return None
    names = [p.scene.names[row] for row in f.others]
    values = {"model": p.scene.names[f.attacker], "others": ", ".join(names)}
    return Roll(model(p, f.attacker).side, "roll-redirect", "picked", choice(len(names), D6), values=values)


@shot.step("HRD-MELEE-TARGET-06", "HRD-MELEE-TARGET-13")
def roll_again(p: Position, f: Shot) -> StepResult:
    """The attack is rolled again at it, boosted if it was."""
    f.target, f.again = f.others[f.picked or 0], True
    f.others, f.picked = (), None
    p.tell("event-redirected", model=p.scene.names[f.attacker], target=p.scene.names[f.target])
    return AttackRoll(f.attacker, f.target, f.kind, f.weapon, boosted=f.boosted)


@shot.step("HRD-MELEE-TARGET-12")
def see_again(p: Position, f: Shot) -> StepResult:
    """A second miss ends it."""
    return "find_others"


@shot.step("HRD-EFFECT-01", "HRD-R-226D")
def displace(p: Position, f: Shot) -> StepResult:
    """A hit pushes, slams or throws the model if the weapon does."""
    f.again = f.boosted = False
    return displaced(p, f.target, f.attacker, weapon(p, f.attacker, f.weapon))


@shot.step("HRD-RANGED-11", "HRD-R-223A")
def roll_damage(p: Position, f: Shot) -> StepResult:
    """2d6 + POW, unless a slam or a throw has had its own damage."""
    own = weapon(p, f.attacker, f.weapon)
    if not own.POW or not has_damage_roll(own):
        return DONE
    origin = of_attack(p, f.target, f.attacker)
    return DamageRoll(f.target, f.attacker, own.POW, "attack", origin=origin)


@HORDES.patch(AttackRoll, "before", "tell", "HRD-MELEE-TARGET-13")
def keep_boost(p: Position, f: AttackRoll) -> StepResult:
    """A boost belongs to the attack, not to its first roll."""
    below = p.stack[-2]
    if type(below) is Shot:
        below.boosted = f.boosted
    return None


def rolls_again(p: Position) -> bool:
    """Whether an attack roll is made again, at another model than the one declared."""
    return any(type(f) is Shot and f.again for f in p.stack)


@HORDES.contribution("attack.automatic", "replace", "HRD-RANGE-02", "HRD-RANGE-04", priority=10)
def out_of_range(p: Position, f: AttackRoll) -> str | None:
    """A target beyond the range is missed; a spray reaches what lies under its template."""
    if f.kind == "melee" or not f.weapon or sprays(p, f) or rolls_again(p):
        return None
    return None if in_range(p, f.attacker, f.target, f.weapon) else "miss"


@HORDES.contribution(
    "attack.automatic",
    "replace",
    "HRD-R-05",
    "HRD-MELEE-TARGET-09",
    priority=10,
    only={"redirect_checks_range": "yes"},
)
def redirected_out_of_range(p: Position, f: AttackRoll) -> str | None:
    """So is another model of the combat to which the attack goes on."""
    if not rolls_again(p) or in_range(p, f.attacker, f.target, f.weapon):
        return None
    return "miss"
