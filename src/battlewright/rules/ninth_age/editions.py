"""What differs between editions, as data: the table to hit, the table to wound, the width of a horde (T9A-HIT-05,
T9A-WOUND-07, T9A-HORDE-01). A later edition is one more entry and a value of the ruling `edition`."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from battlewright.core.position import Position
from battlewright.rules.ninth_age.ruleset import NINTH_AGE


class Edition(msgspec.Struct, frozen=True):
    """`to_hit(attacker, target)` and `to_wound(strength, toughness)` are the least die that succeeds; `horde` and
    `monstrous_horde` the files that make a horde; `full_rank` the models of a full rank by kind of ranks."""

    to_hit: Callable[[int, int], int]
    to_wound: Callable[[int, int], int]
    horde: int
    monstrous_horde: int


def hit_by_comparison(attacker: int, target: int) -> int:
    """3 when the attacker's WS is greater, 5 when the target's is more than double, else 4 (T9A-HIT-02 to 04)."""
    if attacker > target:
        return 3
    return 5 if target > 2 * attacker else 4


def wound_by_difference(strength: int, toughness: int) -> int:
    """4 less what S is above T, from 2 to 6 (T9A-WOUND-07)."""
    return min(6, max(2, 4 + toughness - strength))


NINTH_AGE.table_entry(
    "edition", "1.0", Edition(hit_by_comparison, wound_by_difference, 10, 6), "T9A-HIT-05", "T9A-WOUND-07"
)


def edition(p: Position) -> Edition:
    """The edition that is played."""
    found: Edition = p.rules.tables["edition"][p.rules.rulings["edition"]]
    return found
