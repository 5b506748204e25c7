"""Simultaneous procedures as a product: one position, and independent factors behind the rows that they wrote.

A row inside a factor is replaced by a `Hidden` row; reading it raises `Touched`, and the walk expands that factor.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, SupportsIndex

import msgspec

from battlewright.core.position import Position
from battlewright.odds.graph import Factor


class Hidden:
    """Stands for every row that a factor has written."""

    __slots__ = ("factor",)

    def __init__(self, factor: Factor) -> None:
        self.factor = factor


class Marked:
    """Stands in a tally for a mark that a factor may have set over `before`."""

    __slots__ = ("factor", "before")

    def __init__(self, factor: Factor, before: Any) -> None:
        self.factor = factor
        self.before = before


UNSET = object()
"""A mark that a member of a product has not set."""


class Touched(Exception):
    """A step has read a row inside a factor."""

    def __init__(self, factor: Factor) -> None:
        super().__init__()
        self.factor = factor


class Entangled(Exception):
    """Members of an `Each` touch one another, or something of the whole battle: no product. The message says what."""


class Guarded(list[Any]):
    """Rows that note what is read and raise `Touched` at a hidden one."""

    __slots__ = ("reads",)

    def __init__(self, rows: list[Any], reads: set[int]) -> None:
        super().__init__(rows)
        self.reads = reads

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        row = super().__getitem__(index)
        if type(row) is Hidden:
            raise Touched(row.factor)
        self.reads.add(int(index) % len(self))
        return row

    def __setitem__(self, index: Any, row: Any) -> None:
        self[index]  # Writing over a hidden row would need its factor no less than reading it.
        super().__setitem__(index, row)

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


def plain(rows: list[Any]) -> list[Any]:
    """The same rows, hidden ones included, in a bare list."""
    return list.copy(rows)


@contextmanager
def listening(p: Position, reads: set[int]) -> Iterator[None]:
    """Note for a while which rows are read of a position; raises `Touched` at a row inside a factor."""
    p.rows = Guarded(p.rows, reads)
    yield
    p.rows = plain(p.rows)


def copied(frame: Any) -> Any:
    """A frame of a pending `Each`, which forks of the position share."""
    return copy.copy(frame)


def substituted(p: Position, factor: Factor, outcome: int) -> None:
    """Put an outcome of a factor into a position."""
    for i, row in zip(factor.writes, factor.rows[outcome], strict=True):
        if type(p.rows[i]) is Hidden and p.rows[i].factor is factor:
            p.rows[i] = row
    tally = p.tally
    if tally is not None:
        for slot, amount in factor.counts[outcome].items():
            tally[slot] += amount
        for slot in factor.marked:
            tally[slot] = _marked(tally[slot], factor, factor.marks[outcome].get(slot, UNSET))


def _marked(entry: Any, factor: Factor, value: Any) -> Any:
    if type(entry) is not Marked:
        return entry
    if entry.factor is factor:
        return entry.before if value is UNSET else value
    before = _marked(entry.before, factor, value)
    return entry if before is entry.before else Marked(entry.factor, before)


class Members:
    """The members walked so far: one that read the same rows has the same factor."""

    def __init__(self) -> None:
        self._known: dict[Any, list[tuple[dict[int, Any], Factor, tuple[Factor, ...]]]] = {}
        self._marked: dict[tuple[int, Any], Marked] = {}
        self.hidden: dict[Factor, Hidden] = {}

    def find(self, p: Position, frame: Any) -> tuple[Factor, tuple[Factor, ...]] | None:
        """The factor of a member that starts from equal data, with the factors it absorbs."""
        for read, factor, absorbed in self._known.get(_identity(frame), ()):
            if all(p.rows[i] is row for i, row in read.items()):
                return factor, absorbed
        return None

    def keep(
        self, p: Position, frame: Any, factor: Factor, absorbed: tuple[Factor, ...]
    ) -> tuple[Factor, tuple[Factor, ...]]:
        """Remember a factor by all that its walk has read."""
        rows = factor.reads.union(factor.writes, *(a.writes for a in absorbed))
        read = {i: p.rows[i] for i in sorted(rows)}
        self._known.setdefault(_identity(frame), []).append((read, factor, absorbed))
        return factor, absorbed

    def mark(self, factor: Factor, before: Any) -> Marked:
        """The one entry of a tally for this factor over this value."""
        return self._marked.setdefault((id(factor), before), Marked(factor, before))


def _identity(frame: Any) -> Any:
    return type(frame), msgspec.structs.astuple(frame)


def multiplied(
    p: Position,
    factors: tuple[Factor, ...],
    made: list[tuple[Factor, tuple[Factor, ...]]],
    members: Members,
) -> tuple[Factor, ...]:
    """Hide what the members have written behind their factors. Raises `Entangled` if two members touch."""
    _independent(made)
    gone = {absorbed for _, taken in made for absorbed in taken}
    kept = [factor for factor in factors if factor not in gone]
    tally = p.tally
    for factor, _ in made:
        hidden = members.hidden.setdefault(factor, Hidden(factor))
        for i in factor.writes:
            p.rows[i] = hidden
        if tally is not None:
            for slot in sorted(factor.marked):
                tally[slot] = members.mark(factor, tally[slot])
        if len(factor) == 1:
            substituted(p, factor, 0)
        else:
            kept.append(factor)
    return tuple(kept)


def _independent(made: list[tuple[Factor, tuple[Factor, ...]]]) -> None:
    for k, (one, taken) in enumerate(made):
        for m, (other, also_taken) in enumerate(made):
            rows = set(one.writes) & (other.reads | set(other.writes))
            if k != m and (rows or one.marked & other.marked or set(taken) & set(also_taken)):
                what = f"rows {sorted(rows)}" if rows else "marks or earlier members"
                raise Entangled(f"members {k} and {m} share {what}")
