"""Terrain in SVG: shapes to scale, filled with the pattern of their kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, dist, pi, sin
from xml.etree.ElementTree import Element

from battlewright.pictures.borders import Segment
from battlewright.pictures.canvas import Picture, Sheet, draw, number, tooltip
from battlewright.pictures.shapes import draw_shape, points_of
from battlewright.pictures.terrain_kinds import CLOUD, FLOOR, HILL, Kind, is_raised, kind_of, layered
from battlewright.pictures.terrain_names import feature_words
from battlewright.table.lengths import as_inches
from battlewright.table.outlines import Circle
from battlewright.table.terrain import Feature, Line, Shape

# For each kind the tile of its pattern: size in pixels, strokes (path data), dots (x, y, radius).
_TILES: dict[str, tuple[int, str, tuple[tuple[float, float, float], ...]]] = {
    "water": (18, "M0 5q4.5 -4 9 0t9 0M0 14q4.5 -4 9 0t9 0", ()),
    "forest": (20, "", ((5, 5, 2.6), (15, 9, 2), (8, 15, 1.6), (17, 18, 1.2))),
    "ladder": (8, "M0 4h8", ()),
    "impassable": (14, "M2 2l10 10M12 2l-10 10", ()),
    "obstacle": (10, "M0 0l10 10M-2 8l4 4M8 -2l4 4", ()),
    "hill": (22, "M4 9l4 -5l4 5M14 19l4 -5l4 5", ()),
    "dangerous": (12, "M0 0l12 12M12 0l-12 12", ()),
    "rough": (9, "M-2 2l4 -4M0 9l9 -9M7 11l4 -4", ()),
    "concealing": (12, "M3 8v-5M6 9v-7M9 8v-5", ()),
    "floor": (14, "M0 0h14M0 0v14", ()),
    "cloud": (26, "M3 12q0 -5 5 -5q2 -4 6 -2q5 -1 5 4q4 1 2 4M14 24q1 -4 5 -3q2 -2 4 0", ()),
}


def draw_patterns(picture: Picture, kinds: Sequence[Kind]) -> None:
    """The patterns that the kinds of this picture need."""
    definitions = draw(picture.root, "defs")
    for kind in kinds:
        if kind.name not in _TILES:
            continue
        size, strokes, dots = _TILES[kind.name]
        tile = draw(
            definitions,
            "pattern",
            id=_pattern(picture, kind),
            patternUnits="userSpaceOnUse",
            width=size,
            height=size,
        )
        draw(tile, "rect", width=size, height=size, class_=kind.name)
        if strokes:
            draw(tile, "path", d=strokes, class_=f"{kind.name}-sign", stroke_width=1.1)
        for x, y, radius in dots:
            draw(tile, "circle", cx=x, cy=y, r=radius, class_=f"{kind.name}-dot")


def draw_terrain(picture: Picture, features: Sequence[Feature], sheet: Sheet, lang: str) -> None:
    """All features, those that stand on others last; each says its traits and height to who points at it."""
    for feature in layered(features):
        kind = kind_of(feature)
        group = draw(picture.root, "g", **({"opacity": 0.8} if kind is CLOUD else {}))
        tooltip(group, feature_words(feature, lang))
        if kind is FLOOR and is_raised(feature):
            _draw_shade(group, feature, sheet)
        _draw_shape(picture, group, kind, feature.shape, sheet)
        if is_raised(feature):
            _draw_ledge(group, feature, sheet)
    for feature in features:
        if kind_of(feature) is FLOOR:
            _draw_outline(picture.root, feature, sheet, "hidden-edge")


def draw_swatch(picture: Picture, parent: Element, kind: Kind, x: float, y: float) -> None:
    """The sample of a kind in the legend."""
    size = {"x": x, "y": y, "width": 26.0, "height": 15.0, "rx": 2.0}
    draw(parent, "rect", **size, class_=kind.name, style=_fill(picture, kind))
    draw(parent, "rect", **size, class_=f"{kind.name}-sign", stroke_width=1.2)


def _draw_shape(picture: Picture, group: Element, kind: Kind, shape: Shape, sheet: Sheet) -> None:
    fill = _fill(picture, kind)
    if isinstance(shape, Line):
        _draw_line(picture, group, kind, shape, sheet)
    elif isinstance(shape, Circle):
        place = {"cx": sheet.x(shape.x), "cy": sheet.y(shape.y), "r": sheet.length(shape.radius)}
        draw(group, "circle", **place, class_=kind.name, style=fill)
        draw(group, "circle", **place, class_=f"{kind.name}-sign", stroke_width=1.4)
    else:
        points = points_of(shape.points, sheet)
        draw(group, "polygon", points=points, class_=kind.name, style=fill)
        draw(
            group,
            "polygon",
            points=points,
            class_=f"{kind.name}-sign",
            stroke_width=1.4,
            stroke_linejoin="round",
        )


def _draw_shade(group: Element, feature: Feature, sheet: Sheet) -> None:
    """The shade that a floor casts on what lies below: the higher it is, the wider."""
    shift = min(7.0, 1.5 + as_inches(feature.top) * 0.7)
    shade = draw(group, "g", transform=f"translate({number(shift)} {number(shift)})")
    for part in feature.parts:
        draw_shape(shade, part, sheet, class_="shade")


def _draw_ledge(group: Element, feature: Feature, sheet: Sheet) -> None:
    """The edge from which one may fall: of a floor a strong line, of a hill strokes down the slope."""
    if kind_of(feature) is HILL:
        draw(group, "path", d=_hachures(feature.shape, sheet), class_="hill-sign", stroke_width=1.2)
    else:
        _draw_outline(group, feature, sheet, "ledge")


def _draw_outline(group: Element, feature: Feature, sheet: Sheet, style: str) -> None:
    for part in feature.parts:
        draw_shape(group, part, sheet, class_=style)


def _hachures(shape: Shape, sheet: Sheet) -> str:
    """Short strokes inwards from the foot of a slope, every few pixels along it."""
    strokes = []
    for (x1, y1), (x2, y2) in _foot(shape, sheet):
        length = dist((x1, y1), (x2, y2)) or 1.0
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        for i in range(int(length / _HACHURE)):
            along, long = (i + 0.5) * _HACHURE, 8 if i % 2 else 5
            x, y = x1 + along * ux, y1 + along * uy
            strokes.append(f"M{number(x)} {number(y)}l{number(uy * long)} {number(-ux * long)}")
    return "".join(strokes)


_HACHURE = 6.0
"""Pixels between two strokes of a slope."""


def _foot(shape: Shape, sheet: Sheet) -> Iterator[Segment]:
    """The sides of a shape in pixels, anticlockwise to the eye, so that its inside lies to the left of all."""
    if isinstance(shape, Circle):
        x, y = sheet.point((shape.x, shape.y))
        radius = sheet.length(shape.radius)
        corners = [(x + radius * cos(pi * i / 24), y - radius * sin(pi * i / 24)) for i in range(48)]
    elif isinstance(shape, Line):
        return
    else:
        corners = [sheet.point(corner) for corner in shape.points]
        if shape.turn < 0:
            corners.reverse()
    yield from zip(corners, (*corners[1:], corners[0]), strict=True)


def _draw_line(picture: Picture, group: Element, kind: Kind, line: Line, sheet: Sheet) -> None:
    """A thick line as two strokes: its border and, inside, its pattern."""
    points = points_of(line.points, sheet)
    thick = max(2.0, sheet.length(line.thick))
    border, inside = f"{kind.name}-sign", f"{kind.name}-line"
    draw(group, "polyline", points=points, class_=border, stroke_width=thick, stroke_linejoin="round")
    if thick > 4:
        pattern = _fill(picture, kind).replace("fill:", "stroke:")
        draw(
            group,
            "polyline",
            points=points,
            class_=inside,
            style=pattern,
            stroke_width=thick - 2.4,
            stroke_linejoin="round",
        )


def _fill(picture: Picture, kind: Kind) -> str:
    return f"fill:url(#{_pattern(picture, kind)})" if kind.name in _TILES else ""


def _pattern(picture: Picture, kind: Kind) -> str:
    return f"{picture.id}-{kind.name}"
