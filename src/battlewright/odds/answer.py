"""Asking for odds: exact where the bounds allow it, else sampled through the same rules, and said so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.bounds import Bounds, TooLarge
from battlewright.odds.evaluating import evaluated, evaluated_flat
from battlewright.odds.graph import Arithmetic, floats, fractions
from battlewright.odds.places import FINE, FINENESSES
from battlewright.odds.question import Question, asked
from battlewright.odds.results import Odds, OptionValue
from battlewright.odds.sampling import sampled
from battlewright.odds.stops import DEFAULT
from battlewright.odds.store import Found, Graphs, key_of

MAX_POSITIONS = 200_000
"""About 400 MB of positions of thirty rows."""


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
    graphs: Graphs | None = None,
) -> Odds:
    """The odds of what the position waits for now, up to the stop point; the position is left as it is.

    `watch` are texts of quantities (see `quantities`), `aim` is `{side: A, maximise: "P(wolf.destroyed)"}` or
    with `minimise`, `policy` as in `policy.Policy`, `stop` as in `stops.stop_at` (by default the end of the
    action). Where places are to be found, fewer are tried until a walk is short enough. Past `budget_s` seconds or
    `max_positions` nodes the answer is sampled with `seed`, for at most as long again. `progress(done, frontier)` and
    `cancel()` are called regularly. The error bound is that of the policy followed. Graphs are looked for in `graphs`
    and kept there; an answer from one kept has the source `stored`. Raises `BattlewrightError` for what cannot be
    understood, and `Cancelled`.
    """
    graphs = Graphs(0) if graphs is None else graphs
    arithmetic = fractions() if rational else floats()
    deadline = None if budget_s is None else monotonic() + budget_s
    ways = []
    for fineness in FINENESSES if aim is not None else (FINE,):
        key = key_of(position, policy, DEFAULT if stop is None else stop, aim is not None, fineness)
        question = asked(position, watch, aim, policy, stop, graphs.atoms(key, position), fineness)
        found = graphs.find(key, position, question)
        if found is not None:
            return _answered(position, question, found, arithmetic, rational)
        ways.append((key, question))
    for key, question in ways:
        bounds = Bounds(max_positions, deadline, progress, cancel)
        try:
            graph = graphs.walked(key, position, question, bounds)
        except TooLarge:
            if not question.policy.has_met_region or (deadline is not None and monotonic() > deadline):
                break
        else:
            return evaluated(position, question, graph, bounds.positions, "cold", arithmetic)
    return sampled(position, question, budget_s, bounds, seed)


def _answered(
    position: Position, question: Question, found: Found, arithmetic: Arithmetic, rational: bool
) -> Odds:
    """The answer from a stored graph: by its arrays, or exactly."""
    question.policy.used.update(found.stored.used)
    evaluation = None if rational else found.evaluation()
    if evaluation is not None:
        return evaluated_flat(position, question, found.stored.graph, evaluation)
    return evaluated(position, question, found.graph, found.stored.positions, "stored", arithmetic)


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
