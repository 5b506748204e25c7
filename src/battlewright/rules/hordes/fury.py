"""Fury: warbeasts are forced, warlocks spend their points; boosts of attack and damage rolls (2.2, 2.18)."""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.windows import DECLINE, Offer
from battlewright.rules.common.pieces import gap_within
from battlewright.rules.hordes import spiral
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.attack import AttackRoll, attack_roll, needed
from battlewright.rules.hordes.damage import DamageRoll, damage_roll
from battlewright.rules.hordes.effects import Force, Spend
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile
from battlewright.table.lengths import inches

BOOST: tuple[Option, ...] = (("boost",),)


@HORDES.contribution("fury.most", "base", "HRD-R-218E")
def up_to_fury(p: Position, row: int) -> int:
    """A beast can be forced up to its FURY."""
    return profile(p, row).FURY


@HORDES.contribution("fury.most", "cap", "HRD-R-217I")
def crippled_spirit(p: Position, row: int) -> tuple[None, int] | None:
    """A beast without a free circle of Spirit cannot be forced."""
    own = profile(p, row)
    return (None, 0) if own.spiral and spiral.gone(own.spiral, model(p, row).lost, 2) else None


def can_pay(p: Position, row: int, amount: int = 1) -> bool:
    """Whether a model can be forced for, or has, so many fury points; warriors and solos never."""
    kind = profile(p, row).kind
    if kind == "beast":
        return bool(model(p, row).fury + amount <= p.value("fury.most", row))
    return kind == "warlock" and model(p, row).fury >= amount


def pay(p: Position, row: int, cause: Cause, amount: int = 1) -> None:
    """A beast is forced for the points, a warlock spends them; nothing for an amount of 0."""
    if amount:
        forced = profile(p, row).kind == "beast"
        p.effect(Force(row, cause, amount) if forced else Spend(row, cause, amount))


def in_control_area(p: Position, warlock: int, row: int) -> bool:
    """Whether a model is within twice the warlock's FURY in inches of it (HRD-R-218B)."""
    return gap_within(p, warlock, row, inches(2 * profile(p, warlock).FURY))


def activating(p: Position, row: int) -> bool:
    """Whether it is the model's own activation."""
    for f in p.stack:
        if type(f) is Activation:
            return f.model == row
    return False


def _boost_attack(p: Position, f: AttackRoll, option: Option) -> None:
    pay(p, f.attacker, Cause("boost", f.attacker))
    f.boosted = True


def _attack_matters(p: Position, f: AttackRoll) -> bool:
    need = needed(p, f)
    return attack_roll(p, f, need).law != attack_roll(p, f, need, extra=1).law


HORDES.offer(
    Offer(
        "boost_attack",
        "attack.roll",
        0,
        player=lambda p, f: model(p, f.attacker).side,
        options=lambda p, f: BOOST if can_pay(p, f.attacker) else (),
        take=_boost_attack,
        default=lambda p, f, options: DECLINE,
        matters=_attack_matters,
        values=lambda p, f: {"model": p.scene.names[f.attacker], "target": p.scene.names[f.target]},
        clauses=("HRD-RROLL-02", "HRD-R-226B"),
    )
)


def _boost_damage(p: Position, f: DamageRoll, option: Option) -> None:
    pay(p, f.roller, Cause("boost", f.roller))
    f.boosted = True


def _damage_matters(p: Position, f: DamageRoll) -> bool:
    return damage_roll(p, f).law != damage_roll(p, f, extra=1).law


HORDES.offer(
    Offer(
        "boost_damage",
        "damage.roll",
        0,
        player=lambda p, f: model(p, f.roller).side,
        options=lambda p, f: BOOST if can_pay(p, f.roller) else (),
        take=_boost_damage,
        default=lambda p, f, options: DECLINE,
        matters=_damage_matters,
        values=lambda p, f: {"model": p.scene.names[f.roller], "target": p.scene.names[f.target]},
        clauses=("HRD-R-218E", "HRD-R-218G"),
    )
)


@HORDES.restriction("offer:boost_attack", "HRD-R-202D", id="attack-boosted-already")
def attack_boosted_already(p: Position, f: AttackRoll) -> bool:
    """A roll is boosted once."""
    return f.boosted


@HORDES.restriction("offer:boost_damage", "HRD-R-202D", id="damage-boosted-already")
def damage_boosted_already(p: Position, f: DamageRoll) -> bool:
    """A roll is boosted once, by whatever."""
    return f.boosted


@HORDES.restriction("offer:boost_attack", "HRD-R-218I", id="boost-attack-out-of-turn")
def boost_attack_out_of_turn(p: Position, f: AttackRoll) -> bool:
    """Fury is spent in the model's own activation only."""
    return not activating(p, f.attacker)


@HORDES.restriction("offer:boost_damage", "HRD-R-218I", id="boost-damage-out-of-turn")
def boost_damage_out_of_turn(p: Position, f: DamageRoll) -> bool:
    """Fury is spent in the model's own activation only."""
    return not activating(p, f.roller)


@HORDES.quantity("fury")
def _fury(p: Position, row: int) -> int:
    return int(model(p, row).fury)
