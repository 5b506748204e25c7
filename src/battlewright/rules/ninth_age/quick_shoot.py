"""`quick ninth_age shoot`: the shots of one unit at another."""

from __future__ import annotations

from typing import Any

from battlewright.core.requests import Option
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.missiles import Missile
from battlewright.rules.ninth_age.quick_places import MIDDLE, battle_of, in_contact
from battlewright.rules.ninth_age.quick_strike import SILENT_OF_ENEMY, watched
from battlewright.rules.ninth_age.quick_units import ENEMY, UNIT, Fielded, Given, both, called, said
from battlewright.rules.ninth_age.quick_words import CHARACTERS, PLAIN, UNITS, parameters, whose
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.table.lengths import as_inches, mm

MISSILES: dict[str, Missile] = {
    name: missile for name, missile in NINTH_AGE.compile().tables["missile"].items() if not missile.template
}
FARTHEST = max(missile.range for missile in MISSILES.values())
COVERS = {"none": "", "soft": "concealing", "hard": "obstacle"}
"""Kinds of cover with the trait of the terrain that gives it."""
FRONT, THICK, TALL, BEYOND = 0.1, 0.5, 1.0, 2.0
"""Inches from the cover to the target, how thick and tall it is, and how far it reaches beyond both ends of it."""
STEP = 1
"""Inches that a unit moves before it shoots."""

PARAMETERS = (
    Parameter("weapon", "word", "quick-ninth-missile", choices=tuple(MISSILES), clauses=("T9A-H-51A", "T9A-H-51B")),
    Parameter("bs", "whole", "quick-ninth-bs", lowest=1, highest=10, clauses=("T9A-H-31A",)),
    *parameters("s", "models", "files", "champion"),
    Parameter("distance", "inches", "quick-ninth-range", 12.0, lowest=1.1, highest=FARTHEST, clauses=("T9A-H-32A",)),
    Parameter("moved", "flag", "quick-ninth-moved", False, clauses=("T9A-H-32B", "T9A-H-31D")),
    Parameter("cover", "word", "quick-ninth-cover", "none", choices=tuple(COVERS), clauses=("T9A-H-32C",)),
    *parameters("t", "w", "save", "armour", "ward", "regeneration", "models", "files", enemy=True),
    *whose((*UNITS, *CHARACTERS)),
)  # fmt: skip
UNSEEN = (*SILENT_OF_ENEMY, "ws", "parry", "rules")
"""Numbers of the enemy that do not matter to shots."""


def shoot(given: Given) -> Prepared | list[Problem]:
    """All shots of one shooting phase at a unit in the open or behind cover."""
    found = both({name: value for name, value in given.items() if name != "weapon"})
    if isinstance(found, list):
        return found
    unit, enemy = found
    if given["champion"] and not unit.is_led:
        return [Problem(("champion",), "quick-ninth-no-command", {"unit": given[UNIT]}, ("T9A-H-62A",))]
    weapon = _armed(given, unit)
    if weapon is None:
        return [Problem(("unit",), "quick-ninth-no-missile", {"value": given[UNIT]}, ("T9A-H-31A",))]
    if given["distance"] > MISSILES[weapon].range:
        values = {"value": given["distance"], "weapon": weapon, "range": MISSILES[weapon].range}
        return [Problem(("distance",), "quick-ninth-out-of-range", values, ("T9A-H-51A", "T9A-H-51B"))]
    if given["champion"]:
        unit.entry["state"]["champion"] = True
    one, other = in_contact(unit, enemy, apart=given["distance"] + STEP * given["moved"])
    choices: tuple[Option, ...] = (("shoot", UNIT, ENEMY),)
    if given["moved"]:
        choices = (("move", UNIT), ("advance", STEP), *choices)
    scenario = battle_of(
        [one], [other], "moves" if given["moved"] else "shooting",
        terrain=_terrain(given, enemy), watch=watched(enemy),
    )  # fmt: skip
    return Prepared(scenario, choices, _settled(given, unit, enemy, weapon))


def _armed(given: Given, unit: Fielded) -> str | None:
    """Let the unit shoot as told; the weapon that it has in the end, None without one."""
    parts = unit.card["parts"]
    part = next((part for part in parts if part.get("shoots") in MISSILES), parts[0])
    changes = unit.entry["stats"].setdefault(part["name"], {})
    own = part.get("shoots") if given[UNIT] != PLAIN else None
    weapon = given.get("weapon", "bow" if given[UNIT] == PLAIN else own)
    if weapon not in MISSILES:
        return None
    changes |= {"shoots": weapon, "BS": given.get("bs", 3 if given[UNIT] == PLAIN else part["BS"])}
    if "s" in given:
        changes["S"] = given["s"]
    return str(weapon)


def _terrain(given: Given, enemy: Fielded) -> list[dict[str, Any]]:
    """What hides all of the target, right before its front."""
    trait = COVERS[given["cover"]]
    if not trait:
        return []
    front = MIDDLE + given["distance"] + STEP * given["moved"] - FRONT
    half = as_inches(mm(enemy.front)) / 2 + BEYOND
    corners = [[MIDDLE + x, front + y] for x, y in ((-half, -THICK), (half, -THICK), (half, 0), (-half, 0))]
    return [{"id": "cover", "shape": {"polygon": corners}, "height": TALL, "traits": [trait]}]


def _settled(given: Given, unit: Fielded, enemy: Fielded, weapon: str) -> dict[str, Any]:
    numbers: dict[str, Any] = {**given, "weapon": weapon}
    for part in unit.entry["stats"].values():
        if isinstance(part, dict) and part.get("shoots") == weapon:
            numbers["bs"] = part["BS"]
    strength = MISSILES[weapon].S
    numbers["s"] = unit.numbers["s"] if strength is None else strength
    numbers |= {name: unit.numbers[name] for name in ("models", "files") if name in unit.numbers}
    numbers |= {called(ENEMY, name): value for name, value in enemy.numbers.items() if name not in UNSEEN}
    return {name: value for name, value in said(numbers).items() if (name, value) != ("cover", "none")}


QUESTION = QuickQuestion(
    "shoot", "quick-ninth-shoot", PARAMETERS, shoot, ("enemy.casualties", "enemy.wounds"), "end_of_action"
)
