"""Terrain of a scenario as features of the table."""

from __future__ import annotations

from battlewright.scenario.shape import LineFields, PolygonFields, TerrainFields
from battlewright.table.lengths import inches
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.terrain import Feature, Line, Shape


def feature_of(piece: TerrainFields) -> Feature:
    """The feature in micrometres; it may still have `problems`.

    An outline whose last corner repeats the first is closed all the same: people draw both ways.
    """
    base = inches(piece.base)
    return Feature(piece.id, _shape(piece), base, base + inches(piece.height), tuple(piece.traits))


def _shape(piece: TerrainFields) -> Shape:
    shape = piece.shape
    if isinstance(shape, PolygonFields):
        points = _points(shape.polygon)
        return Polygon(points[:-1] if points[0] == points[-1] else points)
    if isinstance(shape, LineFields):
        return Line(_points(shape.line), inches(shape.thick))
    x, y = map(inches, shape.disc)
    return Circle(x, y, inches(shape.radius))


def _points(points: list[list[float]]) -> tuple[tuple[int, int], ...]:
    return tuple((inches(x), inches(y)) for x, y in points)
