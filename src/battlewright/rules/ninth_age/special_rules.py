"""Special rules of models and weapons as words, some with a number: `hatred`, `armour_piercing:1`, `stomp:d6`."""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.chance.dice import D3, D6, Die
from battlewright.chance.stages import Amount
from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import Fighter
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import weapon_of

DICE: dict[str, Die] = {"d3": D3, "d6": D6}
"""Dice by the names that they have in the data."""


def rules_of_model(p: Position, fighter: Fighter, part: int) -> tuple[str, ...]:
    """The special rules of a part and of its whole model, without those that it has lost."""
    whole, gone = profile(p, fighter[1]), p.rows[fighter[1]].gone
    rules = (*whole.rules, *whole.parts[part].rules)
    return tuple(rule for rule in rules if rule.partition(":")[0] not in gone) if gone else rules


def rules_in_use(p: Position, fighter: Fighter, part: int) -> tuple[str, ...]:
    """Those of the model and those of the weapon that the part fights with."""
    return (*rules_of_model(p, fighter, part), *weapon_of(p, fighter, part).rules)


def parameters(rules: Iterable[str], name: str) -> tuple[str, ...]:
    """What stands behind the colon wherever a rule is named."""
    return tuple(rule.partition(":")[2] for rule in rules if rule.partition(":")[0] == name)


def amount(text: str) -> Amount:
    """A number as the data write it: `3`, `d6`, `2d6`, `d6+1`."""
    dice, _, bonus = text.partition("+")
    if dice.isdigit():
        return Amount(int(dice))
    number, kind = dice[:-2], dice[-2:]
    return Amount(int(bonus or 0), (DICE[kind],) * int(number or 1))


def highest(texts: Iterable[str]) -> str:
    """Of a rule held twice the one with the higher number counts (T9A-S-16B); "" of none."""
    return max(texts, key=lambda text: amount(text).most, default="")
