"""The answer of a question: the odds of its scenario, which parameters did nothing, what was wasted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from time import monotonic
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Cancelled
from battlewright.odds.graph import Number
from battlewright.odds.results import Distribution, Odds, number
from battlewright.odds.store import Graphs
from battlewright.questions.reading import Ready, option_of, ready
from battlewright.rules.common.quick import Value, decides_best

EQUAL = 1e-12
"""Probabilities that differ by less are the same."""
MOST_COMPARED = 8_000
"""Positions of a question, times its parameters, beyond which it is not asked again without each of them."""


class QuickAnswer(msgspec.Struct, frozen=True):
    """The odds, with every number they were found with.

    `idle` are the parameters given that change no number here, though they change the question, and `usual` what they
    are without being given, as far as the rules or the profiles say; `waste` are the laws of what was rolled for
    nothing, by their Fluent ids.
    """

    ready: Ready
    odds: Odds
    idle: tuple[str, ...]
    usual: dict[str, Value]
    waste: dict[str, Distribution]

    @property
    def quantities(self) -> dict[str, Distribution]:
        """The laws of what is watched."""
        return self.odds.quantities

    @property
    def settled(self) -> dict[str, Any]:
        """All numbers and words that the rules answered with."""
        return self.ready.settled

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        asked = {
            "ruleset": self.ready.ruleset,
            "question": self.ready.question.name,
            "parameters": self.settled,
        }
        waste = {label: _law(law) for label, law in self.waste.items()}
        return {**asked, **self.odds.to_json(), "idle": list(self.idle), "waste": waste}


def _law(law: Distribution) -> dict[str, Any]:
    mean = None if law.mean is None else number(law.mean)
    return {"mean": mean, "pmf": [[value, number(p)] for value, p in law.pmf]}


def answered(
    ruleset: str,
    name: str,
    given: Mapping[str, Any],
    rulings: Mapping[str, Any] | None = None,
    *,
    watch: tuple[str, ...] = (),
    aim: Mapping[str, Any] | None = None,
    graphs: Graphs | None = None,
    **limits: Any,
) -> QuickAnswer:
    """Ask a question and look at every parameter given, the latter for at most as long as `limits` have seconds.

    `limits` are those of `odds`. Raises as `ready` and `odds`, and for an aim by which nobody decides.
    """
    asked = ready(ruleset, name, given, rulings)
    if aim is not None and not decides_best(asked.scenario.policy or {}):
        raise BattlewrightError("quick-goal-idle", options=_best_options(asked) or "none")
    wastes = {waste.label: f"joint({waste.of}, {waste.used})" for waste in asked.question.waste}
    shown = watch or asked.scenario.watch
    limits = {**limits, "aim": aim}
    everything = asked_odds(asked, (*shown, *wastes.values()), graphs=graphs, **limits)
    laws = everything.quantities
    waste = {label: _beyond(laws[pair]) for label, pair in wastes.items()}
    hidden = set(wastes.values()) - set(shown)
    found = msgspec.structs.replace(
        everything, quantities={text: law for text, law in laws.items() if text not in hidden}
    )
    idle, usual = _idle(asked, found, rulings, limits)
    return QuickAnswer(asked, found, idle, usual, waste)


def asked_odds(
    asked: Ready, watch: tuple[str, ...] = (), aim: Mapping[str, Any] | None = None, **limits: Any
) -> Odds:
    """The odds of a question that is ready; what is left out is its scenario's."""
    scenario = asked.scenario
    wishes = (aim or scenario.aim) if decides_best(scenario.policy or {}) else None
    return odds(asked.position, watch or scenario.watch, wishes, scenario.policy, scenario.stop, **limits)


def _best_options(asked: Ready) -> str:
    """The options with which decisions would be taken for the best: `--red best`."""
    return ", ".join(
        f"{option_of(parameter.name)} {policy.name}"
        for parameter in asked.question.parameters
        for policy in parameter.policies
        if decides_best(policy.decisions)
    )


def _idle(
    asked: Ready, found: Odds, rulings: Mapping[str, Any] | None, limits: Mapping[str, Any]
) -> tuple[tuple[str, ...], dict[str, Value]]:
    """The parameters without which the same numbers come out of another question, and what they are there."""
    idle: list[str] = []
    usual: dict[str, Value] = {}
    limits = {**limits, "budget_s": None, "cancel": _cancel_after(limits)}
    for name in asked.given if found.positions * len(asked.given) <= MOST_COMPARED else ():
        fewer = {other: value for other, value in asked.given.items() if other != name}
        try:
            without = ready(asked.ruleset, asked.question.name, fewer, rulings)
        except BattlewrightError:  # it is needed for the question to be one
            continue
        if without.settled == asked.settled:
            continue
        try:
            same = _same(found, asked_odds(without, tuple(found.quantities), **limits))
        except Cancelled:
            break
        except BattlewrightError:  # what is watched is there with it only
            continue
        if same:
            idle.append(name)
            if name in without.settled:
                usual[name] = without.settled[name]
    return tuple(idle), usual


def _cancel_after(limits: Mapping[str, Any]) -> Callable[[], bool] | None:
    """When to stop: as the caller says, and after the seconds of a budget."""
    seconds, cancel = limits.get("budget_s"), limits.get("cancel")
    if seconds is None:
        return cancel
    deadline = monotonic() + seconds
    return lambda: monotonic() > deadline or (cancel is not None and cancel())


def _same(one: Odds, other: Odds) -> bool:
    if "sampled" in (one.method, other.method):
        return False
    return all(_alike(law, other.quantities[name]) for name, law in one.quantities.items())


def _alike(one: Distribution, other: Distribution) -> bool:
    if len(one.pmf) != len(other.pmf):
        return False
    return all(abs(float(p) - float(other.probability(value))) <= EQUAL for value, p in one.pmf)


def _beyond(law: Distribution) -> Distribution:
    """The law of how far the first of two values goes beyond the second."""
    shares: dict[int, Number] = {}
    for (of, used), p in law.pmf:
        shares[of - used] = shares.get(of - used, 0) + p
    zero: Number = Fraction(0) if all(isinstance(p, Fraction) for p in shares.values()) else 0.0
    return Distribution.of(shares, sum((value * p for value, p in shares.items()), zero))
