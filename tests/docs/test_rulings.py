"""RULINGS.md says what the rulesets, their texts and the tests say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.rulings import document, key_of, numbered, proofs_by_ruling, spelled

from battlewright.clauses.reference import shipped
from battlewright.rules.library import NAMES, game
from battlewright.texts import catalog

ROOT = Path(__file__).parents[2]
rulesets = pytest.mark.parametrize("ruleset", NAMES)


def test_the_file_is_the_one_that_is_written() -> None:
    assert (ROOT / "RULINGS.md").read_text("utf-8") == document()


@rulesets
def test_every_ruling_of_the_reference_is_told(ruleset: str) -> None:
    entries = numbered(ruleset)
    assert [entry.clause for entry in entries] == list(shipped(ruleset).rulings)
    assert {ruling.clause for ruling in game(ruleset).ruleset.rulings.values()} <= {
        e.clause for e in entries if e.message
    }


@rulesets
def test_every_ruling_with_values_or_a_reason_has_a_test(ruleset: str) -> None:
    named, rulings = proofs_by_ruling(ruleset), game(ruleset).ruleset.rulings
    untested = [
        entry.clause
        for entry in numbered(ruleset)
        if entry.message and not {key_of(entry.message, [*rulings, *named]), entry.clause} & named.keys()
    ]
    switches = [one.name for one in rulings.values() if not {one.name, one.clause} & named.keys()]
    assert (untested, switches) == ([], [])


@rulesets
def test_the_texts_name_the_values_of_every_switch_and_no_others(ruleset: str) -> None:
    for name, ruling in game(ruleset).ruleset.rulings.items():
        values = [spelled(value) for value in ruling.values]
        for lang in ("en", "ru"):
            text = catalog(lang).exact(f"{ruleset}-ruling-{name.replace('.', '-')}.values")
            told = re.findall(r"`([^`]+)`", text)
            assert told[:1] == values[:1], (name, lang, "the default comes first")
            if ruling.lowest is None or ruling.highest is None:
                assert sorted(set(told)) == sorted(values), (name, lang)
            else:
                assert all(ruling.lowest <= int(value) <= ruling.highest for value in told), (name, lang)
