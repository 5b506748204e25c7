"""Angles in microdegrees, clockwise from +y as seen from above.

An angle that a ruleset names (a facing, half an arc, a direction rolled) becomes a vector once; from then on verdicts
are integer arithmetic on the vector. Quarter turns are exact.
"""

from functools import lru_cache
from math import atan2, cos, degrees, radians, sin, sqrt

from battlewright.table.plane import Point

DEGREE = 1_000_000
"""Microdegrees in a degree."""

FULL = 360 * DEGREE
"""A whole turn."""

UNIT = 1_000_000_000
"""Length of the integer vectors that stand for directions."""

_QUARTER = 90 * DEGREE


@lru_cache(4096)
def unit(angle: int) -> tuple[float, float]:
    """The vector of length 1 in the direction of `angle`.

    It is reckoned within an eighth of the circle, so that directions that are turned by quarters or mirrored at
    an axis or a diagonal have the same coordinates up to their order and signs.
    """
    quarters, rest = divmod(angle % FULL, _QUARTER)
    if 2 * rest == _QUARTER:
        x = y = sqrt(0.5)
    elif 2 * rest < _QUARTER:
        x, y = sin(radians(rest / DEGREE)), cos(radians(rest / DEGREE))
    else:
        y, x = sin(radians((_QUARTER - rest) / DEGREE)), cos(radians((_QUARTER - rest) / DEGREE))
    for _ in range(quarters):
        x, y = y, 0.0 - x
    return x, y


def vector(angle: int) -> Point:
    """The integer vector of length `UNIT` (to the nearest whole) in the direction of `angle`."""
    x, y = unit(angle)
    return round(x * UNIT), round(y * UNIT)


def bearing(dx: int, dy: int) -> int:
    """The angle of the vector dx, dy, 0 up to a whole turn, to the microdegree; 0 for the zero vector."""
    return round(degrees(atan2(dx, dy)) * DEGREE) % FULL


def offset(x: int, y: int, facing: int, right: float, forward: float) -> Point:
    """The place `right` and `forward` micrometres from x, y as seen by one who faces `facing`, rounded once.

    What is rounded is the way from x, y, so a body carried elsewhere keeps its shape to the micrometre.
    """
    ux, uy = unit(facing)
    return x + round(right * uy + forward * ux), y + round(forward * uy - right * ux)


def turned(point: Point, about: Point, angle: int) -> Point:
    """The point turned clockwise by `angle` about another, rounded once."""
    sine, cosine = unit(angle)
    dx, dy = point[0] - about[0], point[1] - about[1]
    return round(about[0] + dx * cosine + dy * sine), round(about[1] - dx * sine + dy * cosine)
