"""What a sitting of ninth_age and kill_team offers, understands and tells."""

from __future__ import annotations

import re

import pytest
from tests.cli.command import Shell

from battlewright.rules.library import NAMES

MOVES = ("", "a_spears")
"""No charges; the spearmen are to move."""


def asked(shell: Shell, *lines: str, lang: str = "en", what: str = "ninth_age/starter") -> str:
    """What is said after the last of these lines."""
    done = shell("play", what, "--no-file", "--seed", "s", "--lang", lang, lines="\n".join(lines) + "\n")
    assert done.err == ""
    return done.out.rpartition(f"> {lines[-1]}\n")[2]


def test_lengths_are_offered_in_their_order_with_numbers_that_agree(shell: Shell) -> None:
    rows = re.findall(r"^ +(\d+)  (\d+)″", asked(shell, *MOVES), re.MULTILINE)
    assert [int(number) for number, _ in rows] == [int(inches) for _, inches in rows] == [1, 2, 3, 4]


def test_what_is_not_played_yet_is_said(shell: Shell) -> None:
    assert "marches in this phase are not played yet" in asked(shell, *MOVES)


@pytest.mark.parametrize(
    ("typed", "inches"),
    [("3", 3), ('2"', 2), ("4″", 4), ("advance 3", 3), ('advance 2"', 2), ('вперёд 1"', 1)],
)
def test_a_length_is_said_in_many_ways(shell: Shell, typed: str, inches: int) -> None:
    assert f"a_spears advances {inches}″" in asked(shell, *MOVES, typed)


@pytest.mark.parametrize(("lang", "label"), [("en", "Give the battle up"), ("ru", "Сдать битву")])
def test_giving_up_is_the_last_of_all_answers_and_not_among_the_likely_ones(
    shell: Shell, lang: str, label: str
) -> None:
    said = asked(shell, "all", lang=lang, what="kill_team/starter")
    done = shell("play", "kill_team/starter", "--no-file", "--lang", lang, lines="\n")
    assert label not in done.out.partition("[Enter")[0]
    assert label in [row for row in said.splitlines() if re.match(r" +\d+  ", row)][-1]


@pytest.mark.parametrize(
    ("what", "stop", "harm"),
    [
        ("ninth_age/example", "the end of the round of a combat", "casualties"),
        ("ninth_age/starter", "the end of all combats of the turn", "casualties"),
        ("kill_team/charge", "the end of the Fight sub-phase", "wounds"),
    ],
)
def test_odds_of_a_question_go_on_until_it_has_mattered(
    shell: Shell, what: str, stop: str, harm: str
) -> None:
    said = asked(shell, f"odds 1 sum(B.{harm})", what=what)
    assert stop in said
    assert "Mean 0 " not in said


def test_a_stop_may_be_named(shell: Shell) -> None:
    assert "until the end of the turn" in asked(
        shell, "odds 1 sum(B.casualties) stop end_of_turn", what="ninth_age/duel"
    )
    assert "until the end of the turn" in asked(
        shell, "odds sum(B.casualties) stop end_of_turn", what="ninth_age/duel"
    )
    assert "until the end of the turn" in asked(shell, "best stop end_of_turn", what="ninth_age/duel")
    assert "end_of_combat_phase" in asked(shell, "odds sum(B.casualties) stop tea", what="ninth_age/duel")


@pytest.mark.parametrize("ruleset", NAMES)
def test_examples_of_the_help_are_of_this_battle(shell: Shell, ruleset: str) -> None:
    said = asked(shell, "help", what=f"{ruleset}/starter")
    answer, enemy = re.search(r"its words \((.+?)\)", said), re.search(r"best P\((\w+)\.destroyed\)", said)
    assert answer and enemy
    lines = f"odds {answer[1]} P({enemy[1]}.destroyed) stop end_of_turn", answer[1]
    done = asked(shell, *lines, what=f"{ruleset}/starter")
    assert "not understood" not in done
    assert "A > " in done


@pytest.mark.parametrize("ruleset", ["ninth_age", "kill_team"])
@pytest.mark.parametrize(("lang", "told", "other"), [("en", "(turn 1)", "round"), ("ru", "(ход 1)", "раунд")])
def test_questions_count_turns_as_the_story_does(
    shell: Shell, ruleset: str, lang: str, told: str, other: str
) -> None:
    done = shell("play", f"{ruleset}/starter", "--no-file", "--lang", lang)
    assert told in done.out
    assert f"({other} 1)" not in done.out


def test_the_word_that_leads_to_models_leads_to_places_too(shell: Shell) -> None:
    said = asked(shell, "1", "к 22 60", lang="ru", what="kill_team/starter")
    assert "На столе нет" not in said
    assert re.search(r"ближайшее разрешённое — \d+(\.\d{1,2})? \d+(\.\d{1,2})? ", said)
