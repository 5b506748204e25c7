"""The Maintenance and the Control phase: surplus fury, leaching, cutting, shaking; reaving (2.3, 2.15, 2.18)."""

import pytest
from tests.hordes.battles import asked, battle, dice, lost, model, options, play, row

CONTROL = {"round": 2, "side": "A", "phase": "control"}


def phase(*ours, **more):
    """Side A is about to have its phases before the activations; a foe stands far away."""
    return battle(ours, [model("foe", "scout", 24, 44)], turn=CONTROL, **more)


def shaman(fury, **state):
    return model("w", "stone_shaman", 24, 10, fury=fury, **state)


@pytest.mark.clause("HRD-R-203B")
def test_a_warlock_loses_what_is_above_its_fury():
    assert row(phase(shaman(9)), "w").fury == 6
    assert row(phase(shaman(6)), "w").fury == 6


@pytest.mark.clause("HRD-R-218A")
def test_a_warlock_begins_with_its_fury_and_others_with_none():
    p = battle(
        [model("w", "stone_shaman", 24, 10), model("b", "stone_brute", 30, 10)], [model("f", "shield", 9, 40)]
    )
    assert (row(p, "w").fury, row(p, "b").fury, row(p, "f").fury) == (6, 0, 0)


@pytest.mark.clause("HRD-R-218C")
def test_fury_goes_from_the_beasts_to_the_warlock_up_to_its_fury():
    p = phase(
        shaman(1), model("one", "stone_brute", 20, 10, fury=3), model("two", "wolf_brute", 28, 10, fury=3)
    )
    assert options(p) == ["leach 3", "leach 2", "leach 1", "leach 0"]
    play(p, "leach 3")
    assert options(p) == ["leach 2", "leach 1", "leach 0"]
    play(p, "leach 2")
    assert (row(p, "w").fury, row(p, "one").fury, row(p, "two").fury) == (6, 0, 1)
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-R-218C")
def test_fury_may_stay_on_a_beast():
    p = phase(shaman(4), model("one", "stone_brute", 20, 10, fury=3))
    play(p, "leach 0", "decline")
    assert (row(p, "w").fury, row(p, "one").fury) == (4, 3)


@pytest.mark.clause("HRD-R-218B", "HRD-R-218C")
@pytest.mark.parametrize(("gap", "asks"), [(12.0, "ask-leach"), (12.01, "ask-cut")])
def test_only_from_beasts_in_the_control_area(gap, asks):
    apart = gap + (40 + 50) / 2 / 25.4
    assert asked(phase(shaman(1), model("one", "stone_brute", 24, 10 + apart, fury=3))) == asks


@pytest.mark.clause("HRD-R-218C")
def test_only_from_own_beasts_and_only_with_room():
    foe = model("foe", "wolf_brute", 24, 14, fury=2)
    assert asked(battle([shaman(5)], [foe], turn=CONTROL)) == "ask-cut"
    assert asked(phase(shaman(6), model("one", "stone_brute", 20, 10, fury=3))) == "ask-activate"


@pytest.mark.clause("HRD-R-218D")
def test_a_warlock_cuts_itself_for_fury():
    p = phase(shaman(3, wounds_lost=2))
    assert options(p) == ["cut 1", "cut 2", "cut 3", "decline"]
    play(p, "cut 2")
    assert (row(p, "w").fury, lost(p, "w")) == (5, 4)
    assert options(phase(shaman(0, wounds_lost=16))) == ["cut 1", "decline"]


@pytest.mark.clause("HRD-R-203D")
def test_leaching_comes_before_shaking():
    p = phase(shaman(0, states=["knocked_down"]), model("one", "stone_brute", 20, 10, fury=1))
    play(p, "leach 1", "decline")
    assert asked(p) == "ask-shake"


@pytest.mark.clause("HRD-R-215H")
def test_a_warlock_stands_up_for_a_point():
    p = phase(shaman(6, states=["knocked_down"]))
    play(p, "shake knocked_down")
    assert (row(p, "w").fury, row(p, "w").knocked_down) == (5, False)


