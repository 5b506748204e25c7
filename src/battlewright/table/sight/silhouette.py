"""How much of a model's upright silhouette is hidden."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from heapq import heapify, heappush, heapreplace
from itertools import combinations, pairwise
from math import atan2, cos, hypot, inf, pi, sin, sqrt, tan
from typing import NamedTuple

from battlewright.table.bodies import Body, Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.chords import Stretch
from battlewright.table.sight.corridor import Blocker
from battlewright.table.sight.cover import Obscured, hiding_shapes
from battlewright.table.sight.heights import heights_of
from battlewright.table.sight.rays import Rays
from battlewright.table.terrain import Feature

PRECISION = 1e-8
"""Error aimed at for the share, well under the 1e-6 promised."""

ROUGHLY, MARGIN = 1e-5, 20
"""Error aimed at where it is only asked whether all is hidden, and within how many times that the share is in doubt."""

MOST_PIECES = 1024
"""Into how many pieces a stretch of the silhouette is cut at most."""

BROAD, MOSTLY = 0.05, 0.8
"""Shares of a silhouette: how wide a stretch is broad, how much of a height may be hidden where it is plainly seen."""

SPECK = 1e-6
"""Micrometres: what hides no more than this of a height hides nothing."""


def obscured_silhouette(
    viewer: Body, target: Body, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> Obscured:
    """The share of `target`'s silhouette hidden from the eye of `viewer` by the solids given; error under 1e-6 for the
    corners as they are, in whole micrometres: `at_least` compares it with the share of a rule.

    The silhouette is an upright rectangle through the middle of the target's base, square to the line of the two
    middles: as wide as the base seen along that line, as high as the model. The eye is above the middle of the viewer's
    base at the model's height. A point of the silhouette is hidden when the straight line to it runs through a solid
    (KT-RUL-39). The viewer and the target among `bodies` are passed over; what holds the eye hides everything.
    """
    screen = _screen(viewer, target, bodies, features)
    return Obscured(0.0) if screen is None else screen.obscured()


def is_shown(
    viewer: Body, target: Body, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> bool:
    """Whether less than all of the silhouette is hidden, forgiving what 20 um of its width are worth, as
    `obscured_silhouette` measures it. Mostly the middle of a broad stretch tells, and nothing need be measured."""
    screen = _screen(viewer, target, bodies, features)
    if screen is None:
        return True
    if screen.is_walled_off():
        return False
    if screen.shows_plainly():
        return True
    roughly = screen.obscured(ROUGHLY)
    doubt = abs(roughly.share + roughly.slack - 1) <= MARGIN * ROUGHLY
    return not (screen.obscured() if doubt else roughly).at_least(1)


def _screen(
    viewer: Body, target: Body, bodies: Iterable[Body], features: Iterable[Feature]
) -> "_Screen | None":
    """The silhouette with what may hide it; None if nothing may or there is none."""
    rays = Rays(viewer.middle, target.middle)
    shapes = hiding_shapes(viewer, target, bodies, features)
    if rays.distance == 0 or not shapes:
        return None
    screen = _Screen(rays, viewer.z + viewer.height, target, shapes)
    return screen if screen.area else None


class _Screen:
    """The silhouette: places on it are micrometres to the left of the line of the middles."""

    def __init__(self, rays: Rays, eye: int, target: Body, shapes: Sequence[Blocker]) -> None:
        self.rays, self.eye, self.shapes = rays, eye, shapes
        self.low, self.high = target.z, target.z + target.height
        self.hiding = [False] * len(shapes)
        self.heights = [heights_of(shape) for shape in shapes]
        lowest, highest = min(self.low, eye), max(self.high, eye)
        self.walls = [bottom <= lowest and top >= highest for bottom, top in self.heights]
        """Which of the shapes hide all of the height wherever a line runs through them."""
        if isinstance(target, Disc):
            self.width = -float(target.radius), float(target.radius)
        else:
            aside = [y for part in target.parts for _, y in rays.corners(part)]
            self.width = min(aside), max(aside)
        self.parts = [[(part, *self._breadth(part)) for part in shape.parts] for shape in shapes]
        self.area = (self.width[1] - self.width[0]) * target.height

    def _breadth(self, part: Part) -> Stretch:
        """The places between which lines may run through an outline."""
        if isinstance(part, Circle):
            return -inf, inf
        corners = self.rays.corners(part)
        if min(ahead for ahead, _ in corners) <= TOLERANCE:
            return -inf, inf
        places = [self.rays.distance * aside / ahead for ahead, aside in corners]
        return min(places), max(places)

    def obscured(self, precision: float = PRECISION) -> Obscured:
        """How much is hidden, and by what; `precision` is the error aimed at."""
        area = sum(self.hidden_between(one, other, precision) for one, other in pairwise(self.breaks))
        by = tuple(shape for shape, hides in zip(self.shapes, self.hiding, strict=True) if hides)
        left, right = self.width
        return Obscured(round(min(1.0, max(0.0, area / self.area)), 9), by, TOLERANCE / (right - left))

    def is_walled_off(self) -> bool:
        """Whether one upright wall alone stands before all of it."""
        left, right = self.width
        return any(
            -inf < first <= left
            and last >= right
            and max(ahead for ahead, _ in self.rays.corners(part)) < self.rays.distance
            for is_wall, parts in zip(self.walls, self.parts, strict=True)
            if is_wall
            for part, first, last in parts
        )

    def shows_plainly(self) -> bool:
        """Whether a good part of the height is seen at the middle of a broad stretch: then it is not hidden whole."""
        broad, most = BROAD * (self.width[1] - self.width[0]), MOSTLY * (self.high - self.low)
        return any(
            other - one >= broad and self.hidden_at((one + other) / 2, range(len(self.shapes))) <= most
            for one, other in pairwise(self.breaks)
        )

    @cached_property
    def breaks(self) -> list[float]:
        """The places at which what hides may change its course: the ends, rims and corners, and cuts of the screen."""
        left, right = self.width
        parts = [part for shape in self.shapes for part in shape.parts]
        rims = [angle for part in parts for angle in self.rays.rims(part)]
        places = [self.rays.distance * tan(angle) for angle in rims if abs(angle) < pi / 2]
        places += [place for part in parts for place in self._cuts(part)]
        return sorted({left, right, *(place for place in places if left < place < right)})

    def _cuts(self, part: Part) -> list[float]:
        """The places where an edge runs through the screen."""
        if isinstance(part, Circle):
            ahead, aside = self.rays.local(part.x, part.y)
            room = part.radius**2 - (ahead - self.rays.distance) ** 2
            return [aside - sqrt(room), aside + sqrt(room)] if room > 0 else []
        cuts = []
        corners = self.rays.corners(part)
        for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if (ax < self.rays.distance) != (bx < self.rays.distance):
                cuts.append(ay + (self.rays.distance - ax) / (bx - ax) * (by - ay))
        return cuts

    def hidden_between(self, one: float, other: float, precision: float) -> float:
        """The area hidden between two breaks: the same shapes are met everywhere there.

        Straight edges throw straight shadows, so between two kinks, where shadows cross or leave the silhouette, the
        height hidden runs straight too; only behind rims of circles must it be integrated.
        """
        middle = (one + other) / 2
        met = sorted({number for number, _ in self._shadows(middle, range(len(self.shapes)))})
        if not met:
            return 0.0
        if any(self.walls[number] for number in met):
            return self.hidden_at(middle, met) * (other - one)
        if not any(isinstance(part, Circle) for number in met for part in self.shapes[number].parts):
            kinks = self._kinks(one, other, met)
            if kinks:
                return sum((b - a) * self.hidden_at((a + b) / 2, met) for a, b in pairwise(kinks))
        error = precision * (self.high - self.low) * (other - one)
        return _integral(lambda place: self.hidden_at(place, met), one, other, error)

    def _kinks(self, one: float, other: float, met: Sequence[int]) -> list[float]:
        """The places from one break to another where straight shadows cross, or the ends of the silhouette; none where
        an edge that the eye is on flickers."""
        places = (3 * one + other) / 4, (one + 3 * other) / 4
        first, last = ([edge for _, shadow in self._shadows(at, met) for edge in shadow] for at in places)
        if len(first) != len(last):
            return []
        ends = [float(self.low), float(self.high)]
        found = {one, other}
        lines = list(zip(first + ends, last + ends, strict=True))
        for (a, b), (c, d) in combinations(lines, 2):
            turn = (b - a) - (d - c)
            place = places[0] + (places[1] - places[0]) * (c - a) / turn if turn else one
            if one < place < other:
                found.add(place)
        return sorted(found)

    def hidden_at(self, place: float, numbers: Sequence[int]) -> float:
        """How much of the height the shapes with these numbers hide at a place."""
        bands = []
        for number, (low, high) in self._shadows(place, numbers):
            low, high = max(low, self.low), min(high, self.high)
            if high - low > SPECK:
                bands.append((low, high))
                self.hiding[number] = True
        return _length(bands)

    def _shadows(self, place: float, numbers: Sequence[int]) -> list[tuple[int, Stretch]]:
        """The heights hidden at a place by the shapes with these numbers, as far as the shadow of each goes."""
        angle, reach = atan2(place, self.rays.distance), hypot(place, self.rays.distance)
        return [
            (number, self._shadow(number, start / reach, min(end / reach, 1.0)))
            for number in numbers
            for part, left, right in self.parts[number]
            if left <= place <= right
            for start, end in self.rays.stretches(angle, part)
            if start < min(end, reach)
        ]

    def _shadow(self, number: int, start: float, end: float) -> Stretch:
        """The heights on the screen hidden by a solid between two shares of the way."""
        bottom, top = self.heights[number]
        start = max(start, 1e-12)
        low = self.eye + (bottom - self.eye) / (start if bottom < self.eye else end)
        high = self.eye + (top - self.eye) / (start if top > self.eye else end)
        return low, high


def _length(bands: list[Stretch]) -> float:
    """Length of the union of stretches."""
    total, reached = 0.0, float("-inf")
    for low, high in sorted(bands):
        total += max(0.0, high - max(low, reached))
        reached = max(reached, high)
    return total


class _Piece(NamedTuple):
    """The area under a stretch of a curve by Simpson's rule over its two halves: `doubt` is its error as it is
    estimated, negative so that the worst comes first; `values` are at both ends and the three quarters between."""

    doubt: float
    start: float
    end: float
    values: tuple[float, float, float, float, float]
    area: float


def _integral(height: Callable[[float], float], start: float, end: float, error: float) -> float:
    """The area under `height`, by Simpson's rule, the piece with the greatest error halved as long as all together are
    not good enough; stretched at both ends, where rims of circles rise like roots. Of what flickers too
    finely for that there are `MOST_PIECES` at most."""
    middle, half = (start + end) / 2, (end - start) / 2

    def stretched(turn: float) -> float:
        return height(middle + half * sin(turn)) * half * cos(turn)

    ends = [pi * (step - 2) / 4 for step in range(5)]
    pieces = [
        _piece(stretched, a, b, (stretched(a), stretched((a + b) / 2), stretched(b)))
        for a, b in pairwise(ends)
    ]
    heapify(pieces)
    doubt = -sum(piece.doubt for piece in pieces)
    while doubt > error and len(pieces) < MOST_PIECES:
        _, a, b, (first, one, centre, other, last), _ = worst = pieces[0]
        left = _piece(stretched, a, (a + b) / 2, (first, one, centre))
        right = _piece(stretched, (a + b) / 2, b, (centre, other, last))
        heapreplace(pieces, left)
        heappush(pieces, right)
        doubt += worst.doubt - left.doubt - right.doubt
    return sum(piece.area for piece in pieces)


def _piece(f: Callable[[float], float], a: float, b: float, known: tuple[float, float, float]) -> _Piece:
    first, middle, last = known
    one, other = f(a + (b - a) / 4), f(b - (b - a) / 4)
    whole = (b - a) / 6 * (first + 4 * middle + last)
    halves = (b - a) / 12 * (first + 4 * one + 2 * middle + 4 * other + last)
    better = (halves - whole) / 15
    return _Piece(-abs(better), a, b, (first, one, middle, other, last), halves + better)
