"""Each clause of damage, AP-DAMAGE-01 to 06."""

import pytest
from tests.redroll.table import asked, attack, blade, dice, duel, fighter, happened, lost, play, row

ON = {"symbols": "on"}


@pytest.mark.clause("AP-DAMAGE-01")
def test_damage_is_rolled_after_a_successful_attack_only():
    p = duel()
    play(p, "melee tgt knife", dice(4), "red_roll knife", dice(5))
    assert asked(p) == "ask-action"
    play(p, "melee tgt knife", dice(6), "red_roll knife", dice(5), dice(2))
    assert lost(p, "tgt") == 2


@pytest.mark.clause("AP-DAMAGE-02")
@pytest.mark.parametrize(
    ("strength", "power", "armour", "face", "wounds"), [(4, 3, 9, 5, 3), (8, 2, 3, 0, 7), (1, 4, 5, 6, 6)]
)
def test_wounds_are_the_roll_and_strength_and_power_less_armour(strength, power, armour, face, wounds):
    attacker = fighter("att", STR=strength, weapons=[blade("knife", 0.5, power)])
    p = duel(0, attacker, fighter("tgt", ARM=armour))
    attack(p, 9, 0, face)
    assert lost(p, "tgt") == wounds


@pytest.mark.clause("AP-DAMAGE-02")
def test_extra_modifiers_are_added_before_the_floor():
    p = duel(0, fighter("att", weapons=["axe"]), fighter("tgt", ARM=12))
    attack(p, 9, 0, 2, weapon="axe")  # 2 + 4 + 5 - 12 = -1, and 1 from the axe
    assert lost(p, "tgt") == 0
    attack(p, 9, 0, 3, weapon="axe")
    assert lost(p, "tgt") == 1


@pytest.mark.clause("AP-DAMAGE-03")
@pytest.mark.parametrize(("face", "wounds"), [(2, 0), (4, 2), (0, 0)])
def test_only_the_surplus_over_armour_is_wounds(face, wounds):
    p = duel(0, target=fighter("tgt", ARM=9, state={"wounds_lost": 3}))
    done = attack(p, 9, 0, face)
    assert [w["wounds"] for w in happened(done, "event-wounded")] == [wounds]
    assert lost(p, "tgt") == 3 + wounds


@pytest.mark.clause("AP-DAMAGE-04")
def test_no_boost_is_offered_for_melee_hits():
    p = duel()
    play(p, "melee tgt knife", dice(5))
    assert asked(p) == "ask-red_roll"


@pytest.mark.clause("AP-DAMAGE-04")
def test_no_boost_is_offered_for_melee_damage():
    p = duel()
    play(p, "melee tgt knife", dice(5), "decline", dice(3))
    assert row(p, "att").ap == 2


@pytest.mark.clause("AP-DAMAGE-05")
def test_a_lucky_number_does_nothing_in_melee():
    p = duel()
    attack(p, 7, 8)
    assert (lost(p, "tgt"), lost(p, "att")) == (0, 3)
    attack(p, 8, 7, 1)
    assert (lost(p, "tgt"), lost(p, "att")) == (1, 3)


@pytest.mark.clause("AP-DAMAGE-06")
def test_melee_hits_use_symbol_combinations():
    p = duel(rulings=ON)
    play(p, "melee tgt knife", dice(5, 2), "red_roll knife", dice(5, 1), dice(1, 1))  # 5 + 1 against 5
    assert (lost(p, "tgt"), lost(p, "att")) == (1, 0)


@pytest.mark.clause("AP-DAMAGE-06")
def test_effects_of_melee_hits_act_after_the_hit_roll():
    p = duel(rulings=ON)
    play(
        p, "melee tgt knife", dice(0, 5), "red_roll knife", dice(3, 1)
    )  # moon and claw: the action point is back
    assert row(p, "att").ap == 3
    play(
        p, "melee tgt knife", dice(9, 5), "red_roll knife", dice(3, 1), dice(1, 1)
    )  # skull and claw: 2 Wounds
    assert lost(p, "tgt") == 3


@pytest.mark.clause("AP-DAMAGE-06")
def test_melee_damage_uses_symbol_combinations():
    p = duel(rulings=ON)
    play(p, "melee tgt knife", dice(9, 1), "decline", dice(2, 8))
    assert lost(p, "tgt") == 3
