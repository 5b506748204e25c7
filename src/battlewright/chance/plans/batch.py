"""Many questions of one shape at once: arrays of needs, attacks, damage, wounds and models."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from battlewright.chance.plans.arrays import (
    MOST_CELLS,
    Array,
    fastest,
    fates_of,
    moves,
    number_array,
    table_of,
    target,
)
from battlewright.chance.plans.bounds import counting_roundings, rounded, striking_roundings
from battlewright.chance.stages.checking import (
    MOST_NUMBER,
    AttackError,
    entries,
    instance,
    instances,
    one_of,
    whole,
    within,
)
from battlewright.chance.stages.data import Amount, Group, Pipeline
from battlewright.chance.stages.models import Line, line
from battlewright.chance.stages.saves import common, plain

MOST_ANSWERS = 250_000_000
"""Probabilities in the answers of one batch: 2 GB."""
MOST_COUNTED = 100_000_000_000
"""Products of probabilities that count the packets of one batch: about a minute."""


class Batch(msgspec.Struct, frozen=True):
    """The answers to many questions, in the shape of the arrays asked with.

    `laws[..., s]` is the probability that s points are lost, within `error_bound`; `models[target[...]]` turns points
    into models.
    """

    laws: Array
    target: Array
    models: tuple[Line, ...]
    error_bound: float

    def mean_removed(self) -> Array:
        """The mean number of models removed, of every question."""
        return self._weighed(lambda models: np.array(models.removed, float))

    def at_least(self, removed: int) -> Array:
        """The probability that so many models or more are removed, of every question."""
        whole("removed", removed)
        return self._weighed(lambda models: (np.array(models.removed) >= removed).astype(float))

    def _weighed(self, weights: Any) -> Array:
        size = self.laws.shape[-1]
        table = np.zeros((len(self.models), size))
        for t, models in enumerate(self.models):
            table[t, : models.length + 1] = weights(models)
        return np.einsum("...s,...s->...", self.laws, table[self.target])


def batch(
    pipeline: Pipeline,
    *,
    needs: Mapping[str, Any] | None = None,
    attacks: Any = None,
    damage: Sequence[Amount] = (),
    damage_of: Any = None,
    wounds: Any = None,
    models: Any = None,
) -> Batch:
    """Answer the pipeline with these fields instead of its own; arrays of integers are broadcast together.

    `needs` names checks; `damage_of` says for each question which of the amounts `damage` its first kind of damage
    is; `wounds` and `models` are those of its only group. Needs of saves vary where all groups save alike. Raises
    `AttackError` for names or numbers that make no sense.
    """
    target(pipeline)
    pipeline = plain(pipeline)
    instance("needs", needs or {}, Mapping)
    damage = entries("damage", tuple(damage) if isinstance(damage, list) else damage)
    if len(pipeline.groups) > 1 and (wounds is not None or models is not None):
        raise AttackError("error-attack-one-group", field="wounds" if wounds is not None else "models")
    needs = dict(needs or {})
    for name in needs:
        one_of("needs", name, tuple(check.name for check in common(pipeline)))
    given = [_whole(needs[name], name) for name in needs]
    instances("damage", damage, Amount)
    if bool(damage) != (damage_of is not None):
        raise AttackError("error-attack-together", field="damage", other="damage_of")
    own = pipeline.groups[0]
    columns = _broadcast(
        *given,
        -1 if attacks is None else _whole(attacks, "attacks", 0),
        0 if damage_of is None else _whole(damage_of, "damage_of", 0, len(damage) - 1),
        own.wounds if wounds is None else _whole(wounds, "wounds", 1),
        own.models if models is None else _whole(models, "models", 1),
    )
    shape = columns[0].shape
    flat = [np.ascontiguousarray(column.ravel(), np.int64) for column in columns]
    rolled, fates_of = _distinct(flat[: len(given)] or [np.zeros_like(flat[0])])
    numbers, number_of = _distinct([flat[len(given)]])
    targets, target_of = _distinct(flat[len(given) + 1 :])
    shots = _Shots(
        [_needing(pipeline, dict(zip(needs, row, strict=False))) for row in rolled],
        [pipeline.attacks if number < 0 else Amount(number) for (number,) in numbers],
    )
    aimed = _Targets([_aimed(pipeline, damage, row) for row in targets], shots.packets, shots.deep)
    pairs, which = _distinct([number_of, fates_of])
    counts = shots.counts(np.array(pairs, np.int64).reshape(-1, 2))
    within(target_of.size * aimed.size, MOST_ANSWERS)
    laws = np.empty((target_of.size, aimed.size))
    fastest().struck_many(counts, which, aimed.tables, target_of, aimed.chances, aimed.reach, laws)
    roundings = shots.roundings() + striking_roundings(aimed.targets, shots.packets, shots.deep)
    models = tuple(line(each.groups) for each in aimed.targets)
    return Batch(laws.reshape(*shape, -1), target_of.reshape(shape), models, rounded(roundings))


class _Shots:
    """The distinct laws of fates and of attacks, padded to one size each."""

    def __init__(self, pipelines: list[Pipeline], amounts: list[Amount]) -> None:
        pairs = [fates_of(each, target(each).come) for each in pipelines]
        self.begun, self.fates = padded([begun for begun, _ in pairs]), padded([fates for _, fates in pairs])
        self.numbers = padded([number_array(amount) for amount in amounts])
        self.packets, self.deep = (
            (self.numbers.shape[1] - 1) * (self.fates.shape[i] - 1) + self.begun.shape[i] - 1 for i in (1, 2)
        )

    def counts(self, pairs: Array) -> Array:
        """The law of packets of each pair (place of the number of attacks, place of the fates)."""
        cells = len(pairs) * (self.packets + 1) * (self.deep + 1)
        within(cells, MOST_ANSWERS)
        within(cells * self.numbers.shape[1] * self.fates[0].size, MOST_COUNTED)
        made = np.empty((len(pairs), self.packets + 1, self.deep + 1))
        number_of, fate_of = np.ascontiguousarray(pairs[:, 0]), np.ascontiguousarray(pairs[:, 1])
        fastest().counted_many(self.numbers, number_of, self.begun, self.fates, fate_of, made)
        return made

    def roundings(self) -> int:
        terms = self.fates[0].size
        return counting_roundings(self.numbers.shape[1], terms, self.begun[0].size, self.packets, self.deep)


class _Targets:
    """The distinct targets: a table each, padded to one size."""

    def __init__(self, pipelines: list[Pipeline], packets: int, deep: int) -> None:
        self.targets = [target(each) for each in pipelines]
        self.size = max(line(each.groups).length for each in self.targets) + 1
        within((packets + 1) * self.size, MOST_CELLS)
        within(len(pipelines) * (packets + 1) * self.size, MOST_ANSWERS)
        self.tables = padded([table_of(each, packets) for each in self.targets])
        if deep:
            moved = [moves(each, 1) for each in self.targets]
            self.chances, self.reach = padded([c for c, _ in moved]), padded([r for _, r in moved])
        else:
            self.chances = np.ones((len(pipelines), 1))
            self.reach = np.zeros((len(pipelines), 1, self.size), np.int64)


def padded(arrays: list[Array]) -> Array:
    """Arrays of several sizes as one, with zeros behind."""
    size = np.max([array.shape for array in arrays], axis=0)
    made = np.zeros((len(arrays), *size), arrays[0].dtype)
    for place, array in enumerate(arrays):
        made[place][tuple(map(slice, array.shape))] = array
    return made


def _whole(values: Any, name: str, least: int = -MOST_NUMBER, most: int = MOST_NUMBER) -> Array:
    """The numbers of a field; nothing is rounded or read as a number that is none, and none may be masked."""
    try:
        made = np.asarray(values)
    except ValueError:  # rows of several lengths
        made = np.array(None)
    if np.ma.is_masked(values):
        made = np.array(None)
    if made.size == 0 or made.dtype.kind not in "iu":
        raise AttackError("error-attack-number", field=name, value=values, least=least, most=most)
    for bad in (made.min(), made.max()):
        whole(name, int(bad), least, most)
    return made


def _broadcast(*columns: Any) -> Any:
    """The columns in one shape."""
    try:
        return np.broadcast_arrays(*columns)
    except ValueError:
        shapes = tuple(np.shape(column) for column in columns if np.ndim(column))
        raise AttackError("error-attack-shapes", value=shapes) from None


def _distinct(columns: list[Array]) -> tuple[list[tuple[int, ...]], Array]:
    """The distinct rows of these columns, and which of them each question has."""
    code, radix = np.zeros(columns[0].size, np.int64), 1
    lows = [int(column.min()) if column.size else 0 for column in columns]
    spans = [
        int(column.max()) - low + 1 if column.size else 1 for column, low in zip(columns, lows, strict=True)
    ]
    for column, low, span in zip(columns, lows, spans, strict=True):
        code += (column - low) * radix
        radix *= span
    if radix <= 1 << 24:
        seen = np.zeros(radix, np.bool_)
        seen[code] = True
        found = np.flatnonzero(seen)
        place = np.cumsum(seen) - 1
        which = place[code]
    else:
        found, which = np.unique(code, return_inverse=True)
    rows = []
    for number in found.tolist():
        row = []
        for low, span in zip(lows, spans, strict=True):
            number, digit = divmod(number, span)
            row.append(low + digit)
        rows.append(tuple(row))
    return rows, which.astype(np.int64)


def _needing(pipeline: Pipeline, need: dict[str, int]) -> Pipeline:
    """The pipeline with these needs."""
    checks = (
        msgspec.structs.replace(check, need=need[check.name]) if check.name in need else check
        for check in pipeline.checks
    )
    return msgspec.structs.replace(pipeline, checks=tuple(checks))


def _aimed(pipeline: Pipeline, damage: Sequence[Amount], row: tuple[int, ...]) -> Pipeline:
    """The pipeline with the damage and models of one row."""
    which, wounds, models = row
    first, *rest = pipeline.damage
    if damage:
        first = msgspec.structs.replace(first, amount=damage[which])
    groups = pipeline.groups if len(pipeline.groups) > 1 else (Group(models, wounds),)
    return msgspec.structs.replace(pipeline, damage=(first, *rest), groups=groups)
