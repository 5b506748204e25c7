"""Throws: HRD-THROW-01 to 23, the vectors V01 to V07 and V10, and what section 2 says for them."""

from __future__ import annotations

from fractions import Fraction
from math import cos, radians, sin
from typing import Any

import pytest
from tests.hordes.battles import (
    asked,
    at,
    block,
    dice,
    happened,
    lost,
    model,
    options,
    play,
    row,
    thrown,
)
from tests.hordes.throws import (
    FISTS,
    HIT,
    HOLD,
    MISS,
    MM,
    NOTHING,
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

from battlewright.core.actions import verify
from battlewright.core.errors import Illegal
from battlewright.core.requests import Choose
from battlewright.odds.answer import odds
from battlewright.rules.hordes.thrown import directions

Y = front(40)
"""The y of the usual victim, on 40 mm."""
THROWN = (HIT, HOLD, straight(), dice(1, 1), NOTHING)
"""A throw straight ahead that deviates 1 inch and does no damage."""
POINT = Y + 20 * MM + 5.5
"""The y of its intended point of impact: 5.5 inches from its edge."""


@pytest.mark.clause("HRD-THROW-01")
def test_a_throw_moves_another_model():
    p = scene()
    assert options(p, "throw") == ["throw v"]
    done = play(lift(p), straight(), dice(1, 1), NOTHING)
    assert at(p, "v") == (24, round(POINT + 1, 3))
    assert happened(done, "event-flies")


@pytest.mark.clause("HRD-THROW-02")
def test_nobody_throws_a_larger_base():
    p = scene(victim(base=50, y=front(50, 40)), ogre=thrower(40))
    assert refused(p, "throw v") == ("reason-larger-base-not-thrown", ("HRD-THROW-02",))
    assert options(scene(victim(y=front(40, 40)), ogre=thrower(40)), "throw") == ["throw v"]


@pytest.mark.clause("HRD-THROW-03")
def test_a_throw_takes_an_open_fist():
    p = scene(ogre=thrower(weapons=["jaws"]))
    assert refused(p, "throw v") == ("reason-throw-needs-open-fist", ("HRD-THROW-03", "HRD-R-209A"))
    assert options(scene(ogre=thrower(weapons=["left_fist"])), "throw") == ["throw v"]


@pytest.mark.clause("HRD-R-209A")
def test_only_warbeasts_make_power_attacks():
    p = scene(ogre=model("ogre", "stone_shaman", 24, 20, weapons=FISTS, stats={"base": 50}))
    assert refused(p, "throw v")[0] == "reason-throw-needs-open-fist"
    assert refused(p, "two_hand_throw v")[0] == "reason-two-hand-throw-needs-open-fists"


@pytest.mark.clause("HRD-THROW-04")
def test_a_throw_begins_with_a_melee_attack_roll():
    p = scene()
    given(p, "throw v")
    assert asked(p) == "roll-attack-melee" and thrown(p) == 2 and p.pending.values["need"] == 6
    done = play(p, MISS)
    assert at(p, "v") == (24, round(Y, 3))
    assert not happened(done, "event-knocked-down") and not happened(done, "event-breaks-free")


@pytest.mark.clause("HRD-THROW-05")
def test_after_a_hit_both_roll_against_each_other_without_a_boost():
    p = scene(ogre=thrower(fury=0))
    given(p, "throw v", "decline", HIT)
    assert asked(p) == "roll-opposed-strength" and thrown(p) == 2


@pytest.mark.clause("HRD-THROW-06")
def test_v07_a_greater_sum_breaks_free():
    """3 + 11 against 5 + 10."""
    p = scene(victim(STR=10))
    done = play(p, "throw v", HIT, dice(3, 5))
    assert happened(done, "event-breaks-free") and not happened(done, "event-knocked-down")
    assert lost(p, "v") == 0 and asked(p) != "ask-direction"


@pytest.mark.clause("HRD-THROW-07")
def test_v07_a_tie_goes_to_the_attacker():
    """4 + 11 against 5 + 10."""
    p = scene(victim(STR=10))
    done = play(p, "throw v", HIT, dice(4, 5))
    assert asked(p) == "ask-direction" and happened(done, "event-lifted")


V06 = {
    -6: "0 7/27", -5: "1/36 3/8", -3: "1/6 5/8", -2: "5/18 20/27", -1: "5/12 181/216", 0: "7/12 49/54",
    1: "13/18 103/108", 2: "5/6 53/54", 3: "11/12 215/216", 4: "35/36 1", 5: "1 1", 7: "1 1",
}  # fmt: skip


@pytest.mark.parametrize("difference", V06)
@pytest.mark.parametrize("both", [False, True])
def test_v06_the_opposed_roll(difference: int, both: bool):
    p = scene(victim(STR=11 - difference))
    given(p, "two_hand_throw v" if both else "throw v", HIT)
    law = p.pending.partition.law
    assert Fraction(dict(law.items()).get(True, 0), law.total) == Fraction(V06[difference].split()[both])


@pytest.mark.clause("HRD-THROW-08")
def test_the_thrower_chooses_the_direction():
    p = lift(scene())
    assert isinstance(p.pending, Choose) and p.pending.player == 0 and p.pending.kind == "ask-direction"
    play(p, straight(45), dice(1, 1), NOTHING)
    far = 20 * MM + 6.5
    assert at(p, "v") == pytest.approx((24 + far * sin(radians(45)), Y + far * cos(radians(45))), abs=0.001)


@pytest.mark.clause("HRD-THROW-09")
def test_a_throw_leads_away_from_the_attacker():
    p = lift(scene())
    for degrees in (90.000001, -91, 180):
        id, clauses = refused(p, straight(degrees))
        assert id == "reason-outside-arc" and "HRD-THROW-09" in clauses
    for degrees in (90, -90):
        assert landing(given(p.fork(), straight(degrees)), 1, 1)[1] == pytest.approx(Y, abs=0.0001)
    region = directions(p, p.scene.index["ogre"], p.scene.index["v"])
    assert len(region.grid(1_000_000)) == 181


@pytest.mark.clause("HRD-THROW-10", "HRD-R-02", "HRD-R-202B")
@pytest.mark.parametrize(("measured", "start"), [("edge", 20 * MM), ("centre", 0.0)])
def test_the_point_lies_at_half_the_strength(measured: str, start: float):
    p = given(lift(scene(rulings={"throw_measured_from": measured})), straight())
    ahead, back = landing(p, 1, 1), landing(p, 4, 1)
    assert (ahead[1] + back[1]) / 2 == pytest.approx(Y + start + 5.5, abs=0.0001)


BONUS = [
    ("named", "print", 50, 30, 1), ("named", "print", 40, 30, 0), ("named", "print", 50, 40, 0),
    ("named", "print", 120, 30, 0), ("named", "errata", 120, 30, 1), ("named", "errata", 50, 30, 1),
    ("named", "errata", 120, 40, 0), ("larger", "print", 40, 30, 1), ("larger", "print", 50, 40, 1),
    ("larger", "print", 50, 50, 0), ("larger", "errata", 120, 50, 1),
]  # fmt: skip


@pytest.mark.clause("HRD-THROW-11", "HRD-R-08", "HRD-R-01")
@pytest.mark.parametrize(("ruling", "edition", "large", "small", "bonus"), BONUS)
def test_large_throws_small_farther(ruling: str, edition: str, large: int, small: int, bonus: int):
    """V04 too: STR 11 throws a small model 6.5"."""
    y = front(small, large)
    rulings = {"throw_bonus": ruling, "edition": edition}
    p = given(lift(scene(victim(base=small, y=y), ogre=thrower(large), rulings=rulings)), straight())
    assert landing(p, 1, 1)[1] == pytest.approx(y + small / 2 * MM + 5.5 + bonus + 1, abs=0.0001)


V05 = {
    1: (0, 8.25),
    2: (2.3816, 6.875),
    3: (2.3816, 4.125),
    4: (0, 2.75),
    5: (-2.3816, 4.125),
    6: (-2.3816, 6.875),
}


@pytest.mark.clause("HRD-THROW-12", "HRD-R-210A", "HRD-R-210B")
@pytest.mark.parametrize("measured", ["edge", "centre"])
@pytest.mark.parametrize("direction", V05)
def test_v05_directions_of_the_deviation(measured: str, direction: int):
    """STR 11, d3 of 3, capped at 2.75"; V01 is direction 3."""
    p = given(lift(scene(rulings={"throw_measured_from": measured})), straight())
    x, y = V05[direction]
    shift = 0.7874 if measured == "edge" else 0
    assert landing(p, direction, 6) == pytest.approx((24 + x, Y + y + shift), abs=0.0001)


@pytest.mark.clause("HRD-R-202A")
def test_v02_a_d3_is_half_a_d6_rounded_up():
    p = given(lift(scene(ogre=thrower(STR=12))), straight())
    found = [round(landing(p, 1, face)[1] - Y - 20 * MM - 6, 3) for face in range(1, 7)]
    assert found == [1, 1, 2, 2, 3, 3]


V03 = {
    5: (2.5, 1, 1.25, 1.25), 8: (4, 1, 2, 2), 9: (4.5, 1, 2, 2.25), 10: (5, 1, 2, 2.5), 11: (5.5, 1, 2, 2.75),
    12: (6, 1, 2, 3),
}  # fmt: skip


@pytest.mark.clause("HRD-THROW-13", "HRD-R-210C", "HRD-R-202B")
@pytest.mark.parametrize("strength", V03)
def test_v03_at_most_half_the_distance(strength: int):
    p = scene(victim(STR=1), ogre=thrower(STR=strength))
    given(lift(p), straight())
    length, *deviations = V03[strength]
    found = [landing(p, 1, face)[1] - Y - 20 * MM - length for face in (1, 3, 5)]
    assert found == pytest.approx(deviations, abs=0.0001)


def test_v04_a_cap_that_does_not_bind():
    y = front(30)
    p = given(lift(scene(victim(base=30, y=y))), straight())
    assert landing(p, 1, 6)[1] == pytest.approx(y + 15 * MM + 6.5 + 3, abs=0.0001)


@pytest.mark.clause("HRD-THROW-14", "HRD-R-210E")
def test_the_flight_is_straight_to_the_point_of_impact():
    """The model on the line to the intended point is missed, the one on the line to the real point is struck, and a
    wall between the two points does not matter."""
    on_line = victim("post", 24, Y + 5.9)
    wall = block(24.4, Y + 6.6, 24.6, Y + 7.4, "obstruction")
    p = given(lift(scene(victim(), on_line, terrain=[wall])), straight())
    assert landing(p, 2, 6) == pytest.approx((26.3816, Y + 7.6624), abs=0.0001)
    aside = victim("post", 24 + 2.3816 / 2, Y + 7.6624 / 2)
    p = given(lift(scene(victim(), aside)), straight())
    x, y = landing(p, 2, 6)
    assert (x - 24) / (y - Y) == pytest.approx(2.3816 / 7.6624, abs=0.0001) and y < Y + 3


@pytest.mark.clause("HRD-THROW-15")
def test_v10_smaller_bases_under_the_flight_are_not_contacted():
    p = lift(scene(victim(), victim("small", 24, Y + 3, base=30)))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 2)]
    assert not row(p, "small").knocked_down


