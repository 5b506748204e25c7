"""What may happen on the table in SVG: likely places with the ways to them, and what each direction is worth."""

from __future__ import annotations

from math import hypot, sqrt
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Pixel, Sheet, draw, number
from battlewright.pictures.overlays import Overlay, Petal, Rose, Spread
from battlewright.pictures.shapes import Solid, disc, draw_body, draw_solid, room_of
from battlewright.table.lengths import INCH

LIKELIEST = 11.0
"""Pixels of the radius of the likeliest place of a spread."""

LONGEST = 2.5 * INCH
"""How far beyond the base the best direction of a rose reaches, in micrometres."""

_AROUND = 3.0
"""Pixels between a base and its rose, and between the rose and its numbers."""
_NUMBER = 8.0
"""Pixels of the radius of a number's mark."""
_FOOT = 3.6
"""Pixels from the middle of a numeral down to its foot."""


def draw_ways(root: Element, spread: Spread, sheet: Sheet) -> None:
    """Thin ways from the body to all its likely places, and how it lies at the likeliest."""
    x1, y1 = sheet.point(spread.body.middle)
    for place in spread.places:
        x2, y2 = sheet.point((place.x, place.y))
        draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="likely-way")
    if spread.places:
        likeliest = max(spread.places, key=lambda place: place.probability)
        draw_body(root, spread.body.at(likeliest.x, likeliest.y), sheet, class_="move-ghost")


def draw_places(root: Element, spread: Spread, sheet: Sheet) -> None:
    """The likely places, the smaller over the larger."""
    for mark in sorted(marks_of(spread, sheet), key=lambda mark: -mark.radius):
        draw_solid(root, mark, 0, class_="chance")


def most_likely(spread: Spread) -> float:
    """The probability of the likeliest place to which the body moves."""
    return max((place.probability for place in spread.places), default=0.0) or 1.0


def marks_of(spread: Spread, sheet: Sheet) -> list[Solid]:
    """The likely places as they are marked."""
    likeliest = most_likely(spread)
    return [
        disc(*sheet.point((place.x, place.y)), max(1.0, LIKELIEST * sqrt(place.probability / likeliest)))
        for place in spread.places
    ]


def draw_rose(root: Element, rose: Rose, sheet: Sheet) -> None:
    """The outline through the ends of all directions, and a line to that of each of the best."""
    best = max((petal.value for petal in rose.petals), default=0.0)
    if best <= 0:
        return
    rim = [_end(rose, petal, sheet, petal.value / best) for petal in rose.petals]
    foot = [_end(rose, petal, sheet, 0.0) for petal in reversed(rose.petals)]
    points = " ".join(f"{number(x)},{number(y)}" for x, y in (*rim, *foot))
    draw(root, "polygon", points=points, class_="rose")
    for petal in rose.best:
        (x1, y1), (x2, y2) = (_end(rose, petal, sheet, share) for share in (0.0, petal.value / best))
        draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="rose-best")


def draw_numbers(root: Element, rose: Rose, sheet: Sheet) -> None:
    """The numbers of the best directions, the best first, beyond their ends."""
    for count, place in enumerate(numbers_of(rose, sheet), start=1):
        x, y = place.middle
        draw(root, "circle", cx=x, cy=y, r=_NUMBER, class_="rose-number")
        draw(root, "text", f"{count}", x=x, y=y + _FOOT, class_="rose-numeral")


def numbers_of(rose: Rose, sheet: Sheet) -> list[Solid]:
    """Where the numbers of the best directions stand: beyond the longest, none on top of another."""
    places: list[Pixel] = []
    for petal in rose.best:
        beyond = sheet.length(LONGEST) + _NUMBER + _AROUND
        place = _ahead(rose, petal, sheet, beyond)
        while any(hypot(place[0] - x, place[1] - y) < 2 * _NUMBER for x, y in places):
            beyond += _NUMBER
            place = _ahead(rose, petal, sheet, beyond)
        places.append(place)
    return [disc(x, y, _NUMBER) for x, y in places]


def chance_marks(overlay: Overlay, sheet: Sheet) -> list[Solid]:
    """The marks of an overlay that labels keep clear of."""
    if isinstance(overlay, Spread):
        return marks_of(overlay, sheet)
    return numbers_of(overlay, sheet) if isinstance(overlay, Rose) else []


def _end(rose: Rose, petal: Petal, sheet: Sheet, share: float) -> Pixel:
    return _ahead(rose, petal, sheet, _AROUND + share * sheet.length(LONGEST))


def _ahead(rose: Rose, petal: Petal, sheet: Sheet, beyond: float) -> Pixel:
    """The place in a direction, so many pixels beyond the rim of the base."""
    (x, y), radius = room_of(rose.body, sheet)
    dx, dy = petal.toward
    length = hypot(dx, dy) or 1.0
    return x + (radius + beyond) * dx / length, y - (radius + beyond) * dy / length
