"""Each clause of melee weapons and of the melee procedure, AP-MELEE-01 to 21."""

import pytest
from tests.redroll.table import (
    asked,
    at,
    attack,
    beside,
    blade,
    dice,
    duel,
    fighter,
    happened,
    lost,
    model,
    options,
    play,
    row,
)

from battlewright.table.lengths import inches


def result(done):
    return [values["result"] for values in happened(done, "event-melee-result")]


@pytest.mark.clause("AP-MELEE-01")
def test_attacks_are_made_with_bare_hands_or_an_equipped_weapon():
    assert options(duel(), "melee") == ["melee tgt knife", "melee tgt fists"]
    assert options(duel(0, fighter("att", weapons=[])), "melee") == ["melee tgt fists"]


@pytest.mark.clause("AP-MELEE-02")
def test_each_weapon_has_characteristics_of_its_own():
    arms = [blade("short", 0.5, 5), blade("long", 2, 1)]
    assert options(duel(1.5, fighter("att", weapons=arms)), "melee") == ["melee tgt long"]
    for name, wounds in (("short", 7), ("long", 3)):
        p = duel(0, fighter("att", weapons=arms))
        attack(p, 9, 0, 5, weapon=name)  # 5 + STR 4 + POW - ARM 7
        assert lost(p, "tgt") == wounds


@pytest.mark.clause("AP-MELEE-03")
@pytest.mark.parametrize(("gap", "reaches"), [(0, True), (2, True), (2.1, False)])
def test_a_weapon_can_be_used_up_to_its_range_in_inches(gap, reaches):
    p = duel(gap, fighter("att", weapons=["spear"]))
    assert ("melee tgt spear" in options(p)) is reaches


@pytest.mark.clause("AP-MELEE-04")
@pytest.mark.parametrize(("gap", "reaches"), [(0.5, True), (0.6, False)])
def test_fists_reach_half_an_inch(gap, reaches):
    p = duel(gap, fighter("att", weapons=[]))
    assert ("melee tgt fists" in options(p)) is reaches


@pytest.mark.clause("AP-MELEE-05")
@pytest.mark.parametrize("power", [0, 3, 5])
def test_power_is_added_to_the_damage_roll_with_the_strength_of_the_attacker(power):
    p = duel(0, fighter("att", weapons=[blade("knife", 0.5, power)], STR=2), fighter("tgt", ARM=5))
    attack(p, 9, 0, 4)
    assert lost(p, "tgt") == 4 + 2 + power - 5


@pytest.mark.clause("AP-MELEE-06")
@pytest.mark.parametrize(("hit", "wounds"), [(9, 3), (8, 2)])
def test_a_cleaving_weapon_wounds_once_more_on_a_natural_nine(hit, wounds):
    p = duel(0, fighter("att", weapons=["axe"]))
    attack(p, hit, 0, 0, weapon="axe")  # 0 + STR 4 + POW 5 - ARM 7
    assert lost(p, "tgt") == wounds


@pytest.mark.clause("AP-MELEE-08")
def test_the_target_must_be_within_the_weapons_range():
    attacker = fighter("att", weapons=["axe", "knife"])
    assert options(duel(0.5, attacker), "melee") == ["melee tgt axe", "melee tgt knife", "melee tgt fists"]
    assert options(duel(1, attacker), "melee") == ["melee tgt axe"]
    assert options(duel(1.01, attacker), "melee") == []


@pytest.mark.clause("AP-MELEE-09")
def test_an_attack_costs_one_action_point():
    p = duel()
    attack(p, 1, None, 0)
    assert row(p, "att").ap == 2


@pytest.mark.clause("AP-MELEE-09")
def test_without_an_action_point_nobody_attacks():
    p = duel(0, fighter("att", state={"ap": 1}))
    attack(p, 1, None, 0)
    assert p.pending.player == 1  # nothing is left but to end the activation


@pytest.mark.clause("AP-MELEE-10")
def test_the_attacker_makes_a_standard_roll():
    p = duel()
    play_on = play(p, "melee tgt knife", dice(6), "red_roll knife", dice(5), dice(0))
    assert result(play_on) == ["clean"]


@pytest.mark.clause("AP-MELEE-11")
def test_the_target_may_make_a_red_roll():
    p = duel()
    done = play(p, "melee tgt knife", dice(3))
    assert (p.pending.player, asked(p)) == (1, "ask-red_roll")
    assert options(p) == ["red_roll knife", "red_roll fists", "decline"]
    done = play(p, "red_roll knife", dice(4))
    assert result(done) == ["miss"]


@pytest.mark.clause("AP-MELEE-11")
def test_the_target_need_not_make_a_red_roll():
    p = duel()
    done = play(p, "melee tgt knife", dice(3), "decline", dice(1))
    assert result(done) == ["clean"]


