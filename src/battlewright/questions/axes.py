"""The parameters that a sweep runs over, with their values, as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any

import msgspec

from battlewright.questions.kinds import every, number_of
from battlewright.questions.reading import QuickError, option_of, read
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, QuickQuestion, Value

MOST_CELLS = 10_000
MOST_AXES = 2
_DASHED = re.compile(r"(-?[\d.]+)-(-?[\d.]+)")
"""A run as people write it elsewhere."""
_ROUNDING = 1e-9
"""By what part of a step the end of a run may be missed in floating point."""


class Axis(msgspec.Struct, frozen=True):
    """A parameter with the values that it takes in turn."""

    name: str
    values: tuple[Value, ...]


def axes_typed(asked: QuickQuestion, texts: Sequence[str], given: Mapping[str, Any]) -> list[Axis]:
    """The axes of a sweep as they are typed. Raises `QuickError` with everything wrong with all of them."""
    axes, problems = list[Axis](), list[Problem]()
    for text in texts:
        try:
            axes.append(axis_of(asked, text))
        except QuickError as error:
            problems += error.problems
    if problems:
        raise QuickError(asked.name, problems)
    check(asked, axes, given)
    return axes


def axis_of(asked: QuickQuestion, text: str) -> Axis:
    """An axis as it is typed: `attacks=1..6`, `distance=4..24:4`, `k=-2,0,2`, `cover=none,heavy`, or `cover` for all.

    Raises `QuickError` naming the parameter, the value and what was expected.
    """
    name, equals, values = text.partition("=")
    parameter = _parameter(asked, name, text)
    try:
        if not equals:
            return axis(asked, parameter.name, None)
        parts = [value for part in values.split(",") for value in _run(asked, parameter, part.strip())]
        return axis(asked, parameter.name, parts)
    except QuickError as error:
        problems = [
            Problem(("sweep", text), problem.id, problem.values, problem.clauses)
            for problem in error.problems
        ]
        raise QuickError(asked.name, problems) from None


def axis(asked: QuickQuestion, name: str, values: Iterable[Any] | None) -> Axis:
    """An axis of values, each once; a text stands for what is typed, None for all there are. Raises `QuickError`."""
    if isinstance(values, str):
        return axis_of(asked, f"{name}={values}")
    parameter = _parameter(asked, name, name)
    wanted = every(parameter) if values is None else tuple(values)
    if not wanted:
        raise _problem(asked, parameter, "quick-sweep-values", name=parameter.name)
    return Axis(parameter.name, tuple(dict.fromkeys(_value(asked, parameter, value) for value in wanted)))


def _parameter(asked: QuickQuestion, name: str, text: str) -> Parameter:
    """The parameter of that name. Raises `QuickError` with those there are."""
    plain = name.strip().lstrip("-").replace("-", "_")
    parameter = asked.parameter(plain)
    if parameter is None:
        try:
            read(asked, {plain: ""})
        except QuickError as error:
            [problem] = error.problems
            raise QuickError(asked.name, [Problem(("sweep", text), problem.id, problem.values)]) from None
    assert parameter is not None
    return parameter


def _value(asked: QuickQuestion, parameter: Parameter, value: Any) -> Value:
    return read(asked, {parameter.name: value})[parameter.name]


def _run(asked: QuickQuestion, parameter: Parameter, part: str) -> Iterable[Any]:
    """The values of `1..6` or `4..24:4`; a part without dots is one value."""
    first, dots, rest = part.partition("..")
    if parameter.kind not in ("whole", "inches"):
        return (part,)
    if not dots:
        if dashed := _DASHED.fullmatch(part):
            run = f"{parameter.name}={dashed[1]}..{dashed[2]}"
            raise _problem(asked, parameter, "quick-sweep-dots", value=part, expected=run)
        return (part,)
    last, colon, step = rest.partition(":")
    low, high, width = number_of(first), number_of(last), number_of(step) if colon else 1.0
    if low is None or high is None:
        raise _problem(asked, parameter, "quick-sweep-run", value=part, name=parameter.name)
    for end in (first, last):  # within the limits, or said so before any values are made
        _value(asked, parameter, end.strip())
    if low > high:
        raise _problem(asked, parameter, "quick-sweep-backwards", value=part, expected=f"{last}..{first}")
    if width is None or width <= 0:
        raise _problem(asked, parameter, "quick-sweep-step", value=step)
    count = int((high - low) / width + _ROUNDING) + 1
    if count > MOST_CELLS:
        raise _problem(asked, parameter, "quick-sweep-many", value=part, count=count, most=MOST_CELLS)
    return [round(low + i * width, 9) for i in range(count)]


def _problem(asked: QuickQuestion, parameter: Parameter, id: str, **values: Any) -> QuickError:
    return QuickError(asked.name, [Problem((parameter.name,), id, values)])


def check(asked: QuickQuestion, axes: Sequence[Axis], given: Mapping[str, Any]) -> None:
    """Refuse axes that do not go together, or with the values given. Raises `QuickError`."""
    names = [one.name for one in axes]
    problems: list[Problem] = [
        Problem(("sweep", name), "quick-sweep-again", {"count": names.count(name)})
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    if len(set(names)) > MOST_AXES:
        path = ("sweep", " ".join(names))
        problems.append(Problem(path, "quick-sweep-axes", {"count": len(set(names)), "most": MOST_AXES}))
    problems += [
        Problem((plain,), "quick-sweep-twice", {"name": option_of(plain)})
        for plain in (name.replace("-", "_") for name in given)
        if plain in names
    ]
    count = prod(len(one.values) for one in axes)
    if not problems and count > MOST_CELLS:
        sizes = " × ".join(str(len(one.values)) for one in axes)
        path = ("sweep", " ".join(names))
        problems.append(
            Problem(path, "quick-sweep-many", {"value": sizes, "count": count, "most": MOST_CELLS})
        )
    if problems:
        raise QuickError(asked.name, problems)
