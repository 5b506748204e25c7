"""A table with named bodies on it: all that questions of geometry need, with a game behind it or without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

import msgspec

from battlewright.core.position import Position
from battlewright.core.scene import SIDES
from battlewright.rules.common.game import Game
from battlewright.scenario.table_shape import TABLE, Base, BlockFields, RoundFields, StandingFields
from battlewright.table.angles import DEGREE, FULL
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.lengths import inches, mm
from battlewright.table.sight import Sight
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

HEIGHTS: tuple[tuple[float, float], ...] = ((30, 1.75), (40, 2.25), (50, 2.75))
"""Inches of height of bases up to so many millimetres across (small, medium, large; HORDES Mk II, 2.1)."""

HUGE = 5.0
"""Inches of height on larger bases."""


class Standing(msgspec.Struct, frozen=True):
    """A body on the table: its id, its side (0 or 1) and where it stands."""

    id: str
    side: int
    body: Body


class Tabletop(msgspec.Struct, frozen=True):
    """A table and the bodies on it, in the order of the file, side A first.

    `ruleset` says whose words are spoken of them (`table`: nobody's); `sees` is the verdict of its rules on sight
    between two ids (None without a game); `look` are the questions that the scenario asks itself.
    """

    table: Table
    pieces: tuple[Standing, ...]
    ruleset: str = TABLE
    look: tuple[str, ...] = ()
    sees: Callable[[str, str], Sight] | None = None

    def find(self, id: str) -> Standing | None:
        """The body of this id, None where there is none."""
        return next((piece for piece in self.pieces if piece.id == id), None)

    def others(self, *without: Standing) -> tuple[Body, ...]:
        """All bodies but these."""
        return tuple(piece.body for piece in self.pieces if piece not in without)

    def name(self, thing: Body | Feature) -> str:
        """The id of a body on the table or of a piece of terrain. Raises LookupError for another body."""
        if isinstance(thing, Feature):
            return thing.id
        for piece in self.pieces:
            if piece.body == thing:
                return piece.id
        raise LookupError("no such body on the table")


def tabletop_of(position: Position, game: Game, look: tuple[str, ...] = ()) -> Tabletop:
    """What stands on the table in a position of a game."""
    index = position.scene.index
    return Tabletop(
        position.scene.table,
        tuple(_pieces(position, game)),
        position.rules.ruleset.name,
        look,
        lambda viewer, target: game.sight(position, index[viewer], index[target]),
    )


def _pieces(position: Position, game: Game) -> Iterator[Standing]:
    for side in range(len(SIDES)):
        for row in position.scene.pieces[side]:
            body = game.base(position, row)
            if body is not None:
                yield Standing(position.scene.names[row], side, body)


def body_of(model: StandingFields) -> Body:
    """The body that a scenario without a game describes."""
    x, y, z = (*map(inches, model.at), 0)[:3]
    facing = microdegrees(model.facing)
    height = inches(model.height or usual_height(widest(model.base)))
    base = model.base
    if isinstance(base, RoundFields):
        return Disc(x, y, z, mm(base.round) // 2, height, facing)
    if isinstance(base, BlockFields):
        of = base.block
        width, depth = map(mm, of.base)
        holes = tuple((rank - 1, file - 1) for rank, file in of.holes)
        return Block(x, y, z, of.files, of.models, width, depth, height, facing, holes)
    width, depth = map(mm, base.rectangle)
    return Rectangle(x, y, z, width, depth, height, facing)


def widest(base: Base) -> float:
    """The longer side of a base, or of one base of a block, in millimetres."""
    if isinstance(base, RoundFields):
        return base.round
    return max(base.block.base if isinstance(base, BlockFields) else base.rectangle)


def usual_height(across: float) -> float:
    """Inches of height that a body on a base of so many millimetres has unless the scenario says otherwise."""
    return next((height for most, height in HEIGHTS if across <= most), HUGE)


def microdegrees(degrees: float) -> int:
    """A facing of the file, 0 up to a whole turn."""
    return round(Fraction(degrees) * DEGREE) % FULL
