"""From names and values to a question that can be walked: everything that is wrong is told at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.odds.stops import stop_at, usual_stop
from battlewright.questions.kinds import expected, taken, wrong_word
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, QuickQuestion, Value
from battlewright.rules.library import game
from battlewright.scenario.findings import NO_SUGGESTION, alternatives, spelled
from battlewright.scenario.load import Scenario, from_dict, position
from battlewright.texts import say

MOST_LISTED = 20
"""Words that are all told when another one is given."""


class QuickError(BattlewrightError):
    """Parameters that cannot be used; `problems` hold everything wrong with them, each with the parameter's name."""

    def __init__(self, question: str, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("quick-failed", question=question, count=len(self.problems))

    def said(self, lang: str) -> str:
        """All problems, one a line."""
        return "\n".join(f"{_typed(p)}: {say(p, lang)}" for p in self.problems)

    def __str__(self) -> str:
        return self.said("en")


def _typed(problem: Problem) -> str:
    """Where a problem lies, as it was typed: `--k`, or `--sweep k=5..1`."""
    name, *rest = map(str, problem.path)
    return " ".join((option_of(name), *rest))


class Ready(msgspec.Struct, frozen=True):
    """A question with its scenario, at the position where the action asked about has been chosen.

    `given` are the values that somebody gave, `settled` all with which the rules answer.
    """

    ruleset: str
    question: QuickQuestion
    given: dict[str, Value]
    settled: dict[str, Value]
    scenario: Scenario
    position: Position


def questions(ruleset: str) -> tuple[QuickQuestion, ...]:
    """The questions that a ruleset declares. Raises `BattlewrightError` for an unknown ruleset."""
    game(ruleset)
    module = f"battlewright.rules.{ruleset}.quick"
    if find_spec(module) is None:
        return ()
    found: tuple[QuickQuestion, ...] = import_module(module).QUESTIONS
    return found


def question(ruleset: str, name: str) -> QuickQuestion:
    """The question of this name. Raises `BattlewrightError` naming those there are."""
    known = {q.name: q for q in questions(ruleset)}
    if name not in known:
        raise BattlewrightError("quick-unknown-question", ruleset=ruleset, **alternatives(name, known))
    return known[name]


def option_of(name: str) -> str:
    """A parameter as it is typed: `--attacker-wounds`."""
    return f"--{name.replace('_', '-')}"


def ready(
    ruleset: str, name: str, given: Mapping[str, Any], rulings: Mapping[str, Any] | None = None
) -> Ready:
    """Make a question ready; values are numbers and words, or texts as they are typed.

    Raises `QuickError` with everything wrong, `Illegal` where the rules do not allow the action at all, and
    `ScenarioError` for rulings that there are not.
    """
    asked = question(ruleset, name)
    chosen, others = _rulings(asked, given, rulings or {})
    values = read(asked, {**given, **chosen})
    defaults = {p.name: p.default for p in asked.parameters if p.default is not None}
    prepared = asked.prepare(defaults | values)
    if isinstance(prepared, list):
        raise QuickError(asked.name, prepared)
    data = asked.scenario(ruleset, defaults | values, prepared)
    data["rulings"] = data.get("rulings", {}) | others
    scenario = from_dict(data, f"{ruleset} {name}")
    at = position(scenario)
    for i, choice in enumerate(prepared.choices, 1):
        if i == len(
            prepared.choices
        ):  # an answer may itself lead to the stop; it is counted from the last one on
            at.stop = stop_at(scenario.rules, usual_stop(at) if scenario.stop is None else scenario.stop)
        apply(at, choice)
    return Ready(ruleset, asked, values, prepared.settled, scenario, at)


def _rulings(
    asked: QuickQuestion, given: Mapping[str, Any], rulings: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The rulings that parameters choose, by the parameters' names, and the others.

    Raises `QuickError` for one that is given as a parameter as well.
    """
    own = {parameter.ruling: parameter.name for parameter in asked.parameters if parameter.ruling}
    names = {written.replace("-", "_") for written in given}
    twice = [
        Problem((own[ruling],), "quick-ruling-twice", {"ruling": ruling, "value": spelled(value)})
        for ruling, value in rulings.items()
        if own.get(ruling) in names
    ]
    if twice:
        raise QuickError(asked.name, twice)
    chosen = {own[ruling]: value for ruling, value in rulings.items() if ruling in own}
    return chosen, {ruling: value for ruling, value in rulings.items() if ruling not in own}


def read(asked: QuickQuestion, given: Mapping[str, Any]) -> dict[str, Value]:
    """The values given, by their parameters' names. Raises `QuickError` with everything wrong."""
    read_so_far: dict[str, Value] = {}
    problems: list[Problem] = []
    for written, value in given.items():
        name = written.replace("-", "_")
        parameter = asked.parameter(name)
        if parameter is None:
            values = _suggestions(asked, name)
            problems.append(Problem((name,), "quick-unknown-parameter", values))
            continue
        found = taken(parameter, value)
        if found is None:
            problems.append(_refused(parameter, value))
        else:
            read_so_far[name] = found
    if problems:
        raise QuickError(asked.name, problems)
    return read_so_far


def _refused(parameter: Parameter, value: Any) -> Problem:
    """A value that a parameter does not take: with all that it takes, or the closest of many words."""
    if parameter.words:
        found = alternatives(wrong_word(parameter, value), parameter.words)
        words = {"value": found["value"], "closest": found["closest"]}
        if len(parameter.words) > MOST_LISTED:
            count = len(parameter.words)
            return Problem((parameter.name,), "quick-unknown-word", {**words, "count": count})
        return Problem((parameter.name,), "check-choice", {**words, "expected": found["expected"]})
    values = {"value": spelled(value), "expected": expected(parameter)}
    return Problem((parameter.name,), "check-value", values)


def _suggestions(asked: QuickQuestion, name: str) -> dict[str, Any]:
    words = alternatives(name, [parameter.name for parameter in asked.parameters])
    known = ", ".join(option_of(parameter.name) for parameter in asked.parameters)
    closest = words["closest"]
    return {"expected": known, "closest": closest if closest == NO_SUGGESTION else option_of(closest)}
