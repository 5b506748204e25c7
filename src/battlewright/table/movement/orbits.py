"""Where a base that turns about a point first enters something.

Both turn: the corners of the base run on circles about the point, and so do, seen from the base, the corners and discs
of what stands still. What is over what changes only at an angle where a corner crosses a side, so between two such
angles one look decides. Angles are radians from the start, in the sense of the turn.
"""

from collections.abc import Iterator, Sequence
from math import acos, atan2, ceil, cos, floor, hypot, pi, sin

from battlewright.table.bodies import Block, Rectangle
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Box, Circle, Part, Polygon
from battlewright.table.plane import Point
from battlewright.table.table import Table

Place = tuple[float, float]
Corners = tuple[Place, ...]

STILL = 1e-9
"""Radians between two events that are one."""


class Orbit:
    """A body about to turn about a point by at most `limit` radians, `sense` 1 clockwise or -1; places are taken
    relative to the point."""

    def __init__(self, body: Rectangle | Block, about: Point, sense: int, limit: float) -> None:
        self.body, self.about, self.sense = body, about, sense
        self.parts = [self._seen(part) for part in body.parts]
        self.inner = [self._seen(part) for part in body.inner]
        self.reach = max(1.0, *(hypot(x, y) for corners in self.parts for x, y in corners))
        self._box = _box_of_arcs([corner for corners in self.parts for corner in corners], limit)

    def _seen(self, polygon: Polygon) -> Corners:
        return tuple(self.relative(point) for point in polygon.points)

    def relative(self, point: Point) -> Place:
        """The point seen from the centre of the turn, mirrored for turns anticlockwise: then all turn clockwise."""
        return float(self.sense * (point[0] - self.about[0])), float(point[1] - self.about[1])

    def comes_near(self, box: Box) -> bool:
        """Can the turn come to the box?"""
        (x, y), (left, low, right, high) = self.about, self._box
        if self.sense < 0:
            left, right = -right, -left
        return box[0] <= x + right and box[2] >= x + left and box[1] <= y + high and box[3] >= y + low


def _box_of_arcs(corners: Sequence[Place], limit: float) -> tuple[float, float, float, float]:
    """The box round all places of corners that turn clockwise, two micrometres wider for what was rounded."""
    places = list(corners)
    for x, y in corners:
        far, start = hypot(x, y), atan2(x, y)
        quarters = range(ceil(start / (pi / 2)), floor((start + limit) / (pi / 2)) + 1)
        places += [(far * sin(a), far * cos(a)) for a in (start + limit, *(n * pi / 2 for n in quarters))]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs) - 2, min(ys) - 2, max(xs) + 2, max(ys) + 2


def first_entry(
    orbit: Orbit, parts: Sequence[Part], inner: Sequence[Part] | None, limit: float
) -> float | None:
    """The angle before `limit` at which the base first meets what it would then enter by more than 20 um.

    `inner` are the parts of the obstacle drawn in, when it is a body.
    """
    met: list[float] = []
    for own, own_inner in zip(orbit.parts, orbit.inner, strict=True):
        for number, part in enumerate(parts):
            pairs = [(own_inner, part)] + ([(own, inner[number])] if inner is not None else [])
            entered = [_first_over(orbit, *pair, limit) for pair in pairs]
            first = min((angle for angle in entered if angle is not None), default=None)
            if first is not None:
                met.append(_last_clear(orbit, own, part, first))
    return min(met, default=None)


def _first_over(orbit: Orbit, corners: Corners, part: Part, limit: float) -> float | None:
    """The first angle from which the corners' polygon is over the part."""
    before = 0.0
    for angle in [*sorted(a for a in _events(orbit, corners, part) if a < limit), limit]:
        if angle - before > STILL and _is_over(orbit, corners, part, (before + angle) / 2):
            return before
        before = max(before, angle)
    return None


def _last_clear(orbit: Orbit, corners: Corners, part: Part, entered: float) -> float:
    """The start of the spell of touching in which the part is entered at the angle `entered`."""
    after = entered + 2 * STILL
    for angle in [*sorted((a for a in _events(orbit, corners, part) if a < entered), reverse=True), 0.0]:
        if after - angle > STILL:
            if not _is_over(orbit, corners, part, (angle + after) / 2):
                return after
            after = angle
    return 0.0


def _events(orbit: Orbit, corners: Corners, part: Part) -> Iterator[float]:
    """The angles, 0 up to a whole turn, at which a corner of one crosses a side of the other."""
    if isinstance(part, Circle):
        x, y = orbit.relative((part.x, part.y))
        yield from _disc_events((x, y), part.radius, corners)
        return
    still = [orbit.relative(point) for point in part.points]
    for a, b in _sides(still):
        for corner in corners:
            yield from (_clockwise(corner, met) for met in _circle_and_side(hypot(*corner), a, b))
    for a, b in _sides(corners):
        for corner in still:
            yield from (_clockwise(met, corner) for met in _circle_and_side(hypot(*corner), a, b))


