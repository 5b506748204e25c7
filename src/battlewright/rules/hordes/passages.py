"""All lines between two bases at once, as the points of a plane.

A line is told by its heights above the middles of both bases; those that meet both are about a rectangle. A base in
between takes a strip out of it, a wall all lines but those that pass its corners on one side. What is left falls into
convex pieces, one for every gap: none is left where sight is plainly blocked, and the middle of a piece is a line that
is likely to be clear.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

from battlewright.rules.hordes.glance import MARGIN, Segment, Way
from battlewright.table.angles import unit
from battlewright.table.bodies import Disc
from battlewright.table.outlines import Circle, Part

Piece = list[tuple[float, float]]
"""Lines as a convex polygon: corners are (height at the viewer's middle, height at the target's)."""

HalfPlane = tuple[float, float, float]
"""a, b, c: the lines whose heights y0, y1 have a * y0 + b * y1 at least c."""


def gaps(way: Way, bases: Sequence[Disc], walls: Iterable[Part]) -> list[Piece]:
    """The pieces that are left of all lines through the viewer's front arc; none where bases and walls plainly take
    all of them."""
    reach = way.eye.radius + way.shown.radius
    if way.far <= reach + MARGIN:
        return [_all_lines(way, 2.0)]
    steepest = reach / sqrt(way.far * way.far - reach * reach)
    ahead = _cut(_all_lines(way, sqrt(1 + steepest * steepest)), _ahead(way, reach / way.far))
    pieces = [ahead] if ahead else []
    for sides in _passings(way, bases, walls, steepest):
        pieces = [left for piece in pieces for side in sides if (left := _cut(piece, side))]
        if not pieces:
            break
    return pieces


def middles(way: Way, pieces: Iterable[Piece]) -> Iterator[Segment]:
    """The line in the middle of each piece."""
    for piece in pieces:
        y0, y1 = (sum(heights) / len(piece) for heights in zip(*piece, strict=True))
        yield (0.0, y0), (way.far, y1)


def _all_lines(way: Way, slant: float) -> Piece:
    one, other = way.eye.radius * slant, way.shown.radius * slant
    return [(-one, -other), (one, -other), (one, other), (-one, other)]


def _ahead(way: Way, steepest: float) -> list[HalfPlane]:
    """The lines that leave the viewer's base in its front arc and may come to the target's base in it, where the border
    of the arc is no way to the target: `steepest` is the sine of the widest angle between a line and the way."""
    fx, fy = unit(way.eye.facing)
    forward, left = fx * way.ux + fy * way.uy, fy * way.ux - fx * way.uy
    if abs(left) <= steepest:
        return []
    share = way.eye.radius * abs(left) / way.far
    side = 1 if left > 0 else -1
    leaves = (side * (1 - share), side * share, -way.eye.radius * forward - MARGIN)
    turned = steepest / sqrt(1 - steepest * steepest)
    early = way.shown.radius * (abs(forward) + abs(left) * turned)
    comes = (0.0, left, -way.far * forward - early - MARGIN)
    return [leaves, comes]


def _passings(
    way: Way, bases: Sequence[Disc], walls: Iterable[Part], steepest: float
) -> Iterator[tuple[list[HalfPlane], list[HalfPlane]]]:
    """For each thing that stands wholly between the bases, the lines that pass it to the left and to the right."""
    near, far = way.eye.radius + MARGIN, way.far - way.shown.radius - MARGIN
    for base in bases:
        along, aside = way.place(base.x, base.y)
        if near < along - steepest * base.radius and along + steepest * base.radius < far:
            yield _beside(way, [(along, aside)], base.radius - MARGIN)
    for wall in walls:
        if not isinstance(wall, Circle) and wall.convex:
            corners = [way.place(x, y) for x, y in wall.points]
            if all(near < along < far for along, _ in corners):
                yield _beside(way, corners, -MARGIN)


def _beside(
    way: Way, points: Sequence[tuple[float, float]], reach: float
) -> tuple[list[HalfPlane], list[HalfPlane]]:
    """The lines that pass all points at least so far to the left, and to the right."""
    shares = [(along / way.far, aside) for along, aside in points]
    left = [(1 - share, share, aside + reach) for share, aside in shares]
    right = [(share - 1, -share, reach - aside) for share, aside in shares]
    return left, right


def _cut(piece: Piece, sides: Sequence[HalfPlane]) -> Piece:
    """What lies in all the half planes."""
    for a, b, c in sides:
        worth = [a * y0 + b * y1 - c for y0, y1 in piece]
        if min(worth) >= 0:
            continue
        kept: Piece = []
        for i, (y0, y1) in enumerate(piece):
            here, before = worth[i], worth[i - 1]
            if (here < 0) != (before < 0):
                share = before / (before - here)
                x0, x1 = piece[i - 1]
                kept.append((x0 + share * (y0 - x0), x1 + share * (y1 - x1)))
            if here >= 0:
                kept.append((y0, y1))
        piece = kept
        if len(piece) < 3:
            return []
    return piece
