"""Reading a question word by word: ids, lengths, places, and clear words about those that do not fit."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, NoReturn

from battlewright.core.errors import BattlewrightError
from battlewright.looking.answers import Answer
from battlewright.pictures.overlays import Overlay
from battlewright.scenario.findings import alternatives, spelled
from battlewright.scenario.tabletop import Standing, Tabletop
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import INCH, mm
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature
from battlewright.texts import catalog, languages
from battlewright.texts.sayings import Said

MOST_INCHES = 480
"""The longest length, and the farthest place, that a question may name."""


UNITS = {"": INCH, '"': INCH, "″": INCH, "in": INCH, "inch": INCH, "inches": INCH, "cm": mm(10), "mm": mm(1)} | {
    "дюйм": INCH, "дюйма": INCH, "дюймов": INCH, "см": mm(10), "мм": mm(1),
}  # fmt: skip
"""Micrometres of the units that may stand behind a length; inches are meant where there is none."""

_LETTERS = "".join(sorted({letter for unit in UNITS for letter in unit} | {*"INCHESMД"}))
_PRINTED = re.compile(r"\(?\s*([-+]?[\d.,]+)\s*;\s*([-+]?[\d.,]+)\s*\)?")
"""A place as answers print it: `(12; 10.78)`, or with decimal commas."""


class QuestionError(BattlewrightError):
    """A question that cannot be understood: which word, what was expected, what is near."""


class Asked:
    """A question about a tabletop, at the word that is read next; its first word, its kind, has been read.

    The words are taken in order by what they must be; a word that is not raises `QuestionError`.
    """

    def __init__(self, text: str, kind: str, tabletop: Tabletop) -> None:
        """`kind` is the first word of the question as it stands here, in whatever language it was asked."""
        self.kind = kind
        self.text = " ".join(text.split())
        self.tabletop = tabletop
        self._words = split(text)
        self._next = 1

    @property
    def table(self) -> Table:
        """The table asked about."""
        return self.tabletop.table

    def refuse(self, id: str, **values: Any) -> NoReturn:
        """Raise what is wrong with the question."""
        raise QuestionError(id, question=spelled(self.text), **values)

    def answer(self, data: dict[str, Any], *sentences: Said, overlays: tuple[Overlay, ...] = ()) -> Answer:
        """The answer to this question; the verdict is the first sentence. There may be no words left."""
        self.end()
        return Answer(self.text, self.kind, data, sentences, overlays, self.tabletop)

    def word(self, *expected: str) -> str:
        """One of the words expected, in any language; returned as it stands here."""
        typed = self._take(", ".join(expected))
        found = next((word for word in expected if typed.casefold() in names_of(word)), None)
        if found is None:
            self.refuse("look-error-word", **alternatives(typed, expected))
        return found

    def takes(self, word: str) -> bool:
        """Whether the next word is this one; then it has been read."""
        if self._next < len(self._words) and self._words[self._next].casefold() in names_of(word):
            self._next += 1
            return True
        return False

    @property
    def more(self) -> bool:
        """Whether there are words left."""
        return self._next < len(self._words)

    @property
    def is_number(self) -> bool:
        """Whether the next word begins like a number: no id does."""
        return self.more and (self._words[self._next][0].isdecimal() or self._words[self._next][0] in "-+.")

    def piece(self) -> Standing:
        """The id of a body on the table."""
        ids = [piece.id for piece in self.tabletop.pieces]
        typed = self._take(", ".join(ids))
        found = self.tabletop.find(typed)
        if found is None:
            self.refuse("look-error-id", **alternatives(typed, ids))
        return found

    def feature(self) -> Feature:
        """The id of a piece of terrain."""
        ids = [feature.id for feature in self.table.features]
        typed = self._take(", ".join(ids))
        found = next((feature for feature in self.table.features if feature.id == typed), None)
        if found is None:
            self.refuse("look-error-terrain", **alternatives(typed, ids))
        return found

    def other(self, than: Standing) -> Standing:
        """The id of a second body."""
        found = self.piece()
        if found == than:
            self.refuse("look-error-same", value=found.id)
        return found

    def length(self) -> int:
        """Inches, 0 or more, as micrometres."""
        return self._number("look-error-length", 0)

    def place(self) -> Point:
        """Two numbers of inches: `24,20`, `24 20`, or as places are printed, `(24; 20)`."""
        if self.more and self._words[self._next].count(",") == 1:
            self._words[self._next : self._next + 1] = self._words[self._next].split(",")
        return self._number("look-error-place", -MOST_INCHES), self._number("look-error-place", -MOST_INCHES)

    def degrees(self, lowest: int = -360) -> int:
        """An angle in degrees from `lowest` to a whole turn, as microdegrees."""
        typed = self._take("45")
        found = number(typed.rstrip("°"))
        if found is None or not lowest <= found <= 360:
            self.refuse("look-error-degrees", value=spelled(typed), lowest=lowest, highest=360)
        return round(found * DEGREE)

    def whole(self, lowest: int, highest: int) -> int:
        """A whole number between two."""
        typed = self._take(f"{lowest}..{highest}")
        if not typed.isdecimal() or len(typed) > 9 or not lowest <= int(typed) <= highest:
            self.refuse("look-error-whole", value=spelled(typed), lowest=lowest, highest=highest)
        return int(typed)

    def end(self) -> None:
        """There must be no words left."""
        if self.more:
            self.refuse("look-error-surplus", value=spelled(self._words[self._next]))

    def _number(self, id: str, lowest: int) -> int:
        typed = self._take("1.5")
        digits = typed.rstrip(_LETTERS)
        unit, found = typed[len(digits) :].casefold(), number(digits)
        if not unit and self.more and self._words[self._next].casefold() in UNITS:
            unit = self._unit()
        if (
            found is None
            or unit not in UNITS
            or not lowest * INCH <= found * UNITS[unit] <= MOST_INCHES * INCH
        ):
            self.refuse(id, value=spelled(typed), lowest=lowest, highest=MOST_INCHES)
        return round(found * UNITS[unit])

    def _unit(self) -> str:
        """The next word as a unit, unless somebody on the table is called so."""
        unit = self._words[self._next]
        if self.tabletop.find(unit) is not None:
            return ""
        self._next += 1
        return unit.casefold()

    def _take(self, expected: str) -> str:
        if not self.more:
            self.refuse("look-error-ends", expected=expected)
        self._next += 1
        return self._words[self._next - 1]


def split(text: str) -> list[str]:
    """The words of a question: commas divide them, except in numbers (`2,5` is a length, `24,20` a place)."""
    text = _PRINTED.sub(
        lambda found: " " + " ".join(part.replace(",", ".") for part in found.groups()) + " ", text
    )
    words: list[str] = []
    for word in text.split():
        begins_number = word[0].isdecimal() or word[0] in "-+."
        words += [word.strip(",")] if begins_number else filter(None, word.split(","))
    return words


def number(typed: str) -> Fraction | None:
    """A number with a decimal point or comma, or a fraction; None for anything else."""
    try:
        return Fraction(typed.replace(",", ".")) if len(typed) < 20 and "e" not in typed.casefold() else None
    except (ValueError, ZeroDivisionError):
        return None


def names_of(word: str) -> set[str]:
    """A word of the questions and its names in the other languages: message `word-<word>`, divided by `|`."""
    id = f"word-{word}"
    said = [catalog(lang).text(id) for lang in languages if catalog(lang).has(id)]
    return {word, *(name.strip().casefold() for names in said for name in names.split("|"))}
