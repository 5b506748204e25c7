"""What an active model may do, and what forbids it."""

from __future__ import annotations

import msgspec

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.rules.common.pieces import enemies
from battlewright.rules.redroll.abilities import SHIFT_COST, ChangeForm, Howl
from battlewright.rules.redroll.cards import Weapon
from battlewright.rules.redroll.fury import rages_at_a_price
from battlewright.rules.redroll.melee import Melee
from battlewright.rules.redroll.movement import CHARGE_COST, Charge, Walk
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.shooting import Shot
from battlewright.rules.redroll.sight import sees
from battlewright.rules.redroll.state import card, enemy_distances, model, reached_by

MOVE: tuple[Option, ...] = (("move",),)
HOWL: tuple[Option, ...] = (("howl",),)
SHIFT: tuple[Option, ...] = (("shift",),)


class Strike(msgspec.Struct, frozen=True, gc=False):
    """A way to get at a target: with which weapon, how far it would have to reach, paid with what."""

    target: int
    weapon: Weapon
    distance: int
    pay: str


def _melee_ways(p: Position, row: int) -> list[Strike]:
    own = card(p, row).melee
    pays = ("ap", "fury") if model(p, row).fury > 0 and not rages_at_a_price(p, row) else ("ap",)
    return [Strike(foe, w, far, pay) for foe, far in enemy_distances(p, row) for w in own for pay in pays]


def _melee_word(p: Position, way: Strike) -> Option:
    words = ("melee", p.scene.names[way.target], way.weapon.name)
    return words if way.pay == "ap" else (*words, way.pay)


def _begin_melee(p: Position, row: int, option: Option) -> Melee:
    return Melee(row, p.scene.index[option[1]], option[2], "fury" if len(option) == 4 else "ap")


REDROLL.action(Action("melee", _melee_ways, _begin_melee, _melee_word), "AP-MELEE-01")


@REDROLL.restriction("action:melee", "AP-R-30", of="actor")
def resting_cannot_attack(p: Position, row: int) -> bool:
    """A model at Rest cannot attack."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:melee", "AP-MELEE-08", of="option")
def out_of_melee_range(p: Position, row: int, way: Strike) -> bool:
    """The target must be within the weapon's RNG."""
    return way.distance > way.weapon.reach


@REDROLL.restriction("action:melee", "AP-MELEE-09", of="option")
def attack_not_paid(p: Position, row: int, way: Strike) -> bool:
    """An attack costs an action point, or a Fury token instead; under `in_addition` both."""
    m = model(p, row)
    if way.pay == "fury":
        return m.fury < 1
    return m.ap < 1 or (m.fury < 1 and rages_at_a_price(p, row))


@REDROLL.restriction("action:melee", "AP-R-35", of="option")
def unseen_in_melee(p: Position, row: int, way: Strike) -> bool:
    """Melee needs sight too."""
    return not sees(p, row, way.target)


def _shots(p: Position, row: int) -> list[Option]:
    names = p.scene.names
    return [("shoot", names[enemy], own.name) for own in card(p, row).ranged for enemy in enemies(p, row)]


REDROLL.action(
    Action("shoot", _shots, lambda p, row, option: Shot(row, p.scene.index[option[1]], option[2])),
    "AP-SHOOT-02",
)


@REDROLL.restriction("action:shoot", "AP-R-30", of="actor", id="resting-cannot-shoot")
def resting_cannot_shoot(p: Position, row: int) -> bool:
    """A model at Rest cannot attack."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:shoot", "AP-SHOOT-02", of="actor")
def shot_not_paid(p: Position, row: int) -> bool:
    """A shot costs an action point."""
    return model(p, row).ap < 1


@REDROLL.restriction("action:shoot", "AP-R-36", of="actor")
def engaged_cannot_shoot(p: Position, row: int) -> bool:
    """Not while an enemy's weapon reaches the shooter."""
    return bool(card(p, row).ranged) and reached_by(p, row) > 0


@REDROLL.restriction("action:shoot", "AP-R-32", of="option")
def weapon_already_fired(p: Position, row: int, option: Option) -> bool:
    """Each ranged weapon fires once per activation."""
    return option[2] in model(p, row).used


def _charges(p: Position, row: int) -> list[Strike]:
    own = card(p, row).melee
    return [Strike(foe, w, far, "ap") for foe, far in enemy_distances(p, row) for w in own]


def _begin_charge(p: Position, row: int, option: Option) -> Charge:
    return Charge(row, p.scene.index[option[1]], option[2])


def _charge_word(p: Position, way: Strike) -> Option:
    return ("charge", p.scene.names[way.target], way.weapon.name)


REDROLL.action(Action("charge", _charges, _begin_charge, _charge_word), "AP-R-32")


@REDROLL.restriction("action:charge", "AP-R-42", of="option")
def charge_within_reach(p: Position, row: int, way: Strike) -> bool:
    """Whoever reaches the target already attacks without a charge."""
    return way.distance <= way.weapon.reach


@REDROLL.restriction("action:charge", "AP-R-30", of="actor")
def resting_cannot_charge(p: Position, row: int) -> bool:
    """A model at Rest cannot attack."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:charge", "AP-R-32", of="actor")
def charge_not_paid(p: Position, row: int) -> bool:
    """A charge costs two action points; under `in_addition` its attack needs a Fury token too."""
    m = model(p, row)
    return m.ap < CHARGE_COST or (m.fury < 1 and rages_at_a_price(p, row))


REDROLL.action(Action("move", lambda p, row: MOVE, lambda p, row, option: Walk(row)), "AP-R-32")


@REDROLL.restriction("action:move", "AP-R-32", of="actor")
def move_not_paid(p: Position, row: int) -> bool:
    """A move costs an action point."""
    return model(p, row).ap < 1


@REDROLL.restriction("action:move", "AP-R-30", of="actor")
def resting_moves_once(p: Position, row: int) -> bool:
    """A model at Rest may move for one action point only, whatever it has paid before it fell into Rest."""
    return model(p, row).crept


def _howls(p: Position, row: int) -> tuple[Option, ...]:
    return HOWL if "howl" in card(p, row).abilities else ()


REDROLL.action(Action("howl", _howls, lambda p, row, option: Howl(row)), "AP-FURY-04")


@REDROLL.restriction("action:howl", "AP-R-30", of="actor")
def resting_cannot_use_abilities(p: Position, row: int) -> bool:
    """A model at Rest uses no abilities."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:howl", "AP-R-26", of="actor")
def howl_not_paid(p: Position, row: int) -> bool:
    """The ability costs one Fury token."""
    return model(p, row).fury < 1


def _shifts(p: Position, row: int) -> tuple[Option, ...]:
    return SHIFT if model(p, row).other >= 0 else ()


REDROLL.action(Action("shift", _shifts, lambda p, row, option: ChangeForm(row)), "AP-R-29")


@REDROLL.restriction("action:shift", "AP-R-29", of="actor")
def shift_once_a_game(p: Position, row: int) -> bool:
    """The change to beast form is made once per game, from human form."""
    return model(p, row).shifted or card(p, row).kind == "beast"


@REDROLL.restriction("action:shift", "AP-R-29", of="actor")
def shift_not_paid(p: Position, row: int) -> bool:
    """The change costs two action points."""
    return model(p, row).ap < SHIFT_COST
