"""Where the two of `quick ninth_age` stand: in contact, the enemy touched in its front, flank or rear."""

from __future__ import annotations

from functools import cache
from typing import Any

from battlewright.rules.ninth_age.profiles import shipped
from battlewright.rules.ninth_age.quick_units import Entry, Fielded
from battlewright.table.lengths import as_inches, mm

FACINGS = ("front", "flank", "rear")
NEAR = 3.0
"""Inches between a unit and the character behind it."""
MIDDLE = 48.0
SIZE = [2 * MIDDLE, 2 * MIDDLE]
"""Of the table, in inches: room for the widest units."""

TURNED = {"front": 180, "flank": 90, "rear": 0}
"""How the enemy faces who is touched there; the other looks up."""


def in_contact(unit: Fielded, enemy: Fielded, facing: str = "front", apart: float = 0) -> tuple[Entry, Entry]:
    """Both entries with their places: their middles on one line, `apart` inches between them."""
    own = unit.whole | {"at": [MIDDLE, MIDDLE - _to_place(unit)], "facing": 0}
    beyond = {
        "front": _to_place(enemy),
        "flank": _inches(enemy.front) / 2,
        "rear": _inches(enemy.depth) - _to_place(enemy),
    }
    x = MIDDLE
    if facing == "flank":
        x += _inches(enemy.depth) / 2 - _to_place(enemy)
    return own, enemy.whole | {"at": [x, MIDDLE + apart + beyond[facing]], "facing": TURNED[facing]}


def below(unit: Fielded) -> list[float]:
    """A place behind the lower of the two."""
    return [MIDDLE, MIDDLE - _inches(unit.depth) - NEAR]


def above(enemy: Fielded, facing: str) -> list[float]:
    """A place beyond the upper of the two."""
    return [MIDDLE, MIDDLE + _inches(enemy.front if facing == "flank" else enemy.depth) + NEAR]


def standard_bearer(of: str, at: list[float]) -> Entry:
    """A battle standard bearer by himself, out of the combat; `of` is the id of whom he helps."""
    stats = {"base": [20, 20], "rules": []}
    return {
        "id": f"{of}_standard", "profile": helper(), "at": at, "facing": 0, "stats": stats, "standard_bearer": True,
    }  # fmt: skip


@cache
def helper() -> str:
    """A shipped character on foot."""
    profiles: dict[str, Any] = shipped()["profiles"]
    on_foot = (n for n, card in profiles.items() if card.get("is_character") and card["troop"] == "infantry")
    return next(on_foot)


def battle_of(own: list[Entry], enemies: list[Entry], phase: str = "combat", **more: Any) -> dict[str, Any]:
    """The scenario: side A is about to play this phase of its turn."""
    return {
        "table": {"size": SIZE},
        "sides": {"A": {"models": own}, "B": {"models": enemies}},
        "turn": {"round": 1, "side": "A", "phase": phase},
        **more,
    }


def _to_place(one: Fielded) -> float:
    """Inches from its front to the point that a scenario gives: the front of a unit, the middle of a character."""
    return _inches(one.depth) / 2 if one.is_character else 0.0


def _inches(millimetres: float) -> float:
    return as_inches(mm(millimetres))
