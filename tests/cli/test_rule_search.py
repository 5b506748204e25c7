"""Rules are found by the words that people use, also where the texts use others."""

from __future__ import annotations

import pytest

from battlewright.cli.rulebook import looked_up


@pytest.mark.parametrize(
    ("ruleset", "word", "id"),
    [
        ("kill_team", "взобраться", "KT-CLIMB-08"),
        ("kill_team", "лазание", "KT-CLIMB-08"),
        ("ninth_age", "топот", "T9A-S-02A"),
    ],
)
def test_rules_are_found_by_other_words_for_the_same_thing(ruleset: str, word: str, id: str) -> None:
    assert id in looked_up(ruleset, [word])
