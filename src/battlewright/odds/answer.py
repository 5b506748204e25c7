"""Asking for odds: exact where the bounds allow it, else sampled through the same rules, and said so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.bounds import Bounds, Circle, TooLarge
from battlewright.odds.evaluating import evaluated, evaluated_flat
from battlewright.odds.graph import Arithmetic, floats, fractions
from battlewright.odds.places import FINE, FINENESSES, SWEEPS, Fineness, is_swept
from battlewright.odds.quantities import Atom
from battlewright.odds.question import Question, asked
from battlewright.odds.results import Odds, OptionValue
from battlewright.odds.sampling import sampled, sampled_options
from battlewright.odds.stops import usual_stop
from battlewright.odds.store import Found, Graphs, Key, key_of
from battlewright.odds.sweeping import sweeps

WALKED = 0.75
"""Of the seconds of a budget, what walks may take; if they come to no end, battles take what is left."""
FINER_SHARE = 0.75
"""Of the time left, that a walk may take before a coarser one is tried."""
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
    with `minimise`, `policy` as in `policy.Policy`, `stop` as in `stops.stop_at` (by default
    `stops.usual_stop`). Where places are to be found, fewer are tried until a walk is short enough. Past `WALKED` of
    `budget_s` seconds or `max_positions` nodes, or where the rules can go round in a circle, the answer is sampled with
    `seed` in the time that is left, and decisions that the policy leaves to `best` are taken as practice has taught
    (`experience`). `progress(done, frontier)` and `cancel()` are called regularly. The error bound is that of the
    policy followed. Graphs are looked for in `graphs` and kept there; an answer from one kept has the source
    `stored`. Raises `BattlewrightError` for what cannot be understood, and `Cancelled`.
    """
    asking = _Asking(position, tuple(watch), aim, policy, stop, rational, _kept(graphs))
    begun = monotonic()
    limits = _Limits(_deadline(budget_s), max_positions, progress, cancel)
    try:
        return asking.exact(limits)
    except (TooLarge, Circle) as past:
        question, bounds = asking.way(FINE).question, limits.bounds(is_last=True)
        bounds.positions = past.positions
        return sampled(position, question, _left(budget_s, begun), bounds, seed)


def compared(
    position: Position,
    aim: Mapping[str, Any],
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    budget_s: float | None = None,
    max_positions: int = MAX_POSITIONS,
    rational: bool = False,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    graphs: Graphs | None = None,
) -> Odds | None:
    """The exact answer with the options of the decision asked now, best first for who decides; None past the bounds.

    The arguments are those of `odds`. Raises `BattlewrightError` when no decision is asked, and as `odds`.
    """
    if not isinstance(position.pending, Choose):
        raise BattlewrightError("error-odds-no-decision")
    asking = _Asking(position, (), aim, policy, stop, rational, _kept(graphs))
    try:
        return asking.exact(_Limits(_deadline(budget_s), max_positions, progress, cancel))
    except (TooLarge, Circle):
        return None


