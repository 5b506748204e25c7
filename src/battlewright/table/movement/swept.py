"""The outline of the area that a turning base sweeps, for drawing."""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, radians, sin

from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Rectangle
from battlewright.table.plane import Point

STEP = radians(2.5)
"""Angle between two corners of the outline along an arc."""

Place = tuple[float, float]


def swept_outline(body: Rectangle | Block, about: Point, angle: int) -> tuple[Point, ...]:
    """Corners of an outline, anticlockwise about the point of the turn, that holds every place of the base during a
    turn by `angle` microdegrees (clockwise positive)."""
    x, y = about
    corners = [(px - x, py - y) for part in body.parts for px, py in part.points]
    turn = radians(abs(angle) / DEGREE)
    mirror = 1 if angle >= 0 else -1
    seen = [(float(mirror * px), float(py)) for px, py in corners]
    groups = [seen[i : i + 4] for i in range(0, len(seen), 4)]
    found = []
    for bearing in _bearings(seen, turn):
        far = max(_farthest(group, bearing, turn) for group in groups)
        found.append((round(x + mirror * far * sin(bearing)), round(y + far * cos(bearing))))
    return tuple(reversed(found)) if mirror > 0 else tuple(found)


def _bearings(corners: Sequence[Place], turn: float) -> list[float]:
    """Every bearing, clockwise, at which the outline may have a corner."""
    starts = [atan2(*corner) % (2 * pi) for corner in corners]
    ends = [(start + turn) % (2 * pi) for start in starts]
    steps = [STEP * i for i in range(round(2 * pi / STEP))]
    return sorted({*starts, *ends, *steps})


def _farthest(corners: Sequence[Place], bearing: float, turn: float) -> float:
    """How far the polygon reaches in a direction in the course of the turn; arcs are drawn round, not cut."""
    found = [0.0]
    for corner in corners:
        behind = (bearing - atan2(*corner) + 1e-9) % (2 * pi)
        if behind <= turn + 2e-9:
            found.append(hypot(*corner) / cos(STEP / 2))
    for back in (bearing, bearing - turn):
        found += _cuts(corners, sin(back), cos(back))
    return max(found)


def _cuts(corners: Sequence[Place], ux: float, uy: float) -> list[float]:
    """Where the ray from the centre cuts the sides of the polygon."""
    found = []
    for (ax, ay), (bx, by) in zip((corners[-1], *corners[:-1]), corners, strict=True):
        first, last = ux * ay - uy * ax, ux * by - uy * bx
        if (first > 0) != (last > 0):
            share = first / (first - last)
            found.append(ux * (ax + share * (bx - ax)) + uy * (ay + share * (by - ay)))
    return found
