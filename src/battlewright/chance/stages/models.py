"""Models in a line: who takes a packet's damage, and what is lost.

Models fall strictly in order and only the first may be wounded, so the points lost by all of them together say
everything: that is their `place`.
"""

from __future__ import annotations

from functools import lru_cache

from battlewright.chance.stages.data import Damage, Group

Points = tuple[tuple[int, ...], ...]
"""For each entry of damage the points of its packets."""


class Line:
    """Groups of models in order. `ends[place]` is the place at which the model struck there falls, `wounds[place]` its
    starting wounds, `group[place]` the number of its group; `length` is the place at which nobody is left."""

    __slots__ = ("ends", "group", "length", "removed", "starts", "wounds")

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self.ends: list[int] = []
        self.starts: list[int] = []
        self.removed: list[int] = []
        self.wounds: list[int] = []
        self.group: list[int] = []
        for number, group in enumerate(groups):
            self.group += [number] * (group.models * group.wounds)
        self.group.append(len(groups) - 1)
        for fallen, wounds in enumerate(group.wounds for group in groups for _ in range(group.models)):
            start = len(self.ends)
            self.starts += [start] * wounds
            self.ends += [start + wounds] * wounds
            self.removed += [fallen] * wounds
            self.wounds += [wounds] * wounds
        self.length = len(self.ends)
        self.starts.append(self.length)
        self.ends.append(self.length)
        self.removed.append(sum(group.models for group in groups))
        self.wounds.append(groups[-1].wounds)

    def struck(self, place: int, points: int, spill: bool, capped: bool) -> tuple[int, int]:
        """The place after a packet of so many points, and the points that it dealt, overkill included."""
        if capped:
            points = min(points, self.wounds[place])
        return min(place + points, self.length if spill else self.ends[place]), points

    def taken(self, place: int, damage: tuple[Damage, ...], points: Points) -> tuple[int, int]:
        """The place after all these packets, those of each entry of damage in order, and the points dealt in all."""
        dealt = 0
        for each, own in zip(damage, points, strict=True):
            for number in own:
                place, done = self.struck(place, number, each.spill, each.capped)
                dealt += done
        return place, dealt

    def standing(self, place: int) -> tuple[int, int]:
        """Models removed, and wounds lost by the next one."""
        return self.removed[place], place - self.starts[place]


@lru_cache(maxsize=1024)
def line(groups: tuple[Group, ...]) -> Line:
    """The line of these groups."""
    return Line(groups)
