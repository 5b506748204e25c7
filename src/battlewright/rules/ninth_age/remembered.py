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

_answers: dict[tuple[int, ...], tuple[Any, dict[Any, Any]]] = {}


def by_rows(function: Callable[[Position, *Ts], R]) -> Callable[[Position, *Ts], R]:
    """The same function of a position's rows and hashable arguments, whose answers are kept."""

    @wraps(function)
    def remembering(p: Position, *arguments: *Ts) -> R:
        rows = p.rows
        if type(rows) is not list or type(p.scene.data) is not Profiles:
            return function(p, *arguments)
        known, question = _kept(p, rows), (function, arguments)
        if question not in known:
            known[question] = function(p, *arguments)
        found: R = known[question]
        return found

    return remembering


def by_own_rows(function: Callable[[Position, Who, *Ts], R]) -> Callable[[Position, Who, *Ts], R]:
    """The same for what hangs on nothing but the rows of the side of a piece, by its row or a fighter of it."""

    @wraps(function)
    def remembering(p: Position, who: Who, *arguments: *Ts) -> R:
        rows = p.rows
        if type(rows) is not list or type(p.scene.data) is not Profiles:
            return function(p, who, *arguments)
        own = p.scene.pieces[rows[who if isinstance(who, int) else who[1]].side]
        known, question = _kept(p, [rows[row] for row in own]), (function, who, arguments)
        if question not in known:
            known[question] = function(p, who, *arguments)
        found: R = known[question]
        return found

    return remembering


def _kept(p: Position, rows: list[Any]) -> dict[Any, Any]:
    """The answers for these rows."""
    key = (id(p.rules), id(p.scene), *map(id, rows))
    found = _answers.get(key)
    if found is None:
        if len(_answers) >= KEPT:
            _answers.clear()
        found = _answers[key] = (p.rules, p.scene, rows[:]), {}
    return found[1]


def forget() -> None:
    """Let all answers go: for measurements of a first question."""
    _answers.clear()
