"""`quick kill_team fight`: one fight of models against models, both ways, with result, Morale and pursuit."""

from __future__ import annotations

from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.kill_team.charge import NO_MORE
from battlewright.rules.kill_team.quick_models import (
    ENEMY,
    FIGHTER,
    Entry,
    Fielded,
    Given,
    arm,
    called,
    fielded,
    said,
)
from battlewright.rules.kill_team.quick_places import APART, MIDDLE, Place, battle_of, piece, ranks, ring
from battlewright.rules.kill_team.quick_words import (
    BLOW_RULES,
    STAND_RULES,
    how_many,
    parameters,
    played,
    special_rules,
    whose,
)
from battlewright.table.lengths import as_inches, mm

MOST = 5
RULES = (*BLOW_RULES, *STAND_RULES)
OF_BOTH = (
    "ws", "s", "t", "w", "i", "a", "ld", "weapon", "two_weapons", "ap", "save", "invulnerable", "feel_no_pain",
    "banner",
)  # fmt: skip
CAME = {"nobody": {}, "own": {FIGHTER: "charged"}, "enemy": {ENEMY: "charged"},
        "counter": {FIGHTER: "counter_charged", ENEMY: "charged"},
        "enemy_counter": {ENEMY: "counter_charged", FIGHTER: "charged"}}  # fmt: skip
"""Who has come into contact this turn: by ids what they have done."""
WAYS = {"open": "", "climb": "climbed", "dive": "dived", "difficult": "slowed"}
"""How a charge went, with what a model has then done."""
FOUGHT = {"step": "fight.end_fight"}
"""All have struck and tested, and who was caught is dead; who got away has not moved yet."""
FAR_OFF, NEARLY, BASE = 2.0, 6.0, 25
"""Of bystanders: inches from two edges of the table and from each other, and the base in millimetres."""
LONG, TALL = 8.0, 0.1
"""Inches of the walls beside a row that has supporters."""

PARAMETERS = (
    *parameters(*OF_BOTH),
    special_rules(*RULES),
    how_many(MOST),
    Parameter("supporters", "whole", "quick-kill-supporters", 0, highest=MOST, clauses=("KT-SUPATT-05",)),
    Parameter("charge", "word", "quick-kill-charge", "nobody", choices=tuple(CAME),
              clauses=("KT-S-309L", "KT-RESULT-05", "KT-COUNTER-06")),
    Parameter("way", "word", "quick-kill-way", "open", choices=tuple(WAYS),
              clauses=("KT-CLIMB-08", "KT-AERIAL-09", "KT-S-308E")),
    Parameter("later_round", "flag", "quick-kill-later-round", False, clauses=("KT-S-310F", "KT-S-310D")),
    *parameters(*OF_BOTH, enemy=True),
    special_rules(*RULES, enemy=True),
    how_many(MOST, enemy=True),
    played("play", "A"),
    played("enemy_play", "B"),
    *whose(),
)  # fmt: skip


def fight(given: Given) -> Prepared | list[Problem]:
    """All in contact, at the beginning of the Fight sub-phase of the side that has charged."""
    problems = _at_odds(given)
    if problems:
        return problems
    sides = [arm(fielded(given, id, RULES), given, id) for id in (FIGHTER, ENEMY)]
    places = _places(given, *sides)
    if places is None:
        values = {"models": given["models"], "enemies": given["enemy_models"]}
        return [Problem(("models",), "quick-kill-no-room", values)]
    own_side, other_side = (
        _stood(given, one, id, where) for one, id, where in zip(sides, (FIGHTER, ENEMY), places, strict=True)
    )
    did = CAME[given["charge"]].get(FIGHTER, "")
    for n, (x, y) in enumerate(places[0][: given["supporters"]], 1):
        behind = (x, y - 2 * sides[0].radius)
        own_side.append(sides[0].copy(f"supporter{n}", behind, charged=did == "charged"))
    idle, came = bystanders(sides[0].entry), CAME[given["charge"]]
    scenario = battle_of(
        [*own_side, idle[0]], [*other_side, idle[1]], "charge", "B" if came.get(ENEMY) == "charged" else "A",
        terrain=_bars(places[0], sides[0].radius) if given["supporters"] else [],
        policy={**weapons_told(given), "never": ["charge"]}, stop=FOUGHT, watch=_watched(given),
    )  # fmt: skip
    is_solved = "best" in (given["play"], given["enemy_play"])  # then the first question is one of the fight
    return Prepared(scenario, (NO_MORE,) if is_solved else (), _settled(given, *sides))


