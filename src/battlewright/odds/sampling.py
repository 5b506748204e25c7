"""Sampling: the same rules, partitions and policy, one battle at a time."""

from __future__ import annotations

from copy import copy
from itertools import accumulate
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from battlewright.chance.dice import Die
from battlewright.chance.partition import Partition
from battlewright.chance.staged import Run
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Each, Roll
from battlewright.core.running import advance
from battlewright.odds.bounds import Bounds
from battlewright.odds.driving import answer, in_sequence, watched
from battlewright.odds.graph import Terminal, floats
from battlewright.odds.policy import Policy
from battlewright.odds.question import Question
from battlewright.odds.results import Distribution, Odds
from battlewright.odds.terminals import law_of, mean_of, values_at
from battlewright.odds.walk import MOST_SETTLED

TRIALS = 10_000
FEWEST_TRIALS = 400
NORMAL_95 = 1.959963984540054
"""How many standard deviations on both sides hold 95 % of a normal law."""
CHECKED_EVERY = 64


def sampled(
    position: Position, question: Question, budget_s: float | None, bounds: Bounds, seed: int
) -> Odds:
    """Odds from `TRIALS` battles, or from as many (at least `FEWEST_TRIALS`) as `budget_s` seconds allow.

    Decisions that only a walk can compute take their defaults, which the policy of the answer says.
    """
    sampler = Sampler(question.policy, Random(seed))
    atoms = question.atoms.list
    deadline = None if budget_s is None else monotonic() + budget_s
    ends: dict[tuple[Any, ...], int] = {}
    trials = 0
    while trials < TRIALS:
        p = position.fork()
        p.stop = None if question.stop is None else copy(question.stop)
        p.sealed = None
        watched(p, atoms)
        sampler.run(p)
        values = values_at(p, (), atoms)
        ends[values] = ends.get(values, 0) + 1
        trials += 1
        if trials % CHECKED_EVERY == 0:
            bounds.ask(trials, TRIALS - trials)
            if deadline is not None and trials >= FEWEST_TRIALS and monotonic() > deadline:
                break
    return _odds(question, ends, trials, bounds.positions)


class Sampler:
    """Answers requests: rolls by their laws, decisions by the policy."""

    def __init__(self, policy: Policy, rng: Random) -> None:
        self.policy = policy
        self.rng = rng
        self._steps: dict[Partition[Any], list[float]] = {}

    def run(self, p: Position) -> None:
        """Play a position on to its stop point."""
        if p.pending is None and p.stack:
            advance(p)
        for _ in range(100 * MOST_SETTLED):
            pending = p.pending
            if type(pending) is Roll:
                answer(p, pending.into, self._outcome(pending.partition))
            elif type(pending) is Choose:
                answer(p, pending.into, self.policy.without_best(p, pending))
            elif type(pending) is Both:
                first, second = pending.requests
                pair = (self.policy.without_best(p, first), self.policy.without_best(p, second))
                answer(p, (first.into, second.into), pair)
            elif type(pending) is Each:
                in_sequence(p, pending)
                advance(p)
            else:
                return
        raise BattlewrightError("error-odds-endless", stack=" > ".join(type(f).__name__ for f in p.stack))

    def _outcome(self, partition: Partition[Any]) -> Any:
        if isinstance(partition, Run):  # stage by stage, as the table rolls it: its law may be too large
            return partition.roll(self._thrown)
        law = partition.law
        steps = self._steps.get(partition)
        if steps is None:
            steps = self._steps[partition] = list(accumulate(law.probabilities()))
        return self.rng.choices(law.outcomes, cum_weights=steps)[0]

    def _thrown(self, dice: tuple[Die, ...]) -> tuple[int, ...]:
        return tuple([self.rng.choice(die.faces) for die in dice])


def _odds(question: Question, ends: dict[tuple[Any, ...], int], trials: int, positions: int) -> Odds:
    arithmetic = floats()
    terminals = [(Terminal(values), times / trials) for values, times in ends.items()]
    quantities: dict[str, Distribution] = {}
    widest = 0.0
    for expression in question.watch:
        law = law_of(expression, terminals, arithmetic)
        made = Distribution.of(law, mean_of(law, arithmetic))
        intervals = tuple(interval(float(p), trials) for _, p in made.pmf)
        widest = max(widest, *(high - low for low, high in intervals))
        quantities[expression.text] = Distribution(made.mean, made.pmf, intervals)
    return Odds(
        method="sampled",
        source="cold",
        policy=question.policy.described(),
        error_bound=widest / 2,
        stop=question.stop_name,
        positions=positions,
        quantities=quantities,
        trials=trials,
    )


def interval(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a probability of which `share` was seen in `trials` (Wilson's score interval)."""
    z = NORMAL_95 * NORMAL_95 / trials
    centre = (share + z / 2) / (1 + z)
    half = NORMAL_95 / (1 + z) * sqrt(share * (1 - share) / trials + z / (4 * trials))
    return max(0.0, centre - half), min(1.0, centre + half)
