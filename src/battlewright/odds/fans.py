"""What a roll has led to once it leads to again, wherever all that was read on the way is the same.

A damage roll of twelve results is met with every stock of fury that the attacker may have left, and each time its
results do the same to the same target. Of such a roll it is kept what each result changes, up to where ways meet
(`Walk._join`); the next time the position that a result leads to is named without running the rules.
"""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import JOINED
from battlewright.odds.product import Reads, Shared

WIDE = 4
"""Results of a roll from which on it is worth noting what they change."""


class End:
    """Where a result has led: the rows that it replaced, and the rest of the position's key."""

    __slots__ = ("rows", "rest")

    def __init__(self, p: Position, before: list[Any]) -> None:
        self.rest = p.key()[1:]
        self.rows = [
            (i, was, row) for i, (was, row) in enumerate(zip(before, p.rows, strict=True)) if row is not was
        ]

    def key(self, p: Position, ids: list[int]) -> Any:
        """The key of the position to which the same result leads from `p`, whose rows have these ids."""
        if self.rows:
            ids, rows = ids[:], p.rows
            for i, was, row in self.rows:
                ids[i] = id(row if rows[i] is was else _changed(p, i, was, row))
        return (tuple(ids), *self.rest)


def _changed(p: Position, index: int, was: Any, row: Any) -> Any:
    """The row of a position with the change from one row to another, which the walk's pool knows if it was met."""
    names = was.__struct_fields__
    changes = {name: new for name in names if (new := getattr(row, name)) != getattr(was, name)}
    made = msgspec.structs.replace(p.rows[index], **changes)
    return made if p.pool is None else p.pool.setdefault(made, made)


class Fan:
    """The results of a roll in a position: where each led, None where it ran on to something else than a meeting."""

    __slots__ = ("what", "rows", "reads", "ends")

    def __init__(self, what: Any, rows: list[Any]) -> None:
        self.what = what
        self.rows = rows
        self.reads = Reads()
        self.ends: list[End | None] = []

    def keys(self, p: Position) -> list[Any]:
        """Of each result, the key of the meeting to which it leads from `p`."""
        ids = list(map(id, p.rows))
        return [None if end is None else (end.key(p, ids), JOINED) for end in self.ends]

    def note(self, p: Position) -> None:
        """The next result has led to this position."""
        self.ends.append(End(p, self.rows) if p.pending is JOINED else None)


class Fans:
    """The rolls whose results were noted."""

    def __init__(self) -> None:
        self._met: set[Any] = set()
        self._kept = Shared()

    def of(self, key: Any, p: Position) -> tuple[list[Any], Fan | None]:
        """The keys of the meetings to which the roll that a position asks for is known to lead, or a fan to be noted;
        neither where it is met first: a roll that never comes again is not worth it."""
        (_, *running), rolled = key
        what = (*running, rolled)
        if what not in self._met:
            self._met.add(what)
            return [], None
        found: Fan | None = self._kept.find(what, p.rows)
        return ([], Fan(what, p.rows)) if found is None else (found.keys(p), None)

    def keep(self, fan: Fan) -> None:
        """All its results are noted."""
        self._kept.keep(fan.what, fan.rows, fan.reads, fan)
