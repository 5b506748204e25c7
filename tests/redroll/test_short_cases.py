"""The short cases of section 3.8 of the rules reference, by their numbers."""

import pytest
from tests.redroll.table import (
    MIDDLE,
    asked,
    attack,
    dice,
    duel,
    fighter,
    gun,
    happened,
    lost,
    model,
    options,
    play,
    row,
    wall,
)
from tests.toys.script import ScriptError


def result(done):
    return happened(done, "event-melee-result")[0]["result"]


def test_t1_seven_against_six_is_a_clean_hit():
    p = duel(0, fighter("att", MEL=2), fighter("tgt", AGI=1))
    assert result(attack(p, 5, 5, 4)) == "clean"
    assert (lost(p, "tgt"), lost(p, "att")) == (4, 0)


def test_t2_six_against_six_is_a_hit_and_a_counter():
    p = duel(0, fighter("att", MEL=2), fighter("tgt", AGI=1))
    assert result(attack(p, 4, 5, 4)) == "tie"
    assert (lost(p, "tgt"), lost(p, "att")) == (4, 3)


def test_t3_five_against_six_is_a_miss_and_a_counter():
    p = duel(0, fighter("att", MEL=2), fighter("tgt", AGI=1))
    assert result(attack(p, 3, 5)) == "miss"
    assert (lost(p, "tgt"), lost(p, "att")) == (0, 3)


def test_t4_nought_and_twelve_against_a_natural_nine_is_a_hit_and_a_counter():
    p = duel(0, fighter("att", MEL=12))
    assert result(attack(p, 0, 9, 4)) == "nine"
    assert (lost(p, "tgt"), lost(p, "att")) == (4, 3)


def test_t5_nought_and_nine_against_a_natural_nine_is_a_tie():
    p = duel(0, fighter("att", MEL=9))
    assert result(attack(p, 0, 9, 4)) == "tie"
    assert (lost(p, "tgt"), lost(p, "att")) == (4, 3)


def test_t7_a_natural_nine_and_two_against_twelve_is_the_fourth_result():
    p = duel(0, fighter("att", MEL=3), fighter("tgt", AGI=2))
    assert result(attack(p, 9, 9, 4)) == "nine"
    assert (lost(p, "tgt"), lost(p, "att")) == (4, 3)


@pytest.mark.parametrize(("gap", "legal"), [(0.5, True), (0.6, False)])
def test_t8_fists_reach_half_an_inch(gap, legal):
    assert ("melee tgt fists" in options(duel(gap, fighter("att", weapons=[])))) is legal


@pytest.mark.parametrize(("face", "wounds"), [(2, 0), (5, 3)])
def test_t10_four_and_three_against_armour_nine(face, wounds):
    p = duel(0, fighter("att", STR=4), fighter("tgt", ARM=9, state={"wounds_lost": 2}))
    done = attack(p, 9, 0, face)
    assert [w["wounds"] for w in happened(done, "event-wounded")] == [wounds]
    assert lost(p, "tgt") == 2 + wounds


def test_t12_no_boost_on_shots_and_melee_rolls():
    p = duel(6, fighter("att", weapons=[gun()]))
    with pytest.raises(ScriptError):
        play(p, "shoot tgt gun", "boost")
    p = duel()
    with pytest.raises(ScriptError):
        play(p, "melee tgt knife", "boost")
    with pytest.raises(ScriptError):
        play(p, dice(5), "decline", "boost")


def test_t13_a_lucky_number_does_nothing_in_melee():
    p = duel()
    assert result(attack(p, 7, 9)) == "miss"
    assert result(attack(p, 9, 7, 1)) == "clean"


def test_t14_there_is_no_counter_against_a_counter():
    p = duel()
    done = attack(p, 0, 9)
    assert asked(p) == "ask-action"
    assert [w["model"] for w in happened(done, "event-wounded")] == ["att"]


def test_t15_without_a_red_roll_a_hit_and_no_counter():
    p = duel(0, target=fighter("tgt", AGI=20))
    assert result(attack(p, 0, None, 3)) == "clean"
    assert (lost(p, "tgt"), lost(p, "att")) == (3, 0)


def test_t16_a_token_pays_where_no_action_point_is_left():
    p = duel(0, model("att", "warbeast", ap=0, fury=1), fighter("tgt", WND=20))
    assert options(p, "melee") == ["melee tgt jaws fury", "melee tgt fists fury"]
    play(p, "melee tgt jaws fury", dice(9), "decline", dice(0))
    assert row(p, "att").fury == 0


def test_t17_an_action_point_paid_for_a_target_out_of_sight_is_lost():
    p = duel(6, fighter("att", weapons=[gun()]), terrain=[wall((MIDDLE + 3, 0), (MIDDLE + 3, 36))])
    play(p, "shoot tgt gun")
    assert (row(p, "att").ap, lost(p, "tgt")) == (2, 0)
