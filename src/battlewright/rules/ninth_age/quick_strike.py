"""`quick ninth_age strike`: the attacks of one side, without the answer of the other."""

from __future__ import annotations

from battlewright.rules.common.checks import problem
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.quick_allocating import allocating
from battlewright.rules.ninth_age.quick_places import FACINGS, battle_of, in_contact
from battlewright.rules.ninth_age.quick_units import (
    ENEMY,
    FULL,
    UNIT,
    Fielded,
    Given,
    altered,
    both,
    called,
    held,
    said,
)
from battlewright.rules.ninth_age.quick_words import (
    ATTACK_RULES,
    CHARACTERS,
    MOST,
    PLAIN,
    STRUCK_RULES,
    UNITS,
    parameters,
    special_rules,
    whose,
)
from battlewright.rules.ninth_age.ruleset import NINTH_AGE

ROOM = 20
"""Attackers for whom there is room before one enemy where only the number of attacks is given: millimetres of base of
one enemy over those of one attacker."""
NARROW, ORDINARY_BASE, WIDE = 10, 20, 200
"""Bases in millimetres."""
ATTACKS, MOST_EACH = 10, 10
"""Attacks if nothing is said, and the most of one model."""
FORMATION = ("a", "models", "files", "champion", "enemy_files", "enemy_champion")
"""What says how many attack."""
SILENT_OF_ATTACKERS = ("m", "t", "w", "ld", "save", "ward", "regeneration", "parry")
SILENT_OF_ENEMY = ("m", "s", "i", "a", "ld", "ap", "weapon", "multiple_wounds")
"""Numbers that say nothing where one side strikes and the other does not."""
ACTIVE = ("breath", "grinding_attacks", "impact_hits", "stomp")
"""Special rules by which an enemy would strike."""
PARAMETERS = (
    Parameter("attacks", "whole", "quick-ninth-attacks", lowest=1, highest=MOST, clauses=("T9A-ALLOC-05",)),
    *parameters("ws", "s", "weapon"),
    special_rules(*ATTACK_RULES),
    *parameters("ap", "multiple_wounds", "a", "models", "files", "champion", "i"),
    Parameter("charge", "flag", "quick-ninth-charge", False, clauses=("T9A-S-14B", "T9A-W-02A")),
    Parameter("later_round", "flag", "quick-ninth-later-round", False, clauses=("T9A-S-10A",)),
    Parameter("facing", "word", "quick-ninth-facing", "front", choices=FACINGS, clauses=("T9A-S-15A",)),
    *parameters(
        "ws", "t", "w", "save", "armour", "parry", "ward", "regeneration", "weapon", "models", "files", "champion",
        enemy=True,
    ),
    special_rules(*STRUCK_RULES, enemy=True),
    allocating("allocate", "A"),
    *whose((*UNITS, *CHARACTERS)),
)  # fmt: skip


def strike(given: Given) -> Prepared | list[Problem]:
    """All attacks of one round at an enemy that makes none."""
    found = both(given)
    if isinstance(found, list):
        return found
    attackers, enemy = found
    arranged = _as_many if _is_counted(given) else _as_they_stand
    problems = arranged(given, attackers, enemy)
    if problems:
        return problems
    harmless(enemy)
    entries = in_contact(attackers, enemy, given["facing"])
    numbers = {
        **given,
        **{name: value for name, value in attackers.numbers.items() if name not in SILENT_OF_ATTACKERS},
        **{
            called(ENEMY, name): value for name, value in enemy.numbers.items() if name not in SILENT_OF_ENEMY
        },
    }
    scenario = battle_of([entries[0]], [entries[1]], stop=STRUCK, watch=watched(enemy))
    return Prepared(scenario, (), said(numbers))


def watched(enemy: Fielded) -> list[str]:
    """What is told of the enemy: models where there are many, wounds where a model has several."""
    alone = enemy.entry["state"].get("models", 1) == 1
    several = enemy.numbers["w"] != 1
    return ["enemy.destroyed" if alone else "enemy.casualties", *(["enemy.wounds"] if several else [])]


STRUCK = {"step": "combat_round.reckon"}
"""All have struck, and nothing is reckoned yet."""


