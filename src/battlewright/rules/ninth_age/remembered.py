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

_answers: dict[tuple[int, ...], tuple[Any, dict[Any, Any]]] = {}


def by_rows(function: Callable[[Position, *Ts], R]) -> Callable[[Position, *Ts], R]:
    """The same function of a position's rows and hashable arguments, whose answers are kept."""

    @wraps(function)
    def remembering(p: Position, *arguments: *Ts) -> R:
        rows, scene = p.rows, p.scene
        if type(rows) is not list or type(scene.data) is not Profiles:
            return function(p, *arguments)
        key = (id(p.rules), id(scene), *map(id, rows))
        kept = _answers.get(key)
        if kept is None:
            if len(_answers) >= KEPT:
                _answers.clear()
            kept = _answers[key] = (p.rules, scene, rows[:]), {}
        known, question = kept[1], (function, arguments)
        if question not in known:
            known[question] = function(p, *arguments)
        found: R = known[question]
        return found

    return remembering


def forget() -> None:
    """Let all answers go: for measurements of a first question."""
    _answers.clear()
