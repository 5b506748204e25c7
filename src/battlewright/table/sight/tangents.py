"""The critical lines of a scene: the common tangents on which a clear line can be held.

Take all clear lines that hang together, and of them the one turned farthest clockwise. It is held by two of the
outlines concerned: by a thing in the way on its left and, farther on, by another on its right; a look, which the line
must still meet, holds the other way round and stands at an end. So that line is a common tangent of the two, and
when none of these finitely many tangents is clear, no line is. This is exact between convex outlines as long as
nothing in the way reaches into a look; where something does, the points where their edges cross, to the micrometre,
are tried as ends of what is left of the look.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.contacts import LEFT, Contact, contacts, contacts_of, tangent
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.meeting import meeting_points
from battlewright.table.sight.scene import Piece


class Tangents:
    """The contacts of a scene's looks and pieces, and the tangents drawn at them."""

    __slots__ = ("invaded", "pieces", "target", "viewer")

    def __init__(self, viewer: Sequence[Part], target: Sequence[Part], pieces: Sequence[Piece]) -> None:
        self.pieces = [(contacts(part), isinstance(part, Circle) or part.convex) for part, _ in pieces]
        at_viewer, at_target = _meetings(viewer, pieces), _meetings(target, pieces)
        self.viewer, self.target = contacts_of(viewer) + at_viewer, contacts_of(target) + at_target
        self.invaded = bool(at_viewer or at_target)
        """Does something in the way reach into a look?"""

    def lines(self, first: int = LEFT) -> Iterator[Critical]:
        """The tangents that a clear line turned farthest is held by, likeliest first: clockwise when what holds it
        first stands on the left, anticlockwise when on the right."""
        last = -first
        yield from _drawn(self.viewer, last, self.target, first)
        for piece, _ in self.pieces:
            yield from _drawn(self.viewer, last, piece, last)
            yield from _drawn(piece, first, self.target, first)
        for (one, _), (other, _) in combinations(self.pieces, 2):
            yield from _drawn(one, first, other, last)
        for piece, convex in self.pieces:
            if not convex:
                for contact, further in combinations(piece, 2):
                    yield from _drawn((contact,), first, (further,), last)


def _drawn(
    ones: Sequence[Contact], one_side: int, others: Sequence[Contact], other_side: int
) -> Iterator[Critical]:
    for one in ones:
        for other in others:
            line = tangent(one, one_side, other, other_side)
            if line is not None:
                yield line


def _meetings(look: Sequence[Part], pieces: Sequence[Piece]) -> list[Contact]:
    return [
        (x, y, 0, None, None) for part in look for piece, _ in pieces for x, y in meeting_points(part, piece)
    ]
