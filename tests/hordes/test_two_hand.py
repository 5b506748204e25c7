"""Two-hand throws: HRD-2THROW-01 to 27, the vectors V06, V12 and V13."""

from __future__ import annotations

from math import hypot

import pytest
from tests.hordes.battles import asked, at, block, dice, happened, lost, options, play, row, thrown
from tests.hordes.throws import (
    HIT,
    MISS,
    MM,
    NOTHING,
    front,
    given,
    landing,
    lift_with_both,
    refused,
    scene,
    straight,
    thrower,
    together,
    victim,
)

Y = front(40)
EDGE = Y + 20 * MM
AHEAD = (straight(), dice(1, 1))
TWELVE = {"STR": 12}


def other(gap: float = 4, base: int = 30, **stats):
    """A model straight ahead, so many inches from edge to edge."""
    return victim("o", 24, EDGE + gap + base / 2 * MM, base=base, **stats)


def thrown_at(*others, ogre=None, id: str = "o", **more):
    """The victim is thrown at a model: the attack roll, or the deviation, is asked."""
    return given(
        lift_with_both(scene(victim(STR=1), *others, ogre=ogre or thrower(**TWELVE), **more)),
        f"throw_at {id}",
    )


@pytest.mark.clause("HRD-2THROW-01")
def test_both_hands_throw_another_model():
    p = scene()
    assert options(p, "two_hand_throw") == ["two_hand_throw v"]
    given(lift_with_both(p), *AHEAD, NOTHING)
    assert at(p, "v") == (24, round(EDGE + 6.5, 3))


@pytest.mark.clause("HRD-2THROW-02")
def test_nobody_throws_a_larger_base():
    p = scene(victim(base=50, y=front(50, 40)), ogre=thrower(40))
    assert refused(p, "two_hand_throw v") == ("reason-larger-base-not-thrown", ("HRD-2THROW-02",))


@pytest.mark.clause("HRD-2THROW-03")
def test_it_takes_two_open_fists():
    p = scene(ogre=thrower(weapons=["left_fist", "jaws"]))
    assert refused(p, "two_hand_throw v")[0] == "reason-two-hand-throw-needs-open-fists"


@pytest.mark.clause("HRD-2THROW-04")
def test_it_begins_with_a_melee_attack_roll():
    p = given(scene(), "two_hand_throw v")
    assert asked(p) == "roll-attack-melee" and thrown(p) == 2
    given(p, MISS)
    assert at(p, "v") == (24, round(Y, 3)) and not row(p, "v").knocked_down


@pytest.mark.clause("HRD-2THROW-05")
def test_the_attacker_rolls_two_dice_against_one():
    p = given(scene(), "two_hand_throw v", HIT)
    assert asked(p) == "roll-opposed-strength" and thrown(p) == 3


@pytest.mark.clause("HRD-2THROW-06")
def test_a_greater_sum_breaks_free():
    p = given(scene(victim(STR=12)), "two_hand_throw v", HIT, dice(1, 2, 3))
    assert (
        asked(p) == "ask-activate"
        and not row(p, "v").knocked_down
        and lost(p, "v") == 0
        and at(p, "v") == (24, round(Y, 3))
    )


@pytest.mark.clause("HRD-2THROW-07")
def test_a_tie_goes_to_the_attacker():
    p = scene(victim(STR=12))
    done = play(p, "two_hand_throw v", HIT, dice(1, 2, 2))
    assert asked(p) == "ask-two-hand-aim" and happened(done, "event-lifted")


@pytest.mark.clause("HRD-2THROW-08")
def test_a_direction_as_for_a_throw():
    p = lift_with_both(scene())
    assert refused(p, straight(91))[0] == "reason-outside-arc"
    assert landing(given(p, straight(90)), 1, 1) == pytest.approx((24 + 20 * MM + 6.5, Y), abs=0.0001)


@pytest.mark.clause("HRD-2THROW-09")
def test_at_any_model_in_sight_friend_or_foe():
    friend = victim("f", 26, 26)
    hidden = victim("hidden", 20.0, 30.0)
    house = block(20, 27, 22.9, 28, "obstruction")
    p = lift_with_both(scene(victim(), other(), hidden, friends=[friend], terrain=[house]))
    assert options(p) == ["throw_at f", "throw_at o"]
    assert refused(p, "throw_at hidden")[0] == "reason-unseen-not-thrown-at"
    for name in ("v", "ogre"):
        assert refused(p, f"throw_at {name}")[0] == "error-not-an-option"


