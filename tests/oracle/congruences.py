"""Exact congruences of the integer plane, applied to bodies and features: what must not change a verdict."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from tests.oracle.figures import slots

from battlewright.table.bodies import Block, Body
from battlewright.table.outlines import Circle
from battlewright.table.terrain import Feature

QUARTER = 90_000_000


@dataclass(frozen=True)
class Change:
    """A congruence: where a place goes, and by what facings turn (after being mirrored, if they are)."""

    name: str
    place: Callable[[int, int], tuple[int, int]]
    turn: int = 0
    mirrors: bool = False

    def body(self, body: Body) -> Body:
        """The body in its changed place."""
        facing = ((-body.facing if self.mirrors else body.facing) + self.turn) % (4 * QUARTER)
        moved = body.at(*self.place(body.x, body.y)).facing_to(facing)
        return _mirrored(moved) if self.mirrors and isinstance(moved, Block) else moved

    def feature(self, feature: Feature) -> Feature:
        """The feature in its changed place."""
        shape = feature.shape
        if isinstance(shape, Circle):
            x, y = self.place(shape.x, shape.y)
            return msgspec.structs.replace(feature, shape=Circle(x, y, shape.radius))
        points = tuple(self.place(x, y) for x, y in shape.points)
        return msgspec.structs.replace(feature, shape=msgspec.structs.replace(shape, points=points))

    def way(self, toward: tuple[int, int]) -> tuple[int, int]:
        """The direction as it is after the change."""
        (x, y), (x0, y0) = self.place(*toward), self.place(0, 0)
        return x - x0, y - y0


def _mirrored(block: Block) -> Block:
    """Models filled from the right become models filled from the left with holes before them."""
    filled = {(rank, block.files - 1 - file) for rank, file in slots(block)}
    last = max(filled)
    every = ((rank, file) for rank in range(last[0] + 1) for file in range(block.files))
    return msgspec.structs.replace(
        block, holes=tuple(slot for slot in every if slot < last and slot not in filled)
    )


CHANGES = (
    Change("shift", lambda x, y: (x + 123_457, y + 76_543)),
    Change("quarter turn", lambda x, y: (y, -x), QUARTER),
    Change("half turn", lambda x, y: (-x, -y), 2 * QUARTER),
    Change("mirror", lambda x, y: (-x, y), 0, True),
)
