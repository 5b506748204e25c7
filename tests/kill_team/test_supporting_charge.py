"""Supporting charges: beside a friend where there is no room at the enemy."""

from __future__ import annotations

from fractions import Fraction
from math import cos, hypot, radians, sin, sqrt
from typing import Any

import pytest
from tests.kill_team.charges import block, charges, charging, options, say
from tests.kill_team.models import model, position, profile

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.snapshot import save
from battlewright.rules.kill_team.sight import sees
from battlewright.rules.kill_team.state import touching
from battlewright.table.gaps import gap, in_contact
from battlewright.table.lengths import inches

F = Fraction
BIG = profile(base=60)
"""A target that can be seen over the models about it, or a charger too wide for a gap between them."""

APART = (60 + 25) / 25.4 / 2
"""How far the middles are of a big base and a small one in contact."""

ALL_ROUND = (0, 60, 120, 180, 240, 300)
"""Directions between which nobody has room."""


def ring(*directions: int, side: int = 0) -> list[Any]:
    """Models in contact with a big base at 20, 20."""
    turns = [radians(each) for each in directions]
    return [model(side, (20 + 1.0003 * APART * cos(turn), 20 + 1.0003 * APART * sin(turn))) for turn in turns]


def crowded(distance: float = 5) -> Position:
    """a0 charges b0, which six friends touch all round."""
    charger = model(0, (20, 20 - distance - APART))
    return charging(position(charger, *ring(*ALL_ROUND), model(1, (20, 20), BIG)))


@pytest.mark.clause("KT-SUPPORT-01", "KT-SUPPORT-02")
def test_an_enemy_in_combat_may_be_charged_though_there_is_no_room_at_it() -> None:
    assert options(crowded()) == ["charge b0", "done"]


@pytest.mark.clause("KT-SUPPORT-01", "KT-SUPPORT-02", "KT-RUL-03")
@pytest.mark.parametrize(("side", "may"), [(0, True), (1, False)])
def test_a_friend_that_hides_the_enemy_is_no_bar_to_a_charge_but_an_enemy_is(side: int, may: bool) -> None:
    """a0 stands straight behind what hides b0 wholly."""
    target = model(1, (20, 20 + 25 / 25.4))
    hiding = [model(0, (20, 20)), target] if side == 0 else [target, model(1, (20, 20))]
    p = position(model(0, (20, 16)), *hiding)
    target_row = 5 if side == 0 else 4
    assert not sees(p, 3, target_row)
    p = charging(p)
    named = f"charge b{target_row - 5 if side == 0 else 0}"
    assert (named in options(p)) is may
    if may:
        assert say(p, named, (6, 6)).rows[3].charged


@pytest.mark.clause("KT-RUL-03")
def test_terrain_hides_an_enemy_in_combat_as_any_other() -> None:
    wall = block(18, 18, 4, 0.2, 5, "obstruction")
    p = position(model(0, (20, 16)), model(0, (20, 20)), model(1, (20, 20 + 25 / 25.4)), features=(wall,))
    assert charging(p).pending is None


@pytest.mark.clause("KT-SUPPORT-03")
def test_the_distance_is_measured_to_the_enemy() -> None:
    """5.2 inches to the enemy, less than 5 to the place beside its friends."""
    p = say(crowded(5.2), "charge b0")
    assert p.pending.values["need"] == 6  # type: ignore[union-attr]
    assert charges(p, lambda q: q.rows[3].charged)[True] == F(13, 18)


@pytest.mark.clause("KT-SUPPORT-04", "KT-RUL-15")
def test_ktq_13_the_charger_stands_beside_a_friend_as_near_as_it_can() -> None:
    p = say(crowded(), "charge b0", (6, 6))
    m = p.rows[3]
    assert m.charged
    assert touching(p, 3) == ()
    beside = [row for row in range(4, 10) if in_contact(m.base, p.rows[row].base)]
    assert len(beside) == 2
    assert gap(m.base, p.rows[10].base) < inches(0.75)


def one_slot() -> Position:
    """b0 is crowded by its own friends but for one place, wide enough for a1 and too narrow for a0."""
    own = [model(0, (20, 12), BIG), model(0, (22, 12))]
    foes = [model(1, (20, 20), BIG), *ring(230, 310, 10, 70, 130, 180, side=1)]
    p = say(charging(position(*own, *foes)), "charge b0", "declare a0")
    return say(p, "declare a1") if "declare a1" in options(p) else p


@pytest.mark.clause("KT-SUPPORT-05", "KT-RUL-13")
def test_ktq_14_without_a_friend_to_touch_the_charge_fails() -> None:
    """The friend that a0 would have stood beside rolls too little."""
    p = say(one_slot(), (6, 6), (1, 1))
    assert [p.rows[row].charged for row in (3, 4)] == [False, False]
    assert p.rows[3].base.y == inches(12)


@pytest.mark.clause("KT-RUL-13", "KT-SUPPORT-02")
def test_an_enemy_crowded_by_others_that_charge_it_too_may_be_charged() -> None:
    p = say(one_slot(), (6, 6), (6, 6), "move a1")
    assert [p.rows[row].charged for row in (3, 4)] == [True, True]
    assert touching(p, 4)[0] == 5
    assert 5 not in touching(p, 3)


@pytest.mark.clause("KT-SUPPORT-05")
def test_a_charge_for_which_there_can_be_no_friend_to_touch_is_refused() -> None:
    """The target's own friends take all the room at it."""
    foes = [model(1, (20, 20), BIG), *ring(*ALL_ROUND, side=1)]
    p = charging(position(model(0, (20, 13)), *foes))
    assert "charge b0" not in options(p)
    kept = save(p)
    with pytest.raises(Illegal) as error:
        say(p, "charge b0")
    assert save(p) == kept
    assert (error.value.id, error.value.clauses) == ("reason-charge-without-room", ("KT-SUPPORT-05",))


@pytest.mark.clause("KT-SUPPORT-04", "KT-SUPPORT-03")
@pytest.mark.parametrize(("dice", "apart"), [((3, 3), None), ((3, 4), 1.97), ((6, 6), 1.71)])
def test_how_near_the_charger_comes_hangs_on_its_roll(dice: tuple[int, int], apart: float | None) -> None:
    """Six friends touch the enemy; two stand before the nearest gaps between them, others are farther round."""
    wide = 25 / 25.4
    inner = [model(0, (20 + wide * cos(radians(i)), 20 + wide * sin(radians(i)))) for i in range(0, 360, 60)]
    far = wide * sqrt(3)
    outer = [model(0, (20 + far * cos(radians(i)), 20 + far * sin(radians(i)))) for i in (30, -30)]
    p = charging(position(*inner, *outer, model(0, (27, 20)), model(1, (20, 20))))
    say(p, "charge b0", "declare a8", "declared", dice)
    base = p.rows[11].base
    assert p.rows[11].charged is (apart is not None)
    if apart is not None:
        assert hypot(base.x - inches(20), base.y - inches(20)) <= inches(apart)