@pytest.mark.clause("HRD-THROW-16")
@pytest.mark.parametrize("trait", ["rough", "obstacle"])
def test_v10_rough_ground_and_obstacles_do_not_matter(trait: str):
    ground = block(20, Y + 2, 28, Y + 4, trait, top=1)
    p = lift(scene(terrain=[ground]))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 2)]
    assert at(p, "v") == (24, round(POINT + 1, 3))


@pytest.mark.clause("HRD-THROW-17")
def test_v10_obstructions_and_equal_or_larger_bases_stop_the_flight():
    house = block(20, Y + 3, 28, Y + 4, "obstruction")
    p = lift(scene(terrain=[house]))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 3)]
    assert at(p, "v") == (24, pytest.approx(Y + 3 - 20 * MM, abs=0.001))
    for base in (40, 50):
        p = lift(scene(victim(), victim("post", 24, Y + 3, base=base)))
        given(p, straight(), dice(1, 1))
        assert at(p, "v") == (24, pytest.approx(Y + 3 - (20 + base / 2) * MM, abs=0.001))


def test_bases_that_touch_at_the_start_stop_only_what_moves_into_them():
    beside = victim("beside", 24 + 40 * MM, Y)
    p = given(lift(scene(victim(), beside)), straight())
    assert landing(p, 1, 1)[1] == pytest.approx(POINT + 1, abs=0.0001)


