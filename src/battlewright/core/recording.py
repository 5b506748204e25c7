"""Test mode: which rows a procedure reads and writes, and the check that simultaneous procedures stay apart."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Any, SupportsIndex

import msgspec

from battlewright.core.errors import RulesetError
from battlewright.core.position import Position
from battlewright.core.procedures import name_of
from battlewright.core.requests import STOPPED, Choose, Each, Roll, Stop
from battlewright.core.running import advance, resume
from battlewright.core.state import Frame

MOST_BRANCHES = 100_000
"""Ends of one member that the check walks at most; more is an error, so that a test asks for less."""


class Footprint(msgspec.Struct):
    """The indices of the rows that were read and written."""

    reads: set[int] = msgspec.field(default_factory=set)
    writes: set[int] = msgspec.field(default_factory=set)

    def touches(self, other: Footprint) -> set[int]:
        """The rows that one of the two writes and the other reads or writes."""
        return self.writes & (other.reads | other.writes) | other.writes & self.reads


class RecordedRows(list[Any]):
    """The rows of a position that note in a footprint who is read and written.

    A copy of all (`rows[:]`, a fork) is a plain list and no reading; every other slice and iteration reads.
    """

    def __init__(self, rows: Sequence[Any], footprint: Footprint) -> None:
        super().__init__(rows)
        self._footprint = footprint

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        if not isinstance(index, slice):
            self._footprint.reads.add(range(len(self))[index])
        elif index != slice(None):
            self._footprint.reads.update(range(len(self))[index])
        return super().__getitem__(index)

    def written(self, index: int, fields: Collection[str]) -> None:
        """Fields of a row are about to be written: here whole rows are noted, as they are set."""

    def __setitem__(self, index: Any, value: Any) -> None:
        self._footprint.writes.add(range(len(self))[index])
        super().__setitem__(index, value)

    def __iter__(self) -> Iterator[Any]:
        self._footprint.reads.update(range(len(self)))
        return super().__iter__()


def record(position: Position, footprint: Footprint | None = None) -> Footprint:
    """Let this position note its reads and writes from now on; forks of it don't until they are recorded too."""
    footprint = Footprint() if footprint is None else footprint
    position.rows = RecordedRows(position.rows[:], footprint)
    return footprint


def check_apart(members: Sequence[tuple[str, Footprint]]) -> None:
    """Raise `RulesetError` naming two members of one `Each` that touch, and the rows they touch at."""
    for (one, first), (other, second) in combinations(members, 2):
        rows = first.touches(second)
        if rows:
            raise RulesetError(f"simultaneous {one} and {other} touch at rows {sorted(rows)}")


def check_each(position: Position) -> list[Footprint]:
    """Walk every member of a pending `Each` alone through all its results and decisions, and check them apart.

    The position must hold there (`Position.splits`); it is not changed. Returns the members' footprints.
    """
    each = position.pending
    if not isinstance(each, Each):
        raise ValueError("the position does not hold at simultaneous procedures")
    footprints = [_walked(position, frame) for frame in each.frames]
    names = [f"{name_of(type(frame))} {place}" for place, frame in enumerate(each.frames, 1)]
    check_apart(list(zip(names, footprints, strict=True)))
    return footprints


def _walked(position: Position, member: Frame) -> Footprint:
    footprint = Footprint()
    start = position.fork()
    parent = start.stack[-1]
    start.splits = False
    start.stop = Stop(type(parent), parent.at)
    start.stack.append(copy.copy(member))
    record(start, footprint)
    advance(start)
    waiting, ends, depth = [start], 0, len(position.stack)
    while waiting:
        branch = waiting.pop()
        if branch.pending is None or (branch.pending is STOPPED and len(branch.stack) <= depth):
            ends += 1
            if ends > MOST_BRANCHES:
                raise ValueError(f"{name_of(type(member))}: more than {MOST_BRANCHES} ends")
            continue
        waiting.extend(_branches(branch, footprint))
    return footprint


def _branches(position: Position, footprint: Footprint) -> Iterator[Position]:
    request = position.pending
    if request is STOPPED:
        # A procedure of the parent's own kind, running inside the member: pass over its step.
        branch = position.fork()
        record(branch, footprint)
        assert branch.stop is not None
        branch.stop.times = 2
        advance(branch)
        yield branch
        return
    results: Sequence[Any]
    match request:
        case Roll(partition=partition):
            results = [result for result, _ in partition.law.items()]
        case Choose(options=options, region=None):
            results = options
        case _:
            raise ValueError("simultaneous procedures may ask for dice and listed options only")
    for result in results:
        branch = position.fork()
        record(branch, footprint)
        resume(branch, request.into, result)
        yield branch
