"""What `odds` and `best` say about themselves: which aim, how exact, what was left out and how to get it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.cli.command import Shell

from battlewright.cli import asking
from battlewright.odds import bounds
from battlewright.scenario.schema import schema

DUEL = "redroll/duel"
KILL = "P(target.destroyed)"


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walks look at the clock at every position, so that a budget of nothing is spent at once."""
    monkeypatch.setattr(bounds, "CHECKED_EVERY", 1)


def valid(told: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(told)
    Draft202012Validator(schema("odds", "redroll")).validate(said)
    return said


def test_an_aim_that_nobody_has_named_is_said_to_be_the_usual_one(shell: Shell) -> None:
    assert "the usual aim is taken" in shell("best", DUEL).out
    assert "the usual aim is taken" not in shell("best", DUEL, "--aim", KILL).out
    by_default = [valid(shell("best", DUEL, *more, "--json").out)["aim"] for more in ((), ("--aim", KILL))]
    assert by_default == [
        {"side": "A", "maximise": "sum(B.wounds_lost)", "by_default": True},
        {"side": "A", "maximise": KILL, "by_default": False},
    ]


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
    assert "tried in 0 s: 0, and there are more. More time: --budget 10." in said
    assert not valid(shell("best", DUEL, "--json").out)["flips_complete"]
    assert "and there are more" not in shell("best", DUEL, "--budget", "60").out
    assert valid(shell("best", DUEL, "--budget", "60", "--json").out)["flips_complete"]


@pytest.mark.usefixtures("no_time")
def test_too_little_time_to_compare_answers_says_how_to_get_more(shell: Shell) -> None:
    done = shell("best", DUEL, "--budget", "0")
    assert (done.status, done.out) == (2, "")
    assert "0 s are not enough" in done.err
    assert "--budget" in done.err


def test_too_many_ways_on_are_no_question_of_time(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "compared", lambda *given, **limits: None)
    done = shell("best", DUEL, "--json")
    assert (done.status, done.out) == (2, "")
    assert "too many ways on" in done.err
