"""`quick hordes throw`: a throw with one hand or two, with nothing, an obstruction or a model behind the victim."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import (
    FaceToFace,
    Parameter,
    Prepared,
    QuickQuestion,
    Value,
    face_to_face,
)
from battlewright.rules.hordes.quick_models import (
    ARMOUR,
    BASES,
    BOXES,
    DEFENCE,
    DOWN,
    FURY,
    SPIRAL,
    STILL,
    TOUGH,
    Fighter,
    Given,
    battle_of,
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

APART = 0.25
"""Inches between thrower and victim."""
NOTHING, WALL = "nothing", "obstruction"
OUT_OF_THE_WAY = [2.0, 2.0]
"""Where another model stands that has nothing to do with it."""
BEHIND = ("behind_def", "behind_arm", "behind_boxes")
ROOM = 12.0
"""Inches of table behind the victim, more than anybody throws."""
FISTS = ({"name": "left", "kind": "melee", "POW": 0, "effects": ["open_fist"]},
         {"name": "right", "kind": "melee", "POW": 0, "effects": ["open_fist"]})  # fmt: skip

PARAMETERS = (
    Parameter("hands", "whole", "quick-hordes-hands", 1, lowest=1, highest=2, clauses=("HRD-2THROW-05",)),
    Parameter("mat", "whole", "quick-hordes-mat", highest=20, clauses=("HRD-THROW-04", "HRD-2THROW-04")),
    DEFENCE,
    Parameter("str", "whole", "quick-hordes-str", lowest=1, highest=20, clauses=("HRD-THROW-05", "HRD-THROWDMG-03")),
    Parameter("target_str", "whole", "quick-hordes-target-str", lowest=1, highest=20, clauses=("HRD-THROW-05",)),
    ARMOUR,
    BOXES,
    FURY,
    spending(clauses=("HRD-R-209D", "HRD-THROWDMG-05")),
    Parameter("base", "word", "quick-hordes-base", choices=tuple(BASES), clauses=("HRD-THROW-02", "HRD-THROW-11")),
    Parameter("target_base", "word", "quick-hordes-target-base", choices=tuple(BASES),
              clauses=("HRD-THROW-02", "HRD-THROW-11")),
    Parameter("behind", "word", "quick-hordes-behind", NOTHING, choices=(NOTHING, WALL, *BASES),
              clauses=("HRD-THROW-17", "HRD-THROW-20")),
    Parameter("gap", "inches", "quick-hordes-gap", 2.0, highest=10.0, clauses=("HRD-THROW-14", "HRD-2THROW-13")),
    Parameter("at_it", "flag", "quick-hordes-at-it", False, clauses=("HRD-2THROW-09",)),
    Parameter("behind_def", "whole", "quick-hordes-behind-def", 12, highest=30, clauses=("HRD-2THROW-13",)),
    Parameter("behind_arm", "whole", "quick-hordes-behind-arm", 15, highest=40, clauses=("HRD-COLL-02",)),
    Parameter("behind_boxes", "whole", "quick-hordes-behind-boxes", 1, lowest=1, clauses=("HRD-COLL-02",)),
    DOWN,
    STILL,
    TOUGH,
    SPIRAL,
    *model_parameters("wolf_alpha", "wolf_brute"),
)  # fmt: skip


def throw(given: Given) -> Prepared | list[Problem]:
    """A throw straight away from the thrower, or at the model behind."""
    attacker, target = striker(given), victim(given)
    if isinstance(attacker, list) or isinstance(target, list):
        return problems_of(attacker, target)
    problems = _unfit(given, attacker)
    if problems:
        return problems
    change(attacker, given, mat="MAT", str="STR")["weapons"] = list(FISTS)
    change(target, given, target_str="STR")
    for fighter, name in ((attacker, "base"), (target, "target_base")):
        change(fighter, {name: BASES[given[name]]} if name in given else {}, **{name: "base"})
    places = face_to_face(radius(attacker), radius(target), APART)
    attacker["at"] = places.attacker
    target |= {"at": places.target, "facing": 180}
    verb = ("throw", "two_hand_throw")[given["hands"] - 1]
    thrown = "throw_at other" if given["at_it"] else "direction 0"
    need, bonus = stat(target, "DEF") - stat(attacker, "MAT"), stat(attacker, "STR") - stat(target, "ARM")
    windows = windows_of(given["spend"], attacker, need, bonus)
    other, more = _behind(given, target, places)
    scenario = battle_of(attacker, [target, other], policy={"A": [thrown], "windows": windows}, **more)
    used = {
        **settled(given, attacker, target), **_bases(attacker, target),
        "mat": stat(attacker, "MAT"), "str": stat(attacker, "STR"), "target_str": stat(target, "STR"),
    }  # fmt: skip
    idle = () if given["behind"] in BASES else BEHIND if given["behind"] == WALL else (*BEHIND, "gap")
    return Prepared(scenario, ((verb, "target"),), {n: v for n, v in used.items() if n not in idle})


def _unfit(given: Given, attacker: Fighter) -> list[Problem]:
    found = []
    if given["at_it"] and (given["hands"] == 1 or given["behind"] in (NOTHING, WALL)):
        found.append(
            Problem(("at_it",), "quick-hordes-nobody-to-throw-at", {"value": "yes"}, ("HRD-2THROW-09",))
        )
    if not points_of(attacker):
        found.append(Problem(("fury",), "quick-hordes-no-throw", {"value": 0}, ("HRD-R-209B",)))
    return found


def _behind(given: Given, target: Fighter, places: FaceToFace) -> tuple[Fighter, dict[str, Any]]:
    """Another model, and the table, on which it or an obstruction stands so many inches behind the target."""
    x, y = places.target
    y += radius(target) + given["gap"]
    size = [places.size[0], max(places.size[1], y + ROOM)]
    other = Fighter(id="other", profile="shield", stats={}, at=OUT_OF_THE_WAY)
    change(other, given, behind_def="DEF", behind_arm="ARM", behind_boxes="boxes")
    more: dict[str, Any] = {"table": {"size": size}}
    if given["behind"] == WALL:
        corners = [[x - 20, y], [x + 20, y], [x + 20, y + 1], [x - 20, y + 1]]
        traits = ["obstruction", "impassable", "solid"]
        more["terrain"] = [{"id": "wall", "shape": {"polygon": corners}, "height": 5, "traits": traits}]
    elif given["behind"] != NOTHING:
        other["stats"]["base"] = BASES[given["behind"]]
        other |= {"at": [x, y + radius(other)], "facing": 180}
        more["watch"] = [*THROWN, *OTHER]
    return other, more


def _bases(attacker: Fighter, target: Fighter) -> dict[str, Value]:
    names = {base: name for name, base in BASES.items()}
    return {"base": names[stat(attacker, "base")], "target_base": names[stat(target, "base")]}


THROWN = ("target.thrown", "target.wounds_lost", "target.knocked_down", "target.destroyed")
OTHER = ("other.destroyed", "other.wounds_lost", "other.knocked_down")

QUESTION = QuickQuestion(
    "throw", "quick-hordes-throw", PARAMETERS, throw, THROWN, stop="end_of_action",
    aim={"side": "A", "maximise": "target.wounds_lost"},
)  # fmt: skip
