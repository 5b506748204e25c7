"""The rolls of hordes: to hit, for damage, against each other (2.2, HRD-RROLL-01 to 08)."""

from __future__ import annotations

from functools import cache

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, at_least, choice, joint, natural_faces, total

D3_OF = (0, 1, 1, 2, 2, 3, 3)
"""The d3 that each face of a d6 shows (2.2)."""


CRITICAL = "critical"
"""The result of a roll that hits critically, where somebody asks for it."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether faces miss, hit, or hit critically: a hit with two dice alike. `need` is None for a certain hit."""

    need: int | None

    def __call__(self, faces: tuple[int, ...]) -> bool | str:
        if self.need is not None and sum(faces) < natural(len(faces), self.need):
            return False
        return CRITICAL if len(set(faces)) < len(faces) else True


class Points(msgspec.Struct, frozen=True):
    """Points of damage: the sum and a bonus (POW less ARM), at least 0, told apart up to `most`."""

    bonus: int
    most: int | None = None

    def __call__(self, rolled: int) -> int:
        made = max(0, rolled + self.bonus)
        return made if self.most is None else min(made, self.most)


def _first_wins_ties(sums: tuple[int, int]) -> bool:
    return sums[0] >= sums[1]


def natural(dice: int, need: int) -> int:
    """The sum that hits: all ones, the least sum, miss; all sixes, the greatest, hit unless there is one die only
    (HRD-RROLL-06, HRD-RROLL-07)."""
    return max(dice + 1, need if dice == 1 else min(need, 6 * dice))


@cache
def to_hit(dice: int, need: int) -> Partition[bool]:
    """An attack roll of so many d6 that must reach `need` (DEF less the attacker's skill and bonuses)."""
    return at_least((D6,) * dice, natural(dice, need))


@cache
def to_hit_critically(dice: int, need: int | None) -> Partition[bool | str]:
    """An attack roll that also tells critical hits; without `need` the attack hits anyway (HRD-R-215I)."""
    return natural_faces((D6,) * dice).map(Verdict(need), "hit")


@cache
def for_damage(dice: int, bonus: int, most: int | None = None) -> Partition[int]:
    """A damage roll of so many d6 against an armour."""
    return total((D6,) * dice).map(Points(bonus, most), "damage")


@cache
def against(mine: int, my_bonus: int, theirs: int, their_bonus: int) -> Partition[bool]:
    """Whether my dice and bonus are at least theirs; my dice are read first (HRD-THROW-07)."""
    both = joint(total((D6,) * mine, my_bonus), total((D6,) * theirs, their_bonus))
    return both.map(_first_wins_ties, "at-least")


BRANCH = choice(6, D6)
"""The branch of a spiral, 0 for a roll of 1 (2.17)."""
