"""The oracle: every face of every die is tried through `apply`, one battle after the other, nothing merged."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from fractions import Fraction
from itertools import product
from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Each, Roll, Stop
from battlewright.core.running import advance, apply, start

Read = Callable[[Position], Any]
Decide = Callable[[Choose], Any]
DecideAt = Callable[[Position, Choose], Any]


def default(request: Choose) -> Any:
    return request.default or request.options[0]


def law(
    position: Position, read: Read, decide: Decide = default, stop: Stop | None = None
) -> dict[Any, Fraction]:
    """The exact law of what `read` sees at the end or at the stop."""
    return law_by(position, read, lambda _, request: decide(request), stop)


def law_by(position: Position, read: Read, decide: DecideAt, stop: Stop | None = None) -> dict[Any, Fraction]:
    """The same where decisions look at the position."""
    found: dict[Any, Fraction] = {}
    root = position.fork()
    root.stop = copy(stop)
    if root.pending is None:
        start(root)
    _walk(root, Fraction(1), read, decide, found)
    return found


def _walk(p: Position, mass: Fraction, read: Read, decide: DecideAt, found: dict[Any, Fraction]) -> None:
    request = p.pending
    if isinstance(request, Roll):
        rolls = list(product(*(die.faces for die in request.partition.dice)))
        for faces in rolls:
            _walk(apply(p.fork(), faces), mass / len(rolls), read, decide, found)
    elif isinstance(request, Choose):
        _walk(apply(p.fork(), decide(p, request)), mass, read, decide, found)
    else:
        assert not isinstance(request, Each)
        value = read(p)
        found[value] = found.get(value, Fraction(0)) + mass


def best_mean(position: Position, read: Read, maximiser: int, never: tuple[str, ...] = ()) -> Fraction:
    """The mean of a number when every decision is made for it by `maximiser` and against it by the other.

    Options that begin with a word of `never` are not tried.
    """
    p = position.fork()
    if p.pending is None and p.stack:
        advance(p)
    request = p.pending
    if isinstance(request, Roll):
        rolls = list(product(*(die.faces for die in request.partition.dice)))
        return sum((best_mean(apply(p.fork(), f), read, maximiser, never) for f in rolls), Fraction(0)) / len(
            rolls
        )
    if isinstance(request, Choose):
        options = [option for option in request.options if option[0] not in never]
        worth = [best_mean(apply(p.fork(), option), read, maximiser, never) for option in options]
        return max(worth) if request.player == maximiser else min(worth)
    return Fraction(read(p))
