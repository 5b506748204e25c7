"""Bodies that stand on the table, their gaps and contacts.

A gap is measured from base edge to base edge. While two bodies share some height (their intervals from z to
z + height meet, or they stand at the same z) it is the distance of the bases in plan; otherwise it is the
straight distance of the two upright solids, sqrt(h^2 + v^2) with h the plan distance and v the height between
the top of the lower and the bottom of the upper.
"""

from collections.abc import Iterable
from math import hypot, isqrt, sqrt

import msgspec

from battlewright.table.lengths import TOLERANCE
from battlewright.table.plane import Point


class Disc(msgspec.Struct, frozen=True, tag="disc", gc=False):
    """A body with a round base: centre x, y, bottom z, radius of the base and height of the body, all in
    micrometres."""

    x: int
    y: int
    z: int
    radius: int
    height: int

    def at(self, x: int, y: int) -> "Disc":
        """The same body with its centre at x, y."""
        return Disc(x, y, self.z, self.radius, self.height)


Body = Disc
"""Any body; rectangles and blocks join here."""


def rise(a: Body, b: Body) -> int:
    """Height left free between the bodies in micrometres; 0 when they share some height."""
    if a.z == b.z:
        return 0
    return max(0, a.z - b.z - b.height, b.z - a.z - a.height)


def shares_height(a: Body, b: Body) -> bool:
    """Could the two bodies collide: do they stand at the same z, or do their heights overlap beyond the
    tolerance?"""
    return a.z == b.z or (a.z + TOLERANCE < b.z + b.height and b.z + TOLERANCE < a.z + a.height)


def gap(a: Body, b: Body) -> int:
    """The gap in micrometres for display: rounded down, and 0 for bodies in contact. Verdicts never use it."""
    dx, dy = a.x - b.x, a.y - b.y
    squared = dx * dx + dy * dy
    radii = a.radius + b.radius
    between = 0 if a.z == b.z else rise(a, b)
    if between == 0:
        touching = radii + TOLERANCE
        return 0 if squared <= touching * touching else isqrt(squared) - radii
    if _gap_at_most(a, b, TOLERANCE):
        return 0
    guess = int(sqrt(max(0.0, sqrt(squared) - radii) ** 2 + between * between))
    while not _gap_at_most(a, b, guess):
        guess += 1
    while guess > 0 and _gap_at_most(a, b, guess) and not _gap_equals(a, b, guess):
        guess -= 1
    return guess


def gaps(body: Body, others: Iterable[Body]) -> list[int]:
    """The displayed gaps from one body to each of the others, in their order."""
    return [gap(body, other) for other in others]


def nearest_points(a: Body, b: Body) -> tuple[Point, Point]:
    """The points of the two base edges that face each other along the line of the centres, to the micrometre.

    For drawing what is measured. Bases with one centre give that centre twice.
    """
    dx, dy = b.x - a.x, b.y - a.y
    length = hypot(dx, dy)
    if length == 0:
        return (a.x, a.y), (b.x, b.y)
    ux, uy = dx / length, dy / length
    return (
        (round(a.x + a.radius * ux), round(a.y + a.radius * uy)),
        (round(b.x - b.radius * ux), round(b.y - b.radius * uy)),
    )


def in_contact(a: Body, b: Body) -> bool:
    """Are the bases in contact: is their gap at most 20 um? Overlapping bases count as in contact."""
    return _gap_at_most(a, b, TOLERANCE)


def overlaps(a: Body, b: Body) -> bool:
    """Do the bodies overlap: do they share height, and do their bases intersect by more than 20 um?"""
    reach = a.radius + b.radius - TOLERANCE
    dx, dy = a.x - b.x, a.y - b.y
    return reach > 0 and dx * dx + dy * dy < reach * reach and shares_height(a, b)


def within(a: Body, b: Body, limit: int) -> bool:
    """Is the gap at most `limit` micrometres (up to limit + 20 um)?"""
    return _gap_at_most(a, b, limit + TOLERANCE)


at_most = within
"""The rules say `within` and `at most` for the same verdict."""


def reach_between(a: Body, b: Body) -> int:
    """The shortest whole reach in micrometres at which `within(a, b, reach)` holds."""
    dx, dy = a.x - b.x, a.y - b.y
    if a.z == b.z:
        squared = dx * dx + dy * dy
        rounded_up = isqrt(squared - 1) + 1 if squared else 0
        return max(0, rounded_up - a.radius - b.radius - TOLERANCE)
    shortest = gap(a, b)
    if not _gap_at_most(a, b, shortest):
        shortest += 1
    return max(0, shortest - TOLERANCE)


def more_than(a: Body, b: Body, limit: int) -> bool:
    """Is the gap more than `limit` (only above limit + 20 um)? The opposite of `within`."""
    return not within(a, b, limit)


def at_least(a: Body, b: Body, limit: int) -> bool:
    """Is the gap at least `limit` (from limit - 20 um)?"""
    return not less_than(a, b, limit)


def less_than(a: Body, b: Body, limit: int) -> bool:
    """Is the gap less than `limit` (only below limit - 20 um)?"""
    reach = limit - TOLERANCE
    return _gap_at_most(a, b, reach) and not _gap_equals(a, b, reach)


def _gap_at_most(a: Body, b: Body, reach: int) -> bool:
    """Exactly: gap <= reach. With h + radii = D, h^2 + v^2 <= reach^2 turns into a comparison without
    roots."""
    if reach < 0:
        return False
    dx, dy = a.x - b.x, a.y - b.y
    squared = dx * dx + dy * dy
    radii = a.radius + b.radius
    between = 0 if a.z == b.z else rise(a, b)
    if between == 0:
        return squared <= (radii + reach) * (radii + reach)
    room = reach * reach - between * between
    if room < 0:
        return False
    excess = squared - radii * radii - room
    return excess <= 0 or excess * excess <= 4 * radii * radii * room


def _gap_equals(a: Body, b: Body, reach: int) -> bool:
    """Exactly: gap == reach."""
    dx, dy = a.x - b.x, a.y - b.y
    squared = dx * dx + dy * dy
    radii = a.radius + b.radius
    room = reach * reach - rise(a, b) ** 2
    if reach < 0 or room < 0:
        return False
    if room == 0:
        return squared <= radii * radii
    excess = squared - radii * radii - room
    return excess >= 0 and excess * excess == 4 * radii * radii * room
