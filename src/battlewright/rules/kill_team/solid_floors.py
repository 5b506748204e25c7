"""Floors are solid: they are climbed, and nobody walks through those that are at the height of his body (1.6, 3.1)."""

from __future__ import annotations

import msgspec

from battlewright.table.lengths import TOLERANCE
from battlewright.table.table import Table

WALL = "impassable"

MOST_KEPT = 256
"""How many tables are kept as walkers see them."""

_kept: dict[tuple[int, int], tuple[Table, Table]] = {}


def walled(table: Table, above: int) -> Table:
    """The table for a walker for whom floors that rise above this height, in micrometres, are walls, unless they begin
    over his head. It is kept by the very table, which the entry holds on to."""
    key = id(table), above
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = table, _walled(table, above)
    return found[1]


def _walled(table: Table, above: int) -> Table:
    solid = {
        piece.id
        for piece in table.with_trait("floor")
        if piece.top > above + TOLERANCE and WALL not in piece.traits
    }
    if not solid:
        return table
    return msgspec.structs.replace(
        table,
        features=tuple(
            msgspec.structs.replace(piece, traits=(*piece.traits, WALL)) if piece.id in solid else piece
            for piece in table.features
        ),
    )
