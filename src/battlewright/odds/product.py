"""Simultaneous procedures as a product: one position, and independent factors behind the rows that they wrote.

A row inside a factor is replaced by a `Hidden` row; reading it raises `Touched`, and the walk expands that factor.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import is_
from typing import Any

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


class Reads(dict[int, set[str]]):
    """By index, the fields of rows on which something hangs: those read, and those written, for a field that is not
    written in every case keeps in the others what it was."""

    def of(self, index: int) -> set[str]:
        """The fields of a row, to be added to."""
        fields = self.get(index)
        if fields is None:
            fields = self[index] = set()
        return fields


class Noted:
    """Stands for a row and notes which of its fields are read. It is no struct itself: what takes structs apart as a
    whole refuses it, and comparing it reads all of it."""

    __slots__ = ("_row", "_fields")

    def __init__(self, row: Any, fields: set[str]) -> None:
        self._row = row
        self._fields = fields

    @property  # type: ignore[misc]  # what rules ask with `isinstance` is the row
    def __class__(self) -> Any:
        return type(self._row)

    def __getattr__(self, name: str) -> Any:
        self._fields.add(name)
        return getattr(self._row, name)

    def whole(self) -> Any:
        """The row itself, all of which is read."""
        self._fields.update(self._row.__struct_fields__)
        return self._row

    def __eq__(self, other: object) -> bool:
        return bool(self.whole() == (other.whole() if type(other) is Noted else other))

    def __hash__(self) -> int:
        return hash(self.whole())


class Guarded(list[Any]):
    """Rows that note which fields are read and written, and raise `Touched` at a hidden row."""

    __slots__ = ("reads", "_noted", "_announced")

    def __init__(self, rows: list[Any], reads: Reads) -> None:
        super().__init__(rows)
        self.reads = reads
        self._noted: dict[Any, Noted] = {}
        self._announced = -1

    def __getitem__(self, index: Any) -> Any:
        if type(index) is slice:
            return [self[i].whole() for i in range(*index.indices(len(self)))]
        noted = self._noted.get(index)
        if noted is None:
            row = list.__getitem__(self, index)
            if type(row) is Hidden:
                raise Touched(row.factor)
            noted = self._noted[index] = Noted(row, self.reads.of(index if index >= 0 else index + len(self)))
        return noted

    def written(self, index: int, fields: Collection[str]) -> None:
        """These fields of a row are about to be written; a hidden row needs its factor no less than for reading."""
        self[index]
        self.reads.of(index).update(fields)
        self._announced = index

    def __setitem__(self, index: Any, row: Any) -> None:
        if index != self._announced:
            self[index].whole()
        self._announced = -1
        self._noted.pop(index, None)
        super().__setitem__(index, row.whole() if type(row) is Noted else row)

    def __iter__(self) -> Iterator[Any]:
        return (self[i].whole() for i in range(len(self)))


def plain(rows: list[Any]) -> list[Any]:
    """The same rows, hidden ones included, in a bare list."""
    return list.copy(rows)


@contextmanager
def listening(p: Position, reads: Reads) -> Iterator[None]:
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


Fields = tuple[tuple[int, tuple[str, ...]], ...]
"""Indices of rows with some of their fields, in order."""


def fields_of(reads: Mapping[int, set[str]]) -> Fields:
    """The fields that were noted."""
    return tuple([(i, tuple(sorted(reads[i]))) for i in sorted(reads)])


def held(rows: Sequence[Any], fields: Fields) -> tuple[Any, ...]:
    """What these fields hold; a hidden row is told apart as such."""
    return tuple(
        [
            row if type(row := rows[i]) is Hidden else tuple([getattr(row, name) for name in names])
            for i, names in fields
        ]
    )


class Shared:
    """What was found in some position, to be found again in all that hold the same where it was noted that the finding
    hangs on it."""

    def __init__(self) -> None:
        self._known: dict[Any, dict[Fields, dict[Any, Any]]] = {}

    def find(self, what: Any, rows: list[Any]) -> Any:
        """What is kept of something for these rows, or None."""
        for fields, known in self._known.get(what, {}).items():
            found = known.get(held(rows, fields))
            if found is not None:
                return found
        return None

    def keep(self, what: Any, rows: list[Any], reads: Mapping[int, set[str]], found: Any) -> None:
        """Keep what was found of something for these rows, of which it hangs on the fields noted."""
        fields = fields_of(reads)
        self._known.setdefault(what, {}).setdefault(fields, {})[held(rows, fields)] = found


Kept = tuple[Factor, tuple[Factor, ...]]
"""The factor of a member, and the earlier factors that it takes into itself."""


class Members:
    """The members walked so far. One that starts from the same fields as another, of all that the other read or wrote,
    has its law: the same model damaged in the same way at another place is walked once."""

    def __init__(self) -> None:
        self._known = Shared()
        self._moved: dict[Any, Factor] = {}
        self._marked: dict[tuple[int, Any], Marked] = {}
        self.hidden: dict[Factor, Hidden] = {}

    def find(self, p: Position, frame: Any) -> Kept | None:
        """The factor of a member that starts from equal data, with the factors it absorbs."""
        found = self._known.find(_identity(frame), p.rows)
        if found is None:
            return None
        factor, absorbed = found
        return self._from(p, factor), absorbed

    def keep(self, p: Position, frame: Any, factor: Factor, absorbed: tuple[Factor, ...]) -> Kept:
        """Remember a factor by all that its walk has read and written."""
        reads = {i: set[str]() for taken in absorbed for i in taken.writes}
        self._known.keep(_identity(frame), p.rows, {**reads, **factor.reads}, (factor, absorbed))
        return factor, absorbed

    def _from(self, p: Position, factor: Factor) -> Factor:
        """The factor of these rows: of a law, one for each way in which the rows that it writes stand otherwise."""
        starts = tuple([p.rows[i] for i in factor.writes])
        if all(map(is_, starts, factor.starts)):
            return factor
        key = (factor, *map(id, starts))
        if key not in self._moved:
            self._moved[key] = factor.starting_from(starts, p.pool)
        return self._moved[key]

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
            rows = set(one.writes) & (other.reads.keys() | set(other.writes))
            if k != m and (rows or one.marked & other.marked or set(taken) & set(also_taken)):
                what = f"rows {sorted(rows)}" if rows else "marks or earlier members"
                raise Entangled(f"members {k} and {m} share {what}")
