"""What a roll has led to once it leads to again, wherever all rows that were read on the way are the same.

A damage roll of twelve results is met with every stock of fury that the attacker may have left, and each time its
results do the same to the same target. Of such a roll it is kept what each result changes, up to where ways meet
(`Walk._join`); the next time the position that a result leads to is named without running the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import JOINED

WIDE = 4
"""Results of a roll from which on it is worth noting what they change."""
CREDIT = 4
"""So many rolls of a step are noted more than have been found noted: where nothing is met again noting stops."""


class Heeded(list[Any]):
    """Rows that note which of them are read or written. (Here whole rows do: noting fields takes longer, and pays where
    a walk of its own is saved, see `product.Members`.)"""

    __slots__ = ("used",)

    def __init__(self, rows: list[Any], used: set[int]) -> None:
        super().__init__(rows)
        self.used = used

    def __getitem__(self, index: Any) -> Any:
        if type(index) is slice:
            self.used.update(range(*index.indices(len(self))))
        else:
            self.used.add(index if index >= 0 else index + len(self))
        return list.__getitem__(self, index)

    def __iter__(self) -> Iterator[Any]:
        self.used.update(range(len(self)))
        return list.__iter__(self)

    def __eq__(self, other: object) -> bool:
        return list(self) == other

    def written(self, index: int, fields: Collection[str]) -> None:
        """Fields of a row are about to be written: its others stay what they are."""
        self.used.add(index)


class End:
    """Where a result has led: the rows that it replaced, and the rest of the position's key."""

    __slots__ = ("rows", "rest")

    def __init__(self, p: Position, before: list[Any]) -> None:
        self.rest = p.key()[1:]
        self.rows = [
            (i, id(row)) for i, (was, row) in enumerate(zip(before, p.rows, strict=True)) if row is not was
        ]

    def key(self, ids: list[int]) -> Any:
        """The key of the position to which the same result leads from rows with these ids."""
        if self.rows:
            ids = ids[:]
            for i, row in self.rows:
                ids[i] = row
        return (tuple(ids), *self.rest)


class Fan:
    """The results of a roll in a position: where each led, None where it ran on to something else than a meeting."""

    __slots__ = ("what", "rows", "used", "ends")

    def __init__(self, what: Any, rows: list[Any]) -> None:
        self.what = what
        self.rows = rows
        self.used: set[int] = set()
        self.ends: list[End | None] = []

    def keys(self, rows: list[Any]) -> list[Any]:
        """Of each result, the key of the meeting to which it leads from these rows."""
        ids = list(map(id, rows))
        return [None if end is None else (end.key(ids), JOINED) for end in self.ends]

    def note(self, p: Position) -> None:
        """The next result has led to this position."""
        self.ends.append(End(p, self.rows) if p.pending is JOINED else None)


class Fans:
    """The rolls whose results were noted: by what is asked and runs, by the places of the rows that were used, and by
    these rows, which the walk's pool keeps alive."""

    def __init__(self) -> None:
        self._kept: dict[Any, dict[tuple[int, ...], dict[tuple[int, ...], Fan]]] = {}
        self._credit: dict[Any, int] = {}

    def of(self, key: Any, p: Position) -> tuple[list[Any], Fan | None]:
        """The keys of the meetings to which the roll that a position asks for is known to lead, or a fan to be noted;
        neither where it is met first: a roll that never comes again is not worth it."""
        step = type(p.stack[-1]), p.stack[-1].at
        credit = self._credit.setdefault(step, CREDIT)
        (_, *running), rolled = key
        what = (*running, rolled)
        kept = self._kept.get(what)
        if kept is None:
            self._kept[what] = {}
            return [], None
        rows = p.rows
        for used, known in kept.items():
            found = known.get(tuple([id(rows[i]) for i in used]))
            if found is not None:
                self._credit[step] = credit + 1
                return found.keys(rows), None
        if credit <= 0:
            return [], None
        self._credit[step] = credit - 1
        return [], Fan(what, rows)

    def keep(self, fan: Fan) -> None:
        """All its results are noted."""
        used = tuple(sorted(fan.used))
        self._kept[fan.what].setdefault(used, {})[tuple([id(fan.rows[i]) for i in used])] = fan
