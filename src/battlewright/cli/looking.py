"""The verb `look`: questions about the table of a scenario, answered with their reasons."""

from __future__ import annotations

import json as jsons

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.inputs import found
from battlewright.cli.trouble import UNUSABLE, told
from battlewright.core.errors import BattlewrightError
from battlewright.looking import Answer, QuestionError, usages
from battlewright.looking import look as answered
from battlewright.scenario.load import load_tabletop
from battlewright.texts import catalog


def look(file: str, questions: list[str], json: bool, picture: str | None, lang: str) -> int:
    """Answer the questions, or those that the scenario asks itself; the exit code says whether all could be.

    What is wrong with a question goes to the error stream, the others are answered all the same. Raises
    `ScenarioError`, and `BattlewrightError` when nothing is asked.
    """
    tabletop = load_tabletop(found(file))
    asked = questions or list(tabletop.look)
    if not asked:
        raise BattlewrightError("look-error-none", file=file, example="; ".join(usages()[:3]))
    answers: list[Answer] = []
    status = 0
    for question in asked:
        try:
            answers.append(answered(tabletop, question))
        except QuestionError as error:
            status = told(error, lang)
    if json:
        print(jsons.dumps([answer.to_json(lang) for answer in answers], ensure_ascii=False))
    else:
        _tell(answers, lang)
    if picture is not None and status != UNUSABLE:
        from battlewright.looking.drawing import svg

        overlays = [overlay for answer in answers for overlay in answer.overlays]
        heading = "; ".join(answer.question for answer in answers)
        write_document(picture, svg(tabletop, overlays, lang=lang, heading=heading).encode(), PICTURE)
        if not json:
            print(catalog(lang).text("cli-written", file=picture))
    return status


def _tell(answers: list[Answer], lang: str) -> None:
    from battlewright.cli.screen import NOTE, Screen

    screen = Screen(lang)
    for number, answer in enumerate(answers):
        if number:
            screen.line()
        screen.line(answer.question, "bold")
        verdict, *reasons = answer.said(lang).split("\n")
        screen.line(f"  {verdict}")
        for reason in reasons:
            screen.line(f"  {reason}", NOTE)
