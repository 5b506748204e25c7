"""Which points of a region `best` tries: few enough to be quick, and those that are likely to matter."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.rules.library import game
from battlewright.table.lengths import INCH

MOST_AT_FIRST = 48
"""Points of a lattice that are tried for the decision asked now."""
MOST_LATER = 8
"""For decisions after it: they multiply."""
MOST_ENEMIES = 4
"""Enemies towards whom a point is tried, the nearest ones."""


def places(p: Position, request: Choose, most: int) -> tuple[Option, ...]:
    """Points of the request's region: its default, the nearest to each of a few enemies, and a lattice of an inch or
    coarser, so that it has at most `most`."""
    grid = getattr(request.region, "grid", None)
    if grid is None:
        return ()
    default = request.default
    found = [(default[1], default[2])] if default is not None and default[0] == "at" else []
    found += _towards_enemies(p, request)
    step = INCH
    lattice = grid(step)
    while len(lattice) > most:
        step *= 2
        lattice = grid(step)
    return tuple(("at", x, y) for x, y in dict.fromkeys([*found, *lattice]))


def _towards_enemies(p: Position, request: Choose) -> Iterator[tuple[int, int]]:
    region = request.region
    assert region is not None
    try:
        played = game(p.rules.ruleset.name)
    except BattlewrightError:  # a ruleset of its own, of whose bases nothing is known
        return
    ways = []
    for row in p.scene.pieces[1 - request.player]:
        base = played.base(p, row)
        if base is not None:
            x, y = region.project(base.x, base.y)
            ways.append(((base.x - x) ** 2 + (base.y - y) ** 2, (x, y)))
    for _, (x, y) in sorted(ways)[:MOST_ENEMIES]:
        if region.contains(x, y):
            yield x, y