@pytest.mark.clause("HRD-THROW-18")
def test_the_thrown_model_is_knocked_down_and_takes_damage():
    p = lift(scene(victim(ARM=10)))
    play(p, straight(), dice(1, 1), dice(1, 1))
    assert row(p, "v").knocked_down and row(p, "v").fell and lost(p, "v") == 3


@pytest.mark.clause("HRD-THROW-19")
def test_one_that_cannot_be_knocked_down_forfeits():
    mine = given(scene(friends=[victim("f", advantages=["steady"])]), "throw f", *THROWN)
    assert not row(mine, "f").knocked_down and row(mine, "f").forfeits
    theirs = given(scene(victim(advantages=["steady"])), "throw v", *THROWN)
    assert not row(theirs, "v").forfeits
    activated = scene(friends=[victim("f", advantages=["steady"])])
    activated.change(activated.scene.index["f"], activated=True)
    assert not row(given(activated, "throw f", *THROWN), "f").forfeits
    down = given(scene(friends=[victim("f")]), "throw f", *THROWN)
    assert row(down, "f").knocked_down and not row(down, "f").forfeits


@pytest.mark.clause("HRD-THROW-20")
def test_v09_whom_it_lies_on_has_been_contacted():
    """One whose edge it only touches has not."""
    p = lift(scene(victim(), victim("under", 24, POINT + 1.5, base=30)))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 2), ("under", "collateral", 2)]
    p = lift(scene(victim(), victim("beside", 24 + 35 * MM, POINT + 1, base=30)))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 2)]


