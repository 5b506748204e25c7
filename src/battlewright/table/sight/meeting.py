"""Points where the edges of two outlines cross, in float micrometres."""

from math import hypot, sqrt

from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point

Place = tuple[float, float]


def meeting_points(one: Part, other: Part) -> list[Place]:
    """The crossings of the two edges; none for edges that run along each other."""
    (left, low, right, high), (west, south, east, north) = one.bounds, other.bounds
    if left > east or right < west or low > north or high < south:
        return []
    if isinstance(one, Circle):
        if isinstance(other, Circle):
            return _circles(one, other)
        return [point for a, b in other.edges for point in _circle_and_side(one, a, b)]
    if isinstance(other, Circle):
        return meeting_points(other, one)
    return [point for a, b in one.edges for c, d in other.edges for point in _sides(a, b, c, d)]


def _circles(one: Circle, other: Circle) -> list[Place]:
    dx, dy = other.x - one.x, other.y - one.y
    far = hypot(dx, dy)
    if far == 0 or not abs(one.radius - other.radius) <= far <= one.radius + other.radius:
        return []
    along = (one.radius**2 - other.radius**2 + far * far) / (2 * far)
    across = sqrt(max(0.0, one.radius**2 - along * along))
    return [
        (one.x + (along * dx - side * dy) / far, one.y + (along * dy + side * dx) / far)
        for side in (across, -across)
    ]


def _circle_and_side(circle: Circle, a: Point, b: Point) -> list[Place]:
    ex, ey, wx, wy = b[0] - a[0], b[1] - a[1], a[0] - circle.x, a[1] - circle.y
    squared, half = ex * ex + ey * ey, wx * ex + wy * ey
    room = half * half - squared * (wx * wx + wy * wy - circle.radius**2)
    if room < 0 or squared == 0:
        return []
    shares = ((-half - sqrt(room)) / squared, (-half + sqrt(room)) / squared)
    return [(a[0] + share * ex, a[1] + share * ey) for share in shares if 0 <= share <= 1]


def _sides(a: Point, b: Point, c: Point, d: Point) -> list[Place]:
    ex, ey, fx, fy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ex * fy - ey * fx
    if turn == 0:
        return []
    wx, wy = c[0] - a[0], c[1] - a[1]
    share, other = (wx * fy - wy * fx) / turn, (wx * ey - wy * ex) / turn
    if not (0 <= share <= 1 and 0 <= other <= 1):
        return []
    return [(a[0] + share * ex, a[1] + share * ey)]
