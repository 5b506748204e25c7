"""Pieces on the table as every ruleset's rows tell of them: `side`, `base`, `alive` and `on_table`.

Rows 0 to 2 are the battle and its sides; a row's place in order is that of its piece in the scenario.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.table.bodies import Disc


def body(p: Position, row: int) -> Disc:
    """The round base of a piece where it stands, or stood last."""
    found: Disc = p.rows[row].base
    return found


def in_play(p: Position, row: int) -> bool:
    """Whether a row is a living piece on the table."""
    found = p.rows[row]
    return bool(found.alive and found.on_table)


def of_side(p: Position, side: int) -> Iterator[int]:
    """The living pieces of a side on the table, in row order."""
    for row in p.scene.pieces[side]:
        found = p.rows[row]
        if found.alive and found.on_table:
            yield row


def standing(p: Position) -> Iterator[int]:
    """All living pieces on the table, in row order."""
    for side in (0, 1):
        for row in p.scene.pieces[side]:
            found = p.rows[row]
            if found.alive and found.on_table:
                yield row


def enemies(p: Position, row: int) -> Iterator[int]:
    """The living enemies of a piece on the table, in row order."""
    return of_side(p, 1 - p.rows[row].side)


def others(p: Position, *rows: int) -> tuple[Disc, ...]:
    """The bodies of all pieces on the table but these."""
    return tuple(p.rows[row].base for row in standing(p) if row not in rows)


def distance_between(p: Position, one: int, other: int) -> int:
    """The reach in micrometres that two pieces are apart, base edge to base edge (2.1 of hordes, AP-R-35)."""
    if one > other:
        one, other = other, one
    return p.scene.reach_between(one, other, p.rows[one].base, p.rows[other].base)


def gap_within(p: Position, one: int, other: int, reach: int) -> bool:
    """Whether two pieces are at most `reach` micrometres apart; exactly equal is within."""
    return distance_between(p, one, other) <= reach


def active(p: Position) -> int:
    """The side whose turn it is."""
    return cast(int, p.rows[BATTLE].active)


def owner(p: Position, row: int) -> int:
    """The side that a row belongs to; the battle itself counts with the first."""
    return cast(int, p.rows[row].side) if row > 2 else max(0, row - 1)
