"""The parameters that the questions of `quick kill_team` share: whose numbers, and what of them can be given."""

from __future__ import annotations

import msgspec

from battlewright.rules.common.quick import Parameter, Policy, Side
from battlewright.rules.kill_team.profiles import shipped

PLAIN = "soldier"
"""A model with 3 in everything, for numbers without a profile."""
PROFILES = (PLAIN, *shipped()["profiles"])
MELEE = tuple(name for name, own in shipped()["weapons"].items() if own.get("type", "melee") == "melee")
GUNS = tuple(name for name in shipped()["weapons"] if name not in MELEE)
LONGEST = max(float(own.get("range", 0)) for own in shipped()["weapons"].values())
"""The range of what shoots farthest, in inches."""
NO_SAVE = 7
"""A save that no die reaches."""

WEAPON_RULES = ("rending", "shred", "fleshbane", "poisoned_4")
"""Special rules that a weapon of close combat is given."""
BLOW_RULES = (
    "furious_charge", "rage", "rampage", "counter_attack", "hammer_of_wrath", "hatred", "zealot", "impact",
    "swiftstrike", "smash", *WEAPON_RULES,
)  # fmt: skip
"""Special rules that serve who strikes."""
STAND_RULES = ("fear", "fearless", "stubborn", "indomitable", "eternal_warrior", "riot_tactics")
"""Special rules of who is struck, or has lost."""
WAY_RULES = ("fleet", "acrobatic", "jump", "move_through_cover", "lightning_reflexes")
"""Special rules of the way of a charge."""
HIDING_RULES = ("stealth", "shrouded", "jink", "eternal_warrior")
"""Special rules of who is shot at."""
SHOT_RULES = (
    "twin_linked", "sniper", "rending", "shred", "fleshbane", "poisoned_4", "gets_hot", "ignores_cover",
)  # fmt: skip
"""Special rules of weapons that shoot."""

_CLAUSES: dict[str, tuple[str, ...]] = {
    "ws": ("KT-S-303A", "KT-S-303B"), "bs": ("KT-S-306C",), "s": ("KT-S-304A",), "t": ("KT-S-304A",),
    "w": ("KT-RUL-32",), "i": ("KT-S-309G",), "a": ("KT-S-309K",), "ld": ("KT-S-302D",), "save": ("KT-S-305A",),
    "invulnerable": ("KT-S-305D",), "feel_no_pain": ("KT-S-305O",), "weapon": ("KT-W-13D",), "gun": ("KT-S-306A",),
    "two_weapons": ("KT-W-13A", "KT-W-13B", "KT-W-13C"), "ap": ("KT-S-305B",), "rules": (), "banner": ("KT-RESULT-07",),
    "models": ("KT-RESULT-08",),
}  # fmt: skip
_LIMITS: dict[str, tuple[int, int]] = {
    "w": (1, 10), "save": (2, NO_SAVE), "invulnerable": (2, NO_SAVE), "feel_no_pain": (2, NO_SAVE), "ap": (0, 6),
}  # fmt: skip
_WORDS = {"weapon": MELEE, "gun": GUNS}
FLAGS = ("two_weapons", "banner")


def parameters(*names: str, enemy: bool = False) -> tuple[Parameter, ...]:
    """The parameters of a model of these names; those of the enemy go by names and help texts of their own."""
    return tuple(_parameter(name, enemy) for name in names)


def _parameter(name: str, enemy: bool) -> Parameter:
    called = f"enemy_{name}" if enemy else name
    help, clauses = f"quick-kill-{called.replace('_', '-')}", _CLAUSES[name]
    if name in _WORDS:
        return Parameter(called, "word", help, choices=_WORDS[name], clauses=clauses)
    if name in FLAGS:
        return Parameter(called, "flag", help, clauses=clauses)
    if name == "rules":
        return Parameter(called, "words", help, clauses=clauses)
    lowest, highest = _LIMITS.get(name, (0, 10))
    return Parameter(called, "whole", help, lowest=lowest, highest=highest, clauses=clauses)


def special_rules(*words: str, enemy: bool = False) -> Parameter:
    """The special rules of a model, of some words."""
    return msgspec.structs.replace(_parameter("rules", enemy), choices=words)


def how_many(most: int, enemy: bool = False) -> Parameter:
    """How many models of a kind there are, one if nothing is said."""
    name, help = ("enemy_models", "quick-kill-enemy-models") if enemy else ("models", "quick-kill-models")
    return Parameter(name, "whole", help, 1, lowest=1, highest=most, clauses=_CLAUSES["models"])


def whose(own: str = PLAIN, enemy: str = PLAIN) -> tuple[Parameter, ...]:
    """Whose numbers both have where they are not given."""
    return (
        Parameter("fighter", "word", "quick-kill-fighter", own, choices=PROFILES),
        Parameter("enemy", "word", "quick-kill-enemy", enemy, choices=PROFILES),
    )


def played(name: str, side: Side) -> Parameter:
    """How a side decides what it may decide."""
    policies = (
        Policy("usual", "quick-kill-play-usual", {}),
        Policy("best", "quick-kill-play-best", {side: "best"}),
    )
    help = f"quick-kill-{name.replace('_', '-')}"
    return Parameter(name, "policy", help, "usual", policies=policies, side=side)
