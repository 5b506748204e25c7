"""Profiles of units, characters, weapons and armour: the shipped data, and how a scenario's changes make new ones."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any

import msgspec

from battlewright.rules.common.game import PieceEntry
from battlewright.table.lengths import inches, mm

TROOPS = (
    "infantry", "war_beast", "cavalry", "monstrous_infantry", "monstrous_beast", "monstrous_cavalry", "chariot",
    "monster", "ridden_monster", "swarm", "war_machine",
)  # fmt: skip
"""Troop types (H48)."""

HEIGHTS = {"small": 1.0, "medium": 2.0, "large": 3.0}
"""Heights by which sight is judged (H03); the inches are for pictures only."""


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A weapon. `S` is added to the bearer's Strength (`charge` too, in a round in which it charged), `AP` takes off
    armour, `A` and `I` add to Attacks and Initiative; `hands` two bar a shield; `rules` name special rules
    (`fight_in_extra_rank`, `strikes_last`, `poisoned`, ...)."""

    name: str
    S: int = 0
    AP: int = 0
    A: int = 0
    I: int = 0  # noqa: E741 - the statistic's own name
    charge: int = 0
    hands: int = 1
    rules: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a model: a foot soldier, a rider, a mount, a crewman. Statistics 0 to 10, M in inches (H04).

    Parts strike separately, each at its own Initiative with its own weapon (H48, H49), or one of those in `also`;
    `shoots` is a line of the table `missile`.
    """

    name: str
    M: int
    WS: int
    BS: int
    S: int
    T: int
    W: int
    I: int  # noqa: E741 - the statistic's own name
    A: int
    Ld: int
    count: int = 1
    is_mount: bool = False
    weapon: str = "hand_weapon"
    also: tuple[str, ...] = ()
    shoots: str = ""
    rules: tuple[str, ...] = ()


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A kind of unit or character: its parts, its base in millimetres
    (width, depth), armour by name, special saves as the least die (0 without), special rules, points of a model.

    `is_character`: joins units or stands alone; `command`: such units may have a champion, standard and musician.
    """

    name: str
    troop: str
    parts: tuple[Part, ...]
    base: tuple[int, int]
    armour: tuple[str, ...] = ()
    innate: int = 0
    ward: int = 0
    regeneration: int = 0
    rules: tuple[str, ...] = ()
    points: int = 10
    height: str = "small"
    is_character: bool = False
    command: bool = True

    @cached_property
    def width(self) -> int:
        """Of one base, in micrometres."""
        return mm(self.base[0])

    @cached_property
    def depth(self) -> int:
        """Of one base, in micrometres."""
        return mm(self.base[1])

    @cached_property
    def tall(self) -> int:
        """Of the body, in micrometres."""
        return inches(HEIGHTS[self.height])

    @cached_property
    def rider(self) -> int:
        """The number of the part whose skill the model defends with, and whom a champion's bonus is for: the first that
        is no mount (H48, H74)."""
        return next((number for number, part in enumerate(self.parts) if not part.is_mount), 0)

    @cached_property
    def W(self) -> int:  # noqa: N802 - the statistic's own name
        """Wounds of the model: the highest of its parts (H48), the monster's of a ridden one (H49)."""
        parts = self.parts
        if self.troop == "ridden_monster":
            parts = tuple(part for part in parts if part.is_mount)
        return max(part.W for part in parts)


class Profiles(msgspec.Struct, frozen=True):
    """What a battle of ninth_age fixes for its scene: the profiles and weapons in play."""

    profiles: tuple[Profile, ...]
    weapons: dict[str, Weapon]


@cache
def shipped() -> dict[str, Any]:
    """The shipped data: `profiles`, `weapons` and `armour` by name."""
    text = resources.files("battlewright.rules.ninth_age").joinpath("data/profiles.toml").read_text("utf-8")
    return tomllib.loads(text)


OWN = ("innate", "ward", "regeneration", "points", "rules", "base", "height")
"""What a scenario's `stats` may change of the whole model."""


def profile_of(entry: PieceEntry) -> Profile:
    """The profile of an entry with the scenario's changes; raises `KeyError` or `msgspec.ValidationError`.

    `stats` change the first part by its statistics (`WS: 5`), another by its name (`horse: {WS: 4}`), the whole model
    by what is in `OWN`; `weapons` stand in the order of the parts; `armour` is the whole armour.
    """
    raw: dict[str, Any] = dict(shipped()["profiles"][entry.profile])
    parts = [dict(part) for part in raw.pop("parts")]
    names = [part["name"] for part in parts]
    for name, value in entry.stats.items():
        if name in OWN:
            raw[name] = value
        elif name in names:
            parts[names.index(name)] |= value
        else:
            parts[0][name] = value
    for part, weapon in zip(parts, entry.weapons or (), strict=False):
        part["weapon"] = weapon["name"] if isinstance(weapon, dict) else weapon
    if "armour" in entry.state:
        raw["armour"] = entry.state["armour"]
    return read_profile(entry.profile, {**raw, "parts": parts})


def weapons_of(entry: PieceEntry) -> dict[str, Weapon]:
    """The weapons that an entry describes itself, by name; raises `msgspec.ValidationError`."""
    return {own["name"]: read_weapon(own) for own in entry.weapons or () if isinstance(own, dict)}


def shipped_weapons() -> dict[str, Weapon]:
    """The weapons of the data by name."""
    return {name: read_weapon({"name": name, **data}) for name, data in shipped()["weapons"].items()}


def read_weapon(data: dict[str, Any]) -> Weapon:
    """A weapon from its data; raises `msgspec.ValidationError`."""
    return msgspec.convert(data, Weapon)


def read_profile(name: str, data: dict[str, Any]) -> Profile:
    """A profile from its data; raises `msgspec.ValidationError`."""
    return msgspec.convert({"name": name, **data}, Profile)
