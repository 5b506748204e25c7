"""Bodies that stand on the table: round bases, rectangular bases and blocks of them, as upright solids.

Facings are microdegrees clockwise from +y. Every body says what it is made of in plan: `parts` are the outlines whose
union is its base, `inner` the same drawn in by the contact tolerance, for what must not count a mere touch.
Corners of turned bodies are rounded to the micrometre once.
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from battlewright.table.angles import FULL, offset, unit
from battlewright.table.lengths import TOLERANCE
from battlewright.table.once import once
from battlewright.table.outlines import Box, Circle, Polygon, convex
from battlewright.table.plane import Point

Slot = tuple[int, int]
"""A place in a block: rank and file, counted from 0, the front rank and the left file first."""


SHAPES = 2048
"""Of how many shapes of blocks, wherever they stand, the slots are kept."""

BASES = 16384
"""Of how many models of blocks the bases are kept."""


class Disc(msgspec.Struct, frozen=True, tag="disc", gc=False):
    """A body with a round base: centre x, y, bottom z, radius of the base and height of the body, all in
    micrometres; facing in microdegrees."""

    x: int
    y: int
    z: int
    radius: int
    height: int
    facing: int = 0

    def at(self, x: int, y: int) -> "Disc":
        """The same body with its centre at x, y."""
        return Disc(x, y, self.z, self.radius, self.height, self.facing)

    def raised_to(self, z: int) -> "Disc":
        """The same body with its bottom at z."""
        return Disc(self.x, self.y, z, self.radius, self.height, self.facing)

    def facing_to(self, facing: int) -> "Disc":
        """The same body with another facing."""
        return Disc(self.x, self.y, self.z, self.radius, self.height, facing % FULL)

    @property
    def parts(self) -> tuple[Circle, ...]:
        """The outline of the base."""
        return (Circle(self.x, self.y, self.radius),)

    @property
    def inner(self) -> tuple[Circle, ...]:
        """The outline drawn in by 20 um."""
        return (Circle(self.x, self.y, max(0, self.radius - TOLERANCE)),)

    @property
    def middle(self) -> Point:
        """The middle of the base."""
        return self.x, self.y

    @property
    def bounds(self) -> Box:
        """The box round the base."""
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius


class Rectangle(msgspec.Struct, frozen=True, tag="rectangle", dict=True):
    """A body with a rectangular base: centre x, y, bottom z, `width` across its front, `depth` from front to
    back, height, all in micrometres; facing in microdegrees."""

    x: int
    y: int
    z: int
    width: int
    depth: int
    height: int
    facing: int = 0

    def at(self, x: int, y: int) -> "Rectangle":
        """The same body with its centre at x, y."""
        return Rectangle(x, y, self.z, self.width, self.depth, self.height, self.facing)

    def raised_to(self, z: int) -> "Rectangle":
        """The same body with its bottom at z."""
        return Rectangle(self.x, self.y, z, self.width, self.depth, self.height, self.facing)

    def facing_to(self, facing: int) -> "Rectangle":
        """The same body turned about its centre."""
        return Rectangle(self.x, self.y, self.z, self.width, self.depth, self.height, facing % FULL)

    @once
    def corners(self) -> tuple[Point, ...]:
        """Front left, front right, back right, back left."""
        return self._box(0)

    @once
    def parts(self) -> tuple[Polygon, ...]:
        """The outline of the base."""
        return (_rectangle(self.corners),)

    @once
    def inner(self) -> tuple[Polygon, ...]:
        """The outline drawn in by 20 um."""
        return (_rectangle(self._box(TOLERANCE)),)

    def _box(self, margin: int) -> tuple[Point, ...]:
        across, along = self.width / 2 - margin, self.depth / 2 - margin
        return _box(self.x, self.y, self.facing, (-across, across), (-along, along))

    @property
    def middle(self) -> Point:
        """The middle of the base."""
        return self.x, self.y

    @once
    def bounds(self) -> Box:
        """The box round the base."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.corners
        return min(ax, bx, cx, dx), min(ay, by, cy, dy), max(ax, bx, cx, dx), max(ay, by, cy, dy)


