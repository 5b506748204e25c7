"""Attack spells (2.23, HRD-RANGED-08, HRD-RANGED-09)."""

from __future__ import annotations

import pytest
from tests.hordes.battles import asked, dice, lost, options, play, row
from tests.hordes.rushes import place, stopped
from tests.hordes.shots import (
    BOLT,
    CANNON,
    HIT,
    MISS,
    SMALL,
    allowed,
    barred,
    fighter,
    fury,
    mage,
    mark,
    needs,
    purpose,
    range_of,
    shooter,
)
from tests.hordes.throws import given

from battlewright.core.effects import Cause
from battlewright.rules.hordes.effects import KnockDown, Stop, UseAction

RULE = Cause("rule")


@pytest.mark.clause("HRD-RANGED-08", "HRD-R-223A")
def test_a_spell_costs_its_fury_and_makes_a_magic_attack():
    """2d6 + FURY, then 2d6 + POW."""
    p = range_of(mark(ARM=12, boxes=20), one=mage())
    given(p, "cast bolt t")
    assert fury(p) == 4 and asked(p) == "ask-boost_attack"
    given(p, "decline")
    assert purpose(p) == "roll-attack-magic" and needs(p) == 12 - 6
    given(p, HIT, "decline", dice(3, 4))
    assert lost(p, "t") == 7


@pytest.mark.clause("HRD-RANGED-08")
def test_spells_are_cast_as_long_as_they_can_be_paid_and_beside_the_action():
    p = range_of(one=mage(fury=4))
    given(p, "cast bolt t", "decline", MISS, "cast bolt t", MISS)
    assert fury(p) == 0 and row(p, "one").may_act and row(p, "one").may_move
    assert barred(p, "cast bolt t") == ("reason-spell-not-paid", ("HRD-R-218I",))


def test_one_that_knows_no_spell_casts_none():
    assert options(range_of(one=shooter()), "cast") == []


@pytest.mark.clause("HRD-R-223D")
def test_magic_attacks_are_allowed_in_melee():
    p = range_of(fighter("near", 24, 21.8), mark("t", 26, 26), one=mage())
    assert options(p, "cast") == ["cast bolt near", "cast bolt t"]


@pytest.mark.clause("HRD-R-203F")
def test_no_spell_after_the_action_is_given_up():
    p = range_of(one=mage())
    p.effect(UseAction(p.scene.index["one"], RULE))
    assert barred(p, "cast bolt t") == ("reason-gave-up-acting", ("HRD-R-203F",))
    q = range_of(one=mage())
    q.effect(UseAction(q.scene.index["one"], RULE, "melee"))
    assert allowed(q, "cast bolt t")


@pytest.mark.clause("HRD-R-203F")
@pytest.mark.parametrize("hurt", [0, 3])
def test_a_run_ends_the_activation_of_a_warlock_too(hurt: int):
    """Neither spell nor healing follows it, whatever fury is left."""
    p = range_of(one=mage())
    p.change(p.scene.index["one"], lost=(hurt,))
    given(p, "run", place(24, 21), ("direction", 0))
    assert asked(p) == "ask-activate" and fury(p) == 6 and lost(p, "one") == hurt
    q = range_of(one=mage())
    q.change(q.scene.index["one"], lost=(hurt,))
    given(q, "advance", place(24, 21), ("direction", 0))
    assert allowed(q, "cast bolt t") and options(q, "heal") == (["heal one"] if hurt else [])


@pytest.mark.clause("HRD-R-208F")
def test_no_spell_before_the_charge_attack():
    p = range_of(fighter("foe", 24, 25), one=mage())
    stopped(given(p, "charge foe"))
    assert row(p, "one").charging == p.scene.index["foe"]
    assert barred(p, "cast bolt foe") == ("reason-charged-and-cannot-cast", ("HRD-R-208F",))
    given(p, "attack foe sword", "decline", MISS)
    assert allowed(p, "cast bolt foe")


@pytest.mark.clause("HRD-R-208F")
def test_a_charge_of_less_than_three_inches_bars_no_spell():
    p = range_of(fighter("foe", 24, 20 + 2 * SMALL + 2.5), one=mage())
    stopped(given(p, "charge foe"))
    assert row(p, "one").charging == -1 and allowed(p, "cast bolt foe")


@pytest.mark.clause("HRD-R-215C", "HRD-R-216B")
@pytest.mark.parametrize("effect", [KnockDown, Stop])
def test_who_lies_or_is_stationary_casts_nothing(effect):
    p = range_of(one=mage())
    p.effect(effect(p.scene.index["one"], RULE))
    assert barred(p, "cast bolt t") == ("reason-down-cannot-cast", ("HRD-R-215C", "HRD-R-216B"))


@pytest.mark.clause("HRD-R-223F")
def test_a_miss_at_the_own_opponent_goes_on_to_others_in_the_melee():
    """The penalty is waived for the caster in melee with its target, the danger for its friend is not."""
    friend = fighter("f", 25.4, 22.2, 270)
    p = range_of(fighter("t", 24, 21.8), one=mage(), friends=[friend])
    given(p, "cast bolt t", "decline")
    assert needs(p) == 12 - 6
    given(p, MISS)
    assert p.pending.values["target"] == "f" and needs(p) == 12 - 6 + 4


@pytest.mark.clause("HRD-R-223I")
def test_who_cannot_be_targeted_is_not_safe_in_an_area():
    blast = {**CANNON, "kind": "spell", "COST": 2}
    protected = mark("u", 25.5, 26, advantages=["untargetable"], ARM=12, boxes=20)
    p = range_of(mark(), protected, one=mage(blast, fury=2))
    assert options(p, "cast") == ["cast cannon t"]
    play(p, "cast cannon t", HIT, dice(1, 1), dice(6, 6))
    assert lost(p, "u") == 8


def test_a_spell_without_power_does_no_damage():
    """As one that only pushes."""
    p = range_of(one=mage({**BOLT, "POW": 0, "COST": 6}))
    given(p, "cast bolt t", HIT)
    assert asked(p) == "ask-action"
