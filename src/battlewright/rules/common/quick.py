"""Questions without a table: what a ruleset answers from numbers alone, declared as data.

A ruleset's module `quick` has `QUESTIONS`, a tuple of `QuickQuestion`. Command line, Python and servers read the same
declaration. A question never computes anything: it makes a scenario, and the rules answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from battlewright.core.requests import Option
from battlewright.rules.common.game import Problem

Kind = Literal["whole", "inches", "word", "faces"]
"""A whole number, a length in inches, one of some words, or faces of a die (none at all are allowed)."""

Value = int | float | str | tuple[int, ...]


class Parameter(msgspec.Struct, frozen=True):
    """One number or word of a question. Without a `default` it is what the profiles and the rules say.

    Numbers, and each of some faces, lie between `lowest` and `highest`; a word is one of `choices`. `help` is a Fluent
    id; `clauses` are those by which the parameter acts, told when it changes nothing.
    """

    name: str
    kind: Kind
    help: str
    default: Value | None = None
    lowest: float = 0
    highest: float = 99
    choices: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()


class Prepared(msgspec.Struct, frozen=True):
    """What numbers have come to: a scenario as plain data with what is watched, and the action that is asked about.

    `settled` tells every number with which the question is answered, those of profiles too.
    """

    scenario: dict[str, Any]
    first: Option
    settled: dict[str, Value]


class Waste(msgspec.Struct, frozen=True):
    """What is rolled for nothing: how far the quantity `of` goes beyond the quantity `used`. `label` is a Fluent id."""

    label: str
    of: str
    used: str


class QuickQuestion(msgspec.Struct, frozen=True):
    """A question: its parameters, and how their values become a scenario.

    `prepare` takes the values of all parameters that are given or have a default; it returns what does not fit
    together instead, problems whose path is the parameter's name. `main` is the quantity that sweeps show unless told
    otherwise.
    """

    name: str
    help: str
    parameters: tuple[Parameter, ...]
    prepare: Callable[[Mapping[str, Any]], Prepared | list[Problem]]
    main: str
    waste: tuple[Waste, ...] = ()

    def parameter(self, name: str) -> Parameter | None:
        """The parameter of this name."""
        return next((parameter for parameter in self.parameters if parameter.name == name), None)
