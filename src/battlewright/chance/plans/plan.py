"""One question: a pipeline compiled once, evaluated as often as needed."""

from __future__ import annotations

from functools import cached_property, lru_cache

import msgspec
import numpy as np

from battlewright.chance.law import Law
from battlewright.chance.plans.arrays import (
    MOST_CELLS,
    MOST_PRODUCTS,
    Array,
    dense,
    fastest,
    fates_of,
    moves,
    number_array,
    table_of,
    target,
    watch_array,
    with_given,
)
from battlewright.chance.plans.bounds import counting_roundings, rounded, striking_roundings
from battlewright.chance.stages.checking import instance, whole, within
from battlewright.chance.stages.data import Pipeline, Toll
from battlewright.chance.stages.models import Line, line
from battlewright.chance.stages.partitions import casualties
from battlewright.chance.stages.saves import by_group, common


class Answer(msgspec.Struct, frozen=True):
    """The law of points lost: `law[s]`, each within `error_bound`; `models` turns points into models."""

    law: Array
    models: Line
    error_bound: float

    def tolls(self) -> dict[tuple[int, int], float]:
        """The joint law of (models removed, wounds lost by the next)."""
        return {self.models.standing(s): p for s, p in enumerate(self.law.tolist()) if p > 0.0}

    def removed(self) -> Array:
        """The probabilities of 0, 1, 2, ... models removed."""
        return np.bincount(self.models.removed, self.law)

    def mean_removed(self) -> float:
        """The mean number of models removed; it may be off by itself times the bound."""
        return float(self.law @ np.array(self.models.removed))

    def at_least(self, removed: int) -> float:
        """The probability that so many models or more are removed."""
        whole("removed", removed)
        return float(self.law[np.array(self.models.removed) >= removed].sum())


class Plan:
    """A pipeline as arrays. `run` evaluates it; `exact` gives fractions.

    Raises `AttackError` for pipelines without models or damage, of more than two kinds of packets that strike
    differently, or of more products than anybody waits for.
    """

    def __init__(self, pipeline: Pipeline) -> None:
        self.target = target(pipeline)
        self.pipeline = pipeline
        self.models = line(pipeline.groups)
        self.numbers = number_array(pipeline.attacks)
        self.begun, self.fates = fates_of(pipeline, self.target.come)
        self.packets, self.deep = (
            (self.numbers.size - 1) * (self.fates.shape[i] - 1) + self.begun.shape[i] - 1 for i in (0, 1)
        )
        within((self.packets + 1) * (self.deep + 1), MOST_CELLS)
        within(self.products, MOST_PRODUCTS)
        self._fastest = fastest()
        self._prepare()

    @property
    def products(self) -> int:
        """Products of probabilities that the plan makes, tables included, at most."""
        counting = self.numbers.size * (self.packets + 1) * (self.deep + 1) * self.fates.size
        ways = [len(moves(self.target, place)[0]) for place in range(len(self.target.come))]
        places = self.models.length + 1
        return int(counting + places * (self.packets * ways[0] + self.deep * (ways[-1] + self.packets)))

    def _prepare(self) -> None:
        """The arguments of the evaluation, in their order."""
        table = table_of(self.target, self.packets)
        self._alone = self._fastest.alone
        self._fate = np.ascontiguousarray(self.fates[:, 0])
        self._table = with_given(table, self.begun[:, 0]) if not self.deep else table
        self._second = moves(self.target, 1) if self.deep else ()

    def run(self) -> Answer:
        """The answer to the question as the pipeline states it."""
        if not self.deep:
            return Answer(self._alone(self.numbers, self._fate, self._table), self.models, self.error_bound)
        room = np.empty((self.packets + 1, self.deep + 1))
        law = self._fastest.paired(self.numbers, self.begun, self.fates, self._table, *self._second, room)
        return Answer(law, self.models, self.error_bound)

    def exact(self) -> Law[Toll]:
        """The same in fractions, watched quantities included."""
        return casualties(self.pipeline).law

    def watched(self) -> dict[str, Array]:
        """The law of each watched quantity alone, as probabilities of 0, 1, 2, ..."""
        return {watch.name: self._watched(place) for place, watch in enumerate(self.pipeline.watch)}

    def _watched(self, place: int) -> Array:
        watch = self.pipeline.watch[place]
        if watch.after not in {check.name for check in common(self.pipeline)} and (
            watch.after or by_group(self.pipeline)
        ):
            alone = msgspec.structs.replace(self.pipeline, watch=(watch,))
            return dense(casualties(alone).law.map(_only))
        begun, fates = watch_array(self.pipeline, place)
        counts = np.empty(((self.numbers.size - 1) * (fates.shape[0] - 1) + begun.shape[0], 1))
        self._fastest.counted(self.numbers, begun, fates, counts)
        return counts[:, 0]

    @cached_property
    def error_bound(self) -> float:
        """How far a probability may be off, whichever of the two evaluations was used."""
        return rounded(self._roundings())

    def _roundings(self) -> int:
        counting = counting_roundings(
            self.numbers.size, self.fates.size, self.begun.size, self.packets, self.deep
        )
        return counting + striking_roundings((self.target,), self.packets, self.deep)


def _only(toll: Toll) -> int:
    return toll.watched[0]


def plan(pipeline: Pipeline) -> Plan:
    """The plan of a pipeline, kept for the next time. Raises `AttackError` as `Plan`."""
    instance("pipeline", pipeline, Pipeline)
    return kept(pipeline)


@lru_cache(maxsize=256)
def kept(pipeline: Pipeline) -> Plan:
    """As `plan`, without the check."""
    return Plan(pipeline)
