"""Attacks that one kind of fighter spreads over its targets: one number for each target is all that matters.

Groups of strikers with the same rest differ in nothing but whom else they reach: a player says how many attacks of all
of them go at each target but the last, and as many are possible as the groups that reach it have left (by Hall's
theorem, so that any numbers said in turn can be carried out by some models).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

import msgspec

from battlewright.rules.ninth_age.roles import Strikers, Target

RANK_AND_FILE = "rank_and_file"


class Spreading(NamedTuple):
    """Groups of one part of one kind of fighter whose attacks are the same wherever they come from; `rest` is the
    target of what is not said to go elsewhere."""

    groups: tuple[Strikers, ...]
    rest: Target

    @property
    def first(self) -> Strikers:
        """One of them, for what they have in common."""
        return self.groups[0]

    @property
    def attacks(self) -> int:
        """All their attacks."""
        return sum(group.models * group.attacks for group in self.groups)

    @property
    def asked(self) -> tuple[Target, ...]:
        """The targets that a player gives a number for, in order."""
        found = dict.fromkeys(target for group in self.groups for target in _ordered(group))
        return tuple(target for target in found if target != self.rest)

    def reaching(self, *targets: Target) -> tuple[Strikers, ...]:
        """The groups that may attack one of these targets."""
        return tuple(group for group in self.groups if set(targets) & set(group.targets))

    def most(self, target: Target, given: dict[Target, int]) -> int:
        """How many attacks can go at a target, with those `given` to others already."""
        left = []
        for size in range(len(given) + 1):
            for others in combinations(given, size):
                reach = Spreading(self.reaching(target, *others), self.rest).attacks
                left.append(reach - sum(given[other] for other in others))
        return min(left)


def spreadings(groups: Iterable[Strikers]) -> tuple[Spreading, ...]:
    """Groups put together where only the numbers at each target matter: those of one part of one kind of fighter that
    have the same rank and file for the rest, and others that have the same targets."""
    found: dict[object, list[Strikers]] = {}
    for group in groups:
        rest = _ordered(group)[-1]
        key = rest if rest[0] == RANK_AND_FILE else group.targets
        alike = msgspec.structs.replace(group, models=0, attacks=0, supporting=False, targets=())
        found.setdefault((alike, key), []).append(group)
    return tuple(Spreading(tuple(alike), _ordered(alike[0])[-1]) for alike in found.values())


def _ordered(group: Strikers) -> tuple[Target, ...]:
    """The targets of a group, rank and file last."""
    return tuple(sorted(group.targets, key=lambda target: target[0] == RANK_AND_FILE))
