"""Packets that come to the models one after another, because groups save differently.

A packet on its way to its group is an attack of its own: one packet, the group's saves, its damage. So its stages are
those of that small pipeline, named `save.1`, `damage.1`, `removal.1` for the first packet and so on.

States are plain tuples: `(waiting, watched, place, dealt, packet)`: the bag of packets still to come, the watched
quantities so far, the place in the line of models, the points dealt, and the state of the packet's own stages (None
between packets). The first stage begins with the `(bag, watched)` that the checks leave.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from battlewright.chance.dice import Die
from battlewright.chance.staged import Stage
from battlewright.chance.stages.data import Amount, Check, Pipeline, Toll
from battlewright.chance.stages.fitting import most_packets
from battlewright.chance.stages.models import line
from battlewright.chance.stages.rolling import (
    Bag,
    Faces,
    Step,
    as_bag,
    hurts,
    is_rolled_twice,
    rolls,
    toll,
)
from battlewright.chance.stages.saves import by_group, common, names_in_order

State = tuple[Bag, Faces, int, int, Any]


@lru_cache(maxsize=1024)
def kinds(pipeline: Pipeline) -> tuple[str, ...]:
    """The kinds of packets that may come to the models, in the order in which they come."""
    found = {pipeline.start, *pipeline.given}
    for check in common(pipeline):
        ends = (*check.success, *check.failure, *check.critical)
        found = found - set(check.rolls) | set(ends if found & set(check.rolls) else ())
    listed = [word for damage in pipeline.damage for word in damage.packets]
    return (*sorted(found - set(listed)), *(word for word in listed if word in found))


@lru_cache(maxsize=4096)
def alone(pipeline: Pipeline, group: int) -> Pipeline:
    """The attack that a packet is once it has come to this group; saves of other groups it has in name only."""
    saves = by_group(pipeline)
    own = {check.name: check for check in saves[group]}
    names = names_in_order(saves)
    watch = tuple(
        w if w.after in ("", *names) else msgspec.structs.replace(w, after="", packets=())
        for w in pipeline.watch
    )
    return msgspec.structs.replace(
        pipeline,
        attacks=Amount(0),
        checks=tuple(own.get(name) or Check(name=name, rolls=(), need=0) for name in names),
        groups=(msgspec.structs.replace(pipeline.groups[group], saves=None),),
        wounded=0,
        given=kinds(pipeline),
        watch=watch,
    )


class Own(NamedTuple):
    """A stage that a packet makes itself: its pipeline, the place of the stage in it, the stage."""

    pipeline: Pipeline
    place: int
    step: Step


@lru_cache(maxsize=4096)
def _own_stages(pipeline: Pipeline, group: int) -> dict[str, Own]:
    """The stages of a packet that has come to this group, by name."""
    packet = alone(pipeline, group)
    made = [*rolls(packet), *hurts(packet)]
    return {step.stage.name: Own(packet, place, step) for place, step in enumerate(made, 1)}


class Arrival(msgspec.Struct, frozen=True):
    """One stage of one packet; `name` is what its own pipeline calls it. The first lets the packet come, the last stage
    of all `ends` the attack."""

    pipeline: Pipeline
    stage: Stage
    name: str
    opens: bool
    ends: bool

    def begun(self, state: Any) -> State:
        """The state as the stage begins: the next packet has come if it is to come here."""
        if len(state) == 2:
            state = (*state, self.pipeline.wounded, 0, None)
        waiting, watched, place, dealt, packet = state
        if self.opens and waiting:
            left = Counter(dict(waiting))
            word = next(kind for kind in kinds(self.pipeline) if left[kind])
            left[word] -= 1
            return as_bag(left), watched, place, dealt, (((word, 1),), (0,) * len(watched))
        return waiting, watched, place, dealt, packet

    def own(self, state: State) -> Own | None:
        """The packet's own stage; None if its group has none of this name, or no packet is there."""
        _, _, place, _, packet = state
        if packet is None or self.name == "removal":
            return None
        return _own_stages(self.pipeline, line(self.pipeline.groups).group[place]).get(self.name)

    def dice(self, state: Any) -> tuple[Die, ...]:
        begun = self.begun(state)
        own = self.own(begun)
        return own.step.dice(begun[4]) if own else ()

    def read(self, state: Any, faces: Faces) -> Any:
        begun = self.begun(state)
        own = self.own(begun)
        return self.after(begun, own.step.read(begun[4], faces) if own else begun[4])

    def after(self, state: State, packet: Any) -> State | Toll:
        """The state as the stage ends; at its last the packet strikes."""
        waiting, watched, place, dealt, _ = state
        if self.name == "removal" and packet is not None:
            points, seen = packet
            place, done = line(self.pipeline.groups).taken(place, self.pipeline.damage, points)
            watched, dealt = tuple(map(sum, zip(watched, seen, strict=True))), dealt + done
            packet = None
        if self.ends:
            return toll(self.pipeline, line(self.pipeline.groups), place, dealt, watched)
        return waiting, watched, place, dealt, packet


def arrivals(pipeline: Pipeline) -> list[Step]:
    """The stages of as many packets as there may be."""
    own = _named_stages(pipeline)
    most = max(1, most_packets(pipeline, common(pipeline)))
    return [
        Arrival(
            pipeline,
            stage._replace(name=f"{stage.name}.{number}"),
            stage.name,
            place == 0,
            (number, place) == (most, len(own) - 1),
        )
        for number in range(1, most + 1)
        for place, stage in enumerate(own)
    ]


def _named_stages(pipeline: Pipeline) -> list[Stage]:
    """The stages of one packet, whichever group it comes to."""
    saves = by_group(pipeline)
    made: list[Stage] = []
    for name in names_in_order(saves):
        those = [check for own in saves for check in own if check.name == name]
        first = those[0]
        made.append(Stage(name, first.roller, first.window, first.clauses))
        if any(map(is_rolled_twice, those)):
            made.append(Stage(f"{name}.again", first.roller, clauses=first.clauses))
    return made + [step.stage for step in hurts(pipeline)]
