"""The shipped scenarios and the texts of new ones."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from battlewright.core.errors import BattlewrightError
from battlewright.core.requests import Choose
from battlewright.scenario.library import shipped, starter_text
from battlewright.scenario.load import Scenario, check, load, position
from battlewright.table.terrain import Feature

NAMES = [name for name in shipped() if not name.startswith("table/")]


def test_scenarios_of_rulesets_are_shipped_and_tables_without_a_game() -> None:
    assert list(shipped())[:3] == ["redroll/duel", "redroll/skirmish", "redroll/starter"]
    assert list(shipped())[: len(NAMES)] == NAMES
    assert {name.partition("/")[0] for name in NAMES} == {"redroll", "hordes", "ninth_age", "kill_team"}
    assert len(shipped()) >= len(NAMES) + 10


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_scenario_begins_with_a_decision(name: str) -> None:
    assert check(shipped()[name]) == []
    assert isinstance(position(load(shipped()[name])).pending, Choose)


def hides_answers(policy: Any, aim: Any) -> bool:
    """Whether whoever has the aim follows a list of commands, so that no other answer is followed to its end."""
    return bool(aim and policy) and isinstance(policy.get(aim["side"]), list)


@pytest.mark.parametrize("name", NAMES)
def test_no_shipped_scenario_hides_the_answer_that_its_aim_asks_for(name: str) -> None:
    scenario = load(shipped()[name])
    assert not hides_answers(scenario.policy, scenario.aim)


@pytest.mark.parametrize("ruleset", ["redroll", "hordes", "kill_team"])
def test_no_new_scenario_hides_the_answer_that_its_aim_asks_for(ruleset: str) -> None:
    written = yaml.safe_load(starter_text(ruleset, "en"))
    assert written["aim"] and not hides_answers(written.get("policy"), written["aim"])


def test_a_new_scenario_of_hordes_has_the_rulings_of_the_shipped_ones() -> None:
    new, shipped_one = load(starter_text("hordes", "en")), load(shipped()["hordes/throw_at_warlock"])
    assert position(new).rules.rulings == position(shipped_one).rules.rulings


@pytest.mark.parametrize("name", ["redroll/skirmish", "redroll/starter"])
def test_both_sides_have_the_same_models_on_mirrored_ground(name: str) -> None:
    scenario = load(shipped()[name])
    depth = scenario.setup.table.depth
    near, far = scenario.setup.sides
    assert [(p.profile, p.at[0], p.at[1]) for p in near if p.at] == [
        (p.profile, p.at[0], depth - p.at[1]) for p in far if p.at
    ]
    assert sorted(map(outline, scenario.setup.table.features)) == sorted(mirrored_outlines(scenario))


def outline(feature: Feature) -> tuple[tuple[str, ...], int, tuple[int, int, int, int]]:
    return (feature.traits, feature.top, feature.bounds)


def mirrored_outlines(scenario: Scenario) -> list[tuple[tuple[str, ...], int, tuple[int, int, int, int]]]:
    depth = scenario.setup.table.depth
    boxes = [(f.traits, f.top, f.bounds) for f in scenario.setup.table.features]
    return [
        (traits, top, (left, depth - high, right, depth - low))
        for traits, top, (left, low, right, high) in boxes
    ]


@pytest.mark.parametrize("ruleset", ["redroll", "hordes"])
def test_the_starter_battle_is_of_the_size_that_bars_are_measured_on(ruleset: str) -> None:
    setup = load(shipped()[f"{ruleset}/starter"]).setup
    assert [len(side) for side in setup.sides] == [12, 12]
    assert len(setup.table.features) == 8


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("ruleset", ["redroll", "hordes", "kill_team"])
def test_a_new_scenario_loads_without_findings(ruleset: str, lang: str) -> None:
    assert check(starter_text(ruleset, lang)) == []


@pytest.mark.parametrize("ruleset", ["redroll", "hordes", "kill_team"])
def test_new_scenarios_differ_in_their_comments_only(ruleset: str) -> None:
    english, russian = (starter_text(ruleset, lang) for lang in ("en", "ru"))
    assert yaml.safe_load(english) == yaml.safe_load(russian)
    assert english != russian


def test_an_unknown_ruleset_or_language_has_no_new_scenario() -> None:
    for arguments in [("chess", "en"), ("redroll", "la")]:
        with pytest.raises(BattlewrightError):
            starter_text(*arguments)


def test_a_faulty_model_may_still_be_the_active_one() -> None:
    text = shipped()["redroll/duel"].read_text(encoding="utf-8").replace("at: [18, 18]", "at: [18, x]")
    assert [f.field for f in check(text)] == ["sides.A.models[0].at[1]"]


def test_the_finding_of_a_ruleset_suggests_what_is_near() -> None:
    text = (
        shipped()["redroll/duel"]
        .read_text(encoding="utf-8")
        .replace("weapons: [knife]", "weapons: [knive]", 1)
    )
    (finding,) = check(text)
    assert (finding.field, finding.values["closest"]) == ("sides.A.models[0].weapons[0]", "knife")
