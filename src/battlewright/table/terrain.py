"""Terrain features: shapes, heights, traits, and what stands in them.

A polygon is simple and closed by itself (its last corner joins its first). A thick line is a chain of
rectangles, one for each stretch, flat at both ends, with a disc of its thickness at each inner corner; the
rectangles' corners are rounded to the micrometre once, and from then on they are the shape.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Literal, get_args

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.once import once
from battlewright.table.outlines import Box, Circle, Part, Polygon, apart, encloses, invades
from battlewright.table.plane import Point, on_segment, segments_meet

Trait = Literal[
    "rough", "obstacle", "obstruction", "linear", "solid", "concealing", "forest",
    "hill", "water", "impassable", "dangerous", "ladder", "floor", "cloud",
]  # fmt: skip
"""What a feature may be; the list is closed, each ruleset says what each trait does."""

TRAITS: tuple[str, ...] = get_args(Trait)


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A wall or fence along `points`, `thick` micrometres across."""

    points: tuple[Point, ...]
    thick: int


Shape = Polygon | Line | Circle


class Feature(msgspec.Struct, frozen=True, tag="feature", dict=True):
    """A piece of terrain: id, plan shape, heights of its base and top in micrometres, traits."""

    id: str
    shape: Shape
    base: int
    top: int
    traits: tuple[str, ...]

    @once
    def parts(self) -> tuple[Part, ...]:
        """The polygons and circles whose union is the shape."""
        return _line_parts(self.shape) if isinstance(self.shape, Line) else (self.shape,)

    @once
    def bounds(self) -> Box:
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
    left, low, right, high = feature.bounds
    west, south, east, north = body.bounds
    if west >= right or east <= left or south >= high or north <= low:
        return False
    return any(invades(inner, part) for inner in body.inner for part in feature.parts)


def contains(feature: Feature, body: Body) -> bool:
    """Is the whole base in the feature, up to 20 um? In a thick line, the base must lie in one of its
    stretches."""
    return all(any(encloses(part, inner) for part in feature.parts) for inner in body.inner)


def features_under(body: Body, features: Iterable[Feature]) -> list[Feature]:
    """The features that some part of the base is in, in their order."""
    return [feature for feature in features if touches(feature, body)]


def stands_in_way(feature: Feature, body: Body) -> bool:
    """Has the feature some height in common with the body? A feature that begins above its head or ends
    under its foot has not."""
    return feature.base < body.z + body.height and (feature.top > body.z or feature.base == body.z)


def gap_to(feature: Feature, body: Body) -> int:
    """Plan distance from the base's edge to the feature in micrometres for display: rounded down, 0 up to 20 um."""
    shown = min(apart((part,), body.parts).floor for part in feature.parts)
    return shown if shown > TOLERANCE else 0


def within_of(feature: Feature, body: Body, limit: int) -> bool:
    """Is the base within `limit` micrometres of the feature in plan (up to limit + 20 um)? Exact."""
    return any(apart((part,), body.parts).at_most(limit + TOLERANCE) for part in feature.parts)


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


def with_trait(features: Sequence[Feature], *traits: str) -> tuple[Feature, ...]:
    """The features that have at least one of the traits, in their order."""
    return tuple(feature for feature in features if any(trait in feature.traits for trait in traits))
