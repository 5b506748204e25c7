"""The answer of odds as data, and as the JSON that faces show."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import msgspec

from battlewright.core.requests import Option
from battlewright.odds.graph import Number


class Distribution(msgspec.Struct, frozen=True):
    """The law of one quantity: `pmf` holds (value, probability) in rising order; no mean where values are not
    numbers. A sampled law has, per value, the 95 % interval (lowest, highest) of its probability."""

    mean: Number | None
    pmf: tuple[tuple[Any, Number], ...]
    intervals: tuple[tuple[Number, Number], ...] = ()

    @staticmethod
    def of(law: dict[Any, Number], mean: Number | None) -> Distribution:
        """Sort a law by value; results of different kinds are kept apart."""
        return Distribution(mean, tuple(sorted(law.items(), key=lambda entry: order(entry[0]))))

    @property
    def is_chance(self) -> bool:
        """Whether it is about what happens or does not."""
        return all(isinstance(value, bool) for value, _ in self.pmf)

    def probability(self, value: Any) -> Number:
        """The probability of a value, 0 if it cannot happen."""
        return next((p for v, p in self.pmf if v == value), 0)


class OptionValue(msgspec.Struct, frozen=True):
    """One option of a decision: its words, the aimed quantity if it is taken, and how much that falls short.

    `then` are the best decisions of the same player right after it, before anything is rolled. A sampled value has the
    95 % interval (lowest, highest) of its mean.
    """

    answer: str
    value: Number
    regret: Number
    option: Option
    then: tuple[Option, ...] = ()
    interval: tuple[float, float] | None = None

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        said: dict[str, Any] = {
            "answer": self.answer,
            "value": number(self.value),
            "regret": number(self.regret),
        }
        if self.then:
            said["then"] = [" ".join(map(str, option)) for option in self.then]
        if self.interval is not None:
            said["interval"] = list(self.interval)
        return said


class Grid(msgspec.Struct, frozen=True):
    """Of a decision about a swept region, which points were compared: how many, and `steps` apart, in `unit`; after
    the first step only around the best points of the grid before."""

    kind: str
    unit: str
    steps: tuple[float, ...]
    points: int

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data."""
        return {"kind": self.kind, "unit": self.unit, "steps": list(self.steps), "points": self.points}


class Odds(msgspec.Struct, frozen=True):
    """The answer. `error_bound` is the largest absolute error of a probability; of a sampled answer, half the
    widest 95 % interval of what was asked. `policy` says how each kind of decision was settled, `grid` which points
    were compared."""

    method: Literal["exact", "sampled"]
    source: Literal["cold", "stored"]
    policy: dict[str, Any]
    error_bound: float
    stop: Any
    positions: int
    quantities: dict[str, Distribution]
    options: tuple[OptionValue, ...] = ()
    trials: int = 0
    grid: Grid | None = None

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        said: dict[str, Any] = {
            "method": self.method,
            "source": self.source,
            "policy": self.policy,
            "error_bound": self.error_bound,
            "stop": self.stop,
            "positions": self.positions,
            "quantities": {name: _distribution(law) for name, law in self.quantities.items()},
            "options": [option.to_json() for option in self.options],
        }
        if self.method == "sampled":
            said["trials"] = self.trials
        if self.grid is not None:
            said["grid"] = self.grid.to_json()
        return said


def order(value: Any) -> Any:
    """A sorting key for values of any kind: by kind first, numbers and booleans being one kind."""
    if isinstance(value, (tuple, list)):
        return (2, "", tuple(order(part) for part in value))
    if isinstance(value, (bool, int, float, Fraction)):
        return (0, "", value)
    return (1, type(value).__name__, str(value))


def _distribution(law: Distribution) -> dict[str, Any]:
    said: dict[str, Any] = {
        "mean": None if law.mean is None else number(law.mean),
        "pmf": [[_plain(value), number(p)] for value, p in law.pmf],
    }
    if law.intervals:
        said["intervals"] = [[number(low), number(high)] for low, high in law.intervals]
    return said


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, (tuple, list)) else value


def number(value: Number | int) -> Any:
    """A number as JSON has it: fractions are strings."""
    return str(value) if isinstance(value, Fraction) else value
