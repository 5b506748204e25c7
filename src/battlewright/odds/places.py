"""Which points of a region `best` tries: few enough to be quick, and those that are likely to matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any, NamedTuple, Protocol, TypeGuard

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.rules.library import game
from battlewright.table.lengths import INCH

Point = tuple[int, int]

LATER_STEP = 4 * INCH
"""Of the lattice of a decision that is not the one asked: a finer one takes longer to lay out than to be of use."""
REFINED = 3
"""Around so many of the best points the next finer grid of a swept region is tried."""
_COARSEST = 512
"""Times its step a grid is made coarser at most."""
_FINER = 8
"""By so much a grid that was made coarser is refined at once."""
UNITS = {"degrees": 1_000_000, "inches": INCH}
"""How many parts of a region's coordinates and steps make one of its unit."""


class Swept(Protocol):
    """A region that is tried from end to end, and finer where it is best: the directions of a throw.

    `steps` are its grids from the coarse to the fine, in parts of `unit` (see `UNITS`). `grid(step)` are its points so
    far apart, in order, for any multiple of the first step too; `refine(around, step)` those of a finer grid around a
    point, at most ten steps to each side.
    """

    steps: tuple[int, ...]
    unit: str

    def grid(self, step: int) -> Sequence[Point]: ...
    def refine(self, around: Point, step: int) -> Sequence[Point]: ...


def is_swept(region: Any) -> TypeGuard[Swept]:
    """Whether a region says itself how finely it is tried."""
    return hasattr(region, "refine")


class Fineness(NamedTuple):
    """How many points are tried: of a lattice for the decision asked `first` and for those `later`, which multiply,
    and towards how many `enemies`, the nearest ones. Past `most` nodes a walk that has met a region is made coarser.

    Of a swept region that is asked `first` the whole grid is tried at the `FINE`st. `around` are points of it to try
    alone, with those of the grid `within` around each."""

    first: int
    later: int
    enemies: int
    most: float
    around: tuple[Point, ...] = ()
    within: int = 0

    def points(self, p: Position, request: Choose, is_first: bool) -> tuple[Option, ...]:
        """The points of the request's region to try."""
        if is_swept(request.region):
            return tuple(("at", x, y) for x, y in dict.fromkeys(self._sweep(request.region, is_first)))
        most, step = (self.first, INCH) if is_first else (self.later, LATER_STEP)
        return places(p, request, most, step, self.enemies)

    def _sweep(self, region: Swept, is_first: bool) -> list[Point]:
        if is_first and self.around:
            near = [point for around in self.around for point in region.refine(around, self.within)]
            return [*self.around, *near]
        return list(region.grid(self.swept_step(region, is_first)))

    def swept_step(self, region: Swept, is_first: bool = True) -> int:
        """The step of the grid that is tried of a swept region."""
        step = region.steps[0]
        if is_first and self.is_fine:
            return step
        most = max(1, self.first if is_first else self.later)
        while len(region.grid(step)) > most and step < _COARSEST * region.steps[0]:
            step *= 2
        return step

    @property
    def is_fine(self) -> bool:
        """Whether as many points are tried as ever are."""
        return self.first == FINE.first


def finer(region: Swept, step: int) -> int | None:
    """The step of the next finer grid after one of `step`; None after the finest."""
    if step > region.steps[0]:
        return max(region.steps[0], step // _FINER)
    return next((own for own in region.steps if own < step), None)


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
