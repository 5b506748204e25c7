"""Answers from a graph: laws of what is watched, values of the options, the error bound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.odds import graph as graphs
from battlewright.odds.flat import Evaluation
from battlewright.odds.graph import TIE, Arithmetic, Decision, Graph, Number, Terminal
from battlewright.odds.question import Question
from battlewright.odds.results import Distribution, Odds, OptionValue
from battlewright.odds.terminals import law_of, mean_of

_EPSILON = 2.0**-53
MOST_NEXT = 8
"""Decisions after an option that its line tells."""
Source = Literal["cold", "stored"]


def evaluated(
    position: Position,
    question: Question,
    graph: Graph,
    positions: int,
    source: Source,
    arithmetic: Arithmetic,
) -> Odds:
    """The answer of a graph, evaluated by the functions of `graph`, the reference for all others."""
    chosen: dict[int, graphs.Mixture] = {}
    options: tuple[OptionValue, ...] = ()
    if question.aim is not None:
        values = graphs.best(graph, arithmetic, lambda t: aimed(question, t, arithmetic), question.maximiser)
        chosen = values.chosen
        options = _options(position, question, graph, values.of, lambda i: list(chosen[i]))
        taken = settled_root(position, question, graph)
        if taken is not None:
            chosen[len(graph.nodes) - 1] = [int(k == taken) for k in range(len(options))]
    reached = graphs.reach(graph, arithmetic, chosen)
    ends = [(graph.nodes[i], mass) for i, mass in reached.mass.items()]
    quantities: dict[str, Distribution] = {}
    for expression in question.watch:
        law = law_of(expression, ends, arithmetic)  # type: ignore[arg-type]
        quantities[expression.text] = Distribution.of(law, mean_of(law, arithmetic))
    bound = 0.0 if arithmetic.is_exact else _bound(reached.roundings + _product_roundings(graph, arithmetic))
    return _answer(question, source, bound, positions, quantities, options)


def evaluated_flat(position: Position, question: Question, graph: Graph, evaluation: Evaluation) -> Odds:
    """The same from arrays: the answer of a stored graph of chance nodes and decisions, in floats."""
    options: tuple[OptionValue, ...] = ()
    if question.aim is not None:
        if not evaluation.flat.projection(question.aim).is_number:
            raise BattlewrightError("error-odds-aim-number", text=question.aim.text)
        values = evaluation.value(question.aim, question.maximiser)
        options = _options(position, question, graph, values, evaluation.taken)
        taken = settled_root(position, question, graph)
        if taken is not None:
            evaluation.choose(len(graph.nodes) - 1, taken)
    mass, roundings = evaluation.reach()
    quantities: dict[str, Distribution] = {}
    most = 0
    for expression in question.watch:
        quantities[expression.text], terms = _law(evaluation, expression, mass)
        most = max(most, terms)
    return _answer(question, "stored", _bound(roundings + most), len(graph.nodes), quantities, options)


def _law(evaluation: Evaluation, expression: Any, mass: list[float]) -> tuple[Distribution, int]:
    """The law of an expression, and the most terminals that make one of its probabilities."""
    shown = evaluation.flat.projection(expression)
    sums = [0.0] * len(shown.values)
    terms = [0] * len(shown.values)
    for place, share in zip(shown.places, mass, strict=True):
        if share:
            sums[place] += share
            terms[place] += 1
    pmf = tuple([(value, p) for value, p, n in zip(shown.values, sums, terms, strict=True) if n])
    mean = sum(p * value for value, p in pmf) if shown.is_number else None
    return Distribution(mean, pmf), max(terms, default=0)


def _answer(
    question: Question,
    source: Source,
    bound: float,
    positions: int,
    quantities: dict[str, Distribution],
    options: tuple[OptionValue, ...],
) -> Odds:
    return Odds(
        method="exact",
        source=source,
        policy=question.policy.described(),
        error_bound=bound,
        stop=question.stop_name,
        positions=positions,
        quantities=quantities,
        options=options,
    )


def _bound(roundings: int) -> float:
    """The largest relative error after this many roundings, which bounds the absolute one of a probability."""
    share = roundings * _EPSILON
    return share / (1 - share)


def _product_roundings(graph: Graph, arithmetic: Arithmetic) -> int:
    """Roundings of the laws at a terminal: four a factor and those of its weights; two more as terminals add up."""
    most = 0
    for node in graph.nodes:
        if type(node) is Terminal:
            factors = {f for v in node.values if type(v) is graphs.Varying for f, _ in v.parts}
            most = max(most, sum(4 + f.roundings(arithmetic) for f in factors))
    return most + 2


def aimed(question: Question, terminal: Terminal, arithmetic: Arithmetic) -> Number:
    """What a terminal is worth: the mean of the aim. Raises `BattlewrightError` for an aim that is no number."""
    assert question.aim is not None
    mean = mean_of(law_of(question.aim, [(terminal, arithmetic.one)], arithmetic), arithmetic)
    if mean is None:
        raise BattlewrightError("error-odds-aim-number", text=question.aim.text)
    return mean


def settled_root(position: Position, question: Question, graph: Graph) -> int | None:
    """Which option of the decision asked now its policy takes, where it leaves no choice."""
    root, request = graph.root, position.pending
    if type(root) is not Decision or not isinstance(request, Choose):
        return None
    taken = question.policy.settles(position, request)
    return root.options.index(taken) if taken in root.options else None


def _options(
    position: Position, question: Question, graph: Graph, values: Any, taken: Callable[[int], Any]
) -> tuple[OptionValue, ...]:
    """What each option of the decision asked now is worth, best first; its policy may choose another."""
    root, number = graph.root, _number_of(values)
    if type(root) is not Decision or not isinstance(position.pending, Choose):
        return ()
    made = [
        OptionValue(
            " ".join(map(str, option)),
            number(values[child]),
            0,
            option,
            _then(graph, child, root.player, values, taken),
        )
        for option, child in zip(root.options, root.children, strict=True)
    ]
    return ranked(tuple(made), root.player == question.maximiser)


def ranked(options: tuple[OptionValue, ...], decides_for_much: bool) -> tuple[OptionValue, ...]:
    """The options by their values, the best for who decides first, with their regrets."""
    sign = 1 if decides_for_much else -1
    top = max(sign * option.value for option in options)
    found = [msgspec.structs.replace(option, regret=_regret(top, sign * option.value)) for option in options]
    return tuple(sorted(found, key=lambda option: option.regret))


def _regret(top: Number, worth: Number) -> Number:
    """How much an option falls short: nothing where only rounding tells it from the best, so that rounding does not
    rank options that are worth the same."""
    regret = top - worth
    return 0.0 if isinstance(regret, float) and regret <= TIE * (1 + abs(float(top))) else regret


def _then(
    graph: Graph, node: int, player: int, values: Any, taken: Callable[[int], Any]
) -> tuple[Option, ...]:
    """What the same player best decides next, up to the first roll or the other's decision, or as long as it makes
    any difference."""
    found: list[Option] = []
    while len(found) < MOST_NEXT:
        here = graph.nodes[node]
        if type(here) is not Decision or here.player != player or _is_idle(here, values):
            break
        place = taken(node).index(1)
        found.append(here.options[place])
        node = here.children[place]
    return tuple(found)


def _is_idle(decision: Decision, values: Any) -> bool:
    """Whether all answers are worth the same."""
    worths = [values[child] for child in decision.children]
    low, high = min(worths), max(worths)
    return bool(high - low <= TIE * (1 + abs(float(high))))


def _number_of(values: Any) -> Callable[[Any], Number]:
    return (lambda value: value) if isinstance(values, list) else float
