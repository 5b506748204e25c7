"""What a pipeline becomes: the law of one attack's packets, and a table of what packets do to the models.

Everything in an array was computed exactly and rounded once.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from battlewright.chance.law import Law
from battlewright.chance.plans import vectors
from battlewright.chance.stages.data import Amount, Damage, Group, Packets, Pipeline
from battlewright.chance.stages.exact import packet_points
from battlewright.chance.stages.fates import Fate, axes_of_damage, fate, independent
from battlewright.chance.stages.judging import amount_law
from battlewright.chance.stages.models import line
from battlewright.chance.stages.steps import Rolls, steps

Array = Any
MOST_KINDS = 2
"""Entries of damage that a plan can hold apart."""


@lru_cache(maxsize=1)
def fastest() -> ModuleType:
    """The compiled loops where numba is installed, else numpy alone."""
    if find_spec("numba") is None:
        return vectors
    from battlewright.chance.plans import loops

    return loops


def rolls_of(pipeline: Pipeline) -> tuple[Rolls, ...]:
    """The rolls that packets make before damage."""
    return tuple(step for step in steps(pipeline) if isinstance(step, Rolls))


def checked(pipeline: Pipeline) -> Pipeline:
    """The pipeline, if a plan can hold it. Raises `ValueError`."""
    if not pipeline.groups or not 1 <= len(pipeline.damage) <= MOST_KINDS:
        raise ValueError(f"a plan needs models and at most {MOST_KINDS} kinds of damage: {pipeline}")
    return pipeline


@lru_cache(maxsize=4096)
def number_array(amount: Amount) -> Array:
    """The probabilities of 0, 1, 2, ... attacks."""
    return dense(amount_law(amount).map(lambda number: max(0, number)))


def dense(law: Law[int]) -> Array:
    """The probabilities of 0, 1, 2, ..."""
    made = np.zeros(max(law.outcomes) + 1)
    for number, weight in law.items():
        made[number] = weight / law.total
    return made


@lru_cache(maxsize=4096)
def fate_arrays(
    rolls: tuple[Rolls, ...], start: str, given: Packets, damage: tuple[Damage, ...]
) -> tuple[Array, Array]:
    """The packets of each kind of damage that the given packets, and that one attack end as."""
    axes = axes_of_damage(damage, ())
    unwatched = tuple(msgspec.structs.replace(roll, tells=()) for roll in rolls)
    begun = independent(axes, (fate(unwatched, word, axes) for word in given))
    return grid(begun), grid(fate(unwatched, start, axes))


def grid(law: Fate) -> Array:
    """Probabilities by the number of packets of the first and of the second kind."""
    places = [(vector[0], vector[1] if len(vector) > 1 else 0) for vector in law]
    made = np.zeros(tuple(max(place[i] for place in places) + 1 for i in (0, 1)))
    for place, share in zip(places, law.values(), strict=True):
        made[place] = float(share)
    return made


@lru_cache(maxsize=4096)
def moves(damage: Damage, groups: tuple[Group, ...]) -> tuple[Array, Array]:
    """The probabilities of a packet's points, and where each leads from every place in the line of models."""
    models, points = line(groups), packet_points(damage)
    places = np.arange(models.length + 1)
    numbers = np.array(points.outcomes)[:, None]
    if damage.capped:
        numbers = np.minimum(numbers, np.array(models.wounds)[None, :])
    ends = models.length if damage.spill else np.array(models.ends)[None, :]
    chances = np.array([weight / points.total for weight in points.weights])
    return chances, np.minimum(places[None, :] + numbers, ends).astype(np.int64)


@lru_cache(maxsize=1024)
def table_of(damage: Damage, groups: tuple[Group, ...], wounded: int, packets: int) -> Array:
    """The law of points lost after 0 to `packets` packets, row by row."""
    made: Array = fastest().tabulated(*moves(damage, groups), wounded, packets)
    return made


def with_given(table: Array, begun: Array) -> Array:
    """The table of packets beyond those given beforehand, whose number has the law `begun`."""
    rows = len(table) - len(begun) + 1
    made = np.zeros((rows, table.shape[1]))
    for number, chance in enumerate(begun):
        made += chance * table[number : number + rows]
    return made


def watch_array(pipeline: Pipeline, place: int) -> tuple[Array, Array]:
    """As `fate_arrays`, for the number of packets that a watched quantity counts."""
    axes = axes_of_damage(pipeline.damage, pipeline.watch)
    rolls, axis = rolls_of(pipeline), len(pipeline.damage) + place
    begun = independent(axes, (fate(rolls, word, axes) for word in pipeline.given))
    return _marginal(begun, axis), _marginal(fate(rolls, pipeline.start, axes), axis)


def _marginal(law: Fate, axis: int) -> Array:
    shares: Fate = {}
    for vector, share in law.items():
        shares[vector[axis],] = shares.get((vector[axis],), Fraction(0)) + share
    return grid(shares)
