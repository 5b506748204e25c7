"""The exact law of any run of stages of a pipeline, in integers.

Up to damage: fates of packets, multiplied by their number. From damage on: the law of one packet's points, applied to
the line of models packet by packet.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import Any

from battlewright.chance import pools
from battlewright.chance.law import Law
from battlewright.chance.stages.data import Amount, Damage, Pipeline
from battlewright.chance.stages.fates import Axes, Fate, Vector, axes_of_bags, axes_of_damage, fate
from battlewright.chance.stages.judging import amount_law, made
from battlewright.chance.stages.models import line
from battlewright.chance.stages.steps import (
    Attacks,
    Bag,
    Hurts,
    HurtsAgain,
    Points,
    Removal,
    Rolls,
    Step,
    Wards,
    as_bag,
    first_of_damage,
    rerolls_damage,
    steps,
    toll,
)

Weights = dict[Vector, int]
Spread = dict[tuple[int, int], int]
"""Weights of (place in the line of models, points dealt; 0 where nobody asks)."""


def run_law(pipeline: Pipeline, first: int, last: int, state: Any) -> Law[Any]:
    """The law of the state after the stages from `first` up to but not including `last`, begun in `state`."""
    damage_at, all_steps = first_of_damage(pipeline), steps(pipeline)
    if first > damage_at:
        return _damaged(pipeline, all_steps[first:last], [(state[0], state[1], 1)])
    rolled = all_steps[first : min(last, damage_at)]
    if last <= damage_at:
        return _bags(pipeline, rolled, state)
    if last == len(all_steps):
        axes = axes_of_damage(pipeline.damage, pipeline.watch)
        return _tolls(pipeline, _packets(pipeline, rolled, state, axes))
    bags = _bags(pipeline, rolled, state)
    later = all_steps[damage_at:last]
    return _damaged(pipeline, later, [(*_unrolled(pipeline, bag), weight) for bag, weight in bags.items()])


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
    for number in range(most, -1, -1):
        total = _times(total, terms)
        here = weight_of.get(number, 0) * scale ** (most - number)
        if here:
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


@lru_cache(maxsize=4096)
def packet_points(damage: Damage) -> Law[int]:
    """The points of one packet when re-rolls and wards are over."""
    points = amount_law(damage.amount)
    if damage.ward is None:
        return points
    return _warded(damage, points)


def _warded(damage: Damage, points: Law[int]) -> Law[int]:
    ward = damage.ward
    assert ward is not None
    fails = pools.total_law(ward.dice).map(lambda natural: bool(made(ward, natural)))
    lost, kept = (fails.probability(result) for result in (True, False))
    shares = [
        (left, Fraction(weight, points.total) * comb(number, left) * lost**left * kept ** (number - left))
        for number, weight in points.items()
        for left in range(number + 1)
    ]
    scale = lcm(*(share.denominator for _, share in shares))
    return Law.of((left, int(share * scale)) for left, share in shares)


def _tolls(pipeline: Pipeline, packets: Weights) -> Law[Any]:
    """The law of the result from weights of (packets of each entry of damage, watched quantities)."""
    size = len(pipeline.damage)
    by_watched: dict[Vector, dict[Vector, int]] = {}
    for vector, weight in packets.items():
        by_watched.setdefault(vector[size:], {})[vector[:size]] = weight
    most = [max((vector[i] for vector in packets), default=0) for i in range(size)]
    models, merged = line(pipeline.groups), Counter[Any]()
    for watched, counts in by_watched.items():
        spread = _allotted(pipeline, 0, counts, most, {(pipeline.wounded, 0): 1})
        for (place, dealt), weight in spread.items():
            merged[toll(pipeline, models, place, dealt, watched)] += weight
    return Law.of(merged)


def _allotted(
    pipeline: Pipeline, entry: int, counts: dict[Vector, int], most: list[int], spread: Spread
) -> Spread:
    """Let the packets of this entry and of those after it strike; every weight is scaled alike."""
    if entry == len(most):
        weight = counts[()]
        return {key: weight * share for key, share in spread.items()}
    rest: dict[int, dict[Vector, int]] = {}
    for vector, weight in counts.items():
        rest.setdefault(vector[0], {})[vector[1:]] = weight
    damage = pipeline.damage[entry]
    points = packet_points(damage)
    total: dict[tuple[int, int], int] = defaultdict(int)
    for number in range(max(rest) + 1):
        if number in rest:
            scale = points.total ** (most[entry] - number)
            for key, weight in _allotted(pipeline, entry + 1, rest[number], most, spread).items():
                total[key] += weight * scale
        if number < max(rest):
            spread = _struck(pipeline, damage, points, spread)
    return total


def _struck(pipeline: Pipeline, damage: Damage, points: Law[int], spread: Spread) -> Spread:
    """One packet more."""
    models = line(pipeline.groups)
    counts_dealt = any(watch.after in ("damage", "removal") for watch in pipeline.watch)
    made: dict[tuple[int, int], int] = defaultdict(int)
    for (place, dealt), weight in spread.items():
        for number, share in points.items():
            after, done = models.struck(place, number, damage.spill, damage.capped)
            made[after, dealt + done if counts_dealt else 0] += weight * share
    return made


def _unrolled(pipeline: Pipeline, state: tuple[Bag, Vector]) -> tuple[tuple[tuple[None, ...], ...], Vector]:
    """Packets before their damage is rolled, and the watched quantities known by then."""
    hurts = Hurts(pipeline)
    _, watched = hurts.read(state, (0,) * len(hurts.dice(state)))
    return tuple((None,) * count for count in hurts.counts(state[0])), watched


def _damaged(
    pipeline: Pipeline, later: tuple[Step, ...], begun: Iterable[tuple[Any, Vector, int]]
) -> Law[Any]:
    """Stages of damage packet by packet, where some points are known or where the run ends before the models."""
    ends = isinstance(later[-1], Removal) if later else False
    parts: list[tuple[Any, Fraction]] = []
    for packets, watched, weight in begun:
        if ends:
            parts += [(t, weight * share) for t, share in _each_struck(pipeline, later, packets, watched)]
        else:
            parts += [((p, watched), weight * share) for p, share in _each_rolled(pipeline, later, packets)]
    scale = lcm(*(share.denominator for _, share in parts))
    return Law.of((result, int(share * scale)) for result, share in parts)


def _each_struck(
    pipeline: Pipeline, later: tuple[Step, ...], packets: Any, watched: Vector
) -> Iterable[tuple[Any, Fraction]]:
    models, spread, total = line(pipeline.groups), {(pipeline.wounded, 0): 1}, 1
    for damage, own in zip(pipeline.damage, packets, strict=True):
        for packet in own:
            points = _points_after(pipeline, damage, later, packet)
            spread, total = _struck(pipeline, damage, points, spread), total * points.total
    for (place, dealt), weight in spread.items():
        yield toll(pipeline, models, place, dealt, watched), Fraction(weight, total)


def _each_rolled(
    pipeline: Pipeline, later: tuple[Step, ...], packets: Any
) -> Iterable[tuple[Points, Fraction]]:
    """Every sequence of points: as many as the dice have faces, to the power of the packets."""
    so_far: list[tuple[Points, Fraction]] = [((), Fraction(1))]
    for damage, own in zip(pipeline.damage, packets, strict=True):
        laws = [_points_after(pipeline, damage, later, packet) for packet in own]
        rolled: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
        for law in laws:
            rolled = [
                ((*points, number), share * Fraction(weight, law.total))
                for points, share in rolled
                for number, weight in law.items()
            ]
        so_far = [((*done, points), a * b) for done, a in so_far for points, b in rolled]
    return so_far


@lru_cache(maxsize=16384)
def _points_after(
    pipeline: Pipeline, damage: Damage, later: tuple[Step, ...], packet: int | None
) -> Law[int]:
    """One packet's points after these stages; `packet` is what was known of it before, None for nothing."""
    amount, rerolls = damage.amount, rerolls_damage(pipeline)
    law: Law[int] = Law.sure(0 if packet is None else packet)
    for step in later:
        if isinstance(step, Hurts):
            law = pools.total_law(amount.dice)
            law = law if rerolls else law.map(amount.of)
        elif isinstance(step, HurtsAgain):
            again = amount_law(Amount(amount.bonus, amount.dice, amount.least))
            law = Law.of(
                (points, weight * share)
                for total, weight in law.items()
                for points, share in (
                    again.items() if total in amount.reroll else [(amount.of(total), again.total)]
                )
            )
        elif isinstance(step, Wards) and damage.ward is not None:
            law = _warded(damage, law)
    return law
