"""What comes of a question: data for programs, sentences for people, and what to draw over the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from battlewright.pictures.overlays import Overlay
from battlewright.scenario.tabletop import Tabletop
from battlewright.table.lengths import as_inches, as_mm
from battlewright.table.plane import Point
from battlewright.texts import catalog
from battlewright.texts.sayings import Said


class Answer(msgspec.Struct, frozen=True):
    """The answer to a question about the table.

    `data` are numbers and names as JSON takes them (lengths in inches, places as [x, y] in inches); what a question
    of yes or no decided stands in `data["verdict"]`. The first of the `sentences` is the verdict, those behind it
    say how it came about.
    """

    question: str
    kind: str
    data: dict[str, Any]
    sentences: tuple[Said, ...]
    overlays: tuple[Overlay, ...]
    tabletop: Tabletop

    @property
    def verdict(self) -> bool | None:
        """Yes or no; None where the question asked for something else."""
        return self.data.get("verdict")

    def said(self, lang: str = "en") -> str:
        """The answer in words, one sentence a line."""
        return "\n".join(text for text, _ in self.lines(lang))

    def lines(self, lang: str = "en") -> list[tuple[str, bool]]:
        """The sentences in words, each with whether it says how all questions of this kind are judged."""
        texts = catalog(lang)
        return [(texts.text(said.id, **said.values), _is_general(said)) for said in self.sentences]

    def __str__(self) -> str:
        return self.said()

    def to_json(self, lang: str = "en") -> dict[str, Any]:
        """The answer as plain data, with its sentences in one of the languages."""
        return {
            "question": self.question,
            "kind": self.kind,
            **self.data,
            "said": self.said(lang).split("\n"),
        }

    def _repr_svg_(self) -> str:
        from battlewright.looking.drawing import svg

        return svg(self.tabletop, self.overlays, heading=self.question)


def _is_general(said: Said) -> bool:
    """Does a sentence say how things are judged, without a word on whom and where?"""
    return said.id in ("look-sight-tried", "look-sight-of-game") or (
        said.id.startswith("look-how-") and said.values.keys() <= {"traits"}
    )


def length(micrometres: int) -> Said:
    """A length for a sentence, in inches and centimetres."""
    return Said("length", {"inches": as_inches(micrometres), "centimetres": as_mm(micrometres) / 10})


def fine_length(micrometres: int) -> Said:
    """A length to the micrometre, where two digits do not tell it from a limit."""
    return Said("look-length-fine", {"inches": as_inches(micrometres), "millimetres": as_mm(micrometres)})


def place(point: Point) -> Said:
    """A place for a sentence, in inches."""
    return Said("look-place", {"x": as_inches(point[0]), "y": as_inches(point[1])})


def inches_of(micrometres: int) -> float:
    """A length for JSON: inches to the micrometre."""
    return round(as_inches(micrometres), 5)


def spot(point: Point) -> list[float]:
    """A place for JSON: [x, y] in inches."""
    return [inches_of(point[0]), inches_of(point[1])]


def traits_of(traits: Iterable[str]) -> tuple[Said, ...] | Said:
    """Traits of terrain for a sentence."""
    return tuple(Said(f"picture-trait-{trait}", {}) for trait in traits) or Said("look-no-traits", {})
