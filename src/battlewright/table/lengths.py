"""Lengths in micrometres, and the comparisons of a length with a limit.

A place reached by a move or a placement is true to the micrometre only, so every threshold of the rules
carries the contact tolerance. The comparison itself is exact: it is made on squared integers.
"""

from fractions import Fraction
from functools import lru_cache

INCH = 25_400
"""Micrometres in an inch."""

MILLIMETRE = 1_000
"""Micrometres in a millimetre."""

TOLERANCE = 20
"""Micrometres by which a place may miss the ideal one: bases are in contact up to this gap, and overlap
beyond it."""


def inches(value: float | str | Fraction) -> int:
    """Micrometres of a length in inches, rounded once to the nearest; `"1/2"` and `"0.5"` are read exactly.

    Raises ValueError for a text that is no number.
    """
    return _micrometres(value, INCH)


def mm(value: float | str | Fraction) -> int:
    """Micrometres of a length in millimetres, rounded once to the nearest. Raises ValueError for a text
    that is no number."""
    return _micrometres(value, MILLIMETRE)


@lru_cache(maxsize=1024)
def _micrometres(value: float | str | Fraction, unit: int) -> int:
    return round(Fraction(value) * unit)


def as_inches(micrometres: int) -> float:
    """The length in inches, for display."""
    return micrometres / INCH


def as_mm(micrometres: int) -> float:
    """The length in millimetres, for display."""
    return micrometres / MILLIMETRE


def at_most(squared: int, limit: int) -> bool:
    """Does a length, given by its square in square micrometres, count as `at most limit` (up to limit + 20
    um)?"""
    reach = limit + TOLERANCE
    return reach >= 0 and squared <= reach * reach


def more_than(squared: int, limit: int) -> bool:
    """Does the length count as `more than limit` (only above limit + 20 um)? The opposite of `at_most`."""
    return not at_most(squared, limit)


def at_least(squared: int, limit: int) -> bool:
    """Does the length count as `at least limit` (from limit - 20 um)?"""
    reach = limit - TOLERANCE
    return reach <= 0 or squared >= reach * reach


def less_than(squared: int, limit: int) -> bool:
    """Does the length count as `less than limit` (only below limit - 20 um)? The opposite of `at_least`."""
    return not at_least(squared, limit)
