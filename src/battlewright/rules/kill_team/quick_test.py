"""`quick kill_team test`: one test of Leadership or Initiative: a rout, Morale, a climb, a jump."""

from __future__ import annotations

from typing import Any

from battlewright.core.requests import Option
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.kill_team.climbing import DOWN
from battlewright.rules.kill_team.quick_fight import FOUGHT
from battlewright.rules.kill_team.quick_models import ENEMY, FIGHTER, Fielded, Given, fielded, said
from battlewright.rules.kill_team.quick_places import MIDDLE, Place, battle_of, piece, ring
from battlewright.rules.kill_team.quick_words import PLAIN, STAND_RULES, parameters, special_rules, whose

HIGHEST = 12.0
"""Of what is climbed or jumped from, in inches."""
BY_CONDITIONS = 3
"""The greatest difference that a charge, a banner and five times as many models make."""
MOST = 10
FAR = 8.0
"""Inches to somebody who has nothing to do with the test."""
RULES = ("lightning_reflexes", *STAND_RULES[1:5])

PARAMETERS = (
    Parameter("kind", "word", "quick-kill-kind", "rout", choices=("rout", "morale", "climb", "jump"),
              clauses=("KT-S-302D", "KT-S-302F")),
    *parameters("ld", "i"),
    Parameter("difference", "whole", "quick-kill-difference", 1, lowest=1, highest=MOST, clauses=("KT-F-01A",)),
    *parameters("i", enemy=True),
    Parameter("height", "inches", "quick-kill-height", 3.0, lowest=1.1, highest=HIGHEST,
              clauses=("KT-M-03A", "KT-M-04A")),
    *parameters("t", "w", "save", "invulnerable", "feel_no_pain"),
    special_rules(*RULES),
    *whose()[:1],
)  # fmt: skip
OF_KIND = {
    "rout": ("ld",), "morale": ("ld", "i", "rules"), "climb": ("i", "rules"),
    "jump": ("i", "t", "w", "save", "invulnerable", "feel_no_pain", "rules"),
}  # fmt: skip
ALSO = {"rout": (), "morale": ("difference", "enemy_i"), "climb": ("height",), "jump": ("height",)}
"""Numbers that matter to each kind of test: of the model, and others."""


def test(given: Given) -> Prepared | list[Problem]:
    """One test, with what comes of it."""
    one, enemy = fielded(given, FIGHTER, RULES), fielded({**given, ENEMY: PLAIN}, ENEMY)
    made = {"rout": _rout, "morale": _morale, "climb": _climb, "jump": _jump}[given["kind"]]
    scenario, choices = made(given, one, enemy)
    numbers: dict[str, Any] = {
        name: one.numbers[name] for name in OF_KIND[given["kind"]] if name in one.numbers
    }
    numbers |= {name: given[name] for name in ALSO[given["kind"]] if name in given}
    if given["kind"] == "morale":
        numbers |= {"ld": given.get("ld", one.numbers["ld"]), "enemy_i": enemy.numbers["i"]}
    return Prepared(scenario, choices, said({**numbers, "kind": given["kind"], FIGHTER: given[FIGHTER]}))


Made = tuple[dict[str, Any], tuple[Option, ...]]


def _rout(given: Given, one: Fielded, enemy: Fielded) -> Made:
    """Half of a team is gone at the start of its turn; who is left leads it."""
    one.entry["stats"]["is_leader"] = True
    own = [one.copy(FIGHTER, (MIDDLE, FAR)), enemy.copy("fallen", (FAR, FAR), destroyed=True)]
    scenario = battle_of(
        own, [enemy.copy(ENEMY, (MIDDLE, 2 * MIDDLE - FAR))], "start",
        stop={"step": "turn.fall_back"}, watch=[f"{FIGHTER}.passed"],
    )  # fmt: skip
    return scenario, ()


def _morale(given: Given, one: Fielded, enemy: Fielded) -> Made:
    """A fight in which nobody strikes, so that a charge, a banner and numbers make the difference."""
    points = min(given["difference"], BY_CONDITIONS)
    if "stubborn" not in one.entry["stats"].get(
        "rules", ()
    ):  # the rest comes off Leadership, which is the same
        one.entry["stats"]["Ld"] = max(0, one.numbers["ld"] - (given["difference"] - points))
    one.entry["stats"] |= {"WS": 0, "is_leader": False, "banner": False}
    one.entry["weapons"] = ["knife"]
    enemy.entry["stats"] |= {"WS": 0, "banner": points > 1}
    places: list[Place] = ring(5 if points > 2 else 1, enemy.radius, one.radius) or []
    own = [one.copy(FIGHTER, (MIDDLE, MIDDLE))]
    winners = [
        enemy.copy(f"{ENEMY}{n}" if n else ENEMY, place, charged=True) for n, place in enumerate(places)
    ]
    watch = [f"{FIGHTER}.passed", f"{FIGHTER}.destroyed"]
    return battle_of(own, winners, "fight", "B", stop=FOUGHT, watch=watch), ()


def _climb(given: Given, one: Fielded, enemy: Fielded) -> Made:
    """Up onto a ledge right before the model."""
    ledge = piece("ledge", MIDDLE - 4, MIDDLE, MIDDLE + 4, MIDDLE + 4, given["height"], "floor")
    one.entry["stats"]["M"] = 12
    own = one.copy(FIGHTER, (MIDDLE, MIDDLE - one.radius))
    return _moving(own, enemy, ledge, [f"{FIGHTER}.passed"]), (("climb", FIGHTER, "ledge"),)


def _jump(given: Given, one: Fielded, enemy: Fielded) -> Made:
    """Down from the rim of a ledge."""
    ledge = piece("ledge", MIDDLE - 4, MIDDLE, MIDDLE + 4, MIDDLE + 4, given["height"], "floor")
    own = one.copy(FIGHTER, (MIDDLE, MIDDLE + one.radius, given["height"]))
    watch = [f"{FIGHTER}.passed", f"{FIGHTER}.destroyed"]
    if one.numbers["w"] != 1:
        watch.append(f"{FIGHTER}.wounds")
    return _moving(own, enemy, ledge, watch), (("jump", FIGHTER, DOWN),)


def _moving(own: dict[str, Any], enemy: Fielded, ledge: dict[str, Any], watch: list[str]) -> dict[str, Any]:
    far = enemy.copy(ENEMY, (FAR, 2 * MIDDLE - FAR))
    return battle_of(
        [own], [far], "movement", terrain=[ledge], stop={"step": "movement_phase.move_next"}, watch=watch
    )


QUESTION = QuickQuestion(
    "test", "quick-kill-test", PARAMETERS, test, (f"{FIGHTER}.passed", f"{FIGHTER}.destroyed", f"{FIGHTER}.wounds"),
)  # fmt: skip
