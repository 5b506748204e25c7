"""The words of hordes in Russian: what a player chooses is an infinitive, and numbers are named in Russian."""

from __future__ import annotations

import re

import pytest
from tests.cli.command import Shell

from battlewright.questions.reading import questions
from battlewright.rules.library import game
from battlewright.texts import catalog

STATISTICS = {"mat", "rat", "def", "arm", "str", "pow", "rof", "aoe", "range"}
"""They are called in Russian as in English."""


@pytest.mark.parametrize("name", [question.name for question in questions("hordes")])
def test_the_numbers_of_a_quick_question_are_named_in_russian(shell: Shell, name: str):
    first = shell("quick", "hordes", name, "--lang", "ru").out.splitlines()[0]
    assert set(re.findall(r"[a-z]+", first.lower())) <= STATISTICS


ACTIONS = sorted(
    {part.payload.name for part in game("hordes").ruleset.parts.values() if part.kind == "action"}
)


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_is_chosen_by_an_infinitive(action: str):
    texts = catalog("ru")
    id = next(id for id in (f"hordes-option-{action}", f"option-{action}") if texts.has(id))
    words = texts.text(id, a="волк", a_named="Волк", b="mind", b_named="Коготь")
    assert re.match(r"\w+(ть|ти|ться)\b", words), words


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "throws nobody on a base larger than its own. [HRD-THROW-02]"),
        ("ru", "не бросает модель с подставкой больше своей"),
    ],
)
def test_an_empty_cell_of_a_sweep_says_why_once(shell: Shell, lang: str, why: str):
    axes = ("--sweep", "base=small,medium,large", "--sweep", "target_base=small,large")
    assert shell("quick", "hordes", "throw", *axes, "--lang", lang).out.count(why) == 1
