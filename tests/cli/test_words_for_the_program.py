"""Words for the program and words of answers never collide, in any ruleset and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from tests.cli.command import Shell

from battlewright.cli.playing.orders import WORDS, understood
from battlewright.play.words import aliases
from battlewright.rules.library import NAMES, game
from battlewright.texts import languages

LABEL = re.compile(r"^(?:[a-z_]+-)?option-(?P<word>\w+) = *(?P<label>.*)$", re.MULTILINE)


def option_messages(ruleset: str) -> Iterator[tuple[str, str]]:
    """The first word of every option that the texts of a ruleset, or those of all, have a label for, and the label."""
    package = files("battlewright")
    for lang in languages:
        for folder in (package / "texts" / "locales" / lang, package / "rules" / ruleset / "clauses" / lang):
            for file in folder.iterdir():
                for found in LABEL.finditer(file.read_text(encoding="utf-8")):
                    yield found["word"], found["label"]


@pytest.mark.parametrize("ruleset", NAMES)
def test_no_answer_is_called_as_a_word_for_the_program(ruleset: str) -> None:
    own = game(ruleset).ruleset.compile({})
    offered = {offer.id.partition("_")[0] for made in own.windows.values() for offer in made}
    labelled = {word for word, _ in option_messages(ruleset)}
    answers = {*own.actions, *offered, *labelled, "activate", "pass", "decline", "end"}
    assert [name for answer in answers for name in (answer, *aliases(answer)) if understood(name)] == []


@pytest.mark.parametrize("ruleset", NAMES)
def test_no_label_of_one_word_is_a_word_for_the_program(ruleset: str) -> None:
    """Of several words, it is an answer as a whole, and its first word alone may be for the program."""
    labels = {label for _, label in option_messages(ruleset) if len(label.split()) == 1}
    assert labels
    assert [label for label in labels if understood(label)] == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("typed", [name for word in WORDS for name in (word, *aliases(word))])
def test_every_name_of_a_word_for_the_program_is_its_own(typed: str, lang: str) -> None:
    meant = [word for word in WORDS if typed in (word, *aliases(word))]
    assert understood(typed.upper()) == (meant[0], [])
    assert len(meant) == 1


@pytest.mark.parametrize("ruleset", NAMES)
@pytest.mark.parametrize("typed", ["все", "ВСЁ", "ещё", "all"])
def test_all_shows_the_answers_and_answers_nothing(shell: Shell, ruleset: str, typed: str) -> None:
    done = shell("play", f"{ruleset}/starter", "--no-file", "--lang", "ru", lines=f"{typed}\n")
    shown = done.out.partition(f"> {typed}\n")[2]
    assert "A > " not in shown
    assert "\n  1  " in f"\n{shown}"


def test_a_label_of_several_words_is_an_answer_as_it_is_shown(shell: Shell) -> None:
    """`Throw` would not do, but `Выйти из боя` begins with a name of `quit`."""
    done = shell(
        "play", "hordes/throw_at_warlock", "--no-file", lines="THROW toad with both hands, for 1 fury point\n"
    )
    assert "A > Throw toad" in done.out
