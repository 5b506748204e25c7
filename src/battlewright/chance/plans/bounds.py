"""How far floating point may be off: all terms are positive, so the relative errors of roundings add up."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from battlewright.chance.plans.arrays import moves
from battlewright.chance.stages.data import Pipeline

EPSILON = 2.0**-53


def rounded(roundings: int) -> float:
    """The largest relative error after so many roundings, which bounds the absolute one of a probability."""
    share = roundings * EPSILON
    return share / (1 - share)


def counting_roundings(numbers: int, terms: int, given: int, packets: int, deep: int) -> int:
    """Roundings of the law of packets, at most, by Horner's scheme or by squaring.

    `numbers` and `given` are the sizes of the laws of attacks and of given packets, `terms` of that of one fate.
    """
    squarings = 2 + int(log2(numbers * (packets + 1) * (deep + 1)))
    return numbers * (terms + 3 + squarings) + 2 * given


def striking_roundings(pipelines: Sequence[Pipeline], packets: int, deep: int) -> int:
    """Roundings of what packets do to the models, at most, in whatever order sums are formed."""
    most = 0
    for pipeline in pipelines:
        wounds = max(group.wounds for group in pipeline.groups)
        steps = [wounds + 3 + 2 * len(moves(damage, pipeline.groups)[0]) for damage in pipeline.damage]
        most = max(most, packets * steps[0] + deep * (steps[-1] + packets + 2))
    return most + packets + 4
