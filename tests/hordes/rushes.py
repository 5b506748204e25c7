"""Set-ups for tests of charges, slams and tramples: a heavy beast at 24, 20 that looks up the table; all in inches.

It has SPD 5, so it rushes 8 inches; it hits with 6 and 6. Its enemies feel nothing unless a test wants them to.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.hordes.battles import asked, row
from tests.hordes.throws import MM, given, thrower

from battlewright.core.position import Position
from battlewright.core.values import LAYERS
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes import HORDES
from battlewright.table.lengths import inches

LARGE = 25 * MM
"""The radius of the beast."""


def place(x: float, y: float) -> tuple[str, int, int]:
    """The answer for a place."""
    return "at", inches(x), inches(y)


def rusher(base: int = 50, fury: int = 3, **stats: Any) -> PieceEntry:
    """The beast that throws in other tests; it can be forced once."""
    return thrower(base, fury, **stats)


def stopped(p: Position, where: tuple[str, int, int] | None = None) -> Position:
    """Where it stops is said, if it is asked at all; by default as far as it comes."""
    if asked(p).startswith("ask-stop"):
        given(p, where or p.pending.default)
    return p


def rush(p: Position, command: str, where: tuple[str, int, int] | None = None) -> Position:
    """A charge or a slam up to its attack roll."""
    return stopped(given(p, command), where)


def y_of(p: Position, id: str) -> float:
    """Where a model stands, up the table, in inches."""
    return row(p, id).base.y / 25_400


@contextmanager
def penalty(amount: int = -1, bonus: int = 0) -> Iterator[None]:
    """As long as this lasts all models have a penalty to their SPD, and perhaps a bonus that makes up for it."""
    assert "add" in LAYERS
    HORDES.contribution("SPD", "add", id="a-penalty")(lambda p, row: amount)
    HORDES.contribution("SPD", "add", id="bonus", priority=1)(lambda p, row: bonus or None)
    try:
        yield
    finally:
        HORDES.switch_off("value:SPD.a-penalty")
        HORDES.switch_off("value:SPD.bonus")