@pytest.mark.clause("HRD-2THROW-10")
def test_the_thrown_model_hides_nobody():
    p = lift_with_both(scene(victim(base=50, y=front(50)), other(base=30)))
    assert options(p) == ["throw_at o"]


@pytest.mark.clause("HRD-2THROW-11")
@pytest.mark.parametrize(("strength", "length"), [(9, 4.5), (11, 5.5), (12, 6)])
def test_it_flies_half_the_strength(strength: int, length: float):
    p = given(lift_with_both(scene(victim(STR=1), ogre=thrower(STR=strength))), straight())
    assert landing(p, 1, 1)[1] == pytest.approx(EDGE + length + 1, abs=0.0001)


BONUS = [
    ("named", "print", 50, 30, 1), ("named", "print", 40, 30, 0), ("named", "print", 120, 30, 0),
    ("named", "errata", 120, 30, 1), ("named", "errata", 50, 40, 0), ("larger", "print", 50, 40, 1),
    ("larger", "print", 40, 40, 0),
]  # fmt: skip


@pytest.mark.clause("HRD-2THROW-12")
@pytest.mark.parametrize(("ruling", "edition", "large", "small", "bonus"), BONUS)
def test_large_throws_small_farther(ruling: str, edition: str, large: int, small: int, bonus: int):
    y = front(small, large)
    rulings = {"throw_bonus": ruling, "edition": edition}
    p = scene(victim(base=small, y=y), ogre=thrower(large), rulings=rulings)
    given(lift_with_both(p), straight())
    assert landing(p, 1, 1)[1] == pytest.approx(y + small / 2 * MM + 5.5 + bonus + 1, abs=0.0001)


@pytest.mark.clause("HRD-2THROW-13")
@pytest.mark.parametrize(("gap", "asks"), [(6, "roll-attack-melee"), (6.01, "roll-deviation")])
def test_a_model_within_the_distance_is_rolled_for(gap: float, asks: str):
    p = thrown_at(other(gap))
    assert asked(p) == asks
    if gap == 6:
        assert p.pending.values["need"] == 6


@pytest.mark.clause("HRD-2THROW-14", "HRD-2THROW-19")
def test_v13_out_of_distance_it_is_thrown_straight_toward_the_model():
    """9" away, STR 12: no attack roll, the point lies at 6", the cap is 3"."""
    x, y = 3.0, EDGE + 9
    p = thrown_at(victim("o", 24 + x, y, base=30))
    assert asked(p) == "roll-deviation"
    far = hypot(x, y - Y)
    for d6, deviation in ((1, 1), (6, 3)):
        length = 20 * MM + 6 + deviation
        assert landing(p, 1, d6) == pytest.approx(
            (24 + x / far * length, Y + (y - Y) / far * length), abs=0.0001
        )


@pytest.mark.clause("HRD-2THROW-15")
def test_v12_a_hit_ends_base_to_base_without_deviation():
    """At a small model 4" away; an edge that touches is a contact here."""
    p = thrown_at(other())
    assert together(p, HIT) == [("v", "throw", 2), ("o", "collateral", 2)]
    assert at(p, "v") == (24, pytest.approx(Y + 4, abs=0.001)) and row(p, "o").knocked_down
    p = given(thrown_at(other()), HIT, NOTHING, NOTHING)
    assert asked(p) == "ask-activate" and at(p, "v") == (24, pytest.approx(Y + 4, abs=0.001))


