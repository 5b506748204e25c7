"""What `odds` and `best` say about themselves: which aim, how exact, what was left out and how to get it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.cli.command import Shell

from battlewright.cli import asking, screen
from battlewright.cli.inputs import first_position, opened
from battlewright.odds import bounds, sampling
from battlewright.scenario.library import shipped
from battlewright.scenario.quantities import complaints
from battlewright.scenario.schema import schema
from battlewright.scenario.table_shape import TABLE
from battlewright.texts import languages

DUEL = "redroll/duel"
KILL = "P(target.destroyed)"
USUAL = (asking.ODDS_S, asking.BEST_S, asking.FLIPS_S)
"""As people find them; `shell` gives more time."""
OPPOSED = "Side B wants the opposite; A decides now."


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walks look at the clock at every position, so that a budget of nothing is spent at once."""
    monkeypatch.setattr(bounds, "CHECKED_EVERY", 1)


@pytest.fixture
def no_flips(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flip points are not looked for: that takes longer than all the rest. (`shell` gives time for them.)"""
    monkeypatch.setattr(asking, "FLIPS_S", 0.0)


def valid(told: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(told)
    Draft202012Validator(schema("odds", "redroll")).validate(said)
    return said


@pytest.mark.usefixtures("no_flips")
def test_an_aim_that_nobody_has_named_is_said_to_be_the_usual_one(shell: Shell) -> None:
    assert "side A takes the usual aim, sum(B.wounds_lost)" in shell("best", DUEL).out
    assert "the usual aim" not in shell("best", DUEL, "--aim", KILL).out
    by_default = [valid(shell("best", DUEL, *more, "--json").out)["aim"] for more in ((), ("--aim", KILL))]
    assert by_default == [
        {"side": "A", "maximise": "sum(B.wounds_lost)", "by_default": True},
        {"side": "A", "maximise": KILL, "by_default": False},
    ]


@pytest.mark.parametrize("name", [name for name in shipped() if not name.startswith(f"{TABLE}/")])
def test_what_is_asked_where_nobody_says_what_is_known_to_the_ruleset(name: str) -> None:
    position = first_position(opened(name))
    models = [position.scene.names[row] for side in position.scene.pieces for row in side]
    wished = (*asking.usual_watch(position), asking.usual_aim(position)["maximise"])
    assert [complaints(text, position.rules.ruleset.quantities, models) for text in wished] == [[]] * len(
        wished
    )


@pytest.mark.parametrize("side", ["C", "a", "attacker", ""])
def test_an_aim_of_an_unknown_side_is_told_by_the_side(shell: Shell, side: str) -> None:
    done = shell("best", DUEL, "--aim", f"{side}:{KILL}")
    assert (done.status, done.out) == (2, "")
    assert f"side: got “{side}”, expected one of A, B" in done.err


def test_fractions_have_no_error(shell: Shell) -> None:
    assert "Fractions without any error" in shell("odds", DUEL, "--rational").out
    assert "Error of a probability: at most" in shell("odds", DUEL).out


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize(
    ("wish", "word"),
    [
        (("--rational",), "fractions (--rational)"),
        (("--explain", KILL), "steps (--explain)"),
        (("--sensitivity",), "what a point is worth (--sensitivity)"),
    ],
)
def test_what_a_sample_cannot_give_is_told(shell: Shell, wish: tuple[str, ...], word: str) -> None:
    said = shell("odds", DUEL, "--budget", "0", *wish).out
    assert "Sampled" in said
    assert f"Not to be had of a sample: {word}. More time: --budget" in said
    assert "Not to be had" not in shell("odds", DUEL, "--budget", "0").out


@pytest.mark.usefixtures("no_time")
def test_steps_of_a_sample_are_null(shell: Shell) -> None:
    said = valid(shell("odds", DUEL, "--budget", "0", "--explain", KILL, "--json").out)
    assert (said["method"], said["explanation"]) == ("sampled", None)
    assert valid(shell("odds", DUEL, "--explain", KILL, "--json").out)["explanation"]["steps"]


def test_the_budget_governs_the_search_for_flip_points(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "FLIPS_S", 0.0)
    said = shell("best", DUEL).out
    assert "No change of the advice found among the 0 nearby Wounds, resources and distances" in said
    assert "tried in 0 s; there are more. More time: --budget 10." in said
    assert not valid(shell("best", DUEL, "--json").out)["flips_complete"]
    whole = shell("best", DUEL, "--budget", "60").out
    assert "there are more" not in whole
    assert "one by one, each until the advice changed" in whole
    assert valid(shell("best", DUEL, "--budget", "60", "--json").out)["flips_complete"]


@pytest.mark.usefixtures("no_time")
def test_too_little_time_to_compare_all_ways_compares_by_practice(shell: Shell) -> None:
    said = shell("best", DUEL, "--budget", "0").out
    assert "By battles played (10), until the end of the activation" in said
    assert "make no difference" not in said and "is not compared" not in said
    assert "Where the advice changes is looked for only among exact values" in said
    data = valid(shell("best", DUEL, "--budget", "0", "--json").out)
    assert (data["method"], data["trials"], data["flips_tried"]) == ("sampled", 10, 0)
    for option in data["options"]:
        assert option["interval"][0] <= option["value"] <= option["interval"][1]
    assert data["options"][-1]["answer"] == "end"


@pytest.mark.usefixtures("no_flips")
def test_doing_nothing_is_never_what_is_compared(shell: Shell) -> None:
    """A battle about to begin waits for an activation: its odds and its advice say what attacking brings."""
    for verb in ("odds", "best"):
        data = valid(shell(verb, "redroll/skirmish", "--json").out)
        assert (data["stop"], data["aim"]["by_default"]) == ("end_of_activation", True)
        best = data["options"][0]
        assert (best["answer"], best["value"] > 3) == ("activate a_hunter", True)
    said = shell("odds", "redroll/skirmish").out
    assert "Nobody has named a stop" in said
    assert "both sides take what is best for them" in said
    assert "side A takes the usual aim" in said
    assert not said.startswith("\n")


@pytest.mark.usefixtures("no_flips")
def test_answers_that_come_to_nothing_are_told_without_idle_decisions(shell: Shell) -> None:
    said = shell("best", "redroll/skirmish").out
    assert "Charge" not in said
    assert "Shot at" in said


@pytest.mark.usefixtures("no_flips")
@pytest.mark.parametrize(
    ("aim", "heading", "note"),
    [
        ("sum(B.damage)", "For side A, by the mean of sum(B.damage):", ""),
        ("min sum(A.damage)", "For side A, by how small the mean of sum(A.damage) is:", ""),
        ("minimize sum(A.damage)", "For side A, by how small the mean of sum(A.damage) is:", ""),
        ("B:sum(B.damage)", "For side A, by how small the mean of sum(B.damage) is:", OPPOSED),
        ("B:minimise sum(B.damage)", "For side A, by the mean of sum(B.damage):", OPPOSED),
    ],
)  # fmt: skip
def test_the_heading_is_that_of_who_decides(shell: Shell, aim: str, heading: str, note: str) -> None:
    said = shell("best", DUEL, "--aim", aim).out
    assert heading in said
    assert ("wants the opposite" in said) == bool(note)
    assert note in said


@pytest.mark.usefixtures("no_flips")
def test_the_policy_is_on_the_screen(shell: Shell) -> None:
    words = "Decisions: A prefers “melee target knife, end”, else the defaults; B takes the defaults"
    for verb in ("odds", "best"):
        said = shell(verb, DUEL).out
        assert words in said
        assert "offers: red_roll take." in said
        assert "Exact, until the end of the activation" in said


@pytest.mark.usefixtures("no_flips")
def test_equal_answers_under_a_policy_that_does_nothing_are_said_to_be_uncompared(
    shell: Shell, tmp_path: Path
) -> None:
    text = shipped()["redroll/skirmish"].read_text("utf-8")
    file = tmp_path / "idle.yaml"
    file.write_text(text + "\npolicy: {A: default, B: default}\n", "utf-8")
    said = shell("best", str(file)).out
    assert "is not compared: the policy settles it" in said
    assert "make no difference" not in said


def test_help_tells_how_to_make_little_of_something(shell: Shell) -> None:
    for verb in ("odds", "best"):
        assert "minimise" in shell(verb, "--help").out


def test_steps_of_a_chance_are_percentages_and_fractions_only_on_request(shell: Shell) -> None:
    bare = shell("odds", DUEL, "--explain", "target.destroyed").out.partition("target.destroyed = ")[2]
    assert bare.startswith("61.8%\n")
    assert "/" not in bare
    rational = shell("odds", DUEL, "--explain", "target.destroyed", "--rational").out
    assert "target.destroyed = 61.8% (1206333/1953125)" in rational or "1206333/1953125" in rational


def test_other_ways_to_a_roll_name_what_differs(shell: Shell) -> None:
    said = shell("odds", DUEL, "--explain", KILL).out
    lines = [line for line in said.splitlines() if "to this roll come" in line]
    assert all(line.rstrip(".").split()[-1] != "values" for line in lines)


def test_gains_of_chances_are_points(shell: Shell) -> None:
    said = shell("odds", DUEL, "--sensitivity", "--watch", KILL, "--watch", "target.damage").out
    table = said.partition("What one point more is worth")[2]
    row = next(line for line in table.splitlines() if line.startswith("target ARM"))
    assert row.split()[3:5] == ["-13.41", "points"]
    assert len(row.split()) == 6  # the damage is no chance
    assert "destroyed: destroyed; damage: damage dealt" in table


def test_an_action_point_more_is_among_what_is_worth_something(shell: Shell) -> None:
    """A card that says nothing has as many as the ruling `ap` says; with one more it is as with `AP: 4`."""
    asked = ("--watch", KILL, "--json")
    said = json.loads(shell("odds", DUEL, "--sensitivity", *asked).out)
    [worth] = [w for w in said["sensitivity"] if (w["piece"], w["statistic"]) == ("attacker", "AP")]
    text = shipped()["redroll/duel"].read_text("utf-8")
    assert "stats: {MEL: 3}" in text
    more = shell.file("more.yaml", text.replace("stats: {MEL: 3}", "stats: {MEL: 3, AP: 4}"))
    answers = (said, json.loads(shell("odds", more, *asked).out))
    before, after = (answer["quantities"][KILL]["mean"] for answer in answers)
    assert worth["value"] == 3
    assert worth["gains"][KILL] == pytest.approx(after - before, abs=1e-12)
    assert worth["gains"][KILL] > 0.1


def test_odds_that_nobody_gives_time_have_a_usual_budget_and_tell_how_far_they_are(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "ODDS_S", 0.0)
    monkeypatch.setattr(screen, "SOON_S", 0.0)
    monkeypatch.setattr(sampling, "CHECKED_EVERY", 1)
    named = ("odds", DUEL, "--watch", "target.wounds_lost", "--aim", KILL)
    done = shell(*named)
    assert "Sampled" in done.out
    assert re.search(r"calculating: \d+ positions", done.err)
    assert "Sampled" not in shell(*named, "--budget", "60").out
    assert json.loads(shell(*named, "--json").out)["method"] == "sampled"


@pytest.mark.parametrize("lang", languages)
def test_the_help_names_the_usual_budgets(shell: Shell, lang: str) -> None:
    said = shell("odds", "--help", "--lang", lang).out
    for seconds in USUAL:
        assert re.search(rf"\b{seconds:.0f}\b", said)
