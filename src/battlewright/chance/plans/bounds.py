"""How far floating point may be off: all terms are positive, so the relative errors of roundings add up."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from battlewright.chance.plans.arrays import Target, meeting

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


def striking_roundings(targets: Sequence[Target], packets: int, deep: int) -> int:
    """Roundings of what packets do to the models, at most, in whatever order sums are formed.

    One packet costs as many as ways meet at one place, and two for the rounded chance and the product with it.
    """
    most = 0
    for aimed in targets:
        steps = [2 + meeting(aimed, place) for place in range(len(aimed.come))]
        most = max(most, packets * steps[0] + deep * (steps[-1] + packets + 2))
    return most + packets + 4
