"""Flight: whence and whither, how far, through what, and over the edge (H21, H40, H41, H71)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.units import EAST, NORTH, SOUTH

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.aftermath import Aftermath
from battlewright.rules.ninth_age.flight import FleeOn
from battlewright.table.lengths import INCH, mm
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature

HERE = (900, 600)
"""The middle of the table, in millimetres."""


def broken(*others: Any, own: dict[str, Any] | None = None, **rest: Any) -> Position:
    """Unit a0 (row 3), facing north, has broken; `others` are enemies, by default one in its front."""
    enemies = others or (units.unit(1, 5, 10, HERE, SOUTH),)
    p = units.position(units.unit(0, 5, 10, HERE, NORTH, **(own or {})), *enemies, **rest)
    combat = tuple(range(3, len(p.rows)))
    p.stack = [Aftermath(units=combat, broken=(3,), winner=1, difference=1)]
    return start(p)


def block(p: Position, row: int = 3) -> Any:
    """The block of a unit."""
    return p.rows[row].block


@pytest.mark.clause("T9A-H-40A", "T9A-H-41A", "T9A-H-34O")
def test_a_broken_unit_flees_2d6_inches_straight_away_from_its_enemy() -> None:
    p = broken()
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 2
    apply(p, (3, 4))
    assert block(p).facing == SOUTH and p.rows[3].fleeing
    assert (block(p).x, block(p).y) == (mm(900), mm(560) - 7 * INCH)
