"""Templates, deviations, arcs and free places: built from half planes, complex numbers and sums of shapes."""

from cmath import exp
from collections.abc import Sequence
from fractions import Fraction
from math import hypot, inf, pi, radians

import shapely
from tests.oracle.distances import TOLERANCE, Interval, distance
from tests.oracle.figures import ROUNDED, Figure, Shape, figure, local, middle, slots
from tests.oracle.paths import obstacle_figure

from battlewright.table.bodies import Block, Body, Disc
from battlewright.table.terrain import Feature

FAR = 3_000_000.0
"""Micrometres beyond any table."""

INCH = 25_400

SIDES = ("front", "right", "back", "left")


def direction(microdegrees: float) -> complex:
    """The unit vector clockwise from +y."""
    return 1j * exp(-1j * radians(microdegrees / 1e6))


def sides(body: Body) -> dict[str, tuple[tuple[float, float], tuple[float, float]]]:
    """The left and the right end of each side of a rectangle or of a block's full ranks and files."""
    assert not isinstance(body, Disc)
    if isinstance(body, Block):
        across, ahead = body.files * body.width / 2, 0.0
        behind = -(1 + max(rank for rank, _ in slots(body))) * body.depth
    else:
        across, ahead, behind = body.width / 2, body.depth / 2, -body.depth / 2
    places = ((-across, ahead), (across, ahead), (across, behind), (-across, behind))
    corners = [local(body, *place) for place in places]
    return {name: (corners[i], corners[(i + 1) % 4]) for i, name in enumerate(SIDES)}


def wedge(body: Body, side: str, angle: int, margin: float) -> shapely.Geometry:
    """The arc (at most half a turn) before a side, every border moved out by `margin`."""
    turn = SIDES.index(side) * 90_000_000
    ends = (
        (middle(body),) * 2 if isinstance(body, Disc) else tuple(complex(*end) for end in sides(body)[side])
    )
    ahead = direction(body.facing + turn)
    first, last = direction(body.facing + turn - angle / 2), direction(body.facing + turn + angle / 2)
    found = _half_plane(ends[0], first, margin) & _half_plane(ends[1], -last, margin)
    return found if isinstance(body, Disc) else found & _half_plane(ends[0], ahead * 1j, margin)


def _half_plane(origin: complex, along: complex, margin: float) -> shapely.Polygon:
    """What lies to the right of a line, or within `margin` to the left of it."""
    right = along * -1j
    corners = [
        origin + a * along + b * right for a, b in ((-FAR, -margin), (FAR, -margin), (FAR, FAR), (-FAR, FAR))
    ]
    return shapely.Polygon([(corner.real, corner.imag) for corner in corners])


def arc_share(body: Body, side: str, angle: int, boundary: str, other: Figure) -> str | None:
    """Is the figure wholly, partly or not in the arc of at most half a turn? None when too close to call."""
    margin, error = (TOLERANCE if boundary == "in" else -TOLERANCE), other.slack + 3.0
    answers = {_share(wedge(body, side, angle, margin + e), other) for e in (-error, error)}
    return answers.pop() if len(answers) == 1 else None


def _share(area: shapely.Geometry, other: Figure) -> str:
    whole = Figure((Shape(area),), 0.0)
    if distance(whole, other) > 0:
        return "not"
    inside = all(
        area.covers(shape.core) and area.boundary.distance(shape.core) >= shape.radius
        for shape in other.shapes
    )
    return "wholly" if inside else "partly"


def spray(origin: Body, toward: tuple[int, int], length: int) -> Figure:
    """The trapezium of hordes 2.22: 0.5" wide at the base edge, 0.2" wider per inch."""
    start = middle(origin)
    ahead = complex(*toward) - start
    ahead /= abs(ahead)
    ray = shapely.LineString([(p.real, p.imag) for p in (start, start + FAR * ahead)])
    if isinstance(origin, Disc):
        edge = float(origin.radius)
    else:
        ends = shapely.get_coordinates(ray.intersection(figure(origin).area.boundary))
        edge = max(hypot(x - start.real, y - start.imag) for x, y in ends)
    near, far = INCH / 4, INCH / 4 + length / 10
    corners = [(edge, near), (edge, -near), (edge + length, -far), (edge + length, far)]
    places = [start + ahead * complex(along, left) for along, left in corners]
    return Figure((Shape(shapely.Polygon([(p.real, p.imag) for p in places])),), ROUNDED + 1.0)


def deviated(
    start: tuple[int, int],
    line: tuple[int, int],
    degrees: int,
    length: Fraction,
    size: tuple[int, int] | None,
) -> tuple[float, float]:
    """The point so far from the start, clockwise from the line; shortened to lie on the table's edge."""
    way = complex(*line) / abs(complex(*line)) * exp(-1j * pi * degrees / 180) * float(length)
    low, high = 0.0, 1.0
    if size is None or _on(complex(*start) + way, size):
        low = 1.0
    else:
        for _ in range(60):
            half = (low + high) / 2
            low, high = (half, high) if _on(complex(*start) + half * way, size) else (low, half)
    end = complex(*start) + low * way
    return end.real, end.imag


def _on(place: complex, size: tuple[int, int]) -> bool:
    return 0 <= place.real <= size[0] and 0 <= place.imag <= size[1]


def least_shift(body: Body, obstacles: Sequence[Body | Feature], side: float) -> Interval:
    """How far the body must be shifted at least to stand on the table clear of everything.

    All places where its base would meet something are a union of sums of convex shapes (Minkowski); the answer is the
    distance to what they leave. The upper end holds with nothing nearer than 4 um, the lower with overlaps up to 22 um
    (circles are polygons here).
    """
    base = figure(body)
    left, low, right, high = base.area.bounds
    frame = shapely.box(-left, -low, side - right, side - high)
    barred = [
        shapely.union_all(
            [_sum(own, other) for own in _convex(base) for other in _convex(obstacle_figure(one))]
        )
        for one in obstacles
    ]
    lengths = []
    for depth in (TOLERANCE + 2.0, -4.0):
        kept = frame.buffer(depth, join_style="mitre")
        free = kept.difference(
            shapely.union_all([area.buffer(-depth, join_style="mitre") for area in barred])
        )
        lengths.append(inf if free.is_empty else free.distance(shapely.Point(0, 0)))
    return Interval(max(0.0, lengths[0] - 2), lengths[1] + 2)


def _convex(each: Figure) -> list[Shape]:
    """Convex shapes whose union is the figure."""
    found = []
    for shape in each.shapes:
        if shape.round or shape.core.equals(shape.core.convex_hull):
            found.append(shape)
        else:
            found += [
                Shape(part) for part in shapely.get_parts(shapely.constrained_delaunay_triangles(shape.core))
            ]
    return found


def _sum(own: Shape, other: Shape) -> shapely.Geometry:
    """All ways to shift `own` that make it meet `other`."""
    mine, its = shapely.get_coordinates(own.core), shapely.get_coordinates(other.core)
    differences = (its[None] - mine[:, None]).reshape(-1, 2)
    return shapely.MultiPoint(differences).convex_hull.buffer(own.radius + other.radius, quad_segs=128)
