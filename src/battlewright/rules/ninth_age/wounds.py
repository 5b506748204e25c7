"""Loss of wounds: those of a step are gathered by groups and taken together at its end (H47, 1.6)."""

from __future__ import annotations

from typing import NamedTuple

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.rules.ninth_age.effects import Wound, WoundChampion
from battlewright.rules.ninth_age.formation import rank_and_file
from battlewright.rules.ninth_age.remembered import by_own_rows
from battlewright.rules.ninth_age.roles import Target, opponent
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, piece, profile

Tolls = tuple[tuple[Target, int], ...]
"""Unsaved wounds of each group of wounds, in the order of the groups."""

OVERKILL = 3
"""The most wounds beyond the last that somebody in a duel can suffer for the score (T9A-H-37B)."""


class Lost(NamedTuple):
    """What a target has lost: wounds it had, and those that came to it beyond its last."""

    target: Target
    wounds: int
    beyond: int


@by_own_rows
def remaining(p: Position, target: Target) -> int:
    """The wounds that a group has left."""
    group, row = target
    found, each = piece(p, row), profile(p, row).W
    if not found.alive:
        return 0
    if not isinstance(found, Unit):
        return each - found.lost
    if group == "champion":
        return each - found.champion_lost if found.champion else 0
    return rank_and_file(p, row) * each - found.lost


def most_wounds(p: Position, target: Target) -> int:
    """More unsaved wounds than these make no difference: what the target has left, with that of a champion on whom
    the rest falls, and what a duel may score beyond it."""
    return can_suffer(p, target) + (0 if opponent(p, target) is None else OVERKILL)


@by_own_rows
def can_suffer(p: Position, target: Target) -> int:
    """How many wounds at a target somebody has left to lose: with those of a champion on whom the rest falls."""
    left = remaining(p, target)
    if target[0] == "rank_and_file" and p.value("wounds.spill", target):
        left += remaining(p, ("champion", target[1]))
    return left


def gathered(tolls: Tolls, target: Target, unsaved: int) -> Tolls:
    """The tolls with some more unsaved wounds of a target."""
    if not unsaved:
        return tolls
    if not tolls:
        return ((target, unsaved),)
    counted = dict(tolls)
    counted[target] = counted.get(target, 0) + unsaved
    return tuple(sorted(counted.items()))


def losses(p: Position, tolls: Tolls) -> tuple[Lost, ...]:
    """What each target loses of the wounds gathered, as the table stands: each group its own; what the rank and file
    cannot take falls on the champion."""
    left = {target: remaining(p, target) for target, _ in tolls}
    if all(unsaved <= left[target] for target, unsaved in tolls):
        return tuple([Lost(target, unsaved, 0) for target, unsaved in tolls])
    coming = dict(tolls)
    for target, unsaved in tolls:
        surplus = unsaved - left[target]
        if surplus > 0 and target[0] == "rank_and_file" and p.value("wounds.spill", target):
            champion = ("champion", target[1])
            left[champion] = remaining(p, champion)
            room = left[champion] - coming.get(champion, 0)
            if room > 0:
                spilled = min(surplus, room)
                coming[target] -= spilled
                coming[champion] = coming.get(champion, 0) + spilled
    lost = []
    for target, unsaved in sorted(coming.items()):
        taken = min(unsaved, left[target])
        lost.append(Lost(target, taken, unsaved - taken))
    return tuple(lost)


def take(p: Position, tolls: Tolls, cause: Cause) -> tuple[Lost, ...]:
    """Let all targets lose the wounds gathered in a step, and say what each has lost."""
    lost = losses(p, tolls)
    for (group, row), wounds, _ in lost:
        if wounds:
            p.effect((WoundChampion if group == "champion" else Wound)(row, cause, wounds))
    return lost


@NINTH_AGE.contribution("wounds.spill", "base", "T9A-H-47E", "T9A-R-12")
def _from_rank_and_file_to_champion(p: Position, target: Target) -> int:
    return 1


NINTH_AGE.counted("wounds")
