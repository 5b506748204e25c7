"""What can be wrong with what a scenario changes in a profile: its statistics, rules, wargear and weapons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from battlewright.rules.common.checks import Path, problem, within
from battlewright.rules.common.game import PieceEntry, Problem
from battlewright.rules.kill_team.profiles import Profile, Weapon, names_a_banner, shipped

CHARACTERISTICS = ("WS", "BS", "S", "T", "W", "I", "A", "Ld")
"""From 0 to 10 (KT-S-302A); Wounds from 1."""

LIMITS = {"W": (1, 10), "M": (0, 12), "base": (20, 120), "points": (0, 999)}
"""Limits of whole numbers that are not 0 to 10."""

SAVES = ("Sv", "invulnerable", "feel_no_pain")
"""Told as the least die (KT-S-302B), 0 without one."""

TRUTHS = ("is_leader", "banner")
LISTS = ("rules", "wargear")

STATISTICS = (*CHARACTERISTICS, *SAVES, "M", "base", "points", *TRUTHS, *LISTS)
"""What a scenario may change of a profile."""

TYPES = ("melee", "pistol", "assault", "rapid_fire", "heavy", "salvo", "ordnance")
GUNS = TYPES[1:]
"""The types of weapons that shoot."""
WEAPON_LIMITS = {
    "range": (0, 120), "S": (0, 10), "times": (1, 3), "plus": (-5, 5), "AP": (0, 6), "shots": (1, 20),
    "moving": (0, 20), "blast": (0, 10),
}  # fmt: skip

NUMBERED = {"poisoned": re.compile(r"[2-6]")}
"""Special rules that go with a number."""


@cache
def known_rules() -> tuple[str, ...]:
    """The special rules of models and weapons, those with a number without it."""
    data = shipped()
    entries = (*data["profiles"].values(), *data["weapons"].values())
    return tuple(sorted({rule.partition(":")[0] for entry in entries for rule in entry.get("rules", ())}))


@cache
def known_wargear() -> tuple[str, ...]:
    """The wargear that does something or counts as a banner."""
    return tuple(
        sorted({item for entry in shipped()["profiles"].values() for item in entry.get("wargear", ())})
    )


def check_profile(entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """Everything wrong with the changes of a known profile."""
    for name, value in entry.stats.items():
        where = (*path, "stats", name)
        if name in TRUTHS:
            if not isinstance(value, bool):
                yield problem(where, value, "true, false")
        elif name in LISTS:
            yield from _check_words(name, value, where)
        elif name in SAVES:
            if type(value) is not int or value not in (0, 2, 3, 4, 5, 6):
                yield problem(where, value, "0, 2..6", "KT-S-302B")
        elif name in STATISTICS:
            clauses = ("KT-S-302A",) if name in CHARACTERISTICS else ()
            yield from within(where, value, LIMITS.get(name, (0, 10)), *clauses)
        else:
            values = {"value": name, "expected": ", ".join(STATISTICS)}
            yield Problem(where, "check-unknown-statistic", values)
    yield from _check_weapons(entry, path)


def guns(own: Profile) -> tuple[str, ...]:
    """The types of weapons that a model can have fired."""
    has = {weapon.type for weapon in own.weapons}
    return tuple(kind for kind in GUNS if kind in has)


def _check_words(name: str, value: Any, where: Path) -> Iterator[Problem]:
    """Special rules, or wargear."""
    known = known_rules() if name == "rules" else known_wargear()
    if not isinstance(value, (list, tuple)):
        yield problem(where, value, f"[{', '.join(known)}]")
        return
    for index, word in enumerate(value):
        is_known = _is_rule(word) if name == "rules" else word in known or names_a_banner(str(word))
        if not is_known:
            yield problem((*where, index), word, ", ".join(known))


def _is_rule(word: Any) -> bool:
    """Whether there is such a special rule, with its number if it has one."""
    name, colon, number = str(word).partition(":")
    pattern = NUMBERED.get(name)
    if pattern is None:
        return name in known_rules() and not colon
    return bool(pattern.fullmatch(number))


def _check_weapons(entry: PieceEntry, path: Path) -> Iterator[Problem]:
    known = shipped()["weapons"]
    taken: set[str] = set()
    for index, item in enumerate(entry.weapons or ()):
        where = (*path, "weapons", index)
        name = str(item.get("name") if isinstance(item, dict) else item)
        if name in taken:
            yield problem(where, name, ", ".join(sorted(known.keys() - taken)))
        elif isinstance(item, dict):
            yield from _check_own_weapon(item, where)
        elif name not in known:
            values = {"value": name, "expected": ", ".join(sorted(known))}
            yield Problem(where, "check-unknown-weapon", values)
        taken.add(name)


def _check_own_weapon(item: dict[str, Any], where: Path) -> Iterator[Problem]:
    fields = Weapon.__struct_fields__
    for name in item:
        if name not in fields:
            values = {"value": name, "expected": ", ".join(fields)}
            yield Problem((*where, name), "check-unknown-field", values)
    if not isinstance(item.get("name"), str) or not re.fullmatch("[a-z][a-z0-9_]*", item["name"]):
        yield problem((*where, "name"), item.get("name", "-"), "a word of small letters, digits and _")
    kind = item.get("type", "melee")
    if kind not in TYPES:
        yield problem((*where, "type"), kind, ", ".join(TYPES))
    for name, limits in WEAPON_LIMITS.items():
        if name in item:
            yield from within((*where, name), item[name], limits)
    rules = item.get("rules", ())
    if not isinstance(rules, (list, tuple)) or not all(map(_is_rule, rules)):
        yield problem((*where, "rules"), rules, ", ".join(known_rules()))
    elif kind in TYPES:
        yield from _check_shots(item, kind, "template" in rules, where)


def _check_shots(item: dict[str, Any], kind: str, is_template: bool, where: Path) -> Iterator[Problem]:
    """A weapon that shoots has its own Strength and, unless it is a template, a range; a salvo a smaller number."""
    if kind == "melee":
        return
    for name, needed in (("S", True), ("range", not is_template)):
        if needed and not item.get(name):
            yield problem((*where, name), item.get(name, "-"), f"1..{WEAPON_LIMITS[name][1]}")
    if kind == "salvo" and not item.get("moving"):
        yield problem((*where, "moving"), item.get("moving", "-"), "1..20", "KT-W-05A")