@pytest.mark.clause("HRD-THROW-21", "HRD-R-214A", "HRD-R-214C")
def test_overlapping_bases_are_moved_apart():
    p = lift(scene(victim(), victim("under", 24, POINT + 1.5, base=30)))
    given(p, straight(), dice(1, 1))
    assert at(p, "v") == (24, round(POINT + 1, 3))
    assert at(p, "under") == (24, pytest.approx(POINT + 1 + 35 * MM, abs=0.001))


HILL_END = Y + 20 * MM + 6.5
"""Where the centre of the thrown base comes down straight ahead with a deviation of 1 inch."""


@pytest.mark.clause("HRD-THROW-22", "HRD-R-212H")
@pytest.mark.parametrize(("ground", "falls"), [(0.99, True), (1.0, False)])
def test_less_than_an_inch_of_ground_is_a_fall(ground: float, falls: bool):
    end = HILL_END - 20 * MM + ground
    hill = block(20, 10, 28, end, "hill", top=3)
    p = lift(
        scene(
            victim(z=3),
            ogre=model("ogre", "stone_brute", 24, 20, z=3, weapons=FISTS, stats={"STR": 11}, fury=3),
            terrain=[hill],
        )
    )
    given(p, straight(), dice(1, 1))
    assert row(p, "v").base.z == (0 if falls else 3 * 25_400)


@pytest.mark.clause("HRD-THROW-23")
def test_damage_of_a_fall_is_simultaneous_with_the_throw():
    hill = block(20, 10, 28, HILL_END - 2, "hill", top=5)
    under = victim("under", 24, HILL_END + 0.5, base=30)
    p = lift(scene(victim(z=5), under, ogre=thrower(z=5), terrain=[hill]))
    assert together(p, straight(), dice(1, 1)) == [
        ("v", "throw", 2),
        ("v", "fall", 3),
        ("under", "collateral", 2),
        ("under", "fall", 3),
    ]


