"""A policy learned by practice, for decisions of which there are too many to walk.

Battles are played out to the stop. What they come to is credited to every answer that was given on the way: the mean of
the aim over the battles with an answer says how good it has been, whatever else was done. That is the move-average
sampling technique of game programs (Finnsson and Björnsson, 2008), with both sides learning at once, each for itself.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from battlewright.core.requests import Choose, Option

EXPLORED = 0.3
"""The share of decisions in practice that are taken at random."""
DOUBT = 4.0
"""So many battles that came to the average are put to those of an answer, lest one lucky battle makes it the best."""

Subject = tuple[Any, ...]
"""Whose decision about what: answers to the same question in other positions count together."""


class Record(NamedTuple):
    """Over `battles`, the sum of what was aimed at."""

    battles: int = 0
    total: float = 0.0

    def after(self, value: float) -> Record:
        """With one battle more."""
        return Record(self.battles + 1, self.total + value)


class Experience:
    """What answers have come to. `maximiser` is the side that wants much of the aim; the other wants little."""

    def __init__(self, maximiser: int, rng: Random) -> None:
        self.maximiser = maximiser
        self.rng = rng
        self.is_practising = True
        self._of: dict[Subject, dict[Option, Record]] = {}
        self._given: list[tuple[Subject, Option]] = []

    def chosen(self, request: Choose, options: tuple[Option, ...]) -> Option:
        """The answer that has been the best so far; in practice sometimes any; any where none is known."""
        subject = _subject(request)
        if self.is_practising and self.rng.random() < EXPLORED:
            option = self.rng.choice(options)
        else:
            option = self._best(request, subject, options)
        self.given(request, option)
        return option

    def given(self, request: Choose, option: Option) -> None:
        """An answer was given in the battle that is under way."""
        self._given.append((_subject(request), option))

    def learn(self, value: float) -> None:
        """The battle has come to `value`; the next begins."""
        if self.is_practising:
            for subject, option in dict.fromkeys(self._given):
                records = self._of.setdefault(subject, {})
                records[option] = records.get(option, Record()).after(value)
        self._given.clear()

    def _best(self, request: Choose, subject: Subject, options: tuple[Option, ...]) -> Option:
        records = self._of.get(subject, {})
        known = [option for option in options if option in records]
        if not known:
            return self.rng.choice(options)
        sign = 1 if request.player == self.maximiser else -1
        battles = sum(record.battles for record in records.values())
        average = sum(record.total for record in records.values()) / battles

        def worth(option: Option) -> float:
            record = records[option]
            return sign * (record.total + DOUBT * average) / (record.battles + DOUBT)

        return max(known, key=worth)


def _subject(request: Choose) -> Subject:
    about = tuple(value for value in request.values.values() if isinstance(value, str))
    return request.player, request.kind, about
