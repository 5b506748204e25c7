"""Terrain in SVG: shapes to scale, filled with the pattern of their kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Picture, Sheet, draw, number, tooltip
from battlewright.pictures.terrain_kinds import Kind, kind_of, layered
from battlewright.table.lengths import as_inches, as_mm
from battlewright.table.outlines import Circle
from battlewright.table.terrain import Feature, Line, Shape
from battlewright.texts import catalog

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
        group = draw(picture.root, "g")
        tooltip(group, feature_words(feature, lang))
        _draw_shape(picture, group, kind_of(feature), feature.shape, sheet)


def draw_swatch(picture: Picture, parent: Element, kind: Kind, x: float, y: float) -> None:
    """The sample of a kind in the legend."""
    size = {"x": x, "y": y, "width": 26.0, "height": 15.0, "rx": 2.0}
    draw(parent, "rect", **size, class_=kind.name, style=_fill(picture, kind))
    draw(parent, "rect", **size, class_=f"{kind.name}-sign", stroke_width=1.2)


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
        inches=round(as_inches(high), 2),
        centimetres=round(as_mm(high) / 10, 1),
    )


def middle_of(shape: Shape, sheet: Sheet) -> tuple[float, float]:
    """Where the name of a feature is best written, in pixels: the middle of its corners or of its longest stretch."""
    if isinstance(shape, Circle):
        return sheet.x(shape.x), sheet.y(shape.y)
    corners: Sequence[tuple[int, int]] = shape.points
    if isinstance(shape, Line):
        corners = max(pairwise(shape.points), key=lambda ends: dist(*ends))
    return sheet.x(sum(x for x, _ in corners) / len(corners)), sheet.y(
        sum(y for _, y in corners) / len(corners)
    )


def _draw_shape(picture: Picture, group: Element, kind: Kind, shape: Shape, sheet: Sheet) -> None:
    fill = _fill(picture, kind)
    if isinstance(shape, Line):
        _draw_line(picture, group, kind, shape, sheet)
    elif isinstance(shape, Circle):
        place = {"cx": sheet.x(shape.x), "cy": sheet.y(shape.y), "r": sheet.length(shape.radius)}
        draw(group, "circle", **place, class_=kind.name, style=fill)
        draw(group, "circle", **place, class_=f"{kind.name}-sign", stroke_width=1.4)
    else:
        points = " ".join(f"{number(sheet.x(x))},{number(sheet.y(y))}" for x, y in shape.points)
        draw(group, "polygon", points=points, class_=kind.name, style=fill)
        draw(
            group,
            "polygon",
            points=points,
            class_=f"{kind.name}-sign",
            stroke_width=1.4,
            stroke_linejoin="round",
        )


def _draw_line(picture: Picture, group: Element, kind: Kind, line: Line, sheet: Sheet) -> None:
    """A thick line as two strokes: its border and, inside, its pattern."""
    points = " ".join(f"{number(sheet.x(x))},{number(sheet.y(y))}" for x, y in line.points)
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
