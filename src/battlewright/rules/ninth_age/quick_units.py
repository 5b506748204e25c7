"""The units of `quick ninth_age`: shipped profiles with other numbers, as a scenario gives them.

A question has the parameters of one unit as they are called, and those of its enemy with `enemy_` before them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Value
from battlewright.rules.ninth_age.hitting import MOUNTED
from battlewright.rules.ninth_age.profiles import shipped
from battlewright.rules.ninth_age.quick_words import ATTACK_RULES, NO_SAVE, PLAIN, UNIT_RULES
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.saves import SAVED, Armour

Given = Mapping[str, Any]
Entry = dict[str, Any]
"""A unit or character as a scenario gives it."""

STATISTICS = {"m": "M", "ws": "WS", "s": "S", "t": "T", "w": "W", "i": "I", "a": "A", "ld": "Ld"}
ORDINARY = {"M": 4, "WS": 3, "S": 3, "T": 3, "W": 1, "I": 3, "A": 1, "Ld": 7}
"""What a plain soldier has."""

FULL = 5
"""Models of a full rank, unless the troop type says otherwise; a unit is as wide if nothing else is said."""
MODELS = {FULL: 20, 3: 6, 1: 1}
"""Of a unit of which nothing else is said, by the models of its full ranks."""

UNIT, ENEMY = "unit", "enemy"
"""The ids of the two; that of the enemy goes before the names of its parameters."""


class Fielded(msgspec.Struct):
    """A unit or character of a question: its scenario entry (with its state apart), its card as shipped, and the
    numbers it has at last."""

    entry: Entry
    card: dict[str, Any]
    numbers: dict[str, Value]

    @property
    def whole(self) -> Entry:
        """The entry as a scenario gives it."""
        kept = {name: value for name, value in self.entry.items() if name != "state"}
        return {**kept, **self.entry["state"]}

    @property
    def base(self) -> tuple[int, int]:
        """Width and depth of one base in millimetres."""
        wide, deep = self.entry["stats"].get("base", self.card["base"])
        return wide, deep

    @property
    def front(self) -> int:
        """Its width in millimetres."""
        return self.base[0] * int(self.entry["state"].get("files", 1))

    @property
    def depth(self) -> int:
        """From its front to its rear in millimetres."""
        state = self.entry["state"]
        ranks = -(-int(state.get("models", 1)) // int(state.get("files", 1)))
        return self.base[1] * ranks

    @property
    def is_character(self) -> bool:
        """Whether it is a character, who stands alone."""
        return bool(self.card.get("is_character"))

    @property
    def is_led(self) -> bool:
        """Whether it may have a champion, a standard and a musician."""
        return not self.is_character and bool(self.card.get("command", True))


def own(given: Given, id: str) -> dict[str, Any]:
    """The parameters of one of the two, without what their names begin with."""
    if id == UNIT:
        return {
            name: value for name, value in given.items() if not name.startswith(f"{ENEMY}_") and name != ENEMY
        }
    begun = f"{ENEMY}_"
    found = {name.removeprefix(begun): value for name, value in given.items() if name.startswith(begun)}
    return found | {UNIT: given[ENEMY]}


def called(id: str, name: str) -> str:
    """What a parameter of one of the two is called."""
    return name if id == UNIT else id if name == UNIT else f"{ENEMY}_{name}"


def fielded(given: Given, id: str) -> Fielded | list[Problem]:
    """One of the two: the profile that is named with the numbers and words given."""
    chosen = own(given, id)
    name = chosen[UNIT]
    card = shipped()["profiles"][bearer() if name == PLAIN else name]
    stats: dict[str, Any] = dict(ORDINARY) if name == PLAIN else {}
    stats |= {statistic: chosen[short] for short, statistic in STATISTICS.items() if short in chosen}
    entry: Entry = {
        "id": id, "profile": bearer() if name == PLAIN else name, "stats": stats, "weapons": weapons(chosen, card),
        "state": {"armour": list(chosen.get("armour", () if name == PLAIN else card.get("armour", ())))},
    }  # fmt: skip
    if not card.get("is_character"):
        full = full_rank(card)
        models = chosen.get("models", 1 if card["troop"] == "war_machine" else MODELS[full])
        entry["state"] |= {"models": models, "files": min(chosen.get("files", full), models)}
    _special_rules(chosen, card, stats)
    for save in ("ward", "regeneration"):
        value = chosen.get(save, 0 if name == PLAIN else card.get(save, 0))
        stats[save] = 0 if value == NO_SAVE else value
    problems = _armour(chosen, card, entry, id)
    return problems or Fielded(entry, card, _numbers(entry, card, chosen))


def full_rank(card: Mapping[str, Any]) -> int:
    """The models of a full rank of such units."""
    found: dict[str, int] = NINTH_AGE.compile().tables["full_rank"]
    return found.get(card["troop"], FULL)


def both(given: Given) -> tuple[Fielded, Fielded] | list[Problem]:
    """The unit and its enemy, or all that is wrong with them."""
    unit, enemy = fielded(given, UNIT), fielded(given, ENEMY)
    if isinstance(unit, list) or isinstance(enemy, list):
        return [problem for one in (unit, enemy) if isinstance(one, list) for problem in one]
    return unit, enemy


def said(numbers: Mapping[str, Any]) -> dict[str, Value]:
    """The numbers that a question tells: nothing of what is not so, or usual, nor of a choice that nobody has."""
    chooses = {
        "allocate": numbers.get("enemy_champion") or numbers.get("enemy_hero", "none") != "none",
        "enemy_allocate": numbers.get("champion") or numbers.get("hero", "none") != "none",
        "hero": numbers.get("hero") != "none",
        "enemy_hero": numbers.get("enemy_hero") != "none",
    }
    told = {
        name: value for name, value in numbers.items() if value is not False and value not in ((), "front")
    }
    return {name: value for name, value in told.items() if chooses.get(name, True)}


@cache
def bearer() -> str:
    """The shipped profile that a plain soldier has, all of whose numbers are others: infantry on the smallest base."""
    foot: dict[str, list[int]] = {
        name: card["base"]
        for name, card in shipped()["profiles"].items()
        if card["troop"] == "infantry" and not card.get("is_character") and len(card["parts"]) == 1
    }
    return min(foot, key=foot.__getitem__)


def weapons(chosen: Given, card: dict[str, Any]) -> list[Any]:
    """What the parts fight with; the first with the weapon given, its AP that given."""
    carried: list[Any] = [part.get("weapon", "hand_weapon") for part in card["parts"]]
    carried[0] = chosen.get("weapon", "hand_weapon" if chosen[UNIT] == PLAIN else carried[0])
    if chosen.get("ap", 6) < shipped()["weapons"][carried[0]].get("AP", 0):
        carried[0] = altered(carried[0], AP=chosen["ap"])
    return carried


ALTERED = "_altered"
"""Ends the name of a weapon that is not as shipped."""


def altered(name: str, **fields: int) -> dict[str, Any]:
    """A shipped weapon with other numbers."""
    return {**shipped()["weapons"][name], "name": name + ALTERED, **fields}


def held(entry: Entry) -> dict[str, Any]:
    """The weapon of the first part."""
    weapon = entry["weapons"][0]
    return weapon if isinstance(weapon, dict) else {"name": weapon, **shipped()["weapons"][weapon]}


def _special_rules(chosen: Given, card: dict[str, Any], stats: dict[str, Any]) -> None:
    """The special rules given take the place of all of the profile that can be given; others stay."""
    first = card["parts"][0]
    plain = chosen[UNIT] == PLAIN
    whole, part = ((), ()) if plain else (card.get("rules", ()), first.get("rules", ()))
    if "rules" in chosen:
        given, known = chosen["rules"], (*ATTACK_RULES, *UNIT_RULES)
        whole = (*(r for r in whole if r not in known), *(r for r in given if r in UNIT_RULES))
        part = (*(r for r in part if r not in known), *(r for r in given if r in ATTACK_RULES))
    if "ap" in chosen:
        whole, part = (_without(rules, "armour_piercing") for rules in (whole, part))
        part = (*part, f"armour_piercing:{chosen['ap']}") if chosen["ap"] else part
    if "multiple_wounds" in chosen:
        whole, part = (_without(rules, "multiple_wounds") for rules in (whole, part))
        if chosen["multiple_wounds"] != "none":
            part = (*part, f"multiple_wounds:{chosen['multiple_wounds']}")
    stats |= {"rules": list(whole), first["name"]: {"rules": list(part)}}


def _without(rules: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(rule for rule in rules if rule.partition(":")[0] != name)


def _pieces() -> dict[str, Armour]:
    found: dict[str, Armour] = NINTH_AGE.compile().tables["armour"]
    return found


def saves_on(entry: Entry, card: dict[str, Any]) -> int:
    """The armour save as the least die, without modifiers; 7 is none."""
    worn = [_pieces()[name] for name in entry["state"]["armour"]]
    if held(entry).get("hands", 1) == 2:
        worn = [piece for piece in worn if piece.kind != "shield"]
    best: dict[str, int] = {}
    for piece in worn:
        best[piece.kind] = max(best.get(piece.kind, 0), piece.counts)
    innate = entry["stats"].get("innate", 0 if entry["state"].get("plain") else card.get("innate", 0))
    return max(1, SAVED - sum(best.values()) - (SAVED - innate if innate else 0))


def parries(entry: Entry, card: dict[str, Any]) -> bool:
    """Whether it is hard to hit in its front (T9A-S-15A)."""
    return (
        card["troop"] not in MOUNTED
        and "shield" in entry["state"]["armour"]
        and held(entry)["name"] == "hand_weapon"
    )


def _armour(chosen: Given, card: dict[str, Any], entry: Entry, id: str) -> list[Problem]:
    """A save and Parry as numbers: armour of as many points, with a shield or without."""
    if chosen[UNIT] == PLAIN:
        entry["stats"]["innate"] = 0
    if "save" in chosen and "armour" in chosen:
        values = {"value": chosen["save"], "armour": ", ".join(chosen["armour"]) or "none"}
        return [Problem((called(id, "save"),), "quick-ninth-save-twice", values, ("T9A-H-46A",))]
    if "save" not in chosen and "parry" not in chosen:
        return []
    save = chosen.get("save", saves_on(entry, card))
    parry = chosen.get("parry", parries(entry, card) and save < SAVED)
    if parry and (card["troop"] in MOUNTED or held(entry)["name"] != "hand_weapon"):
        values = {"value": held(entry)["name"], "unit": chosen[UNIT]}
        return [Problem((called(id, "parry"),), "quick-ninth-no-parry", values, ("T9A-S-15A",))]
    if parry and save == SAVED:
        return [Problem((called(id, "parry"),), "quick-ninth-parry-save", {"value": save}, ("T9A-H-58B",))]
    innate = save + int(parry)
    entry["state"]["armour"] = ["shield"] if parry else []
    entry["stats"]["innate"] = innate if innate < SAVED else 0
    return []


def _numbers(entry: Entry, card: dict[str, Any], chosen: Given) -> dict[str, Value]:
    """All that a question says of it, by the names of the parameters."""
    stats, first = entry["stats"], card["parts"][0]
    found: dict[str, Any] = {
        **{short: stats.get(statistic, first.get(statistic)) for short, statistic in STATISTICS.items()},
        UNIT: chosen[UNIT],
        "weapon": held(entry)["name"].removesuffix(ALTERED),
        "ap": chosen.get("ap", held(entry).get("AP", 0)),
        "save": saves_on(entry, card),
        "ward": stats["ward"],
        "regeneration": stats["regeneration"],
        "parry": parries(entry, card),
        "rules": tuple(chosen.get("rules", ())),
        "multiple_wounds": chosen.get("multiple_wounds", "none"),
    }
    found |= {name: entry["state"][name] for name in ("models", "files") if name in entry["state"]}
    return {name: value for name, value in found.items() if name not in SILENT or value != SILENT[name]}


SILENT = {
    "save": SAVED, "ward": 0, "regeneration": 0, "parry": False, "ap": 0, "multiple_wounds": "none", "rules": (),
}  # fmt: skip
"""Numbers of which nothing is said where they are none."""
