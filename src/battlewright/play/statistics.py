"""Were the dice fair? What was rolled against what was to be expected, with the probability of such a difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp, inf, lgamma, log

import msgspec

from battlewright.chance import Die
from battlewright.play.entries import Entry, Line

LEAST_EXPECTED = 5
"""Below this expected count of a face the chi-square test says nothing."""


class FaceCount(msgspec.Struct, frozen=True):
    face: int
    rolled: int
    expected: float


class DieStatistics(msgspec.Struct, frozen=True):
    """All rolls of one kind of die. `p` is the chance that fair dice differ from the expected counts at least as
    much (Pearson's chi-square test), None where there are too few rolls to say."""

    die: str
    rolled: int
    faces: tuple[FaceCount, ...]
    chi_square: float
    p: float | None


def dice_statistics(lines: Iterable[Line], seat: int | None = None) -> list[DieStatistics]:
    """Statistics of each kind of die in a history, of one seat's rolls or of all; rolls taken back count as well."""
    counts: dict[Die, Counter[int]] = {}
    for line in lines:
        if isinstance(line, Entry) and line.dice and seat in (None, line.who):
            assert isinstance(line.answer, tuple)
            for die, face in zip(line.dice, line.answer, strict=True):
                counts.setdefault(die, Counter())[face] += 1
    return [_of(die, counts[die]) for die in sorted(counts, key=lambda die: (len(die.faces), die.faces))]


def _of(die: Die, rolled: Counter[int]) -> DieStatistics:
    total, printed = rolled.total(), Counter(die.faces)
    faces = tuple(
        FaceCount(face, rolled[face], total * times / len(die.faces))
        for face, times in sorted(printed.items())
    )
    chi_square = sum((f.rolled - f.expected) ** 2 / f.expected for f in faces)
    enough = len(faces) > 1 and min(f.expected for f in faces) >= LEAST_EXPECTED
    return DieStatistics(
        str(die), total, faces, chi_square, chi_square_tail(chi_square, len(faces) - 1) if enough else None
    )


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The probability that a chi-square variable of `freedom` degrees is at least `statistic`.

    That is the upper regularised incomplete gamma function Q(freedom / 2, statistic / 2): by its series for small
    arguments and its continued fraction (modified Lentz) for large ones, to about 12 digits.
    """
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    n = a
    while term > total * 1e-16:
        n += 1
        term *= x / n
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    b, c = x + 1 - a, inf
    d = value = 1 / b
    for i in range(1, 1000):
        factor = i * (a - i)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value
