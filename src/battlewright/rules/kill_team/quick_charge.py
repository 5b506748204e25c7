"""`quick kill_team charge`: a whole charge, from the Overwatch that meets it to the fight that it comes to."""

from __future__ import annotations

from math import asin, degrees, sqrt
from typing import Any

from battlewright.core.requests import Option
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.kill_team.profiles import shipped
from battlewright.rules.kill_team.quick_fight import (
    FOUGHT,
    OF_BOTH,
    RESULTS,
    RULES,
    bystanders,
    watched,
    weapons_told,
)
from battlewright.rules.kill_team.quick_models import (
    ENEMY,
    FIGHTER,
    Entry,
    Fielded,
    Given,
    arm,
    called,
    fielded,
    guns_of,
    said,
    stat,
)
from battlewright.rules.kill_team.quick_places import MIDDLE, about, battle_of, piece
from battlewright.rules.kill_team.quick_words import (
    GUNS,
    WAY_RULES,
    parameters,
    played,
    special_rules,
    whose,
)

DICE, FARTHEST = 12.0, 15.0
"""The longest charge that two dice give, and the longest of all, in inches."""
STEPPED = 1.0
"""Inches of height that are no climb and no jump."""
MOST, MORE = 3, 2.0
"""Chargers, and degrees between their ways beyond those that bring their bases together."""
SHOOTERS, BESIDE, BETWEEN = 5, 95.0, 1.0
"""Who fires Overwatch at most; friends of the charged model stand at least so many degrees on both sides of it, and so
many inches from it."""
CLEAR, NEXT = 33.0, 45.0
"""Degrees from the last charger to the first friend, and on to the next one."""
ROOM = 0.1
"""Inches of a ledge that nobody stands on."""
FALLEN, NEAR_IT = "fallen", 1.0
"""The enemy shot before, from which a charge is redirected; inches between it and the new target."""

DECLARING = [f"charge {ENEMY}", "declare"]
"""All charge who can."""

PARAMETERS = (
    Parameter("distance", "inches", "quick-kill-distance", 7.0, lowest=0.1, highest=FARTHEST,
              clauses=("KT-S-308B", "KT-RUL-03")),
    Parameter("models", "whole", "quick-kill-chargers", 1, lowest=1, highest=MOST, clauses=("KT-CHARGE-05",)),
    Parameter("difficult", "flag", "quick-kill-difficult", False, clauses=("KT-RUL-37", "KT-S-308E")),
    Parameter("climb", "inches", "quick-kill-climb", 0.0, highest=12.0, clauses=("KT-CLIMB-01", "KT-RUL-22")),
    Parameter("dive", "inches", "quick-kill-dive", 0.0, highest=12.0, clauses=("KT-AERIAL-01", "KT-AERIAL-03")),
    Parameter("redirect", "flag", "quick-kill-redirect", False, clauses=("KT-REDIRECT-03",)),
    Parameter("shooters", "whole", "quick-kill-shooters", 1, highest=SHOOTERS,
              clauses=("KT-OVERWATCH-01", "KT-S-307E")),
    Parameter("enemy_gun", "word", "quick-kill-enemy-gun", choices=GUNS, clauses=("KT-S-307A",)),
    *parameters("bs", enemy=True),
    Parameter("counter_charge", "flag", "quick-kill-counter-charge", False, clauses=("KT-COUNTER-02", "KT-COUNTER-03")),
    *parameters(*OF_BOTH),
    special_rules(*WAY_RULES, *RULES),
    *parameters(*OF_BOTH, enemy=True),
    special_rules(*RULES, enemy=True),
    played("enemy_play", "B"),
    *whose(),
)  # fmt: skip


def charge(given: Given) -> Prepared | list[Problem]:
    """Charges at one enemy, from their declaration to the end of the fight."""
    problems = _at_odds(given)
    if problems:
        return problems
    one = arm(fielded(given, FIGHTER, (*WAY_RULES, *RULES)), given, FIGHTER)
    enemy = _gunner(given, arm(fielded(given, ENEMY, RULES), given, ENEMY))
    problems = _out_of_reach(given, one)
    if problems:
        return problems
    chargers = _chargers(given, one, enemy)
    defenders = _defenders(given, one, enemy)
    choices: tuple[Option, ...] = (("charge", ENEMY),)
    if given["redirect"]:
        choices = (("redirect", FIGHTER),)
        chargers[0]["shot_at"] = FALLEN
    never = [
        *(["overwatch"] if not given["shooters"] else []),
        *(["counter_charge"] if not given["counter_charge"] else []),
    ]
    # Where no charge gets there, the first fight of the phase is that of the bystanders: there the question ends.
    locked, told = bystanders(enemy.entry, 0.0), weapons_told(given)
    scenario = battle_of(
        [*chargers, locked[0]], [*defenders, locked[1]], "charge",
        terrain=_terrain(given, one, enemy), watch=_watched(given),
        policy={**told, "A": [*DECLARING, *told.get("A", [])], "never": never},
        stop=FOUGHT,
    )  # fmt: skip
    return Prepared(scenario, choices, _settled(given, one, enemy))


def _at_odds(given: Given) -> list[Problem]:
    """What does not go together."""
    height = max(given["climb"], given["dive"])
    if given["climb"] and given["dive"]:
        return [Problem(("dive",), "quick-kill-climb-and-dive", {"value": given["dive"]}, ("KT-RUL-20",))]
    if height and given["models"] > 1:
        return [Problem(("models",), "quick-kill-climbs-alone", {"value": given["models"]}, ("KT-CLIMB-01",))]
    if given["redirect"] and given["models"] > 1:
        values = {"value": given["models"]}
        return [Problem(("models",), "quick-kill-redirects-alone", values, ("KT-REDIRECT-03",))]
    return []


