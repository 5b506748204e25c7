"""Rulings on melee and the counterattack (AP-R-16 to 24, 37, 38), and the table of its four outcomes."""

from collections import Counter

import pytest
from tests.redroll.table import (
    MIDDLE,
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
from tests.toys.script import script

from battlewright.core.running import apply
from battlewright.table.lengths import inches


def outcomes(attacker, target, rulings=None):
    """How many of all pairs of faces lead to each result: clean, tie, miss, nine."""
    p = duel(0, fighter("att", MEL=attacker), fighter("tgt", AGI=target), rulings=rulings)
    apply(p, ("melee", "tgt", "knife"))
    count = Counter()
    faces = p.pending.partition.dice[0].faces
    for hit in faces:
        attacked = script(p.fork()).roll(hit).say("red_roll knife").position
        for red in faces:
            done = script(attacked.fork()).roll(red)
            count[happened(done, "event-melee-result")[0]["result"]] += 1
    return [count[name] for name in ("clean", "tie", "miss", "nine")]


@pytest.mark.parametrize(
    ("k", "expected"),
    [
        (-10, [0, 0, 100, 0]),
        (-9, [0, 1, 99, 0]),
        (-6, [6, 4, 90, 0]),
        (-5, [10, 5, 85, 0]),
        (-2, [28, 8, 64, 0]),
        (-1, [36, 9, 55, 0]),
        (0, [45, 10, 45, 0]),
        (1, [54, 9, 36, 1]),
        (2, [62, 8, 28, 2]),
        (5, [80, 5, 10, 5]),
        (8, [89, 2, 1, 8]),
        (9, [90, 1, 0, 9]),
        (12, [90, 0, 0, 10]),
    ],
)
def test_the_four_outcomes(k, expected):
    assert outcomes(max(k, 0), max(-k, 0)) == expected


@pytest.mark.ruling("die.faces")
@pytest.mark.parametrize(
    ("k", "expected"), [(-2, [21, 7, 53, 0]), (0, [36, 9, 36, 0]), (2, [51, 7, 21, 2]), (3, [57, 6, 15, 3])]
)
def test_the_four_outcomes_with_a_die_of_nine_faces(k, expected):
    assert outcomes(max(k, 0), max(-k, 0), {"die.faces": "1-9"}) == expected


@pytest.mark.ruling("nine_compare")
@pytest.mark.parametrize(("value", "expected"), [("sum", [45, 10, 45, 0]), ("die", [45, 9, 44, 2])])
def test_what_a_natural_nine_is_compared_with(value, expected):
    assert outcomes(2, 2, {"nine_compare": value}) == expected


def advantage(p, answer="melee tgt knife"):
    """The attacker's modifiers less the defender's: 4 on the hit roll ties with the Red Roll 4 + k."""
    attacked = script(p.fork()).say(answer).roll(4).say("red_roll knife").position
    for red in range(10):
        done = script(attacked.fork()).roll(red)
        if happened(done, "event-melee-result")[0]["result"] == "tie":
            return red - 4
    return None


@pytest.mark.ruling("melee_skill")
def test_the_attacker_adds_mel_and_the_defender_agi():
    assert advantage(duel(0, fighter("att", MEL=3), fighter("tgt", AGI=1))) == 2
    assert advantage(duel()) == 0


@pytest.mark.ruling("melee_skill")
@pytest.mark.parametrize(("gap", "bonus"), [(3.4, 0), (3.5, 1), (5.5, 1)])
def test_a_charge_of_three_inches_adds_one(gap, bonus):
    assert advantage(duel(gap), "charge tgt knife") == bonus


AROUND = [(0, 1), (0, -1), (-1, 0)]


@pytest.mark.ruling("melee_skill")
@pytest.mark.parametrize(("others", "malus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_enemy_beyond_the_first_that_reaches_the_attacker_takes_one_off(others, malus):
    attacker = fighter("att")
    duel(0, attacker)
    foes = [fighter(f"foe{i}") for i in range(others)]
    for foe, (dx, dy) in zip(foes, AROUND, strict=False):
        foe.at = beside(attacker, foe, 0.4, dx, dy)
    assert advantage(duel(0, attacker, foes=foes)) == -malus


@pytest.mark.ruling("melee_skill")
@pytest.mark.parametrize(("others", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_enemy_beyond_the_first_that_reaches_the_defender_takes_one_off(others, bonus):
    target = fighter("tgt")
    duel(0, target=target)
    friends = [fighter(f"friend{i}") for i in range(others)]
    for friend, (dx, dy) in zip(friends, [(0, 1), (0, -1), (1, 0)], strict=False):
        friend.at = beside(target, friend, 0.4, dx, dy)
    assert advantage(duel(0, target=target, friends=friends)) == bonus


@pytest.mark.ruling("melee_skill")
@pytest.mark.parametrize(("weapons", "malus"), [(["knife", "spear"], 1), (["knife"], 0), ([], 0)])
def test_the_longest_melee_weapon_is_what_reaches(weapons, malus):
    attacker, foe = fighter("att"), fighter("foe", weapons=weapons)
    duel(0, attacker)
    foe.at = beside(attacker, foe, 2, 0, 1)
    assert advantage(duel(0, attacker, foes=[foe])) == -malus


@pytest.mark.ruling("no_red_roll")
def test_without_a_red_roll_the_attack_hits_and_nothing_comes_back():
    p = duel(0, target=fighter("tgt", AGI=9))
    attack(p, 0, None, 5)
    assert (lost(p, "tgt"), lost(p, "att")) == (5, 0)


@pytest.mark.ruling("no_red_roll")
@pytest.mark.parametrize(("hit", "damage", "wounds"), [(7, 5, 5), (6, 5, 5), (5, None, 0)])
def test_without_a_red_roll_the_attack_may_have_to_reach_five_and_agility(hit, damage, wounds):
    p = duel(0, target=fighter("tgt", AGI=1), rulings={"no_red_roll": "versus_5"})
    attack(p, hit, None, damage)
    assert (lost(p, "tgt"), lost(p, "att")) == (wounds, 0)


@pytest.mark.ruling("red_cost")
def test_a_red_roll_is_free_and_made_once_per_attack():
    p = duel(0, target=fighter("tgt", state={"ap": 2}))
    for _ in range(2):
        attack(p, 5, 4, 0)
    assert row(p, "tgt").ap == 2


@pytest.mark.ruling("red_cost")
def test_a_red_roll_may_cost_action_points():
    p = duel(0, target=fighter("tgt", state={"ap": 1}), rulings={"red_cost": 1})
    attack(p, 5, 4, 0)
    assert row(p, "tgt").ap == 0
    play(p, "melee tgt knife", dice(5), dice(0))  # nothing is left to pay with


@pytest.mark.ruling("red_cost")
def test_by_default_the_reaching_weapon_of_highest_power_is_taken():
    arms = ["knife", "spear", "axe"]
    p = duel(1.5, fighter("att", weapons=["spear"]), fighter("tgt", weapons=arms))
    play(p, "melee tgt spear", dice(5))
    assert p.pending.default == ("red_roll", "axe")
    attacker, target = fighter("att", weapons=["spear"]), fighter("tgt", weapons=arms)
    p = duel(1.5, attacker, target, friends=[in_the_way(attacker, target, 1.5)])
    play(p, "melee tgt spear", dice(5))
    assert p.pending.default == ("red_roll", "spear")  # the way of the axe is barred


def in_the_way(attacker, target, gap):
    """A model that bars the way from the target to the attacker, not the sight."""
    duel(gap, attacker, target)
    other = model("third", "hunter", weapons=[])
    x, y, _ = target.at
    other.at = (x - inches(1), y + inches(0.9), 0)
    return other


@pytest.mark.ruling("red_cost", "stunned")
def test_the_stunned_make_no_red_roll():
    p = duel(0, target=fighter("tgt", state={"states": ["stunned"]}))
    play(p, "melee tgt knife", dice(0), dice(1))
    assert lost(p, "tgt") == 1


@pytest.mark.ruling("red_cost", "rest")
def test_those_at_rest_make_no_red_roll():
    p = duel(0, target=model("tgt", "warbeast", states=["rest"], fury=0))
    play(p, "melee tgt knife", dice(0), dice(9))
    assert lost(p, "tgt") == 9 + 4 + 3 - 8


@pytest.mark.ruling("red_cost", "los")
def test_there_is_no_red_roll_against_an_attacker_out_of_sight():
    attacker = fighter("att", weapons=["spear"])
    duel(0, attacker)
    middle, left, right = (model(id, "brute", weapons=[]) for id in ("middle", "left", "right"))
    middle.at = beside(attacker, middle, 0.2)
    left.at, right.at = beside(middle, left, 0, 0, 1), beside(middle, right, 0, 0, -1)
    beast = model("tgt", "warbeast")
    p = duel(2, attacker, beast, friends=[middle, left, right])
    play(
        p, "melee tgt spear", dice(0), dice(8)
    )  # the brutes hide the hunter from the beast, not the other way
    assert lost(p, "tgt") == 8 + 4 + 4 - 8


@pytest.mark.ruling("counter_advance")
@pytest.mark.parametrize(
    ("gap", "weapon", "moved"), [(2, "knife", 1.5), (1.2, "knife", 0.7), (2, "axe", 1), (0.5, "knife", 0)]
)
def test_the_counter_advance_is_straight_and_no_farther_than_needed(gap, weapon, moved):
    p = duel(gap, fighter("att", weapons=["spear"]), fighter("tgt", weapons=["knife", "axe"]))
    before = at(p, "tgt")
    attack(p, 0, 9, weapon="spear", answer=weapon)
    after = at(p, "tgt")
    assert (before[0] - after[0], before[1] - after[1]) == (inches(moved), 0)
    assert lost(p, "att") == {"knife": 3, "axe": 5}[weapon]


@pytest.mark.ruling("counter_advance")
@pytest.mark.parametrize(("hit", "red", "damage", "wounds"), [(0, 9, None, 0), (5, 5, 2, 2)])
def test_a_counter_that_cannot_reach_wounds_nobody_but_the_sums_still_count(hit, red, damage, wounds):
    attacker, target = fighter("att", weapons=["spear"], STR=3), fighter("tgt")
    third = in_the_way(attacker, target, 2)
    p = duel(2, attacker, target, foes=[third])
    before = at(p, "tgt")
    done = attack(p, hit, red, damage, weapon="spear")
    assert happened(done, "event-counter-short") == [{"model": "tgt"}]
    assert (lost(p, "att"), lost(p, "tgt"), at(p, "tgt")) == (0, wounds, before)


@pytest.mark.ruling("dead_counters")
@pytest.mark.parametrize(("value", "wounds"), [(False, 0), (True, 3)])
@pytest.mark.parametrize(("skill", "hit", "red"), [(0, 5, 5), (3, 9, 9)])
def test_whether_the_slain_strike_back(value, wounds, skill, hit, red):
    p = duel(
        0,
        fighter("att", MEL=skill),
        fighter("tgt", WND=4),
        foes=[model("other", "hunter", 3, 3)],
        rulings={"dead_counters": value},
    )
    attack(p, hit, red, 4)
    assert not row(p, "tgt").alive
    assert lost(p, "att") == wounds


@pytest.mark.ruling("dead_counters")
def test_the_slain_strike_back_only_where_they_could_have_advanced():
    attacker, target = fighter("att", weapons=["spear"]), fighter("tgt", WND=1)
    for third, wounds in ((fighter("third"), 3), (in_the_way(attacker, target, 2), 0)):
        if wounds:
            third.at = (inches(3), inches(3), 0)
        p = duel(2, attacker, target, foes=[third], rulings={"dead_counters": True})
        attack(p, 5, 5, 4, weapon="spear")
        assert lost(p, "att") == wounds


@pytest.mark.ruling("fist_pow")
@pytest.mark.parametrize("power", [0, 1])
def test_the_power_of_bare_hands(power):
    p = duel(0, fighter("att", weapons=[]), fighter("tgt", weapons=[]), rulings={"fist_pow": power})
    attack(p, 0, 5, weapon="fists", answer="fists")
    assert lost(p, "att") == power
    attack(p, 9, 5, 5, weapon="fists", answer="fists")
    assert lost(p, "tgt") == 5 + 4 + power - 7


@pytest.mark.ruling("counter_arm")
@pytest.mark.parametrize(("value", "armour", "wounds"), [(False, 9, 3), (True, 1, 2), (True, 9, 0)])
def test_armour_against_counter_wounds(value, armour, wounds):
    p = duel(0, fighter("att", ARM=armour), rulings={"counter_arm": value})
    done = attack(p, 0, 5)
    assert [w["wounds"] for w in happened(done, "event-wounded")] == [wounds]


@pytest.mark.ruling("tie9")
def test_a_natural_nine_that_ties_is_a_tie():
    p = duel()
    done = attack(p, 9, 9, 1)
    assert happened(done, "event-melee-result")[0]["result"] == "tie"


@pytest.mark.ruling("two_melee")
@pytest.mark.parametrize(("answer", "wounds"), [("knife", 3), ("axe", 5), ("fists", 0)])
def test_the_defender_declares_the_weapon_before_its_red_roll(answer, wounds):
    p = duel(0, target=fighter("tgt", weapons=["knife", "axe"]))
    play(p, "melee tgt knife", dice(0))
    assert options(p) == ["red_roll knife", "red_roll axe", "red_roll fists", "decline"]
    play(p, f"red_roll {answer}", dice(5))
    assert lost(p, "att") == wounds


@pytest.mark.ruling("counter_wounds")
@pytest.mark.parametrize(("value", "wounds"), [("as_counterattack", 0), ("always", 3)])
def test_whether_a_barred_advance_cancels_the_wounds(value, wounds):
    attacker, target = fighter("att", weapons=["spear"]), fighter("tgt")
    third = in_the_way(attacker, target, 2)
    p = duel(2, attacker, target, foes=[third], rulings={"counter_wounds": value})
    attack(p, 0, 9, weapon="spear")
    assert lost(p, "att") == wounds


@pytest.mark.ruling("counter_wounds")
@pytest.mark.parametrize(("value", "wounds"), [("as_counterattack", 0), ("always", 3)])
def test_whether_death_cancels_the_wounds(value, wounds):
    p = duel(
        0,
        target=fighter("tgt", WND=1),
        foes=[model("other", "hunter", 3, 3)],
        rulings={"counter_wounds": value},
    )
    attack(p, 5, 5, 4)
    assert lost(p, "att") == wounds


@pytest.mark.ruling("counter_wounds")
def test_a_reaching_counterattack_wounds_under_both_values():
    for value in ("as_counterattack", "always"):
        p = duel(0, fighter("att", weapons=[blade("knife", 0.5, 3)]), rulings={"counter_wounds": value})
        attack(p, 0, 9)
        assert lost(p, "att") == 3
        assert asked(p) == "ask-action"
        assert at(p, "att") == (inches(MIDDLE), inches(MIDDLE))
