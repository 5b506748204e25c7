"""The damage spiral of a warbeast (2.17).

Three aspects (Mind, Body, Spirit) of two branches each: Mind 1 and 2, Body 3 and 4, Spirit 5 and 6. An aspect of N
circles has two inner ones, shared by both its branches, and of the outer ones half on each branch, the odd one on the
odd branch. Damage is nine numbers of lost circles: for each aspect its odd branch, its even branch, its inner ones.
"""

from __future__ import annotations

from functools import lru_cache

ASPECTS = ("mind", "body", "spirit")
MIND, BODY, SPIRIT = range(3)
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


@lru_cache(maxsize=16_384)
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


def healed(spiral: tuple[int, ...], lost: Lost, points: int, aspect: int | None = None) -> Lost:
    """The damage after `points` circles are free again, those of an aspect (0 to 2) or, where none is named, of the
    crippled ones first. In an aspect the inner circles come first, then those of the branch that has lost more."""
    marks = list(lost)
    for a in sorted(range(3), key=lambda a: not gone(spiral, lost, a)) if aspect is None else (aspect,):
        odd, even, middle = 3 * a, 3 * a + 1, 3 * a + 2
        while points and any(marks[odd : middle + 1]):
            slot = middle if marks[middle] else max(odd, even, key=marks.__getitem__)
            marks[slot] -= 1
            points -= 1
    return tuple(marks)


def gone(spiral: tuple[int, ...], lost: Lost, aspect: int) -> bool:
    """Whether all circles of an aspect are gone: 0 is Mind, 1 Body, 2 Spirit."""
    return sum(lost[3 * aspect : 3 * aspect + 3]) >= spiral[aspect]


def crippled(spiral: tuple[int, ...], lost: Lost) -> tuple[bool, bool, bool]:
    """Whether all circles of Mind, Body and Spirit are gone."""
    return gone(spiral, lost, 0), gone(spiral, lost, 1), gone(spiral, lost, 2)


def left(spiral: tuple[int, ...], lost: Lost) -> int:
    """How many circles are free."""
    return sum(spiral) - sum(lost)
