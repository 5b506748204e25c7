"""One question for many values of one or two parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.odds.graph import Number
from battlewright.odds.results import Distribution, Odds, number
from battlewright.odds.store import Graphs
from battlewright.questions.answering import asked_odds
from battlewright.questions.reading import QuickError, option_of, question, read, ready
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, QuickQuestion, Value

MOST_CELLS = 10_000
MOST_AXES = 2
MOST_FRUITLESS = 3
"""Walks whose graphs have served no other cell, after which graphs are no longer kept: keeping has a price."""


class Axis(msgspec.Struct, frozen=True):
    """A parameter with the values that it takes in turn."""

    name: str
    values: tuple[Value, ...]


class Cell(msgspec.Struct, frozen=True):
    """One question of a sweep: its values along the axes, and its odds, None where the rules refuse the action."""

    at: tuple[Value, ...]
    odds: Odds | None

    def shown(self, quantity: str) -> Number | None:
        """The chance of what may happen or not, the mean of what is counted."""
        return None if self.odds is None else self.odds.quantities[quantity].mean


class Sweep(msgspec.Struct, frozen=True):
    """All cells, the last axis running fastest. `quantities` are those of every cell, `main` the one to look at."""

    ruleset: str
    question: str
    axes: tuple[Axis, ...]
    cells: tuple[Cell, ...]
    quantities: tuple[str, ...]
    main: str

    def is_chance(self, quantity: str) -> bool:
        """Whether a quantity may happen or not, so that its mean is a probability."""
        return all(_is_chance(cell.odds.quantities[quantity]) for cell in self.cells if cell.odds is not None)

    def grid(self, quantity: str) -> list[list[Number | None]]:
        """The numbers of a quantity, a row for each value of the first of two axes."""
        width = len(self.axes[-1].values)
        shown = [cell.shown(quantity) for cell in self.cells]
        return [shown[start : start + width] for start in range(0, len(shown), width)]

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        return {
            "ruleset": self.ruleset,
            "question": self.question,
            "sweep": {axis.name: list(axis.values) for axis in self.axes},
            "main": self.main,
            "cells": [
                dict(zip([a.name for a in self.axes], cell.at, strict=True))
                | {name: _said(cell.shown(name)) for name in self.quantities}
                for cell in self.cells
            ],
        }


def _said(value: Number | None) -> Any:
    return None if value is None else number(value)


def _is_chance(law: Distribution) -> bool:
    return all(isinstance(value, bool) for value, _ in law.pmf)


def axis_of(asked: QuickQuestion, text: str) -> Axis:
    """An axis as it is typed: `attacks=1..6`, `distance=4..24:4`, `k=-2,0,2`, `cover=none,heavy`.

    Raises `QuickError` naming the parameter, the value and what was expected.
    """
    name, _, values = text.partition("=")
    name = name.strip().lstrip("-").replace("-", "_")
    parameter = asked.parameter(name)
    if parameter is None or not values.strip():
        read(asked, {name: values})  # says why there is no such parameter
        raise QuickError(asked.name, [_unreadable(name, text)])
    parts = [value for part in values.split(",") for value in _run(parameter, part.strip())]
    return Axis(name, tuple(read(asked, {name: part})[name] for part in parts))


def axis(asked: QuickQuestion, name: str, values: Iterable[Any]) -> Axis:
    """An axis of values from a program. Raises `QuickError`."""
    return Axis(name, tuple(read(asked, {name: value})[name] for value in values))


def _run(parameter: Parameter, part: str) -> Iterable[Any]:
    """The values of `1..6` or `4..24:4`; a part without dots is one value."""
    first, dots, rest = part.partition("..")
    if not dots:
        return (part,)
    last, _, step = rest.partition(":")
    try:
        low, high, width = float(first), float(last), float(step or 1)
        count = int((high - low) / width + 1e-9) + 1
    except (ValueError, ZeroDivisionError, OverflowError):
        count = 0
    if not 0 < count <= MOST_CELLS:
        raise QuickError(parameter.name, [_unreadable(parameter.name, part)])
    return [low + i * width for i in range(count)]


def _unreadable(name: str, text: str) -> Problem:
    return Problem((name,), "quick-sweep-values", {"value": text})


def swept(
    ruleset: str,
    name: str,
    axes: Sequence[Axis],
    given: Mapping[str, Any],
    rulings: Mapping[str, Any] | None = None,
    *,
    watch: tuple[str, ...] = (),
    main: str = "",
    progress: Callable[[int, int], None] | None = None,
    **limits: Any,
) -> Sweep:
    """Ask for every combination of the axes' values; `progress(done, all)` is called after each.

    Raises as `ready` and `odds`; a cell whose action the rules refuse is left empty, unless all are.
    """
    asked = question(ruleset, name)
    count = 1
    for one in axes:
        count *= len(one.values)
    _check(asked, axes, given, count)
    keeper, cells, refusal = _Keeper(), [], None
    for done, at in enumerate(product(*(one.values for one in axes)), 1):
        values = {**given, **{one.name: value for one, value in zip(axes, at, strict=True)}}
        try:
            made = ready(ruleset, name, values, rulings)
            quantities = tuple(dict.fromkeys((*(watch or made.scenario.watch), main or asked.main)))
            cells.append(Cell(at, keeper.odds(made, quantities, **limits)))
        except Illegal as error:
            refusal = error
            cells.append(Cell(at, None))
        if progress is not None:
            progress(done, count)
    found = next((cell.odds for cell in cells if cell.odds is not None), None)
    if found is None:
        assert refusal is not None
        raise refusal
    return Sweep(ruleset, name, tuple(axes), tuple(cells), tuple(found.quantities), main or asked.main)


class _Keeper:
    """Keeps graphs as long as they serve other cells."""

    def __init__(self) -> None:
        self.graphs: Graphs | None = Graphs()
        self.walked = 0

    def odds(self, made: Any, watch: tuple[str, ...], **limits: Any) -> Odds:
        found = asked_odds(made, watch, graphs=self.graphs, **limits)
        self.walked = 0 if found.source == "stored" else self.walked + 1
        if self.walked > MOST_FRUITLESS:
            self.graphs = None
        return found


def _check(asked: QuickQuestion, axes: Sequence[Axis], given: Mapping[str, Any], count: int) -> None:
    names = [one.name for one in axes]
    if len(names) > MOST_AXES or len(set(names)) < len(names) or count > MOST_CELLS:
        raise BattlewrightError("quick-sweep-size", axes=MOST_AXES, cells=MOST_CELLS)
    twice = [name for name in given if name.replace("-", "_") in names]
    if twice:
        raise QuickError(
            asked.name, [Problem((name,), "quick-sweep-twice", {"name": option_of(name)}) for name in twice]
        )
