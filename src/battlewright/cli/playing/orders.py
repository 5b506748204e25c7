"""The words that speak to the program rather than to the battle: undo, save, why, map, ..."""

from __future__ import annotations

from battlewright.play.words import aliases

WORDS = (
    "help", "all", "undo", "redo", "why", "odds", "best", "map", "picture", "status", "log", "stats",
    "settings", "save", "load", "concede", "draw", "roll", "quit",
)  # fmt: skip
"""In the order in which help lists them. Other names stand in the texts, as `word-<word>`."""


def understood(line: str) -> tuple[str, list[str]] | None:
    """The word for the program at the beginning of a line, with what follows it; None if the line has none.

    >>> understood("save evening.bw")
    ('save', ['evening.bw'])
    """
    first, *rest = line.split() or [""]
    said = first.casefold().replace("ё", "е")
    for word in WORDS:
        if said in (word, *(name.casefold().replace("ё", "е") for name in aliases(word))):
            return word, rest
    return None
