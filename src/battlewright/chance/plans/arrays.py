"""What a pipeline becomes: the law of one attack's packets, and a table of what packets do to the models.

Everything in an array was computed exactly and rounded once.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from importlib.util import find_spec
from itertools import accumulate, pairwise
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import numpy as np

from battlewright.chance.law import Law
from battlewright.chance.plans import vectors
from battlewright.chance.stages import checking
from battlewright.chance.stages.checking import AttackError, within
from battlewright.chance.stages.data import Amount, Damage, Group, Packets, Pipeline
from battlewright.chance.stages.fates import Axes, Fate, fate, independent
from battlewright.chance.stages.judging import amount_law
from battlewright.chance.stages.models import Line, Points, line
from battlewright.chance.stages.rolling import Rolls
from battlewright.chance.stages.steps import steps
from battlewright.chance.stages.strikes import Blow, Strike, strikes

Array = Any
MOST_KINDS = 2
"""Kinds of packets that a plan can hold apart."""
MOST_CELLS = 10_000_000
"""Numbers in one array."""
MOST_PRODUCTS = 1_000_000_000
"""Products of probabilities in the answer to one question: about a second."""


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


class Target(NamedTuple):
    """What attacks come to: models, and what strikes do to them, with the wounds that the first model has lost."""

    damage: tuple[Damage, ...]
    groups: tuple[Group, ...]
    wounded: int
    come: tuple[Strike, ...]


NOTHING = Strike((), (Law.sure(((), ())),))
"""Packets that do no damage to anybody."""


def target(pipeline: Pipeline) -> Target:
    """The target of a pipeline, if a plan can hold it. Raises `AttackError`."""
    checking.instance("pipeline", pipeline, Pipeline)
    if not pipeline.groups or not pipeline.damage:
        raise AttackError("error-attack-no-models")
    unwatched = msgspec.structs.replace(pipeline, watch=()) if pipeline.watch else pipeline
    come = strikes(unwatched) or (NOTHING,)
    if len(come) > MOST_KINDS:
        raise AttackError("error-attack-kinds", value=len(come), most=MOST_KINDS)
    return Target(pipeline.damage, pipeline.groups, pipeline.wounded, come)


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
    rolls: tuple[Rolls, ...], start: str, given: Packets, kinds: tuple[Packets, ...]
) -> tuple[Array, Array]:
    """The packets of each of these kinds that the given packets, and that one attack end as."""
    axes = Axes(kinds)
    unwatched = tuple(msgspec.structs.replace(roll, tells=()) for roll in rolls)
    begun = independent(axes, (fate(unwatched, word, axes) for word in given))
    return grid(begun), grid(fate(unwatched, start, axes))


def fates_of(pipeline: Pipeline, come: tuple[Strike, ...]) -> tuple[Array, Array]:
    """The packets of each strike that the given packets, and that one attack end as."""
    return fate_arrays(
        rolls_of(pipeline), pipeline.start, pipeline.given, tuple(strike.kinds for strike in come)
    )


def grid(law: Fate) -> Array:
    """Probabilities by the number of packets of the first and of the second kind."""
    places = [(vector[0], vector[1] if len(vector) > 1 else 0) for vector in law]
    made = np.zeros(tuple(max(place[i] for place in places) + 1 for i in (0, 1)))
    for place, share in zip(places, law.values(), strict=True):
        made[place] = float(share)
    return made


@lru_cache(maxsize=4096)
def moves(aimed: Target, place: int) -> tuple[Array, Array]:
    """The chances of what one packet of this strike does, and where each leads from every place in the line."""
    models = line(aimed.groups)
    shares, blows = coupled(aimed.come[place].laws)
    within(len(blows) * (models.length + 1), MOST_CELLS)
    places = np.arange(models.length + 1)
    reach = np.empty((len(blows), places.size), np.int64)
    group_of = np.array(models.group)
    for row, by_group in zip(reach, blows, strict=True):
        for group, points in enumerate(by_group):
            here = places[group_of == group] if len(by_group) > 1 else places
            row[here] = _taken(models, aimed.damage, here, points)
    return np.array([float(share) for share in shares]), reach


def coupled(laws: tuple[Law[Blow], ...]) -> tuple[list[Fraction], list[tuple[Points, ...]]]:
    """Shares that add up to one, and in each of them the points of every law.

    Laws are laid beside one another along the line from nothing to one, which is cut wherever one of them changes.
    """
    ends: list[list[tuple[Fraction, Points]]] = []
    for law in laws:
        passed = accumulate(weight for _, weight in sorted(law.items()))
        ends.append(
            [(Fraction(p, law.total), b[0]) for p, (b, _) in zip(passed, sorted(law.items()), strict=True)]
        )
    cuts = sorted({end for own in ends for end, _ in own})
    at = [0] * len(laws)
    blows: list[tuple[Points, ...]] = []
    for cut in cuts:
        blows.append(tuple(own[i][1] for own, i in zip(ends, at, strict=True)))
        at = [i + (own[i][0] == cut) for own, i in zip(ends, at, strict=True)]
    return [after - before for before, after in pairwise([Fraction(0), *cuts])], blows


def _taken(models: Line, damage: tuple[Damage, ...], places: Array, points: Points) -> Array:
    """`Line.taken` for many places at once."""
    wounds, ends = np.array(models.wounds), np.array(models.ends)
    for each, own in zip(damage, points, strict=False):
        for number in own:
            moved = places + (np.minimum(number, wounds[places]) if each.capped else number)
            places = np.minimum(moved, models.length if each.spill else ends[places])
    return places


@lru_cache(maxsize=4096)
def meeting(aimed: Target, place: int) -> int:
    """How many ways of one packet of this strike end at the same place, at most."""
    return int(np.bincount(moves(aimed, place)[1].ravel()).max())


@lru_cache(maxsize=1024)
def table_of(aimed: Target, packets: int) -> Array:
    """The law of points lost after 0 to `packets` packets of the first strike, row by row."""
    within((packets + 1) * (line(aimed.groups).length + 1), MOST_CELLS)
    made: Array = fastest().tabulated(*moves(aimed, 0), aimed.wounded, packets)
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
    axes = Axes((), pipeline.watch)
    rolls, axis = rolls_of(pipeline), place
    begun = independent(axes, (fate(rolls, word, axes) for word in pipeline.given))
    return _marginal(begun, axis), _marginal(fate(rolls, pipeline.start, axes), axis)


def _marginal(law: Fate, axis: int) -> Array:
    shares: Fate = {}
    for vector, share in law.items():
        shares[vector[axis],] = shares.get((vector[axis],), Fraction(0)) + share
    return grid(shares)
