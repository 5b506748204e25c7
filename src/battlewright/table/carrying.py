"""How much of a base lies over surfaces: the least width of the part that they carry.

The part is told by points whose convex hull is that of the part, to the micrometre: points of the border of the base
over a surface, points where that border crosses a ledge, and corners of surfaces under the base.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin

from battlewright.table.curves import Place, border_of, crossings
from battlewright.table.outlines import Part, Polygon, part_nearer
from battlewright.table.plane import Point, convex_hull, least_width

AROUND = 720
"""Points that stand for a round border: on a base 100 mm across they are true to half a micrometre."""


def carried_width(base: Sequence[Part], surfaces: Sequence[Part]) -> int:
    """The least width in micrometres of the part of the base that lies over the surfaces; 0 when none does."""
    places = {(round(x), round(y)) for x, y in _carried(base, surfaces)}
    return round(least_width(convex_hull(places)))


def _carried(base: Sequence[Part], surfaces: Sequence[Part]) -> Iterator[Place]:
    for own in base:
        yield from (place for place in _border(own) if _over(place, surfaces))
        for surface in surfaces:
            yield from (p for a in border_of(own) for b in border_of(surface) for p in crossings(a, b))
            yield from (place for place in _border(surface) if _over(place, (own,)))


def _border(outline: Part) -> Iterable[Place]:
    if isinstance(outline, Polygon):
        return outline.points
    turns = (2 * pi * i / AROUND for i in range(AROUND))
    return [(outline.x + outline.radius * cos(t), outline.y + outline.radius * sin(t)) for t in turns]


def _over(place: Place, outlines: Sequence[Part]) -> bool:
    """Is the place, to the micrometre, in one of the outlines or within 2 um of it?"""
    point: Point = (round(place[0]), round(place[1]))
    return any(part_nearer(outline, point, point, 2) for outline in outlines)
