"""Whether equal models can take new places none of which is too far for the one that takes it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from battlewright.table.lengths import at_most
from battlewright.table.plane import Point


def can_all_reach(here: Sequence[Point], there: Sequence[Point], reach: int) -> bool:
    """Whether each place of `there` can be taken by a model of its own within `reach` micrometres of it.

    Mostly they can in the order in which they stand. Else by augmenting paths: a place that finds all near models taken
    asks their takers to look for others.
    """
    if len(here) == len(there) and all(map(_is_near, here, there, repeat(reach))):
        return True
    near = [[i for i, model in enumerate(here) if _is_near(model, place, reach)] for place in there]
    takes: dict[int, int] = {}

    def find(place: int, asked: set[int]) -> bool:
        for model in near[place]:
            if model not in asked:
                asked.add(model)
                if model not in takes or find(takes[model], asked):
                    takes[model] = place
                    return True
        return False

    return all(find(place, set()) for place in range(len(there)))


def _is_near(one: Point, other: Point, reach: int) -> bool:
    return at_most((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2, reach)
