"""Asking for odds: exact where the bounds allow it, else sampled through the same rules, and said so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from time import monotonic
from typing import Any

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds import graph as graphs
from battlewright.odds.bounds import Bounds, TooLarge
from battlewright.odds.graph import Arithmetic, Decision, Graph, Number, Terminal, floats, fractions
from battlewright.odds.question import Question, asked
from battlewright.odds.results import Distribution, Odds, OptionValue
from battlewright.odds.sampling import sampled
from battlewright.odds.terminals import law_of, mean_of
from battlewright.odds.walk import Walk

MAX_POSITIONS = 200_000
"""About 400 MB of positions of thirty rows."""
_EPSILON = 2.0**-53


def odds(
    position: Position,
    watch: Iterable[str],
    aim: Mapping[str, Any] | None = None,
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    budget_s: float | None = None,
    max_positions: int = MAX_POSITIONS,
    rational: bool = False,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    seed: int = 0,
) -> Odds:
    """The odds of what the position waits for now, up to the stop point; the position is left as it is.

    `watch` are texts of quantities (see `quantities`), `aim` is `{side: A, maximise: "P(wolf.destroyed)"}`,
    `policy` as in `policy.Policy`, `stop` as in `stops.stop_at` (by default the end of the action). Past
    `budget_s` seconds or `max_positions` nodes the answer is sampled with `seed`, for at most as long again.
    `progress(done, frontier)` and `cancel()` are called regularly. The error bound is that of the policy followed.
    Raises `BattlewrightError` for what cannot be understood, and `Cancelled`.
    """
    question = asked(position, watch, aim, policy, stop)
    deadline = None if budget_s is None else monotonic() + budget_s
    bounds = Bounds(max_positions, deadline, progress, cancel)
    try:
        graph = Walk(question.atoms.list, question.policy, bounds).from_root(
            position, question.stop, tries_root=question.aim is not None
        )
    except TooLarge:
        return sampled(position, question, budget_s, bounds, seed)
    return _exact(position, question, graph, bounds, fractions() if rational else floats())


def best(
    position: Position,
    aim: Mapping[str, Any],
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    **limits: Any,
) -> tuple[OptionValue, ...]:
    """The options of the decision asked now with their values and regrets, best first for who decides.

    `limits` are those of `odds`. Raises `BattlewrightError` when no decision is asked.
    """
    if not isinstance(position.pending, Choose):
        raise BattlewrightError("error-odds-no-decision")
    return odds(position, (), aim, policy, stop, **limits).options


def _exact(
    position: Position, question: Question, graph: Graph, bounds: Bounds, arithmetic: Arithmetic
) -> Odds:
    chosen: dict[int, graphs.Mixture] = {}
    options: tuple[OptionValue, ...] = ()
    if question.aim is not None:
        values = graphs.best(graph, arithmetic, lambda t: _aimed(question, t, arithmetic), question.maximiser)
        chosen = values.chosen
        options = _options(position, question, graph, values)
    reached = graphs.reach(graph, arithmetic, chosen)
    ends = [(graph.nodes[i], mass) for i, mass in reached.mass.items()]
    roundings = reached.roundings + _product_roundings(graph, arithmetic)
    quantities: dict[str, Distribution] = {}
    largest: Number = 0
    for expression in question.watch:
        law = law_of(expression, ends, arithmetic)  # type: ignore[arg-type]
        quantities[expression.text] = Distribution.of(law, mean_of(law, arithmetic))
        largest = max(largest, *law.values())
    return Odds(
        method="exact",
        source="cold",
        policy=question.policy.described(),
        error_bound=0.0 if isinstance(arithmetic.one, Fraction) else _bound(roundings),
        stop=question.stop_name,
        positions=bounds.positions,
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


def _aimed(question: Question, terminal: Terminal, arithmetic: Arithmetic) -> Number:
    assert question.aim is not None
    mean = mean_of(law_of(question.aim, [(terminal, arithmetic.one)], arithmetic), arithmetic)
    if mean is None:
        raise BattlewrightError("error-odds-aim-number", text=question.aim.text)
    return mean


def _options(
    position: Position, question: Question, graph: Graph, values: graphs.Values
) -> tuple[OptionValue, ...]:
    """What each option of the decision asked now is worth; its policy may choose another than the best."""
    root, request = graph.root, position.pending
    if type(root) is not Decision or not isinstance(request, Choose):
        return ()
    worth = [values.of[child] for child in root.children]
    sign = 1 if root.player == question.maximiser else -1
    top = max(sign * value for value in worth)
    tried = question.policy.tried(request)
    if len(tried) == 1:
        values.chosen[len(graph.nodes) - 1] = [int(option == tried[0]) for option in root.options]
    made = [
        OptionValue(" ".join(map(str, option)), value, top - sign * value, option)
        for option, value in zip(root.options, worth, strict=True)
    ]
    return tuple(sorted(made, key=lambda option: option.regret))
