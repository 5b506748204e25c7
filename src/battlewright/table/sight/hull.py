"""The two outer common tangents of viewer and target: no line of sight leaves what lies between them."""

from collections.abc import Sequence
from enum import Enum, auto

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.contacts import Contact
from battlewright.table.sight.critical import DOUBT, Critical

ROUNDS = 8
"""How often a tangent is turned to the contacts farthest out before it is given up."""


class Standing(Enum):
    """How an outline stands to a border: beyond it on the far side, across it, or on the near side."""

    BEYOND = auto()
    ACROSS = auto()
    NEAR = auto()


class Border:
    """An outer tangent: a line with both looks on `side` of it (left 1, right -1)."""

    __slots__ = ("line", "side")

    def __init__(self, line: Critical, side: int) -> None:
        self.line, self.side = line, side

    def standing(self, part: Part) -> Standing:
        """How an outline stands to the border; a mere touch is near, from either side."""
        line = self.line
        if isinstance(part, Circle):
            middle = self.side * (line.ux * part.y - line.uy * part.x + line.c)
            lowest, highest = middle - part.radius, middle + part.radius
        else:
            distances = [line.ux * y - line.uy * x + line.c for x, y in part.points]
            lowest, highest = min(distances), max(distances)
            if self.side < 0:
                lowest, highest = -highest, -lowest
        if highest < -DOUBT:
            return Standing.BEYOND
        return Standing.ACROSS if lowest < -DOUBT and highest > DOUBT else Standing.NEAR


def outer_tangent(
    viewer: Sequence[Contact], target: Sequence[Contact], towards: tuple[float, float], side: int
) -> Border | None:
    """The tangent with both looks on `side`; None when none is found, as for a look that holds the other."""
    one, other = _farthest_out(viewer, *towards, side), _farthest_out(target, *towards, side)
    for _ in range(ROUNDS):
        k = side * (other[2] - one[2])
        if (other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2 <= k * k:
            return None
        line = Critical(one[0], one[1], side * one[2], other[0], other[1], side * other[2])
        if len(viewer) == 1 == len(target):
            return Border(line, side)
        farther = _farthest_out(viewer, line.ux, line.uy, side), _farthest_out(target, line.ux, line.uy, side)
        if farther == (one, other):
            return Border(line, side)
        one, other = farther
    return None


def _farthest_out(contacts: Sequence[Contact], ux: float, uy: float, side: int) -> Contact:
    """The contact whose outline reaches farthest to the other side than `side`."""
    best, farthest = contacts[0], float("-inf")
    for contact in contacts:
        out = contact[2] - side * (ux * contact[1] - uy * contact[0])
        if out > farthest:
            best, farthest = contact, out
    return best
