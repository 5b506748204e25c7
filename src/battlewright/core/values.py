"""The first socket: named pure queries whose contributions act in fixed layers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

LAYERS = ("base", "replace", "add", "multiply", "cap", "natural")


class Contribution(msgspec.Struct, frozen=True):
    """One rule's part in a query; `give(position, *subject)` returns its number, or None when it does not apply.

    `base`, `replace` and `natural` give the value itself, `add` and `multiply` a number, `cap` a pair
    (lowest, highest) in which None is no bound. Order is (layer, priority, id): total, without ties.
    """

    id: str
    layer: str
    priority: int
    give: Callable[..., Any]
    clauses: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[int, int, str]:
        return (LAYERS.index(self.layer), self.priority, self.id)


class Traced(msgspec.Struct, frozen=True):
    """One line of a query's explanation: who gave what in which layer, and the value after it."""

    id: str
    layer: str
    given: Any
    value: Any
    clauses: tuple[str, ...]


def _within(value: Any, bounds: tuple[Any, Any]) -> Any:
    low, high = bounds
    if low is not None and value < low:
        return low
    return high if high is not None and value > high else value


_COMBINE: dict[str, Callable[[Any, Any], Any]] = {
    "base": lambda _, given: given,
    "replace": lambda _, given: given,
    "add": lambda value, given: value + given,
    "multiply": lambda value, given: value * given,
    "cap": _within,
    "natural": lambda _, given: given,
}


class Query:
    """A compiled query: call it for the value, `trace` it for the explanation. Without contributions it is 0."""

    __slots__ = ("name", "contributions", "_adds", "_steps")

    def __init__(self, name: str, contributions: tuple[Contribution, ...]) -> None:
        self.name = name
        self.contributions = tuple(sorted(contributions, key=lambda c: c.order))
        only_adds = all(c.layer == "add" for c in self.contributions)
        self._adds = tuple(c.give for c in self.contributions) if only_adds else None
        self._steps = tuple((c.give, _COMBINE[c.layer]) for c in self.contributions)

    def __call__(self, *subject: Any) -> Any:
        value: Any = 0
        if self._adds is not None:
            for give in self._adds:
                given = give(*subject)
                if given is not None:
                    value += given
            return value
        for give, combine in self._steps:
            given = give(*subject)
            if given is not None:
                value = combine(value, given)
        return value

    def trace(self, *subject: Any) -> list[Traced]:
        """The same evaluation, line by line; contributions that do not apply are left out."""
        return [Traced(c.id, c.layer, given, value, c.clauses) for c, given, value in self.course(*subject)]

    def course(self, *subject: Any) -> Iterator[tuple[Contribution, Any, Any]]:
        """The contributions that apply, what each gives, and the value after it."""
        value: Any = 0
        for contribution in self.contributions:
            given = contribution.give(*subject)
            if given is not None:
                value = _COMBINE[contribution.layer](value, given)
                yield contribution, given, value
