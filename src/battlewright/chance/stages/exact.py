"""The exact law of any run of stages of a pipeline, in integers.

Up to damage: fates of packets, multiplied by their number. From damage on: the law of one packet's points, applied to
the line of models packet by packet. Laws that would take too long raise `LawTooLarge`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from math import lcm
from typing import Any

from battlewright.chance.law import Law
from battlewright.chance.stages.arrivals import Arrival
from battlewright.chance.stages.checking import MOST_RESULTS, Work, within
from battlewright.chance.stages.data import Pipeline
from battlewright.chance.stages.fates import Axes, Fate, Vector, axes_of_bags, fate
from battlewright.chance.stages.judging import amount_law
from battlewright.chance.stages.models import line
from battlewright.chance.stages.points import points_after, sequences, weighed
from battlewright.chance.stages.rolling import Attacks, Bag, Hurts, Removal, Rolls, Step, as_bag, toll
from battlewright.chance.stages.saves import by_group
from battlewright.chance.stages.steps import first_of_damage, steps
from battlewright.chance.stages.strikes import Spread, Strike, Striking, axes_of_strikes, blow, strikes, tolls

Weights = dict[Vector, int]


def run_law(pipeline: Pipeline, first: int, last: int, state: Any) -> Law[Any]:
    """The law of the state after the stages from `first` up to but not including `last`, begun in `state`."""
    damage_at, all_steps = first_of_damage(pipeline), steps(pipeline)
    rolled = all_steps[first : min(last, damage_at)]
    if last <= damage_at:
        return _bags(pipeline, rolled, state)
    if first <= damage_at and last == len(all_steps):
        come = strikes(pipeline)
        return tolls(pipeline, come, _packets(pipeline, rolled, state, axes_of_strikes(pipeline, come)))
    later = all_steps[max(first, damage_at) : last]
    begun = _bags(pipeline, rolled, state) if first < damage_at else Law.sure(state)
    if by_group(pipeline):
        return _arriving(later, begun)
    if first <= damage_at:
        begun = begun.map(lambda bag: _unrolled(pipeline, bag))
    return _damaged(pipeline, later, begun)


def _packets(pipeline: Pipeline, rolled: tuple[Step, ...], state: Any, axes: Axes) -> Weights:
    """Weights of vectors at the end of the rolled stages."""
    known = (0,) * len(pipeline.watch)
    if rolled and isinstance(rolled[0], Attacks):
        rolled = rolled[1:]
        bag: Bag = as_bag(Counter(pipeline.given))
        numbers = amount_law(pipeline.attacks).map(lambda n: max(0, n))
    else:
        assert state is not None
        (bag, known), numbers = state, Law.sure(0)
    rolls = tuple(step for step in rolled if isinstance(step, Rolls))
    weights: Weights = {(0,) * len(axes.kinds) + known: 1}
    for word, count in bag:
        weights = compound(weights, Law.sure(count), fate(rolls, word, axes))
    return compound(weights, numbers, fate(rolls, pipeline.start, axes))


def compound(begun: Weights, numbers: Law[int], each: Fate) -> Weights:
    """Weights of `begun` plus as many independent vectors as a number with this law (Horner's scheme)."""
    scale = lcm(*(share.denominator for share in each.values()))
    terms = [(v, share.numerator * (scale // share.denominator)) for v, share in each.items()]
    weight_of, most = dict(numbers.items()), max(numbers.outcomes)
    total: Weights = {}
    work = Work()
    for number in range(most, -1, -1):
        work.add(len(total) * len(terms))
        total = _times(total, terms)
        here = weight_of.get(number, 0) * scale ** (most - number)
        if here:
            work.add(len(begun))
            for vector, weight in begun.items():
                total[vector] = total.get(vector, 0) + weight * here
    return total


def _times(weights: Weights, terms: list[tuple[Vector, int]]) -> Weights:
    made: dict[Vector, int] = defaultdict(int)
    for vector, weight in weights.items():
        for step, share in terms:
            made[tuple([a + b for a, b in zip(vector, step, strict=True)])] += weight * share
    return made


def _bags(pipeline: Pipeline, rolled: tuple[Step, ...], state: Any) -> Law[Any]:
    axes = axes_of_bags(pipeline)
    words = [kinds[0] for kinds in axes.kinds]
    size = len(words)
    weights = _packets(pipeline, rolled, state, axes)
    return Law.of(
        ((as_bag(Counter(dict(zip(words, vector, strict=False)))), vector[size:]), weight)
        for vector, weight in weights.items()
    )


# Damage


def _unrolled(pipeline: Pipeline, state: tuple[Bag, Vector]) -> tuple[tuple[tuple[None, ...], ...], Vector]:
    """Packets before their damage is rolled, and the watched quantities known by then."""
    hurts = Hurts(pipeline)
    _, watched = hurts.read(state, (0,) * len(hurts.dice(state)))
    return tuple((None,) * count for count in hurts.counts(state[0])), watched


def _damaged(pipeline: Pipeline, later: tuple[Step, ...], begun: Law[Any]) -> Law[Any]:
    """Stages of damage packet by packet, where some points are known or where the run ends before the models."""
    ends = isinstance(later[-1], Removal)
    parts: list[tuple[Any, Fraction]] = []
    for (packets, watched), weight in begun.items():
        laws = [
            [points_after(pipeline, damage, later, packet) for packet in own]
            for damage, own in zip(pipeline.damage, packets, strict=True)
        ]
        after = _struck(pipeline, laws, watched) if ends else _told(sequences(laws), watched)
        within(len(parts) + len(after.outcomes), MOST_RESULTS)
        parts += [
            (result, Fraction(weight * share, begun.total * after.total)) for result, share in after.items()
        ]
    return weighed(parts)


def _told(points: Law[Any], watched: Vector) -> Law[Any]:
    return points.map(lambda each: (each, watched))


def _struck(pipeline: Pipeline, laws: list[list[Law[int]]], watched: Vector) -> Law[Any]:
    """The result of packets whose points have these laws."""
    models, work = line(pipeline.groups), Work()
    spread: Spread = {(pipeline.wounded, 0, watched): 1}
    for entry, own in enumerate(laws):
        for law in own:
            one = blow(entry, len(laws), len(watched), law)
            spread = Striking(pipeline, Strike((), (one,)), work).one_more(spread)
    return Law.of(
        (toll(pipeline, models, place, dealt, seen), weight)
        for (place, dealt, seen), weight in spread.items()
    )


def _arriving(later: tuple[Step, ...], begun: Law[Any]) -> Law[Any]:
    """Stages of packets that come one after another, stage by stage."""
    law, work = begun, Work()
    for step in later:
        assert isinstance(step, Arrival)
        shares: list[tuple[Any, Fraction]] = []
        for state, weight in law.items():
            after = _arrival_law(step, state)
            work.add(len(after.outcomes))
            shares += [
                (end, Fraction(weight * share, law.total * after.total)) for end, share in after.items()
            ]
        law = weighed(shares)
    return law


def _arrival_law(step: Arrival, state: Any) -> Law[Any]:
    begun = step.begun(state)
    own = step.own(begun)
    if own is None:
        return Law.sure(step.read(state, ()))
    rolled = run_law(own.pipeline, own.place, own.place + 1, begun[4])
    return rolled.map(lambda packet: step.after(begun, packet))