@pytest.mark.clause("HRD-THROW-17", "HRD-THROWDMG-04")
@pytest.mark.parametrize(("base", "rolls"), [
    (40, [("v", "throw", 3), ("v", "fall", 2), ("post", "collateral", 2)]),
    (50, [("v", "throw", 3), ("v", "fall", 2)]),
])  # fmt: skip
@pytest.mark.parametrize("top", [2.5, 3.0])
def test_what_stands_lower_stops_the_flight(base: int, rolls: list[tuple[str, str, int]], top: float):
    """Off a hill whose foot is an inch away, at a base 3 inches away."""
    edge = Y + 20 * MM
    hill = block(18, 10, 30, edge + 1, "hill", top=top)
    post = victim("post", 24, edge + 3 + base / 2 * MM, base=base)
    p = lift(scene(victim(z=top), post, ogre=thrower(z=top), terrain=[hill]))
    assert together(p, straight(), dice(1, 1)) == rolls
    assert at(p, "v") == (24, pytest.approx(Y + 3, abs=0.001)) and row(p, "v").base.z == 0


@pytest.mark.clause("HRD-THROW-17")
def test_an_obstruction_lower_than_the_hill_stops_the_flight():
    edge = Y + 20 * MM
    hill = block(18, 10, 30, edge + 1, "hill", top=4)
    house = block(18, edge + 3, 30, edge + 4, "obstruction", top=3)
    p = lift(scene(victim(z=4), ogre=thrower(z=4), terrain=[hill, house]))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 3), ("v", "fall", 3)]
    assert at(p, "v") == (24, pytest.approx(Y + 3, abs=0.001))


@pytest.mark.clause("HRD-THROW-23", "HRD-R-212F", "HRD-R-224B")
@pytest.mark.parametrize(("first", "second"), [((6, 6), (6, 6)), ((6, 6), (1, 1)), ((1, 1), (6, 6))])
@pytest.mark.parametrize("face", [4, 5])
def test_one_tough_roll_after_throw_and_fall(first: tuple[int, int], second: tuple[int, int], face: int):
    """One box, ARM 20 against STR 11 of the throw and POW 10 of the fall: 6 and 6 take it, 1 and 1 do not."""
    hill = block(20, 10, 28, HILL_END - 2, "hill", top=3)
    tough = victim(z=3, boxes=1, ARM=20, advantages=["tough"])
    p = lift(scene(tough, ogre=thrower(z=3), terrain=[hill]))
    given(p, straight(), dice(1, 1), dice(*first))
    assert asked(p) == "roll-damage"
    given(p, dice(*second))
    assert asked(p) == "roll-tough"
    given(p, dice(face))
    assert row(p, "v").alive == (face == 5) and asked(p) == ("ask-activate" if face == 5 else "nothing")
    assert lost(p, "v") == (0 if face == 5 else 1)


@pytest.mark.clause("HRD-THROW-23", "HRD-R-224B")
def test_no_tough_roll_without_the_last_box():
    hill = block(20, 10, 28, HILL_END - 2, "hill", top=3)
    p = lift(scene(victim(z=3, boxes=1, advantages=["tough"]), ogre=thrower(z=3), terrain=[hill]))
    given(p, straight(), dice(1, 1), NOTHING, NOTHING)
    assert asked(p) == "ask-activate" and lost(p, "v") == 0


@pytest.mark.clause("HRD-R-219N")
def test_q01_the_edge_of_the_table_stops_the_flight():
    p = lift(scene(size=28))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 2)]
    assert at(p, "v") == (24, pytest.approx(28 - 20 * MM, abs=0.001))


def test_q03_an_equal_base_in_the_way_at_the_start_stops_it_at_once():
    p = lift(scene(victim(), victim("post", 24, Y + 40 * MM)))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 3), ("post", "collateral", 2)]
    assert at(p, "v") == (24, round(Y, 3)) and row(p, "v").knocked_down and row(p, "post").knocked_down


def test_q04_only_two_hands_throw_at_a_model():
    assert not options(lift(scene(victim(), victim("post", 26, Y + 3))))


