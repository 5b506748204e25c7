"""Gaps of bases one of which stands over the other are told as they are measured: straight up."""

from __future__ import annotations

import pytest

from battlewright.looking import look
from battlewright.pictures.overlays import Measure
from battlewright.scenario.load import load_tabletop

TABLE = load_tabletop(
    """
battlewright: 1
ruleset: table
table: {size: [48, 48]}
terrain:
  - {id: pillar, shape: {polygon: [[30, 39.5], [40, 39.5], [40, 40], [30, 40]]}, height: 3, traits: [solid]}
  - id: storey
    shape: {polygon: [[30, 30], [40, 30], [40, 39.5], [30, 39.5]]}
    base: 2.9
    height: 0.1
    traits: [floor]
sides:
  A:
    models:
      - {id: top, base: {round: 40}, at: [33, 35, 3]}
      - {id: plank, base: {rectangle: [100, 10]}, at: [37, 35, 3]}
  B:
    models:
      - {id: under, base: {round: 40}, height: 2.9, at: [32.2, 35]}
      - {id: beam, base: {rectangle: [10, 100]}, height: 2.9, at: [37, 35]}
      - {id: small, base: {round: 5}, height: 2.9, at: [33.2, 35]}
"""
)


@pytest.mark.parametrize("pair", ["top under", "under top", "top small", "plank beam"])
def test_the_points_and_the_words_of_a_gap_straight_up(pair: str) -> None:
    answer = look(TABLE, f"gap {pair}")
    one, other = answer.data["between"]
    assert answer.data["gap"] == pytest.approx(0.1)
    assert one == other
    for question in (f"gap {pair}", f"within 1 {pair}"):
        said = look(TABLE, question).said("en")
        assert "lie over one another" in said
        assert "edge to edge" not in said
        drawn = look(TABLE, question).overlays[-1]
        assert isinstance(drawn, Measure)
        assert drawn.start == drawn.end
