"""What follows from the rows of a position alone is worked out once for them.

Equal rows of one walk, and rows that a step leaves alone, are the same objects: so answers are kept by the very rows,
which an entry holds on to. Rows and data that note who reads them are always read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from battlewright.core.position import Position
from battlewright.rules.ninth_age.profiles import Profiles

KEPT = 8192
"""For how many sets of rows answers are kept."""

Ts = TypeVarTuple("Ts")
R = TypeVar("R")
Who = TypeVar("Who", bound=int | tuple[str, int])
"""A row, or a fighter of it."""

_UNKNOWN: Any = object()
_answers: dict[tuple[int, ...], tuple[Any, Any, Any, dict[Any, Any]]] = {}
"""By the identities of rows: the rules, the scene and the rows that they are of, and the answers."""


def by_rows(function: Callable[[Position, *Ts], R]) -> Callable[[Position, *Ts], R]:
    """The same function of a position's rows and hashable arguments, whose answers are kept."""

    @wraps(function)
    def remembering(p: Position, *arguments: *Ts) -> R:
        rows, scene = p.rows, p.scene
        if type(rows) is not list or type(scene.data) is not Profiles:
            return function(p, *arguments)
        key, question = tuple(map(id, rows)), (function, arguments)
        found = _answers.get(key)
        known = found[3] if found and found[0] is p.rules and found[1] is scene else _opened(p, key, rows[:])
        answer: R = known.get(question, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = known[question] = function(p, *arguments)
        return answer

    return remembering


def by_own_rows(function: Callable[[Position, Who, *Ts], R]) -> Callable[[Position, Who, *Ts], R]:
    """The same for what hangs on nothing but the rows of the side of a piece, by its row or a fighter of it."""

    @wraps(function)
    def remembering(p: Position, who: Who, *arguments: *Ts) -> R:
        rows, scene = p.rows, p.scene
        if type(rows) is not list or type(scene.data) is not Profiles:
            return function(p, who, *arguments)
        row = who if isinstance(who, int) else who[1]
        own = [rows[one] for one in scene.pieces[rows[row].side]]
        key, question = tuple(map(id, own)), (function, who, arguments)
        found = _answers.get(key)
        known = found[3] if found and found[0] is p.rules and found[1] is scene else _opened(p, key, own)
        answer: R = known.get(question, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = known[question] = function(p, who, *arguments)
        return answer

    return remembering


def _opened(p: Position, key: tuple[int, ...], rows: list[Any]) -> dict[Any, Any]:
    """Room for answers for these rows."""
    if len(_answers) >= KEPT:
        _answers.clear()
    known: dict[Any, Any] = {}
    _answers[key] = p.rules, p.scene, rows, known
    return known


def forget() -> None:
    """Let all answers go: for measurements of a first question."""
    _answers.clear()
