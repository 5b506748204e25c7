"""Profiles of models and weapons: the shipped data, and how a scenario's changes make new ones."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any, Literal

import msgspec

from battlewright.core.compiled import Rules
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.remembered import Memory
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.table.lengths import inches, mm

SIZES = {30: "small", 40: "medium", 50: "large", 120: "huge"}
"""Names of the bases by their diameter in millimetres (2.1)."""

HEIGHTS = {30: 1.75, 40: 2.25, 50: 2.75, 120: 5.0}
"""Height of the volume over each base in inches (2.1)."""

MELEE_RANGE = inches(0.5)
"""Melee range of a weapon without Reach, and of every power attack (2.5, 2.9), in micrometres."""


class Displacement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hit does to where its target is (HRD-EFFECT-01 to 03).

    It is pushed, slammed or thrown directly away from the attack's point of origin, by so many `inches` (0 of a slam
    or a throw: d6). A slam and a throw have damage and collateral rolls of `POW` in place of the weapon's own.
    """

    what: Literal["push", "slam", "throw"]
    inches: float = 0.0
    POW: int = 0


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A weapon or a spell. RNG in inches: melee range (0.5, 2 with Reach), range of a shot or of a spell.

    `attacks` are the initial attacks that it makes in a combat action; `ROF` the most shots of an activation; AOE the
    diameter of its area and SP the length of its spray in inches, 0 without; COST the fury of a spell; `displaces`
    what a hit does to the place of its target; `effects` names special rules (`open_fist`).
    """

    name: str
    kind: str
    RNG: float = 0.5
    POW: int = 0
    ROF: int = 1
    AOE: int = 0
    SP: int = 0
    COST: int = 0
    attacks: int = 1
    displaces: Displacement | None = None
    effects: tuple[str, ...] = ()

    @cached_property
    def reach(self) -> int:
        """RNG in micrometres."""
        return inches(self.RNG)

    @cached_property
    def area(self) -> int:
        """Diameter of the area of effect in micrometres, 0 without (HRD-AOE-03)."""
        return inches(self.AOE)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A model's statistics. SPD and CMD in inches; `base` the diameter in millimetres.

    `kind` is warlock, beast, warrior or solo; `weight` of a beast light or heavy. Damage is a row of `boxes`, or for
    a beast a spiral: `spiral` holds the circles of its three aspects (Mind, Body, Spirit; 2.17). `advantages` name
    special rules (`tough`, `stealth`, `pathfinder`, `shield_wall`, ...).
    """

    name: str
    kind: str
    SPD: int
    STR: int
    MAT: int
    RAT: int
    DEF: int
    ARM: int
    CMD: int = 7
    FURY: int = 0
    THR: int = 0
    base: int = 30
    weight: str = ""
    boxes: int = 1
    spiral: tuple[int, ...] = ()
    advantages: tuple[str, ...] = ()
    melee: tuple[Weapon, ...] = ()
    ranged: tuple[Weapon, ...] = ()
    spells: tuple[Weapon, ...] = ()

    @cached_property
    def radius(self) -> int:
        """Of the base, in micrometres."""
        return mm(self.base) // 2

    @cached_property
    def height(self) -> int:
        """Of the volume, in micrometres (2.1)."""
        return inches(HEIGHTS[self.base])

    @cached_property
    def melee_range(self) -> int:
        """Of the longest melee weapon in micrometres; a beast always has 0.5", others without a weapon none (2.5)."""
        longest = max((own.reach for own in self.melee), default=0)
        return max(longest, MELEE_RANGE if self.kind == "beast" else 0)

    @cached_property
    def open_fists(self) -> int:
        """How many Open Fists it has (HRD-THROW-03, HRD-2THROW-03)."""
        return sum("open_fist" in own.effects for own in self.melee)

    @cached_property
    def circles(self) -> int:
        """All damage boxes or circles."""
        return sum(self.spiral) if self.spiral else self.boxes

    def weapon(self, name: str) -> Weapon | None:
        """The weapon or spell of this name."""
        return self._by_name.get(name)

    @cached_property
    def _by_name(self) -> dict[str, Weapon]:
        return {own.name: own for own in (*self.spells, *self.ranged, *self.melee)}


class Profiles(msgspec.Struct, frozen=True, dict=True):
    """What a battle of hordes fixes for its scene: the profiles in play by index, the names of the units by index, and
    the rows of each side's warlocks."""

    profiles: tuple[Profile, ...]
    units: tuple[str, ...] = ()
    warlocks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    @cached_property
    def memory(self) -> Memory:
        """What was judged of bodies in this battle."""
        return Memory()


@cache
def shipped() -> dict[str, Any]:
    """The shipped data: `profiles` and `weapons` by name."""
    text = resources.files("battlewright.rules.hordes").joinpath("data/profiles.toml").read_text("utf-8")
    return tomllib.loads(text)


def profile_of(rules: Rules, entry: PieceEntry) -> Profile:
    """The profile of an entry with the scenario's changes; raises `KeyError` or `msgspec.ValidationError`."""
    data = shipped()
    raw: dict[str, Any] = {**data["profiles"][entry.profile], **entry.stats}
    names = raw.pop("weapons", [])
    if entry.weapons is not None:
        names = entry.weapons
    weapons = [_weapon(rules, item, data["weapons"]) for item in names]
    by_kind = {
        field: tuple(own for own in weapons if own.kind == kind)
        for field, kind in (("melee", "melee"), ("ranged", "ranged"), ("spells", "spell"))
    }
    return msgspec.convert({"name": entry.profile, **_carried(rules, "profile", raw | by_kind)}, Profile)


def _weapon(rules: Rules, item: Any, known: dict[str, Any]) -> Weapon:
    data = item if isinstance(item, dict) else {"name": item, **known[item]}
    return msgspec.convert(_carried(rules, "weapon", data), Weapon)


def _carried(rules: Rules, record: str, data: dict[str, Any]) -> dict[str, Any]:
    """The data without the fields that carry clauses when these are switched off."""
    return {
        name: value
        for name, value in data.items()
        if (record, name) not in CARRYING or (record, name) in rules.fields
    }


CARRYING = {
    ("weapon", "AOE"): ("HRD-AOE-03",),
    ("weapon", "ROF"): ("HRD-ROF-01",),
    ("weapon", "displaces"): ("HRD-EFFECT-01",),
    ("profile", "ranged"): ("HRD-RANGED-10",),
}
"""The fields of the data that carry out a clause by themselves."""

for (_record, _field), _clauses in CARRYING.items():
    HORDES.field(_record, _field, *_clauses)
