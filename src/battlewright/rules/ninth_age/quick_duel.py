"""`quick ninth_age duel`: one round of a duel between characters or champions, with Overkill."""

from __future__ import annotations

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.quick_places import battle_of, helper, in_contact
from battlewright.rules.ninth_age.quick_round import TESTED
from battlewright.rules.ninth_age.quick_units import ENEMY, UNIT, Fielded, Given, both, called, own, said
from battlewright.rules.ninth_age.quick_words import CHARACTERS, LED, parameters, whose

OF_BOTH = (
    "ws", "s", "t", "w", "i", "a", "ld", "weapon", "rules", "ap", "multiple_wounds", "save", "armour", "parry", "ward",
    "regeneration",
)  # fmt: skip

PARAMETERS = (
    *parameters(*OF_BOTH),
    Parameter("charge", "flag", "quick-ninth-charge", False, clauses=("T9A-H-37C", "T9A-S-14B", "T9A-W-02A")),
    Parameter("enemy_charge", "flag", "quick-ninth-enemy-charge", False, clauses=("T9A-H-37C",)),
    Parameter("later_round", "flag", "quick-ninth-later-round", False, clauses=("T9A-S-10A", "T9A-H-37C")),
    *parameters(*OF_BOTH, enemy=True),
    *whose((*CHARACTERS, *LED), helper(), helper()),
)  # fmt: skip


def duel(given: Given) -> Prepared | list[Problem]:
    """Both by themselves, a unit as its champion alone, in a duel that has begun."""
    found = both(given)
    if isinstance(found, list):
        return found
    unit, enemy = found
    for fighter, id in ((unit, UNIT), (enemy, ENEMY)):
        _alone(fighter)
        fighter.entry["state"] |= {"charged": own(given, id)["charge"], "fought": given["later_round"]}
    unit.entry["state"]["duel"] = ENEMY
    one, other = in_contact(unit, enemy)
    silent = ("m", "models", "files")
    numbers = {
        **given,
        **{name: value for name, value in unit.numbers.items() if name not in silent},
        **{called(ENEMY, name): value for name, value in enemy.numbers.items() if name not in silent},
    }
    return Prepared(battle_of([one], [other], stop=TESTED), (), said(numbers))


def _alone(one: Fielded) -> None:
    """Of a unit its champion."""
    if not one.is_character:
        one.entry["state"] |= {"models": 1, "files": 1, "champion": True}


QUESTION = QuickQuestion(
    "duel", "quick-ninth-duel", PARAMETERS, duel,
    ("enemy.destroyed", "unit.destroyed", "enemy.broken", "unit.broken", "A.score", "B.score"),
)  # fmt: skip