def _out_of_reach(given: Given, one: Fielded) -> list[Problem]:
    """What is wrong with the distance: farther than any dice, or without room for a ledge."""
    distance = given["distance"]
    longest = FARTHEST if "acrobatic" in stat(one.entry, "rules") else DICE
    if distance > longest:
        values = {"value": distance, "range": longest}
        return [Problem(("distance",), "quick-kill-too-far", values, ("KT-RUL-03",))]
    shortest = _shortest(given, one)
    if distance < shortest:
        values = {"value": distance, "expected": f"{shortest:.1f}..{longest:g}"}
        return [Problem(("distance",), "check-value", values, ("KT-RUL-22", "KT-AERIAL-03"))]
    return []


def _gunner(given: Given, enemy: Fielded) -> Fielded:
    """The enemy with the gun given, or none if nobody is to fire."""
    if "enemy_gun" in given:
        gun = {"name": given["enemy_gun"], **shipped()["weapons"][given["enemy_gun"]]}
        kept = [weapon for weapon in enemy.weapons if weapon["name"] not in GUNS]
        enemy.entry["weapons"] = [*kept, gun]
    return enemy


def _shortest(given: Given, one: Fielded) -> float:
    """The least distance at which there is room for a ledge between, in inches."""
    if given["climb"] > STEPPED:
        return 4 * one.radius + 2 * ROOM
    return sqrt((2 * one.radius + ROOM) ** 2 + given["dive"] ** 2) if given["dive"] else 0.0


def _apart(given: Given) -> float:
    """How far the bases are apart on the plan; a dive is measured straight down to its target."""
    return sqrt(given["distance"] ** 2 - given["dive"] ** 2)


def _chargers(given: Given, one: Fielded, enemy: Fielded) -> list[Entry]:
    """They come from as far, each on a way of its own."""
    reach = one.radius + _apart(given) + enemy.radius
    number = given["models"]
    found = []
    for n in range(number):
        x, y = about(reach, _spread(one, enemy) * (n - (number - 1) / 2))
        found.append(one.copy(FIGHTER if not n else f"{FIGHTER}{n + 1}", (x, y, given["dive"])))
    return found


def _spread(one: Fielded, enemy: Fielded) -> float:
    """Degrees between the ways of two chargers."""
    return degrees(2 * asin(one.radius / (one.radius + enemy.radius))) + MORE


def _defenders(given: Given, one: Fielded, enemy: Fielded) -> list[Entry]:
    """The target in the middle, friends that fire with it on both sides, and who was shot before."""
    level, away = given["climb"], 2 * enemy.radius + BETWEEN
    found = [enemy.copy(ENEMY, (MIDDLE, MIDDLE, level))]
    first = max(BESIDE, _spread(one, enemy) * (given["models"] - 1) / 2 + CLEAR)
    for n in range(1, max(1, given["shooters"])):
        x, y = about(away, (first + (n - 1) // 2 * NEXT) * (-1) ** n)
        found.append(enemy.copy(f"friend{n}", (x, y, level)))
    if given["redirect"]:
        beyond = MIDDLE + 2 * enemy.radius + NEAR_IT
        found.append(enemy.copy(FALLEN, (MIDDLE, beyond, level), destroyed=True))
    return found


def _terrain(given: Given, one: Fielded, enemy: Fielded) -> list[dict[str, Any]]:
    """Difficult ground about the target; a ledge under the target, or under who dives."""
    ground = []
    if given["difficult"]:
        low = MIDDLE - enemy.radius - _apart(given) / 2
        ground.append(piece("mud", 0, low, 2 * MIDDLE, 2 * MIDDLE, 0, "rough"))
    if given["climb"]:
        low = MIDDLE - enemy.radius - 2 * one.radius - ROOM
        ground.append(piece("ledge", MIDDLE - 8, low, MIDDLE + 8, MIDDLE + 8, given["climb"], "floor"))
    if given["dive"]:
        high = MIDDLE - enemy.radius - _apart(given)
        ground.append(piece("ledge", MIDDLE - 8, 0, MIDDLE + 8, high, given["dive"], "floor"))
    return ground


def _watched(given: Given) -> list[str]:
    many, others = given["models"] > 1, given["counter_charge"] and given["shooters"] > 1
    return [
        *watched(many, FIGHTER, "A", "charged", "destroyed"), *watched(others, ENEMY, "B", "destroyed"), *RESULTS,
        *watched(others, ENEMY, "B", "falling_back"), *watched(many, FIGHTER, "A", "falling_back"),
    ]  # fmt: skip


def _settled(given: Given, one: Fielded, enemy: Fielded) -> dict[str, Any]:
    numbers: dict[str, Any] = {**given, **one.numbers}
    numbers |= {called(ENEMY, name): value for name, value in enemy.numbers.items()}
    guns = guns_of(enemy)
    if given["shooters"] and guns:
        numbers["enemy_gun"] = guns[0]["name"]
    usual = {"climb": 0.0, "dive": 0.0, "models": 1, "enemy_play": "usual"}
    return {name: value for name, value in said(numbers).items() if value != usual.get(name, "")}


QUESTION = QuickQuestion(
    "charge", "quick-kill-charge-whole", PARAMETERS, charge,
    (f"{FIGHTER}.charged", f"{FIGHTER}.destroyed", f"{ENEMY}.destroyed", *RESULTS,
     f"{ENEMY}.falling_back", f"{FIGHTER}.falling_back"),
    aim={"side": "A", "maximise": f"{ENEMY}.destroyed"},
)  # fmt: skip