class Block(msgspec.Struct, frozen=True, tag="block", dict=True):
    """A regiment: `models` equal rectangular bases in `files`, filled rank by rank from the left, as one body.

    x, y is the middle of the front edge, so that losses from the rear move nothing; z is the bottom. `width` and
    `depth` are those of one base. `holes` are slots left empty; an incomplete last rank may be centred by holes.
    """

    x: int
    y: int
    z: int
    files: int
    models: int
    width: int
    depth: int
    height: int
    facing: int = 0
    holes: tuple[Slot, ...] = ()

    def at(self, x: int, y: int) -> "Block":
        """The same body with the middle of its front at x, y."""
        return msgspec.structs.replace(self, x=x, y=y)

    def raised_to(self, z: int) -> "Block":
        """The same body with its bottom at z."""
        return msgspec.structs.replace(self, z=z)

    def facing_to(self, facing: int) -> "Block":
        """The same body turned about the middle of its front."""
        return msgspec.structs.replace(self, facing=facing % FULL)

    @once
    def slots(self) -> tuple[Slot, ...]:
        """The slots that models fill, in reading order."""
        return _filled(self.files, self.models, self.holes)

    @once
    def ranks(self) -> int:
        """How many ranks there are, an incomplete last one counted."""
        return self.slots[-1][0] + 1

    @once
    def bases(self) -> tuple[Rectangle, ...]:
        """The base of each model, in the order of `slots`."""
        return tuple(self.base(slot) for slot in self.slots)

    def base(self, slot: Slot) -> Rectangle:
        """The base that stands, or would stand, in a slot."""
        place = self.x, self.y, self.z, self.facing
        return _base(*place, self.files, self.width, self.depth, self.height, *slot)

    @once
    def corners(self) -> tuple[Point, ...]:
        """Corners of the full ranks and files, as of a rectangle: front left, front right, back right, back left."""
        return self._box((0, 0, self.ranks - 1, self.files - 1), 0)

    @once
    def parts(self) -> tuple[Polygon, ...]:
        """The largest rectangles of filled slots; they overlap, so that drawn in they still hang together."""
        return tuple(_rectangle(self._box(span, 0)) for span in self._spans)

    @once
    def inner(self) -> tuple[Polygon, ...]:
        """The outlines drawn in by 20 um."""
        return tuple(_rectangle(self._box(span, TOLERANCE)) for span in self._spans)

    @once
    def _spans(self) -> tuple[tuple[int, int, int, int], ...]:
        return _rectangles(self.files, self.models, self.holes)

    def _box(self, span: tuple[int, int, int, int], margin: int) -> tuple[Point, ...]:
        first_rank, first_file, last_rank, last_file = span
        left = first_file * self.width - self.files * self.width / 2
        right = (last_file + 1) * self.width - self.files * self.width / 2
        back, front = -(last_rank + 1) * self.depth, -first_rank * self.depth
        return _box(
            self.x, self.y, self.facing, (left + margin, right - margin), (back + margin, front - margin)
        )

    @property
    def middle(self) -> Point:
        """The middle of the full ranks and files."""
        return offset(self.x, self.y, self.facing, 0, -self.ranks * self.depth / 2)

    @once
    def bounds(self) -> Box:
        """The box round the base."""
        boxes = [part.bounds for part in self.parts]
        return (
            min(box[0] for box in boxes),
            min(box[1] for box in boxes),
            max(box[2] for box in boxes),
            max(box[3] for box in boxes),
        )


Body = Disc | Rectangle | Block
"""Any body."""


@lru_cache(BASES)
def _base(
    x: int, y: int, z: int, facing: int, files: int, width: int, depth: int, height: int, rank: int, file: int
) -> Rectangle:
    """The base in a slot of a block, one and the same whoever falls from the rear."""
    right = (file + 0.5) * width - files * width / 2
    x, y = offset(x, y, facing, right, -(rank + 0.5) * depth)
    return Rectangle(x, y, z, width, depth, height, facing)


@lru_cache(SHAPES)
def _filled(files: int, models: int, holes: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The slots that so many models in so many files fill, in reading order."""
    filled: list[Slot] = []
    rank, empty = 0, set(holes)
    while len(filled) < models:
        filled += [(rank, file) for file in range(files) if (rank, file) not in empty]
        rank += 1
    return tuple(filled[:models])


@lru_cache(SHAPES)
def _rectangles(files: int, models: int, holes: tuple[Slot, ...]) -> tuple[tuple[int, int, int, int], ...]:
    """The largest rectangles of the slots that so many models fill."""
    return largest_rectangles(_filled(files, models, holes))


def largest_rectangles(slots: Iterable[Slot]) -> tuple[tuple[int, int, int, int], ...]:
    """All rectangles of filled slots that no other holds, as (first rank, first file, last rank, last file)."""
    filled = set(slots)
    found: list[tuple[int, int, int, int]] = []
    for rank, file in sorted(filled):
        last_file = max_file = _run_end(filled, rank, file)
        last_rank = rank
        while last_file >= file:
            below = last_rank + 1
            end = min(max_file, _run_end(filled, below, file))
            if end < last_file:
                found.append((rank, file, last_rank, last_file))
                last_file = end
            last_rank = below
    return tuple(one for one in found if not any(_covers(other, one) for other in found if other != one))


def _run_end(filled: set[Slot], rank: int, file: int) -> int:
    """The last file of the run of filled slots that starts at `file`; below `file` when that slot is empty."""
    while (rank, file) in filled:
        file += 1
    return file - 1


def _covers(outer: tuple[int, int, int, int], inner: tuple[int, int, int, int]) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


def _box(
    x: int, y: int, facing: int, across: tuple[float, float], along: tuple[float, float]
) -> tuple[Point, ...]:
    """Front left, front right, back right, back left of a rectangle in the frame of one at x, y who faces `facing`."""
    (left, right), (back, front) = across, along
    ux, uy = unit(facing)
    return (
        (x + round(left * uy + front * ux), y + round(front * uy - left * ux)),
        (x + round(right * uy + front * ux), y + round(front * uy - right * ux)),
        (x + round(right * uy + back * ux), y + round(back * uy - right * ux)),
        (x + round(left * uy + back * ux), y + round(back * uy - left * ux)),
    )


def _rectangle(corners: tuple[Point, ...]) -> Polygon:
    """The outline of a rectangle; one so narrow that it is turned inside out, or nothing, may be no convex one."""
    (ax, ay), (bx, by), _, (dx, dy) = corners
    return convex(corners, -1) if (bx - ax) * (dy - ay) < (by - ay) * (dx - ax) else Polygon(corners)


def rise(a: Body, b: Body) -> int:
    """Height left free between the bodies in micrometres; 0 when they share some height."""
    if a.z == b.z:
        return 0
    return max(0, a.z - b.z - b.height, b.z - a.z - a.height)


def shares_height(a: Body, b: Body) -> bool:
    """Could the two bodies collide: do they stand at the same z, or do their heights overlap beyond the
    tolerance?"""
    return a.z == b.z or (a.z + TOLERANCE < b.z + b.height and b.z + TOLERANCE < a.z + a.height)
