"""The models of `quick hordes`: shipped profiles with other numbers, as a scenario gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Value, Waste
from battlewright.rules.hordes.profiles import SIZES, shipped
from battlewright.table.lengths import as_inches, mm

Given = Mapping[str, Any]
Fighter = dict[str, Any]
"""A model as a scenario gives it."""

PROFILES = tuple(shipped()["profiles"])
BASES = {name: base for base, name in SIZES.items()}
COPIED = ("SPD", "STR", "MAT", "RAT", "DEF", "ARM", "base")
SPIRALS = {
    "-".join(map(str, card["spiral"])): name
    for name, card in shipped()["profiles"].items()
    if "spiral" in card
}
"""A beast with each of the spirals there are: the circles of Mind, Body and Spirit."""
MODEL_RULES = ("tough", "stealth")
"""Special rules that a target has or has not."""

STEALTH = Parameter("stealth", "flag", "quick-hordes-stealth", clauses=("HRD-R-221A",))
DEFENCE = Parameter("def", "whole", "quick-hordes-def", highest=30, clauses=("HRD-RROLL-04",))
ARMOUR = Parameter("arm", "whole", "quick-hordes-arm", highest=40, clauses=("HRD-R-205I",))
BOXES = Parameter("boxes", "whole", "quick-hordes-boxes", lowest=1, clauses=("HRD-R-217A",))
SPIRAL = Parameter("spiral", "word", "quick-hordes-spiral", choices=tuple(SPIRALS), clauses=("HRD-R-217B",))
TOUGH = Parameter("tough", "flag", "quick-hordes-tough", clauses=("HRD-R-217L",))
DOWN = Parameter("knocked_down", "flag", "quick-hordes-knocked-down", False, clauses=("HRD-R-215A",))
STILL = Parameter("stationary", "flag", "quick-hordes-stationary", False, clauses=("HRD-R-216A",))
FURY = Parameter("fury", "whole", "quick-hordes-fury", highest=20, clauses=("HRD-R-218E", "HRD-R-218G"))

OVERKILL_SAID = "quick-hordes-overkill"
OVERKILL = Waste(OVERKILL_SAID, "target.damage", "target.wounds_lost")


def model_parameters(attacker: str, target: str) -> tuple[Parameter, ...]:
    """Whose numbers the two have where they are not given."""
    return (
        Parameter("attacker", "word", "quick-hordes-attacker", attacker, choices=PROFILES),
        Parameter("target", "word", "quick-hordes-target", target, choices=PROFILES),
    )


def card(fighter: Fighter) -> dict[str, Any]:
    """The shipped profile of a model."""
    found: dict[str, Any] = shipped()["profiles"][fighter["profile"]]
    return found


def stat(fighter: Fighter, name: str) -> int:
    """A statistic as the scenario has it."""
    usual = {"boxes": 1, "base": min(SIZES), "FURY": 0}.get(name, 0)
    return int(fighter["stats"].get(name, card(fighter).get(name, usual)))


def radius(fighter: Fighter) -> float:
    """Of the base, in inches."""
    return as_inches(mm(stat(fighter, "base")) // 2)


def change(fighter: Fighter, given: Given, **names: str) -> Fighter:
    """The model with the statistics that are given: their names by those of the parameters."""
    fighter["stats"] |= {statistic: given[name] for name, statistic in names.items() if name in given}
    return fighter


def striker(given: Given) -> Fighter | list[Problem]:
    """The attacker, with the points of fury that it may use: those of a warlock, or that a beast can still gain."""
    fighter = Fighter(id="attacker", profile=given["attacker"], stats={})
    kind, most = card(fighter)["kind"], stat(fighter, "FURY")
    points = given.get("fury", most)
    if kind == "beast":
        fighter["stats"]["FURY"] = max(most, points)
        fighter["fury"] = max(most, points) - points
    elif kind == "warlock":
        fighter["fury"] = points
    elif points:
        values = {"value": given["attacker"], "fury": points}
        return [Problem(("fury",), "quick-hordes-no-fury", values, ("HRD-R-218E", "HRD-R-218G"))]
    return fighter


def problems_of(*sides: Fighter | list[Problem]) -> list[Problem]:
    """All that is wrong with the models."""
    return [problem for side in sides if isinstance(side, list) for problem in side]


def points_of(fighter: Fighter) -> int:
    """The points of fury that an attacker may use."""
    if card(fighter)["kind"] == "beast":
        return stat(fighter, "FURY") - int(fighter["fury"])
    return int(fighter.get("fury", 0))


def victim(given: Given) -> Fighter | list[Problem]:
    """The target: the statistics of its profile and those given, on a model that has its boxes and special rules.

    A scenario takes special rules and spirals from profiles only, so the shipped profile is one that has them. The
    circles of a beast are boxes in a row unless the spiral is given: as many points destroy it, on fewer positions.
    """
    named = Fighter(id="target", profile=given["target"], stats={})
    own = card(named)
    spiral = given.get("spiral")
    if spiral and "boxes" in given:
        return [Problem(("spiral",), "quick-hordes-boxes-twice", {"value": spiral, "boxes": given["boxes"]})]
    wanted = {rule for rule in MODEL_RULES if given.get(rule, rule in own.get("advantages", ()))}
    bearer = SPIRALS[spiral] if spiral and not wanted else None if spiral else _bearer(wanted)
    if bearer is None:
        rules = ", ".join(("spiral",) * bool(spiral) + tuple(sorted(wanted)))
        return [Problem((min(wanted),), "quick-hordes-not-together", {"value": rules})]
    fighter = Fighter(id="target", profile=bearer, stats={name: stat(named, name) for name in COPIED})
    if not spiral:
        fighter["stats"]["boxes"] = sum(own.get("spiral", ())) or stat(named, "boxes")
    states = [name for name in ("knocked_down", "stationary") if given.get(name)]
    fighter |= {"weapons": own["weapons"], "states": states}
    return change(fighter, given, **{"def": "DEF"}, arm="ARM", boxes="boxes")


def _bearer(wanted: set[str]) -> str | None:
    """A shipped profile with boxes in a row that has these special rules and none of the others."""
    for name, own in shipped()["profiles"].items():
        if own["kind"] in ("warrior", "solo") and set(own.get("advantages", ())) & set(MODEL_RULES) == wanted:
            return str(name)
    return None


def spelled(spiral: list[int]) -> str:
    """A spiral as it is typed."""
    return "-".join(map(str, spiral))


def settled(given: Given, attacker: Fighter, target: Fighter) -> dict[str, Value]:
    """The numbers that all questions have, and what is so: of a flag that does not hold nothing is said."""
    own = card(target)
    body: dict[str, Value] = (
        {"spiral": spelled(own["spiral"])} if "spiral" in own else {"boxes": stat(target, "boxes")}
    )
    rules = {rule: rule in own.get("advantages", ()) for rule in MODEL_RULES}
    numbers = {
        **given, **body, **rules,
        "def": stat(target, "DEF"), "arm": stat(target, "ARM"), "fury": points_of(attacker),
    }  # fmt: skip
    return {name: value for name, value in numbers.items() if value is not False}


def battle_of(
    attacker: Fighter, targets: list[Fighter], friends: list[Fighter] | None = None, **more: Any
) -> dict[str, Any]:
    """The scenario: the attacker begins its activation."""
    return {
        "sides": {"A": {"models": [attacker, *(friends or [])]}, "B": {"models": targets}},
        "turn": {"round": 1, "side": "A", "active": "attacker", "phase": "activation"},
        **more,
    }
