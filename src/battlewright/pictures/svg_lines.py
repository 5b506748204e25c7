"""What lies over the bases in SVG: gaps, lines of sight and what blocks them, arrow heads, stops, the covered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from itertools import pairwise
from math import hypot
from xml.etree.ElementTree import Element

from battlewright.pictures.borders import Segment
from battlewright.pictures.canvas import Pixel, Sheet, draw, number
from battlewright.pictures.chances import draw_numbers, draw_places
from battlewright.pictures.overlays import (
    Emphasis,
    Measure,
    MovePath,
    Overlay,
    PathStop,
    Placement,
    ReachCircle,
    Rose,
    SightLine,
    Spread,
    Template,
    Thing,
    Turn,
)
from battlewright.pictures.shapes import (
    Solid,
    draw_body,
    draw_shape,
    edge_of,
    entered,
    nearest_on,
    solid_of,
    solid_of_thing,
)
from battlewright.pictures.svg_areas import end_of
from battlewright.table.bodies import Body
from battlewright.table.terrain import Feature

STOP = 7.0
"""Pixels of the radius of a numbered stop."""


def draw_over(root: Element, overlays: Sequence[Overlay], sheet: Sheet) -> None:
    """Lines and marks over the bases; numbered stops count on from one move to the next."""
    for overlay in sorted(overlays, key=_is_blocked):
        _draw(overlay, root, sheet)
    for i, place in enumerate(stops_of(overlays, sheet), start=1):
        draw(root, "circle", cx=place[0], cy=place[1], r=STOP, class_="stop")
        draw(root, "text", f"{i}", x=place[0], y=place[1] + 3.6, class_="numeral")


def _is_blocked(overlay: Overlay) -> bool:
    """What blocks a line is shown over what hides a part."""
    return isinstance(overlay, SightLine) and overlay.verdict == "blocked"


def stops_of(overlays: Sequence[Overlay], sheet: Sheet) -> list[Pixel]:
    """Where the numbered stops of all moves stand, in order; none on top of another."""
    places: list[Pixel] = []
    for overlay in overlays:
        if isinstance(overlay, MovePath):
            for stop in numbered(overlay):
                places.append(_apart(sheet.point(stop.place), places, _sideways(overlay, sheet)))
    return places


def numbered(path: MovePath) -> Sequence[PathStop]:
    """The stops of a move that get numbers: all, when it meets more than what ends it."""
    return path.stops if len(path.stops) > path.halted else ()


def lines_of(overlays: Sequence[Overlay], sheet: Sheet) -> list[Segment]:
    """The lines that labels should leave free."""
    lines: list[Segment] = []
    for overlay in overlays:
        if isinstance(overlay, SightLine | Measure):
            lines.append((sheet.point(overlay.start), sheet.point(overlay.end)))
        elif isinstance(overlay, ReachCircle):
            lines += edge_of(solid_of_thing(overlay.body, sheet), sheet.length(overlay.reach))
        elif isinstance(overlay, MovePath):
            lines += pairwise(sheet.point(place) for place in overlay.course)
        elif isinstance(overlay, Spread):
            start = sheet.point(overlay.body.middle)
            lines += [(start, sheet.point((place.x, place.y))) for place in overlay.places]
        elif isinstance(overlay, Placement):
            lines.append((sheet.point(overlay.start.middle), sheet.point(overlay.end.middle)))
    return lines


@singledispatch
def _draw(overlay: Overlay, root: Element, sheet: Sheet) -> None:
    """Nothing of the overlay lies over the bases."""


@_draw.register
def _measure(overlay: Measure, root: Element, sheet: Sheet) -> None:
    (x1, y1), (x2, y2) = sheet.point(overlay.start), sheet.point(overlay.end)
    draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="measure")
    ux, uy = _direction((x1, y1), (x2, y2))
    for x, y in ((x1, y1), (x2, y2)):
        tick = f"M{number(x - 6 * uy)} {number(y + 6 * ux)}L{number(x + 6 * uy)} {number(y - 6 * ux)}"
        draw(root, "path", d=tick, class_="measure")


@_draw.register
def _sight(overlay: SightLine, root: Element, sheet: Sheet) -> None:
    line = sheet.point(overlay.start), sheet.point(overlay.end)
    (x1, y1), (x2, y2) = line
    draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_=f"sight-{overlay.verdict}")
    style = "blocker" if overlay.verdict == "blocked" else "hider"
    for thing in overlay.blockers:
        _draw_outline(root, thing, sheet, style)
    if overlay.verdict == "blocked" and overlay.blockers:
        x, y = blocked_at(line, overlay.blockers[0], sheet)
        cross = f"M{number(x - 6)} {number(y - 6)}l12 12m0 -12l-12 12"
        draw(root, "path", d=cross, class_="blocker")


@_draw.register
def _emphasis(overlay: Emphasis, root: Element, sheet: Sheet) -> None:
    for body in overlay.bases:
        draw_body(root, body, sheet, -1.0, class_=f"act-{overlay.shade}")
        if overlay.framed:
            draw_body(root, body, sheet, -1.0, class_="act-framed")


@_draw.register
def _template(overlay: Template, root: Element, sheet: Sheet) -> None:
    for body in overlay.covered:
        draw_body(root, body, sheet, 2.5, class_="covered")


@_draw.register
def _path(overlay: MovePath, root: Element, sheet: Sheet) -> None:
    end = end_of(overlay)
    places = [sheet.point(place) for place in overlay.course]
    _draw_head(root, places, solid_of(end, sheet))
    if overlay.halted and not numbered(overlay):
        ux, uy = _direction(places[0], places[-1])
        x, y = sheet.point(overlay.stops[-1].place)
        bar = f"M{number(x - 9 * uy)} {number(y + 9 * ux)}L{number(x + 9 * uy)} {number(y - 9 * ux)}"
        draw(root, "path", d=bar, class_="blocker")


@_draw.register
def _placement(overlay: Placement, root: Element, sheet: Sheet) -> None:
    places = [sheet.point(overlay.start.middle), sheet.point(overlay.end.middle)]
    _draw_head(root, places, solid_of(overlay.end, sheet))


@_draw.register
def _spread(overlay: Spread, root: Element, sheet: Sheet) -> None:
    draw_places(root, overlay, sheet)


@_draw.register
def _rose(overlay: Rose, root: Element, sheet: Sheet) -> None:
    draw_numbers(root, overlay, sheet)


@_draw.register
def _turn(overlay: Turn, root: Element, sheet: Sheet) -> None:
    x, y = sheet.point(overlay.pivot)
    draw(root, "circle", cx=x, cy=y, r=4, class_="pivot")


def blocked_at(line: Segment, thing: Thing, sheet: Sheet) -> Pixel:
    """Where a line runs into something: the middle of the stretch inside it, or the place nearest to it."""
    solid = solid_of_thing(thing, sheet)
    inside = entered(line, solid)
    if inside is None:
        return nearest_on(line, solid.middle)
    (x1, y1), (x2, y2) = inside
    return (x1 + x2) / 2, (y1 + y2) / 2


def _draw_outline(root: Element, thing: Body | Feature, sheet: Sheet, style: str) -> None:
    if isinstance(thing, Feature):
        for part in thing.parts:
            draw_shape(root, part, sheet, class_=style)
    else:
        draw_body(root, thing, sheet, 3, class_=style)


def _draw_head(root: Element, places: list[Pixel], end: Solid) -> None:
    """The head of an arrow: at the near rim of the base where it ends, beyond its far rim after a very short way."""
    (x1, y1), (x2, y2) = places[-2:] if len(places) > 1 else places * 2
    length = hypot(x2 - x1, y2 - y1)
    if length < 1:
        return
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    near = end.rim_toward((x1, y1))
    radius = hypot(near[0] - x2, near[1] - y2)
    ahead = -radius if length > radius + 12 else radius + 11
    x, y = x2 + ahead * ux, y2 + ahead * uy
    wing_x, wing_y = x - 10 * ux, y - 10 * uy
    head = (
        f"M{number(wing_x - 5 * uy)} {number(wing_y + 5 * ux)}L{number(x)} {number(y)}"
        f"L{number(wing_x + 5 * uy)} {number(wing_y - 5 * ux)}Z"
    )
    draw(root, "path", d=head, class_="move-head")


def _direction(start: Pixel, end: Pixel) -> tuple[float, float]:
    length = hypot(end[0] - start[0], end[1] - start[1])
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length) if length else (1.0, 0.0)


def _sideways(path: MovePath, sheet: Sheet) -> tuple[float, float]:
    ux, uy = _direction(sheet.point(path.course[0]), sheet.point(path.course[-1]))
    return uy, -ux


def _apart(place: Pixel, others: Sequence[Pixel], step: tuple[float, float]) -> Pixel:
    """The place, moved sideways as often as it takes to stand clear of the others."""
    x, y = place
    while any(hypot(x - px, y - py) < 2 * STOP for px, py in others):
        x, y = x + 2 * STOP * step[0], y + 2 * STOP * step[1]
    return x, y
