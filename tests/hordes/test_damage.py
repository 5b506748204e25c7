"""Damage rolls and what follows them (2.5, 2.17): rows, spirals, crippled aspects, Tough, destruction."""

import pytest
from tests.hordes.battles import asked, dice, happened, lost, play, row, thrown
from tests.hordes.fights import beast, blade, damage_roll, fight, foe, lord, quiet

from battlewright.core.running import apply
from battlewright.rules.hordes import HORDES


def damaged(done):
    return [event["points"] for event in happened(done, "event-damaged")]


@pytest.mark.clause("HRD-R-205I")
@pytest.mark.parametrize(
    ("str", "faces", "points"), [(5, (4, 3), 2), (7, (4, 3), 4), (5, (2, 2), 0), (5, (6, 6), 7)]
)
def test_a_melee_damage_roll_is_two_dice_pow_and_str_against_arm(str, faces, points):
    p = fight(attacker=lord(STR=str, fury=0))
    play(p, "attack foe blade", dice(6, 6), dice(*faces))
    assert lost(p, "foe") == points


@pytest.mark.clause("HRD-RANGED-11")
def test_a_damage_roll_is_two_dice_and_pow():
    p = quiet(damage_roll(fight(), 12))
    assert thrown(p) == 2
    play(p, dice(4, 3))
    assert lost(p, "foe") == 4


@pytest.mark.clause("HRD-R-202E")
def test_additional_dice_and_a_boost_add_up():
    p = damage_roll(fight(), 12, dice=3)
    apply(p, ("boost",))
    assert thrown(p) == 4


@pytest.mark.clause("HRD-R-217A")
def test_a_row_of_boxes_takes_no_more_than_it_has():
    p = fight(attacker=lord(fury=0), target=foe(boxes=3))
    done = play(p, "attack foe blade", dice(6, 6), dice(6, 6))
    assert damaged(done) == [7]
    assert lost(p, "foe") == 3


@pytest.mark.clause("HRD-R-217B", "HRD-R-217C")
def test_a_die_picks_the_branch_where_damage_begins():
    p = quiet(damage_roll(fight(others=[beast()]), 12, on="beast"))
    play(p, dice(5, 4), dice(3))
    assert row(p, "beast").lost == (0, 0, 0, 1, 1, 2, 1, 0, 1)


@pytest.mark.clause("HRD-R-217B")
def test_no_branch_is_rolled_without_damage():
    p = quiet(damage_roll(fight(others=[beast()]), 2, on="beast"))
    play(p, dice(1, 1))
    assert asked(p) == "ask-action"


@pytest.mark.clause("HRD-R-217G")
@pytest.mark.parametrize(
    ("kind", "number"), [("attack", 1), ("slam", 1), ("throw", 1), ("trample", 1), ("fall", 2)]
)
def test_a_crippled_body_rolls_a_die_less_for_damage_of_its_own(kind, number):
    p = quiet(damage_roll(fight(attacker=beast(boxes_lost={3: 4})), 12, kind))
    assert thrown(p) == number


@pytest.mark.clause("HRD-R-217G")
def test_q13_a_crippled_body_takes_no_die_of_collateral_damage():
    assert thrown(quiet(damage_roll(fight(attacker=beast(boxes_lost={3: 4})), 12, "collateral"))) == 2


@pytest.mark.clause("HRD-R-217H")
def test_a_crippled_mind_rolls_a_die_less_to_hit_and_a_crippled_body_does_not():
    p = quiet(apply(fight(attacker=beast(boxes_lost={1: 4})), ("attack", "foe", "blade")))
    assert thrown(p) == 1
    p = quiet(apply(fight(attacker=beast(boxes_lost={3: 4})), ("attack", "foe", "blade")))
    assert thrown(p) == 2


@pytest.mark.clause("HRD-R-217F")
@pytest.mark.parametrize(("branch", "crippled"), [(1, "mind"), (3, "body"), (5, "spirit")])
def test_odds_can_watch_which_aspects_are_crippled(branch, crippled):
    p = fight(attacker=beast(boxes_lost={branch: 4}))
    aspects = ("mind", "body", "spirit")
    read = {a: HORDES.quantities[f"{a}_crippled"].read(p, p.scene.index["beast"]) for a in aspects}
    assert read == {a: a == crippled for a in aspects}


@pytest.mark.clause("HRD-R-217K")
def test_without_a_box_a_model_is_destroyed():
    p = fight(attacker=lord(fury=0), target=foe(boxes=7))
    done = play(p, "attack foe blade", dice(6, 6), dice(6, 6))
    assert not row(p, "foe").alive
    assert [event["model"] for event in happened(done, "event-destroyed")] == ["foe"]
    p = fight(attacker=lord(fury=0), target=foe(boxes=8))
    play(p, "attack foe blade", dice(6, 6), dice(6, 6))
    assert row(p, "foe").alive


@pytest.mark.clause("HRD-R-217L")
@pytest.mark.parametrize(("face", "stays"), [(4, False), (5, True), (6, True)])
def test_a_tough_model_stays_with_one_box_and_lies_down(face, stays):
    p = fight(attacker=lord(fury=0), target=foe(boxes=5, advantages=["tough"]))
    play(p, "attack foe blade", dice(6, 6), dice(6, 6), dice(face))
    assert row(p, "foe").alive is stays
    if stays:
        assert lost(p, "foe") == 4 and row(p, "foe").knocked_down


@pytest.mark.clause("HRD-R-217L")
def test_a_tough_beast_gets_a_circle_back():
    hurt = beast(boxes_lost={1: 11})
    hurt.stats["advantages"] = ["tough"]
    p = fight(others=[hurt])
    play(quiet(damage_roll(p, 12, on="beast")), dice(4, 4), dice(1), dice(6))
    assert lost(p, "beast") == 11


@pytest.mark.clause("HRD-R-226D", "HRD-R-226E")
def test_damage_comes_after_the_hit_and_destruction_after_the_damage():
    p = fight(attacker=lord(blade(effects=["critical_knock_down"]), fury=0), target=foe(boxes=2))
    done = play(p, "attack foe blade", dice(4, 4), dice(6, 6))
    told = [id for id in done.told() if id in ORDER]
    assert told == ORDER


ORDER = ["event-attack", "event-critical", "event-knocked-down", "event-damaged", "event-destroyed"]
