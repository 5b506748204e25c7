"""The words of terrain: what is read out with a feature, its name, and where that is written."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from battlewright.pictures.canvas import Pixel, Sheet, shortened
from battlewright.pictures.terrain_kinds import is_raised, layered
from battlewright.table.lengths import as_inches, as_mm
from battlewright.table.outlines import Circle, Polygon, invades
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature, Line
from battlewright.texts import catalog

_LONGEST = 22
"""Letters of a name; the whole of it is read out with the feature."""

_GRID = 9
"""Places each way that are tried for a name."""


def feature_words(feature: Feature, lang: str) -> str:
    """A feature with its traits and height in words."""
    texts = catalog(lang)
    if not feature.traits:
        return texts.text("picture-feature-plain", id=feature.id)
    high = feature.top - feature.base
    return texts.text(
        "picture-feature",
        id=feature.id,
        traits=", ".join(texts.text(f"picture-trait-{trait}") for trait in feature.traits),
        inches=as_inches(high),
        centimetres=as_mm(high) / 10,
    )


def name_of(feature: Feature, lang: str) -> str:
    """What is written on a feature: its id, and the height of what can be stood on."""
    id = shortened(feature.id, _LONGEST)
    if not is_raised(feature):
        return id
    return catalog(lang).text("picture-feature-height", id=id, inches=as_inches(feature.top))


def naming_places(feature: Feature, features: Sequence[Feature], sheet: Sheet, width: float) -> list[Pixel]:
    """Where a name so many pixels wide may be written, in pixels, in order of liking.

    First the middle of the feature, unless something drawn over it lies there; then, from the middle outwards, places
    where the whole name lies on what is seen of the feature.
    """
    if isinstance(feature.shape, Line):
        return [sheet.point(place) for place in _along(feature.shape)]
    middle = _middle(feature.shape)
    drawn = layered(features)
    over = [other for other in drawn[drawn.index(feature) + 1 :] if _box_meets(feature, other)]
    half = round(width / 2 / sheet.length(1))
    left, low, right, high = feature.bounds
    places = [
        (left + (right - left) * i // _GRID, low + (high - low) * j // _GRID)
        for i in range(1, _GRID)
        for j in range(1, _GRID)
    ]
    shown = [place for place in places if all(_shows(feature, over, place, at) for at in (-half, 0, half))]
    shown.sort(key=lambda place: dist(place, middle))
    hidden = any(_has(other, middle) for other in over)
    return [sheet.point(place) for place in (shown or [middle] if hidden else [middle, *shown])]


def _shows(feature: Feature, over: Sequence[Feature], place: Point, aside: int) -> bool:
    there = (place[0] + aside, place[1])
    return _has(feature, there) and not any(_has(other, there) for other in over)


def _box_meets(one: Feature, other: Feature) -> bool:
    left, low, right, high = one.bounds
    west, south, east, north = other.bounds
    return left < east and west < right and low < north and south < high


def _has(feature: Feature, place: Point) -> bool:
    return any(invades(Circle(*place, 1), part) for part in feature.parts)


def _middle(shape: Polygon | Circle) -> Point:
    """The middle of a shape's corners."""
    if isinstance(shape, Circle):
        return shape.x, shape.y
    corners = shape.points
    return sum(x for x, _ in corners) // len(corners), sum(y for _, y in corners) // len(corners)


def _along(line: Line) -> list[tuple[float, float]]:
    """Places on the stretches of a line, the middle of the longest first."""
    stretches = sorted(pairwise(line.points), key=lambda ends: -dist(*ends))
    return [
        (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
        for a, b in stretches
        for share in (0.5, 0.35, 0.65, 0.2, 0.8)
    ]
