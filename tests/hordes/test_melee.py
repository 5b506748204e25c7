"""Melee attacks (2.5, 2.26): initial and additional ones, whom they can reach, charge attacks and free strikes."""

import pytest
from tests.hordes.battles import battle, block, dice, happened, lost, model, options, play, row, thrown
from tests.hordes.fights import STATS, beast, blade, fight, foe, lord, quiet, strike

from battlewright.core import actions
from battlewright.core.errors import Illegal
from battlewright.core.running import apply
from battlewright.rules.hordes.effects import RULE, KnockDown, Stop, UseAction

MISS = ("decline", dice(1, 1))
POWER_ATTACKS = ("slam", "trample", "throw", "two_hand_throw")


def refused(p, words, reason):
    before = p.key()
    with pytest.raises(Illegal, match=reason):
        apply(p, tuple(words.split()))
    assert p.key() == before


def forbidden(p, id, words, reason):
    with pytest.raises(Illegal, match=reason):
        actions.verify(p, p.scene.index[id], tuple(words.split()))


@pytest.mark.clause("HRD-R-205G")
def test_the_action_gives_one_attack_with_each_melee_weapon():
    claw = {"name": "claw", "kind": "melee", "POW": 1}
    p = fight(attacker=lord(blade(), claw))
    assert options(p, "attack") == ["attack foe blade", "attack foe claw"]
    play(p, "attack foe blade", *MISS)
    assert options(p, "attack") == ["attack foe claw"]
    refused(p, "attack foe blade", "initial-attack-made")
    play(p, "attack foe claw", *MISS)
    assert options(p, "attack") == []


@pytest.mark.clause("HRD-R-205G")
def test_a_weapon_may_have_several_initial_attacks():
    p = fight(attacker=lord(blade(3)))
    for left in (3, 2, 1):
        assert options(p, "attack") == ["attack foe blade"], left
        play(p, "attack foe blade", *MISS)
    assert options(p, "attack") == []


@pytest.mark.clause("HRD-R-203E", "HRD-R-205G")
def test_after_an_attack_nobody_moves_and_the_action_is_used():
    p = fight(attacker=lord(blade(2)))
    play(p, "attack foe blade", *MISS)
    assert not row(p, "lord").may_move and not row(p, "lord").may_act
    assert options(p, "advance") == []


@pytest.mark.clause("HRD-R-205G", "HRD-R-209E")
def test_additional_attacks_follow_others_and_end_the_initial_ones():
    p = fight(attacker=lord(blade(2), fury=2))
    refused(p, "buy foe blade", "nothing-to-add-to")
    play(p, "attack foe blade", *MISS, "buy foe blade", "decline", dice(1, 1))
    assert options(p, "attack") == []
    assert options(p, "buy") == ["buy foe blade"]


@pytest.mark.clause("HRD-R-218E", "HRD-R-218G")
def test_an_additional_attack_costs_a_point():
    p = fight(attacker=lord(fury=1))
    play(p, "attack foe blade", *MISS, "buy foe blade", dice(1, 1))
    assert row(p, "lord").fury == 0
    p = fight(attacker=lord(fury=0, hurt=1), others=[beast(18, fury=0)])
    play(p, "attack foe blade", dice(1, 1))
    assert "buy foe blade" not in options(p)


@pytest.mark.clause("HRD-R-205F")
def test_only_who_is_in_the_weapons_range_can_be_attacked():
    pike = {"name": "pike", "kind": "melee", "POW": 3, "RNG": 2}
    gap = 30 / 25.4
    p = fight(attacker=lord(blade(), pike), target=foe(20 + gap + 0.5))
    assert options(p, "attack") == ["attack foe blade", "attack foe pike"]
    p = fight(attacker=lord(blade(), pike), target=foe(20 + gap + 0.51))
    assert options(p, "attack") == ["attack foe pike"]
    refused(p, "attack foe blade", "out-of-the-weapons-range")
    play(p, "attack foe pike", *MISS)
    assert options(p, "buy") == ["buy foe pike"]
    p = fight(attacker=lord(blade(), pike), target=foe(20 + gap + 2.01))
    assert options(p, "attack") == []


@pytest.mark.clause("HRD-R-205F")
def test_only_who_is_in_sight_can_be_attacked():
    away = model("lord", "shield", 24, 20, 180, weapons=[blade()], stats=STATS)
    p = fight(attacker=away)
    refused(p, "attack foe blade", "not-in-sight")
    pike = {"name": "pike", "kind": "melee", "POW": 3, "RNG": 2}
    p = battle([lord(pike)], [foe(23)], terrain=[block(20, 21, 28, 21.5, "obstruction")], turn="lord")
    refused(p, "attack foe pike", "not-in-sight")
    p.effect(UseAction(p.scene.index["lord"], RULE, "melee"))
    forbidden(p, "lord", "buy foe pike", "not-in-sight")


@pytest.mark.clause("HRD-R-215C", "HRD-R-216B")
@pytest.mark.parametrize("effect", [KnockDown, Stop])
def test_who_lies_or_stands_still_makes_no_attacks(effect):
    p = fight(attacker=lord(blade(2)))
    play(p, "attack foe blade", *MISS)
    p.effect(effect(p.scene.index["lord"], RULE))
    for words in ("attack foe blade", "buy foe blade"):
        forbidden(p, "lord", words, "down-cannot-attack")


@pytest.mark.clause("HRD-R-205G")
def test_an_action_used_for_something_else_gives_no_melee_attacks():
    p = fight()
    p.effect(UseAction(p.scene.index["lord"], RULE, "ranged"))
    forbidden(p, "lord", "attack foe blade", "action-used-otherwise")


@pytest.mark.clause("HRD-R-217H")
def test_a_crippled_mind_makes_no_power_attacks():
    p = fight(attacker=beast(boxes_lost={1: 4}))
    known = [name for name in POWER_ATTACKS if name in p.rules.actions]
    assert known
    for name in known:
        forbidden(p, "beast", f"{name} foe", "mind-crippled")


@pytest.mark.clause("HRD-R-205H")
@pytest.mark.parametrize(("mat", "hit"), [(6, True), (5, False)])
def test_a_melee_attack_roll_is_two_dice_and_mat_against_def(mat, hit):
    p = fight(attacker=lord(MAT=mat, fury=0))
    done = play(p, "attack foe blade", dice(4, 2), *([dice(1, 1)] if hit else []))
    assert [event["hits"] for event in happened(done, "event-attack")] == [hit]


@pytest.mark.clause("HRD-R-207C")
def test_a_free_strike_adds_two_and_its_damage_is_boosted():
    p = strike(battle([lord(fury=0)], [foe()], turn="foe"), "lord", "foe", free=True)
    apply(p, (2, 2))
    assert thrown(p) == 3


def test_a_charge_attack_has_boosted_damage_that_nobody_boosts_again():
    p = quiet(strike(fight(), "lord", "foe", charge=True))
    apply(p, (6, 6))
    assert thrown(p) == 3


@pytest.mark.clause("HRD-R-226D")
def test_a_miss_rolls_no_damage():
    p = fight(attacker=lord(blade(2), fury=0))
    play(p, "attack foe blade", dice(1, 2))
    assert lost(p, "foe") == 0 and options(p, "attack") == ["attack foe blade"]
