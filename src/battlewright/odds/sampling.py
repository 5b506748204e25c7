"""Sampling: the same rules, partitions and policy, one battle at a time.

What the policy leaves open is answered as practice has taught: a part of the battles goes into learning (`experience`),
the rest is played by what was learned and counted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from itertools import accumulate
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

import msgspec

from battlewright.chance.dice import Die
from battlewright.chance.partition import Partition
from battlewright.chance.staged import Run
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Each, Option, Roll
from battlewright.core.running import advance
from battlewright.odds.bounds import ASKED_AGAIN_S, Bounds
from battlewright.odds.driving import answer, in_sequence, watched
from battlewright.odds.evaluating import aimed, ranked
from battlewright.odds.experience import Experience
from battlewright.odds.graph import Terminal, floats
from battlewright.odds.question import Question
from battlewright.odds.results import Distribution, Odds, OptionValue
from battlewright.odds.terminals import law_of, mean_of, values_at

TRIALS = 10_000
PRACTICE = 4_000
"""Battles that are played to learn from, if there is time."""
LEAST = 10
"""Battles that are played however little time there is: what they are worth, intervals tell."""
LEAST_EACH = 2
"""Battles by which each answer is compared at least: one has no spread."""
NORMAL_95 = 1.959963984540054
"""How many standard deviations on both sides hold 95 % of a normal law."""
CHECKED_EVERY = 64
MOST_INPUTS = 20_000
"""A battle longer than this counts as one that never ends."""

Values = tuple[Any, ...]
"""What the atoms of a question have come to in a battle."""


def sampled(
    position: Position, question: Question, budget_s: float | None, bounds: Bounds, seed: int
) -> Odds:
    """Odds from `TRIALS` battles, or from as many as `budget_s` seconds allow, `LEAST` in any case. Where the policy
    leaves anything open, half of the time is for practice."""
    sampler = Sampler(position, question, Random(seed))
    seconds = sampler.practised(budget_s, bounds, ())
    ends: dict[Values, int] = {}
    trials = 0
    for trials in _trials(TRIALS, seconds, bounds, LEAST):  # noqa: B007 - the last one counts
        values = sampler.played()
        ends[values] = ends.get(values, 0) + 1
    return _odds(question, ends, trials, bounds.positions)


def sampled_options(
    position: Position, question: Question, budget_s: float | None, bounds: Bounds, seed: int
) -> Odds:
    """The answers to the decision asked now, best first for who decides, each from as many battles as the others and
    with the 95 % interval of its mean. Trials and time are those of `sampled`.

    Raises `BattlewrightError` for an aim that is no number.
    """
    request = position.pending
    assert isinstance(request, Choose)
    options = question.policy.tried_first(position, request)
    sampler = Sampler(position, question, Random(seed))
    seconds = sampler.practised(budget_s, bounds, options)
    worths: dict[Option, list[float]] = {option: [] for option in options}
    trials = 0
    for trials in _trials(TRIALS, seconds, bounds, max(LEAST, LEAST_EACH * len(options))):
        option = options[(trials - 1) % len(options)]
        worths[option].append(sampler.worth(option))
    common = _common_variance(worths.values())
    made = tuple([_option(option, values, common) for option, values in worths.items() if values])
    shown = ranked(made, request.player == question.maximiser)
    widest = max(option.interval[1] - option.interval[0] for option in shown if option.interval)
    answer = _odds(question, {}, trials, bounds.positions)
    return msgspec.structs.replace(answer, options=shown, quantities={}, error_bound=widest / 2)


def _trials(most: int, seconds: float | None, bounds: Bounds, least: int) -> Iterator[int]:
    """The numbers of the trials, from 1 on, until the time is over and the `least` are played."""
    begun = told = monotonic()
    for trial in range(1, most + 1):
        yield trial
        now = monotonic()
        if trial % CHECKED_EVERY == 0 or now - told > ASKED_AGAIN_S:
            told = now
            bounds.ask(trial, most - trial)
        if seconds is not None and trial >= least and now - begun > seconds:
            return


class Sampler:
    """Plays a question's battles. Rolls are answered by their laws, decisions by the policy, or as experience says."""

    def __init__(self, position: Position, question: Question, rng: Random) -> None:
        self.position = position
        self.question = question
        self.policy = question.policy
        self.rng = rng
        self.experience = Experience(question.maximiser, rng)
        self._steps: dict[Partition[Any], list[float]] = {}

    def practised(self, budget_s: float | None, bounds: Bounds, options: tuple[Option, ...]) -> float | None:
        """Learn from battles in which `options` are given to the first decision in turn; the seconds that are left."""
        seconds = budget_s
        if self.policy.compares:
            seconds = None if budget_s is None else budget_s / 2
            for trial in _trials(PRACTICE, seconds, bounds, LEAST_EACH):
                self.experience.learn(self.worth(options[trial % len(options)] if options else None))
        self.experience.is_practising = False
        return seconds

    def worth(self, first: Option | None = None) -> float:
        """What a battle comes to in terms of the aim."""
        return float(aimed(self.question, Terminal(self.played(first)), floats()))

    def played(self, first: Option | None = None) -> Values:
        """A battle played to the stop; `first` is the answer to the decision asked now, None to decide it too."""
        p = self.position.fork()
        p.stop = None if self.question.stop is None else copy(self.question.stop)
        p.sealed = None
        watched(p, self.question.atoms.list)
        if first is not None:
            assert isinstance(p.pending, Choose)
            self.experience.given(p.pending, first)
            answer(p, p.pending.into, first)
        self._run(p)
        return values_at(p, (), self.question.atoms.list)

    def _run(self, p: Position) -> None:
        if p.pending is None and p.stack:
            advance(p)
        for _ in range(MOST_INPUTS):
            pending = p.pending
            if type(pending) is Roll:
                answer(p, pending.into, self._outcome(pending.partition))
            elif type(pending) is Choose:
                answer(p, pending.into, self._decision(p, pending))
            elif type(pending) is Both:
                first, second = pending.requests
                pair = (self._decision(p, first), self._decision(p, second))
                answer(p, (first.into, second.into), pair)
            elif type(pending) is Each:
                in_sequence(p, pending)
                advance(p)
            else:
                return
        raise BattlewrightError("error-odds-endless", stack=" > ".join(type(f).__name__ for f in p.stack))

    def _decision(self, p: Position, request: Choose) -> Option:
        taken = self.policy.settles(p, request)
        if taken is not None:
            return taken
        return self.experience.chosen(request, self.policy.open_to(p, request))

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


