"""Which answers in a region `best` tries: few enough to be quick, and those that are likely to matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any, NamedTuple, Protocol, TypeGuard

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Region
from battlewright.core.running import within
from battlewright.rules.library import game
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import INCH

Point = tuple[int, int]
Numbers = tuple[int, ...]
"""Those of an answer in a region, after its word."""

PLACE = "at"
"""The word of answers that are places; people say "to"."""

LATER_STEP = 4 * INCH
"""Of the lattice of a decision that is not the one asked: a finer one takes longer to lay out than to be of use."""
REFINED = 3
"""Around so many of the best answers the next finer grid of a swept region is tried."""
_FINER = 8
"""By so much a grid that was made coarser is refined at once."""


class Sweep(NamedTuple):
    """How the regions of a word are tried from end to end: `steps` of the grids from the coarse to the fine, of whose
    numbers `parts` make one `unit`."""

    unit: str
    parts: int
    steps: tuple[int, ...]

    def after(self, step: int) -> int | None:
        """The step of the next finer grid; None after the finest."""
        if step > self.steps[0]:
            return max(self.steps[0], step // _FINER)
        return next((own for own in self.steps if own < step), None)


SWEEPS = {"direction": Sweep("degrees", DEGREE, (DEGREE, DEGREE // 10))}
"""The words of regions that are tried from end to end, and finer where they are best."""


class Swept(Protocol):
    """A region that is swept: `grid(step)` are the answers so far apart, in order, for any step; `around` those of a
    finer grid at most `reach` away from an answer."""

    @property
    def word(self) -> str: ...
    def grid(self, step: int) -> Sequence[Numbers]: ...
    def around(self, number: int, reach: int, step: int) -> Sequence[Numbers]: ...


def is_swept(region: Any) -> TypeGuard[Swept]:
    """Whether a region is tried from end to end."""
    return getattr(region, "word", None) in SWEEPS


def said_in(region: Region, command: str) -> Option | None:
    """The answer in a region that a command names in degrees or inches; None if it names none that is legal."""
    word, *said = command.split()
    if (PLACE if word == "to" else word) != region.word:
        return None
    parts = SWEEPS[region.word].parts if region.word in SWEEPS else INCH
    try:
        numbers = tuple(round(float(number) * parts) for number in said)
    except ValueError:
        return None
    return (region.word, *numbers) if within(region, numbers) else None


class Fineness(NamedTuple):
    """How many answers are tried: of a lattice for the decision asked `first` and for those `later`, which multiply,
    and towards how many `enemies`, the nearest ones. Past `most` nodes a walk that has met a region is made coarser.

    Of a swept region that is asked `first` the whole grid is tried at the `FINE`st. `near` are answers in it to try
    alone, with those of the grid `within` at most `reach` around each."""

    first: int
    later: int
    enemies: int
    most: float
    near: tuple[Numbers, ...] = ()
    reach: int = 0
    within: int = 0

    def answers(self, p: Position, request: Choose, is_first: bool) -> tuple[Option, ...]:
        """The answers in the request's region to try."""
        region = request.region
        if is_swept(region):
            return tuple((region.word, *numbers) for numbers in dict.fromkeys(self._sweep(region, is_first)))
        most, step = (self.first, INCH) if is_first else (self.later, LATER_STEP)
        return places(p, request, most, step, self.enemies)

    def _sweep(self, region: Swept, is_first: bool) -> list[Numbers]:
        if is_first and self.near:
            around = [region.around(numbers[0], self.reach, self.within) for numbers in self.near]
            return [*self.near, *(numbers for found in around for numbers in found)]
        return list(region.grid(self.swept_step(region, is_first)))

    def swept_step(self, region: Swept, is_first: bool = True) -> int:
        """The step of the grid that is tried of a swept region."""
        step = SWEEPS[region.word].steps[0]
        if is_first and self.is_fine:
            return step
        most = max(1, self.first if is_first else self.later)
        while len(region.grid(step)) > most and region.grid(2 * step):
            step *= 2
        return step

    @property
    def is_fine(self) -> bool:
        """Whether as many are tried as ever are."""
        return self.first == FINE.first


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
