"""What an active model may do, and what forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.rules.redroll.abilities import SHIFT_COST, ChangeForm, Howl
from battlewright.rules.redroll.melee import Melee
from battlewright.rules.redroll.movement import CHARGE_COST, Charge, Walk
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.shooting import Shot
from battlewright.rules.redroll.sight import sees
from battlewright.rules.redroll.state import card, enemies, gap_within, model, reached_by, weapon


def _melee_ways(p: Position, row: int) -> Iterator[Option]:
    names, m = p.scene.names, model(p, row)
    both = p.rules.rulings["fury.cost"] == "in_addition" and p.value("fury.max", row) > 0
    for enemy in enemies(p, row):
        for own in card(p, row).melee:
            yield ("melee", names[enemy], own.name)
            if m.fury > 0 and not both:
                yield ("melee", names[enemy], own.name, "fury")


def _begin_melee(p: Position, row: int, option: Option) -> Melee:
    return Melee(row, p.scene.index[option[1]], option[2], "fury" if len(option) == 4 else "ap")


REDROLL.action(Action("melee", _melee_ways, _begin_melee), "AP-MELEE-01")


@REDROLL.restriction("action:melee", "AP-R-30", of="actor")
def resting_cannot_attack(p: Position, row: int) -> bool:
    """A model at Rest cannot attack."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:melee", "AP-MELEE-08", of="option")
def out_of_melee_range(p: Position, row: int, option: Option) -> bool:
    """The target must be within the weapon's RNG."""
    own = weapon(p, row, option[2])
    return own is None or not gap_within(p, row, p.scene.index[option[1]], own.reach)


@REDROLL.restriction("action:melee", "AP-MELEE-09", of="option")
def attack_not_paid(p: Position, row: int, option: Option) -> bool:
    """An attack costs an action point, or a Fury token instead; under `in_addition` both."""
    m = model(p, row)
    if len(option) == 4:
        return m.fury < 1
    both = p.rules.rulings["fury.cost"] == "in_addition" and p.value("fury.max", row) > 0
    return m.ap < 1 or (both and m.fury < 1)


@REDROLL.restriction("action:melee", "AP-R-35", of="option")
def unseen_in_melee(p: Position, row: int, option: Option) -> bool:
    """Melee needs sight too."""
    return not sees(p, row, p.scene.index[option[1]])


def _shots(p: Position, row: int) -> Iterator[Option]:
    names = p.scene.names
    for own in card(p, row).ranged:
        for enemy in enemies(p, row):
            yield ("shoot", names[enemy], own.name)


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


def _charges(p: Position, row: int) -> Iterator[Option]:
    names = p.scene.names
    for enemy in enemies(p, row):
        for own in card(p, row).melee:
            if not gap_within(p, row, enemy, own.reach):
                yield ("charge", names[enemy], own.name)


REDROLL.action(
    Action("charge", _charges, lambda p, row, option: Charge(row, p.scene.index[option[1]], option[2])),
    "AP-R-32",
)


@REDROLL.restriction("action:charge", "AP-R-30", of="actor")
def resting_cannot_charge(p: Position, row: int) -> bool:
    """A model at Rest cannot attack."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:charge", "AP-R-32", of="actor")
def charge_not_paid(p: Position, row: int) -> bool:
    """A charge costs two action points; under `in_addition` its attack needs a Fury token too."""
    m = model(p, row)
    both = p.rules.rulings["fury.cost"] == "in_addition" and p.value("fury.max", row) > 0
    return m.ap < CHARGE_COST or (both and m.fury < 1)


def _no_detail(word: str, p: Position, row: int) -> Iterator[Option]:
    yield (word,)


REDROLL.action(
    Action("move", lambda p, row: _no_detail("move", p, row), lambda p, row, option: Walk(row)), "AP-R-32"
)


@REDROLL.restriction("action:move", "AP-R-32", of="actor")
def move_not_paid(p: Position, row: int) -> bool:
    """A move costs an action point."""
    return model(p, row).ap < 1


@REDROLL.restriction("action:move", "AP-R-30", of="actor")
def resting_moves_once(p: Position, row: int) -> bool:
    """A model at Rest may move for one action point only."""
    m = model(p, row)
    return m.rest > 0 and m.ap < p.value("activation.ap", row)


def _howls(p: Position, row: int) -> Iterator[Option]:
    if "howl" in card(p, row).abilities:
        yield ("howl",)


REDROLL.action(Action("howl", _howls, lambda p, row, option: Howl(row)), "AP-FURY-04")


@REDROLL.restriction("action:howl", "AP-R-30", of="actor")
def resting_cannot_use_abilities(p: Position, row: int) -> bool:
    """A model at Rest uses no abilities."""
    return model(p, row).rest > 0


@REDROLL.restriction("action:howl", "AP-R-26", of="actor")
def howl_not_paid(p: Position, row: int) -> bool:
    """The ability costs one Fury token."""
    return model(p, row).fury < 1


def _shifts(p: Position, row: int) -> Iterator[Option]:
    if model(p, row).other >= 0:
        yield ("shift",)


REDROLL.action(Action("shift", _shifts, lambda p, row, option: ChangeForm(row)), "AP-R-29")


@REDROLL.restriction("action:shift", "AP-R-29", of="actor")
def shift_once_a_game(p: Position, row: int) -> bool:
    """The change to beast form is made once per game, from human form."""
    return model(p, row).shifted or card(p, row).kind == "beast"


@REDROLL.restriction("action:shift", "AP-R-29", of="actor")
def shift_not_paid(p: Position, row: int) -> bool:
    """The change costs two action points."""
    return model(p, row).ap < SHIFT_COST
