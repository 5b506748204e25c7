"""Deviation: where a missed shot or a thrown body comes down, as a point for each roll and as all points with weights.

Directions turn clockwise from a line that the rules name (a flight, or the table's north). Distances are micrometres.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

import msgspec

from battlewright.table.angles import DEGREE, unit
from battlewright.table.curves import Place
from battlewright.table.placement.rays import normalised
from battlewright.table.plane import Point
from battlewright.table.table import Table

SIX_WAYS = tuple(step * 60 * DEGREE for step in range(6))
"""The directions of the six-way template for a d6: 1 along the line, then by 60 degrees clockwise, 4 back."""

WHOLE_DEGREES = tuple(degree * DEGREE for degree in range(360))
"""The directions of a scatter, each equally likely."""


class Landing(msgspec.Struct, frozen=True):
    """A point where something may come down, with its probability."""

    point: Point
    weight: Fraction


class Deviation(msgspec.Struct, frozen=True):
    """How a point deviates: `start`, the vector of the line from which directions turn, the angles of the equally
    likely directions in microdegrees, the most it may deviate in micrometres (fractions kept; None: any distance), and
    the width and depth of a table whose edge it does not leave (None: it may).

    Raises ValueError for a line without direction and for a start off the table.
    """

    start: Point
    line: Point
    directions: tuple[int, ...] = SIX_WAYS
    cap: Fraction | None = None
    table: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        normalised(self.line)
        if self.table is not None and not _on_table(self.start, self.table):
            raise ValueError(
                f"start of a deviation: {self.start}, expected a point of the table {self.table}"
            )

    def at(self, direction: int, distance: int) -> Point:
        """The point for one of the directions, by its number from 0, and a distance in micrometres.

        The distance is capped first; off the table the way is shortened so that the point lies on the edge.
        """
        length = Fraction(distance) if self.cap is None else min(Fraction(distance), self.cap)
        ux, uy = _turned(normalised(self.line), self.directions[direction])
        end = self.start[0] + float(length) * ux, self.start[1] + float(length) * uy
        if self.table is not None:
            end = _shortened(self.start, end, self.table)
        return round(end[0]), round(end[1])

    def landings(self, distances: Mapping[int, Fraction] | Iterable[int]) -> list[Landing]:
        """All points with their probabilities, in order of place: the directions equally likely, the distances with
        their own weights or, given as a plain list, equally likely too. Equal points are one."""
        weights: dict[Point, Fraction] = {}
        each = Fraction(1, len(self.directions))
        for distance, weight in _weighed(distances):
            for direction in range(len(self.directions)):
                point = self.at(direction, distance)
                weights[point] = weights.get(point, Fraction(0)) + each * weight
        return [Landing(point, weights[point]) for point in sorted(weights)]


def six_way(start: Point, line: Point, cap: Fraction | None = None, table: Table | None = None) -> Deviation:
    """The deviation by a d6 on the six-way template laid along `line` (hordes 2.10, HRD-THROW-12): direction number 0
    is a roll of 1. `cap` is half the measured distance."""
    return Deviation(start, line, SIX_WAYS, cap, _size(table))


def scatter(
    start: Point, line: Point = (0, 1), cap: Fraction | None = None, table: Table | None = None
) -> Deviation:
    """The deviation by one of 360 whole degrees clockwise from `line`."""
    return Deviation(start, line, WHOLE_DEGREES, cap, _size(table))


def half(distance: int) -> Fraction:
    """Half of a measured distance, fractions kept: the cap of a deviation."""
    return Fraction(distance, 2)


def _size(table: Table | None) -> tuple[int, int] | None:
    return None if table is None else (table.width, table.depth)


def _weighed(distances: Mapping[int, Fraction] | Iterable[int]) -> Iterator[tuple[int, Fraction]]:
    if isinstance(distances, Mapping):
        yield from distances.items()
    else:
        listed = list(distances)
        yield from ((distance, Fraction(1, len(listed))) for distance in listed)


def _turned(vector: Place, angle: int) -> Place:
    """The vector turned clockwise."""
    sine, cosine = unit(angle)
    return vector[0] * cosine + vector[1] * sine, vector[1] * cosine - vector[0] * sine


def _on_table(point: Point, table: tuple[int, int]) -> bool:
    return 0 <= point[0] <= table[0] and 0 <= point[1] <= table[1]


def _shortened(start: Point, end: Place, table: tuple[int, int]) -> Place:
    """The end, or where the way to it meets the edge of the table."""
    share = 1.0
    for from_, to, limit in zip(start, end, table, strict=True):
        if to < 0:
            share = min(share, from_ / (from_ - to))
        elif to > limit:
            share = min(share, (limit - from_) / (to - from_))
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
