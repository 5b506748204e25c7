"""A way round round outlines drawn taut: the places where it turns, which stand for pieces of arcs, are split in two
until that gains no more than the contact tolerance."""

from collections.abc import Callable, Mapping, Sequence
from math import dist

from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement.corners import Bend
from battlewright.table.plane import Point, orientation

Leg = Callable[[Point, Point], float | None]
"""What a straight leg costs in micrometres; None when it is not free."""

Way = tuple[float, tuple[Point, ...]]
"""What a way costs, and its places."""


def smoothed(way: Way, bends: Mapping[Point, Bend | None], leg: Leg) -> Way:
    """The way with the bends it turns at made finer; as it is when it has none."""
    while True:
        bends = _split(way[1], bends)
        finer = _shortest(list(bends), leg)
        if finer is None or finer[0] >= way[0]:
            return way
        gained, way = way[0] - finer[0], finer
        if gained <= TOLERANCE:
            return way


def _split(places: Sequence[Point], bends: Mapping[Point, Bend | None]) -> dict[Point, Bend | None]:
    """The places in the order of the way, each bend as its two halves."""
    found: dict[Point, Bend | None] = {}
    for i, place in enumerate(places):
        bend = bends.get(place) if 0 < i < len(places) - 1 else None
        if bend is None:
            found[place] = None
            continue
        halves = bend.halves
        left = orientation(places[i - 1], place, places[i + 1]) >= 0
        found.update((half.place, half) for half in (halves if left else halves[::-1]))
    return found


def _shortest(places: Sequence[Point], leg: Leg) -> Way | None:
    """The cheapest way from the first to the last that leaves out any of the places between."""
    ways: dict[Point, Way] = {places[0]: (0.0, (places[0],))}
    for place in places[1:]:
        best: Way | None = None
        for least, last in sorted((cost + dist(last, place), last) for last, (cost, _) in ways.items()):
            if best is not None and least >= best[0]:
                break
            paid = leg(last, place)
            cost, before = ways[last]
            if paid is not None and (best is None or cost + paid < best[0]):
                best = cost + paid, (*before, place)
        if best is not None:
            ways[place] = best
    return ways.get(places[-1])
