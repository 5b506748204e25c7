"""The bodies that a move may come to, from an index of all on the table: a question then costs no more among many."""

from math import ceil, hypot

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.neighbours import Neighbours
from battlewright.table.plane import Point


def bodies_along(index: Neighbours, key: int, toward: Point, distance: int) -> list[Body]:
    """The bodies that the one entered under `key` may come to on a straight move; none that it does is missing."""
    body, far = index.bodies[key], hypot(*toward)
    x, y = body.middle
    if far == 0:
        return []
    end = round(x + toward[0] / far * distance), round(y + toward[1] / far * distance)
    left, low, right, high = body.bounds
    width = ceil(max(hypot(px - x, py - y) for px in (left, right) for py in (low, high))) + TOLERANCE
    return [index.bodies[other] for other in index.along((x, y), end, width) if other != key]


def bodies_around(index: Neighbours, key: int, distance: int) -> list[Body]:
    """The bodies that the one entered under `key` may come to on any move of `distance`."""
    left, low, right, high = index.bodies[key].bounds
    reach = distance + TOLERANCE
    near = index.in_box((left - reach, low - reach, right + reach, high + reach))
    return [index.bodies[other] for other in near if other != key]