@pytest.mark.clause("HRD-2THROW-15", "HRD-2THROW-22", "HRD-2THROW-27")
@pytest.mark.parametrize(("base", "top", "rolls"), [
    (30, 2.0, [("v", "throw", 2), ("v", "fall", 2), ("o", "collateral", 2)]),
    (40, 2.5, [("v", "throw", 3), ("v", "fall", 2), ("o", "collateral", 2)]),
    (50, 3.0, [("v", "throw", 3), ("v", "fall", 2)]),
])  # fmt: skip
def test_a_hit_ends_base_to_base_on_lower_ground_too(
    base: int, top: float, rolls: list[tuple[str, str, int]]
):
    """Off a hill of such a height that the volumes of the two would not meet."""
    hill = block(18, 10, 30, EDGE + 1, "hill", top=top)
    p = scene(victim(STR=1, z=top), other(base=base), ogre=thrower(z=top, **TWELVE), terrain=[hill])
    given(lift_with_both(p), "throw_at o")
    there = at(p, "o")
    assert together(p, HIT) == rolls
    assert row(p, "v").base.z == 0 and at(p, "v") == (24, pytest.approx(Y + 4, abs=0.001))
    assert at(p, "o") == there and row(p, "o").knocked_down == (base < 50)


@pytest.mark.clause("HRD-2THROW-16")
def test_it_is_no_attack_against_the_other_model():
    """Thrown at from behind it gives no back strike, while an attack on it would."""
    p = thrown_at(other(facing=0))
    assert p.scene.index["o"] in row(p, "ogre").behind
    assert p.pending.values["need"] == 6


V12 = {"off": 3, "on": 2.2953}


@pytest.mark.clause("HRD-2THROW-17", "HRD-2THROW-18", "HRD-R-03")
@pytest.mark.parametrize("cap", V12)
def test_v12_q07_a_miss_deviates_from_the_middle_of_the_base(cap: str):
    """The errata cap it at half the distance to the middle of the other base."""
    edition = {"off": "print", "on": "errata"}[cap]
    for rulings in ({"two_hand_deviation_cap": cap}, {"edition": edition}):
        p = given(thrown_at(other(), rulings=rulings), MISS)
        middle = EDGE + 4 + 15 * MM
        assert landing(p, 1, 6) == pytest.approx((24, middle + V12[cap]), abs=0.0001)
        assert landing(p, 1, 3) == pytest.approx((24, middle + 2), abs=0.0001)
        assert landing(p, 2, 1) == pytest.approx((24 + 0.8660, middle + 0.5), abs=0.0001)


@pytest.mark.parametrize(("base", "cap"), [(40, 2.3937), (50, 2.4921)])
def test_v12_caps_of_larger_others_and_their_flight_along_direction_1(base: int, cap: float):
    """They stop the flight along direction 1; along direction 4 the cap shows."""
    p = given(thrown_at(other(base=base), rulings={"edition": "errata"}), MISS)
    assert landing(p, 1, 6) == pytest.approx((24, Y + 4), abs=0.0001)
    assert landing(p, 4, 6) == pytest.approx((24, EDGE + 4 + base / 2 * MM - cap), abs=0.0001)


@pytest.mark.clause("HRD-2THROW-20")
def test_the_flight_is_straight_to_the_point_of_impact():
    p = given(thrown_at(other()), MISS)
    x, y = landing(p, 2, 6)
    aside = victim("post", 24 + (x - 24) * 0.55, Y + (y - Y) * 0.55)
    p = given(thrown_at(other(), aside), MISS)
    stop = landing(p, 2, 6)
    assert (stop[0] - 24) / (stop[1] - Y) == pytest.approx((x - 24) / (y - Y), abs=0.0001) and stop[1] < Y + 3


@pytest.mark.clause("HRD-2THROW-21")
def test_smaller_bases_under_the_flight_are_not_contacted():
    p = thrown_at(other(gap=5.9), victim("small", 24, Y + 3, base=30))
    assert together(p, HIT) == [("v", "throw", 2), ("o", "collateral", 2)]
    assert not row(p, "small").knocked_down


@pytest.mark.clause("HRD-2THROW-22")
def test_what_stops_it_and_what_does_not():
    for trait in ("rough", "obstacle"):
        ground = block(20, Y + 2, 28, Y + 3, trait, top=1)
        p = given(lift_with_both(scene(terrain=[ground])), straight())
        assert landing(p, 1, 1)[1] == pytest.approx(EDGE + 6.5, abs=0.0001)
    house = block(20, Y + 3, 28, Y + 4, "obstruction")
    p = given(lift_with_both(scene(terrain=[house])), straight())
    assert landing(p, 1, 1)[1] == pytest.approx(Y + 3 - 20 * MM, abs=0.0001)
    for base in (40, 50):
        p = given(lift_with_both(scene(victim(), victim("post", 24, Y + 3, base=base))), straight())
        assert landing(p, 1, 1)[1] == pytest.approx(Y + 3 - (20 + base / 2) * MM, abs=0.0001)