def _disc_events(centre: Place, radius: float, corners: Corners) -> Iterator[float]:
    """The disc seen from the base: its centre comes `radius` near to a side or a corner."""
    far = hypot(*centre)
    for (ax, ay), (bx, by) in _sides(corners):
        side = hypot(bx - ax, by - ay)
        ox, oy = radius * (ay - by) / side, radius * (bx - ax) / side
        for s in (1, -1):
            moved = (ax + s * ox, ay + s * oy), (bx + s * ox, by + s * oy)
            yield from (_clockwise(met, centre) for met in _circle_and_side(far, *moved))
    for x, y in corners:
        away = hypot(x, y)
        if away > 0 and far > 0:
            share = (far * far + away * away - radius * radius) / (2 * far * away)
            if -1 <= share <= 1:
                middle, half = atan2(x, y), acos(share)
                for turn in (middle + half, middle - half):
                    yield _clockwise((far * sin(turn), far * cos(turn)), centre)


def _sides(corners: Sequence[Place]) -> Iterator[tuple[Place, Place]]:
    return zip((corners[-1], *corners[:-1]), corners, strict=True)


def _circle_and_side(radius: float, a: Place, b: Place) -> Iterator[Place]:
    """Where the circle about the centre of the turn cuts the side."""
    ex, ey = b[0] - a[0], b[1] - a[1]
    squared, half = ex * ex + ey * ey, a[0] * ex + a[1] * ey
    room = half * half - squared * (a[0] * a[0] + a[1] * a[1] - radius * radius)
    if squared > 0 and room >= 0:
        root = room**0.5
        for share in ((-half - root) / squared, (-half + root) / squared):
            if -1e-12 <= share <= 1 + 1e-12:
                yield a[0] + share * ex, a[1] + share * ey


def _clockwise(start: Place, end: Place) -> float:
    """The angle from one place clockwise to the other about the centre, 0 up to a whole turn."""
    angle = (atan2(*end) - atan2(*start)) % (2 * pi)
    return 0.0 if 2 * pi - angle < STILL else angle


def _is_over(orbit: Orbit, corners: Corners, part: Part, angle: float) -> bool:
    """Do the corners' polygon, turned by the angle, and the part overlap?"""
    c, s = cos(angle), sin(angle)
    turned = [(x * c + y * s, y * c - x * s) for x, y in corners]
    if isinstance(part, Circle):
        return _near(turned, orbit.relative((part.x, part.y)), part.radius)
    still = [orbit.relative(point) for point in part.points]
    if any(_crosses(a, b, p, q) for a, b in _sides(turned) for p, q in _sides(still)):
        return True
    return _inside(_middle(turned), still) or _inside(_middle(still[:3]), turned)


def _near(corners: Sequence[Place], place: Place, reach: float) -> bool:
    return _inside(place, corners) or any(_distance(place, a, b) < reach for a, b in _sides(corners))


def _distance(p: Place, a: Place, b: Place) -> float:
    ex, ey = b[0] - a[0], b[1] - a[1]
    squared = ex * ex + ey * ey
    share = max(0.0, min(1.0, ((p[0] - a[0]) * ex + (p[1] - a[1]) * ey) / squared)) if squared else 0.0
    return hypot(p[0] - a[0] - share * ex, p[1] - a[1] - share * ey)


def _inside(p: Place, corners: Sequence[Place]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in _sides(corners):
        if (ay > p[1]) != (by > p[1]) and p[0] < ax + (bx - ax) * (p[1] - ay) / (by - ay):
            inside = not inside
    return inside


def _middle(corners: Sequence[Place]) -> Place:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def _crosses(a: Place, b: Place, p: Place, q: Place) -> bool:
    one, other = _side(a, b, p), _side(a, b, q)
    if (one > 0) == (other > 0):
        return False
    one, other = _side(p, q, a), _side(p, q, b)
    return (one > 0) != (other > 0)


def _side(a: Place, b: Place, p: Place) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def off_table(orbit: Orbit, table: Table, limit: float) -> float | None:
    """The angle before `limit` at which a corner leaves the table by more than 20 um; it then stops at the edge."""
    x, y = orbit.about
    rooms = (
        (1.0, 0.0, table.width - x), (-1.0, 0.0, float(x)), (0.0, 1.0, table.depth - y), (0.0, -1.0, float(y)),
    )  # fmt: skip
    found: list[float] = []
    for nx, ny, room in rooms:
        for corner in (corner for corners in orbit.parts for corner in corners):
            far, start = hypot(*corner), atan2(*corner)
            toward = atan2(orbit.sense * nx, ny)
            if far > room + TOLERANCE:
                out = cos(start - toward) * far  # a base may stand over the edge by the tolerance already
                half = acos(max(-1.0, min(1.0, max(room, out) / far)))
                leaves = (toward - half - start) % (2 * pi)
                inside = out <= room + TOLERANCE
                found.append(leaves if inside and leaves < 2 * pi - STILL else 0.0)
    first = min(found, default=limit)
    return first if first < limit else None
