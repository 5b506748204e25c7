"""The words of the terminal and of scripts, for any ruleset: an option's parts are its command.

    melee wolf axe        an option, its words shortened at will: `m wo a`
    to 10 12              a place: inches from the lower left corner, or with a unit: `to 25.4cm 300mm`
    direction -30         a direction in degrees, clockwise from the line that the question names
    3 7                   dice in reading order, also `3,7`, or `37` where every face is one digit
    walk wolf to 10,12    one line may answer several questions in turn

A place that is at most 0.01 inch outside the region is taken for the nearest one inside: people type rounded numbers.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

from battlewright.chance import DiceError
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.people import Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import Answer, apply, decided
from battlewright.core.settings import automatic
from battlewright.play.battle import Battle
from battlewright.play.dice import parse_faces
from battlewright.play.entries import Entry
from battlewright.play.numbers import whole
from battlewright.play.refusals import withheld
from battlewright.play.words import CommandError, aliases, match, rank_in_any_language, spelling

INCH = 25_400
"""Micrometres."""

DEGREE = 1_000_000
"""Microdegrees."""

NEAR = INCH // 100
"""How far outside its region a typed place may be, in micrometres."""

_UNITS = {"": INCH, '"': INCH, "in": INCH, "mm": 1_000, "мм": 1_000, "cm": 10_000, "см": 10_000}
_NUMBER = re.compile(r"(-?\d{1,6}(?:\.\d{1,9})?)(\"|in|mm|cm|мм|см|)")
_DEGREES = re.compile(r"(-?\d{1,3}(?:\.\d{1,9})?)(?:°|)")
_DICE = re.compile(r"-?\d+(,-?\d+)*,?")


def obey(battle: Battle, line: str, seat: int | None = None) -> list[Entry]:
    """Do what a line says: all of it or nothing. Raises `BattlewrightError` or `DiceError`."""
    made: list[Entry] = []
    for answer in interpret(battle, line, seat):
        made += battle.answer(answer)
    return made


def interpret(battle: Battle, line: str, seat: int | None = None) -> list[Answer]:
    """The answers that a line gives in turn; the battle does not change.

    `seat` says who speaks where both decide at once; without it, it is whoever has not decided yet, A first.
    Raises `CommandError` for words that are not understood, `Illegal` with the rule where one forbids what they say,
    `BattlewrightError` for dice.
    """
    words, trial = line.split(), battle.position.fork()
    answers: list[Answer] = []
    if not words:
        raise CommandError("error-command-empty")
    while words:
        try:
            answer, used = read(trial, words, seat)
            apply(trial, answer)
        except (BattlewrightError, DiceError) as error:
            if not answers:
                raise
            raise _further(line, words, error) from error
        answers.append(answer)
        words = words[used:]
        if battle.settings is not None:
            while (given := automatic(trial, battle.settings)) is not None:
                apply(trial, given)
    return answers


def _further(line: str, words: list[str], error: BattlewrightError | DiceError) -> CommandError:
    """A refusal of words that would have answered the next question: they may have been meant for the first."""
    rest = " ".join(words)
    said = " ".join(line.split()).removesuffix(rest).strip()
    further = CommandError(
        "error-command-further", getattr(error, "clauses", ()), value=said, further=rest, reason=error
    )
    further.recognised = 1 + getattr(error, "recognised", 0)
    return further


def read(position: Position, words: list[str], seat: int | None = None) -> tuple[Answer, int]:
    """The answer to the pending request that the first words give, and how many words that took."""
    request = position.pending
    if isinstance(request, Roll):
        return _faces(position, request, words)
    if isinstance(request, Both):
        sealed = position.sealed
        speaker = seat if seat is not None else 0 if sealed is None else 1 - sealed[0]
        option, used = match(request.requests[speaker].options, words)
        return Sealed(speaker, option), used
    if isinstance(request, Choose):
        return _decision(position, request, words)
    raise CommandError("error-command-nothing-asked", value=" ".join(words))


def _decision(position: Position, request: Choose, words: list[str]) -> tuple[Answer, int]:
    region = request.region
    if region is not None and region.word == "direction":
        if (found := _direction(position, request, words)) is not None:
            return found
    elif region is not None and (point := _point(words)) is not None:
        x, y, used = point
        return ("at", *_inside(position, request, x, y)), used
    if not request.options and region is not None:
        kind = "direction" if region.word == "direction" else "place"
        raise CommandError(f"error-command-{kind}", value=" ".join(words))
    try:
        return match(request.options, words)
    except CommandError as error:
        _explain(position, request, words, error.recognised)
        raise


def _explain(position: Position, request: Choose, words: list[str], recognised: int) -> None:
    """Let the rules say why there is no such option, if they know."""
    literal = tuple(word if (number := whole(word)) is None else number for word in words)
    for length in range(len(words), recognised, -1):
        try:
            decided(position, request, literal[:length])
        except Illegal as refusal:
            if refusal.id not in ("error-not-an-option", "error-unknown-action"):
                raise


def _faces(position: Position, request: Roll, words: list[str]) -> tuple[Answer, int]:
    """As many numbers as there are dice, from as many words as they take."""
    dice, taken, faces = request.partition.dice, 0, 0
    while taken < len(words) and faces < len(dice) and _DICE.fullmatch(words[taken]):
        joined = taken == 0 and words[0].isdigit() and len(words[0]) == len(dice)
        faces += len(dice) if joined else len(words[taken].strip(",").split(","))
        taken += 1
    if not taken:
        if (refusal := withheld(position, words[0])) is not None:
            raise refusal
        raise CommandError("error-command-dice", value=words[0], expected=len(dice))
    return parse_faces(" ".join(words[:taken]), dice), taken


def _point(words: list[str]) -> tuple[int, int, int] | None:
    """A place in micrometres and how many words it took; None if the words begin otherwise."""
    lead = int(_leads_to_a_place(words[0].casefold()))
    first, second, *_ = (*words[lead : lead + 2], "", "")
    pair, used = (first.split(","), 1) if "," in first.strip(",") else ([first, second], 2)
    numbers = [_NUMBER.fullmatch(number.strip(",").casefold()) for number in pair]
    if len(numbers) == 2 and numbers[0] and numbers[1]:
        x, y = (round(Decimal(number[1]) * _UNITS[number[2]]) for number in numbers if number)
        return x, y, lead + used
    if lead or numbers[0]:
        raise CommandError("error-command-place", value=" ".join(words))
    return None


def _leads_to_a_place(word: str) -> bool:
    if word.isascii():  # the texts are loaded only for those who write in another language
        return word in ("to", "at")
    return word in (*aliases("to"), *aliases("at"))


def _direction(position: Position, request: Choose, words: list[str]) -> tuple[Answer, int] | None:
    """An angle in microdegrees and how many words it took; None if the words begin otherwise."""
    lead = int(rank_in_any_language(words[0], "direction") is not None)
    number = _DEGREES.fullmatch(words[lead]) if len(words) > lead else None
    if number is None:
        if lead:
            raise CommandError("error-command-direction", value=" ".join(words))
        return None
    angle = round(Decimal(number[1]) * DEGREE)
    region = request.region
    assert region is not None
    if not region.contains(angle):
        near = region.project(angle)[0]
        raise _not_there("not-there", position, request, _degrees(angle), _degrees(near))
    return ("direction", angle), lead + 1


def _inside(position: Position, request: Choose, x: int, y: int) -> tuple[int, int]:
    region = request.region
    assert region is not None
    if region.contains(x, y):
        return x, y
    near_x, near_y = region.project(x, y)
    away = (near_x - x) ** 2 + (near_y - y) ** 2
    if away <= NEAR**2 and region.contains(near_x, near_y):
        return near_x, near_y
    raise _not_there("outside", position, request, _inches(x, y), _rounded(near_x, near_y))


def _not_there(id: str, position: Position, request: Choose, value: str, near: str) -> CommandError:
    """What lies outside the region, with the rules behind the region."""
    clauses = request.clauses or position.citing
    error = CommandError(f"error-command-{id}", clauses, value=value, expected=near)
    error.recognised = 1
    return error


def spell(answer: Answer) -> str:
    """The line that gives this answer. Raises `ValueError` for inputs that no line gives."""
    if isinstance(answer, Sealed):
        return spell(answer.answer)
    if not isinstance(answer, tuple):
        raise ValueError(f"{type(answer).__name__} is not said in words")
    if len(answer) == 3 and answer[0] == "at" and type(answer[1]) is type(answer[2]) is int:
        return f"to {_inches(answer[1], answer[2])}"
    if len(answer) == 2 and answer[0] == "direction" and type(answer[1]) is int:
        return f"direction {_degrees(answer[1])}"
    return " ".join(spelling(answer))


def choices(request: Any) -> list[str]:
    """The commands that name the options of a request, in its order; none for dice and places."""
    if isinstance(request, Both):
        return list(dict.fromkeys(word for one in request.requests for word in choices(one)))
    return [spell(option) for option in request.options] if isinstance(request, Choose) else []


def _degrees(angle: int) -> str:
    return f"{angle / DEGREE:.6f}".rstrip("0").rstrip(".")


def _rounded(x: int, y: int) -> str:
    """Two decimals, as people type them: what is `NEAR` is taken for the place itself."""
    return " ".join(f"{length / INCH:.2f}".rstrip("0").rstrip(".") for length in (x, y))


def _inches(x: int, y: int) -> str:
    """Five decimals: rounding them back gives the very micrometre."""
    return " ".join(f"{length / INCH:.5f}".rstrip("0").rstrip(".") for length in (x, y))