def _as_they_stand(given: Given, attackers: Fielded, enemy: Fielded) -> list[Problem]:
    """The attacks come from ranks and files; the enemy is as wide as all of the front needs, unless told."""
    for one, name in ((attackers, "champion"), (enemy, "enemy_champion")):
        if given[name] and not one.is_led:
            return [Problem((name,), "quick-ninth-no-command", {"unit": one.numbers[UNIT]}, ("T9A-H-62A",))]
        if given[name]:
            one.entry["state"]["champion"] = True
    attackers.entry["state"] |= {"charged": given["charge"], "fought": given["later_round"]}
    if not enemy.is_character and "enemy_files" not in given:
        needed = -(-attackers.front // enemy.base[0])
        files = min(enemy.entry["state"]["models"], max(needed, FULL))
        enemy.entry["state"]["files"] = enemy.numbers["files"] = files
    return []


def _is_counted(given: Given) -> bool:
    """Whether attacks are told by their number: a plain soldier's are, if nothing is said of a formation."""
    is_formed = any(given.get(name) for name in FORMATION)
    return "attacks" in given or (given["unit"] == PLAIN and not is_formed)


def _as_many(given: Given, attackers: Fielded, enemy: Fielded) -> list[Problem]:
    """So many attacks in all: where who stands does not matter, so enemies are wide enough for all in front."""
    number, entry = given.get("attacks", ATTACKS), attackers.entry
    spare = [name for name in FORMATION if given.get(name)]
    if spare:
        return [Problem((spare[0],), "quick-ninth-attacks-twice", {"attacks": number})]
    if attackers.card["troop"] in NINTH_AGE.compile().tables["troop_rules"]:
        return [Problem(("attacks",), "quick-ninth-attacks-of", {"value": number, "unit": given["unit"]})]
    enemies = int(enemy.entry["state"].get("models", 1))
    each = number if attackers.is_character else -(-number // (ROOM * enemies))
    if each > MOST_EACH:
        return [problem(("attacks",), number, f"1..{MOST_EACH}", "T9A-H-04A")]
    files, supporting = divmod(number, each)
    entry["stats"]["A"] = each
    _only_attacks(attackers)
    if not attackers.is_character:
        entry["stats"]["base"] = [NARROW, NARROW]
        entry["state"] |= {"files": files, "models": files + supporting}
    entry["state"] |= {"charged": given["charge"], "fought": given["later_round"]}
    widen(enemy, files, given["facing"])
    enemy.numbers.pop("files", None)
    kept = {name: value for name, value in attackers.numbers.items() if name not in FORMATION}
    attackers.numbers = {**kept, "attacks": number}
    return []


def widen(enemy: Fielded, files: int, facing: str) -> None:
    """An enemy in one rank, or for its flank in one file, that all attackers touch."""
    state = enemy.entry["state"]
    models = int(state.get("models", 1))
    width = min(WIDE, max(ORDINARY_BASE, -(-files * NARROW // models)))
    enemy.entry["stats"]["base"] = [ORDINARY_BASE, width] if facing == "flank" else [width, ORDINARY_BASE]
    if not enemy.is_character:
        state["files"] = 1 if facing == "flank" else models


def _only_attacks(attackers: Fielded) -> None:
    """Those of the first part, as many as are told, whatever weapons and special rules would add."""
    entry, first = attackers.entry, attackers.card["parts"][0]["name"]
    stats, weapon = entry["stats"], held(entry)
    if weapon.get("A"):
        entry["weapons"][0] = altered(weapon["name"], A=0)
    adding = (*ACTIVE, "frenzy", "devastating_charge")
    stats["rules"] = _without(stats["rules"], adding)
    stats[first] = {"rules": _without(stats[first]["rules"], adding)}
    for part in attackers.card["parts"][1:]:
        stats[part["name"]] = {"A": 0, "rules": _without(part.get("rules", []), adding)}


def _without(rules: list[str], names: tuple[str, ...]) -> list[str]:
    return [rule for rule in rules if rule.partition(":")[0] not in names]


def harmless(enemy: Fielded) -> None:
    """An enemy that makes no attacks of any kind."""
    stats = enemy.entry["stats"]
    stats["A"] = 0
    for part in enemy.card["parts"]:
        rules = stats.get(part["name"], {}).get("rules", part.get("rules", ()))
        kept = [rule for rule in rules if rule.partition(":")[0] not in ACTIVE]
        stats[part["name"]] = {"rules": kept, "A": 0}


QUESTION = QuickQuestion(
    "strike",
    "quick-ninth-strike",
    PARAMETERS,
    strike,
    ("enemy.casualties", "enemy.wounds"),
    aim={"side": "A", "maximise": "enemy.casualties"},
)
