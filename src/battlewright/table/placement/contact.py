"""Base to base: putting a body down so that it touches another.

In contact means here a gap from 0 to 20 um: the places lie on the curves of contact and are then moved, by a few
micrometres at most, to where the bases do not even share a micrometre.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import ClassVar

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.curves import Curve, Place, Ring, Segment, crossings
from battlewright.table.gaps import in_contact
from battlewright.table.outlines import invades
from battlewright.table.placement.curves import contact_curves
from battlewright.table.placement.free import BARRING, FreeSpace, NoRoom
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.verdicts import Verdict

_SETTLING = 3
"""Micrometres within which a place of contact seeks a gap of at least 0."""

_STEPS = sorted(
    ((dx, dy) for dx in range(-_SETTLING, _SETTLING + 1) for dy in range(-_SETTLING, _SETTLING + 1)),
    key=lambda step: (step[0] ** 2 + step[1] ** 2, step),
)

_BOW = pi / 36
"""Angle of the pieces by which the outline shows a bow."""

_TRIALS = 32


class ContactRegion(msgspec.Struct, frozen=True, tag="contact", dict=True):
    """Where `body`, without turning, stands base to base with `target`: on the table, overlapping neither it nor any
    other body nor a feature with a stopping trait."""

    word: ClassVar[str] = "at"

    body: Body
    target: Body
    table: Table
    bodies: tuple[Body, ...] = ()
    stopping: tuple[str, ...] = BARRING

    @cached_property
    def _space(self) -> FreeSpace:
        return FreeSpace(self.body, self.table, (self.target, *self.bodies), self.stopping)

    @cached_property
    def _curves(self) -> list[Curve]:
        return contact_curves(self.body, self.target.parts)

    def contains(self, x: int, y: int) -> Verdict:
        """Is the body in contact with the target, and in a legal place, with its x, y there? Exact."""
        if not in_contact(self.body.at(x, y), self.target):
            return Verdict(False, "too-far", self.target)
        return self._space.contains(x, y)

    def project(self, x: int, y: int) -> Point:
        """The place in contact that is nearest to x, y and true to a few micrometres, with a gap of at least 0.

        Raises NoRoom when there is none.
        """
        others = self._space.curves_near(*self._surroundings)
        found = [curve.nearest((x, y)) for curve in self._curves]
        found += [place for pair in combinations(self._curves, 2) for place in crossings(*pair)]
        found += [place for own in self._curves for other in others for place in crossings(own, other)]
        for place in sorted(found, key=lambda place: (hypot(place[0] - x, place[1] - y), place)):
            settled = self._settled(place)
            if settled is not None:
                return settled
        raise NoRoom("no place in contact is free")

    def toward(self, direction: Point) -> Point:
        """The place in contact straight in `direction` (a non-zero vector) as seen from the middle of the target.

        Raises NoRoom when it is not free.
        """
        settled = self._settled(self._in_direction(atan2(direction[1], direction[0])))
        if settled is None:
            raise NoRoom("the place in contact is not free")
        return settled

    def sample(self, rng: Random) -> Point:
        """A place in contact: uniform along the outline if one of 32 trials is legal, else near the last. Raises
        NoRoom."""
        lengths = [_length(curve) for curve in self._curves]
        place: Place = self.target.middle
        for _ in range(_TRIALS):
            (curve,) = rng.choices(self._curves, lengths)
            place = _point_of(curve, rng.random())
            settled = self._settled(place)
            if settled is not None:
                return settled
        return self.project(round(place[0]), round(place[1]))

    def outline(self) -> list[Point]:
        """All places in contact, whether free or not, as corners anticlockwise, for drawing."""
        (mx, my), (dx, dy) = self.target.middle, self._way
        ends = [end for curve in self._curves if isinstance(curve, Segment) for end in (curve[:2], curve[2:])]
        bearings = {atan2(y - dy - my, x - dx - mx) for x, y in ends}
        bearings |= {step * _BOW - pi for step in range(round(2 * pi / _BOW))}
        places = (self._in_direction(bearing) for bearing in sorted(bearings))
        return list(dict.fromkeys((round(x), round(y)) for x, y in places))

    @property
    def _way(self) -> Point:
        """From the middle of the body to its x, y."""
        return self.body.x - self.body.middle[0], self.body.y - self.body.middle[1]

    @property
    def _surroundings(self) -> tuple[Point, int]:
        """A circle about the target that holds every place in contact."""
        (x, y), (dx, dy) = self.target.middle, self._way
        sizes = [box[2] - box[0] + box[3] - box[1] for box in (self.target.bounds, self.body.bounds)]
        return (x + dx, y + dy), sum(sizes)

    def _in_direction(self, bearing: float) -> Place:
        """Where a ray from the middle of the target leaves the curves of contact."""
        (x, y), reach = self._surroundings
        ray = Segment(x, y, x + reach * cos(bearing), y + reach * sin(bearing))
        places = [place for curve in self._curves for place in crossings(ray, curve)]
        return max(places, key=lambda place: hypot(place[0] - x, place[1] - y))

    def _settled(self, place: Place) -> Point | None:
        """The legal place with a gap of at least 0 next to the ideal one."""
        x, y = round(place[0]), round(place[1])
        for dx, dy in _STEPS:
            moved = self.body.at(x + dx, y + dy)
            if not _invade(moved, self.target) and in_contact(moved, self.target):
                return (x + dx, y + dy) if self._space.contains(x + dx, y + dy) else None
        return None


def place_in_contact(
    body: Body,
    target: Body,
    wish: Point,
    table: Table,
    bodies: Iterable[Body] = (),
    stopping: Sequence[str] = BARRING,
) -> Body:
    """The body put down base to base with the target, as near to `wish` as it can be, with a gap from 0 to 20 um.

    `bodies` are the others on the table. Raises NoRoom.
    """
    region = ContactRegion(body, target, table, tuple(bodies), tuple(stopping))
    return body.at(*region.project(*wish))


def _invade(body: Body, target: Body) -> bool:
    return any(invades(own, other) for own in body.parts for other in target.parts)


def _length(curve: Curve) -> float:
    if isinstance(curve, Ring):
        return 2 * pi * curve.radius
    return hypot(curve.bx - curve.ax, curve.by - curve.ay)


def _point_of(curve: Curve, share: float) -> Place:
    if isinstance(curve, Ring):
        return curve.x + curve.radius * cos(2 * pi * share), curve.y + curve.radius * sin(2 * pi * share)
    return curve.ax + share * (curve.bx - curve.ax), curve.ay + share * (curve.by - curve.ay)
