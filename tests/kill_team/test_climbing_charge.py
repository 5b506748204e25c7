"""Charges with a climb: the foot, the test, the breath it costs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, charges, charging, say
from tests.kill_team.models import model, position, profile

from battlewright.core.position import Position
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.gaps import in_contact
from battlewright.table.lengths import inches

F = Fraction
RADIUS = 25 / 25.4 / 2
FLOOR = block(10, 10, 6, 6, 3, "floor", base=2.9)


def up(*features: Any, of: Any = None, other: Any = None) -> Position:
    """A charger before a floor, its target upon it; the charge is named."""
    pieces = model(0, (13, 6), of), model(1, (13, 11.6, 3), other)
    return say(charging(position(*pieces, features=(FLOOR, *features))), "charge b0")


def seen(p: Position) -> tuple[Any, ...]:
    m = p.rows[3]
    return m.charged, m.climbed, m.base.z // 25_400


@pytest.mark.clause("KT-CLIMB-01", "KT-CLIMB-04", "KT-CLIMB-07")
def test_who_passes_completes_the_charge_above() -> None:
    found = charges(up(), seen)
    assert found[True, True, 3] == F(5, 12) * F(2, 3)


@pytest.mark.clause("KT-CLIMB-02", "KT-RUL-16")
def test_a_roll_that_is_too_short_needs_no_test() -> None:
    p = say(up(), (2, 3))
    assert p.pending is None
    assert seen(p) == (False, False, 0)


@pytest.mark.clause("KT-CLIMB-03", "KT-CLIMB-05", "KT-CLIMB-06")
def test_who_fails_stays_at_the_foot() -> None:
    p = say(up(), (6, 6))
    assert asked(p) == "kill_team-roll-initiative"
    say(p, (5,))
    assert seen(p) == (False, False, 0)
    assert abs(p.rows[3].base.y - inches(10 - RADIUS)) <= 20


@pytest.mark.clause("KT-RUL-22")
def test_inches_upwards_count() -> None:
    """3.5 to the foot, 3 up, 1.1 from the foot to contact."""
    assert up().pending.values["need"] == 8  # type: ignore[union-attr]


@pytest.mark.clause("KT-CLIMB-08", "KT-RUL-21")
@pytest.mark.parametrize(("own", "other", "need"), [(4, 3, 4), (4, 7, 5), (1, 1, 4)])
def test_ktq_23_it_costs_one_weapon_skill_but_never_the_last(own: int, other: int, need: int) -> None:
    p = say(up(of=profile(WS=own), other=profile(WS=other)), (6, 6), (1,))
    assert p.value("hit.need", Strike(3, 4, "blade")) == need
    assert p.value("WS", 3) == max(1, own - 1)


@pytest.mark.clause("KT-M-02E")
def test_a_ladder_is_climbed_without_a_test() -> None:
    ladder = block(12.5, 9.9, 1, 0.1, 3, "ladder")
    p = say(up(ladder), (6, 6))
    assert seen(p) == (True, False, 3)


@pytest.mark.clause("KT-M-02D")
def test_a_step_of_an_inch_is_no_climb() -> None:
    step = block(10, 10, 6, 6, 1, "floor", base=0.9)
    pieces = model(0, (13, 9 - RADIUS)), model(1, (13, 12.5, 1))
    p = say(charging(position(*pieces, features=(step,))), "charge b0", (6, 6))
    assert seen(p) == (True, False, 1)


@pytest.mark.clause("KT-M-04E")
def test_lightning_reflexes_need_no_test() -> None:
    assert seen(say(up(of=profile(rules=("lightning_reflexes",))), (6, 6))) == (True, True, 3)


@pytest.mark.clause("KT-RUL-20")
def test_a_climb_and_a_jump_are_both_tested_and_both_count() -> None:
    """A tower stands across the table between the two."""
    tower = block(0, 10, 48, 2, 1.2, "floor", base=1.1)
    wall = block(0, 10, 48, 2, 1.1, "impassable")
    pieces = model(0, (13, 9 - RADIUS)), model(1, (13, 14))
    p = charging(position(*pieces, features=(tower, wall)))
    say(p, "charge b0", (6, 6))
    assert p.pending.values["why"] == "climb"  # type: ignore[union-attr]
    say(p, (1,))
    assert p.pending.values["why"] == "dive"  # type: ignore[union-attr]
    say(p, (1,))
    assert (p.rows[3].charged, p.rows[3].climbed, p.rows[3].dived) == (True, True, True)
    assert p.value("WS", 3) == 3
    assert p.value("strength", Strike(3, 4, "blade")) == 5


@pytest.mark.clause("KT-CLIMB-01", "KT-CLIMB-07")
@pytest.mark.parametrize("inwards", [0.1, 0.7, 1.0, 1.2, 1.5])
def test_a_target_near_the_ledge_is_charged_from_below_beside_it(inwards: float) -> None:
    """Straight before it the middle of the base would hang over the ledge."""
    storey = block(4, 14, 16, 6, 2, "floor")
    p = charging(position(model(0, (12, 10)), model(1, (12, 14 + inwards, 2)), features=(storey,)))
    say(p, "charge b0", (6, 6), (1,))
    m = p.rows[3]
    assert (m.charged, m.climbed, m.base.z) == (True, True, inches(2))
    assert in_contact(m.base, p.rows[4].base)
    assert m.base.y >= inches(14) - 20


@pytest.mark.clause("KT-CLIMB-03", "KT-CLIMB-07")
@pytest.mark.parametrize("friend", [(13, 12), (13, 14, 2), (13.2, 11.8), (12.8, 14.9, 2)])
def test_a_wide_ledge_is_climbed_beside_a_friend(friend: tuple[float, ...]) -> None:
    """One stands on the straight line, below or above."""
    pieces = model(0, (13, 10)), model(0, friend), model(1, (13, 17, 2))
    p = charging(position(*pieces, features=(block(6, 14, 14, 6, 2, "floor"),)))
    say(p, "charge b0", "declare a0", "declared")
    assert p.pending.values["need"] in (8, 9)  # type: ignore[union-attr]
    say(p, (6, 6), (1,))
    assert p.rows[3].charged
    assert in_contact(p.rows[3].base, p.rows[5].base)


@pytest.mark.clause("KT-CLIMB-03", "KT-RUL-02")
def test_who_climbs_first_is_asked_where_one_would_be_in_the_way_of_the_other() -> None:
    pieces = model(0, (13, 10)), model(0, (13, 11.5)), model(1, (13, 17, 2))
    p = charging(position(*pieces, features=(block(6, 14, 14, 6, 2, "floor"),)))
    say(p, "charge b0", "declare a0", "declare a1", (6, 6), (6, 6))
    assert asked(p) == "kill_team-ask-mover"
    say(p, "move a1", (1,), (1,))
    assert [p.rows[row].charged for row in (3, 4)] == [True, True]


@pytest.mark.clause("KT-CLIMB-01", "KT-RUL-20", "KT-RUL-22")
def test_a_solid_floor_is_climbed_over_not_walked_through() -> None:
    dais = block(0, 10, 48, 1, 1.2, "floor")
    p = charging(position(model(0, (13, 9)), model(1, (13, 13)), features=(dais,)))
    say(p, "charge b0", (6, 6))
    assert p.pending.values["why"] == "climb"  # type: ignore[union-attr]
    say(p, (1,))
    assert p.pending.values["why"] == "dive"  # type: ignore[union-attr]
    say(p, (1,))
    assert (p.rows[3].charged, p.rows[3].climbed, p.rows[3].dived) == (True, True, True)


@pytest.mark.clause("KT-CLIMB-01")
def test_where_it_can_walk_round_a_solid_floor_a_charger_does() -> None:
    dais = block(12, 10, 2, 1, 1.2, "floor")
    p = charging(position(model(0, (13, 8)), model(1, (14, 14)), features=(dais,)))
    say(p, "charge b0", (6, 6))
    assert (p.pending, p.rows[3].charged, p.rows[3].climbed) == (None, True, False)


@pytest.mark.clause("KT-CLIMB-01")
def test_a_solid_floor_of_an_inch_is_a_step() -> None:
    dais = block(0, 10, 48, 1, 1, "floor")
    p = say(charging(position(model(0, (13, 8)), model(1, (13, 14)), features=(dais,))), "charge b0", (3, 3))
    assert (p.pending, p.rows[3].charged, p.rows[3].climbed) == (None, True, False)


@pytest.mark.clause("KT-CLIMB-01", "KT-CLIMB-04", "KT-AERIAL-01")
@pytest.mark.parametrize(
    ("own", "other", "height"),
    [((12, 6), (12, 9.5, 2), 2), ((12, 9.5, 2), (12, 6), 2), ((12, 6), (12, 15), 1.2)],
)
def test_hills_are_walked_on_up_down_and_over(
    own: tuple[float, ...], other: tuple[float, ...], height: float
) -> None:
    """As in the Movement phase: neither climbed nor jumped from."""
    hill = block(2, 8, 20, 4, height, "hill")
    p = charging(position(model(0, own), model(1, other), features=(hill,)))
    say(p, "charge b0", (6, 6))
    m = p.rows[3]
    assert (p.pending, m.charged, m.climbed, m.dived) == (None, True, False, False)
    assert in_contact(m.base, p.rows[4].base)


@pytest.mark.clause("KT-CLIMB-05", "KT-CHARGE-05")
def test_who_has_failed_at_the_foot_is_gone_round_by_who_rolled_enough() -> None:
    """a1 stays where a0 would have climbed; a0 takes its next place, which is farther."""
    pieces = model(0, (13, 10)), model(0, (13, 11.5)), model(1, (13, 17, 2))
    p = charging(position(*pieces, features=(block(6, 14, 14, 6, 2, "floor"),)))
    say(p, "charge b0", "declare a0", "declare a1", (6, 6), (6, 6), "move a1", (6,), (1,))
    assert [p.rows[row].charged for row in (3, 4)] == [True, False]
