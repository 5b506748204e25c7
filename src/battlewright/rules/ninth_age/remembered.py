"""What follows from the rows of a position alone is worked out once for them.

Equal rows of one walk, and rows that a step leaves alone, are the same objects: so answers are kept by the very rows,
which an entry holds on to. Rows and data that note who reads them are always read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from battlewright.core.position import Position
from battlewright.rules.ninth_age.profiles import Profiles

KEPT = 8192
"""For how many sets of rows answers are kept."""

Ts = TypeVarTuple("Ts")
R = TypeVar("R")
Who = TypeVar("Who", bound=int | tuple[str, int])
"""A row, or a fighter of it."""


class _Kept(NamedTuple):
    """The answers for some rows under some rules in some scene; it keeps the rows, by whose identities it is found."""

    rules: Any
    scene: Any
    rows: list[Any]
    answers: dict[Any, Any]


_UNKNOWN: Any = object()
_kept: dict[tuple[int, ...], _Kept] = {}
"""By the identities of rows."""
_latest = [_Kept(None, None, [], {})] * 3
"""What was asked for last: of side 0, of side 1, of all. Mostly it is asked for again."""
ALL = 2


def by_rows(function: Callable[[Position, *Ts], R]) -> Callable[[Position, *Ts], R]:
    """The same function of a position's rows and hashable arguments, whose answers are kept."""

    @wraps(function)
    def remembering(p: Position, *arguments: *Ts) -> R:
        rows, scene = p.rows, p.scene
        if type(rows) is not list or type(scene.data) is not Profiles:
            return function(p, *arguments)
        kept = _latest[ALL]
        if kept.rows != rows or kept.scene is not scene or kept.rules is not p.rules:
            kept = _latest[ALL] = _found(p, rows[:])
        question = (function, arguments)
        answer: R = kept.answers.get(question, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = kept.answers[question] = function(p, *arguments)
        return answer

    return remembering


def by_own_rows(function: Callable[[Position, Who, *Ts], R]) -> Callable[[Position, Who, *Ts], R]:
    """The same for what hangs on nothing but the rows of the side of a piece, by its row or a fighter of it."""

    @wraps(function)
    def remembering(p: Position, who: Who, *arguments: *Ts) -> R:
        rows, scene = p.rows, p.scene
        if type(rows) is not list or type(scene.data) is not Profiles:
            return function(p, who, *arguments)
        side = rows[who if isinstance(who, int) else who[1]].side
        pieces = scene.pieces[side]
        own = rows[pieces[0] : pieces[-1] + 1]
        kept = _latest[side]
        if kept.rows != own or kept.scene is not scene or kept.rules is not p.rules:
            kept = _latest[side] = _found(p, own)
        question = (function, who, arguments)
        answer: R = kept.answers.get(question, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = kept.answers[question] = function(p, who, *arguments)
        return answer

    return remembering


def _found(p: Position, rows: list[Any]) -> _Kept:
    """The answers for these rows, or room for them."""
    key = tuple(map(id, rows))
    kept = _kept.get(key)
    if kept is None or kept.rules is not p.rules or kept.scene is not p.scene:
        if len(_kept) >= KEPT:
            _kept.clear()
        kept = _kept[key] = _Kept(p.rules, p.scene, rows, {})
    return kept


def forget() -> None:
    """Let all answers go: for measurements of a first question."""
    _kept.clear()
    _latest[:] = [_Kept(None, None, [], {})] * 3
