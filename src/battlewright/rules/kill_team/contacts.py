"""Who touches whom, worked out once for all bases as they stand.

In a fight hardly anybody moves, but it is asked over and over who touches whom. The answer hangs on nothing but the
bases of those on the table: it is kept by them, and an entry holds on to them. Rows that note who reads them are always
read.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from battlewright.core.position import Position
from battlewright.rules.common.pieces import standing
from battlewright.rules.kill_team.state import touch

Rows = tuple[int, ...]
"""Models by their rows."""

MOST_KEPT = 8192
"""For how many sets of bases the contacts are kept."""


class Contacts(NamedTuple):
    """Of every model on the table the enemies and the friends that it touches, in row order."""

    enemies: dict[int, Rows]
    friends: dict[int, Rows]


_kept: dict[tuple[int, ...], tuple[Any, Contacts]] = {}
_kept_by_rows: dict[tuple[int, ...], tuple[Any, list[Any], Contacts]] = {}
"""The same by the very rows, which an entry holds on to too: they are looked up faster."""


def contacts(p: Position) -> Contacts:
    """All base contacts on the table."""
    if type(p.rows) is not list:
        return _found(p)
    known = _kept_by_rows.get(very := tuple(map(id, p.rows)))
    if known is not None and known[0] is p.scene:
        return known[2]
    if len(_kept_by_rows) >= MOST_KEPT:
        _kept_by_rows.clear()
    found = _by_bases(p)
    _kept_by_rows[very] = p.scene, p.rows[:], found
    return found


def _by_bases(p: Position) -> Contacts:
    bases = [row.base if row.alive and row.on_table else None for row in p.rows[3:]]
    key = (id(p.scene), *map(id, bases))
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = (p.scene, bases), _found(p)
    return found[1]


def _found(p: Position) -> Contacts:
    rows = {row: p.rows[row] for row in standing(p)}
    enemies: dict[int, list[int]] = {row: [] for row in rows}
    friends: dict[int, list[int]] = {row: [] for row in rows}
    for row, own in rows.items():
        for other, its in rows.items():
            if other > row and touch(own.base, its.base):
                found = friends if own.side == its.side else enemies
                found[row].append(other)
                found[other].append(row)
    return Contacts(
        {row: tuple(sorted(near)) for row, near in enemies.items()},
        {row: tuple(sorted(near)) for row, near in friends.items()},
    )


def touching(p: Position, row: int) -> Rows:
    """The living enemies in base contact with a model on the table, in row order; none with any other."""
    return contacts(p).enemies.get(row, ())


def beside(p: Position, row: int) -> Rows:
    """The living friends in base contact with a model on the table, in row order."""
    return contacts(p).friends.get(row, ())
