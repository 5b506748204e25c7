"""What can be wrong with what a scenario changes in a profile: its statistics, weapons and armour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from battlewright.core.compiled import Rules
from battlewright.rules.common.checks import Path, is_whole, problem, within
from battlewright.rules.common.game import PieceEntry, Problem
from battlewright.rules.ninth_age.profiles import HEIGHTS, OWN, Weapon, shipped

CHARACTERISTICS = ("M", "WS", "BS", "S", "T", "W", "I", "A", "Ld")
"""From 0 to 10 (H04), M up to 20, W from 1."""

OF_PART = (*CHARACTERISTICS, "count", "shoots")
LIMITS = {"M": (0, 20), "W": (1, 10), "count": (1, 10)}
OF_MODEL = {"innate": (0, 6), "ward": (0, 6), "regeneration": (0, 6), "points": (0, 999)}
"""Saves are told as the least die, 0 without one."""

WEAPON_LIMITS = {"S": (0, 10), "AP": (0, 6), "A": (0, 5), "I": (0, 5), "charge": (0, 5), "hands": (1, 2)}
AMOUNT = re.compile(r"[1-9]|[1-9]?d[36](\+[1-9])?")
"""The number of a special rule that dice may tell: `3`, `d6`, `2d6`, `d3+1`."""

WHOLE = re.compile(r"[1-9]|10")
WHOLE_NUMBERS = ("armour_piercing", "breath")
"""Special rules whose number is none of dice."""

ORDNANCE = ("multiple_wounds", "ordnance")
"""The one number that is a word (T9A-S-07B)."""


def check_profile(rules: Rules, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """Everything wrong with the changes of a known profile."""
    parts = [part["name"] for part in shipped()["profiles"][entry.profile]["parts"]]
    for name, value in entry.stats.items():
        where = (*path, "stats", name)
        if name in OWN:
            yield from _check_of_model(name, value, where)
        elif name in parts:
            yield from _check_part(rules, value, where)
        elif name in OF_PART:
            yield from _check_of_part(rules, name, value, where)
        else:
            known = ", ".join((*OF_PART, *OWN, *parts))
            yield Problem(where, "check-unknown-statistic", {"value": name, "expected": known})
    yield from _check_weapons(entry, path, len(parts))
    yield from _check_armour(rules, entry, path)


def _check_of_part(rules: Rules, name: str, value: Any, where: Path) -> Iterator[Problem]:
    """A characteristic of a part, how many of it there are, or what it shoots with."""
    if name == "shoots":
        if not isinstance(value, str) or value not in rules.tables["missile"]:
            yield problem(where, value, ", ".join(rules.tables["missile"]), "T9A-H-51A")
    else:
        yield from within(where, value, LIMITS.get(name, (0, 10)), "T9A-H-04A")


def _check_of_model(name: str, value: Any, where: Path) -> Iterator[Problem]:
    if name == "rules":
        yield from _check_rules(value, where)
    elif name == "base":
        sizes = value if isinstance(value, (list, tuple)) else ()
        if len(sizes) != 2 or not all(is_whole(one) and 10 <= one <= 200 for one in sizes):
            yield problem(where, value, "[10..200, 10..200]")
    elif name == "height":
        if not isinstance(value, str) or value not in HEIGHTS:
            yield problem(where, value, ", ".join(HEIGHTS), "T9A-H-03E")
    else:
        yield from within(where, value, OF_MODEL[name])


def _check_part(rules: Rules, value: Any, where: Path) -> Iterator[Problem]:
    if not isinstance(value, dict):
        yield problem(where, value, "{WS: 4}")
        return
    for name, own in value.items():
        if name == "rules":
            yield from _check_rules(own, (*where, name))
        elif name in OF_PART:
            yield from _check_of_part(rules, name, own, (*where, name))
        else:
            known = ", ".join((*OF_PART, "rules"))
            yield Problem((*where, name), "check-unknown-statistic", {"value": name, "expected": known})


def _check_rules(value: Any, where: Path) -> Iterator[Problem]:
    """Special rules are words, some with a number behind a colon."""
    known = special_rules()
    said = value if isinstance(value, (list, tuple)) else [value]
    for one in said:
        if not isinstance(one, str) or _shape(one) not in known:
            yield problem(where, one, ", ".join(sorted(known)), "T9A-S-16B")


def _shape(rule: str) -> str:
    """A special rule without its number; what is no number of this rule stays."""
    name, _, number = rule.partition(":")
    is_number = (WHOLE if name in WHOLE_NUMBERS else AMOUNT).fullmatch(number)
    return f"{name}:X" if is_number or (name, number) == ORDNANCE else rule


def special_rules() -> frozenset[str]:
    """The special rules that models and weapons may have; those with a number end in `:X`."""
    return frozenset(shipped()["special_rules"])


def _check_weapons(entry: PieceEntry, path: Path, parts: int) -> Iterator[Problem]:
    known = shipped()["weapons"]
    for index, item in enumerate(entry.weapons or ()):
        where = (*path, "weapons", index)
        if index >= parts:
            yield problem(where, item if isinstance(item, str) else "{}", "-", "T9A-W-08A")
        elif isinstance(item, dict):
            yield from _check_own_weapon(item, where)
        elif not isinstance(item, str) or item not in known:
            values = {"value": str(item), "expected": ", ".join(sorted(known))}
            yield Problem(where, "check-unknown-weapon", values)


def _check_own_weapon(item: dict[str, Any], where: Path) -> Iterator[Problem]:
    fields = Weapon.__struct_fields__
    name = item.get("name", "-")
    if not isinstance(name, str) or name == "-" or name in shipped()["weapons"]:
        yield problem((*where, "name"), name, "name")
    for field, value in item.items():
        if field in WEAPON_LIMITS:
            yield from within((*where, field), value, WEAPON_LIMITS[field])
        elif field == "rules":
            yield from _check_rules(value, (*where, field))
        elif field not in fields:
            values = {"value": str(field), "expected": ", ".join(fields)}
            yield Problem((*where, field), "check-unknown-field", values)


def _check_armour(rules: Rules, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    known = rules.tables["armour"]
    pieces = entry.state.get("armour", ())
    where = (*path, "armour")
    if not isinstance(pieces, (list, tuple)):
        yield problem(where, pieces, f"[{', '.join(known)}]", "T9A-H-58F")
        return
    kinds: list[str] = []
    for index, name in enumerate(pieces):
        if name not in known:
            yield problem((*where, index), name, ", ".join(known), "T9A-H-58A")
        elif known[name].kind in kinds:
            others = [other for other, piece in known.items() if piece.kind not in kinds]
            yield problem((*where, index), name, ", ".join(others), "T9A-H-58F")
        else:
            kinds.append(known[name].kind)
