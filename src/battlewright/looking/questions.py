"""The questions there are, and finding the one that a line asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

import msgspec

from battlewright.looking.answers import Answer
from battlewright.looking.asking import Asked, QuestionError, names_of
from battlewright.scenario.findings import alternatives
from battlewright.scenario.tabletop import Tabletop

Answering = Callable[[Asked], Answer]

FAMILIES = ("distances", "ground", "arcs", "sights", "moves", "ways", "turns", "placing", "templates")
"""The modules whose questions are known."""


class Question(msgspec.Struct, frozen=True):
    """A question: its first word, the forms in which it is asked, and who answers."""

    word: str
    usage: tuple[str, ...]
    answering: Answering


_known: dict[str, Question] = {}


def question(word: str, *usage: str) -> Callable[[Answering], Answering]:
    """Enter a function as the one that answers questions beginning with `word`, read already."""

    def enter(answering: Answering) -> Answering:
        _known[word] = Question(word, usage, answering)
        return answering

    return enter


@cache
def questions() -> dict[str, Question]:
    """All questions by their first words, in the order of the families."""
    for family in FAMILIES:
        import_module(f"battlewright.looking.{family}")
    return dict(_known)


def usages() -> list[str]:
    """Every form of every question, as help shows them."""
    return [form for question in questions().values() for form in question.usage]


def look(tabletop: Tabletop, text: str) -> Answer:
    """The answer to a question such as `gap mauler wolf`. Raises `QuestionError` for what it does not understand."""
    typed = (text.split() or [""])[0]
    if not typed:
        raise QuestionError("look-error-empty", expected=", ".join(questions()))
    for word, known in questions().items():
        if typed.casefold() in names_of(word):
            return _answered(known, Asked(text, word, tabletop))
    raise QuestionError("look-error-question", **alternatives(typed, questions()))


def _answered(known: Question, asked: Asked) -> Answer:
    try:
        return known.answering(asked)
    except QuestionError as error:
        usage = "; ".join(known.usage)
        raise QuestionError(error.id, **{**error.values, "usage": usage}) from error
