"""The published schemas are valid, and what travels agrees with them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
import yaml
from jsonschema import Draft202012Validator

from battlewright.chance import D6, at_least
from battlewright.core.people import Amend, Concede, Draw, Sealed
from battlewright.core.position import Event
from battlewright.core.requests import Both, Choose, Roll
from battlewright.rules.library import NAMES, game
from battlewright.scenario.library import shipped, starter_text
from battlewright.scenario.load import load
from battlewright.scenario.messages import message
from battlewright.scenario.schema import KINDS, Kind, schema


def accepts(kind: Kind, data: Any) -> bool:
    return Draft202012Validator(schema(kind, "redroll")).is_valid(data)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("kind", KINDS)
def test_each_schema_is_a_schema(kind: Kind) -> None:
    made = schema(kind, "redroll")
    Draft202012Validator.check_schema(made)
    assert made["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert json.loads(json.dumps(made)) == made


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError):
        schema("saves", "redroll")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["redroll/duel", "redroll/skirmish", "redroll/starter"])
def test_shipped_scenarios_agree_with_the_schema(name: str) -> None:
    assert accepts("scenario", load(shipped()[name]).data)


def test_the_new_scenario_agrees_and_changes_of_it_do_not() -> None:
    data = yaml.safe_load(starter_text())
    data["rulings"] = {"symbols": "off"}  # `off` is a word in scenarios, not in this reader's YAML
    assert accepts("scenario", data)
    for wrong in [
        {"rulings": {"symbols": "maybe"}},
        {"rulings": {"nothing": 1}},
        {"extra": 1},
        {"battlewright": 2},
        {"stop": "end_of_time"},
        {"terrain": [{"id": "x", "shape": {"disc": [1, 1]}}]},
        {"sides": {"A": {"models": [{"id": "x", "profile": "dragon"}]}, "B": {"models": []}}},
        {"sides": {"A": {"models": [{"id": "x", "profile": "brute", "wounds": 1}]}, "B": {"models": []}}},
    ]:
        assert not accepts("scenario", {**data, **wrong}), wrong


def test_the_scenario_schema_names_rulings_and_quantities() -> None:
    properties = schema("scenario", "redroll")["properties"]
    assert properties["rulings"]["properties"]["ap"]["minimum"] == 1
    assert "attack.result" in properties["watch"]["description"]


CHOICE = Choose(
    0, "ask-activate", "chosen", (("activate", "ann"), ("end",)), default=("end",), clauses=("AP-R-33",)
)
ROLL = Roll(1, "hit", "face", at_least((D6, D6), 9), ("AP-SHOOT-04",), {"need": 4})


@pytest.mark.parametrize("request_", [CHOICE, ROLL, Both((CHOICE, CHOICE))])
def test_requests_agree_with_the_schema(request_: Choose | Roll | Both) -> None:
    assert accepts("requests", plain(message(request_)))


def test_a_request_says_who_what_and_with_which_dice() -> None:
    assert plain(message(ROLL)) == {
        "request": "roll",
        "player": 1,
        "purpose": "hit",
        "dice": [{"faces": [1, 2, 3, 4, 5, 6], "count": 2}],
        "clauses": ["AP-SHOOT-04"],
        "values": {"need": 4},
    }
    assert plain(message(CHOICE))["options"] == [["activate", "ann"], ["end"]]
    assert not accepts("requests", {"request": "roll"})


PEOPLE = [Concede(0), Draw(), Sealed(1, ("hold",)), Amend("a slip", ({},))]


@pytest.mark.parametrize("answer", [("melee", "wolf", "axe"), ("at", 25_400, 0), (3, 9), (), *PEOPLE])
def test_answers_agree_with_the_schema(answer: Any) -> None:
    assert accepts("answers", plain(answer))


@pytest.mark.parametrize("data", ["melee", 3, [3, "x"], {"type": "win"}])
def test_other_things_are_no_answers(data: Any) -> None:
    assert not accepts("answers", data)


def test_events_agree_with_the_schema() -> None:
    assert accepts("events", plain([Event("event-attack", {"model": "ann"}, ("AP-MELEE-13",))]))
    assert not accepts("events", [{"id": "event-attack"}])


ODDS: dict[str, Any] = {
    "method": "exact",
    "source": "cold",
    "policy": {"A": "default"},
    "error_bound": 2e-15,
    "stop": "end_of_action",
    "positions": 912,
    "quantities": {"wolf.damage": {"mean": "41/10", "pmf": [[0, "31/100"], [[1, True], 0.69]]}},
    "options": [{"answer": "melee wolf axe", "value": 0.41, "regret": 0.0}],
}


def test_odds_agree_with_the_schema() -> None:
    assert accepts("odds", ODDS)
    assert accepts("odds", {**ODDS, "method": "sampled", "trials": 1000})
    assert not accepts("odds", {**ODDS, "method": "guessed"})
    assert not accepts("odds", {**ODDS, "quantities": {"wolf.damage": {"mean": 1, "pmf": [[0, "many"]]}}})


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_may_name_every_stop_of_its_ruleset(name: str) -> None:
    stops = [*game(name).ruleset.stops, "end_of_battle"]
    (words,) = (part["enum"] for part in stop_parts(schema("scenario", name)) if "enum" in part)
    assert set(stops) <= set(words)


def stop_parts(made: dict[str, Any]) -> list[dict[str, Any]]:
    """The alternatives of the field `stop` of a scenario, none of them nested."""
    found, parts = [], [made["properties"]["stop"]]
    while parts:
        part = parts.pop()
        parts += [*part.get("oneOf", ()), *part.get("anyOf", ())]
        found.append(part)
    return found
