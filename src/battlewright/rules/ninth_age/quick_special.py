"""`quick ninth_age special`: hits without a roll: impact hits, stomps, breath, grinding attacks."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.distribution import STOMPED
from battlewright.rules.ninth_age.quick_places import battle_of, in_contact
from battlewright.rules.ninth_age.quick_strike import SILENT_OF_ENEMY, STRUCK, harmless, watched, widen
from battlewright.rules.ninth_age.quick_units import ENEMY, UNIT, Fielded, Given, called, fielded, said
from battlewright.rules.ninth_age.quick_words import CHARACTERS, PLAIN, UNITS, parameters, whose

KINDS = {"impact": "impact_hits", "stomp": "stomp", "breath": "breath", "grinding": "grinding_attacks"}
"""Special attacks by the special rules that give them."""
HITS = (*map(str, range(1, 11)), "d6", "d6+1", "d6+2", "2d6")
MOST_AT_ONCE = 6
"""Models that make special attacks."""

PARAMETERS = (
    Parameter("kind", "word", "quick-ninth-kind", "impact", choices=tuple(KINDS),
              clauses=("T9A-S-01A", "T9A-S-02A", "T9A-S-03A", "T9A-S-04A")),
    Parameter("hits", "word", "quick-ninth-hits", choices=HITS, clauses=("T9A-S-01D",)),
    Parameter("s", "whole", "quick-ninth-strength", lowest=1, highest=10, clauses=("T9A-WOUND-07",)),
    Parameter("models", "whole", "quick-ninth-special-models", 1, lowest=1, highest=MOST_AT_ONCE,
              clauses=("T9A-S-01D",)),
    *parameters("t", "w", "save", "armour", "ward", "regeneration", "models", enemy=True),
    *whose((*UNITS, *CHARACTERS))[1:],
)  # fmt: skip


def special(given: Given) -> Prepared | list[Problem]:
    """Hits on a unit as a whole by models that do nothing else."""
    enemy = fielded(given, ENEMY)
    strikers = fielded({**given, UNIT: PLAIN}, UNIT)
    if isinstance(enemy, list) or isinstance(strikers, list):
        return [problem for one in (strikers, enemy) if isinstance(one, list) for problem in one]
    kind, hits = given["kind"], given.get("hits", "2d6" if given["kind"] == "breath" else "d6")
    if kind == "breath" and hits != "2d6":
        return [Problem(("hits",), "quick-ninth-breath-hits", {"value": hits}, ("T9A-S-03A",))]
    if kind == "stomp" and enemy.card["troop"] not in STOMPED:
        values = {"value": kind, "enemy": given[ENEMY]}
        return [Problem(("kind",), "quick-ninth-no-stomp", values, ("T9A-S-02B",))]
    strength = given.get("s", 5)
    _make(strikers, f"{KINDS[kind]}:{strength if kind == 'breath' else hits}", strength)
    harmless(enemy)
    widen(enemy, 2 * given["models"], "front")
    enemy.numbers.pop("files", None)
    one, other = in_contact(strikers, enemy)
    numbers: dict[str, Any] = {name: value for name, value in enemy.numbers.items() if name not in UNSEEN}
    numbers = {
        **given,
        "hits": hits,
        "s": strength,
        **{called(ENEMY, name): value for name, value in numbers.items()},
    }
    return Prepared(battle_of([one], [other], stop=STRUCK, watch=watched(enemy)), (), said(numbers))


UNSEEN = (*SILENT_OF_ENEMY, "ws", "parry", "rules")
"""Numbers of the enemy that do not matter to hits that need no roll."""


def _make(strikers: Fielded, rule: str, strength: int) -> None:
    """Models that have charged, with this special rule and no other attack."""
    entry, models = strikers.entry, strikers.entry["state"]["models"]
    entry["stats"] |= {"A": 0, "S": strength, "rules": [rule]}
    entry["state"] |= {"files": models, "charged": True}


QUESTION = QuickQuestion(
    "special", "quick-ninth-special", PARAMETERS, special, ("enemy.casualties", "enemy.wounds")
)
