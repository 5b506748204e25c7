"""The damage spiral of a warbeast (2.17).

Three aspects (Mind, Body, Spirit) of two branches each: Mind 1 and 2, Body 3 and 4, Spirit 5 and 6. An aspect of N
circles has two inner ones, shared by both its branches, and of the outer ones half on each branch, the odd one on the
odd branch. Damage is nine numbers of lost circles: for each aspect its odd branch, its even branch, its inner ones.
"""

from __future__ import annotations

ASPECTS = ("mind", "body", "spirit")
INNER = 2
WHOLE: tuple[int, ...] = (0,) * 9
"""A spiral without damage."""

Lost = tuple[int, ...]


def outer(circles: int, odd: bool) -> int:
    """How many outer circles a branch has, of an aspect of so many circles."""
    beyond = max(0, circles - INNER)
    return (beyond + 1) // 2 if odd else beyond // 2


def inner(circles: int) -> int:
    """How many circles the two branches of an aspect share."""
    return min(INNER, circles)


def filled(spiral: tuple[int, ...], lost: Lost, branch: int, points: int) -> Lost:
    """The damage after `points` more on branch 1 to 6: from the outside to the inside, overflow on to the next branch
    with a free circle, 6 to 1. Points beyond the last circle are lost."""
    marks = list(lost)
    for step in range(6):
        aspect, even = divmod((branch - 1 + step) % 6, 2)
        for slot, room in (
            (3 * aspect + even, outer(spiral[aspect], not even)),
            (3 * aspect + 2, inner(spiral[aspect])),
        ):
            taken = min(points, room - marks[slot])
            marks[slot] += taken
            points -= taken
    return tuple(marks)


def crippled(spiral: tuple[int, ...], lost: Lost) -> tuple[bool, bool, bool]:
    """Whether all circles of Mind, Body and Spirit are gone."""
    mind, body, spirit = (sum(lost[3 * a : 3 * a + 3]) >= spiral[a] for a in range(3))
    return mind, body, spirit


def left(spiral: tuple[int, ...], lost: Lost) -> int:
    """How many circles are free."""
    return sum(spiral) - sum(lost)