@pytest.mark.clause("HRD-R-215H")
def test_a_beast_is_forced_to_stand_up_or_stays_down():
    p = phase(model("one", "stone_brute", 20, 10, states=["knocked_down"]))
    play(p, "shake knocked_down")
    assert (row(p, "one").fury, row(p, "one").knocked_down) == (1, False)
    p = phase(model("one", "stone_brute", 20, 10, states=["knocked_down"]))
    play(p, "decline")
    assert (row(p, "one").fury, row(p, "one").knocked_down) == (0, True)


@pytest.mark.clause("HRD-R-216D")
def test_each_state_is_shaken_by_itself():
    p = phase(model("one", "stone_brute", 20, 10, fury=2, states=["knocked_down", "stationary"]))
    play(p, "shake stationary", "shake knocked_down")
    assert (row(p, "one").fury, row(p, "one").stationary, row(p, "one").knocked_down) == (4, False, False)


@pytest.mark.clause("HRD-R-215H")
@pytest.mark.parametrize("held", [model("m", "shield", 20, 10, states=["knocked_down"]),
                                  model("m", "stone_brute", 20, 10, fury=4, states=["knocked_down"])])  # fmt: skip
def test_nobody_is_asked_who_cannot_pay(held):
    assert asked(phase(held)) == "ask-activate"


def killed(by, fury, near=20.0, *more):
    """A beast with fury points is destroyed by a claw next to it; its warlock has 4 points of 7."""
    victim = model("v", "wolf_brute", 10, 20, fury=fury, boxes_lost={1: 5, 2: 2, 3: 5, 4: 3, 5: 5, 6: 1})
    queen = model("w", "wolf_queen", 10, near, fury=4)
    if by == "enemy":
        p = battle([model("k", "stone_brute", 10, 18.1)], [victim, queen, *more], turn="k")
    else:
        p = battle(
            [victim, queen, model("k", "stone_brute", 10, 18.1)], [model("foe", "scout", 40, 40)], turn="k"
        )
    return p


@pytest.mark.clause("HRD-R-218J", "HRD-R-218K")
@pytest.mark.parametrize(("fury", "before", "after"), [(2, 4, 6), (3, 4, 7), (3, 6, 7), (3, 7, 7)])
def test_the_fury_of_a_destroyed_beast_goes_to_its_warlock(fury, before, after):
    """What exceeds its FURY of 7 is lost."""
    p = killed("enemy", fury, near=24)
    p.change(p.scene.index["w"], fury=before)
    play(p, "attack v claw", "decline", dice(6, 6), "decline", dice(6, 6), dice(1))
    assert (row(p, "v").alive, row(p, "w").fury) == (False, after)


@pytest.mark.clause("HRD-R-218K")
@pytest.mark.parametrize(("other", "points"), [(1, (4, 4)), (5, (7, 5))])
def test_one_warlock_only_takes_its_fury(other, points):
    """The one with more room, up to its FURY of 7 or 6; nothing goes to the other."""
    second = model("second", "stone_shaman", 14, 22, fury=other)
    p = killed("enemy", 3, 24, second)
    play(p, "attack v claw", "decline", dice(6, 6), "decline", dice(6, 6), dice(1))
    assert (row(p, "w").fury, row(p, "second").fury) == points


@pytest.mark.clause("HRD-R-218J")
def test_not_from_outside_the_control_area():
    p = killed("enemy", 2, near=40)
    play(p, "attack v claw", "decline", dice(6, 6), "decline", dice(6, 6), dice(1))
    assert row(p, "w").fury == 4


@pytest.mark.clause("HRD-R-218L")
def test_not_where_a_friend_destroyed_it():
    victim = model("v", "wolf_brute", 10, 20, fury=2, boxes_lost={1: 5, 2: 2, 3: 5, 4: 3, 5: 5, 6: 1})
    thrower = model("k", "wolf_alpha", 10, 18.1)
    p = battle(
        [victim, thrower, model("w", "wolf_queen", 10, 24, fury=4)], [model("foe", "scout", 40, 40)], turn="k"
    )
    play(
        p,
        "throw v",
        "decline",
        dice(6, 6),
        dice(6, 1),
        ("direction", 0),
        dice(1, 1),
        "decline",
        dice(6, 6),
        dice(1),
    )
    assert (row(p, "v").alive, row(p, "w").fury) == (False, 4)
