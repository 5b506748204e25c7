"""Terrain features: shapes, heights, traits, and what stands in them.

A polygon is simple and closed by itself (its last corner joins its first). A thick line is a chain of
rectangles, one for each stretch, flat at both ends, with a disc of its thickness at each inner corner; the
rectangles' corners are rounded to the micrometre once, and from then on they are the shape.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from math import hypot, isqrt
from typing import Literal, get_args

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.plane import (
    Point,
    distance_to_segment,
    inside_polygon,
    is_convex,
    nearer_to_segment,
    on_segment,
    segments_meet,
    segments_nearer,
)

Trait = Literal[
    "rough", "obstacle", "obstruction", "linear", "solid", "concealing", "forest",
    "hill", "water", "impassable", "dangerous", "ladder", "floor",
]  # fmt: skip
"""What a feature may be; the list is closed, each ruleset says what each trait does."""

TRAITS: tuple[str, ...] = get_args(Trait)


class Polygon(msgspec.Struct, frozen=True, tag="polygon", dict=True):
    """A simple polygon by its corners in micrometres, in either sense of rotation."""

    points: tuple[Point, ...]

    @cached_property
    def edges(self) -> tuple[tuple[Point, Point], ...]:
        """The sides as pairs of corners, the closing side first."""
        return tuple(zip((self.points[-1], *self.points[:-1]), self.points, strict=True))

    @cached_property
    def convex(self) -> bool:
        """Does the polygon turn one way only?"""
        return is_convex(self.points)

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """Least x, least y, greatest x, greatest y."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A wall or fence along `points`, `thick` micrometres across."""

    points: tuple[Point, ...]
    thick: int


class Circle(msgspec.Struct, frozen=True, tag="circle"):
    """A round piece: centre and radius in micrometres."""

    x: int
    y: int
    radius: int

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """Least x, least y, greatest x, greatest y."""
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius


Shape = Polygon | Line | Circle
Part = Polygon | Circle
"""What every shape is made of."""


class Feature(msgspec.Struct, frozen=True, tag="feature", dict=True):
    """A piece of terrain: id, plan shape, heights of its base and top in micrometres, traits."""

    id: str
    shape: Shape
    base: int
    top: int
    traits: tuple[str, ...]

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The polygons and circles whose union is the shape."""
        return _line_parts(self.shape) if isinstance(self.shape, Line) else (self.shape,)

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """The box round the whole shape."""
        boxes = [part.bounds for part in self.parts]
        lows, highs = [box[:2] for box in boxes], [box[2:] for box in boxes]
        return (
            min(x for x, _ in lows),
            min(y for _, y in lows),
            max(x for x, _ in highs),
            max(y for _, y in highs),
        )


class Problem(msgspec.Struct, frozen=True):
    """Why a feature cannot stand on a table: a text id with its arguments."""

    code: str
    args: dict[str, str | int]


def touches(feature: Feature, body: Body) -> bool:
    """Is any part of the base in the feature: does it reach in by more than 20 um (in plan)?"""
    reach = body.radius - TOLERANCE
    left, low, right, high = feature.bounds
    if not (left - reach < body.x < right + reach and low - reach < body.y < high + reach):
        return False
    return any(part_nearer(part, (body.x, body.y), (body.x, body.y), reach) for part in feature.parts)


def contains(feature: Feature, body: Body) -> bool:
    """Is the whole base in the feature, up to 20 um? In a thick line, the base must lie in one of its
    stretches."""
    return any(_part_contains(part, body) for part in feature.parts)


def features_under(body: Body, features: Iterable[Feature]) -> list[Feature]:
    """The features that some part of the base is in, in their order."""
    return [feature for feature in features if touches(feature, body)]


def stands_in_way(feature: Feature, body: Body) -> bool:
    """Has the feature some height in common with the body? A feature that begins above its head or ends
    under its foot has not."""
    return feature.base < body.z + body.height and (feature.top > body.z or feature.base == body.z)


def gap_to(feature: Feature, body: Body) -> int:
    """Plan distance from the base's edge to the feature in micrometres for display: rounded down, 0 up to 20 um."""
    place = (body.x, body.y)
    if any(part_nearer(part, place, place, body.radius) for part in feature.parts):
        return 0
    shown = min(_part_distance(part, place) for part in feature.parts) - body.radius
    return shown if shown > TOLERANCE else 0


