"""One question for many values of one or two parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from time import monotonic
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.odds.bounds import Cancelled
from battlewright.odds.graph import Number
from battlewright.odds.results import Distribution, Odds, number
from battlewright.odds.store import Graphs
from battlewright.questions.answering import asked_odds
from battlewright.questions.axes import Axis, check
from battlewright.questions.reading import QuickError, Ready, question, read, ready
from battlewright.rules.common.quick import Value

MOST_FRUITLESS = 3
"""Walks whose graphs have served no other cell, after which graphs are no longer kept: keeping has a price."""
LEAST_S = 0.05
"""Seconds that a cell has at least where a budget is shared out among many."""


class Cell(msgspec.Struct, frozen=True):
    """One question of a sweep: its values along the axes, and its odds, or why the rules do not allow it."""

    at: tuple[Value, ...]
    odds: Odds | None
    refusal: BattlewrightError | None = None

    def shown(self, quantity: str) -> Number | None:
        """The chance of what may happen or not, the mean of what is counted."""
        return None if self.odds is None else self.odds.quantities[quantity].mean

    @property
    def is_sampled(self) -> bool:
        """Whether its numbers are sampled."""
        return self.odds is not None and self.odds.method == "sampled"


class Sweep(msgspec.Struct, frozen=True):
    """The cells in order, the last axis running fastest; fewer than there are values if somebody stopped it.

    `quantities` are those of every cell, `main` the one to look at; `first` is a cell's question that the rules allow,
    `fixed` are the numbers with which all are answered.
    """

    ruleset: str
    question: str
    axes: tuple[Axis, ...]
    cells: tuple[Cell, ...]
    quantities: tuple[str, ...]
    main: str
    first: Ready
    fixed: dict[str, Value]
    aim: dict[str, Any] | None = None

    def regrets(self) -> list[Number | None] | None:
        """By how much each cell of a sweep over policies falls short of the best of them, for who decides by them.

        None where no policies are compared, or there is no aim to compare them by.
        """
        parameter = self.first.question.parameter(self.axes[0].name)
        aimed = aimed_at(self.aim)
        if len(self.axes) > 1 or parameter is None or parameter.kind != "policy" or self.aim is None:
            return None
        sign = 1 if (self.aim["side"] == parameter.side) == ("maximise" in self.aim) else -1
        values = [cell.shown(aimed) for cell in self.cells]
        best = max(sign * value for value in values if value is not None)
        return [None if value is None else best - sign * value for value in values]

    @property
    def size(self) -> int:
        """How many cells were asked for."""
        return prod(len(axis.values) for axis in self.axes)

    def is_chance(self, quantity: str) -> bool:
        """Whether a quantity may happen or not, so that its mean is a probability."""
        laws = [cell.odds.quantities[quantity] for cell in self.cells if cell.odds is not None]
        return quantity.startswith("P(") or all(_is_chance(law) for law in laws)

    def rows(self) -> list[list[Cell | None]]:
        """The cells, a row for each value of the first of two axes; None for those not come to."""
        width = len(self.axes[-1].values)
        cells = [*self.cells, *[None] * (self.size - len(self.cells))]
        return [cells[start : start + width] for start in range(0, len(cells), width)]

    def grid(self, quantity: str) -> list[list[Number | None]]:
        """The numbers of a quantity, as `rows`."""
        return [[None if cell is None else cell.shown(quantity) for cell in row] for row in self.rows()]

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        return {
            "ruleset": self.ruleset,
            "question": self.question,
            "sweep": {axis.name: list(axis.values) for axis in self.axes},
            "main": self.main,
            "complete": len(self.cells) == self.size,
            "cells": [self._cell_as_json(cell) for cell in self.cells],
        }

    def _cell_as_json(self, cell: Cell) -> dict[str, Any]:
        said: dict[str, Any] = dict(zip([a.name for a in self.axes], cell.at, strict=True))
        for name in self.quantities:
            value = cell.shown(name)
            said[name] = None if value is None else number(value)
        if cell.refusal is not None:
            return said | {"refused": {"id": cell.refusal.id, "clauses": list(cell.refusal.clauses)}}
        assert cell.odds is not None
        return said | {"method": cell.odds.method, "error_bound": cell.odds.error_bound}


def _is_chance(law: Distribution) -> bool:
    return all(isinstance(value, bool) for value, _ in law.pmf)


def swept(
    ruleset: str,
    name: str,
    axes: Sequence[Axis],
    given: Mapping[str, Any],
    rulings: Mapping[str, Any] | None = None,
    *,
    watch: tuple[str, ...] = (),
    main: str = "",
    aim: Mapping[str, Any] | None = None,
    budget_s: float | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    **limits: Any,
) -> Sweep:
    """Ask for every combination of the axes' values; `progress(done, all)` is called before the first and after each.

    The cells share out the seconds of `budget_s`; what cheap ones leave goes to those that were sampled. When
    `cancel()` says so, what is done by then is the answer. Raises as `ready` and `odds`; a cell that the rules do not
    allow is left empty, unless all are; `Cancelled` without any.
    """
    asked = question(ruleset, name)
    check(asked, axes, given)
    read(asked, given)
    wish = aim or asked.aim
    compared = any(one.name == p.name for one in axes for p in asked.parameters if p.kind == "policy")
    wanted = (*(watch or asked.quantities), *filter(None, (main, aimed_at(wish) if compared else "")))
    shown = tuple(dict.fromkeys(wanted))
    size = prod(len(one.values) for one in axes)
    keeper, cells, first, quantities = _Keeper(), list[Cell](), None, shown
    fixed: dict[str, Value] = {}
    deadline = None if budget_s is None else monotonic() + budget_s
    tell = progress or (lambda done, count: None)
    short: dict[int, tuple[Ready, float]] = {}

    def ask(made: Ready, seconds: float | None) -> Odds:
        return keeper.odds(made, shown, aim=aim, budget_s=seconds, cancel=cancel, **limits)

    tell(0, size)
    for at in product(*(one.values for one in axes)):
        values = {**given, **{one.name: value for one, value in zip(axes, at, strict=True)}}
        seconds = None if deadline is None else max(LEAST_S, (deadline - monotonic()) / (size - len(cells)))
        try:
            made = ready(ruleset, name, values, rulings)
            found = ask(made, seconds)
            if seconds is not None and found.method == "sampled":
                short[len(cells)] = made, seconds
            cells.append(Cell(at, found))
            if first is None:
                first, quantities, fixed = made, _numbers(found), made.settled
            fixed = {name: value for name, value in fixed.items() if made.settled.get(name) == value}
        except (Illegal, QuickError) as error:
            cells.append(Cell(at, None, error))
        except Cancelled:
            break
        tell(len(cells), size)
        if cancel is not None and cancel():
            break
    if deadline is not None and len(cells) == size:
        _ask_again(cells, short, ask, deadline)
    if first is None:
        raise cells[0].refusal or Cancelled() if cells else Cancelled()
    main = main if main in quantities else quantities[0]
    return Sweep(
        ruleset, name, tuple(axes), tuple(cells), quantities, main, first, fixed,
        None if wish is None else dict(wish),
    )  # fmt: skip


def _ask_again(
    cells: list[Cell],
    short: Mapping[int, tuple[Ready, float]],
    ask: Callable[[Ready, float], Odds],
    deadline: float,
) -> None:
    """Ask for the cells that time was too short for once more, as long as there is more of it than they had."""
    for done, (place, (made, had)) in enumerate(short.items()):
        seconds = (deadline - monotonic()) / (len(short) - done)
        if seconds <= had:
            continue
        try:
            cells[place] = msgspec.structs.replace(cells[place], odds=ask(made, seconds))
        except Cancelled:
            break


def _numbers(odds: Odds) -> tuple[str, ...]:
    """The quantities. Raises `BattlewrightError` for one that is no number, as a sweep shows one of each cell."""
    for name, law in odds.quantities.items():
        if law.mean is None:
            raise BattlewrightError("quick-sweep-no-number", quantity=name)
    return tuple(odds.quantities)


def aimed_at(aim: Mapping[str, Any] | None) -> str:
    """The quantity of an aim, empty without one."""
    return next((str(aim[word]) for word in ("maximise", "minimise") if word in aim), "") if aim else ""


class _Keeper:
    """Keeps graphs as long as they serve other cells."""

    def __init__(self) -> None:
        self.graphs: Graphs | None = Graphs()
        self.walked = 0

    def odds(self, made: Ready, watch: tuple[str, ...], **limits: Any) -> Odds:
        found = asked_odds(made, watch, graphs=self.graphs, **limits)
        self.walked = 0 if found.source == "stored" else self.walked + 1
        if self.walked > MOST_FRUITLESS:
            self.graphs = None
        return found
