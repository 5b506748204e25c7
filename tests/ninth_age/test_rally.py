"""Rallying: the test, the quarter, the musician, forming up, fleeing on (H19 to H22)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.ninth_age import units
from tests.ninth_age.units import EAST, SOUTH

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.rally import Rally
from battlewright.table.lengths import INCH, mm

HERE = (900, 600)
"""Where the unit stands, in millimetres."""


def fleeing(*others: Any, models: int = 20, starting: int = 20, **own: Any) -> Position:
    """Unit a0 (row 3), 5 wide, facing south, has fled and tries to rally."""
    made, row = units.unit(0, 5, models, HERE, SOUTH, fleeing=True, **own)
    p = units.position((made, replace(row, starting=starting)), *others)
    p.stack = [Rally(3)]
    return start(p)


def need(p: Position) -> Any:
    """The Leadership that is tested."""
    assert isinstance(p.pending, Roll)
    return p.pending.values["need"]


@pytest.mark.clause("T9A-H-20A", "T9A-H-20C")
def test_a_fleeing_unit_that_passes_its_test_rallies_and_does_no_more() -> None:
    p = fleeing()
    assert need(p) == 7
    apply(p, (3, 4))
    assert not p.rows[3].fleeing and p.rows[3].acted


@pytest.mark.clause("T9A-H-20C")
def test_it_reforms_about_its_centre() -> None:
    p = apply(fleeing(units.unit(1, 5, 10, (1300, 600), SOUTH)), (3, 4))
    middle = p.rows[3].block.middle
    assert isinstance(p.pending, Choose)
    apply(p, ("files", 10))
    apply(p, ("face", "b1"))
    block = p.rows[3].block
    assert p.pending is None
    assert block.files == 10 and block.facing == pytest.approx(EAST, abs=10_000_000)
    assert block.middle == pytest.approx(middle, abs=2)


@pytest.mark.clause("T9A-H-20A", "T9A-H-21A")
def test_who_fails_flees_on_straight_ahead() -> None:
    p = apply(fleeing(), (4, 4))
    apply(p, (2, 1))
    block = p.rows[3].block
    assert p.rows[3].fleeing and (block.y, block.facing) == (mm(600) - 3 * INCH, SOUTH)


@pytest.mark.clause("T9A-H-20B")
def test_at_a_quarter_it_tests_at_half_rounded_up() -> None:
    assert need(fleeing(models=10, starting=40)) == 4
    assert need(fleeing(models=11, starting=40)) == 7


@pytest.mark.clause("T9A-H-20B")
def test_characters_count_as_models() -> None:
    two = [
        units.hero(0, HERE, SOUTH, unit=0, slot=(0, file), of=units.profile("hero", is_character=True))
        for file in (0, 1)
    ]
    assert need(fleeing(*two, models=11, starting=40)) == 7
    assert need(fleeing(two[0], models=10, starting=40)) == 4


@pytest.mark.clause("T9A-H-20D")
def test_a_musician_adds_one() -> None:
    assert need(fleeing(musician=True)) == 8
    assert need(fleeing(musician=True, models=10, starting=40)) == 5


@pytest.mark.clause("T9A-H-06E")
def test_leadership_stays_at_10() -> None:
    assert need(fleeing(musician=True, of=units.profile(Ld=10))) == 10
