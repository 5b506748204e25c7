"""The stages of packets that all groups meet alike, as the table rolls them: from state and faces to the next state.

States, in order: `None` before the number of attacks is known; `(bag, watched)` while packets are rolled, a bag being
sorted pairs of a kind and its number; `(points, watched)` once damage is rolled, points being a tuple for each
`Damage`, one number a packet; at last the `Toll`. Where totals may be rolled again, points are natural totals until
they stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from battlewright.chance.dice import Die
from battlewright.chance.staged import Stage
from battlewright.chance.stages.data import AGAIN, Check, Pipeline, Toll, Watch
from battlewright.chance.stages.judging import is_rerolled, made
from battlewright.chance.stages.models import Line, Points, line
from battlewright.chance.stages.saves import common

Faces = tuple[int, ...]
Bag = tuple[tuple[str, int], ...]


class Step(Protocol):
    """A stage that can be rolled."""

    @property
    def stage(self) -> Stage: ...
    def dice(self, state: Any) -> tuple[Die, ...]: ...
    def read(self, state: Any, faces: Faces) -> Any: ...


def as_bag(counts: Counter[str]) -> Bag:
    """The sorted pairs of a count; kinds without packets are left out."""
    return tuple(sorted((word, count) for word, count in counts.items() if count))


def _pools(faces: Faces, size: int) -> Iterable[int]:
    return (sum(faces[i : i + size]) for i in range(0, len(faces), size))


class Attacks(msgspec.Struct, frozen=True):
    """How many packets there are."""

    pipeline: Pipeline

    @property
    def stage(self) -> Stage:
        return Stage("attacks")

    def dice(self, state: None) -> tuple[Die, ...]:
        return self.pipeline.attacks.dice

    def read(self, state: None, faces: Faces) -> tuple[Bag, Faces]:
        p = self.pipeline
        number = max(0, p.attacks.of(sum(faces)))
        counts = Counter(p.given)
        counts[p.start] += number
        return as_bag(counts), (0,) * len(p.watch)


class Rolls(msgspec.Struct, frozen=True):
    """A check: its first roll, or the dice `again`. `tells` are the watched quantities known once it is over."""

    check: Check
    again: bool
    tells: tuple[tuple[int, Watch], ...]

    @property
    def stage(self) -> Stage:
        check = self.check
        if self.again:
            return Stage(f"{check.name}.again", check.roller, clauses=check.clauses)
        return Stage(check.name, check.roller, check.window, check.clauses)

    def rolled(self) -> tuple[str, ...]:
        return (AGAIN,) if self.again else self.check.rolls

    def dice(self, state: tuple[Bag, Faces]) -> tuple[Die, ...]:
        counts = dict(state[0])
        return self.check.dice * sum(counts.get(word, 0) for word in self.rolled())

    def read(self, state: tuple[Bag, Faces], faces: Faces) -> tuple[Bag, Faces]:
        check, (bag, watched) = self.check, state
        counts = Counter(dict(bag))
        for word in self.rolled():
            del counts[word]
        for natural in _pools(faces, len(check.dice)):
            counts.update(
                (AGAIN,) if not self.again and is_rerolled(check, natural) else made(check, natural)
            )
        return as_bag(counts), told(watched, self.tells, counts)


def told(watched: Faces, tells: tuple[tuple[int, Watch], ...], counts: Counter[str]) -> Faces:
    """The watched quantities with those that are known now."""
    values = list(watched)
    for slot, watch in tells:
        values[slot] = sum(counts[word] for word in watch.packets)
    return tuple(values)


class Hurts(msgspec.Struct, frozen=True):
    """The damage of every packet."""

    pipeline: Pipeline

    @property
    def stage(self) -> Stage:
        return Stage("damage", window=self.pipeline.damage_window)

    def counts(self, bag: Bag) -> list[int]:
        """How many packets do each kind of damage."""
        counts = dict(bag)
        return [sum(counts.get(word, 0) for word in each.packets) for each in self.pipeline.damage]

    def dice(self, state: tuple[Bag, Faces]) -> tuple[Die, ...]:
        counts = self.counts(state[0])
        return sum((d.amount.dice * n for d, n in zip(self.pipeline.damage, counts, strict=True)), ())

    def read(self, state: tuple[Bag, Faces], faces: Faces) -> tuple[Points, Faces]:
        bag, watched = state
        points: list[tuple[int, ...]] = []
        at, stands = 0, not rerolls_damage(self.pipeline)
        for damage, count in zip(self.pipeline.damage, self.counts(bag), strict=True):
            size = len(damage.amount.dice)
            here = faces[at : at + size * count]
            at += size * count
            totals = tuple(_pools(here, size)) if size else (0,) * count
            points.append(tuple(map(damage.amount.of, totals)) if stands else totals)
        tells = tuple((slot, w) for slot, w in enumerate(self.pipeline.watch) if not w.after)
        return tuple(points), told(watched, tells, Counter(dict(bag)))


def rerolls_damage(pipeline: Pipeline) -> bool:
    """Whether some damage may be rolled again."""
    return any(damage.amount.reroll for damage in pipeline.damage)


class HurtsAgain(msgspec.Struct, frozen=True):
    """The totals of damage that are rolled again."""

    pipeline: Pipeline

    @property
    def stage(self) -> Stage:
        return Stage("damage.again")

    def dice(self, state: tuple[Points, Faces]) -> tuple[Die, ...]:
        again = (
            damage.amount.dice
            for damage, totals in zip(self.pipeline.damage, state[0], strict=True)
            for total in totals
            if total in damage.amount.reroll
        )
        return sum(again, ())

    def read(self, state: tuple[Points, Faces], faces: Faces) -> tuple[Points, Faces]:
        points: list[tuple[int, ...]] = []
        at = 0
        for damage, totals in zip(self.pipeline.damage, state[0], strict=True):
            amount, size = damage.amount, len(damage.amount.dice)
            stand: list[int] = []
            for total in totals:
                if total in amount.reroll:
                    total = sum(faces[at : at + size])
                    at += size
                stand.append(amount.of(total))
            points.append(tuple(stand))
        return tuple(points), state[1]


class Wards(msgspec.Struct, frozen=True):
    """The ward of every point of damage that has one."""

    pipeline: Pipeline

    @property
    def stage(self) -> Stage:
        ward = next(damage.ward for damage in self.pipeline.damage if damage.ward is not None)
        return Stage("damage.ward", ward.roller, ward.window, ward.clauses)

    def dice(self, state: tuple[Points, Faces]) -> tuple[Die, ...]:
        rolled = (
            d.ward.dice * sum(points)
            for d, points in zip(self.pipeline.damage, state[0], strict=True)
            if d.ward is not None
        )
        return sum(rolled, ())

    def read(self, state: tuple[Points, Faces], faces: Faces) -> tuple[Points, Faces]:
        left: list[tuple[int, ...]] = []
        at = 0
        for damage, points in zip(self.pipeline.damage, state[0], strict=True):
            if damage.ward is not None:
                size, kept = len(damage.ward.dice), []
                for number in points:
                    here = faces[at : at + size * number]
                    at += size * number
                    kept.append(sum(bool(made(damage.ward, total)) for total in _pools(here, size)))
                points = tuple(kept)
            left.append(points)
        return tuple(left), state[1]


class Removal(msgspec.Struct, frozen=True):
    """The models take the damage, packet by packet in order; no dice."""

    pipeline: Pipeline

    @property
    def stage(self) -> Stage:
        return Stage("removal", window=self.pipeline.removal_window)

    def dice(self, state: tuple[Points, Faces]) -> tuple[Die, ...]:
        return ()

    def read(self, state: tuple[Points, Faces], faces: Faces) -> Toll:
        pipeline = self.pipeline
        models = line(pipeline.groups)
        place, dealt = models.taken(pipeline.wounded, pipeline.damage, state[0])
        return toll(pipeline, models, place, dealt, state[1])


def toll(pipeline: Pipeline, models: Line, place: int, dealt: int, watched: Faces) -> Toll:
    """The result from the points lost and dealt in all."""
    values = list(watched)
    for slot, watch in enumerate(pipeline.watch):
        if watch.after == "damage":
            values[slot] = dealt
        elif watch.after == "removal":
            values[slot] = dealt - (place - pipeline.wounded)
    return Toll(*models.standing(place), tuple(values))


def rolls(pipeline: Pipeline) -> list[Step]:
    """The stages of the checks that are the same whichever group a packet comes to."""
    made: list[Step] = []
    for check in common(pipeline):
        tells = tuple((slot, w) for slot, w in enumerate(pipeline.watch) if w.after == check.name)
        has_second = is_rolled_twice(check)
        made.append(Rolls(check, False, () if has_second else tells))
        if has_second:
            made.append(Rolls(check, True, tells))
    return made


def is_rolled_twice(check: Check) -> bool:
    """Whether some dice of the check may be rolled again."""
    return check.reroll not in ("none", ())


def hurts(pipeline: Pipeline) -> list[Step]:
    """The stages of damage where all groups save alike; none without models."""
    if not pipeline.groups:
        return []
    made: list[Step] = [Hurts(pipeline)]
    if rerolls_damage(pipeline):
        made.append(HurtsAgain(pipeline))
    if any(damage.ward is not None for damage in pipeline.damage):
        made.append(Wards(pipeline))
    return [*made, Removal(pipeline)]
