"""Scales of charts: round ends, and the lines between them."""

from __future__ import annotations

from math import floor, log10

_ROUND = (1.0, 2.0, 2.5, 4.0, 5.0, 8.0, 10.0)
"""Leading digits of ends that divide into four round parts, or five."""


def ceiling(largest: float) -> float:
    """The round number at which a scale from 0 ends: the least that `largest` does not pass.

    >>> ceiling(6.42), ceiling(0.031), ceiling(0)
    (8.0, 0.04, 1.0)
    """
    if largest <= 0:
        return 1.0
    power = 10.0 ** floor(log10(largest))
    return next(float(f"{digit * power:.3g}") for digit in _ROUND if digit * power >= largest * (1 - 1e-9))


def parts(end: float, count: int = 4) -> list[float]:
    """The numbers at which lines are drawn, both ends among them."""
    return [end * i / count for i in range(count + 1)]
