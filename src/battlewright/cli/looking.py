"""The verb `look`: questions about the table of a scenario, answered with their reasons."""

from __future__ import annotations

import json as jsons
from collections import Counter
from typing import Any

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.inputs import found
from battlewright.cli.trouble import told
from battlewright.core.errors import BattlewrightError
from battlewright.looking import Answer, QuestionError, usages
from battlewright.looking import look as answered
from battlewright.scenario.load import load_tabletop
from battlewright.scenario.tabletop import Tabletop
from battlewright.texts import catalog, say


def look(file: str, questions: list[str], json: bool, picture: str | None, lang: str) -> int:
    """Answer the questions, or those that the scenario asks itself; the exit code says whether all could be.

    What is wrong with a question goes to the error stream (and into the JSON), the others are answered all the same.
    Raises `ScenarioError`, and `BattlewrightError` when nothing is asked.
    """
    tabletop = load_tabletop(found(file))
    asked = _joined(questions) or list(tabletop.look)
    if not asked:
        raise BattlewrightError("look-error-none", file=file, example="; ".join(usages()[:3]))
    told_of: list[Answer | QuestionError] = []
    status = 0
    for question in asked:
        try:
            told_of.append(answered(tabletop, question))
        except QuestionError as error:
            status = told(error, lang)
            told_of.append(error)
    answers = [answer for answer in told_of if isinstance(answer, Answer)]
    if json:
        listed = [_plain(one, question, lang) for one, question in zip(told_of, asked, strict=True)]
        print(jsons.dumps(listed, ensure_ascii=False))
    else:
        _tell(answers, lang)
    if picture is not None and answers:
        _draw(picture, tabletop, answers, lang)
        if not json:
            print(catalog(lang).text("cli-written", file=picture))
    return status


def _joined(words: list[str]) -> list[str]:
    """The questions typed; words without quotes are one question, since none is a single word."""
    if len(words) > 1 and not any(" " in word.strip() for word in words):
        return [" ".join(words)]
    return words


def _plain(one: Answer | QuestionError, question: str, lang: str) -> dict[str, Any]:
    if isinstance(one, Answer):
        return one.to_json(lang)
    return {"question": question, "error": one.id, "message": say(one, lang)}


def _draw(file: str, tabletop: Tabletop, answers: list[Answer], lang: str) -> None:
    from battlewright.looking.drawing import svg

    overlays = [overlay for answer in answers for overlay in answer.overlays]
    heading = "; ".join(answer.question for answer in answers)
    write_document(file, svg(tabletop, overlays, lang=lang, heading=heading).encode(), PICTURE)


def _tell(answers: list[Answer], lang: str) -> None:
    """The answers in words; how they were judged is told at the end where several share it."""
    from battlewright.cli.screen import NOTE, Screen

    screen = Screen(lang)
    hows = Counter(text for answer in answers for text, how in answer.lines(lang) if how)
    shared = [text for text, count in hows.items() if count > 1]
    for number, answer in enumerate(answers):
        if number:
            screen.line()
        screen.line(answer.question, "bold")
        verdict, *reasons = [text for text, _ in answer.lines(lang) if text not in shared]
        screen.line(f"  {verdict}")
        for reason in reasons:
            screen.line(f"  {reason}", NOTE)
    if shared:
        screen.line()
    for text in shared:
        screen.line(text, NOTE)
