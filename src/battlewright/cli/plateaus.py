"""Neighbouring directions that are worth the same, which a table tells as one range."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from battlewright.odds.results import OptionValue

EQUAL = 1e-12
"""Answers whose values differ by less are worth the same."""


class Plateau(NamedTuple):
    """Answers of the same worth: one, or all directions that were compared from that of `first` to that of `last`."""

    first: OptionValue
    last: OptionValue
    points: int


def plateaus(options: Sequence[OptionValue]) -> list[Plateau]:
    """All options in their order, each range where its best stands; sampled values are never called equal."""
    swept = sorted(filter(_is_swept, options), key=angle)
    ranges = {one.option: found for found in _ranges(swept) for one in found}
    told: dict[OptionValue, Plateau] = {}
    for option in options:
        found = ranges.get(option.option, [option])
        told.setdefault(found[0], Plateau(found[0], found[-1], len(found)))
    return list(told.values())


def angle(option: OptionValue) -> int:
    """The angle of a direction, in microdegrees."""
    return int(option.option[1])


def _is_swept(option: OptionValue) -> bool:
    return option.option[0] == "direction" and option.interval is None


def _ranges(swept: Sequence[OptionValue]) -> Iterator[list[OptionValue]]:
    """The options by rising angle, divided where neighbours differ."""
    found = [*swept[:1]]
    for one, next_one in pairwise(swept):
        if abs(float(one.value) - float(next_one.value)) > EQUAL or one.then != next_one.then:
            yield found
            found = []
        found.append(next_one)
    if found:
        yield found
