"""The critical lines: common tangents on which a clear line can be held.

Take all clear lines that hang together, and of them the one turned farthest clockwise. It is held by two of the
outlines concerned: by a thing in the way on its left and, farther on, by another on its right; a look, which the line
must still meet, holds the other way round and stands at an end. So that line is a common tangent of the two, and
when none of these finitely many tangents is clear, no line is. (Turned farthest anticlockwise, left and right change
places.) This is exact between convex outlines as long as nothing in the way reaches into a look.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.contacts import LEFT, Contact, contacts, tangent
from battlewright.table.sight.critical import Critical


class Holder(NamedTuple):
    """A thing in the way: its contacts, and whether it is hollow, so that a line can be held by it on both sides."""

    contacts: list[Contact]
    hollow: bool


def holder(part: Part) -> Holder:
    """What a line can be held by at an outline."""
    return Holder(contacts(part), not isinstance(part, Circle) and not part.convex)


def tangents(
    viewer: Sequence[Contact],
    target: Sequence[Contact],
    loose: Sequence[Holder],
    firsts: Sequence[Holder] = (),
    lasts: Sequence[Holder] = (),
    first: int = LEFT,
) -> Iterator[Critical]:
    """The lines by which a clear line turned farthest is held, likeliest first.

    `first` is the side on which the thing stands that holds it first: left for clockwise, right for anticlockwise.
    `firsts` can stand on that side only, `lasts` on the other only, `loose` on either.
    """
    last = -first
    yield from _drawn(viewer, last, target, first)
    for piece in chain(lasts, loose):
        yield from _drawn(viewer, last, piece.contacts, last)
    for piece in chain(firsts, loose):
        yield from _drawn(piece.contacts, first, target, first)
    for one, other in chain(
        product(firsts, lasts), product(firsts, loose), product(loose, lasts), combinations(loose, 2)
    ):
        yield from _drawn(one.contacts, first, other.contacts, last)
    for piece in loose:
        if piece.hollow:
            for contact, further in combinations(piece.contacts, 2):
                yield from _drawn((contact,), first, (further,), last)


def _drawn(
    ones: Sequence[Contact], one_side: int, others: Sequence[Contact], other_side: int
) -> Iterator[Critical]:
    for one in ones:
        for other in others:
            line = tangent(one, one_side, other, other_side)
            if line is not None:
                yield line
