"""The models of `quick kill_team`: shipped profiles with other numbers, as a scenario gives them.

A question has the parameters of one model as they are called, and those of its enemy with `enemy_` before them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from battlewright.rules.common.quick import Value
from battlewright.rules.kill_team.profiles import shipped
from battlewright.rules.kill_team.quick_words import GUNS, MELEE, NO_SAVE, PLAIN, WEAPON_RULES
from battlewright.table.lengths import as_inches, mm

Given = Mapping[str, Any]
Entry = dict[str, Any]
"""A model as a scenario gives it."""

STATISTICS = {"ws": "WS", "bs": "BS", "s": "S", "t": "T", "w": "W", "i": "I", "a": "A", "ld": "Ld"}
SAVES = {"save": "Sv", "invulnerable": "invulnerable", "feel_no_pain": "feel_no_pain"}
ORDINARY = {
    "WS": 3, "BS": 3, "S": 3, "T": 3, "W": 1, "I": 3, "A": 1, "Ld": 7, "Sv": 0, "invulnerable": 0,
    "feel_no_pain": 0, "base": 25, "is_leader": False, "banner": False, "rules": [], "wargear": [],
    "weapons": ["knife", "battle_rifle"],
}  # fmt: skip
"""What a plain soldier has."""

FIGHTER, ENEMY = "fighter", "enemy"
"""The ids of the two; that of the enemy goes before the names of its parameters."""
PLAIN_WEAPON, SECOND_WEAPON = "knife", "light_pistol"
"""What strikes as its bearer does, and what is held beside a weapon."""


class Fielded(msgspec.Struct):
    """A model of a question: its scenario entry, the numbers that it has at last."""

    entry: Entry
    numbers: dict[str, Value]

    @property
    def radius(self) -> float:
        """Of its base in inches."""
        return as_inches(mm(int(stat(self.entry, "base"))) // 2)

    @property
    def weapons(self) -> list[dict[str, Any]]:
        """What it carries."""
        return [_whole(item) for item in self.entry["weapons"]]

    def copy(self, id: str, at: tuple[float, ...], **state: Any) -> Entry:
        """An entry like it, at a place; only the two that the question is about lead their teams."""
        stats = self.entry["stats"] if id in (FIGHTER, ENEMY) else {**self.entry["stats"], "is_leader": False}
        told = {name: value for name, value in state.items() if value}
        return {**self.entry, "stats": stats, "id": id, "at": list(at), **told}


def own(given: Given, id: str) -> dict[str, Any]:
    """The parameters of one of the two, without what their names begin with."""
    begun = f"{ENEMY}_"
    if id == FIGHTER:
        return {name: value for name, value in given.items() if not name.startswith(begun)}
    found = {name.removeprefix(begun): value for name, value in given.items() if name.startswith(begun)}
    return found | {FIGHTER: given[ENEMY]}


def called(id: str, name: str) -> str:
    """What a parameter of one of the two is called."""
    return name if id == FIGHTER else f"{ENEMY}_{name}"


def card(name: str) -> dict[str, Any]:
    """The profile of this name, or that of a plain soldier."""
    found: dict[str, Any] = ORDINARY if name == PLAIN else shipped()["profiles"][name]
    return found


def stat(entry: Entry, name: str) -> Any:
    """A statistic as the scenario has it."""
    return entry["stats"].get(name, shipped()["profiles"][entry["profile"]].get(name, ORDINARY[name]))


def fielded(given: Given, id: str, known_rules: tuple[str, ...] = ()) -> Fielded:
    """One of the two: the profile that is named with the numbers and words given.

    The special rules given take the place of all of the profile that are among the `known_rules`; others stay, and
    those of weapons are for `arm` to add.
    """
    chosen, name = own(given, id), given[FIGHTER if id == FIGHTER else ENEMY]
    stats: dict[str, Any] = {}
    if name == PLAIN:
        stats = {of: value for of, value in ORDINARY.items() if of != "weapons"}
    stats |= {of: chosen[short] for short, of in STATISTICS.items() if short in chosen}
    stats |= {of: chosen[short] % NO_SAVE for short, of in SAVES.items() if short in chosen}
    if "banner" in chosen:
        stats["banner"] = chosen["banner"]
    if "rules" in chosen:
        kept = [rule for rule in card(name).get("rules", ()) if typed(rule) not in known_rules]
        stats["rules"] = [*kept, *(rule for rule in chosen["rules"] if rule not in WEAPON_RULES)]
    bearer = next(iter(shipped()["profiles"])) if name == PLAIN else name
    entry: Entry = {"id": id, "profile": bearer, "stats": stats, "weapons": list(card(name)["weapons"])}
    return Fielded(entry, _numbers(entry, chosen, known_rules))


def typed(rule: str) -> str:
    """A special rule as it is typed: `poisoned_4`."""
    return rule.replace(":", "_")


def written(word: str) -> str:
    """A special rule as profiles have it: `poisoned:4`."""
    name, _, number = word.rpartition("_")
    return f"{name}:{number}" if number.isdigit() else word


def _numbers(entry: Entry, chosen: Given, known_rules: tuple[str, ...]) -> dict[str, Value]:
    """All that a question says of it, by the names of the parameters; nothing of what it has not."""
    found: dict[str, Any] = {short: stat(entry, of) for short, of in STATISTICS.items()}
    found |= {short: stat(entry, of) for short, of in SAVES.items() if stat(entry, of)}
    rules = tuple(sorted(rule for rule in map(typed, stat(entry, "rules")) if rule in known_rules))
    if rules:
        found["rules"] = rules
    if stat(entry, "banner"):
        found["banner"] = True
    return found


def _whole(item: Any) -> dict[str, Any]:
    """A weapon with its numbers."""
    return item if isinstance(item, dict) else {"name": item, **shipped()["weapons"][item]}


def melee_of(one: Fielded) -> dict[str, Any]:
    """What a model strikes with first of all: bare hands where it has nothing better than a pistol."""
    return next((weapon for weapon in one.weapons if weapon["name"] in MELEE), {"name": "", "AP": 0})


def arm(one: Fielded, given: Given, id: str) -> Fielded:
    """Let a model strike with the weapon given, beside another one or not, as piercing and with the rules as told."""
    chosen = own(given, id)
    guns = [weapon for weapon in one.weapons if weapon.get("type", "melee") not in ("melee", "pistol")]
    held = _bettered(chosen, _held(chosen, [weapon for weapon in one.weapons if weapon not in guns]))
    one.entry["weapons"] = [*guns, *held]
    added = tuple(word for word in chosen.get("rules", ()) if word in WEAPON_RULES)
    if added:
        rules = stat(one.entry, "rules")
        one.numbers["rules"] = tuple(sorted({*added, *(word for word in chosen["rules"] if word in rules)}))
    first = melee_of(one)
    if first["name"]:
        one.numbers["weapon"] = first["name"]
    one.numbers |= {"two_weapons": True} if len(held) > 1 else {}
    one.numbers |= {"ap": first["AP"]} if first.get("AP") else {}
    return one


def _held(chosen: Given, carried: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The weapons for close combat, what is better than a pistol first."""
    held = sorted(carried, key=lambda weapon: weapon["name"] not in MELEE)
    if "weapon" in chosen:
        held = [_whole(chosen["weapon"])]
    if chosen.get("two_weapons") is False:
        return held[:1]
    if chosen.get("two_weapons") and len(held) < 2:
        return [*(held or [_whole(PLAIN_WEAPON)]), _whole(SECOND_WEAPON)]
    return held


def _bettered(chosen: Given, held: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first of them with the AP and the special rules that are told; in place of a pistol alone it is a knife."""
    changes = {"AP": chosen["ap"]} if "ap" in chosen else {}
    added = [written(rule) for rule in chosen.get("rules", ()) if rule in WEAPON_RULES]
    if not (changes or added):
        return held
    is_armed = bool(held) and held[0]["name"] in MELEE
    first, *others = held if is_armed else [_whole(PLAIN_WEAPON)]
    return [{**first, **changes, "rules": [*first.get("rules", ()), *added]}, *others]


def guns_of(one: Fielded) -> list[dict[str, Any]]:
    """What it shoots with."""
    return [weapon for weapon in one.weapons if weapon["name"] in GUNS]


def said(numbers: Mapping[str, Any]) -> dict[str, Value]:
    """The numbers that a question tells: nothing of what is not so."""
    return {name: value for name, value in numbers.items() if value is not False and value != ()}
