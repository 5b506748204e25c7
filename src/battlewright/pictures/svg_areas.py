"""What lies under the bases in SVG: regions, reach, arcs, templates, swept ground, likely places, ways, roses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from itertools import pairwise
from math import hypot, sqrt
from xml.etree.ElementTree import Element

from battlewright.pictures.borders import rings_path
from battlewright.pictures.canvas import Pixel, Sheet, draw, number
from battlewright.pictures.chances import draw_rose, draw_ways
from battlewright.pictures.overlays import (
    ArcWedge,
    MarkedPoint,
    MovePath,
    Overlay,
    Placement,
    ReachCircle,
    RegionOutline,
    Rose,
    Spread,
    Template,
    Turn,
)
from battlewright.pictures.shapes import draw_body, draw_shape, draw_solid, points_of, solid_of_thing
from battlewright.table.bodies import Body

_LARGEST = 16.0
"""Pixels of the radius that marks a certain place."""


def draw_under(root: Element, overlays: Sequence[Overlay], sheet: Sheet) -> None:
    """Areas, and ways, over which the bases stand: so no line hides a mark."""
    for overlay in overlays:
        _draw(overlay, root, sheet)


@singledispatch
def _draw(overlay: Overlay, root: Element, sheet: Sheet) -> None:
    """Nothing of the overlay lies under the bases."""


@_draw.register
def _region(overlay: RegionOutline, root: Element, sheet: Sheet) -> None:
    path = rings_path(map(sheet.point, outline) for outline in overlay.outlines)
    draw(root, "path", d=path, class_="region", fill_rule="evenodd")


@_draw.register
def _reach(overlay: ReachCircle, root: Element, sheet: Sheet) -> None:
    draw_solid(root, solid_of_thing(overlay.body, sheet), sheet.length(overlay.reach), class_="reach")


@_draw.register
def _arc(overlay: ArcWedge, root: Element, sheet: Sheet) -> None:
    draw(root, "polygon", points=points_of(overlay.corners, sheet), class_="arc")


@_draw.register
def _template(overlay: Template, root: Element, sheet: Sheet) -> None:
    draw_shape(root, overlay.shape, sheet, class_="template")


@_draw.register
def _chance(overlay: MarkedPoint, root: Element, sheet: Sheet) -> None:
    x, y = sheet.point((overlay.x, overlay.y))
    draw(root, "circle", cx=x, cy=y, r=chance_radius(overlay), class_="chance")


@_draw.register
def _spread(overlay: Spread, root: Element, sheet: Sheet) -> None:
    draw_ways(root, overlay, sheet)


@_draw.register
def _rose(overlay: Rose, root: Element, sheet: Sheet) -> None:
    draw_rose(root, overlay, sheet)


@_draw.register
def _turn(overlay: Turn, root: Element, sheet: Sheet) -> None:
    if overlay.swept:
        draw(root, "polygon", points=points_of(overlay.swept, sheet), class_="swept")
    _ghost(root, overlay.body, sheet)
    _ghost(root, overlay.end, sheet)


@_draw.register
def _path(overlay: MovePath, root: Element, sheet: Sheet) -> None:
    _ghost(root, overlay.body, sheet)
    _ghost(root, end_of(overlay), sheet)
    _way(root, [sheet.point(place) for place in overlay.course], "move")


@_draw.register
def _placement(overlay: Placement, root: Element, sheet: Sheet) -> None:
    _ghost(root, overlay.start, sheet)
    _ghost(root, overlay.end, sheet)
    _way(root, [sheet.point(overlay.start.middle), sheet.point(overlay.end.middle)], "placed")


def end_of(path: MovePath) -> Body:
    """The body at the end of its move."""
    if path.end is not None:
        return path.end
    (x1, y1), (x2, y2) = path.course[0], path.course[-1]
    return path.body.at(path.body.x + x2 - x1, path.body.y + y2 - y1)


def chance_radius(point: MarkedPoint) -> float:
    """The area of the mark is proportional to the probability."""
    return _LARGEST * sqrt(min(1.0, max(0.0, point.probability)))


def _ghost(root: Element, body: Body, sheet: Sheet) -> None:
    draw_body(root, body, sheet, class_="move-ghost")


def _way(root: Element, places: Sequence[Pixel], style: str) -> None:
    if sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)) >= 1:
        points = " ".join(f"{number(x)},{number(y)}" for x, y in places)
        draw(root, "polyline", points=points, class_=style)
