"""`quick kill_team shot`: what one model fires at another in the Shooting phase."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import MIDDLE, Parameter, Policy, Prepared, QuickQuestion, face_to_face
from battlewright.rules.kill_team.profiles import shipped
from battlewright.rules.kill_team.quick_models import (
    ENEMY,
    FIGHTER,
    Fielded,
    Given,
    called,
    fielded,
    guns_of,
    said,
    stat,
    typed,
    written,
)
from battlewright.rules.kill_team.quick_places import battle_of, piece
from battlewright.rules.kill_team.quick_words import (
    HIDING_RULES,
    LONGEST,
    SHOT_RULES,
    parameters,
    special_rules,
    whose,
)

COVERS = {"none": "", "woods": "concealing", "ruins": "linear"}
"""Kinds of cover with the trait of the terrain that gives it."""
THICK, BEFORE, WIDE, WAIST = 0.05, 0.05, 3.0, 0.6
"""Inches: of the cover, from it to the target, to both sides of its middle, and its height."""
TEMPLATE = 8.0
"""How far a Template reaches, in inches."""

REACTIONS = {
    "none": {"go_to_ground": "decline", "jink": "decline"},
    "ground": {"go_to_ground": "take", "jink": "decline"},
    "jink": {"go_to_ground": "decline", "jink": "take"},
}
"""What a target does that has been hit, by the windows in which it is asked."""
REACTION = Parameter(
    "reaction", "policy", "quick-kill-reaction", "none", side="B",
    clauses=("KT-S-305I", "KT-S-305J", "KT-S-310J"),
    policies=tuple(
        Policy(name, f"quick-kill-reaction-{name}", {"windows": windows}) for name, windows in REACTIONS.items()
    ),
)  # fmt: skip

PARAMETERS = (
    *parameters("bs", "gun"),
    Parameter("s", "whole", "quick-kill-shot-s", lowest=1, highest=10, clauses=("KT-S-304A",)),
    *parameters("ap"),
    Parameter("shots", "whole", "quick-kill-shots", lowest=1, highest=20, clauses=("KT-W-01A",)),
    Parameter("distance", "inches", "quick-kill-range", 6.0, lowest=0.1, highest=LONGEST, clauses=("KT-S-306A",)),
    special_rules(*SHOT_RULES),
    Parameter("moved", "flag", "quick-kill-moved", False, clauses=("KT-W-02A", "KT-W-05A")),
    Parameter("snap", "flag", "quick-kill-snap", False, clauses=("KT-S-306F",)),
    Parameter("cover", "word", "quick-kill-cover", "none", choices=tuple(COVERS), clauses=("KT-S-305F", "KT-S-305H")),
    REACTION,
    *parameters("t", "w", "save", "invulnerable", "feel_no_pain", enemy=True),
    special_rules(*HIDING_RULES, enemy=True),
    *parameters("save"),
    *whose(),
)  # fmt: skip
OF_ENEMY = ("t", "w", "save", "invulnerable", "feel_no_pain", "rules")
"""Numbers that matter to a shot."""


def shot(given: Given) -> Prepared | list[Problem]:
    """All shots of one weapon in one turn at an enemy in the open or in cover."""
    shooter = fielded({name: value for name, value in given.items() if name not in ("s", "rules")}, FIGHTER)
    enemy = fielded(given, ENEMY, HIDING_RULES)
    weapon = _gun(given, shooter)
    if weapon is None:
        return [Problem(("fighter",), "quick-kill-no-gun", {"value": given[FIGHTER]}, ("KT-S-306A",))]
    reach = TEMPLATE if "template" in weapon.get("rules", ()) else weapon["range"]
    if given["distance"] > reach:
        values = {"value": given["distance"], "weapon": weapon["name"], "range": reach}
        return [Problem(("distance",), "quick-kill-out-of-range", values, ("KT-S-306A",))]
    barred = _barred(given, weapon, shooter)
    if barred:
        return barred
    shooter.entry["weapons"] = [weapon]
    places = face_to_face(shooter.radius, enemy.radius, given["distance"])
    state = {"moved": "moved" if given["moved"] else "", "regrouped": given["snap"]}
    scenario = battle_of(
        [shooter.copy(FIGHTER, tuple(places.attacker), **state)],
        [enemy.copy(ENEMY, tuple(places.target))],
        "shooting",
        table={"size": places.size},
        terrain=_cover(given["cover"], places.target[1] - enemy.radius),
        watch=[
            *(["enemy.wounds"] if enemy.numbers["w"] != 1 else []), "enemy.destroyed",
            *([f"{FIGHTER}.destroyed"] if "gets_hot" in weapon.get("rules", ()) else []),
        ],
    )  # fmt: skip
    choices = (("pick", FIGHTER), ("shoot", ENEMY, weapon["name"]))
    return Prepared(scenario, choices, _settled(given, shooter, enemy, weapon))


def _barred(given: Given, weapon: dict[str, Any], shooter: Fielded) -> list[Problem]:
    """Why the weapon cannot be fired so at all."""
    stands = not given["moved"] or "relentless" in stat(shooter.entry, "rules")
    is_aimed = not (weapon.get("blast") or "template" in weapon.get("rules", ()))
    if weapon["type"] == "ordnance" and not stands:
        return [Problem(("moved",), "quick-kill-must-stand", {"weapon": weapon["name"]}, ("KT-W-06B",))]
    if not is_aimed and (given["snap"] or (weapon["type"] == "heavy" and not stands)):
        name = "snap" if given["snap"] else "moved"
        return [Problem((name,), "quick-kill-no-snap", {"weapon": weapon["name"]}, ("KT-S-306G",))]
    return []


def _gun(given: Given, shooter: Fielded) -> dict[str, Any] | None:
    """The weapon as it is told, else the first that the shooter has; None without any."""
    carried = guns_of(shooter)
    if "gun" in given:
        carried = [{"name": given["gun"], **shipped()["weapons"][given["gun"]]}]
    if not carried:
        return None
    changes = {
        of: given[name] for name, of in (("s", "S"), ("ap", "AP"), ("shots", "shots")) if name in given
    }
    weapon = {**carried[0], **changes}
    if "shots" in given and weapon["type"] in ("rapid_fire", "salvo"):
        weapon["type"] = "assault"
    if "rules" in given:
        kept = [rule for rule in weapon.get("rules", ()) if typed(rule) not in SHOT_RULES]
        weapon["rules"] = [*kept, *map(written, given["rules"])]
    return weapon


def _cover(kind: str, front: float) -> list[dict[str, Any]]:
    """What hides enough of the target, right before its front."""
    if not COVERS[kind]:
        return []
    high = front - BEFORE
    return [piece("cover", MIDDLE - WIDE, high - THICK, MIDDLE + WIDE, high, WAIST, COVERS[kind])]


def _settled(given: Given, shooter: Fielded, enemy: Fielded, weapon: dict[str, Any]) -> dict[str, Any]:
    numbers: dict[str, Any] = {
        **given, "bs": shooter.numbers["bs"], "gun": weapon["name"], "s": weapon["S"], "ap": weapon.get("AP", 0),
        "shots": given.get("shots", weapon.get("shots", 1)),
        "rules": tuple(sorted(rule for rule in map(typed, weapon.get("rules", ())) if rule in SHOT_RULES)),
    }  # fmt: skip
    numbers |= {called(ENEMY, name): enemy.numbers[name] for name in OF_ENEMY if name in enemy.numbers}
    if "gets_hot" in numbers["rules"] and "save" in shooter.numbers:
        numbers["save"] = shooter.numbers["save"]
    usual = {"cover": "none", "reaction": "none", "ap": 0}
    if weapon["type"] in ("rapid_fire", "salvo"):
        del numbers["shots"]
    return {name: value for name, value in said(numbers).items() if usual.get(name, "") != value}


QUESTION = QuickQuestion(
    "shot", "quick-kill-shot", PARAMETERS, shot, ("enemy.destroyed", "enemy.wounds"), "end_of_action"
)