def bystanders(entry: Entry, apart: float = NEARLY) -> tuple[Entry, Entry]:
    """Two enemies far off, so many inches apart, who harm nobody.

    They could charge, so the sub-phase begins with a question: what follows it without any dice is watched as well.
    """
    stats = {"WS": 0, "is_leader": False, "banner": False, "rules": [], "base": BASE}
    one = {**entry, "stats": stats, "weapons": ["knife"], "at": [FAR_OFF, FAR_OFF]}
    beside = [FAR_OFF + as_inches(mm(BASE)) + apart, FAR_OFF]
    return {**one, "id": "bystander"}, {**one, "id": "other_bystander", "at": beside}


def weapons_told(given: Given) -> dict[str, Any]:
    """Let models strike with the weapons that are told, whatever they hold beside."""
    told = {"A": given.get("weapon"), "B": given.get("enemy_weapon")}
    return {side: [f"weapon {name}"] for side, name in told.items() if name}


def _at_odds(given: Given) -> list[Problem]:
    """What does not go together."""
    if given["way"] != "open" and "charged" not in CAME[given["charge"]].values():
        values = {"value": given["way"]}
        return [Problem(("way",), "quick-kill-no-charge", values, ("KT-CLIMB-01", "KT-AERIAL-01"))]
    if given["later_round"] and given["charge"] != "nobody":
        values = {"value": given["charge"]}
        return [Problem(("later_round",), "quick-kill-already-there", values, ("KT-RUL-03",))]
    own_models, enemies = given["models"], given["enemy_models"]
    values = {"models": own_models, "enemies": enemies}
    if abs(own_models - enemies) > 1 and (given["supporters"] or min(own_models, enemies) > 1):
        id = "quick-kill-no-row" if given["supporters"] else "quick-kill-no-formation"
        return [Problem(("models",), id, values)]
    if given["supporters"] > own_models:
        values = {"value": given["supporters"], "models": own_models}
        return [Problem(("supporters",), "quick-kill-no-supporters", values, ("KT-SUPATT-01",))]
    return []


def _places(given: Given, one: Fielded, enemy: Fielded) -> tuple[list[Place], list[Place]] | None:
    """Places of both sides: many all round one, or two rows."""
    own_models, enemies = given["models"], given["enemy_models"]
    centre = [(MIDDLE, MIDDLE)]
    if abs(own_models - enemies) <= 1:
        return ranks(own_models, enemies, one.radius, enemy.radius)
    if enemies == 1:
        around = ring(own_models, one.radius, enemy.radius)
        return None if around is None else (around, centre)
    around = ring(enemies, enemy.radius, one.radius)
    return None if around is None else (centre, around)


def _stood(given: Given, one: Fielded, id: str, places: list[Place]) -> list[Entry]:
    """The models of a side with what they have done this turn."""
    state: dict[str, Any] = {"fought": given["later_round"]}
    did = CAME[given["charge"]].get(id)
    if did:
        state[did] = True
        if did == "charged" and given["way"] != "open":
            state[WAYS[given["way"]]] = True
    return [one.copy(id if not n else f"{id}{n + 1}", place, **state) for n, place in enumerate(places)]


def _bars(row: list[Place], radius: float) -> list[dict[str, Any]]:
    """What keeps those behind a row from coming round it."""
    left, right = row[0][0] - radius - APART, row[-1][0] + radius + APART
    low, high = MIDDLE - APART, MIDDLE + APART
    return [
        piece("left_wall", left - LONG, low, left, high, TALL, "impassable"),
        piece("right_wall", right, low, right + LONG, high, TALL, "impassable"),
    ]


def watched(many: bool, id: str, side: str, *names: str) -> list[str]:
    """What is told of a side: of one model itself, of several how many."""
    return [f"count({side}.{name})" if many else f"{id}.{name}" for name in names]


def _watched(given: Given) -> list[str]:
    crowd, others = given["models"] + given["supporters"] > 1, given["enemy_models"] > 1
    dead = watched(others, ENEMY, "B", "destroyed") + watched(crowd, FIGHTER, "A", "destroyed")
    fleeing = watched(others, ENEMY, "B", "falling_back") + watched(crowd, FIGHTER, "A", "falling_back")
    return [*dead, *RESULTS, *fleeing]


RESULTS = ("P(A.result > B.result)", "P(A.result < B.result)")
"""Which side wins the fight."""


def _settled(given: Given, one: Fielded, enemy: Fielded) -> dict[str, Any]:
    numbers: dict[str, Any] = {**given, **one.numbers}
    numbers |= {called(ENEMY, name): value for name, value in enemy.numbers.items()}
    usual = {
        "supporters": 0, "way": "open", "play": "usual", "enemy_play": "usual", "models": 1, "enemy_models": 1,
    }  # fmt: skip
    return {name: value for name, value in said(numbers).items() if value != usual.get(name, "")}


QUESTION = QuickQuestion(
    "fight", "quick-kill-fight", PARAMETERS, fight,
    ("enemy.destroyed", "fighter.destroyed", *RESULTS, "enemy.falling_back", "fighter.falling_back"),
    aim={"side": "A", "maximise": "P(A.result > B.result)"},
)  # fmt: skip
