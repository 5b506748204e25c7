"""Angles in microdegrees, clockwise from +y as seen from above.

An angle that a ruleset names (a facing, half an arc, a direction rolled) becomes a vector once; from then on verdicts
are integer arithmetic on the vector. Quarter turns are exact.
"""

from math import atan2, cos, degrees, radians, sin

from battlewright.table.plane import Point

DEGREE = 1_000_000
"""Microdegrees in a degree."""

FULL = 360 * DEGREE
"""A whole turn."""

UNIT = 1_000_000_000
"""Length of the integer vectors that stand for directions."""

_QUARTERS = {0: (0.0, 1.0), 90 * DEGREE: (1.0, 0.0), 180 * DEGREE: (0.0, -1.0), 270 * DEGREE: (-1.0, 0.0)}


def unit(angle: int) -> tuple[float, float]:
    """The vector of length 1 in the direction of `angle`."""
    angle %= FULL
    quarter = _QUARTERS.get(angle)
    if quarter is not None:
        return quarter
    turn = radians(angle / DEGREE)
    return sin(turn), cos(turn)


def vector(angle: int) -> Point:
    """The integer vector of length `UNIT` (to the nearest whole) in the direction of `angle`."""
    x, y = unit(angle)
    return round(x * UNIT), round(y * UNIT)


def bearing(dx: int, dy: int) -> int:
    """The angle of the vector dx, dy, 0 up to a whole turn, to the microdegree; 0 for the zero vector."""
    return round(degrees(atan2(dx, dy)) * DEGREE) % FULL


def offset(x: int, y: int, facing: int, right: float, forward: float) -> Point:
    """The place `right` and `forward` micrometres from x, y as seen by one who faces `facing`, rounded once."""
    ux, uy = unit(facing)
    return round(x + right * uy + forward * ux), round(y - right * ux + forward * uy)


def turned(point: Point, about: Point, angle: int) -> Point:
    """The point turned clockwise by `angle` about another, rounded once."""
    sine, cosine = unit(angle)
    dx, dy = point[0] - about[0], point[1] - about[1]
    return round(about[0] + dx * cosine + dy * sine), round(about[1] - dx * sine + dy * cosine)
