"""Characters in the units of `quick ninth_age round`: in the middle of the front rank, on bases that match."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter
from battlewright.rules.ninth_age.profiles import shipped
from battlewright.rules.ninth_age.quick_units import Entry, Fielded, called

NOBODY = "none"
HERO = "hero"
ON_FOOT = "infantry"


def _heroes() -> tuple[str, ...]:
    profiles: dict[str, Any] = shipped()["profiles"]
    return tuple(n for n, card in profiles.items() if card.get("is_character") and card["troop"] == ON_FOOT)


def hero_in(id: str) -> Parameter:
    """Which character is in one of the two."""
    help = f"quick-ninth-{called(id, HERO).replace('_', '-')}"
    return Parameter(
        called(id, HERO), "word", help, NOBODY, choices=(NOBODY, *_heroes()), clauses=("T9A-H-62A",)
    )


def refused(one: Fielded, id: str, name: str) -> list[Problem]:
    """What is wrong with a character of this name in a unit: only foot soldiers have one here."""
    if name == NOBODY or (not one.is_character and one.card["troop"] == ON_FOOT):
        return []
    values = {"value": name, "unit": one.numbers["unit"]}
    return [Problem((called(id, HERO),), "quick-ninth-no-hero", values, ("T9A-H-63A",))]


def joined_to(one: Fielded, id: str, name: str) -> list[Entry]:
    """The character of this name in a unit."""
    if name == NOBODY:
        return []
    middle = (int(one.entry["state"]["files"]) + 1) // 2
    base = {"base": list(one.base)}
    return [{"id": called(id, HERO), "profile": name, "unit": id, "slot": [1, middle], "stats": base}]
