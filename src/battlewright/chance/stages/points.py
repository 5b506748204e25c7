"""The points of packets of damage, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm, prod
from typing import Any, TypeVar

from battlewright.chance import pools
from battlewright.chance.law import Law
from battlewright.chance.stages.checking import MOST_RESULTS, within
from battlewright.chance.stages.data import Amount, Damage, Pipeline
from battlewright.chance.stages.judging import amount_law, made
from battlewright.chance.stages.models import Points
from battlewright.chance.stages.rolling import Hurts, HurtsAgain, Step, Wards, rerolls_damage

R = TypeVar("R")


@lru_cache(maxsize=4096)
def packet_points(damage: Damage) -> Law[int]:
    """The points of one packet when re-rolls and wards are over."""
    points = amount_law(damage.amount)
    if damage.ward is None:
        return points
    return warded(damage, points)


def warded(damage: Damage, points: Law[int]) -> Law[int]:
    ward = damage.ward
    assert ward is not None
    fails = pools.total_law(ward.dice).map(lambda natural: bool(made(ward, natural)))
    lost, kept = (fails.probability(result) for result in (True, False))
    shares = [
        (left, Fraction(weight, points.total) * comb(number, left) * lost**left * kept ** (number - left))
        for number, weight in points.items()
        for left in range(number + 1)
    ]
    return weighed(shares)


def weighed(shares: Sequence[tuple[R, Fraction]]) -> Law[R]:
    """The law with these probabilities; those of equal results are added."""
    scale = lcm(*(share.denominator for _, share in shares))
    return Law.of((result, share.numerator * (scale // share.denominator)) for result, share in shares)


def sequences(laws: list[list[Law[int]]], most: int = MOST_RESULTS) -> Law[Points]:
    """The law of independent numbers in their order: as many results as the laws have, to the power of the packets."""
    within(prod(len(law.outcomes) for own in laws for law in own), most)
    together: Law[Any] = Law.sure(())
    for own in laws:
        entry: Law[Any] = Law.sure(())
        for law in own:
            entry = entry.product(law, _followed_by)
        together = together.product(entry, _followed_by)
    return together


def _followed_by(earlier: tuple[Any, ...], later: Any) -> tuple[Any, ...]:
    return (*earlier, later)


@lru_cache(maxsize=16384)
def points_after(pipeline: Pipeline, damage: Damage, later: tuple[Step, ...], packet: int | None) -> Law[int]:
    """One packet's points after these stages; `packet` is what was known of it before, None for nothing."""
    amount, rerolls = damage.amount, rerolls_damage(pipeline)
    law: Law[int] = Law.sure(0 if packet is None else packet)
    for step in later:
        if isinstance(step, Hurts):
            law = pools.total_law(amount.dice)
            law = law if rerolls else law.map(amount.of)
        elif isinstance(step, HurtsAgain):
            again = amount_law(Amount(amount.bonus, amount.dice, amount.least))
            law = Law.of(
                (points, weight * share)
                for total, weight in law.items()
                for points, share in (
                    again.items() if total in amount.reroll else [(amount.of(total), again.total)]
                )
            )
        elif isinstance(step, Wards) and damage.ward is not None:
            law = warded(damage, law)
    return law
