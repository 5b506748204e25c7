"""Weapons and spells that push, slam or throw what they hit (HRD-EFFECT-01 to 03)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import asked, at, dice, happened, lost, play, row
from tests.hordes.shots import GUN, HIT, MISS, SWORD, mage, mark, purpose, range_of, shooter
from tests.hordes.throws import given

WHIRLWIND: dict[str, Any] = {
    "name": "whirlwind", "kind": "spell", "RNG": 8, "COST": 3, "displaces": {"what": "throw", "inches": 5, "POW": 13},
}  # fmt: skip
SLINGER = {**GUN, "name": "slinger", "displaces": {"what": "throw", "POW": 9}}
PUSHER: dict[str, Any] = {**GUN, "name": "pusher", "displaces": {"what": "push", "inches": 3}}
GUST: dict[str, Any] = {
    "name": "gust", "kind": "spell", "RNG": 8, "COST": 1, "displaces": {"what": "push", "inches": 3},
}  # fmt: skip
HAMMER: dict[str, Any] = {**SWORD, "name": "hammer", "displaces": {"what": "slam", "POW": 12}}
CLUB: dict[str, Any] = {**SWORD, "name": "club", "displaces": {"what": "push", "inches": 1}}


@pytest.mark.clause("HRD-EFFECT-01", "HRD-EFFECT-03")
def test_v11_a_spell_that_throws():
    """Directly away from the caster, five inches here, with deviation; the damage is of the spell's own POW."""
    p = range_of(mark(ARM=12, boxes=20), one=mage(WHIRLWIND, fury=3))
    given(p, "cast whirlwind t", HIT)
    assert purpose(p) == "roll-deviation"
    given(p, dice(1, 1))
    assert at(p, "t")[1] > 30 and row(p, "t").knocked_down
    given(p, dice(3, 4))
    assert lost(p, "t") == 7 + 13 - 12 and asked(p) == "ask-action"


@pytest.mark.clause("HRD-EFFECT-01")
def test_a_shot_that_throws_has_no_damage_roll_of_its_own():
    p = range_of(mark(ARM=12, boxes=20), one=shooter(SLINGER))
    given(p, "shoot t slinger", HIT)
    assert purpose(p) == "roll-thrown-away"
    done = play(p, dice(2), dice(4, 1), dice(3, 4))
    assert len(happened(done, "event-damaged")) == 1 and lost(p, "t") == 7 + 9 - 12
    missed = range_of(mark(ARM=12, boxes=20), one=shooter(SLINGER))
    play(missed, "shoot t slinger", MISS)
    assert at(missed, "t") == (24, 26)


@pytest.mark.clause("HRD-EFFECT-01")
def test_a_shot_that_pushes_keeps_its_damage_roll():
    p = range_of(mark(ARM=12, boxes=20), one=shooter(PUSHER))
    given(p, "shoot t pusher", HIT)
    assert at(p, "t") == (24, 29) and purpose(p) == "roll-damage"
    given(p, dice(3, 4))
    assert lost(p, "t") == 7 + 10 - 12 and not row(p, "t").knocked_down


@pytest.mark.clause("HRD-EFFECT-01")
def test_a_spell_that_only_pushes():
    p = range_of(mark(ARM=12, boxes=20), one=mage(GUST, fury=1))
    given(p, "cast gust t", HIT)
    assert at(p, "t") == (24, 29) and lost(p, "t") == 0 and asked(p) == "ask-action"


@pytest.mark.clause("HRD-EFFECT-01", "HRD-EFFECT-02", "HRD-EFFECT-03")
def test_a_hammer_that_slams():
    """d6 inches away, knocked down, and 2d6 + the POW of the effect in place of the hammer's own damage."""
    p = range_of(mark(y=21.4, ARM=12, boxes=20), one=shooter(HAMMER, STR=9))
    done = play(p, "attack t hammer", HIT, dice(4), dice(3, 4))
    assert at(p, "t") == (24, pytest.approx(25.4, abs=0.001)) and row(p, "t").knocked_down
    assert len(happened(done, "event-damaged")) == 1 and lost(p, "t") == 7 + 12 - 12
    missed = range_of(mark(y=21.4, ARM=12, boxes=20), one=shooter(HAMMER))
    play(missed, "attack t hammer", MISS)
    assert at(missed, "t") == (24, 21.4)


@pytest.mark.clause("HRD-EFFECT-01")
def test_a_club_that_pushes_keeps_its_damage_roll():
    p = range_of(mark(y=21.4, ARM=12, boxes=20), one=shooter(CLUB, STR=9))
    play(p, "attack t club", HIT, dice(3, 4))
    assert at(p, "t") == (24, pytest.approx(22.4, abs=0.001)) and lost(p, "t") == 7 + 3 + 9 - 12
