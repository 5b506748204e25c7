"""`quick hordes melee`: initial attacks and those that fury buys, boosts, a charge."""

from __future__ import annotations

from typing import Any

from battlewright.core.requests import Option
from battlewright.core.windows import DECLINE
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion, face_to_face
from battlewright.rules.hordes.profiles import shipped
from battlewright.rules.hordes.quick_models import (
    ARMOUR,
    BOXES,
    DEFENCE,
    DOWN,
    FURY,
    OVERKILL,
    SPIRAL,
    STILL,
    TOUGH,
    Fighter,
    Given,
    battle_of,
    card,
    change,
    model_parameters,
    points_of,
    problems_of,
    radius,
    settled,
    stat,
    striker,
    victim,
)
from battlewright.rules.hordes.quick_spending import spending, windows_of

WEAPONS = tuple(name for name, own in shipped()["weapons"].items() if own["kind"] == "melee")
APART = 0.25
"""Inches between the bases of who fights."""
CHARGE, BEAST_RANGE = 3.0, 0.5
"""Inches that a charge adds to SPD, and the melee range without Reach."""

PARAMETERS = (
    Parameter("attacks", "whole", "quick-hordes-attacks", 1, highest=10, clauses=("HRD-R-205G",)),
    Parameter("charge", "flag", "quick-hordes-charge", False, clauses=("HRD-R-208F",)),
    Parameter("mat", "whole", "quick-hordes-mat", highest=20, clauses=("HRD-R-205H",)),
    DEFENCE,
    Parameter("pow", "whole", "quick-hordes-pow", lowest=1, highest=70, clauses=("HRD-R-205I",)),
    ARMOUR,
    BOXES,
    FURY,
    Parameter("no_bought_attacks", "flag", "quick-hordes-no-bought", False, clauses=("HRD-R-218E",)),
    spending("attack", "buy", ("HRD-R-218E", "HRD-R-218G")),
    Parameter("back", "flag", "quick-hordes-back", False, clauses=("HRD-RMOD-03", "HRD-R-206A")),
    DOWN,
    STILL,
    TOUGH,
    SPIRAL,
    Parameter("critical_knock_down", "flag", "quick-hordes-critical", False, clauses=("HRD-R-202F",)),
    Parameter("weapon", "word", "quick-hordes-weapon", choices=WEAPONS),
    *model_parameters("stone_brute", "stone_shaman"),
)


def melee(given: Given) -> Prepared | list[Problem]:
    """All attacks of one activation at a target within reach."""
    attacker, target = striker(given), victim(given)
    if isinstance(attacker, list) or isinstance(target, list):
        return problems_of(attacker, target)
    all_bought = given["attacks"] == 0
    if all_bought and (given["charge"] or given["no_bought_attacks"] or not points_of(attacker)):
        return [Problem(("attacks",), "quick-hordes-no-attack", {"value": 0}, ("HRD-R-218E", "HRD-R-218G"))]
    change(attacker, given, mat="MAT")
    own = held(attacker, given)
    attacker["weapons"] = [own]
    places = face_to_face(radius(attacker), radius(target), _distance(given, attacker, own))
    attacker["at"] = places.attacker
    targets = [target | {"at": places.target, "facing": 0 if given["back"] else 180}]
    choices: tuple[Option, ...] = (("attack", "target", own["name"]),)
    if given["charge"]:
        choices = (("charge", "target"), *choices)
    elif all_bought:
        targets.append(bystander(attacker))
        unboosted = (DECLINE,) if points_of(attacker) else ()
        choices = (("attack", "bystander", own["name"]), *unboosted, (1, 1))
    power = own["POW"] + stat(attacker, "STR")
    need, bonus = stat(target, "DEF") - stat(attacker, "MAT"), power - stat(target, "ARM")
    windows = windows_of(given["spend"], attacker, need, bonus)
    scenario = battle_of(
        attacker | {"at": places.attacker}, targets, table={"size": places.size},
        policy={"windows": windows, "never": ["buy"] if given["no_bought_attacks"] else []},
    )  # fmt: skip
    used = {"mat": stat(attacker, "MAT"), "pow": power, "weapon": own["name"]}
    return Prepared(scenario, choices, settled(given, attacker, target) | used)


def held(attacker: Fighter, given: Given) -> dict[str, Any]:
    """The weapon, with so many attacks; its POW and the STR come to what is given."""
    known = shipped()["weapons"]
    carried = [name for name in card(attacker)["weapons"] if name in WEAPONS]
    name = given.get("weapon") or carried[0]
    strength = stat(attacker, "STR")
    power = given.get("pow", known[name]["POW"] + strength)
    attacker["stats"]["STR"] = max(1, min(strength, power), power - 40)
    effects = [
        *known[name].get("effects", ()),
        *(["critical_knock_down"] if given["critical_knock_down"] else []),
    ]
    return {
        **known[name], "name": name, "POW": power - attacker["stats"]["STR"],
        "attacks": max(1, given["attacks"]), "effects": effects,
    }  # fmt: skip


def bystander(attacker: Fighter) -> Fighter:
    """Whom the only initial attack has already killed, where all others are bought: helpless, beside the attacker."""
    frail = Fighter(id="bystander", profile="shield", stats={"ARM": 0, "boxes": 1, "base": 30})
    aside = radius(attacker) + radius(frail) + APART
    x, y = attacker["at"]
    return frail | {"states": ["knocked_down"], "at": [x + aside, y]}


def _distance(given: Given, attacker: Fighter, own: dict[str, Any]) -> float:
    """Before a charge as far as it can reach, so that there is no choice where it stops."""
    if not given["charge"]:
        return APART
    return stat(attacker, "SPD") + CHARGE + float(own.get("RNG", BEAST_RANGE))


QUESTION = QuickQuestion(
    "melee", "quick-hordes-melee", PARAMETERS, melee, ("target.destroyed", "target.wounds_lost"),
    aim={"side": "A", "maximise": "target.destroyed"},
    waste=(OVERKILL,),
)  # fmt: skip
