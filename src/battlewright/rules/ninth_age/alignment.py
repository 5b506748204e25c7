"""Where a charger ends: flush with a side of its target, with as many models of both as possible in contact (H15, H16).

All is reckoned on the charged side: `aside` is how far to the charger's right of the side's middle something stands,
in micrometres.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, Model
from battlewright.table import arcs
from battlewright.table.angles import FULL, offset, unit, vector
from battlewright.table.bodies import Rectangle
from battlewright.table.gaps import in_contact as touching
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.movement import Stopping, advance
from battlewright.table.table import Table

Span = tuple[float, float]
"""From where to where something stands, aside."""

BEST, OTHERS = 6, 8
"""How many places of a charger are looked at: the best ones, and some of the others."""

NOTHING = Stopping(stops=(), slows=())
"""Laying a base against another: no ground matters."""


class Line(NamedTuple):
    """One side of a formation for one who charges it: its middle, the facing of a flush charger, where it ends, and
    the models that stand at it with where they are, from left to right."""

    middle: tuple[float, float]
    facing: int
    ends: Span
    spans: tuple[Span, ...]
    models: tuple[Model, ...]


class Pose(NamedTuple):
    """A charger flush with its target: its footprint, and how far aside the middle of its front is."""

    body: Rectangle
    aside: float


def _along(facing: int, middle: tuple[float, float], point: tuple[float, float]) -> float:
    """How far a point is to the right of a middle for one who faces so."""
    x, y = unit(facing)
    return (point[0] - middle[0]) * y - (point[1] - middle[1]) * x


@lru_cache(REMEMBERED)
def line(target: Formation, side: arcs.Side) -> Line:
    """A side of a formation: its models are those that no other stands before, over a gap too."""
    number = arcs.SIDES.index(side)
    a, b = target.footprint.corners[number], target.footprint.corners[(number + 1) % 4]
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    facing = (target.footprint.facing + number * FULL // 4 + FULL // 2) % FULL
    ends = sorted(_along(facing, middle, corner) for corner in (a, b))
    spans, models = zip(*_foremost(target, facing, middle), strict=True)
    return Line(middle, facing, (ends[0], ends[1]), spans, models)


def _foremost(of: Formation, facing: int, middle: tuple[float, float]) -> list[tuple[Span, Model]]:
    (x, y), (mx, my) = unit(facing), middle
    found: list[tuple[float, Span, Model]] = []
    for model, _, base, *_ in of.stands:
        sine, cosine = map(abs, unit((base.facing - facing) % FULL))
        half = (base.width * cosine + base.depth * sine) / 2
        dx, dy = base.x - mx, base.y - my
        aside = dx * y - dy * x
        depth = dx * x + dy * y - (base.width * sine + base.depth * cosine) / 2
        found.append((round(depth / TOLERANCE), (aside - half, aside + half), model))
    taken: list[tuple[Span, Model]] = []
    for _, span, model in sorted(found, key=itemgetter(0, 1)):
        at = bisect_left(taken, span, key=itemgetter(0))
        if not any(_overlap(span, other) > TOLERANCE for other, _ in taken[max(0, at - 1) : at + 1]):
            taken.insert(at, (span, model))
    return taken


def _overlap(one: Span, other: Span) -> float:
    return min(one[1], other[1]) - max(one[0], other[0])


@lru_cache(REMEMBERED)
def front_line(own: Formation) -> tuple[Span, ...]:
    """Where the models of a formation's front stand, to the right of the middle of its front."""
    base = own.footprint
    middle = front_of(base)
    ahead = (base.facing + FULL // 2) % FULL
    return tuple(sorted((-b, -a) for (a, b), _ in _foremost(own, ahead, middle)))


def front_of(base: Rectangle) -> tuple[float, float]:
    """The middle of a base's front."""
    (ax, ay), (bx, by) = base.corners[:2]
    return (ax + bx) / 2, (ay + by) / 2


def in_contact(
    own: tuple[Span, ...], target: Line, aside: float, engaged: frozenset[Model]
) -> tuple[int, int]:
    """How many models of both sides touch when the front's middle is so far aside, corners included, and how many of
    the target's did not fight before."""
    first, last = own[0][0] + aside, own[-1][1] + aside
    (left, _), (_, right) = target.spans[0], target.spans[-1]
    touched = _meeting(target.spans, first, last)
    touching = len(_meeting(own, left - aside, right - aside))
    fresh = len(touched) if not engaged else sum(target.models[i] not in engaged for i in touched)
    return len(touched) + touching, fresh


def _meeting(spans: tuple[Span, ...], first: float, last: float) -> range:
    """The numbers of the spans, sorted and side by side, that reach into or touch that from `first` to `last`."""
    start = bisect_left(spans, first - TOLERANCE, key=itemgetter(1))
    return range(start, max(start, bisect_right(spans, last + TOLERANCE, key=itemgetter(0))))


@lru_cache(REMEMBERED)
def places(own: Formation, target: Line, near: int, engaged: frozenset[Model]) -> tuple[float, ...]:
    """Where the middle of a charger's front may come to stand, aside, the best places first: most models in contact,
    then most that did not fight before, then nearest to `near`.

    Only where edges of models meet, or at `near`: nowhere between are more in contact, for corners count. One corner
    alone is no contact of sides.
    """
    mine = front_line(own)
    left, right = target.spans[0][0], target.spans[-1][1]
    first, last = mine[0][0], mine[-1][1]
    edges = {end - edge for end in (left, right) for span in mine for edge in span}
    edges |= {edge - end for end in (first, last) for span in target.spans for edge in span}
    lowest, highest = left - last + TOLERANCE, right - first - TOLERANCE
    spots = {spot for spot in (near, *map(round, edges)) if lowest < spot < highest}
    ranked = {place: in_contact(mine, target, place, engaged) for place in spots}
    best = sorted(spots, key=lambda place: (-ranked[place][0], -ranked[place][1], abs(place - near), place))
    return _spread(best)


def _spread(best: Sequence[float]) -> tuple[float, ...]:
    """All of the best places, and of the others so many, evenly taken, that the list does not get long."""
    others = best[BEST:]
    step = max(1, -(-len(others) // OTHERS))
    return (*best[:BEST], *others[::step])


def flush(own: Formation, target: Formation, against: Line, aside: float, table: Table) -> Pose | None:
    """The charger laid against a side of its target; None where it does not come into contact."""
    base = own.footprint
    x, y = unit(against.facing)
    mx, my = against.middle
    back = base.depth / 2
    there = base.at(round(mx + aside * y - back * x), round(my - aside * x - back * y))
    there = there.facing_to(against.facing)
    if any(touching(there, body) for body in target.bodies):
        return Pose(there, aside)
    start = there.at(*offset(there.x, there.y, there.facing, 0, -INCH))
    limit = INCH + max(target.footprint.width, target.footprint.depth)
    path = advance(start, vector(against.facing), limit, table, target.bodies, stopping=NOTHING)
    if path.stop is None or path.stop.kind != "body":
        return None
    return Pose(start.at(*path.end), aside)


def poses(
    own: Formation, target: Formation, side: arcs.Side, engaged: frozenset[Model], table: Table
) -> Iterator[Pose]:
    """Every place of a charger flush with a side of its target, the best first."""
    against = line(target, side)
    near = straight_ahead(own.footprint, against)
    if near is None:
        near = _along(against.facing, against.middle, front_of(own.footprint))
    for place in places(own, against, round(near), engaged):
        found = flush(own, target, against, place, table)
        if found is not None:
            yield found


def straight_ahead(base: Rectangle, against: Line) -> float | None:
    """Where a charger that goes straight ahead ends, aside; None if it passes by."""
    x, y = front_of(base)
    (ax, ay), (bx, by) = unit(base.facing), unit(against.facing)
    closing = ax * bx + ay * by
    if closing <= 0:
        return None
    turn, half = ay * bx - ax * by, base.width / 2
    corner = 0.0 if abs(turn) < 1e-9 else half if turn > 0 else -half
    cx, cy = x + corner * ay, y - corner * ax
    mx, my = against.middle
    ahead = ((mx - cx) * bx + (my - cy) * by) / closing
    touched = _along(against.facing, against.middle, (cx + ahead * ax, cy + ahead * ay))
    end = max(against.ends[0], min(against.ends[1], touched))
    if end == touched:
        return touched - corner
    own = (mx + end * by - x) * ay - (my - end * bx - y) * ax
    return end - own if abs(own) <= half else None
