"""The two outer common tangents of viewer and target: no line of sight leaves what lies between them."""

from collections.abc import Sequence

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.chords import Stretch, convex_chord, through_circle
from battlewright.table.sight.contacts import Contact
from battlewright.table.sight.critical import DOUBT, Critical

ROUNDS = 8
"""How often a tangent is turned to the contacts farthest out before it is given up."""

Border = tuple[Critical, Stretch]
"""An outer tangent, and its stretch from one point of contact to the other."""


def outer_tangent(
    viewer: Sequence[Contact], target: Sequence[Contact], towards: tuple[float, float], side: int
) -> Border | None:
    """The line that has all of both looks on `side` (left 1, right -1); None when none is found, as for a look
    that holds the other."""
    one, other = _farthest_out(viewer, *towards, side), _farthest_out(target, *towards, side)
    for _ in range(ROUNDS):
        k = side * (other[2] - one[2])
        if (other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2 <= k * k:
            return None
        line = Critical(one[0], one[1], side * one[2], other[0], other[1], side * other[2])
        farther = _farthest_out(viewer, line.ux, line.uy, side), _farthest_out(target, line.ux, line.uy, side)
        if farther == (one, other):
            start, end = sorted((line.along(*one[:2]), line.along(*other[:2])))
            return line, (start, end)
        one, other = farther
    return None


def _farthest_out(contacts: Sequence[Contact], ux: float, uy: float, side: int) -> Contact:
    """The contact whose outline reaches farthest to the other side than `side`."""
    if len(contacts) == 1:
        return contacts[0]
    return max(contacts, key=lambda contact: contact[2] - side * (ux * contact[1] - uy * contact[0]))


def stands_outside(border: Critical, part: Part, side: int) -> bool:
    """Does the outline keep clear of the tangent, on the side away from the looks? In doubt no."""
    if isinstance(part, Circle):
        return -side * border.across(part.x, part.y) - part.radius > DOUBT
    ux, uy, c = border.ux, border.uy, border.c
    return all(-side * (ux * y - uy * x + c) > DOUBT for x, y in part.points)


def crosses_between(border: Border, part: Part) -> bool:
    """Does the tangent run through the inside of the convex outline between its points of contact? In doubt no."""
    line, (start, end) = border
    if isinstance(part, Circle):
        stretch = through_circle(line, part)
    else:
        distances = line.distances(part.points)
        if not min(distances) < 0 < max(distances):
            return False
        stretch = convex_chord(line, part.points, distances)
    return stretch is not None and stretch[0] > start + DOUBT and stretch[1] < end - DOUBT