def test_q10_without_room_it_stays_and_is_damaged():
    """Pressed against the edge it does not move, is knocked down, and gets no extra die."""
    p = lift(scene(size=Y + 20 * MM))
    assert together(p, straight(), dice(1, 1)) == [("v", "throw", 2)]
    assert at(p, "v") == (24, round(Y, 3)) and row(p, "v").knocked_down


@pytest.mark.clause("HRD-R-209B", "HRD-R-209E")
@pytest.mark.parametrize("word", ["throw", "two_hand_throw"])
def test_it_is_forced_once_and_makes_no_initial_attacks(word: str):
    p = scene(ogre=thrower(fury=4))
    assert refused(p, f"{word} v") == ("reason-not-forced-to-throw", ("HRD-R-209B",))
    p = scene(ogre=thrower(fury=2))
    given(p, f"{word} v", "decline", MISS)
    assert row(p, "ogre").fury == 3 and row(p, "ogre").action == "power"
    assert not options(p, "attack") and options(p, "buy")
    assert refused(p, f"{word} v")[0] == "reason-no-action-for-throw"


@pytest.mark.clause("HRD-R-209C")
@pytest.mark.parametrize(
    ("base", "gap", "reaches"), [(50, 0.5, True), (50, 0.51, False), (120, 2, True), (120, 2.01, False)]
)
def test_power_attacks_reach_half_an_inch(base: int, gap: float, reaches: bool):
    p = scene(victim(y=front(40, base, gap)), ogre=thrower(base))
    for word in ("throw", "two_hand_throw"):
        assert bool(options(p, word)) == reaches
        if not reaches:
            assert refused(p, f"{word} v")[0] == "reason-out-of-throwing-range"


@pytest.mark.clause("HRD-R-209G")
def test_friends_may_be_thrown():
    p = scene(victim("foe", 10, 10), friends=[victim("f")])
    assert options(p, "throw") == ["throw f"] and options(p, "two_hand_throw") == ["two_hand_throw f"]


@pytest.mark.clause("HRD-R-205F")
def test_a_throw_needs_sight():
    p = scene(victim(y=20 - 45 * MM - 0.1))
    for word in ("throw", "two_hand_throw"):
        assert refused(p, f"{word} v") == ("reason-unseen-not-thrown", ("HRD-R-205F",))


@pytest.mark.clause("HRD-R-209F", "HRD-R-217H")
def test_a_crippled_mind_makes_no_power_attacks():
    hurt = model(
        "ogre", "stone_brute", 24, 20, weapons=FISTS, fury=3, stats={"STR": 11}, boxes_lost={"1": 6, "2": 3}
    )
    p = scene(ogre=hurt)
    assert refused(p, "throw v")[0] == "reason-mind-crippled"
    assert refused(p, "two_hand_throw v")[0] == "reason-mind-crippled"


BARRED = [
    ("HRD-R-208L", {"charging": 5}, "reason-charge-attack-comes-first"),
    ("HRD-R-215C", {"knocked_down": True}, "reason-down-cannot-throw"),
    ("HRD-R-216B", {"stationary": True}, "reason-down-cannot-throw"),
]


@pytest.mark.clause("HRD-R-208L", "HRD-R-215C", "HRD-R-216B")
@pytest.mark.parametrize("word", ["throw", "two_hand_throw"])
@pytest.mark.parametrize(("clause", "state", "reason"), BARRED)
def test_who_is_down_or_has_just_charged_throws_nobody(
    word: str, clause: str, state: dict[str, Any], reason: str
):
    p = scene()
    ogre = p.scene.index["ogre"]
    p.change(ogre, **state)
    with pytest.raises(Illegal) as refusal:
        verify(p, ogre, (word, "v"))
    assert refusal.value.id == reason and clause in refusal.value.clauses


def test_the_law_of_places():
    """The eighteen points of V05 with their chances, through odds."""
    p = scene()
    given(p, "throw v")
    answer = odds(p, ["v.place"], rational=True)
    pmf = dict(answer.quantities["v.place"].pmf)
    assert len(pmf) == 19 and sum(pmf.values()) == 1
