"""What becomes of one packet on its way through some checks: the exact law of the packets it ends as.

Packets do not touch one another until models take damage, so the law of a whole bag is a product of these (a
branching process). A fate is a vector of counts, one for each axis: the kinds of packets, or, where damage follows,
the entries of `Pipeline.damage`; after them one for each watched quantity.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

import msgspec

from battlewright.chance.stages.checking import MOST_TERMS, within
from battlewright.chance.stages.data import AGAIN, Damage, Packets, Pipeline, Watch
from battlewright.chance.stages.judging import first_roll, second_roll
from battlewright.chance.stages.rolling import Rolls
from battlewright.chance.stages.saves import common

Vector = tuple[int, ...]
Fate = dict[Vector, Fraction]


class Axes(msgspec.Struct, frozen=True):
    """Where packets are counted: `kinds[i]` are the kinds of axis i; those of no axis are dropped."""

    kinds: tuple[Packets, ...]
    watch: tuple[Watch, ...] = ()

    @property
    def size(self) -> int:
        return len(self.kinds) + len(self.watch)

    def ended(self, word: str) -> Vector:
        """One packet that has come to the end; what is watched before damage is counted here."""
        here = [int(word in kinds) for kinds in self.kinds]
        return (*here, *(int(not w.after and word in w.packets) for w in self.watch))

    def seen(self, word: str, tells: tuple[tuple[int, Watch], ...]) -> Vector:
        """One packet in the eyes of the watched quantities that are known now."""
        values = [0] * self.size
        for slot, watch in tells:
            values[len(self.kinds) + slot] = int(word in watch.packets)
        return tuple(values)


def axes_of_bags(pipeline: Pipeline) -> Axes:
    """An axis for each kind that may occur; what is watched before damage is not known yet."""
    words = {pipeline.start, AGAIN, *pipeline.given}
    for check in common(pipeline):
        words.update(check.rolls, check.success, check.failure, check.critical)
    later = tuple(msgspec.structs.replace(w, packets=()) if not w.after else w for w in pipeline.watch)
    return Axes(tuple((word,) for word in sorted(words)), later)


def axes_of_damage(damage: tuple[Damage, ...], watch: tuple[Watch, ...]) -> Axes:
    """An axis for each entry of damage."""
    return Axes(tuple(each.packets for each in damage), watch)


def added(one: Vector, other: Vector) -> Vector:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def product(one: Fate, other: Fate) -> Fate:
    """The law of the sum of independent vectors."""
    within(len(one) * len(other), MOST_TERMS)
    made: Fate = {}
    for vector, weight in one.items():
        for other_vector, other_weight in other.items():
            total = added(vector, other_vector)
            made[total] = made.get(total, Fraction(0)) + weight * other_weight
    return made


@lru_cache(maxsize=16384)
def fate(rolls: tuple[Rolls, ...], word: str, axes: Axes) -> Fate:
    """The law of what one packet of a kind becomes on its way through these rolls."""
    if not rolls:
        return {axes.ended(word): Fraction(1)}
    here, rest = rolls[0], rolls[1:]
    if word not in here.rolled():
        return _shifted(fate(rest, word, axes), axes.seen(word, here.tells))
    law = second_roll(here.check) if here.again else first_roll(here.check)
    made: Fate = {}
    for packets, weight in law.items():
        share = Fraction(weight, law.total)
        for vector, part in _together(packets, here, rest, axes).items():
            made[vector] = made.get(vector, Fraction(0)) + share * part
    return made


def _together(packets: Packets, here: Rolls, rest: tuple[Rolls, ...], axes: Axes) -> Fate:
    return independent(
        axes, (_shifted(fate(rest, word, axes), axes.seen(word, here.tells)) for word in packets)
    )


def independent(axes: Axes, fates: Iterable[Fate]) -> Fate:
    """The law of all these together."""
    together: Fate = {(0,) * axes.size: Fraction(1)}
    for each in fates:
        together = product(together, each)
    return together


def _shifted(law: Fate, by: Vector) -> Fate:
    return {added(vector, by): weight for vector, weight in law.items()} if any(by) else law
