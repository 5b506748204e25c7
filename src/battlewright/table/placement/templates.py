"""Templates: discs and sprays laid on the table, and who lies under them."""

from collections.abc import Iterable
from math import cos, pi, sin

import msgspec

from battlewright.table.bodies import Block, Body
from battlewright.table.lengths import INCH
from battlewright.table.outlines import Circle, Polygon, boxes_meet, encloses, invades
from battlewright.table.placement.rays import edge_toward, normalised
from battlewright.table.plane import Point

SPRAY_BASE = INCH // 2
"""Width of a spray at the base edge in micrometres (hordes `spray_shape`)."""

SPRAY_SLOPE = (1, 5)
"""By how much a spray widens on its way, as a ratio of whole numbers: 0.2" per inch."""

_CORNERS = 72


class Template(msgspec.Struct, frozen=True, tag="template"):
    """A flat area on the table."""

    shape: Circle | Polygon

    def outline(self) -> list[Point]:
        """Its border as corners anticlockwise, for drawing."""
        shape = self.shape
        if isinstance(shape, Polygon):
            return list(shape.points[:: shape.turn or 1])
        bearings = (2 * pi * step / _CORNERS for step in range(_CORNERS))
        return [
            (round(shape.x + shape.radius * cos(b)), round(shape.y + shape.radius * sin(b))) for b in bearings
        ]


class Covered(msgspec.Struct, frozen=True):
    """A body under a template: its index, whether all of it is, and the indexes of the bases of a block that are (for
    a single base just 0)."""

    index: int
    fully: bool
    bases: tuple[int, ...]


def blast(centre: Point, diameter: int) -> Template:
    """The disc of `diameter` micrometres about a point."""
    return Template(Circle(*centre, diameter // 2))


def spray(
    origin: Body,
    toward: Point,
    length: int,
    base: int = SPRAY_BASE,
    slope: tuple[int, int] = SPRAY_SLOPE,
) -> Template:
    """The trapezium of `length` micrometres from the base edge of `origin` in line with its middle and `toward` (the
    centre of the target), `base` wide at the base edge and wider by `slope` (hordes 2.22).

    Raises ValueError when the two points are one.
    """
    x, y = origin.middle
    ux, uy = normalised((toward[0] - x, toward[1] - y))
    sx, sy = edge_toward(origin, (toward[0] - x, toward[1] - y))
    near, far = base / 2, base / 2 + length * slope[0] / slope[1] / 2
    corners = ((0, near), (0, -near), (length, -far), (length, far))
    places = ((sx + along * ux - left * uy, sy + along * uy + left * ux) for along, left in corners)
    return Template(Polygon(tuple((round(px), round(py)) for px, py in places)))


def covered(template: Template, bodies: Iterable[Body]) -> list[Covered]:
    """The bodies of whose base the template covers more than a touch (reaches in by more than 20 um), in their order.

    Exact; heights are not looked at.
    """
    found, box = [], template.shape.bounds
    for index, body in enumerate(bodies):
        if boxes_meet(body.bounds, box) and any(invades(inner, template.shape) for inner in body.inner):
            fully = all(encloses(template.shape, inner) for inner in body.inner)
            found.append(Covered(index, fully, _bases(template, body)))
    return found


def _bases(template: Template, body: Body) -> tuple[int, ...]:
    if not isinstance(body, Block):
        return (0,)
    bases = enumerate(body.bases)
    return tuple(number for number, base in bases if invades(base.inner[0], template.shape))
