"""Each clause of shooting, AP-SHOOT-01 to 11."""

import pytest
from tests.redroll.table import (
    MIDDLE,
    OFF,
    asked,
    dice,
    duel,
    fighter,
    gun,
    happened,
    lost,
    options,
    play,
    row,
    thrown,
    wall,
)

from battlewright.core.running import apply

SCREEN = wall((MIDDLE + 3, 0), (MIDDLE + 3, 36))


def shooter(*guns, **stats):
    return fighter("att", weapons=[*(guns or (gun(),)), "knife"], **stats)


@pytest.mark.clause("AP-SHOOT-01")
def test_no_boost_is_offered_for_a_shot():
    p = duel(6, shooter())
    play(p, "shoot tgt gun", dice(9))
    assert row(p, "att").ap == 2


@pytest.mark.clause("AP-SHOOT-02")
def test_a_shot_costs_one_action_point_and_fires_one_weapon():
    p = duel(6, shooter(gun("left", power=2), gun("right", power=3)))
    assert options(p, "shoot") == ["shoot tgt left", "shoot tgt right"]
    play(p, "shoot tgt right", dice(9))
    assert row(p, "att").ap == 2
    assert lost(p, "tgt") == 3


@pytest.mark.clause("AP-SHOOT-02")
def test_without_an_action_point_nobody_shoots():
    attacker = fighter("att", weapons=[gun("left"), gun("right")], state={"ap": 1})
    p = duel(6, attacker)
    play(p, "shoot tgt right", dice(0))
    assert p.pending.player == 1  # nothing is left but to end the activation


@pytest.mark.clause("AP-SHOOT-03")
def test_sight_is_looked_for_after_paying():
    p = duel(6, shooter(), terrain=[SCREEN])
    assert "shoot tgt gun" in options(p)
    done = play(p, "shoot tgt gun")
    assert done.told() == ["event-paid", "event-no-sight"]
    assert row(p, "att").ap == 2
    assert asked(p) == "ask-action"


@pytest.mark.clause("AP-SHOOT-03")
def test_the_distance_is_measured_after_paying_and_before_the_roll():
    p = duel(6.5, shooter())
    done = play(p, "shoot tgt gun", dice(0))
    assert done.told()[:3] == ["event-paid", "event-measured", "event-shot"]
    assert happened(done, "event-measured")[0]["distance"] == 165_100


@pytest.mark.clause("AP-SHOOT-04")
@pytest.mark.parametrize(("face", "wounds"), [(2, 0), (3, 4)])
def test_the_hit_roll_decides_whether_the_shot_hits(face, wounds):
    p = duel(6, shooter(AIM=2), fighter("tgt", DEF=5))
    play(p, "shoot tgt gun", dice(face))
    assert lost(p, "tgt") == wounds


@pytest.mark.clause("AP-SHOOT-05")
@pytest.mark.parametrize(("gap", "rolls"), [(8, 1), (8.5, 2), (16, 2), (16.1, 3)])
def test_every_exceeding_of_the_effective_range_repeats_the_roll(gap, rolls):
    p = duel(gap, shooter())
    apply(p, ("shoot", "tgt", "gun"))
    assert thrown(p) == rolls


@pytest.mark.clause("AP-SHOOT-05")
@pytest.mark.parametrize(("gap", "rolls"), [(8, 1), (15.9, 1), (16, 2), (16.1, 2)])
def test_only_full_extra_ranges_repeat_the_roll_under_floor(gap, rolls):
    p = duel(gap, shooter(), rulings={"rerolls": "floor"})
    apply(p, ("shoot", "tgt", "gun"))
    assert thrown(p) == rolls


@pytest.mark.clause("AP-SHOOT-06")
@pytest.mark.parametrize(("faces", "wounds"), [((4, 9), 0), ((9, 4), 0), ((5, 9), 4)])
def test_the_worst_of_all_rolls_counts(faces, wounds):
    p = duel(10, shooter(), fighter("tgt", DEF=5))
    play(p, "shoot tgt gun", dice(*faces))
    assert lost(p, "tgt") == wounds


@pytest.mark.clause("AP-SHOOT-07")
def test_symbols_of_the_hit_roll_are_used_before_the_hit_is_settled():
    p = duel(6, shooter(AIM=2), fighter("tgt", DEF=5), rulings={"symbols": "on"})
    play(p, "shoot tgt gun", dice(2, 5))  # claw and claw: 2 + 2 + 1
    assert lost(p, "tgt") == 4


@pytest.mark.clause("AP-SHOOT-07")
def test_symbols_of_a_miss_are_used_too():
    p = duel(6, shooter(), rulings={"symbols": "on"})
    play(p, "shoot tgt gun", dice(0, 5))  # moon and claw on a miss
    assert lost(p, "tgt") == 0
    assert row(p, "att").ap == 3


@pytest.mark.clause("AP-SHOOT-07")
def test_symbols_add_wounds_to_a_hit():
    p = duel(6, shooter(), rulings={"symbols": "on"})
    play(p, "shoot tgt gun", dice(9, 5))  # skull and claw
    assert lost(p, "tgt") == 6


@pytest.mark.clause("AP-SHOOT-08")
@pytest.mark.parametrize(("face", "stunned"), [(9, True), (1, False)])
def test_effects_of_a_hit_start_on_a_hit_only(face, stunned):
    p = duel(6, shooter(gun("gun", 8, 0, "stunning")))
    play(p, "shoot tgt gun", dice(face))
    assert row(p, "tgt").stunned is stunned


@pytest.mark.clause("AP-SHOOT-09")
def test_a_hit_deals_the_weapons_power_without_dice_or_armour():
    p = duel(6, shooter(), fighter("tgt", ARM=9))
    play(p, "shoot tgt gun", dice(9))
    assert lost(p, "tgt") == 4
    assert asked(p) == "ask-action"


@pytest.mark.clause("AP-SHOOT-10")
def test_shooting_uses_lucky_numbers():
    p = duel(6, shooter(), fighter("tgt", DEF=20))
    play(p, "shoot tgt gun", dice(7))
    assert lost(p, "tgt") == 4


@pytest.mark.clause("AP-SHOOT-11")
def test_nobody_reacts_to_a_shot():
    p = duel(6, shooter(), fighter("tgt", AGI=9), rulings=OFF)
    play(p, "shoot tgt gun", dice(9))
    assert asked(p) == "ask-action"
    assert lost(p, "tgt") == 4
