"""Fury (2.18): forcing and spending, boosts, healing, cutting."""

import pytest
from tests.hordes.battles import asked, battle, dice, lost, options, play, row, thrown
from tests.hordes.fights import attack_roll, beast, damage_roll, fight, foe, lord, strike

from battlewright.core.errors import Illegal
from battlewright.core.running import apply
from battlewright.core.settings import Settings, automatic
from battlewright.rules.hordes.fury import can_pay
from battlewright.rules.hordes.wounds import can_cut, cut


@pytest.mark.clause("HRD-R-218E")
def test_a_beast_is_forced_for_a_boost_up_to_its_fury():
    p = fight(attacker=beast(fury=2))
    play(p, "attack foe blade", "boost", dice(6, 6, 6), "boost", dice(1, 1, 1))
    assert row(p, "beast").fury == 4
    assert options(p, "buy") == []


@pytest.mark.clause("HRD-R-218E", "HRD-R-218G")
def test_a_beast_at_its_fury_and_a_warlock_without_points_are_offered_nothing():
    play(fight(attacker=beast(fury=4)), "attack foe blade", dice(6, 6), dice(1, 1))
    play(fight(attacker=lord(fury=0)), "attack foe blade", dice(6, 6), dice(1, 1))


@pytest.mark.clause("HRD-R-218E")
@pytest.mark.parametrize("fury", [0, 1, 3, 4])
def test_q48_fury_left_on_a_beast_lets_it_be_forced_less(fury):
    """Of FURY 4 so many points are there already; the rest is all that it can still be forced."""
    p = fight(attacker=beast(fury=fury))
    assert [can_pay(p, p.scene.index["beast"], more) for more in range(1, 6)] == [
        fury + more <= 4 for more in range(1, 6)
    ]


@pytest.mark.clause("HRD-R-218G")
def test_a_warlock_spends_a_point_for_a_boost_and_one_for_an_attack():
    p = fight(attacker=lord(fury=3))
    play(p, "attack foe blade", "boost", dice(6, 6, 6), "boost", dice(1, 1, 1))
    assert row(p, "lord").fury == 1
    play(p, "buy foe blade", dice(1, 1))
    assert row(p, "lord").fury == 0


def test_nobody_else_pays():
    p = fight(attacker=lord(kind="solo", fury=0))
    play(p, "attack foe blade", dice(6, 6), dice(1, 1))
    assert not can_pay(p, p.scene.index["lord"])
    assert not can_pay(p, p.scene.index["foe"])


@pytest.mark.clause("HRD-R-217I")
def test_a_crippled_spirit_cannot_be_forced():
    p = fight(attacker=beast(fury=0, boxes_lost={5: 4}))
    play(p, "attack foe blade", dice(6, 6), dice(1, 1))
    assert row(p, "beast").fury == 0 and options(p, "buy") == []


@pytest.mark.clause("HRD-R-202D")
def test_a_roll_is_boosted_once():
    p = attack_roll(fight(), boosted=True)
    assert asked(p) == "roll-attack-ranged"
    p = damage_roll(fight(), 10, boosted=True)
    assert asked(p) == "roll-damage" and thrown(p) == 3


@pytest.mark.clause("HRD-R-202D", "HRD-R-226B")
def test_a_boost_is_declared_before_its_roll():
    p = fight()
    apply(p, ("attack", "foe", "blade"))
    assert asked(p) == "ask-boost_attack"
    play(p, "boost", dice(6, 6, 6))
    assert asked(p) == "ask-boost_damage"


@pytest.mark.clause("HRD-R-218I")
def test_fury_boosts_nothing_outside_the_own_activation():
    p = strike(battle([lord()], [foe()], turn="foe"), "lord", "foe")
    assert asked(p) == "roll-attack-melee"
    play(p, dice(6, 6), dice(1, 1))
    assert row(p, "lord").fury == 5


@pytest.mark.clause("HRD-R-218H")
def test_a_warlock_heals_a_box_of_its_own():
    p = fight(attacker=lord(hurt=3))
    play(p, "heal lord")
    assert lost(p, "lord") == 2 and row(p, "lord").fury == 4


@pytest.mark.clause("HRD-R-218H", "HRD-R-218B")
@pytest.mark.parametrize(("y", "within"), [(9.5, True), (7.0, False)])
def test_a_beast_is_healed_in_the_control_area(y, within):
    p = fight(others=[beast(y, boxes_lost={1: 4})])
    if within:
        play(p, "heal beast mind")
        assert lost(p, "beast") == 3
    else:
        with pytest.raises(Illegal, match="heal-out-of-area"):
            apply(p, ("heal", "beast", "mind"))


@pytest.mark.clause("HRD-R-218H")
def test_healing_needs_a_point():
    p = fight(attacker=lord(fury=0, hurt=3))
    with pytest.raises(Illegal, match="heal-not-paid"):
        apply(p, ("heal", "lord"))


@pytest.mark.clause("HRD-R-217J")
def test_one_circle_healed_lets_a_crippled_spirit_be_forced_again():
    p = fight(others=[beast(17.5, boxes_lost={5: 4})])
    one = p.scene.index["beast"]
    assert not can_pay(p, one)
    play(p, "heal beast spirit")
    assert can_pay(p, one)


def test_each_aspect_that_has_lost_circles_can_be_healed():
    p = fight(others=[beast(17.5, boxes_lost={3: 6})])
    assert options(p, "heal") == ["heal beast body", "heal beast spirit"]


@pytest.mark.clause("HRD-R-218D")
def test_a_warlock_cuts_itself_for_fury_up_to_its_fury():
    p = fight(attacker=lord(fury=4))
    own = p.scene.index["lord"]
    assert can_cut(p, own)
    cut(p, own)
    assert (row(p, "lord").fury, lost(p, "lord")) == (5, 1)
    assert not can_cut(p, own)
    assert not can_cut(p, p.scene.index["foe"])


def test_a_boost_that_cannot_change_the_roll_is_not_asked_for_when_it_matters():
    when = Settings(({"boost_attack": "when_matters", "boost_damage": "when_matters"}, {}))
    sure = apply(fight(attacker=lord(MAT=12), target=foe(DEF=5)), ("attack", "foe", "blade"))
    assert automatic(sure, when) is None  # three ones are rarer than two
    thick = damage_roll(fight(target=foe(ARM=40)), 10)
    assert automatic(thick, when) == ("decline",)
    assert automatic(damage_roll(fight(), 10), when) is None
