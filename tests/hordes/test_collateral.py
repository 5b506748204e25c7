"""What throws do to models: HRD-THROWDMG-01 to 05, HRD-COLL-01 to 06, HRD-EFFECT-01 to 03, least disturbance (2.14)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.hordes.battles import asked, at, battle, block, dice, happened, lost, model, play, row, thrown
from tests.hordes.throws import (
    FISTS,
    MM,
    NOTHING,
    NOTHING_OF_THREE,
    front,
    given,
    landing,
    lift,
    refused,
    scene,
    straight,
    thrower,
    together,
    victim,
)

from battlewright.core.requests import Choose, Each
from battlewright.core.running import advance
from battlewright.odds.answer import odds
from battlewright.rules.hordes.collateral import Impact
from battlewright.rules.hordes.displacement import displaced
from battlewright.rules.hordes.profiles import Displacement, Weapon
from battlewright.rules.hordes.room import MakeRoom

Y = front(40)
END = Y + 20 * MM + 6.5
"""The y at which a model on 40 mm lies after a throw straight ahead that deviates 1 inch."""
AHEAD = (straight(), dice(1, 1))


def under(base: int = 30, y: float = END + 0.5, **stats):
    """A model on which the victim comes down."""
    return victim("under", 24, y, base=base, **stats)


def post(base: int = 40, **stats):
    """A model that stands in the way of the flight."""
    return victim("post", 24, Y + 3, base=base, **stats)


@pytest.mark.clause("HRD-THROWDMG-01", "HRD-COLL-02", "HRD-COLL-05")
def test_damage_comes_after_the_movement_and_the_knock_downs_all_at_once():
    p = lift(scene(victim(), under()))
    assert together(p, *AHEAD) == [("v", "throw", 2), ("under", "collateral", 2)]
    assert row(p, "v").knocked_down and row(p, "under").knocked_down and at(p, "v")[1] > Y + 5
    assert [f.power for f in p.pending.frames] == [11, 11]


@pytest.mark.clause("HRD-THROWDMG-02")
def test_q11_damage_needs_neither_movement_nor_knock_down():
    p = lift(scene(victim(advantages=["steady"], ARM=11), victim("wall", 24, Y + 40 * MM)))
    done = play(p, *AHEAD, dice(1, 1, 1), NOTHING)
    assert at(p, "v") == (24, round(Y, 3)) and not row(p, "v").knocked_down and lost(p, "v") == 3
    assert happened(done, "event-damaged")[0]["model"] == "v"


@pytest.mark.clause("HRD-THROWDMG-03")
def test_throw_damage_is_2d6_and_the_current_strength():
    p = lift(scene(victim(ARM=18), ogre=thrower(STR=12)))
    given(p, *AHEAD)
    assert asked(p) == "roll-damage" and thrown(p) == 2
    play(p, dice(5, 6))
    assert lost(p, "v") == 5


@pytest.mark.clause("HRD-THROWDMG-04")
def test_v08_one_die_more_for_an_obstruction_or_an_equal_or_larger_base():
    assert together(lift(scene(victim(), under())), *AHEAD)[0] == ("v", "throw", 2)
    for base in (40, 50):
        assert together(lift(scene(victim(), post(base))), *AHEAD)[0] == ("v", "throw", 3)
    house = block(20, Y + 3, 28, Y + 4, "obstruction")
    assert together(lift(scene(terrain=[house])), *AHEAD) == [("v", "throw", 3)]


V08 = {(False, 0): ("5/12", 0.972), (True, 0): ("181/216", 3.662), (True, 1): ("1261/1296", 7.016)}


@pytest.mark.clause("HRD-THROWDMG-05")
@pytest.mark.parametrize(("hard", "boost"), V08)
def test_v08_throw_damage_may_be_boosted(hard: bool, boost: int):
    """STR 11 against ARM 18; the boost is decided before all damage is rolled at once."""
    boxes = {"ARM": 18, "boxes": 40}
    others = [post()] if hard else [under()]
    p = scene(victim(**boxes), *others, ogre=thrower(fury=3 - boost))
    given(p, "throw v", *(["decline"] if boost else []), dice(6, 6), dice(6, 1))
    p.splits = True
    given(p, *AHEAD)
    if boost:
        assert isinstance(p.pending, Choose) and p.pending.kind == "ask-boost_damage"
        given(p, "boost")
    assert isinstance(p.pending, Each) and [f.boosted for f in p.pending.frames] == [bool(boost), False]
    law = odds(p, ["v.damage"], rational=True).quantities["v.damage"]
    some, mean = V08[hard, boost]
    assert 1 - law.probability(0) == Fraction(some)
    assert float(law.mean or 0) == pytest.approx(mean, abs=0.0005)


@pytest.mark.clause("HRD-R-202D")
def test_the_boost_is_said_once_before_the_roll():
    p = scene(victim(), under(), ogre=thrower(fury=2))
    given(p, "throw v", "decline", dice(6, 6), dice(6, 1), *AHEAD)
    assert asked(p) == "ask-boost_damage"
    given(p, "decline")
    assert asked(p) == "roll-damage" and thrown(p) == 2


@pytest.mark.clause("HRD-COLL-01")
@pytest.mark.parametrize("base", [30, 40])
def test_v09_contacted_models_on_equal_or_smaller_bases_are_knocked_down_and_damaged(base: int):
    other, name = (under(), "under") if base == 30 else (post(), "post")
    p = lift(scene(victim(), other))
    assert together(p, *AHEAD)[1:] == [(name, "collateral", 2)] and row(p, name).knocked_down


@pytest.mark.clause("HRD-COLL-03")
def test_collateral_damage_is_never_boosted():
    """Nor does the one that stopped the flight get the additional die."""
    p = scene(victim(), post(), ogre=thrower(fury=2))
    given(p, "throw v", "decline", dice(6, 6), dice(6, 1), *AHEAD)
    assert asked(p) == "ask-boost_damage"
    given(p, "decline", NOTHING_OF_THREE)
    assert asked(p) == "roll-damage" and thrown(p) == 2 and p.pending.values == {"model": "post"}


@pytest.mark.clause("HRD-COLL-04")
def test_v09_a_larger_base_neither_falls_nor_suffers():
    p = lift(scene(victim(), post(50)))
    assert together(p, *AHEAD) == [("v", "throw", 3)] and not row(p, "post").knocked_down


@pytest.mark.clause("HRD-COLL-06")
def test_collateral_damage_comes_from_nobody():
    p = lift(scene(victim(), under(ARM=5, boxes=1, advantages=["tough"])))
    given(p, *AHEAD, NOTHING, dice(6, 6))
    assert asked(p) == "roll-tough"
    cause = p.stack[-1].cause
    assert (cause.kind, cause.source) == ("collateral", -1)


def test_q13_a_crippled_body_lowers_throw_damage_but_no_collateral():
    hurt = model(
        "ogre", "stone_brute", 24, 20, weapons=FISTS, fury=3, stats={"STR": 11}, boxes_lost={"3": 6, "4": 4}
    )
    p = lift(scene(victim(), under(), ogre=hurt))
    given(p, *AHEAD)
    assert thrown(p) == 1
    given(p, dice(1))
    assert thrown(p) == 2


def test_q14_two_bases_reached_at_once_are_both_contacted():
    side = 0.6
    pair = [victim("l", 24 - side * 40 * MM, Y + 3), victim("r", 24 + side * 40 * MM, Y + 3)]
    p = lift(scene(victim(), *pair))
    assert together(p, *AHEAD) == [("v", "throw", 3), ("l", "collateral", 2), ("r", "collateral", 2)]


def test_q15_neighbours_that_only_make_room_are_not_contacted():
    nudged = victim("nudged", 24.3, END + 0.5 + 30 * MM + 0.05, base=30)
    p = lift(scene(victim(), under(), nudged))
    assert together(p, *AHEAD) == [("v", "throw", 2), ("under", "collateral", 2)]
    assert not row(p, "nudged").knocked_down


WHIRLWIND = Weapon("whirlwind", "spell", displaces=Displacement("throw", POW=13))


def hit_by(p, own: Weapon):
    """The victim has been hit with a weapon or spell of the thrower."""
    frame = displaced(p, p.scene.index["v"], p.scene.index["ogre"], own)
    if frame is None:
        return False
    p.stack.append(frame)
    advance(p)
    return True


@pytest.mark.clause("HRD-EFFECT-01")
def test_effects_throw_too():
    p = scene(ogre=thrower(weapons=["jaws"]))
    assert not hit_by(p, Weapon("staff", "melee"))
    assert hit_by(p, WHIRLWIND)
    given(p, dice(4))
    assert landing(p, 1, 1)[1] == pytest.approx(Y + 20 * MM + 4 + 1, abs=0.0001)


@pytest.mark.clause("HRD-EFFECT-01")
def test_a_spell_of_the_shipped_data_throws():
    """The whirlwind, POW 13; three points are left for boosts, of the attack roll and of the damage roll."""
    shaman = model("ogre", "stone_shaman", 24, 20)
    p = battle([shaman, victim("mate", 2, 2)], [victim(y=25)], turn="ogre")
    given(p, "cast whirlwind v", "decline", dice(6, 6), dice(3), dice(1, 1))
    assert asked(p) == "ask-boost_damage" and p.stack[-2].power == 13
    assert at(p, "v") == (24, round(25 + 20 * MM + 4, 3))


@pytest.mark.clause("HRD-EFFECT-02")
def test_the_effects_own_text_wins():
    """It asks for no direction and throws so far as it says, larger bases too."""
    p = scene(victim(base=50, y=front(50)), ogre=thrower(40))
    assert hit_by(p, WHIRLWIND) and asked(p) == "roll-thrown-away"
    p = scene()
    assert hit_by(p, Weapon("gust", "spell", displaces=Displacement("throw", 3.5, 10)))
    assert asked(p) == "roll-deviation"
    assert landing(p, 4, 6)[1] == pytest.approx(Y + 20 * MM + 3.5 - 1.75, abs=0.0001)


@pytest.mark.clause("HRD-EFFECT-03")
def test_v11_the_power_is_that_of_the_effect():
    p = scene(victim(), under(y=Y + 20 * MM + 7.5), ogre=thrower(STR=3, fury=4))
    assert hit_by(p, WHIRLWIND)
    assert together(p, dice(6), dice(1, 1)) == [("v", "throw", 2), ("under", "collateral", 2)]
    assert [f.power for f in p.pending.frames] == [13, 13]


def room(p, mover: str = "v", toward=(0, 1)):
    """Room is made for a model where it stands."""
    p.stack.append(MakeRoom(p.scene.index[mover], toward))
    advance(p)
    return p


@pytest.mark.clause("HRD-R-214B", "HRD-R-214D")
def test_ties_are_decided_at_random():
    """The one underneath cannot make room to the right, and may as well go up as down."""
    house = block(25.15, 30, 26, 36, "obstruction")
    p = room(scene(victim(x=24, y=33.0), victim("under", 24.5, 33.0, base=30), terrain=[house]))
    assert asked(p) == "roll-least-disturbance" and p.pending.player == 1
    places = [at(given(p.fork(), dice(face)), "under") for face in range(1, 7)]
    heights = {y for _, y in places}
    assert len(heights) == 2 and sum(heights) == pytest.approx(66, abs=0.002)


@pytest.mark.clause("HRD-R-214E")
def test_facings_are_kept():
    p = room(scene(victim(x=24, y=33.0), victim("under", 24.5, 33.0, base=30, facing=77)))
    assert row(p, "under").base.facing == 77_000_000 and at(p, "under")[0] > 25.3


def test_a_continuum_of_ties_goes_on_in_the_direction_of_travel():
    p = room(scene(victim(x=24, y=33.0), victim("under", 24, 33.0, base=30)), toward=(1, 0))
    assert at(p, "under") == (round(24 + 35 * MM, 3), 33.0)


@pytest.mark.clause("HRD-R-214F")
def test_one_that_has_no_room_makes_the_mover_shift():
    p = scene(victim(x=24, y=33.9), victim("under", 24, 31.0, base=120))
    p.stack.append(Impact(p.scene.index["v"], p.scene.index["ogre"], 11, "throw"))
    advance(p)
    assert at(p, "under") == (24, 31) and at(p, "v") == (24, pytest.approx(31 + 80 * MM, abs=0.001))


def test_refusals_change_nothing():
    assert refused(lift(scene()), ("direction", "up"))[0] == "error-not-an-option"