@pytest.mark.clause("AP-MELEE-12")
@pytest.mark.parametrize(("hit", "red", "name"), [(4, 5, "clean"), (4, 6, "tie"), (4, 7, "miss")])
def test_sums_are_compared_with_all_modifiers(hit, red, name):
    p = duel(0, fighter("att", MEL=3), fighter("tgt", AGI=1))
    done = attack(p, hit, red, None if name == "miss" else 0)
    assert result(done) == [name]


@pytest.mark.clause("AP-MELEE-12")
def test_where_a_natural_nine_fits_two_results_it_is_the_fourth_alone():
    p = duel(0, fighter("att", MEL=3))
    done = attack(p, 9, 9, 0)
    assert result(done) == ["nine"]
    assert len(happened(done, "event-wounded")) == 2


@pytest.mark.clause("AP-MELEE-13")
def test_a_lower_defence_lets_the_attack_succeed():
    p = duel()
    attack(p, 5, 4, 6)
    assert (lost(p, "tgt"), lost(p, "att")) == (6, 0)


@pytest.mark.clause("AP-MELEE-14")
def test_equal_sums_let_the_attack_succeed_and_the_attacker_suffer():
    p = duel()
    attack(p, 5, 5, 6)
    assert (lost(p, "tgt"), lost(p, "att")) == (6, 3)


@pytest.mark.clause("AP-MELEE-15")
def test_a_higher_defence_lets_the_attack_fail_and_the_attacker_suffer():
    p = duel()
    attack(p, 5, 6)
    assert (lost(p, "tgt"), lost(p, "att")) == (0, 3)


@pytest.mark.clause("AP-MELEE-16")
def test_a_nine_below_the_attackers_sum_still_hurts_the_attacker():
    p = duel(0, fighter("att", MEL=12))
    attack(p, 0, 9, 6)
    assert (lost(p, "tgt"), lost(p, "att")) == (6, 3)


@pytest.mark.clause("AP-MELEE-16")
def test_the_nine_itself_may_be_what_is_compared():
    p = duel(0, fighter("att", MEL=2), fighter("tgt", AGI=2), rulings={"nine_compare": "die"})
    attack(p, 8, 9, 6)  # sums 10 and 11
    assert (lost(p, "tgt"), lost(p, "att")) == (6, 3)


@pytest.mark.clause("AP-MELEE-17")
def test_counter_wounds_are_the_power_of_the_weapon_alone():
    p = duel(0, fighter("att", ARM=9), fighter("tgt", STR=9, weapons=["axe", "knife"]))
    attack(p, 0, 5, answer="axe")
    assert lost(p, "att") == 5
    assert asked(p) == "ask-action"


@pytest.mark.clause("AP-MELEE-18")
def test_the_countering_model_advances_until_its_weapon_reaches():
    p = duel(2, fighter("att", weapons=["spear"]))
    before = at(p, "tgt")[0]
    attack(p, 0, 9, weapon="spear")
    assert before - at(p, "tgt")[0] == inches(1.5)
    assert lost(p, "att") == 3


@pytest.mark.clause("AP-MELEE-19")
def test_nobody_dodges_a_counterattack():
    p = duel()
    done = attack(p, 0, 9)
    assert asked(p) == "ask-action"
    assert [wound["model"] for wound in happened(done, "event-wounded")] == ["att"]


@pytest.mark.clause("AP-MELEE-20")
def test_the_counterattack_comes_after_the_attack():
    p = duel()
    done = attack(p, 5, 5, 2)
    assert [wound["model"] for wound in happened(done, "event-wounded")] == ["tgt", "att"]


@pytest.mark.clause("AP-MELEE-21")
@pytest.mark.parametrize(("hit", "red", "damage"), [(5, 5, 0), (4, 5, None), (9, 9, 0)])
def test_the_wounds_of_the_last_three_results_are_the_counterattack(hit, red, damage):
    bonus = 3 if hit == 9 else 0
    p = duel(0, fighter("att", MEL=bonus))
    done = attack(p, hit, red, damage)
    wounds = [event for event in done.events if event.id == "event-wounded"]
    assert "AP-MELEE-21" in wounds[-1].clauses
    assert wounds[-1].values["model"] == "att"


def test_a_counter_advance_is_stopped_by_other_models():
    attacker = fighter("att", weapons=["spear"])
    target = fighter("tgt")
    p = duel(2, attacker, target, foes=[blocking(attacker, target)])
    done = attack(p, 0, 9, weapon="spear")
    assert happened(done, "event-counter-short") == [{"model": "tgt"}]
    assert lost(p, "att") == 0


def blocking(attacker, target):
    """A model beside the way from the target to the attacker, in the way of its base but not of sight."""
    other = model("third", "hunter", weapons=[])
    x, y, _ = beside(attacker, target, 0.7)
    other.at = (x, y + inches(0.9), 0)
    return other
