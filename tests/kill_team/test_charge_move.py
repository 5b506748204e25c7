"""How far a charge carries, by which way, and what difficult ground, re-rolls and grenades do to it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, charges, charging, options, say
from tests.kill_team.models import law, model, position, profile

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.rules.kill_team.charge_roll import charge_partition
from battlewright.rules.kill_team.state import touching
from battlewright.table.gaps import in_contact

F = Fraction
BASE = 25 / 25.4


def at(gap: float, of: Any = None, features: Any = (), row: Any = None, **rulings: Any) -> Position:
    """A charger and a target whose bases are so far apart, the charge named."""
    pieces = model(0, (20, 20), of, **(row or {})), model(1, (20, 20 + gap + BASE))
    return say(charging(position(*pieces, features=features, **rulings)), "charge b0")


def reached(p: Position) -> Fraction:
    """The chance of the charge."""
    return charges(p, lambda q: q.rows[3].charged).get(True, F(0))


REACH = {3: F(35, 36), 4: F(11, 12), 5: F(5, 6), 6: F(13, 18), 7: F(7, 12), 8: F(5, 12), 9: F(5, 18), 10: F(1, 6),
         11: F(1, 12), 12: F(1, 36)}  # fmt: skip
FLEET = {5: F(35, 36), 6: F(301, 324), 7: F(367, 432), 8: F(313, 432), 9: F(41, 72), 10: F(43, 108), 11: F(17, 72),
         12: F(121, 1296)}  # fmt: skip


@pytest.mark.clause("KT-S-308A", "KT-S-308B")
@pytest.mark.parametrize(("gap", "chance"), REACH.items())
def test_a_charge_reaches_what_two_dice_reach(gap: int, chance: Fraction) -> None:
    assert reached(at(gap)) == chance
    assert reached(at(gap - 0.9)) == chance


@pytest.mark.clause("KT-S-308D")
@pytest.mark.parametrize(("gap", "chance"), FLEET.items())
def test_fleet_rolls_any_dice_again_as_well_as_can_be(gap: int, chance: Fraction) -> None:
    assert reached(at(gap, profile(rules=("fleet",)))) == chance


@pytest.mark.clause("KT-S-308D")
def test_with_fleet_it_is_asked_which_dice_are_rolled_again() -> None:
    p = say(at(9, profile(rules=("fleet",))), (5, 2))
    assert options(p) == ["keep", "reroll 2", "reroll 5", "reroll 2 5"]
    say(p, "reroll 2", (4,))
    assert p.rows[3].charged


@pytest.mark.clause("KT-M-01E")
def test_a_jump_kept_for_the_charge_rolls_both_dice_again() -> None:
    jumper = profile(rules=("jump",))
    assert options(say(at(9, jumper), (5, 2))) == ["keep", "reroll 2 5"]
    assert reached(at(9, jumper)) == 1 - F(13, 18) ** 2
    assert reached(at(9, jumper, row={"moved": "jumped"})) == F(5, 18)


@pytest.mark.clause("KT-S-310L")
def test_an_acrobatic_charge_goes_3_inches_farther() -> None:
    assert reached(at(10, profile(rules=("acrobatic",)))) == F(7, 12)
    assert reached(at(14.5, profile(rules=("acrobatic",)))) == F(1, 36)


@pytest.mark.clause("KT-S-308C")
def test_a_charger_ends_in_contact_straight_ahead() -> None:
    p = say(at(5), (6, 6))
    assert touching(p, 3) == (4,)
    assert p.rows[3].base.x == p.rows[4].base.x


@pytest.mark.clause("KT-S-308C")
def test_a_charger_goes_round_who_stands_between() -> None:
    """A friend bars the straight way; the way round it is longer by less than an inch."""
    own = [model(0, (20, 20)), model(0, (20.6, 23))]
    p = say(charging(position(*own, model(1, (20, 26)))), "charge b0", "declare a0", "declared")
    need = p.pending.values["need"]  # type: ignore[union-attr]
    assert need == 6
    say(p, (5, 1))
    assert touching(p, 3) == (5,)
    assert not in_contact(p.rows[3].base, p.rows[4].base)


@pytest.mark.clause("KT-S-308C")
def test_a_charger_goes_round_a_wall() -> None:
    wall = block(18, 22, 3, 0.3, 0.5, "obstruction")
    p = at(4, features=(wall,))
    assert p.pending.values["need"] > 4  # type: ignore[union-attr]
    say(p, (6, 6))
    assert touching(p, 3) == (4,)


WOODS = block(15, 21, 10, 1, 3, "forest")


@pytest.mark.clause("KT-RUL-37", "KT-S-308E")
def test_ktq_25_difficult_ground_takes_2_from_the_roll() -> None:
    p = say(at(5.5, features=(WOODS,)), (4, 3))
    assert not p.rows[3].charged
    p = say(at(5.5, profile(I=4), features=(WOODS,)), (4, 4))
    assert p.rows[3].charged and p.rows[3].slowed


@pytest.mark.clause("KT-S-310K")
def test_ktq_25_who_moves_through_cover_arrives_but_strikes_last() -> None:
    p = say(at(5.5, profile(rules=("move_through_cover",)), features=(WOODS,)), (4, 3))
    assert p.rows[3].charged and p.rows[3].slowed


@pytest.mark.clause("KT-RUL-37")
def test_difficult_ground_halves_the_roll_under_the_other_ruling() -> None:
    assert reached(at(4.5, features=(WOODS,), charge_terrain="halve")) == F(5, 18)
    assert reached(at(5, features=(WOODS,), charge_terrain="halve")) == F(5, 18), "9 halved, rounded up"
    assert reached(at(4.5, features=(WOODS,))) == F(7, 12)


@pytest.mark.clause("KT-RUL-38", "KT-W-21A")
def test_ktq_38_assault_grenades_keep_the_initiative_once() -> None:
    grenadier = profile(wargear=("assault_grenades",))
    p = say(at(5, grenadier, features=(WOODS,)), (6, 6))
    assert asked(p) == "ask-assault_grenades"
    kept = say(p.fork(), "decline")
    assert kept.rows[3].slowed and not kept.rows[3].used
    say(p, "throw assault_grenades")
    assert not p.rows[3].slowed and p.rows[3].used == ("assault_grenades",)
    p = say(at(5, grenadier, features=(WOODS,), row={"used": ("assault_grenades",)}), (6, 6))
    assert p.rows[3].slowed


@pytest.mark.clause("KT-S-310L")
def test_an_acrobatic_charger_is_not_slowed() -> None:
    p = say(at(5, profile(rules=("acrobatic",)), features=(WOODS,)), (6, 6))
    assert p.rows[3].charged and not p.rows[3].slowed


def test_a_roll_tells_apart_only_what_matters() -> None:
    assert law(charge_partition((6,))) == {0: F(5, 18), 6: F(13, 18)}
    assert law(charge_partition((6, 9))) == {0: F(5, 18), 6: F(4, 9), 9: F(5, 18)}


@pytest.mark.clause("KT-S-310M")
def test_riot_tactics_take_the_bonus_from_the_chargers() -> None:
    pieces = model(0, (20, 20)), model(1, (20, 25), profile(rules=("riot_tactics",), Ld=7))
    p = say(charging(position(*pieces)), "charge b0")
    found = charges(p, lambda q: (q.rows[3].charged, q.rows[3].rebuffed))
    assert found[True, True] == F(5, 6) * F(7, 12)
    assert found[True, False] == F(5, 6) * F(5, 12)


def test_the_default_keeps_dice_that_cannot_be_bettered() -> None:
    p = say(at(12, profile(rules=("fleet",))), (6, 5))
    assert isinstance(p.pending, Choose)
    assert p.pending.default == ("reroll", 5)
