"""RULINGS.md says what the ruleset, its texts and the tests say."""

from __future__ import annotations

import re
from pathlib import Path

from tools.rulings import document, key_of, numbered, proofs_by_ruling, spelled

from battlewright.rules.redroll import REDROLL
from battlewright.texts import catalog

ROOT = Path(__file__).parents[2]


def test_the_file_is_the_one_that_is_written() -> None:
    assert (ROOT / "RULINGS.md").read_text("utf-8") == document()


def test_every_ruling_of_the_reference_has_a_test() -> None:
    named = proofs_by_ruling()
    assert sorted(numbered()) == list(range(1, 43))
    assert [message for message in numbered().values() if key_of(message, named) not in named] == []
    assert [name for name in REDROLL.rulings if name not in named] == []


def test_the_texts_name_the_values_of_every_switch_and_no_others() -> None:
    for name, ruling in REDROLL.rulings.items():
        values = [spelled(value) for value in ruling.values]
        for lang in ("en", "ru"):
            text = catalog(lang).exact(f"redroll-ruling-{name.replace('.', '-')}.values")
            told = re.findall(r"`([^`]+)`", text)
            assert told[:1] == values[:1], (name, lang, "the default comes first")
            if ruling.lowest is None or ruling.highest is None:
                assert sorted(set(told)) == sorted(values), (name, lang)
            else:
                assert all(ruling.lowest <= int(value) <= ruling.highest for value in told), (name, lang)
