"""What packets do to the models, one after another: the last part of an exact law."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

import msgspec

from battlewright.chance.law import Law
from battlewright.chance.stages.arrivals import alone, kinds
from battlewright.chance.stages.checking import MOST_BLOWS, Work, within
from battlewright.chance.stages.data import Damage, Packets, Pipeline, Toll
from battlewright.chance.stages.fates import Axes, Vector, added, axes_of_damage, fate
from battlewright.chance.stages.models import Points, line
from battlewright.chance.stages.points import packet_points, sequences, weighed
from battlewright.chance.stages.rolling import Rolls, rolls, toll
from battlewright.chance.stages.saves import by_group

Blow = tuple[Points, Vector]
"""The points of one packet by entries of damage, and the watched quantities that it adds to."""
Spread = dict[tuple[int, int, Vector], int]
"""Weights of (place in the line of models, points dealt, watched quantities); 0 points where nobody asks."""


class Strike(NamedTuple):
    """Packets of these kinds strike alike: `laws[g]` is what one does that comes to group g; one law serves all."""

    kinds: Packets
    laws: tuple[Law[Blow], ...]


def strikes(pipeline: Pipeline) -> tuple[Strike, ...]:
    """All packets that come to the models: by entries of damage, or by kinds where groups save differently."""
    return _by_kinds(pipeline) if by_group(pipeline) else _by_damage(pipeline.damage, len(pipeline.watch))


@lru_cache(maxsize=1024)
def _by_damage(damage: tuple[Damage, ...], watched: int) -> tuple[Strike, ...]:
    return tuple(
        Strike(each.packets, (blow(entry, len(damage), watched, packet_points(each)),))
        for entry, each in enumerate(damage)
    )


@lru_cache(maxsize=1024)
def _by_kinds(pipeline: Pipeline) -> tuple[Strike, ...]:
    """Kinds that follow one another and do the same are one; those that do nothing are left out."""
    nothing = Law.sure((((),) * len(pipeline.damage), (0,) * len(pipeline.watch)))
    made: list[Strike] = []
    for word in kinds(pipeline):
        laws = tuple(_arriving(alone(pipeline, group), word) for group in range(len(pipeline.groups)))
        if made and made[-1].laws == laws:
            made[-1] = Strike((*made[-1].kinds, word), laws)
        elif any(law != nothing for law in laws):
            made.append(Strike((word,), laws))
    return tuple(made)


def blow(entry: int, damages: int, watched: int, points: Law[int]) -> Law[Blow]:
    """One packet of an entry of damage, of so many; with this law of points, and without a check."""
    before, after, nothing = ((),) * entry, ((),) * (damages - entry - 1), (0,) * watched
    return points.map(lambda number: ((*before, (number,), *after), nothing))


def _arriving(packet: Pipeline, word: str) -> Law[Blow]:
    """A packet of this kind that makes its group's saves first."""
    size = len(packet.damage)
    made = tuple(step for step in rolls(packet) if isinstance(step, Rolls))
    shares: list[tuple[Blow, Fraction]] = []
    for vector, share in fate(made, word, axes_of_damage(packet.damage, packet.watch)).items():
        counts = zip(packet.damage, vector, strict=False)
        within(len(shares), MOST_BLOWS)
        law = sequences([[packet_points(damage)] * number for damage, number in counts], MOST_BLOWS)
        shares += [
            ((points, vector[size:]), share * Fraction(weight, law.total)) for points, weight in law.items()
        ]
    return weighed(shares)


def axes_of_strikes(pipeline: Pipeline, come: tuple[Strike, ...]) -> Axes:
    """An axis for each strike; what is watched later than the checks of all packets is not known yet."""
    watch = pipeline.watch
    if by_group(pipeline):
        watch = tuple(msgspec.structs.replace(w, packets=()) if not w.after else w for w in watch)
    return Axes(tuple(strike.kinds for strike in come), watch)


class Striking:
    """One packet after another of a strike. `total` is by how much the weights of a spread grow with each."""

    def __init__(self, pipeline: Pipeline, strike: Strike, work: Work) -> None:
        self.pipeline = pipeline
        self.laws = strike.laws
        self.models = line(pipeline.groups)
        self.total = lcm(*(law.total for law in strike.laws))
        self.tells_points = any(watch.after in ("damage", "removal") for watch in pipeline.watch)
        self.work = work
        self._landings: dict[int, list[tuple[int, int, Vector, int]]] = {}

    def landings(self, place: int) -> list[tuple[int, int, Vector, int]]:
        """Where one packet leads from a place: the next place, points dealt, watched quantities added, weight."""
        known = self._landings.get(place)
        if known is not None:
            return known
        law = self.laws[self.models.group[place] if len(self.laws) > 1 else 0]
        merged: dict[tuple[int, int, Vector], int] = defaultdict(int)
        for (points, seen), weight in law.items():
            after, done = self.models.taken(place, self.pipeline.damage, points)
            merged[after, done if self.tells_points else 0, seen] += weight * (self.total // law.total)
        made = self._landings[place] = [(*end, weight) for end, weight in merged.items()]
        return made

    def one_more(self, spread: Spread) -> Spread:
        """The spread after one packet more."""
        made: Spread = defaultdict(int)
        for (place, dealt, seen), weight in spread.items():
            ends = self.landings(place)
            self.work.add(len(ends))
            for after, done, more, share in ends:
                made[after, dealt + done, added(seen, more) if any(more) else seen] += weight * share
        return made


def tolls(pipeline: Pipeline, come: tuple[Strike, ...], packets: dict[Vector, int]) -> Law[Toll]:
    """The law of the result from weights of (packets of each strike, watched quantities)."""
    size, work = len(come), Work()
    by_watched: dict[Vector, dict[Vector, int]] = {}
    for vector, weight in packets.items():
        by_watched.setdefault(vector[size:], {})[vector[:size]] = weight
    most = [max((vector[i] for vector in packets), default=0) for i in range(size)]
    models, merged = line(pipeline.groups), Counter[Toll]()
    striking = [Striking(pipeline, strike, work) for strike in come]
    for watched, counts in by_watched.items():
        begun: Spread = {(pipeline.wounded, 0, watched): 1}
        for (place, dealt, seen), weight in _allotted(striking, counts, most, begun).items():
            merged[toll(pipeline, models, place, dealt, seen)] += weight
    return Law.of(merged)


def _allotted(striking: list[Striking], counts: dict[Vector, int], most: list[int], spread: Spread) -> Spread:
    """Let the packets of the first strike and of those after it strike; every weight is scaled alike."""
    if not striking:
        weight = counts[()]
        return {key: weight * share for key, share in spread.items()}
    first, *later = striking
    rest: dict[int, dict[Vector, int]] = {}
    for vector, weight in counts.items():
        rest.setdefault(vector[0], {})[vector[1:]] = weight
    total: Spread = defaultdict(int)
    for number in range(max(rest) + 1):
        if number in rest:
            scale = first.total ** (most[0] - number)
            for key, weight in _allotted(later, rest[number], most[1:], spread).items():
                total[key] += weight * scale
        if number < max(rest):
            spread = first.one_more(spread)
    return total
