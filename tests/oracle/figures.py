"""What the oracle thinks bodies and terrain look like in plan: from their data alone, in floats, never rounded.

The table rounds the corners of turned rectangles, of blocks and of thick lines to the micrometre once, so its edges
may lie up to 0.71 um from these: a figure carries that as `slack`. Everything here goes by another road than the
table: shapely (GEOS) for polygons, and every base of a block by itself.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import cos, hypot, pi, sin

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.outlines import Circle
from battlewright.table.terrain import Feature, Line

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

FLOAT_ERROR = 1e-3
"""Micrometres by which sums of doubles may be off on tables up to 10 m."""

ROUNDED = 0.75
"""Micrometres by which an edge between corners rounded to the micrometre may be off (half a diagonal and floats)."""

ARC = 64
"""Chords in a quarter of a circle where a circle must become a polygon."""

CHORD = 1 - cos(pi / (4 * ARC))
"""How far such a chord lies inside a circle of radius 1."""


@dataclass(frozen=True)
class Shape:
    """A polygon, or a point with a radius: all places within `radius` of `core`."""

    core: BaseGeometry
    radius: float = 0.0

    @property
    def round(self) -> bool:
        """Is it a disc?"""
        return bool(self.core.geom_type == "Point")


@dataclass(frozen=True)
class Figure:
    """The union of shapes; the true edge lies within `slack` of theirs."""

    shapes: tuple[Shape, ...]
    slack: float

    @cached_property
    def area(self) -> BaseGeometry:
        """The whole as one geometry, circles as polygons of 256 chords from inside."""
        return shapely.union_all(
            [
                shape.core.buffer(shape.radius, quad_segs=ARC) if shape.radius else shape.core
                for shape in self.shapes
            ]
        )

    @cached_property
    def centre(self) -> Floats:
        """The middle of the box round it."""
        left, low, right, high = self.area.bounds
        return np.array([(left + right) / 2, (low + high) / 2])

    @cached_property
    def reach(self) -> float:
        """A length from the centre that no point exceeds."""
        left, low, right, high = self.area.bounds
        return hypot(right - left, high - low) / 2 + 1

    def shrunk(self, by: float) -> "Figure":
        """Drawn in by a length (corners stay sharp); shapes that vanish are left out. Negative lengths swell it."""
        drawn = (_shrunk(shape, by) for shape in self.shapes)
        return Figure(tuple(shape for shape in drawn if shape is not None), self.slack)

    def shifted(self, dx: float, dy: float) -> "Figure":
        """The same somewhere else."""
        way = np.array([dx, dy])
        moved = (Shape(shapely.transform(s.core, lambda xy: xy + way), s.radius) for s in self.shapes)
        return Figure(tuple(moved), self.slack)

    def turned(self, about: tuple[float, float], degrees: float) -> "Figure":
        """The same turned clockwise about a place."""
        angle = degrees * pi / 180
        turn = np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]])
        place = np.array(about)
        moved = (
            Shape(shapely.transform(s.core, lambda xy: (xy - place) @ turn + place), s.radius)
            for s in self.shapes
        )
        return Figure(tuple(moved), self.slack)


def _shrunk(shape: Shape, by: float) -> Shape | None:
    if shape.round:
        return Shape(shape.core, shape.radius - by) if shape.radius > by else None
    core = shape.core.buffer(-by, join_style="mitre", mitre_limit=20)
    return None if core.is_empty else Shape(core)


def figure(body: Body) -> Figure:
    """The base of a body."""
    if isinstance(body, Disc):
        return Figure((Shape(shapely.Point(body.x, body.y), body.radius),), 0.0)
    even = body.width % 2 == 0 and body.depth % 2 == 0 and body.facing % 90_000_000 == 0
    slack = 0.0 if even else ROUNDED
    if isinstance(body, Rectangle):
        return Figure((Shape(_rectangle(body, 0, 0, body.width, body.depth)),), slack)
    bases = [_slot(body, rank, file) for rank, file in slots(body)]
    seams = (
        0.01  # so that neighbours hang together in spite of floats; the corners it leaves are smoothed away
    )
    union = shapely.union_all([base.buffer(seams, join_style="mitre") for base in bases])
    outline = union.buffer(-seams, join_style="mitre").simplify(5 * seams)
    return Figure((Shape(outline),), slack)


def slots(block: Block) -> list[tuple[int, int]]:
    """Rank and file of every model of a block."""
    found: list[tuple[int, int]] = []
    place = 0
    while len(found) < block.models:
        slot = divmod(place, block.files)
        if slot not in block.holes:
            found.append(slot)
        place += 1
    return found


def front(body: Body) -> Figure:
    """The front edge of a rectangular body or block, as a polygon without area."""
    assert not isinstance(body, Disc)
    wide = body.width * (body.files if isinstance(body, Block) else 1)
    ahead = 0.0 if isinstance(body, Block) else body.depth / 2
    ends = [local(body, right, ahead) for right in (-wide / 2, wide / 2)]
    return Figure((Shape(shapely.LineString(ends)),), ROUNDED)


def local(body: Body, right: float, forward: float) -> tuple[float, float]:
    """The place so far to the right of and in front of the body's own point."""
    angle = body.facing / 1e6 * pi / 180
    ahead, aside = complex(sin(angle), cos(angle)), complex(cos(angle), -sin(angle))
    place = complex(body.x, body.y) + forward * ahead + right * aside
    return place.real, place.imag


def middle(body: Body) -> complex:
    """The middle of the base; of a block, of its full ranks and files."""
    if not isinstance(body, Block):
        return complex(body.x, body.y)
    ranks = 1 + max(rank for rank, _ in slots(body))
    return complex(*local(body, 0.0, -ranks * body.depth / 2))


def _slot(block: Block, rank: int, file: int) -> shapely.Polygon:
    right = (file + 0.5 - block.files / 2) * block.width
    return _rectangle(block, right, -(rank + 0.5) * block.depth, block.width, block.depth)


def _rectangle(body: Body, right: float, forward: float, width: float, depth: float) -> shapely.Polygon:
    corners = [(-1, 1), (1, 1), (1, -1), (-1, -1)]
    return shapely.Polygon([local(body, right + i * width / 2, forward + j * depth / 2) for i, j in corners])


def terrain(feature: Feature) -> Figure:
    """The plan of a feature."""
    shape = feature.shape
    if isinstance(shape, Circle):
        return Figure((Shape(shapely.Point(shape.x, shape.y), shape.radius),), 0.0)
    if isinstance(shape, Line):
        return _line(shape)
    return Figure((Shape(shapely.Polygon(shape.points)),), 0.0)


def _line(line: Line) -> Figure:
    half = line.thick / 2
    stretches = [
        Shape(shapely.LineString(ends).buffer(half, cap_style="flat")) for ends in pairwise(line.points)
    ]
    bends = [Shape(shapely.Point(place), half) for place in line.points[1:-1]]
    return Figure((*stretches, *bends), ROUNDED + half * CHORD)
