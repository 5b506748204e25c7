"""Laws of pools of dice in closed form: no function here enumerates the faces of a pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from itertools import combinations_with_replacement, pairwise
from math import comb
from typing import Literal

from battlewright.chance.dice import Die
from battlewright.chance.law import Law


def face_law(die: Die) -> Law[int]:
    """One die."""
    return Law.uniform(die.faces)


def total_law(dice: Iterable[Die], bonus: int = 0) -> Law[int]:
    """The sum of the dice and a bonus, by convolution."""
    sums = [face_law(die).repeat(count) for die, count in Counter(dice).items()]
    return reduce(Law.convolve, sums, Law.sure(bonus))


def successes_law(n: int, die: Die, need: int) -> Law[int]:
    """How many of `n` dice show at least `need`: binomial."""
    good = sum(face >= need for face in die.faces)
    bad = len(die.faces) - good
    return Law.of((count, comb(n, count) * good**count * bad ** (n - count)) for count in range(n + 1))


def extreme_law(dice: tuple[Die, ...]) -> Law[Literal["lowest", "highest", "between"]]:
    """Whether all dice show their lowest faces, all their highest, or neither; dice of one face are at the
    lowest."""
    rolls = lowest = highest = 1
    for die in dice:
        rolls *= len(die.faces)
        lowest *= die.faces.count(min(die.faces))
        highest *= die.faces.count(max(die.faces))
    if lowest == rolls:
        highest = 0
    return Law.of([("lowest", lowest), ("highest", highest), ("between", rolls - lowest - highest)])


def order_statistic_law(n: int, die: Die, rank: int) -> Law[int]:
    """The face in place `rank` (1 to `n`) of `n` dice sorted from the lowest.

    It is at most v exactly when `rank` dice or more show at most v, so its law is a difference of binomial
    tails.
    """
    faces = sorted(set(die.faces))
    low = [sum(other <= face for other in die.faces) for face in faces]
    at_most = [0, *(_rolls_with(n, count, len(die.faces) - count, rank) for count in low)]
    return Law.of((face, upto - below) for face, (below, upto) in zip(faces, pairwise(at_most), strict=True))


def _rolls_with(n: int, chosen: int, other: int, fewest: int) -> int:
    """In how many rolls of `n` dice at least `fewest` (1 to `n`) show one of the `chosen` faces.

    `chosen` and `other` count faces of the die; the shorter tail of the binomial is the one added up.
    """
    if n - fewest < fewest:
        return _tail(n, other, chosen, n - fewest)
    all_rolls: int = (chosen + other) ** n
    return all_rolls - _tail(n, chosen, other, fewest - 1)


def _tail(n: int, chosen: int, other: int, most: int) -> int:
    """In how many rolls of `n` dice at most `most` (fewer than `n`) show one of the `chosen` faces.

    Every term comes from the one before, at the price of two small factors instead of two powers.
    """
    if other == 0:
        return 0
    term: int = other**n
    result = term
    for count in range(1, most + 1):
        term = term * ((n - count + 1) * chosen) // (count * other)
        result += term
    return result


def lowest_law(n: int, die: Die, k: int) -> Law[tuple[int, ...]]:
    """The `k` lowest of `n` dice in rising order: one closed-form weight for every multiset."""
    weight_of = Counter(die.faces)
    faces = sorted(weight_of)
    above = {face: sum(other > face for other in die.faces) for face in faces}

    def weight(kept: tuple[int, ...]) -> int:
        rolls: int = 1
        left = n
        *shown, last = Counter(kept).items()
        for face, times in shown:
            rolls *= comb(left, times) * weight_of[face] ** times
            left -= times
        face, fewest = last
        return rolls * _rolls_with(left, weight_of[face], above[face], fewest)

    if k == 0:
        return Law.sure(())
    return Law.of((kept, weight(kept)) for kept in combinations_with_replacement(faces, k))


def highest_law(n: int, die: Die, k: int) -> Law[tuple[int, ...]]:
    """The `k` highest of `n` dice in rising order: the lowest of the dice with every face negated."""
    negated = Die(-face for face in die.faces)
    return lowest_law(n, negated, k).map(lambda kept: tuple(-face for face in reversed(kept)))
