"""Borders of bases in pixels: convex outlines grown or drawn in, and the border of their union."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

from battlewright.pictures.canvas import Pixel, number

Segment = tuple[Pixel, Pixel]

_STEP = pi / 24
"""Radians between two corners of a rounded corner."""

_TOUCH = 0.05
"""Pixels within which two borders are one."""


def grown(outline: Sequence[Pixel], pixels: float) -> tuple[Pixel, ...]:
    """A convex outline larger by some pixels all round, with rounded corners; drawn in, it keeps its corners."""
    if pixels == 0:
        return tuple(outline)
    corners: list[Pixel] = []
    normals = [_normal(side, outline) for side in sides(outline)]
    for (x, y), before, after in zip(outline, (normals[-1], *normals[:-1]), normals, strict=True):
        if pixels > 0:
            corners += _rounded((x, y), before, after, pixels)
        else:
            share = pixels / (1 + before[0] * after[0] + before[1] * after[1])
            corners.append((x + share * (before[0] + after[0]), y + share * (before[1] + after[1])))
    return tuple(corners)


def border(rings: Sequence[Sequence[Pixel]]) -> list[Segment]:
    """The parts of the sides of convex rings that are the border of their union."""
    found = []
    for i, ring in enumerate(rings):
        for side in sides(ring):
            pieces = [side]
            for j, other in enumerate(rings):
                if i != j:  # a stretch of border that two rings share is kept once
                    inset = -_TOUCH if j < i else _TOUCH
                    pieces = [rest for piece in pieces for rest in _outside(piece, other, inset)]
            found += pieces
    return found


def rings_path(rings: Iterable[Iterable[Pixel]]) -> str:
    """Closed rings as path data."""
    return "".join(f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in ring)}Z" for ring in rings)


def segments_path(segments: Iterable[Segment]) -> str:
    """Segments as path data, those that meet end to end as one line."""
    written: list[str] = []
    last: Pixel | None = None
    for start, end in segments:
        if last is None or hypot(start[0] - last[0], start[1] - last[1]) > _TOUCH:
            written.append(f"M{number(start[0])} {number(start[1])}")
        written.append(f"L{number(end[0])} {number(end[1])}")
        last = end
    return "".join(written)


def sides(outline: Sequence[Pixel]) -> list[Segment]:
    """The sides of a closed outline, from its first corner on."""
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def clipped(line: Segment, outline: Sequence[Pixel], inset: float = 0.0) -> Segment | None:
    """The stretch of a line inside a convex outline, `inset` pixels from its sides; None where there is none."""
    span = _span(line, outline, inset)
    return None if span is None else (_along(line, span[0]), _along(line, span[1]))


def inside(line: Segment, outline: Sequence[Pixel]) -> Segment | None:
    """The longest stretch of a line inside an outline, which need not be convex; None where it passes by."""
    (x1, y1), (x2, y2) = line
    cuts = {0.0, 1.0}
    for (ax, ay), (bx, by) in sides(outline):
        one = (x2 - x1) * (ay - y1) - (y2 - y1) * (ax - x1)
        two = (x2 - x1) * (by - y1) - (y2 - y1) * (bx - x1)
        if (one > 0) != (two > 0):
            share = one / (one - two)
            cx, cy = ax + share * (bx - ax) - x1, ay + share * (by - ay) - y1
            along = (cx * (x2 - x1) + cy * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
            cuts |= {along} if 0 < along < 1 else set()
    ordered = sorted(cuts)
    held = [span for span in pairwise(ordered) if _holds(outline, _along(line, sum(span) / 2))]
    longest = max(held, key=lambda span: span[1] - span[0], default=None)
    return None if longest is None else (_along(line, longest[0]), _along(line, longest[1]))


def _outside(line: Segment, outline: Sequence[Pixel], inset: float) -> list[Segment]:
    span = _span(line, outline, inset)
    if span is None:
        return [line]
    rest = [(0.0, span[0]), (span[1], 1.0)]
    return [(_along(line, low), _along(line, high)) for low, high in rest if high - low > 1e-9]


def _span(line: Segment, outline: Sequence[Pixel], inset: float) -> tuple[float, float] | None:
    """The shares of a line between which it is inside a convex outline."""
    (x1, y1), (x2, y2) = line
    dx, dy = x2 - x1, y2 - y1
    low, high = 0.0, 1.0
    for side in sides(outline):
        nx, ny = _normal(side, outline)
        room = (side[0][0] - x1) * nx + (side[0][1] - y1) * ny - inset
        speed = dx * nx + dy * ny
        if abs(speed) < 1e-9:
            if room < 0:
                return None
        elif speed > 0:
            high = min(high, room / speed)
        else:
            low = max(low, room / speed)
    return (low, high) if low < high else None


def _normal(side: Segment, outline: Sequence[Pixel]) -> tuple[float, float]:
    """The outward direction of a side, of length 1."""
    (ax, ay), (bx, by) = side
    length = (hypot(bx - ax, by - ay) or 1.0) * (1 if _area(outline) > 0 else -1)
    return (by - ay) / length, (ax - bx) / length


def _rounded(
    corner: Pixel, before: tuple[float, float], after: tuple[float, float], radius: float
) -> list[Pixel]:
    start = atan2(before[1], before[0])
    turn = (atan2(after[1], after[0]) - start + pi) % (2 * pi) - pi
    steps = max(1, ceil(abs(turn) / _STEP))
    angles = (start + turn * i / steps for i in range(steps + 1))
    return [(corner[0] + radius * cos(angle), corner[1] + radius * sin(angle)) for angle in angles]


def _along(line: Segment, share: float) -> Pixel:
    (x1, y1), (x2, y2) = line
    return x1 + share * (x2 - x1), y1 + share * (y2 - y1)


def _holds(outline: Sequence[Pixel], place: Pixel) -> bool:
    x, y = place
    return (
        sum(
            (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
            for (ax, ay), (bx, by) in sides(outline)
        )
        % 2
        == 1
    )


def _area(outline: Sequence[Pixel]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(outline))
