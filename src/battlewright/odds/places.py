"""Which points of a region `best` tries: few enough to be quick, and those that are likely to matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from typing import NamedTuple

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.rules.library import game
from battlewright.table.lengths import INCH

Point = tuple[int, int]


LATER_STEP = 4 * INCH
"""Of the lattice of a decision that is not the one asked: a finer one takes longer to lay out than to be of use."""


class Fineness(NamedTuple):
    """How many points are tried: of a lattice for the decision asked `first` and for those `later`, which multiply,
    and towards how many `enemies`, the nearest ones. Past `most` nodes a walk that has met a region is made coarser."""

    first: int
    later: int
    enemies: int
    most: float

    def points(self, p: Position, request: Choose, is_first: bool) -> tuple[Option, ...]:
        """The points of the request's region to try."""
        most, step = (self.first, INCH) if is_first else (self.later, LATER_STEP)
        return places(p, request, most, step, self.enemies)


FINE = Fineness(48, 8, 4, 10_000)
FINENESSES = (FINE, Fineness(24, 0, 2, 20_000), Fineness(12, 0, 0, inf))
"""What is tried in turn until a walk is short enough. At the last everybody stays who is not moved at first."""


def places(p: Position, request: Choose, most: int, step: int, enemies: int) -> tuple[Option, ...]:
    """Points of the request's region: its default, the nearest to each of a few enemies, and a lattice of `step` or
    coarser, so that it has at most `most`."""
    grid = getattr(request.region, "grid", None)
    if grid is None:
        return ()
    default = request.default
    found = [(default[1], default[2])] if default is not None and default[0] == "at" else []
    if enemies:
        found += _towards_enemies(p, request, enemies)
    return tuple(("at", x, y) for x, y in dict.fromkeys([*found, *_lattice(grid, most, step, bool(found))]))


def _lattice(grid: Callable[[int], list[Point]], most: int, step: int, has_others: bool) -> list[Point]:
    if most == 0 and has_others:
        return []
    found = grid(step)
    while len(found) > max(1, most):
        step *= 2
        found = grid(step)
    return found


def _towards_enemies(p: Position, request: Choose, enemies: int) -> Iterator[Point]:
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
    for _, (x, y) in sorted(ways)[:enemies]:
        if region.contains(x, y):
            yield x, y
