"""Cards of models and weapons: the shipped data, and how a scenario's changes make new ones."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any

import msgspec

from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.table.lengths import inches, mm

for _field, _clause in (
    ("RNG", "AP-MELEE-03"),
    ("POW", "AP-MELEE-05"),
    ("effects", "AP-MELEE-06"),
):
    REDROLL.field("weapon", _field, _clause)
REDROLL.field("card", "melee", "AP-MELEE-01", "AP-MELEE-02")
REDROLL.field("card", "FUR", "AP-FURY-01")
REDROLL.field("card", "abilities", "AP-FURY-04")

MOST_LUCKY = 2
"""Lucky Numbers of a card (AP-R-14)."""


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A weapon card. RNG in inches is the reach of a melee weapon or the effective range of a ranged one.

    `effects` names special rules; `combos` overrides what symbol combinations do with it.
    """

    name: str
    kind: str
    RNG: float = 0.0
    POW: int = 0
    effects: tuple[str, ...] = ()
    combos: tuple[tuple[str, int], ...] = ()

    @cached_property
    def reach(self) -> int:
        """RNG in micrometres."""
        return inches(self.RNG)


class Card(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A model's card in one form. SPD in inches, base diameter in millimetres, height in inches."""

    name: str
    STR: int
    ARM: int
    SPD: int
    MEL: int
    AGI: int
    AIM: int
    DEF: int
    WND: int
    kind: str = "human"
    FUR: int = 0
    AP: int = 0
    base: int = 30
    tall: float = 1.75
    keywords: tuple[str, ...] = ()
    lucky: tuple[int, ...] = (7,)
    abilities: tuple[str, ...] = ()
    melee: tuple[Weapon, ...] = ()
    ranged: tuple[Weapon, ...] = ()
    beast: str = ""

    @cached_property
    def radius(self) -> int:
        """Of the base, in micrometres."""
        return mm(self.base) // 2

    @cached_property
    def height(self) -> int:
        """Of the body, in micrometres."""
        return inches(self.tall)

    @cached_property
    def longest_reach(self) -> int:
        """The reach of the longest melee weapon, in micrometres."""
        return max((w.reach for w in self.melee), default=0)

    @cached_property
    def melee_by_power(self) -> tuple[Weapon, ...]:
        """The melee weapons, the most powerful first."""
        return tuple(sorted(self.melee, key=lambda w: -w.POW))

    @cached_property
    def red_rolls(self) -> tuple[tuple[str, str], ...]:
        """The ways to answer an attack: a Red Roll with each melee weapon (AP-R-24)."""
        return tuple(("red_roll", w.name) for w in self.melee)

    def weapon(self, name: str) -> Weapon | None:
        """The weapon of this name on the card."""
        return self._by_name.get(name)

    @cached_property
    def _by_name(self) -> dict[str, Weapon]:
        return {own.name: own for own in (*self.ranged, *self.melee)}


class Cards(msgspec.Struct, frozen=True):
    """The cards in play, by index; models of one profile without changes share one."""

    cards: tuple[Card, ...]


@cache
def shipped() -> dict[str, Any]:
    """The shipped data: `cards` and `weapons` by name."""
    text = resources.files("battlewright.rules.redroll").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def fists(power: int, fields: set[tuple[str, str]]) -> Weapon:
    """Bare hands: the model's own characteristics as a weapon (AP-MELEE-01, reach AP-MELEE-04, power AP-R-21)."""
    reach = shipped()["weapons"]["fists"]["RNG"] if ("fists", "RNG") in fields else 0.0
    return Weapon("fists", "melee", reach, power)


REDROLL.field("fists", "RNG", "AP-MELEE-04")


def read_weapon(name: str, data: dict[str, Any], fields: set[tuple[str, str]]) -> Weapon:
    """A weapon from its data; a field that no part of the rules carries is left at its default."""
    kept = {k: v for k, v in data.items() if k in ("kind", "combos") or ("weapon", k) in fields}
    return msgspec.convert({"name": name, **kept}, Weapon)


def read_card(
    name: str,
    data: dict[str, Any],
    weapons: list[Weapon],
    fields: set[tuple[str, str]],
    fist_power: int,
) -> Card:
    """A card from its data and its weapons; bare hands are always there."""
    kept = {
        k: v for k, v in data.items() if ("card", k) in fields or k not in ("FUR", "abilities", "weapons")
    }
    kept.pop("weapons", None)
    equipped = tuple(w for w in weapons if w.kind == "melee") if ("card", "melee") in fields else ()
    shooting = tuple(w for w in weapons if w.kind == "ranged")
    own = (fists(fist_power, fields),)
    return msgspec.convert({"name": name, **kept, "melee": (*equipped, *own), "ranged": shooting}, Card)
