"""Arcs: the part of the table that lies before a side of a base, and who stands in it.

The arc of a round base begins at its centre, that of a rectangle or a block at the two corners of a side: a quarter
of 90 degrees there has borders at 135 degrees from that side (ninth_age H03). The borders become integer points once,
drawn out and in by the contact tolerance; from then on verdicts are integer arithmetic on them.
"""

from collections.abc import Callable
from fractions import Fraction
from math import hypot, radians, sin, tan
from operator import ge, gt
from typing import Literal

import msgspec

from battlewright.table.angles import DEGREE, FULL, offset, unit, vector
from battlewright.table.bodies import Body, Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.once import once
from battlewright.table.outlines import Circle, Part, Polygon, apart, invades
from battlewright.table.plane import Point, orientation

Boundary = Literal["in", "out"]
"""Does what lies on the border of an arc, within 20 um, count as in it?"""

Side = Literal["front", "right", "back", "left"]
"""A side of a base, by its owner's eyes."""

SIDES: tuple[Side, ...] = ("front", "right", "back", "left")
"""All sides, clockwise."""

Share = Literal["wholly", "partly", "not"]
"""How much of a body lies in an arc."""

HALF = FULL // 2


class Arc(msgspec.Struct, frozen=True, tag="arc", dict=True):
    """What lies between two borders: they begin at the points `left` and `right` (micrometres), open by `angle`
    microdegrees about the direction `facing`, and count as in the arc or out of it by `boundary`.

    Raises ValueError for an angle that is not above 0 and at most a whole turn.
    """

    left: Point
    right: Point
    facing: int
    angle: int
    boundary: Boundary = "in"

    def __post_init__(self) -> None:
        if not 0 < self.angle <= FULL:
            raise ValueError(f"angle of an arc: {self.angle}, expected microdegrees above 0 up to {FULL}")

    @once
    def opposite(self) -> "Arc":
        """All the rest of the table, with the other ruling for the boundary: whatever point is not in the arc.

        Raises ValueError for an arc of a whole turn, which leaves nothing.
        """
        boundary: Boundary = "out" if self.boundary == "in" else "in"
        return Arc(self.right, self.left, (self.facing + HALF) % FULL, FULL - self.angle, boundary)

    def holds(self, point: Point) -> bool:
        """Is the point in the arc? Exact."""
        if self.angle == FULL:
            return True
        if self._is_rest:
            return not self.opposite.holds(point)
        return _encloses(self._wedge, Circle(*point, 0), self._reaches)

    def share(self, body: Body) -> Share:
        """How much of the base is in the arc? Exact."""
        if self.angle == FULL:
            return "wholly"
        if self._is_rest:
            return _REST[self.opposite.share(body)]
        if all(_encloses(self._wedge, part, self._reaches) for part in body.parts):
            return "wholly"
        meets = _meet if self.boundary == "in" else invades
        return "partly" if any(meets(self._wedge, part) for part in body.parts) else "not"

    def outline(self, length: int) -> list[Point]:
        """The borders `length` micrometres long and the bow between their ends, as corners from the left border's
        beginning anticlockwise, for drawing."""
        steps = max(2, -(-self.angle // (5 * DEGREE)))
        left = self.facing - self.angle // 2
        bow: list[Point] = []
        for step in range(steps, -1, -1):
            x, y = unit(left + self.angle * step // steps)
            share = step / steps
            from_x = self.left[0] + share * (self.right[0] - self.left[0])
            from_y = self.left[1] + share * (self.right[1] - self.left[1])
            bow.append((round(from_x + length * x), round(from_y + length * y)))
        start = [self.left] if self.left == self.right else [self.left, self.right]
        return start + bow

    @property
    def _is_rest(self) -> bool:
        """Is it told by its opposite? So two half circles that complete one another share one border."""
        return self.angle > HALF or (self.angle == HALF and self.facing % FULL >= HALF)

    @once
    def _wedge(self) -> Polygon:
        """The convex arc with its borders moved out or in by the tolerance; its own border belongs to it or not."""
        return _wedge(self, TOLERANCE if self.boundary == "in" else -TOLERANCE)

    @property
    def _reaches(self) -> Callable[[int, int], bool]:
        """Does a depth reach a length: is a base in that just touches the wedge's border from inside?"""
        return ge if self.boundary == "in" else gt


_REST: dict[Share, Share] = {"wholly": "not", "partly": "partly", "not": "wholly"}


def arc(body: Body, side: Side, angle: int, boundary: Boundary = "in") -> Arc:
    """The arc of `angle` microdegrees before a side of a body: from the centre of a disc, from the corners of the
    side of a rectangle or of the full ranks and files of a block."""
    number = SIDES.index(side)
    facing = (body.facing + number * FULL // 4) % FULL
    if isinstance(body, Disc):
        return Arc(body.middle, body.middle, facing, angle, boundary)
    corners = body.corners
    return Arc(corners[number], corners[(number + 1) % 4], facing, angle, boundary)


class Facing(msgspec.Struct, frozen=True):
    """Where a body stands as seen from another: the sides before which most of its front lies (more than one for a
    tie, none when its front lies wholly inside the other base), and the length of its front before each of
    front, right, back and left, in micrometres."""

    sides: tuple[Side, ...]
    lengths: tuple[int, ...]


def facing_of(target: Body, attacker: Body) -> Facing:
    """Before which side of `target` does `attacker` stand: before the quarter that holds most of its front.

    The front of a disc is its diameter across its facing. Borders count within 20 um, so lengths of the front that
    differ by at most 40 um are a tie.
    """
    a, b = _front(attacker)
    front = hypot(b[0] - a[0], b[1] - a[1])
    quarters = (_wedge(arc(target, side, FULL // 4), 0) for side in SIDES)
    lengths = tuple(round(front * _share_of_segment(a, b, quarter)) for quarter in quarters)
    longest = max(lengths)
    if longest == 0:
        return Facing((), lengths)
    sides = tuple(side for side, n in zip(SIDES, lengths, strict=True) if n >= longest - 2 * TOLERANCE)
    return Facing(sides, lengths)


def _wedge(arc: Arc, margin: int) -> Polygon:
    """A convex arc out to a kilometre, its borders moved out by `margin` micrometres."""
    half = radians(arc.angle / DEGREE / 2)
    if arc.left == arc.right:
        near_left = near_right = offset(*arc.left, arc.facing, 0, -margin / sin(half))
    else:
        aside = margin * tan((radians(90) - half) / 2) if arc.angle < HALF else 0.0
        near_left = offset(*arc.left, arc.facing, -aside, -margin)
        near_right = offset(*arc.right, arc.facing, aside, -margin)
    border = arc.facing - arc.angle // 2
    far_left = _moved(near_left, vector(border))
    far_right = _moved(near_right, vector(border + arc.angle))
    ahead = vector(arc.facing)
    corners = (near_left, near_right, far_right, _moved(far_right, ahead), _moved(far_left, ahead), far_left)
    return Polygon(tuple(dict.fromkeys(corners)))


def _moved(point: Point, way: Point) -> Point:
    return point[0] + way[0], point[1] + way[1]


def _encloses(wedge: Polygon, part: Part, reaches: Callable[[int, int], bool]) -> bool:
    """Does every point of the part lie on the inner side of all sides of the convex wedge?"""
    centres, radius = (((part.x, part.y),), part.radius) if isinstance(part, Circle) else (part.points, 0)
    for a, b in wedge.edges:
        reach = radius * radius * ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
        for centre in centres:
            depth = wedge.turn * orientation(a, b, centre)
            if not reaches(depth * abs(depth), reach):
                return False
    return True


def _meet(one: Part, other: Part) -> bool:
    return apart((one,), (other,)).at_most(0)


def _front(body: Body) -> tuple[Point, Point]:
    if isinstance(body, Disc):
        return (
            offset(body.x, body.y, body.facing, -body.radius, 0),
            offset(body.x, body.y, body.facing, body.radius, 0),
        )
    return body.corners[0], body.corners[1]


def _share_of_segment(a: Point, b: Point, wedge: Polygon) -> Fraction:
    """The share of the segment a-b that lies in the convex wedge."""
    first, last = Fraction(0), Fraction(1)
    for c, d in wedge.edges:
        start, end = wedge.turn * orientation(c, d, a), wedge.turn * orientation(c, d, b)
        if start < 0 and end < 0:
            return Fraction(0)
        if start < 0:
            first = max(first, Fraction(start, start - end))
        elif end < 0:
            last = min(last, Fraction(start, start - end))
    return max(Fraction(0), last - first)
