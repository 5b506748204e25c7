"""What `import battlewright as bw` offers: scenarios, odds and battles that draw themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from battlewright.cli.asking import aim_of, usual_aim, usual_watch
from battlewright.cli.inputs import first_position, found, opened, position_to_ask_about, script_fault
from battlewright.core.position import Position
from battlewright.looking import Answer, QuestionError
from battlewright.looking import look as answered
from battlewright.odds import answer as answers
from battlewright.odds.explaining import Explanation, explained
from battlewright.odds.results import Distribution, Odds, OptionValue
from battlewright.pictures.svg import svg
from battlewright.play.battle import Battle as Played
from battlewright.play.commands import obey
from battlewright.play.dice import Local
from battlewright.play.entries import Entry
from battlewright.play.scenarios import battle_of
from battlewright.questions.answering import QuickAnswer
from battlewright.questions.answering import answered as quickly
from battlewright.questions.axes import axis
from battlewright.questions.reading import QuickError
from battlewright.questions.reading import question as declared
from battlewright.questions.sweeping import Sweep, swept
from battlewright.rules.common.quick import QuickQuestion
from battlewright.rules.library import game
from battlewright.scenario.findings import Finding
from battlewright.scenario.load import Scenario as Loaded
from battlewright.scenario.load import check as findings_of
from battlewright.scenario.load import load as load_scenario
from battlewright.scenario.load import load_tabletop
from battlewright.scenario.load import tabletop as tabletop_in
from battlewright.scenario.tabletop import Tabletop as Standings
from battlewright.scenario.tabletop import tabletop_of
from battlewright.texts.numbers import mean, percent


class Scenario(Loaded, frozen=True):
    """A scenario without anything wrong in it, which draws itself in notebooks."""

    def _repr_svg_(self) -> str:
        return svg(first_position(self))


class Tabletop(Standings, frozen=True):
    """A table and the bodies on it, which draws itself in notebooks."""

    def _repr_svg_(self) -> str:
        from battlewright.looking.drawing import svg as drawn

        return drawn(self)


class Battle(Played):
    """A battle of a scenario, at its first question; it draws itself in notebooks.

    The same `seed` gives the same dice. `say` answers with words, `roll` lets the dice fall; `pending`, `outcome`,
    `undo` and the rest are those of `play.battle.Battle`.
    """

    def __init__(self, what: Loaded | str | Path, seed: str | None = None) -> None:
        scenario = what if isinstance(what, Loaded) else load(what)
        header = battle_of(scenario, None if seed is None else Local(seed)).header
        super().__init__(first_position(scenario), header)

    def say(self, line: str) -> list[Entry]:
        """Answer with the words of the terminal: `melee wolf axe`, `to 10 12`. Raises `BattlewrightError`."""
        return obey(self, line)

    def _repr_svg_(self) -> str:
        return svg(self.position)


class Quick(QuickAnswer, frozen=True):
    """The answer to a question without a table; printed, it says the numbers it was asked with and what is likely."""

    def __str__(self) -> str:
        from battlewright.cli.quick import numbers_text

        told = (f"{name}: {_likely(law)}" for name, law in self.quantities.items())
        return "\n".join([numbers_text("en", self.ready, self.settled), *told])


def _likely(law: Distribution) -> str:
    if law.is_chance:
        return percent(law.probability(True), "en")
    if law.mean is None:
        return ", ".join(f"{value} {percent(p, 'en')}" for value, p in law.pmf)
    return mean(law.mean, "en")


LIMITS = (
    "watch", "main", "aim", "budget_s", "max_positions", "rational", "progress", "cancel", "seed", "graphs",
)  # fmt: skip
"""What may stand beside the parameters of a question."""

Asked = Loaded | Position | Played | str | Path
"""What odds can be asked of; a text or path is a scenario."""


def load(source: str | Path) -> Scenario:
    """The scenario in a file, in a text of several lines, or a shipped one by its name (`redroll/duel`).

    Raises `ScenarioError` with everything wrong with it, line by line.
    """
    found = load_scenario(source) if isinstance(source, Path) or "\n" in source else opened(source)
    return Scenario(**{name: getattr(found, name) for name in found.__struct_fields__})


def tabletop(what: Asked | Standings) -> Tabletop:
    """The table that a scenario sets up, with a game or without, or the one of a battle or position as it stands.

    Raises `ScenarioError` with everything wrong with a scenario.
    """
    if isinstance(what, str | Path):
        named = isinstance(what, str) and "\n" not in what
        what = load_tabletop(found(str(what)) if named else what)
    elif isinstance(what, Loaded):
        what = tabletop_in(what)
    if isinstance(what, Played):
        what = what.position
    if isinstance(what, Position):
        what = tabletop_of(what, game(what.rules.ruleset.name))
    return Tabletop(**{name: getattr(what, name) for name in what.__struct_fields__})


def look(what: Asked | Standings, question: str) -> Answer:
    """The answer to a question about the table: `gap mauler wolf`, `sight mauler wolf`, `move wolf to 24,20`.

    Raises `QuestionError` for a question that is not understood. The answer has `said("en")`, `data`, `verdict`, and
    draws itself in notebooks.
    """
    return answered(tabletop(what), question)


def check(source: str | Path) -> list[Finding]:
    """Everything wrong with a scenario, the questions it asks included; empty when there is nothing."""
    return findings_of(source, answered, script_fault)


def position(scenario: Loaded | str | Path) -> Position:
    """The position that a scenario asks about: where its script and its dice lead."""
    return position_to_ask_about(scenario if isinstance(scenario, Loaded) else load(scenario))[0]


def odds_of(
    what: Asked,
    watch: Iterable[str] = (),
    aim: Mapping[str, Any] | str | None = None,
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    **limits: Any,
) -> Odds:
    """The odds of what is asked now; what is left out is the scenario's. An aim may be a text, as it is typed for the
    verb: `"P(wolf.destroyed)"`, `"B:minimise sum(B.damage)"`. `limits` are those of `odds.answer.odds`."""
    at, watch, aimed, policy, stop = _completed(what, tuple(watch), aim, policy, stop)
    return answers.odds(at, watch, aimed, policy, stop, **limits)


def best(
    what: Asked,
    aim: Mapping[str, Any] | str | None = None,
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    **limits: Any,
) -> tuple[OptionValue, ...]:
    """The options of the decision asked now, best first; the aim is the scenario's unless given (as for `odds_of`), and
    where nothing is aimed at, harm done to the other side. Past the bounds each has the `interval` of its value."""
    at, _, aimed, policy, stop = _completed(what, (), aim, policy, stop)
    return answers.best(at, aimed or usual_aim(at), policy, stop, **limits)


def quick(ruleset: str, question: str, rulings: Mapping[str, Any] | None = None, **numbers: Any) -> Quick:
    """A question without a table: `quick("redroll", "melee", k=2, damage=-2, wounds=5, attacks=3)`.

    `numbers` are the question's parameters (`battlewright quick redroll melee --help` lists them) and the limits of
    `odds.answer.odds`, such as `rational=True`. Raises `QuickError` with everything wrong, `Illegal` where the rules do
    not allow the action.
    """
    limits = _limits(declared(ruleset, question), numbers)
    found = quickly(ruleset, question, numbers, rulings, **limits)
    return Quick(**{name: getattr(found, name) for name in found.__struct_fields__})


def sweep(
    ruleset: str,
    question: str,
    over: Mapping[str, Iterable[Any] | None],
    rulings: Mapping[str, Any] | None = None,
    **numbers: Any,
) -> Sweep:
    """A question for many values: `sweep("redroll", "melee", {"attacks": range(1, 7)}, k=2)`; two make a grid.

    Values may be written as they are typed, `"1..6"`; None is all that a word or policy can be: `{"red": None}`.
    """
    asked = declared(ruleset, question)
    axes = [axis(asked, name, values) for name, values in over.items()]
    return swept(ruleset, question, axes, numbers, rulings, **_limits(asked, numbers))


def _limits(asked: QuickQuestion, numbers: dict[str, Any]) -> dict[str, Any]:
    """Take out what is no parameter of the question but an argument of odds."""
    return {name: numbers.pop(name) for name in LIMITS if name in numbers and asked.parameter(name) is None}


def explain(what: Asked | QuickAnswer, quantity: str) -> Explanation:
    """The steps behind a number: `explain(duel, "P(target.destroyed)")`. Raises `BattlewrightError` for no number."""
    if isinstance(what, QuickAnswer):
        made = what.ready.scenario
        return explained(what.ready.position, quantity, made.aim, made.policy, made.stop)
    at, _, aim, policy, stop = _completed(what, (), None, None, None)
    return explained(at, quantity, aim, policy, stop)


def _completed(what: Asked, watch: tuple[str, ...], aim: Any, policy: Any, stop: Any) -> tuple[Any, ...]:
    """The position asked about, with the scenario's wishes where there are no others."""
    if isinstance(what, (str, Path)):
        what = load(what)
    if isinstance(what, Played):
        what = what.position
    if isinstance(what, Position):
        return what, watch or usual_watch(what), _aimed(aim, what), policy, stop
    at = position(what)
    return (
        at,
        watch or what.watch or usual_watch(at),
        _aimed(aim, at) or what.aim,
        policy or what.policy,
        stop or what.stop,
    )


def _aimed(aim: Mapping[str, Any] | str | None, at: Position) -> Mapping[str, Any] | None:
    return aim_of(aim, at) if isinstance(aim, str) else aim


__all__ = [
    "Answer", "Battle", "Explanation", "Finding", "QuestionError", "QuickAnswer", "QuickError", "Scenario", "Sweep",
    "Tabletop", "best", "check", "explain", "load", "look", "odds_of", "position", "quick", "sweep", "tabletop",
]  # fmt: skip
