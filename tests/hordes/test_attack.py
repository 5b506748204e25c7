"""Attack rolls: HRD-RROLL-01 to 08, critical hits, edges of many dice (T24)."""

from fractions import Fraction

import pytest
from tests.hordes.battles import asked, dice, happened, lost, play, row, thrown
from tests.hordes.fights import attack_roll, beast, blade, fight, foe, lord, quiet

from battlewright.core.running import apply
from battlewright.rules.hordes.dice import CRITICAL, to_hit, to_hit_critically

FAR = 26.0
"""Where a target stands that nobody fights with."""


def hits(done):
    return [event["hits"] for event in happened(done, "event-attack")]


@pytest.mark.clause("HRD-RROLL-01")
@pytest.mark.parametrize(("rat", "faces", "hit"), [(4, (4, 4), True), (4, (4, 3), False), (5, (4, 3), True)])
def test_a_ranged_attack_roll_is_two_dice_and_rat_against_def(rat, faces, hit):
    p = attack_roll(fight(attacker=lord(RAT=rat), target=foe(FAR)))
    assert hits(play(p, "decline", dice(*faces), *(["decline", dice(1, 1)] if hit else []))) == [hit]


@pytest.mark.clause("HRD-RROLL-02")
def test_a_boost_adds_one_die():
    p = attack_roll(fight(attacker=lord(fury=2), target=foe(FAR)))
    apply(p, ("boost",))
    assert thrown(p) == 3
    assert row(p, "lord").fury == 1
    assert hits(play(p, dice(3, 3, 2), "decline", dice(1, 1))) == [True]


@pytest.mark.clause("HRD-RROLL-03")
@pytest.mark.parametrize(("bonus", "hit"), [(2, True), (1, False), (-4, False)])
def test_circumstances_modify_the_roll(bonus, hit):
    p = quiet(attack_roll(fight(attacker=lord(fury=0), target=foe(FAR)), bonus=bonus))
    assert hits(play(p, dice(4, 2), *([dice(1, 1)] if hit else []))) == [hit]


@pytest.mark.clause("HRD-RROLL-04")
@pytest.mark.parametrize(("defence", "hit"), [(12, True), (13, False)])
def test_as_much_as_def_hits(defence, hit):
    p = attack_roll(fight(attacker=lord(fury=0), target=foe(FAR, DEF=defence)))
    assert hits(play(p, dice(6, 2), *([dice(1, 1)] if hit else []))) == [hit]


@pytest.mark.clause("HRD-RROLL-05")
def test_less_than_def_misses():
    p = attack_roll(fight(attacker=lord(fury=0), target=foe(FAR)))
    done = play(p, dice(6, 1))
    assert hits(done) == [False]
    assert asked(p) == "ask-action" and lost(p, "foe") == 0


@pytest.mark.clause("HRD-RROLL-06")
def test_all_ones_miss_whatever_the_skill():
    p = attack_roll(fight(attacker=lord(fury=1, RAT=12), target=foe(FAR)))
    assert hits(play(p, "decline", dice(1, 1))) == [False]
    p = attack_roll(fight(attacker=lord(fury=1, RAT=12), target=foe(FAR)))
    assert hits(play(p, "boost", dice(1, 1, 1))) == [False]
    p = attack_roll(fight(attacker=lord(fury=0, RAT=12), target=foe(FAR)))
    assert hits(play(p, dice(2, 1), dice(1, 1))) == [True]


@pytest.mark.clause("HRD-RROLL-06")
def test_a_single_one_misses():
    p = fight(attacker=beast(boxes_lost={1: 4}), target=foe(DEF=5))
    assert hits(play(p, "attack foe blade", "decline", dice(1))) == [False]


@pytest.mark.clause("HRD-RROLL-07")
def test_all_sixes_hit_whatever_the_def():
    p = attack_roll(fight(attacker=lord(fury=1), target=foe(FAR, DEF=30)))
    assert hits(play(p, "decline", dice(6, 6), "decline", dice(1, 1))) == [True]
    p = attack_roll(fight(attacker=lord(fury=0), target=foe(FAR, DEF=30)))
    assert hits(play(p, dice(6, 5))) == [False]


@pytest.mark.clause("HRD-RROLL-07", "HRD-R-217H")
def test_q52_a_single_six_is_no_automatic_hit():
    p = fight(attacker=beast(boxes_lost={1: 4}), target=foe(DEF=13))
    assert hits(play(p, "attack foe blade", "decline", dice(6))) == [False]
    p = fight(attacker=beast(boxes_lost={1: 4}), target=foe(DEF=12))
    assert hits(play(p, "attack foe blade", "decline", dice(6), "decline", dice(1, 1))) == [True]


@pytest.mark.clause("HRD-RROLL-08", "HRD-R-226A")
def test_an_automatic_hit_is_a_hit_without_a_roll():
    p = fight(target=foe(states=("knocked_down",)))
    done = play(p, "attack foe blade")
    assert hits(done) == [True]
    assert asked(p) == "ask-boost_damage"


@pytest.mark.clause("HRD-R-202F")
@pytest.mark.parametrize(("faces", "down"), [((4, 4), True), ((5, 3), False)])
def test_a_hit_with_two_dice_alike_is_critical(faces, down):
    p = fight(attacker=lord(blade(effects=["critical_knock_down"]), fury=0))
    play(p, "attack foe blade", dice(*faces), dice(1, 1))
    assert row(p, "foe").knocked_down is down


@pytest.mark.clause("HRD-R-202F")
def test_a_miss_with_two_dice_alike_is_no_critical_hit():
    p = fight(attacker=lord(blade(effects=["critical_knock_down"]), fury=0))
    play(p, "attack foe blade", dice(2, 2))
    assert not row(p, "foe").knocked_down


@pytest.mark.clause("HRD-R-202F", "HRD-R-215I")
def test_an_automatic_hit_is_rolled_to_see_a_critical_one_only():
    p = fight(
        attacker=lord(blade(effects=["critical_knock_down"]), fury=0), target=foe(states=("stationary",))
    )
    done = play(p, "attack foe blade", dice(1, 2), dice(1, 1))
    assert hits(done) == [True] and not row(p, "foe").knocked_down
    p = fight(
        attacker=lord(blade(effects=["critical_knock_down"]), fury=0), target=foe(states=("stationary",))
    )
    play(p, "attack foe blade", dice(1, 1), dice(1, 1))
    assert row(p, "foe").knocked_down


@pytest.mark.parametrize(
    ("number", "defence", "chance"),
    [
        (2, 20, Fraction(1, 36)),
        (3, 20, Fraction(7, 27)),
        (2, 5, Fraction(35, 36)),
        (3, 5, Fraction(215, 216)),
        (3, 26, Fraction(1, 216)),
    ],
)
def test_t24_edges_of_attack_rolls_at_mat_7(number, defence, chance):
    assert to_hit(number, defence - 7).law.probability(True) == chance


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("need", [-3, 2, 7, 13, 19])
def test_telling_critical_hits_changes_no_chance_to_hit(number, need):
    told = to_hit_critically(number, need).law
    assert 1 - told.probability(False) == to_hit(number, need).law.probability(True)
    if number == 2:
        assert told.probability(CRITICAL) == sum(
            Fraction(1, 36) for face in range(1, 7) if (2 * face >= need or face == 6) and face > 1
        )
