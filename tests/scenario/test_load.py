"""What a scenario becomes: a set-up in micrometres, compiled rules, a started position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.scenario.fake import SCENARIO

from battlewright.core.requests import Choose
from battlewright.scenario.findings import ScenarioError
from battlewright.scenario.load import from_dict, load, position
from battlewright.table.lengths import INCH
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Line


def test_lengths_become_micrometres_and_angles_microdegrees() -> None:
    setup = load(SCENARIO).setup
    assert (setup.table.width, setup.table.depth) == (36 * INCH, 36 * INCH)
    wall, house = setup.table.features
    assert wall.shape == Line(((20 * INCH, 30 * INCH), (26 * INCH, 30 * INCH)), INCH // 2)
    assert (wall.base, wall.top, wall.traits) == (0, 19_050, ("obstacle", "linear", "solid"))
    assert isinstance(house.shape, Polygon)
    grey, brown = setup.sides[0]
    assert (grey.at, grey.facing) == ((10 * INCH, 10 * INCH, 0), 90_000_000)
    assert brown.state == {"states": ["stunned"], "boxes_lost": {"2": 3}}
    assert (setup.turn, setup.ends, setup.help) == ({"round": 1, "side": "A"}, {"rounds": 4}, "by_the_rules")


@pytest.mark.parametrize(("written", "facing"), [("-90", 270_000_000), ("360", 0), ("0.5", 500_000)])
def test_a_facing_is_turned_into_the_circle(written: str, facing: int) -> None:
    setup = load(SCENARIO.replace("facing: 90", f"facing: {written}")).setup
    assert setup.sides[0][0].facing == facing


def test_an_outline_may_be_closed_by_hand() -> None:
    closed = load(SCENARIO.replace("[2, 6]]", "[2, 6], [2, 2]]")).setup.table.features
    assert closed == load(SCENARIO).setup.table.features


def test_the_rest_is_as_in_the_file() -> None:
    scenario = load(SCENARIO)
    assert scenario.ruleset == "fake"
    assert scenario.rulings == {"refund": False, "die.faces": "0-9", "symbols": "off", "ap": 4}
    assert (scenario.script, scenario.dice, scenario.stop) == (("fight",), (3, 7), "end_of_action")
    assert scenario.watch[1] == "count(B.destroyed)"
    assert scenario.aim == {"side": "A", "maximise": "P(black.damage >= 3)"}
    assert scenario.policy is not None
    assert scenario.policy["windows"] == {"red_roll": "take"}


def test_what_is_left_out_has_its_default() -> None:
    text = "\n".join(
        line
        for line in SCENARIO.splitlines()
        if not line.startswith(("rul", "turn", "scr", "dice", "stop", "wat", "aim", "pol", "ends", "help"))
    )
    scenario = load(text.replace("battlewright: 1", "battlewright: 1\nruleset: fake"))
    assert (scenario.script, scenario.dice, scenario.stop, scenario.watch) == ((), None, None, ())
    assert (scenario.aim, scenario.policy, scenario.setup.turn, scenario.setup.help) == (
        None,
        None,
        {},
        "open",
    )


def test_a_model_without_a_place_is_not_placed() -> None:
    scenario = load(SCENARIO.replace("        at: [10, 20]\n", ""))
    assert scenario.setup.sides[1][0].at is None


def test_the_position_waits_for_its_first_answer() -> None:
    started = position(load(SCENARIO))
    assert isinstance(started.pending, Choose)
    assert started.scene.names == ("battle", "A", "B", "grey", "brown", "black")


def test_a_scenario_is_the_same_from_its_data() -> None:
    scenario = load(SCENARIO)
    again = from_dict(json.loads(json.dumps(scenario.data)))
    assert (again.setup, again.rulings, again.data) == (scenario.setup, scenario.rulings, scenario.data)


def test_data_with_other_containers_and_keys_are_read_too() -> None:
    data = load(SCENARIO).data
    data["sides"]["A"]["models"][0]["at"] = (10, 10)
    data["sides"]["A"]["models"][1]["boxes_lost"] = {2: 3}
    assert from_dict(data).setup == load(SCENARIO).setup


def test_mistakes_in_data_are_found_without_lines() -> None:
    with pytest.raises(ScenarioError) as caught:
        from_dict({"ruleset": "fake"}, "battle.bw")
    assert {(f.file, f.line, f.field) for f in caught.value.findings} == {
        ("battle.bw", 0, "battlewright"),
        ("battle.bw", 0, "table"),
        ("battle.bw", 0, "sides"),
    }


def test_a_file_is_named_in_its_findings(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(SCENARIO.replace("ap: 4", "ap: 40"), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        load(str(path))
    assert caught.value.findings[0].place == f"{path}:3: rulings.ap"