def part_nearer(part: Part, start: Point, end: Point, reach: int) -> bool:
    """Is the segment start-end nearer than `reach` to the part, or inside it? Exact."""
    if isinstance(part, Circle):
        return nearer_to_segment((part.x, part.y), start, end, part.radius + reach)
    if start == end:
        near = any(nearer_to_segment(start, a, b, reach) for a, b in part.edges)
    else:
        near = any(segments_nearer(start, end, a, b, reach) for a, b in part.edges)
    return near or inside_polygon(start, part.points)


def problems(feature: Feature) -> tuple[Problem, ...]:
    """Everything wrong with the feature; empty when it can be used. Exact, on the feature's integers."""
    found = [
        Problem(
            "terrain-unknown-trait", {"feature": feature.id, "trait": trait, "expected": ", ".join(TRAITS)}
        )
        for trait in feature.traits
        if trait not in TRAITS
    ]
    if feature.top < feature.base:
        found.append(
            Problem("terrain-heights", {"feature": feature.id, "base": feature.base, "top": feature.top})
        )
    code = _shape_problem(feature.shape)
    if code is not None:
        found.append(Problem(code, {"feature": feature.id}))
    return tuple(found)


def _shape_problem(shape: Shape) -> str | None:
    if isinstance(shape, Circle):
        return "terrain-radius" if shape.radius <= 0 else None
    if any(a == b for a, b in pairwise(shape.points)):
        return "terrain-repeated-point"
    if isinstance(shape, Line):
        if len(shape.points) < 2:
            return "terrain-too-few-points"
        return "terrain-thickness" if shape.thick <= 0 else None
    return _polygon_problem(shape)


def _polygon_problem(polygon: Polygon) -> str | None:
    points = polygon.points
    if len(set(points)) < 3:
        return "terrain-too-few-points"
    if points[0] == points[-1]:
        return "terrain-repeated-point"
    edges = polygon.edges
    count = len(edges)
    for i in range(count):
        a, b = edges[i]
        after = edges[(i + 1) % count][1]
        if on_segment(after, a, b) or on_segment(a, b, after):
            return "terrain-self-crossing"
        for j in range(i + 2, count - (i == 0)):
            if segments_meet(a, b, *edges[j]):
                return "terrain-self-crossing"
    return None


def _line_parts(line: Line) -> tuple[Part, ...]:
    parts: list[Part] = []
    for (ax, ay), (bx, by) in pairwise(line.points):
        length = hypot(bx - ax, by - ay)
        ox = line.thick * (ay - by) / (2 * length)
        oy = line.thick * (bx - ax) / (2 * length)
        corners = ((ax + ox, ay + oy), (ax - ox, ay - oy), (bx - ox, by - oy), (bx + ox, by + oy))
        parts.append(Polygon(tuple((round(x), round(y)) for x, y in corners)))
    parts += [Circle(x, y, line.thick // 2) for x, y in line.points[1:-1]]
    return tuple(parts)


def _part_contains(part: Part, body: Body) -> bool:
    reach = body.radius - TOLERANCE
    if isinstance(part, Circle):
        room = part.radius - reach
        return room >= 0 and (body.x - part.x) ** 2 + (body.y - part.y) ** 2 <= room * room
    centre = (body.x, body.y)
    return inside_polygon(centre, part.points) and not any(
        nearer_to_segment(centre, a, b, reach) for a, b in part.edges
    )


def _part_distance(part: Part, place: Point) -> int:
    """Distance from a point outside the part, rounded down."""
    if isinstance(part, Circle):
        return isqrt((place[0] - part.x) ** 2 + (place[1] - part.y) ** 2) - part.radius
    return min(distance_to_segment(place, a, b) for a, b in part.edges)


def with_trait(features: Sequence[Feature], *traits: str) -> tuple[Feature, ...]:
    """The features that have at least one of the traits, in their order."""
    return tuple(feature for feature in features if any(trait in feature.traits for trait in traits))
