"""Units whose foes are gone before any combat of the phase is fought (H33)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.units import EAST, NORTH, SOUTH

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.no_more_foes import NoMoreFoes, without_foes
from battlewright.table.lengths import INCH, mm


def alone(**own: Any) -> Position:
    """Unit a0 (row 3) touches nobody."""
    p = units.position(
        units.unit(0, 5, 10, (900, 600), NORTH, **own), units.unit(1, 5, 10, (900, 900), SOUTH)
    )
    p.stack = [NoMoreFoes()]
    return start(p)


@pytest.mark.clause("T9A-H-33A", "T9A-H-33B")
def test_a_unit_that_fought_and_touches_nobody_pivots() -> None:
    p = alone(fought=1)
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-pivot"
    apply(p, ("turn", "right"))
    assert p.rows[3].block.facing == EAST and p.rows[3].fought == 0 and p.pending is None


@pytest.mark.clause("T9A-H-33C")
def test_one_that_charged_may_overrun_instead() -> None:
    p = alone(charged=True)
    assert isinstance(p.pending, Choose) and p.pending.options == (("overrun",), ("stay",))
    apply(p, ("overrun",))
    assert isinstance(p.pending, Roll)
    apply(p, (1, 2))
    assert p.rows[3].block.y == mm(600) + 3 * INCH


@pytest.mark.clause("T9A-H-33B", "T9A-H-33C")
def test_or_it_pivots() -> None:
    p = apply(alone(charged=True), ("stay",))
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-pivot"
    apply(p, ("turn", "about"))
    assert p.rows[3].block.facing == SOUTH and p.pending is None


@pytest.mark.clause("T9A-H-33A")
def test_others_are_left_alone() -> None:
    assert alone().pending is None
    touching = units.position(
        units.unit(0, 5, 10, (900, 600), NORTH, fought=1), units.unit(1, 5, 10, (900, 600), SOUTH, fought=1)
    )
    assert without_foes(touching) == ()


@pytest.mark.clause("T9A-H-33B")
def test_all_without_foes_pivot_those_of_the_active_side_first() -> None:
    p = units.position(
        units.unit(0, 5, 10, (900, 600), NORTH, fought=1), units.unit(1, 5, 10, (900, 900), SOUTH, fought=1)
    )
    p.stack = [NoMoreFoes()]
    start(p)
    asked = []
    while isinstance(p.pending, Choose):
        asked.append(p.pending.values["unit"])
        apply(p, ("stay",))
    assert asked == ["a0", "b1"]