def advised(
    position: Position,
    aim: Mapping[str, Any],
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
    """The options of the decision asked now, best first for who decides: as `compared`, or past the bounds each from
    battles in which later decisions are taken as practice has taught, with its interval.

    The arguments are those of `odds`. Raises `BattlewrightError` when no decision is asked, and as `odds`.
    """
    begun = monotonic()
    found = compared(position, aim, policy, stop, budget_s, max_positions, rational, progress, cancel, graphs)
    if found is not None:
        return found
    question, bounds = asked(position, (), aim, policy, stop), Bounds(max_positions, None, progress, cancel)
    return sampled_options(position, question, _left(budget_s, begun), bounds, seed)


def best(
    position: Position,
    aim: Mapping[str, Any],
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    **limits: Any,
) -> tuple[OptionValue, ...]:
    """The options of `advised`."""
    return advised(position, aim, policy, stop, **limits).options


def _kept(graphs: Graphs | None) -> Graphs:
    return Graphs(0) if graphs is None else graphs


def _deadline(budget_s: float | None) -> float | None:
    return None if budget_s is None else monotonic() + WALKED * budget_s


def _left(budget_s: float | None, begun: float) -> float | None:
    return None if budget_s is None else max(0.0, begun + budget_s - monotonic())


class _Limits(NamedTuple):
    """What bounds the walks of a question."""

    deadline: float | None
    max_positions: int
    progress: Callable[[int, int], None] | None
    cancel: Callable[[], bool] | None

    @property
    def is_late(self) -> bool:
        return self.deadline is not None and monotonic() > self.deadline

    def bounds(self, is_last: bool) -> Bounds:
        """Those of one walk. One after which a coarser one may come leaves it some of the time."""
        early = None
        if self.deadline is not None and not is_last:
            now = monotonic()
            early = now + FINER_SHARE * (self.deadline - now)
        return Bounds(self.max_positions, self.deadline, self.progress, self.cancel, early)


class _Way(NamedTuple):
    """The question at one fineness, and the key of its graph."""

    fineness: Fineness
    key: Key
    question: Question


class _Asking(NamedTuple):
    """A question as it was asked."""

    position: Position
    watch: tuple[str, ...]
    aim: Mapping[str, Any] | None
    policy: Mapping[str, Any] | None
    stop: str | Mapping[str, Any] | None
    rational: bool
    graphs: Graphs

    def exact(self, limits: _Limits) -> Odds:
        """The exact answer, from a graph that is kept or from a walk. Raises `TooLarge` past the limits."""
        if self.watch and self._chooses_in_a_sweep():
            return self._after_the_best(limits)
        tried = FINENESSES if self.aim is not None else (FINE,)
        return self._swept(*self._first(tried, limits), limits)

    def _first(self, tried: Sequence[Fineness], limits: _Limits) -> tuple[_Way, Odds]:
        """The first way of asking that is kept or short enough to walk. Raises `TooLarge`."""
        ways = []
        for fineness in tried:
            ways.append(way := self.way(fineness))
            answer = self._stored(way)
            if answer is not None:
                return way, answer
        *finer, coarsest = ways
        for way in finer:
            try:
                return way, self._walked(way, limits.bounds(is_last=False))
            except TooLarge:
                if not way.question.policy.has_met_region or limits.is_late:
                    raise
        return coarsest, self._walked(coarsest, limits.bounds(is_last=True))

    def _chooses_in_a_sweep(self) -> bool:
        """Whether the answer asked for now is the best one in a swept region."""
        request = self.position.pending
        if self.aim is None or not isinstance(request, Choose) or not is_swept(request.region):
            return False
        return self.way(FINE).question.policy.settles(self.position, request) is None

    def _after_the_best(self, limits: _Limits) -> Odds:
        """The answers compared by the aim alone, then what is watched after the best: after others it is not walked."""
        found = self._replace(watch=()).exact(limits)
        word = next(word for word in SWEEPS if any(option.option[0] == word for option in found.options))
        best = next(option.option for option in found.options if option.option[0] == word)
        alone = [one._replace(near=(best[1:],), reach=0, within=1) for one in FINENESSES]
        _, after = self._first(alone, limits)
        return msgspec.structs.replace(
            found,
            source="cold" if "cold" in (found.source, after.source) else "stored",
            error_bound=max(found.error_bound, after.error_bound),
            positions=found.positions + after.positions,
            quantities=after.quantities,
        )

    def way(self, fineness: Fineness) -> _Way:
        """The question at a fineness."""
        stop = usual_stop(self.position) if self.stop is None else self.stop
        key = key_of(self.position, self.policy, stop, self.aim is not None, fineness)

        def understood(first: tuple[Atom, ...]) -> Question:
            return asked(self.position, self.watch, self.aim, self.policy, self.stop, first, fineness)

        texts = (self.watch, repr(self.aim), repr(self.stop))
        return _Way(fineness, key, self.graphs.question(key, self.position, texts, understood))

    def _swept(self, way: _Way, answer: Odds, limits: _Limits) -> Odds:
        """The answer, finer around the best points where the decision asked now is about a swept region."""

        def refined(fineness: Fineness) -> Odds | None:
            nearer = self.way(fineness)
            found = self._stored(nearer)
            try:
                return found or self._walked(nearer, limits.bounds(is_last=True))
            except TooLarge:
                return None

        return sweeps(self.position, way.question, way.fineness, answer, refined)

    def _stored(self, way: _Way) -> Odds | None:
        found = self.graphs.find(way.key, self.position, way.question)
        if found is None:
            return None
        texts = self.watch, repr(self.aim), repr(self.stop), self.rational
        return found.answer(texts, lambda: _answered(self.position, way.question, found, self._arithmetic))

    def _walked(self, way: _Way, bounds: Bounds) -> Odds:
        """The answer of a walk. Raises `TooLarge`."""
        graph = self.graphs.walked(way.key, self.position, way.question, bounds)
        return evaluated(self.position, way.question, graph, bounds.positions, "cold", self._arithmetic)

    @property
    def _arithmetic(self) -> Arithmetic:
        return fractions() if self.rational else floats()


def _answered(position: Position, question: Question, found: Found, arithmetic: Arithmetic) -> Odds:
    """The answer from a stored graph: by its arrays, or exactly."""
    question.policy.used.update(found.stored.used)
    evaluation = None if arithmetic.is_exact else found.evaluation()
    if evaluation is not None:
        return evaluated_flat(position, question, found.stored.graph, evaluation)
    return evaluated(position, question, found.graph, found.stored.positions, "stored", arithmetic)
