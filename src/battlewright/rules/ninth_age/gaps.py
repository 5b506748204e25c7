"""Gaps of formations: where an incomplete rank or a base that does not match leaves models apart that face each
other (T9A-GAP-01). To face each other, bases must overlap across the gap: over it a corner is no contact. Only
formations that stand square to each other have gaps; others touch at a corner alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, Model, Stand
from battlewright.table.angles import FULL, offset, unit
from battlewright.table.bodies import Rectangle, Slot
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point

QUARTER = FULL // 4

SQUARE = 1000
"""Microdegrees by which formations may miss standing square: 17 um over a metre."""


class Gap(NamedTuple):
    """Two models that face each other over a gap, the empty ground between them, and whether an incomplete rank made
    it; else a base that does not match did."""

    one: Model
    other: Model
    corridor: Rectangle
    is_of_ranks: bool


class Span(NamedTuple):
    """What a base covers, seen along one direction: from `left` to `right` across it, from `near` to `far` along;
    micrometres."""

    left: int
    right: int
    near: int
    far: int


class View:
    """Places as seen along a direction from a point."""

    def __init__(self, x: int, y: int, facing: int) -> None:
        self.x, self.y, self.facing = x, y, facing
        self._unit = unit(facing)

    def span(self, corners: Iterable[Point]) -> Span:
        """What a rectangle that stands square to the direction covers."""
        ux, uy = self._unit
        ways = [(x - self.x, y - self.y) for x, y in corners]
        across = [round(dx * uy - dy * ux) for dx, dy in ways]
        along = [round(dx * ux + dy * uy) for dx, dy in ways]
        return Span(min(across), max(across), min(along), max(along))

    def ground(self, span: Span, z: int, height: int) -> Rectangle:
        """The ground that a span covers, as a body."""
        x, y = offset(self.x, self.y, self.facing, (span.left + span.right) / 2, (span.near + span.far) / 2)
        return Rectangle(x, y, z, span.right - span.left, span.far - span.near, height, self.facing % FULL)


def quarters_between(own: Formation, foe: Formation) -> int | None:
    """How many quarters a formation is turned clockwise from another; None if they do not stand square."""
    turn = (foe.footprint.facing - own.footprint.facing) % FULL
    quarters = round(turn / QUARTER)
    return quarters % 4 if abs(turn - quarters * QUARTER) <= SQUARE else None


@lru_cache(REMEMBERED)
def gaps_between(own: Formation, foe: Formation) -> tuple[Gap, ...]:
    """The gaps between two formations that touch, whatever stands in them."""
    quarters = quarters_between(own, foe)
    if quarters is None or (_is_whole(own) and _is_whole(foe)):
        return ()
    found: list[Gap] = []
    for side in range(4):
        found += _gaps_before(own, foe, side, (side + 2 - quarters) % 4)
    return tuple(found)


def _is_whole(one: Formation) -> bool:
    """Fill its models one rectangle?"""
    block = one.block
    return block is None or (len(one.bodies) == 1 and block.models == block.ranks * block.files)


def _gaps_before(own: Formation, foe: Formation, side: int, opposite: int) -> Iterator[Gap]:
    """The gaps between one side of a formation and the opposite side of another, over which their models look."""
    print_ = own.footprint
    view = View(print_.x, print_.y, print_.facing + side * QUARTER)
    whole, theirs = view.span(print_.corners), view.span(foe.footprint.corners)
    if not _can_part(whole, theirs):
        return
    filled = [view.span(part.points) for one in (own, foe) for body in one.bodies for part in body.parts]
    edges = _edge(view, own).far, _edge(view, foe).near
    facing = [(stand, view.span(stand.base.corners)) for stand in outer(foe, opposite)]
    for stand in outer(own, side):
        here = view.span(stand.base.corners)
        for other, there in facing:
            between = _between(here, there, filled)
            if between is None:
                continue
            of_ranks = (bool(stand.slots) and here.far < edges[0] - TOLERANCE) or (
                bool(other.slots) and there.near > edges[1] + TOLERANCE
            )
            ground = view.ground(between, print_.z, print_.height)
            yield Gap(stand.model, other.model, ground, of_ranks)


def _can_part(here: Span, there: Span) -> bool:
    """Is there room for a gap anywhere between two spans, one beyond the other?"""
    across = min(here.right, there.right) - max(here.left, there.left)
    return across > 2 * TOLERANCE and there.far - here.near > 2 * TOLERANCE


def _edge(view: View, one: Formation) -> Span:
    """What the full ranks and files of a formation cover, without the bases beside them."""
    return view.span(one.footprint.corners if one.block is None else one.block.corners)


def _between(here: Span, there: Span, filled: list[Span]) -> Span | None:
    """The widest strip of ground between two bases that no model fills; None if none is wider than the tolerance."""
    left, right = max(here.left, there.left), min(here.right, there.right)
    if there.near - here.far <= 2 * TOLERANCE or right - left <= 2 * TOLERANCE:
        return None
    best = (left, left)
    for span in sorted([*filled, Span(right, right, here.far, there.near)]):
        if span.near >= there.near - TOLERANCE or span.far <= here.far + TOLERANCE:
            continue
        best = max(best, (left, min(span.left, right)), key=lambda strip: strip[1] - strip[0])
        left = max(left, span.right)
    if best[1] - best[0] <= 2 * TOLERANCE:
        return None
    return Span(*best, here.far, there.near)


def is_shut(corridor: Rectangle, barring: Iterable[Part]) -> bool:
    """Whether outlines in a corridor leave no straight way through it that is wider than the tolerance; an outline is
    reckoned as wide there as it is in all."""
    view = View(corridor.x, corridor.y, corridor.facing)
    at, end = -corridor.width // 2, corridor.width // 2
    for left, right in sorted(_across(view, part) for part in barring):
        if left - at > 2 * TOLERANCE:
            return False
        at = max(at, right)
    return end - at <= 2 * TOLERANCE


def _across(view: View, part: Part) -> tuple[int, int]:
    if isinstance(part, Circle):
        middle = view.span([(part.x, part.y)]).left
        return middle - part.radius, middle + part.radius
    span = view.span(part.points)
    return span.left, span.right


def outer(one: Formation, side: int) -> list[Stand]:
    """The models of a formation that nothing of its ranks and files stands before on a side (0 front, then
    clockwise), and those beside it."""
    outermost: dict[int, Slot] = {}
    line, step = (1, 0) if side % 2 == 0 else (0, 1)
    for slot in one.at:
        found = outermost.get(slot[line])
        if found is None or (slot[step] < found[step]) == (side in (0, 3)):
            outermost[slot[line]] = slot
    stands = dict.fromkeys(one.at[slot] for slot in outermost.values())
    return [*stands, *(stand for stand in one.stands if not stand.slots)]
