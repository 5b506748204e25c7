"""Random play of any ruleset: what is tested, who answers, and what was counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from battlewright.chance.source import DiceSource, LocalDice
from battlewright.core.people import Sealed
from battlewright.core.position import Event, Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import Answer, apply

MOST_INPUTS = 20_000
"""A random battle longer than this counts as one that never ends."""


class Nonconforming(AssertionError):
    """The ruleset breaks what every ruleset must hold."""


class Subject(msgspec.Struct, frozen=True):
    """What is tested: `make_position(seed)` gives a started position, the same for the same seed."""

    name: str
    make_position: Callable[[int], Position]


class Report(msgspec.Struct):
    """What a run covered: battles, inputs, and how many requests of each kind were answered."""

    battles: int = 0
    inputs: int = 0
    requests: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, position: Position) -> None:
        """Count the request that a position waits for."""
        self.inputs += 1
        self.requests[kind_of(position)] += 1

    def merge(self, other: Report) -> None:
        """Add what another run covered."""
        self.battles += other.battles
        self.inputs += other.inputs
        self.requests += other.requests


def kind_of(position: Position) -> str:
    """The kind of what a position waits for: a question's id, a roll's purpose, or both halves of a `Both`."""
    match position.pending:
        case Choose(kind=kind):
            return kind
        case Roll(purpose=purpose):
            return f"roll {purpose}"
        case Both(requests=(first, second)):
            return f"both {first.kind} {second.kind}"
        case None:
            return "nothing"
        case other:
            return type(other).__name__


def random_answer(position: Position, rng: Random, dice: DiceSource, index: int) -> Answer:
    """A legal answer chosen at random; dice are those of the source for roll number `index`."""
    match position.pending:
        case Roll(partition=partition):
            return dice.faces(partition.dice, index)
        case Choose() as request:
            return _decision(request, rng)
        case Both(requests=requests):
            seat = rng.randrange(2) if position.sealed is None else 1 - position.sealed[0]
            return Sealed(seat, _decision(requests[seat], rng))
        case other:
            raise Nonconforming(f"nobody can answer {other!r}")


def _decision(request: Choose, rng: Random) -> tuple[Any, ...]:
    region = request.region
    if region is not None and (not request.options or rng.random() < 0.5):
        return (region.word, *region.sample(rng))
    if not request.options:
        raise Nonconforming(f"{request.kind} can't be answered: it has neither options nor a region")
    return rng.choice(request.options)


def answers(subject: Subject, seed: int) -> Iterator[tuple[Position, Answer]]:
    """A random battle: every position with the answer that it is about to be given, which the caller applies."""
    position = subject.make_position(seed)
    rng, dice = Random(f"{subject.name} {seed}"), LocalDice(f"{subject.name} {seed}")
    for index in range(MOST_INPUTS):
        if position.pending is None:
            return
        yield position, random_answer(position, rng, dice, index)
    raise Nonconforming(f"{subject.name}, seed {seed}: no end after {MOST_INPUTS} inputs")


def played(subject: Subject, seed: int) -> tuple[Position, list[Answer], list[Event]]:
    """A whole random battle: its last position, all answers, all events."""
    given: list[Answer] = []
    events: list[Event] = []
    position = subject.make_position(seed)
    for position, answer in answers(subject, seed):
        apply(position, answer, events.append)
        given.append(answer)
    return position, given, events
