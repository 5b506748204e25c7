"""Weapons that Get Hot: a 1 to hit wounds their bearer, and if he dies of it, what burst hits all round (3.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.law import Law
from battlewright.chance.partition import Partition, natural_faces, partition
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play, standing
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.lengths import inches
from battlewright.table.placement import blast, covered

BURST = inches(3)
"""The diameter of the Blast of a weapon that has killed its bearer."""


class Heat(msgspec.Struct, frozen=True):
    """Reads (hits, ones) from the dice of a hot weapon: a miss counts by its second die where `again` is a need."""

    need: int
    again: int

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, int]:
        hits = ones = 0
        step = 2 if self.again else 1
        for first in range(0, len(faces), step):
            face, need = faces[first], self.need
            if self.again and face < need:
                face, need = faces[first + 1], self.again
            hits += face >= need
            ones += face == 1
        return hits, ones


def is_hot(weapon: Weapon) -> bool:
    """Whether a weapon may wound its bearer."""
    return "gets_hot" in weapon.rules


def hot_hits(p: Position, s: Strike) -> Partition[tuple[int, int]]:
    """How many hits a hot weapon makes, and how often it wounds its bearer. Where misses are rolled again, each shot
    has a second die beside its first, which counts if that one misses."""
    return heat(s.attacks, int(p.value("hit.need", s)), int(p.value("hit.again", s)))


@lru_cache(maxsize=256)
def heat(shots: int, need: int, again: int) -> Partition[tuple[int, int]]:
    """Hits and ones of so many equal shots that hit on a need; `again` is the need of a second die, 0 without one."""
    dice, reading = (D6,) * (2 if again else 1), Heat(need, again)

    def law() -> Law[tuple[int, int]]:
        return natural_faces(dice).law.map(reading).repeat(shots, _together, (0, 0))

    return partition(heat, (shots, need, again), dice * shots, reading, law, "hits and ones")


def _together(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


class Overheated(Frame, tag="overheated"):
    """A weapon has wounded its bearer so many times."""

    bearer: int
    ones: int
    lost: Any = ()


overheated = KILL_TEAM.procedure(Overheated)


@overheated.step("KT-W-12A")
def burn(p: Position, f: Overheated) -> StepResult:
    """He may save with armour."""
    p.tell("kill_team-event-hot", model=p.scene.names[f.bearer], count=f.ones)
    return Strikes(strikes=(Strike(f.bearer, f.bearer, attacks=f.ones, kind="gets_hot"),))


@overheated.step("KT-W-12B")
def burst(p: Position, f: Overheated) -> StepResult:
    """Dead of it, he is the middle of a Blast."""
    f.lost, f.ones = (), 0
    if in_play(p, f.bearer):
        return DONE
    rows = list(standing(p))
    marker = blast(body(p, f.bearer).middle, BURST)
    near = [rows[found.index] for found in covered(marker, [body(p, row) for row in rows])]
    return Strikes(strikes=tuple(Strike(f.bearer, row, kind="burst") for row in near)) if near else DONE
