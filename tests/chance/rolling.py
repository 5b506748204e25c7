"""The slow truth about staged partitions: every sequence of faces, rolled stage by stage as in play."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from battlewright.chance.staged import Staged

MOST_ROLLS = 250
"""Sequences of faces of one stage that are worth the time."""


class TooMany(Exception):
    """A stage has more sequences of faces."""


def every_roll(partition: Staged[Any], first: int, last: int, state: Any) -> dict[Any, Fraction]:
    """The law found by reading every sequence of faces of the stages from `first` up to but not including `last`.

    Raises `TooMany` where a stage has more dice than that can be done with.
    """
    found: dict[Any, Fraction] = {state: Fraction(1)}
    for i in range(first, last):
        after: dict[Any, Fraction] = defaultdict(Fraction)
        for here, share in found.items():
            stage = partition.run(i, i + 1, here)
            rolls = prod(len(die.faces) for die in stage.dice)
            if rolls > MOST_ROLLS:
                raise TooMany
            for faces in product(*(die.faces for die in stage.dice)):
                after[stage.read(faces)] += share / rolls
        found = after
    return dict(found)


def as_dict(partition: Any) -> dict[Any, Fraction]:
    """A law as exact probabilities."""
    law = partition.law
    return {result: Fraction(weight, law.total) for result, weight in law.items()}
