"""`check` follows the script of a scenario as far as no roll is left open."""

from __future__ import annotations

import pytest
from tests.cli.command import SMALL, Shell

from battlewright.scenario.library import shipped

SCRIPT = "script: [melee b_brute claws]"


@pytest.mark.parametrize(
    ("script", "line", "said"),
    [
        ("script: [dance]", 17, "“dance” is not understood here"),
        ("script: [melee b_hunter claws]", 17, "script[0]"),
        ("script:\n  - move\n  - to 500 500", 19, "the nearest place allowed"),
    ],
)
def test_a_line_that_cannot_be_followed_is_named(shell: Shell, script: str, line: int, said: str) -> None:
    shell.file("wrong.yaml", SMALL.replace(SCRIPT, script))
    done = shell("check", "wrong.yaml")
    assert (done.status, done.out.startswith(f"wrong.yaml:{line}: ")) == (2, True), done.out
    assert said in done.out


def test_what_follows_an_open_roll_is_not_judged(shell: Shell) -> None:
    shell.file("right.yaml", SMALL.replace(SCRIPT, "script: [melee b_brute claws, dance]"))
    assert shell("check", "right.yaml").status == 0


def test_every_shipped_script_can_be_followed(shell: Shell) -> None:
    assert shell("check", *shipped()).status == 0


def test_dice_that_nothing_rolls_are_wrong_as_they_are_when_it_is_resolved(shell: Shell) -> None:
    written = SMALL.replace(SCRIPT, f"dice: [{', '.join('3' * 60)}]\n{SCRIPT}")
    shell.file("wrong.yaml", written)
    for verb in ("check", "resolve"):
        done = shell(verb, "wrong.yaml")
        assert done.status == 2
        assert "never rolled" in done.out + done.err


FAR = """battlewright: 1
ruleset: kill_team
table: {size: [24, 24]}
sides:
  A: {models: [{id: one, profile: brawler, at: [12, 3]}]}
  B: {models: [{id: target, profile: line_trooper, at: [12, 16.7]}]}
turn: {round: 1, side: A, phase: charge}
script: [charge target]
"""


@pytest.mark.parametrize("verb", ["check", "resolve"])
def test_what_nobody_is_asked_about_since_it_is_forbidden_is_refused_for_that_reason(
    shell: Shell, verb: str
) -> None:
    shell.file("far.yaml", FAR)
    done = shell(verb, "far.yaml")
    assert done.status == 2
    assert "too far for one to charge" in done.out + done.err
    assert "KT-RUL-03" in done.out + done.err


def test_dice_that_do_not_fit_are_told_with_their_file_once(shell: Shell) -> None:
    shell.file("wrong.yaml", SMALL.replace(SCRIPT, f"dice: [7]\n{SCRIPT}"))
    done = shell("check", "wrong.yaml")
    told = done.out.splitlines()[0]
    assert (done.status, told.count("wrong.yaml"), told.count("dice")) == (2, 1, 1), told


TWICE = """\
battlewright: 1
ruleset: kill_team
table: {size: [48, 48]}
sides:
  A: {models: [{id: a1, profile: line_trooper, at: [24, 20]}, {id: a2, profile: line_trooper, at: [22, 20]}]}
  B: {models: [{id: b1, profile: brawler, at: [24, 24]}]}
turn: {round: 1, side: A, phase: charge}
script: [charge b1, charge b1]
"""


@pytest.mark.parametrize("verb", ["check", "resolve", "odds"])
def test_every_verb_refuses_a_line_that_answers_nothing(shell: Shell, verb: str) -> None:
    shell.file("twice.yaml", TWICE)
    done = shell(verb, "twice.yaml")
    assert done.status == 2
    assert "“charge” is not understood here" in done.out + done.err
