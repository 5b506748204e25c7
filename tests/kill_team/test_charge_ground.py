"""Whatever floors, hills and friends lie about: a charge ends on the ground, on nobody, and in contact."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.kill_team.charges import block, charging, say
from tests.kill_team.models import model, position

from battlewright.core.position import Position
from battlewright.rules.kill_team.charge_way import choices, way_to
from battlewright.rules.kill_team.terrain import foot
from battlewright.table.bodies import Disc
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import inches
from battlewright.table.levels import ground_below, support
from battlewright.table.terrain import stands_in_way, touches

KINDS = {"solid": ("floor", 0.0), "slab": ("floor", 0.1), "hill": ("hill", 0.0)}
PLACE = st.tuples(st.floats(6, 30), st.floats(6, 22), st.booleans())


@st.composite
def layouts(draw: st.DrawFn) -> Position:
    """A charger and others about two pieces of terrain, each on the table or as high as it can stand there."""
    features = []
    for x in (9, 19):
        kind = draw(st.sampled_from(sorted(KINDS)))
        trait, thick = KINDS[kind]
        top = draw(st.sampled_from((0.8, 1.2, 2.0, 3.0))) if kind != "slab" else 2.5
        base = top - thick if thick else 0
        features.append(block(x + draw(st.floats(0, 3)), draw(st.floats(9, 13)), 5, 5, top, trait, base=base))
    places = draw(st.lists(PLACE, min_size=3, max_size=8))
    table = position(features=tuple(features)).scene.table
    pieces: list[Any] = []
    for number, (x, y, is_high) in enumerate(places):
        of, row = model(1 if number == 1 else 0, (x, y, 4 if is_high else 0))
        ground = ground_below(row.base, table).z if is_high else 0
        base = row.base.raised_to(max(ground, foot(table, row.base.raised_to(0)) if ground == 0 else 0))
        others = [other.base for _, other in pieces]
        if _is_on_ground(base, table) and not any(overlaps(base, other) for other in others):
            pieces.append(model(row.side, (x, y, base.z / 25_400), of))
    sides = [row.side for _, row in pieces]
    assume(len(pieces) >= 2 and sides[0] == 0 and 1 in sides)
    return position(*sorted(pieces, key=lambda piece: piece[1].side), features=tuple(features))


def _is_on_ground(base: Disc, table: Any) -> bool:
    inside = (piece for piece in table.with_trait("floor") if stands_in_way(piece, base))
    if any(touches(piece, base) for piece in inside):
        return False
    return base.z == foot(table, base.raised_to(0)) or (base.z > 0 and support(base, table) is not None)


@pytest.mark.clause("KT-S-308C", "KT-CLIMB-05", "KT-AERIAL-08")
@given(layouts())
@settings(max_examples=60, deadline=None)
def test_a_charger_comes_to_stand_on_the_ground_on_nobody_and_in_contact(p: Position) -> None:
    target = len(p.rows) - 1
    bases = {row: p.rows[row].base for row in range(3, len(p.rows))}
    assume(not in_contact(bases[3], bases[target]))
    for way in choices(way_to(p, 3, target)):
        end = bases[3].at(*way.end).raised_to(way.z)
        feet = [end.at(h.x, h.y).raised_to(h.z) for h in way.hurdles if h.why == "climb"]
        for stop in (end, *feet):
            assert _is_on_ground(stop, p.scene.table)
            assert not any(overlaps(stop, other) for row, other in bases.items() if row != 3)
        assert way.supporting or in_contact(end, bases[target])


@pytest.mark.clause("KT-CLIMB-01", "KT-RUL-22")
def test_from_a_hill_one_walks_down_to_the_foot_of_a_floor_and_climbs_there() -> None:
    """Floor and hill are equally high, with ground between."""
    hill, storey = block(4, 4, 6, 6, 2, "hill"), block(13, 4, 6, 6, 2, "floor")
    p = charging(position(model(0, (8, 7, 2)), model(1, (15, 7, 2)), features=(hill, storey)))
    assert say(p, "charge b0").pending.values["need"] == 9  # type: ignore[union-attr]
    say(p, (6, 6), (1,))
    assert (p.rows[3].charged, p.rows[3].climbed, p.rows[3].dived) == (True, True, False)


@pytest.mark.clause("KT-AERIAL-08")
def test_a_dive_ends_beside_its_target_on_the_same_floor_not_in_the_air() -> None:
    low, high = block(12, 6, 4, 4, 2, "floor"), block(4, 6, 6, 4, 4, "floor")
    p = charging(position(model(0, (9.6, 8, 4)), model(1, (12.3, 8, 2)), features=(low, high)))
    say(p, "charge b0", (6, 6), (1,))
    base = p.rows[3].base
    assert p.rows[3].dived
    assert hypot(base.x - inches(12.3), base.y - inches(8)) <= inches(25 / 25.4) + 20
    assert support(base, p.scene.table) is not None
