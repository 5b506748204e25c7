"""`quick ninth_age round`: a whole round of unit against unit, both ways, with score and break tests."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.quick_allocating import allocating
from battlewright.rules.ninth_age.quick_heroes import HERO, hero_in, joined_to, refused
from battlewright.rules.ninth_age.quick_places import (
    FACINGS,
    above,
    battle_of,
    below,
    in_contact,
    standard_bearer,
)
from battlewright.rules.ninth_age.quick_units import ENEMY, UNIT, Fielded, Given, both, called, own, said
from battlewright.rules.ninth_age.quick_words import CHARACTERS, UNITS, parameters, whose

TESTED = {"step": "combat_round.what_follows"}
"""Who lost has tested, and nobody has fled yet."""

OF_BOTH = (
    "ws", "s", "t", "w", "i", "a", "ld", "weapon", "rules", "ap", "multiple_wounds", "save", "armour", "parry", "ward",
    "regeneration", "models", "files", "champion", "standard", "musician", "standard_bearer",
)  # fmt: skip
COMMAND = ("champion", "standard", "musician")

PARAMETERS = (
    *parameters(*OF_BOTH),
    Parameter("charge", "flag", "quick-ninth-charge", False, clauses=("T9A-H-37C", "T9A-S-14B", "T9A-W-02A")),
    Parameter("enemy_charge", "flag", "quick-ninth-enemy-charge", False, clauses=("T9A-H-37C",)),
    Parameter("later_round", "flag", "quick-ninth-later-round", False, clauses=("T9A-S-10A", "T9A-H-37C")),
    Parameter("facing", "word", "quick-ninth-facing", "front", choices=FACINGS, clauses=("T9A-H-37G", "T9A-H-37H")),
    *parameters(*OF_BOTH, enemy=True),
    hero_in(UNIT),
    hero_in(ENEMY),
    allocating("allocate", "A"),
    allocating("enemy_allocate", "B"),
    *whose((*UNITS, *CHARACTERS)),
)  # fmt: skip


def one_round(given: Given) -> Prepared | list[Problem]:
    """Both in contact, at the beginning of the close combat phase of the unit's turn."""
    return rounds_of(given, "combat", TESTED)


def rounds_of(given: Given, phase: str, stop: dict[str, Any]) -> Prepared | list[Problem]:
    """Both in contact, at the beginning of a phase in which combats are fought, until a question's `stop`."""
    found = both(given)
    if isinstance(found, list):
        return found
    sides = tuple(zip(found, (UNIT, ENEMY), strict=True))
    problems = [
        problem
        for one, id in sides
        for problem in (*command(given, one, id), *refused(one, id, own(given, id)[HERO]))
    ]
    if problems:
        return problems
    unit, enemy = found
    heroes = [joined_to(one, id, own(given, id)[HERO]) for one, id in sides]
    lower, upper = in_contact(unit, enemy, given["facing"])
    own_side, other_side = [lower, *heroes[0]], [upper, *heroes[1]]
    if given["standard_bearer"]:
        own_side.append(standard_bearer(UNIT, below(unit)))
    if given["enemy_standard_bearer"]:
        other_side.append(standard_bearer(ENEMY, above(enemy, given["facing"])))
    numbers = {
        **given,
        **{name: value for name, value in unit.numbers.items() if name != "m"},
        **{called(ENEMY, name): value for name, value in enemy.numbers.items() if name != "m"},
    }
    return Prepared(battle_of(own_side, other_side, phase, stop=stop), (), said(numbers))


def command(given: Given, one: Fielded, id: str) -> list[Problem]:
    """Let a unit have its command group, and have charged or fought; a character has none."""
    chosen = own(given, id)
    state = one.entry["state"]
    state |= {"charged": chosen["charge"], "fought": given["later_round"]}
    if not one.is_led:
        return [
            Problem((called(id, name),), "quick-ninth-no-command", {"unit": chosen[UNIT]}, ("T9A-H-62A",))
            for name in COMMAND
            if chosen[name]
        ]
    state |= {name: chosen[name] for name in COMMAND}
    return []


QUESTION = QuickQuestion(
    "round", "quick-ninth-round", PARAMETERS, one_round,
    (
        "enemy.broken", "unit.broken", "P(A.score > B.score)", "enemy.casualties", "unit.casualties",
        "P(A.score < B.score)", "enemy.destroyed", "unit.destroyed",
    ),
    aim={"side": "A", "maximise": "enemy.broken"},
)  # fmt: skip