def _option(option: Option, worths: list[float], common: float) -> OptionValue:
    """The mean of what an answer came to, with its interval by the normal law. The `common` variance counts as one
    battle more: two battles that came to the same do not make a mean certain."""
    n = len(worths)
    mean = sum(worths) / n
    spread = sqrt((_squares(worths) + common) / n)
    half = NORMAL_95 * spread / sqrt(n)
    return OptionValue(" ".join(map(str, option)), mean, 0, option, interval=(mean - half, mean + half))


def _common_variance(answers: Collection[list[float]]) -> float:
    """The variance of what battles come to after the same answer, over all answers."""
    freedom = sum(len(worths) - 1 for worths in answers if worths)
    return sum(_squares(worths) for worths in answers if worths) / max(1, freedom)


def _squares(worths: list[float]) -> float:
    """The sum of the squares of the deviations from the mean."""
    mean = sum(worths) / len(worths)
    return sum((worth - mean) ** 2 for worth in worths)


def interval(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a probability of which `share` was seen in `trials` (Wilson's score interval)."""
    z = NORMAL_95 * NORMAL_95 / trials
    centre = (share + z / 2) / (1 + z)
    half = NORMAL_95 / (1 + z) * sqrt(share * (1 - share) / trials + z / (4 * trials))
    return max(0.0, centre - half), min(1.0, centre + half)