@pytest.mark.clause("HRD-2THROW-23")
def test_it_is_knocked_down():
    assert row(given(thrown_at(other()), HIT), "v").knocked_down


@pytest.mark.clause("HRD-2THROW-24")
def test_one_that_cannot_be_knocked_down_forfeits():
    p = lift_with_both(scene(friends=[victim("f", advantages=["steady"])]), "f")
    given(p, *AHEAD)
    assert not row(p, "f").knocked_down and row(p, "f").forfeits


@pytest.mark.clause("HRD-2THROW-25")
def test_whom_it_lies_on_is_contacted_and_makes_room():
    under = victim("under", 24, EDGE + 7, base=30)
    p = lift_with_both(scene(victim(), under))
    assert together(p, *AHEAD) == [("v", "throw", 2), ("under", "collateral", 2)]
    assert at(p, "under")[1] == pytest.approx(EDGE + 6.5 + 35 * MM, abs=0.001)


@pytest.mark.clause("HRD-2THROW-26")
def test_it_falls():
    hill = block(20, 10, 28, EDGE + 4, "hill", top=4)
    p = lift_with_both(scene(victim(z=4), ogre=thrower(z=4), terrain=[hill]))
    assert together(p, *AHEAD) == [("v", "throw", 2), ("v", "fall", 3)] and row(p, "v").base.z == 0


@pytest.mark.clause("HRD-2THROW-27")
@pytest.mark.parametrize(("base", "rolls"), [
    (30, [("v", "throw", 2), ("o", "collateral", 2)]),
    (40, [("v", "throw", 3), ("o", "collateral", 2)]),
    (50, [("v", "throw", 3)]),
])  # fmt: skip
def test_damage_as_of_a_throw(base: int, rolls: list[tuple[str, str, int]]):
    p = thrown_at(other(base=base))
    assert together(p, HIT) == rolls
    assert row(p, "o").knocked_down == (base < 50)


@pytest.mark.clause("HRD-R-06")
@pytest.mark.parametrize(("ruling", "asks"), [("auto_hit", "roll-damage"), ("roll", "roll-attack-melee")])
def test_a_knocked_down_other_model(ruling: str, asks: str):
    p = scene(
        victim(STR=1), other(), ogre=thrower(**TWELVE), rulings={"two_hand_roll_vs_knocked_down": ruling}
    )
    p.change(p.scene.index["o"], knocked_down=True)
    assert asked(given(lift_with_both(p), "throw_at o")) == asks


@pytest.mark.clause("HRD-R-01")
def test_q06_behind_the_thrower_only_in_print():
    behind = victim("o", 27.0, 20.2, base=30)
    for edition in ("print", "errata"):
        p = scene(victim(), behind, rulings={"edition": edition})
        p.change(p.scene.index["ogre"], base=row(p, "ogre").base.facing_to(30_000_000))
        lift_with_both(p)
        assert options(p) == (["throw_at o"] if edition == "print" else [])
        if edition == "errata":
            assert refused(p, "throw_at o")[0] == "reason-not-away-from-thrower"


@pytest.mark.clause("HRD-R-01")
@pytest.mark.parametrize(("y", "may"), [(0.0, True), (-0.01, False)])
def test_in_the_errata_exactly_90_degrees_are_still_away(y: float, may: bool):
    p = scene(victim(), victim("o", 27.0, Y + y, base=30), rulings={"edition": "errata"})
    lift_with_both(p)
    assert options(p) == (["throw_at o"] if may else [])


def test_q08_an_equal_base_on_the_line_is_struck_first():
    """A friend stands behind an enemy on an equal base: that enemy stops the flight, and is not rolled for."""
    p = lift_with_both(
        scene(victim(), victim("post", 24, Y + 2.5), friends=[victim("f", 24, Y + 4.5, base=50)])
    )
    given(p, "throw_at f")
    assert asked(p) == "roll-attack-melee"
    assert together(p, HIT) == [("v", "throw", 3), ("post", "collateral", 2)]
    assert not row(p, "f").knocked_down
