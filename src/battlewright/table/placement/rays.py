"""Lines from the middle of a base: where they leave it, and points measured along them."""

from math import hypot
from typing import Literal

from battlewright.table.bodies import Body, Disc
from battlewright.table.curves import Place, Segment, crossings
from battlewright.table.plane import Point

MeasuredFrom = Literal["edge", "centre"]
"""Where a length begins on the base: at its edge or at its middle."""


def edge_toward(body: Body, direction: Point) -> Place:
    """The point where the line from the middle of the body in `direction` (a non-zero vector) leaves its base.

    Raises ValueError for the zero vector.
    """
    ux, uy = normalised(direction)
    x, y = body.middle
    if isinstance(body, Disc):
        return x + body.radius * ux, y + body.radius * uy
    west, south, east, north = body.bounds
    reach = east - west + north - south
    ray = Segment(x, y, x + reach * ux, y + reach * uy)
    sides = (Segment(*a, *b) for part in body.parts for a, b in part.edges)
    places = [place for side in sides for place in crossings(ray, side)]
    return max(places, key=lambda place: hypot(place[0] - x, place[1] - y), default=(x, y))


def point_ahead(body: Body, direction: Point, distance: float, measured_from: MeasuredFrom = "edge") -> Point:
    """The point `distance` micrometres from the body in a direction (a non-zero vector), rounded once.

    The line starts at the middle of the base; the distance begins at the edge or at the middle.
    """
    ux, uy = normalised(direction)
    x, y = edge_toward(body, direction) if measured_from == "edge" else body.middle
    return round(x + distance * ux), round(y + distance * uy)


def normalised(direction: Point) -> Place:
    """The vector of length 1 in the direction. Raises ValueError for the zero vector."""
    length = hypot(*direction)
    if length == 0:
        raise ValueError("direction: (0, 0), expected a vector that points somewhere")
    return direction[0] / length, direction[1] / length
