"""What a sitting of ninth_age and kill_team offers, understands and tells."""

from __future__ import annotations

import re

import pytest
from tests.cli.command import Shell

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
