"""Sprays (2.22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import asked, block, dice, happened, lost, play
from tests.hordes.shots import (
    FIRE,
    HIT,
    MISS,
    SMALL,
    away,
    beast,
    fury,
    mark,
    needs,
    purpose,
    range_of,
    shooter,
)
from tests.hordes.throws import given
from tests.toys.script import script

from battlewright.core.requests import Each

NOTHING = dice(1, 1)


def sprayed(*others: Any, size: int = 8, terrain: Any = ()) -> list[str]:
    """Who has to be rolled against when the spray is laid at t; all are missed."""
    p = range_of(*others, one=shooter({**FIRE, "SP": size, "RNG": 12}), terrain=terrain)
    done = script(p).say("shoot t fire")
    while asked(p) == "roll-attack-ranged":
        done.roll(1, 1)
    return [told["target"] for told in happened(done, "event-attack")]


@pytest.mark.clause("HRD-R-222A")
@pytest.mark.parametrize("size", [6, 8, 10])
def test_the_template_reaches_from_the_base_edge_as_far_as_its_length(size):
    end = 20 + SMALL + size
    inside, outside = mark("inside", 24, end + SMALL - 0.01), mark("outside", 24.6, end + SMALL + 0.01)
    assert sprayed(mark(y=22), inside, size=size) == ["t", "inside"]
    assert sprayed(mark(y=22), outside, size=size) == ["t"]


@pytest.mark.clause("HRD-R-222B")
@pytest.mark.parametrize("along", [1, 4, 7])
def test_the_template_is_half_an_inch_wide_at_the_edge_and_a_fifth_wider_each_inch(along):
    """The sides lean by 1 in 10, so a base is touched a little earlier than its radius away from the width there."""
    lean = (1 + 0.1**2) ** 0.5
    half = 0.25 + 0.1 * along
    y = 20 + SMALL + along
    under = mark("under", 24 + half + SMALL * lean - 0.005, y)
    beside = mark("beside", 24 - half - SMALL * lean - 0.005, y)
    assert sprayed(mark(y=28), under, beside) == ["t", "under"]


@pytest.mark.clause("HRD-R-222A")
def test_the_spray_leads_to_the_middle_of_the_target_which_may_be_beyond_it():
    assert sprayed(mark(y=away(9)), mark("near", 24.2, 23)) == ["near"]
    assert sprayed(mark(x=26, y=24), mark("near", 25.2, 22.2), mark("aside", 24, 24)) == ["t", "near"]


@pytest.mark.clause("HRD-R-222C", "HRD-R-224A", "HRD-RANGED-11")
def test_each_model_under_it_has_an_attack_roll_boosted_by_itself_then_all_damage():
    tall = mark(ARM=12, boxes=20, base=50)
    others = mark("u", 24.2, 24, ARM=12, boxes=20), mark("v", 23.8, 22.4)
    p = range_of(tall, *others, one=beast(FIRE))
    given(p, "shoot t fire", "boost", dice(6, 6, 6), "decline", HIT, "boost", dice(1, 1, 1))
    assert asked(p) == "ask-boost_damage" and fury(p) == 2
    given(p, "boost", dice(1, 2, 3), dice(3, 4))
    assert [lost(p, id) for id in "tu"] == [6, 7]


@pytest.mark.clause("HRD-R-222F")
def test_damage_of_a_spray_is_simultaneous():
    p = range_of(mark(), mark("u", 24.2, 24), one=shooter(FIRE))
    p.splits = True
    given(p, "shoot t fire", HIT, HIT)
    assert isinstance(p.pending, Each) and len(p.pending.frames) == 2


@pytest.mark.clause("HRD-R-222D")
def test_a_spray_ignores_stealth_cover_and_models_between():
    between = mark("between", 24, 23.5, base=30)
    crates = block(23, 25.2, 25, 25.3, "obstacle", "solid", top=0.9)
    p = range_of(mark(y=26.5, advantages=["stealth"]), between, one=shooter(FIRE), terrain=[crates])
    given(p, "shoot t fire")
    assert purpose(p) == "roll-attack-ranged" and needs(p) == 12 - 5


@pytest.mark.clause("HRD-R-222E")
def test_a_model_that_terrain_hides_completely_is_safe():
    wall = block(24.2, 23, 27, 23.3, "obstruction", "solid", top=4)
    assert sprayed(mark(x=24.3, y=26), mark("hidden", 25.4, 24.6)) == ["t", "hidden"]
    assert sprayed(mark(x=24.3, y=26), mark("hidden", 25.4, 24.6), terrain=[wall]) == ["t"]


def test_nobody_is_hit():
    p = range_of(mark(), one=shooter(FIRE))
    play(p, "shoot t fire", MISS)
    assert asked(p) == "ask-activate"


def test_the_attacker_is_never_under_its_own_spray():
    assert "one" not in sprayed(mark(y=21.9))
