"""Profiles of models and weapons: the shipped data, and how a scenario's changes make new ones."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any

import msgspec

from battlewright.rules.common.game import PieceEntry
from battlewright.table.lengths import inches, mm

HEIGHTS = {25: 1.25, 32: 1.5, 40: 2.0, 60: 3.0}
"""Height of the silhouette over each base in inches, for cover and sight; other bases go by the next larger."""

BANNERS = ("banner", "standard", "знам", "штандарт")
"""One of these in the name of a piece of wargear makes it a banner."""


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A weapon. `type` is melee, assault, rapid_fire, heavy, salvo, pistol or ordnance; `range` in inches, 0 of a melee
    weapon or a template.

    Strength is `S` where that is above 0; else the user's, `times` its multiplier and `plus` what is added. `AP` 0 is
    none ("-"). `shots` of its type (salvo: standing; `moving` after a move). `blast` is a diameter in inches, 0
    without; `rules` name special rules (`template`, `twin_linked`, `rending`, `unwieldy`, `specialist`, ...), some
    with a number (`poisoned:4`).
    """

    name: str
    type: str = "melee"
    range: float = 0
    S: int = 0
    times: int = 1
    plus: int = 0
    AP: int = 0
    shots: int = 1
    moving: int = 0
    blast: int = 0
    rules: tuple[str, ...] = ()

    @property
    def is_melee(self) -> bool:
        """Whether it strikes in the Fight sub-phase; a pistol does both."""
        return self.type in ("melee", "pistol")

    @property
    def is_ranged(self) -> bool:
        """Whether it shoots."""
        return self.type != "melee"

    @cached_property
    def reach(self) -> int:
        """Of its shots, in micrometres."""
        return inches(self.range)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A model's statistics, 0 to 10; `Sv` the least die of its armour save, 0 without; `base` in millimetres.

    `invulnerable` and `feel_no_pain` are the least die, 0 without; `wargear` names carried things (`banner`,
    `assault_grenades`); `banner` tells whether one of them counts as a banner (KT-RUL-34); `rules` name special rules.
    """

    name: str
    WS: int
    BS: int
    S: int
    T: int
    W: int
    I: int  # noqa: E741 - the statistic's own name
    A: int
    Ld: int
    Sv: int = 0
    M: int = 6
    base: int = 25
    invulnerable: int = 0
    feel_no_pain: int = 0
    is_leader: bool = False
    banner: bool = False
    points: int = 10
    rules: tuple[str, ...] = ()
    wargear: tuple[str, ...] = ()
    weapons: tuple[Weapon, ...] = ()

    @cached_property
    def radius(self) -> int:
        """Of the base, in micrometres."""
        return mm(self.base) // 2

    @cached_property
    def height(self) -> int:
        """Of the body, in micrometres."""
        return inches(next((tall for wide, tall in HEIGHTS.items() if self.base <= wide), 3.0))

    @cached_property
    def melee(self) -> tuple[Weapon, ...]:
        """The weapons that strike in the Fight sub-phase."""
        return tuple(weapon for weapon in self.weapons if weapon.is_melee)

    @cached_property
    def ranged(self) -> tuple[Weapon, ...]:
        """The weapons that shoot."""
        return tuple(weapon for weapon in self.weapons if weapon.is_ranged)

    def weapon(self, name: str) -> Weapon | None:
        """The weapon of this name."""
        return self._by_name.get(name)

    @cached_property
    def _by_name(self) -> dict[str, Weapon]:
        return {own.name: own for own in self.weapons}


class Profiles(msgspec.Struct, frozen=True, dict=True):
    """What a battle of kill_team fixes for its scene: the profiles in play by index."""

    profiles: tuple[Profile, ...]

    @cached_property
    def sightings(self) -> dict[Any, Any]:
        """Who hides whom, for `sight`, by the name of the ruleset."""
        return {}

    @cached_property
    def exits(self) -> dict[Any, Any]:
        """What leads to other levels from where a model stands, by its row; see `climbing`."""
        return {}

    @cached_property
    def ground(self) -> dict[Any, Any]:
        """Whether there is difficult ground about bodies, by the bodies; see `terrain`."""
        return {}

    @cached_property
    def charge_ways(self) -> dict[Any, Any]:
        """What was found of ways into contact, by the bodies; see `charge_way`."""
        return {}


@cache
def shipped() -> dict[str, Any]:
    """The shipped data: `profiles` and `weapons` by name."""
    text = resources.files("battlewright.rules.kill_team").joinpath("data/profiles.toml").read_text("utf-8")
    return tomllib.loads(text)


def profile_of(entry: PieceEntry) -> Profile:
    """The profile of an entry with the scenario's changes; raises `KeyError` or `msgspec.ValidationError`."""
    data = shipped()
    raw: dict[str, Any] = {**data["profiles"][entry.profile], **entry.stats}
    names = raw.pop("weapons", [])
    raw.setdefault("banner", any(map(names_a_banner, raw.get("wargear", ()))))
    if entry.weapons is not None:
        names = entry.weapons
    weapons = [_weapon(item, data["weapons"]) for item in names]
    return msgspec.convert({"name": entry.profile, **raw, "weapons": weapons}, Profile)


def names_a_banner(item: str) -> bool:
    """Whether the name of a piece of wargear makes it a banner where nothing else is said (KT-RESULT-09, KT-RUL-34)."""
    return any(word in item.casefold() for word in BANNERS)


def _weapon(item: Any, known: dict[str, Any]) -> Weapon:
    return msgspec.convert(item if isinstance(item, dict) else {"name": item, **known[item]}, Weapon)
