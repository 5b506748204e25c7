"""Who sees whom (H03): through the front arc, past everything that is not higher than both."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.units import NORTH, SOUTH

from battlewright.core.position import Position
from battlewright.rules.ninth_age.sight import line_of_sight
from battlewright.table.lengths import mm
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature

HERE = (900, 600)
"""The middle of the table, in millimetres."""


def looking(x: float, y: float, *others: Any, **rest: Any) -> Position:
    """A unit that looks north from the middle of the table, and one so far right of and beyond its front."""
    heights = {name: rest.pop(name) for name in ("own", "foe") if name in rest}
    own = units.unit(0, 5, 10, HERE, NORTH, of=units.profile(height=heights.get("own", "small")))
    foe = units.unit(
        1, 5, 10, (HERE[0] + x, HERE[1] + y), SOUTH, of=units.profile(height=heights.get("foe", "small"))
    )
    return units.position(own, foe, *others, **rest)


def sees(p: Position) -> bool:
    """Whether the first unit sees the second."""
    return line_of_sight(p, 3, 4).clear


def wide(height: str, side: int = 1) -> Any:
    """A wide unit of some height between the two."""
    return units.unit(side, 15, 15, (HERE[0], HERE[1] + 100), SOUTH, of=units.profile(height=height))


@pytest.mark.clause("T9A-H-03A", "T9A-H-03B")
def test_it_sees_through_a_front_arc_that_opens_at_135_degrees_from_its_corners() -> None:
    assert sees(looking(0, 200))
    # Its right corner is 50 mm aside; the left corner of the other's front, turned round, 50 mm nearer than its middle.
    assert sees(looking(100 + 195, 200))
    assert not sees(looking(100 + 245, 200))
    assert not sees(looking(0, -200))


@pytest.mark.parametrize(
    ("own", "foe", "between", "clear"),
    [
        ("small", "small", "small", True),
        ("small", "small", "medium", False),
        ("medium", "small", "medium", True),
        ("small", "medium", "medium", True),
        ("medium", "medium", "large", False),
        ("large", "small", "large", True),
    ],
)
@pytest.mark.clause("T9A-H-03D", "T9A-H-03E")
def test_only_what_is_higher_than_both_blocks(own: str, foe: str, between: str, clear: bool) -> None:
    assert sees(looking(0, 200, wide(between), own=own, foe=foe)) == clear


@pytest.mark.clause("T9A-H-03C")
def test_obscuring_terrain_blocks() -> None:
    corners = ((700, 680), (1100, 680), (1100, 700), (700, 700))
    shape = Polygon(tuple((mm(x), mm(y)) for x, y in corners))
    assert not sees(looking(0, 200, features=(Feature("rocks", shape, 0, 50_000, ("obstruction",)),)))
    assert sees(looking(0, 200, features=(Feature("wood", shape, 0, 50_000, ("rough",)),)))


@pytest.mark.clause("T9A-H-03F", "T9A-H-03G")
def test_the_whole_unit_looks_from_its_front_and_never_blocks_itself() -> None:
    deep = units.unit(0, 2, 20, HERE, NORTH, of=units.profile(height="small"))
    foe = units.unit(1, 5, 5, (HERE[0], HERE[1] + 100), SOUTH)
    assert line_of_sight(units.position(deep, foe), 3, 4).clear
