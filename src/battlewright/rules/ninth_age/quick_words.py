"""The parameters that the questions of `quick ninth_age` share: whose numbers, and what of them can be given."""

from __future__ import annotations

import msgspec

from battlewright.rules.common.quick import Parameter
from battlewright.rules.ninth_age.profiles import shipped

PLAIN = "soldier"
"""A foot soldier with 3 in everything, for numbers without a profile."""
UNITS = (PLAIN, *(name for name, card in shipped()["profiles"].items() if not card.get("is_character")))
CHARACTERS = tuple(name for name, card in shipped()["profiles"].items() if card.get("is_character"))
LED = tuple(name for name in UNITS if shipped()["profiles"].get(name, {}).get("command", True))
"""Units that may have a champion."""
WEAPONS = tuple(shipped()["weapons"])
ARMOUR = (
    "light_armour", "heavy_armour", "plate_armour", "shield", "barding", "mounts_protection_6", "mounts_protection_5",
)  # fmt: skip

ATTACK_RULES = (
    "poisoned", "lethal_strike", "hatred", "lightning_reflexes", "frenzy", "devastating_charge", "thunderous_charge",
    "fight_in_extra_rank", "flaming",
)  # fmt: skip
"""Special rules that serve attacks."""
UNIT_RULES = (
    "distracting", "fear", "terror", "immune_to_psychology", "stubborn", "unbreakable", "unstable",
    "daemonic_instability", "light_troops", "fly",
)  # fmt: skip
"""Special rules of whole models."""

STRUCK_RULES = ("distracting", "fly")
"""Those of them that matter to whoever is struck."""
LOSER_RULES = ("stubborn", "unbreakable", "unstable", "daemonic_instability")
"""Those that matter to whoever has lost a round."""

MULTIPLES = ("none", "2", "3", "d3", "d6", "ordnance")
NO_SAVE = 7
"""A save that no die reaches."""
MOST = 60
"""Models of a unit, attacks at once."""

_CLAUSES: dict[str, tuple[str, ...]] = {
    "ws": ("T9A-HIT-05",), "s": ("T9A-WOUND-07", "T9A-H-46B"), "t": ("T9A-WOUND-07",), "w": ("T9A-H-47D",),
    "i": ("T9A-H-34I",), "a": ("T9A-ALLOC-05",), "ld": ("T9A-H-38A",), "m": ("T9A-H-14A",),
    "models": ("T9A-SUPPORT-01",), "files": ("T9A-HORDE-01", "T9A-H-37L"), "weapon": ("T9A-ALLOC-06",),
    "rules": ("T9A-HIT-07",), "ap": ("T9A-S-21A",), "multiple_wounds": ("T9A-S-07A",), "save": ("T9A-H-46A",),
    "armour": ("T9A-H-58A",), "parry": ("T9A-S-15A",), "ward": ("T9A-H-47A",), "regeneration": ("T9A-H-47A",),
    "champion": ("T9A-H-74D",), "standard": ("T9A-H-37E",), "musician": ("T9A-H-37K",),
    "standard_bearer": ("T9A-H-38E",),
}  # fmt: skip
_LIMITS: dict[str, tuple[int, int]] = {
    "ws": (0, 10), "s": (0, 10), "t": (1, 10), "w": (1, 10), "i": (0, 10), "a": (0, 10), "ld": (0, 10), "m": (1, 10),
    "models": (1, MOST), "files": (1, 20), "ap": (0, 6), "save": (1, NO_SAVE), "ward": (2, NO_SAVE),
    "regeneration": (2, NO_SAVE),
}  # fmt: skip
_WORDS = {"weapon": WEAPONS, "multiple_wounds": MULTIPLES}


def parameters(*names: str, enemy: bool = False) -> tuple[Parameter, ...]:
    """The parameters of a unit of these names; those of the enemy go by names and help texts of their own."""
    return tuple(_parameter(name, enemy) for name in names)


def _parameter(name: str, enemy: bool) -> Parameter:
    called = f"enemy_{name}" if enemy else name
    help, clauses = f"quick-ninth-{called.replace('_', '-')}", _CLAUSES[name]
    if name in _WORDS:
        return Parameter(called, "word", help, choices=_WORDS[name], clauses=clauses)
    if name == "rules":
        return Parameter(called, "words", help, choices=(*ATTACK_RULES, *UNIT_RULES), clauses=clauses)
    if name == "armour":
        return Parameter(called, "words", help, choices=ARMOUR, clauses=clauses)
    if name in _LIMITS:
        lowest, highest = _LIMITS[name]
        return Parameter(called, "whole", help, lowest=lowest, highest=highest, clauses=clauses)
    return Parameter(called, "flag", help, None if name == "parry" else False, clauses=clauses)


def special_rules(*words: str, enemy: bool = False) -> Parameter:
    """The special rules of a unit, of some words."""
    return msgspec.structs.replace(_parameter("rules", enemy), choices=words)


def whose(choices: tuple[str, ...], unit: str = PLAIN, enemy: str = PLAIN) -> tuple[Parameter, ...]:
    """Whose numbers both sides have where they are not given."""
    return (
        Parameter("unit", "word", "quick-ninth-unit", unit, choices=choices),
        Parameter("enemy", "word", "quick-ninth-enemy", enemy, choices=choices),
    )
