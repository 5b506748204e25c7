"""Slams: HRD-SLAM-01 to 07, section 2.13, the vectors V14 and V15, the questions Q14, Q17, Q18 and Q20."""

from __future__ import annotations

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
    wall,
)
from tests.hordes.rushes import LARGE, penalty, place, rush, rusher, stopped, y_of
from tests.hordes.throws import (
    HIT,
    MISS,
    MM,
    NOTHING,
    declined,
    front,
    given,
    refused,
    scene,
    together,
    victim,
)

from battlewright.core.actions import verify
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.running import advance
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.slammed import Slammed
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches

FAR = front(40, gap=4)
"""The y of the usual victim, on 40 mm, 4 inches from the beast."""

BACK = FAR + 20 * MM
"""The y of the victim's far edge."""


def slammed(p: Position, *more: object) -> Position:
    """The slam of v hits; what follows is given too."""
    return given(rush(p, "slam v"), *declined(p), HIT, *more)


def far(base: int = 40, gap: float = 4.0, **more: object) -> Position:
    """The beast, and a victim so far away."""
    return scene(victim(y=front(base, gap=gap), base=base), **more)


@pytest.mark.clause("HRD-SLAM-01", "HRD-R-213J")
@pytest.mark.parametrize(("gap", "asks"), [(3.0, "roll-slammed"), (2.99, "roll-damage"), (4, "roll-slammed")])
def test_v15_only_three_inches_and_more_slam_the_target_back(gap: float, asks: str):
    p = slammed(far(gap=gap))
    assert asked(p) == asks


@pytest.mark.clause("HRD-R-213K")
def test_q17_after_less_a_hit_does_damage_only():
    """2d6 and STR 11 against ARM 20: 6 and 6 make 3 points."""
    p = scene(victim(y=front(40, gap=2.9), ARM=20))
    slammed(p)
    assert thrown(p) == 2
    play(p, dice(6, 6))
    assert lost(p, "v") == 3 and not row(p, "v").knocked_down
    assert y_of(p, "v") == pytest.approx(front(40, gap=2.9), abs=0.001)


@pytest.mark.clause("HRD-R-213K")
def test_a_miss_does_nothing_whatever_the_way():
    for gap in (2, 4):
        p = rush(far(gap=gap), "slam v")
        done = play(p, MISS)
        assert not happened(done, "event-slammed") and lost(p, "v") == 0


@pytest.mark.clause("HRD-SLAM-02", "HRD-R-213L")
@pytest.mark.parametrize("face", [1, 2, 5, 6])
def test_a_hit_slams_d6_inches_straight_away(face: int):
    p = slammed(far(), dice(face))
    assert at(p, "v") == (24, round(FAR + face, 3))


@pytest.mark.clause("HRD-R-213L", "HRD-R-202B")
def test_v15_half_as_far_on_a_larger_base():
    p = scene(victim(y=front(50, 40, gap=4), base=50), ogre=rusher(40))
    given(rush(p, "slam v"), dice(6, 5), dice(5))
    assert y_of(p, "v") == pytest.approx(front(50, 40, gap=4) + 2.5, abs=0.001)


@pytest.mark.clause("HRD-R-213L")
@pytest.mark.parametrize("base", [30, 40])
def test_all_the_way_on_an_equal_or_smaller_base(base: int):
    y = front(base, 40, gap=4)
    p = scene(victim(y=y, base=base), ogre=rusher(40))
    given(rush(p, "slam v"), HIT, dice(5))
    assert y_of(p, "v") == pytest.approx(y + 5, abs=0.001)


@pytest.mark.clause("HRD-R-213J")
@pytest.mark.parametrize(
    ("own", "base", "gap", "need"), [(40, 50, 4, 8), (50, 50, 4, 6), (50, 40, 4, 6), (40, 50, 2, 6)]
)
def test_v15_minus_two_against_a_larger_base(own: int, base: int, gap: float, need: int):
    """MAT 6 against DEF 12; it is the roll that slams which is worse."""
    p = rush(scene(victim(y=front(base, own, gap=gap), base=base), ogre=rusher(own)), "slam v")
    assert p.pending.values["need"] == need


@pytest.mark.clause("HRD-SLAM-03", "HRD-R-213O", "HRD-R-219N")
@pytest.mark.parametrize(("face", "moved", "count"), [(6, 4, 3), (4, 4, 2), (3, 3, 2)])
def test_v14_a_wall_stops_it(face: int, moved: float, count: int):
    """A wall 4 inches behind the target; one that ends just before it has struck nothing."""
    where = BACK + 4.25 + (0 if face == 6 else 0.001)
    stone = wall((20, where), (28, where), traits=("obstruction",))
    p = slammed(far(terrain=[stone]), dice(face))
    assert y_of(p, "v") == pytest.approx(FAR + moved, abs=0.001)
    assert asked(p) == "roll-damage" and thrown(p) == count and row(p, "v").knocked_down


@pytest.mark.clause("HRD-R-219N")
def test_the_table_edge_stops_it_without_a_die():
    p = slammed(far(size=FAR + 20 * MM + 2), dice(6))
    assert y_of(p, "v") == pytest.approx(FAR + 2, abs=0.001) and thrown(p) == 2


@pytest.mark.clause("HRD-SLAM-04", "HRD-R-213N")
def test_v14_a_smaller_model_that_it_passes_over_takes_collateral_damage():
    small = victim("small", 24, FAR + 2.5, base=30)
    p = scene(victim(y=FAR), small)
    slammed(p)
    assert together(p, dice(6)) == [("v", "slam", 2), ("small", "collateral", 2)]
    assert row(p, "small").knocked_down and at(p, "small") == (24, round(FAR + 2.5, 3))
    assert y_of(p, "v") == pytest.approx(FAR + 6, abs=0.001)


@pytest.mark.clause("HRD-R-213N")
def test_a_smaller_model_brushed_in_passing_is_contacted_and_one_beside_it_from_the_start_is_not():
    aside = 35 * MM
    brushed, missed = (
        victim("brushed", 24 + aside, FAR + 3, base=30),
        victim("missed", 24 - aside - 0.01, FAR + 3, base=30),
    )
    beside = victim("beside", 24 + aside, FAR, base=30)
    p = slammed(scene(victim(y=FAR), brushed, missed, beside))
    assert together(p, dice(6)) == [("v", "slam", 2), ("brushed", "collateral", 2)]


@pytest.mark.clause("HRD-SLAM-05", "HRD-R-213Q")
def test_slam_damage_is_2d6_and_the_strength_and_a_die_more_for_what_is_hard():
    """STR 11, ARM 22."""
    p = scene(victim(y=FAR, ARM=22))
    slammed(p, dice(2))
    assert thrown(p) == 2
    play(p, dice(6, 6))
    assert lost(p, "v") == 1
    p = scene(victim(y=FAR, ARM=22), terrain=[block(20, BACK + 1, 28, BACK + 2, "obstruction")])
    slammed(p, dice(2))
    assert thrown(p) == 3
    play(p, dice(6, 6, 1))
    assert lost(p, "v") == 2


@pytest.mark.clause("HRD-SLAM-06", "HRD-R-209D")
def test_v14_slam_damage_may_be_boosted_besides():
    stone = block(20, BACK + 4, 28, BACK + 5, "obstruction")
    p = scene(victim(y=FAR), victim("small", 24, FAR + 2.5, base=30), ogre=rusher(fury=2), terrain=[stone])
    given(rush(p, "slam v"), "decline", HIT, dice(6))
    assert asked(p) == "ask-boost_damage" and p.pending.values["target"] == "v"
    given(p, "boost")
    assert asked(p) == "roll-damage" and thrown(p) == 4 and row(p, "ogre").fury == 4
    given(p, dice(1, 1, 1, 1))
    assert asked(p) == "roll-damage" and thrown(p) == 2, "collateral damage is never boosted"


@pytest.mark.clause("HRD-R-213O", "HRD-R-213R")
@pytest.mark.parametrize(
    ("base", "wanted"),
    [
        (40, [("v", "slam", 3), ("post", "collateral", 2)]),
        (50, [("v", "slam", 3)]),
        (30, [("v", "slam", 2), ("post", "collateral", 2)]),
    ],
)
def test_equal_and_smaller_bases_suffer_with_it(base: int, wanted: list[tuple[str, str, int]]):
    p = slammed(scene(victim(y=FAR, base=40), victim("post", 24, BACK + 2 + base / 2 * MM, base=base)))
    assert together(p, dice(5)) == wanted
    assert row(p, "post").knocked_down == (len(wanted) == 2)
    assert y_of(p, "v") == pytest.approx(FAR + (5 if base == 30 else 2), abs=0.001)


@pytest.mark.clause("HRD-SLAM-05", "HRD-R-213O", "HRD-R-213R")
@pytest.mark.parametrize(
    ("base", "wanted"),
    [
        (40, [("v", "slam", 3), ("v", "fall", 2), ("post", "collateral", 2)]),
        (50, [("v", "slam", 3), ("v", "fall", 2)]),
    ],
)
def test_a_base_at_the_foot_of_a_hill_stops_a_slam(base: int, wanted: list[tuple[str, str, int]]):
    """Off a hill of 2.5 inches that ends an inch behind the victim, at a base 2 inches behind it."""
    hill = block(18, 12, 30, BACK + 1, "hill", top=2.5)
    post = victim("post", 24, BACK + 2 + base / 2 * MM, base=base)
    p = slammed(scene(victim(y=FAR, z=2.5), post, ogre=rusher(z=2.5), terrain=[hill]))
    assert together(p, dice(5)) == wanted
    assert row(p, "post").knocked_down == (base == 40)
    assert y_of(p, "v") == pytest.approx(FAR + 2, abs=0.001) and row(p, "v").base.z == 0


@pytest.mark.clause("HRD-SLAM-05", "HRD-R-213O", "HRD-R-213R")
@pytest.mark.parametrize("top", [2.5, 3])
@pytest.mark.parametrize(
    ("base", "wanted"),
    [(40, [("v", "slam", 3), ("post", "collateral", 2)]), (50, [("v", "slam", 3)])],
)
def test_a_base_on_a_hill_stops_a_slam(top: float, base: int, wanted: list[tuple[str, str, int]]):
    """The hill begins 1.5 inches behind the victim, so that it does not come to stand on it."""
    hill = block(18, BACK + 1.5, 30, BACK + 8, "hill", top=top)
    post = victim("post", 24, BACK + 2 + base / 2 * MM, base=base, z=top)
    p = slammed(scene(victim(y=FAR), post, terrain=[hill]))
    assert together(p, dice(5)) == wanted
    assert row(p, "post").knocked_down == (base == 40)
    assert y_of(p, "v") == pytest.approx(FAR + 2, abs=0.001) and row(p, "v").base.z == 0


@pytest.mark.clause("HRD-R-213S", "HRD-R-212F", "HRD-R-224B")
def test_one_tough_roll_after_slam_and_fall():
    """Both rolls of 6 and 6 take the only box; so do both against the small model that it has come down on."""
    hill = block(18, 15, 30, BACK + 1.72, "hill", top=3)
    stats = {"boxes": 1, "ARM": 20, "advantages": ["tough"]}
    small = victim("small", 24, FAR + 3, base=30, **stats)
    p = slammed(scene(victim(y=FAR, z=3, **stats), small, ogre=rusher(z=3), terrain=[hill]), dice(3))
    for name in ("v", "small"):
        given(p, dice(6, 6), dice(6, 6))
        assert asked(p) == "roll-tough"
        given(p, dice(5))
        assert row(p, name).alive and lost(p, name) == 0
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-SLAM-07", "HRD-R-213M")
def test_rough_terrain_takes_half_of_a_slam():
    """All of the way is rough: 6 inches become 3."""
    p = slammed(far(terrain=[block(20, FAR - 2, 28, FAR + 9, "rough")]), dice(6))
    assert y_of(p, "v") == pytest.approx(FAR + 3, abs=0.001) and thrown(p) == 2


@pytest.mark.clause("HRD-SLAM-07", "HRD-R-213O")
@pytest.mark.parametrize("traits", [("obstacle",), ("obstacle", "linear", "solid")])
def test_obstacles_stop_a_slam(traits: tuple[str, ...]):
    low = block(20, BACK + 1.5, 28, BACK + 2, *traits, top=0.75)
    p = slammed(far(terrain=[low]), dice(6))
    assert y_of(p, "v") == pytest.approx(FAR + 1.5, abs=0.001) and thrown(p) == 3


@pytest.mark.clause("HRD-R-213P")
def test_who_is_slammed_is_knocked_down():
    p = slammed(far(), dice(1))
    assert row(p, "v").knocked_down


@pytest.mark.clause("HRD-R-213S")
def test_who_cannot_be_knocked_down_forfeits():
    friend = victim("friend", y=FAR, advantages=["steady"])
    p = scene(victim("post", 40, 40), friends=[friend])
    given(rush(p, "slam friend"), HIT, dice(2))
    assert row(p, "friend").forfeits and not row(p, "friend").knocked_down


@pytest.mark.clause("HRD-R-213S")
@pytest.mark.parametrize(("face", "falls"), [(2, False), (3, True)])
def test_who_loses_its_ground_falls(face: int, falls: bool):
    """Of its base of 1.57 inches 2 inches of the way leave 1.29 on the hill, 3 leave 0.29."""
    hill = block(18, 15, 30, BACK + 1.72, "hill", top=4)
    p = scene(victim(y=FAR, z=4), ogre=rusher(z=4), terrain=[hill])
    slammed(p, dice(face))
    assert (row(p, "v").base.z == 0) == falls and thrown(p) == 2
    given(p, NOTHING)
    assert asked(p) == ("roll-damage" if falls else "ask-activate")


@pytest.mark.clause("HRD-R-213A", "HRD-R-215F")
def test_a_slam_takes_the_movement_and_the_action():
    p = scene(victim(y=FAR), victim("near", 25.6, 21.2))
    given(p, "advance", place(24, 20), ("direction", 0))
    assert refused(p, "slam v") == ("reason-slam-needs-all", ("HRD-R-213A", "HRD-R-215F"))
    p = scene(victim(y=FAR), ogre=down())
    given(p, "stand action")
    assert refused(p, "slam v")[0] == "reason-slam-needs-all"
    ogre = row(rush(far(), "slam v"), "ogre")
    assert not (ogre.may_move or ogre.may_act)


@pytest.mark.clause("HRD-R-215C", "HRD-R-216B")
@pytest.mark.parametrize("state", ["knocked_down", "stationary"])
@pytest.mark.parametrize(
    ("command", "what"), [("slam v", "slam"), ("charge v", "charge"), ("trample", "trample")]
)
def test_who_is_down_neither_slams_nor_charges_nor_tramples(state: str, command: str, what: str):
    p = scene(victim(y=FAR), ogre=down(state))
    p.change(p.scene.index["ogre"], may_move=True, may_act=True)
    with pytest.raises(Illegal) as refusal:
        verify(p, p.scene.index["ogre"], tuple(command.split()))
    assert refusal.value.id == f"reason-down-cannot-{what}"


def down(state: str = "knocked_down") -> PieceEntry:
    """The beast on the ground."""
    return model("ogre", "stone_brute", 24, 20, weapons=["jaws"], fury=3, states=[state])


@pytest.mark.clause("HRD-R-213A")
def test_what_bars_a_charge_bars_a_slam_but_rough_terrain_does_not():
    with penalty():
        assert refused(far(), "slam v") == ("reason-hindered-cannot-slam", ("HRD-R-213A",))
    p = far(terrain=[block(20, 15, 28, 30, "rough")])
    assert options(p, "slam") == ["slam v"]
    assert y_of(rush(p, "slam v"), "ogre") == pytest.approx(24, abs=0.001)


@pytest.mark.clause("HRD-R-219B")
def test_rough_terrain_takes_half_of_the_way_of_a_slammer():
    p = far(gap=7, terrain=[block(20, 15, 28, 22 - LARGE, "rough")])
    done = play(p, "slam v")
    assert y_of(p, "ogre") == pytest.approx(26, abs=0.001) and happened(done, "event-slam-fails")


@pytest.mark.clause("HRD-R-213B")
def test_the_target_of_a_slam_is_seen_before_the_slammer_moves():
    behind = victim("behind", 24, 15)
    assert refused(scene(victim(y=FAR), behind), "slam behind")[0] == "reason-unseen-not-slammed"
    hedge = block(20, 22, 28, 22.5, "obstruction", top=5)
    assert refused(far(terrain=[hedge]), "slam v") == ("reason-unseen-not-slammed", ("HRD-R-213B",))


@pytest.mark.clause("HRD-R-213C")
def test_q18_a_knocked_down_model_cannot_be_slammed():
    lying = model("v", "shield", 24, FAR, 180, states=["knocked_down"])
    assert refused(scene(lying), "slam v") == ("reason-down-not-slammed", ("HRD-R-213C",))


@pytest.mark.clause("HRD-R-209A", "HRD-R-209G")
def test_all_warbeasts_slam_and_nobody_else_and_friends_too():
    light = model("ogre", "wolf_brute", 24, 20)
    assert options(scene(victim(y=FAR), ogre=light), "slam") == ["slam v"]
    shaman = model("ogre", "stone_shaman", 24, 20)
    assert refused(scene(victim(y=FAR), ogre=shaman), "slam v")[0] == "reason-slam-needs-warbeast"
    p = scene(victim(y=40), friends=[victim("friend", y=FAR)])
    given(rush(p, "slam friend"), HIT, dice(3))
    assert y_of(p, "friend") == pytest.approx(FAR + 3, abs=0.001)


@pytest.mark.clause("HRD-R-209F", "HRD-R-217H")
@pytest.mark.parametrize("command", ["slam v", "trample"])
def test_without_a_free_circle_of_mind_there_are_no_power_attacks(command: str):
    """6 circles of branch 1 and 3 of branch 2 are all of the 9 of Mind."""
    hurt = model("ogre", "stone_brute", 24, 20, fury=3, boxes_lost={"1": 6, "2": 3})
    p = scene(victim(y=FAR), ogre=hurt)
    assert refused(p, command)[0] == "reason-mind-crippled" and options(p, "charge") == ["charge v"]


@pytest.mark.clause("HRD-R-209B")
def test_a_slam_costs_a_fury_point():
    p = rush(far(), "slam v")
    assert row(p, "ogre").fury == 4
    assert refused(far(ogre=rusher(fury=4)), "slam v") == ("reason-not-forced-to-slam", ("HRD-R-209B",))


@pytest.mark.clause("HRD-R-209E")
def test_a_slam_takes_the_place_of_the_initial_attacks():
    p = scene(victim(y=FAR), ogre=rusher(fury=2))
    given(rush(p, "slam v"), "decline", MISS)
    assert options(p, "attack") == [] and "buy v left_fist" in options(p, "buy")


@pytest.mark.clause("HRD-R-213D")
def test_the_slammer_turns_and_goes_straight_at_its_target():
    p = scene(victim(x=26, y=24))
    rush(p, "slam v")
    base = row(p, "ogre").base
    assert base.facing == pytest.approx(26.565051 * DEGREE, abs=2)
    assert (base.x / 25_400 - 24) * 2 == pytest.approx(base.y / 25_400 - 20, abs=0.001)
    reaches, fails = far(gap=8), far(gap=8.6)
    assert asked(rush(reaches, "slam v")) == "roll-attack-melee"
    rush(fails, "slam v")
    assert y_of(fails, "ogre") == pytest.approx(28, abs=0.001)


@pytest.mark.clause("HRD-R-213E")
def test_it_may_stop_within_half_an_inch_and_not_before():
    p = given(far(), "slam v")
    assert asked(p) == "ask-stop"
    assert refused(p, place(24, 23.4))[0] == "reason-outside-area"
    assert refused(p, place(24.1, 23.8))[0] == "reason-outside-area"
    q = p.fork()
    given(q, place(24, 23.5))
    assert y_of(q, "ogre") == pytest.approx(23.5, abs=0.001) and asked(q) == "roll-attack-melee"
    given(p, place(24, 24))
    assert y_of(p, "ogre") == pytest.approx(24, abs=0.001)


@pytest.mark.clause("HRD-R-213F", "HRD-R-219G", "HRD-R-219J")
@pytest.mark.parametrize("traits", [("obstacle",), ("obstacle", "linear"), ("obstruction",)])
def test_terrain_on_the_way_stops_the_slammer(traits: tuple[str, ...]):
    """The wall is low enough to see over; it lies 1 inch before the slammer, who does not come to its target."""
    low = block(20, 20 + LARGE + 1, 28, 20 + LARGE + 1.5, *traits, top=0.75)
    p = far(terrain=[low])
    done = play(p, "slam v")
    assert y_of(p, "ogre") == pytest.approx(21, abs=0.001) and happened(done, "event-slam-fails")


@pytest.mark.clause("HRD-R-213F")
def test_a_model_on_the_way_stops_the_slammer():
    small = victim("small", 24.5, 23, base=30)
    p = scene(victim(y=FAR), small)
    done = play(p, "slam v")
    assert happened(done, "event-slam-fails") and y_of(p, "ogre") < 22


@pytest.mark.clause("HRD-R-219G")
def test_a_pathfinder_slams_across_an_obstacle():
    low = block(20, 20 + LARGE + 1, 28, 20 + LARGE + 1.5, "obstacle", top=0.75)
    p = far(terrain=[low], ogre=rusher(advantages=["pathfinder"]))
    assert y_of(rush(p, "slam v"), "ogre") == pytest.approx(24, abs=0.001)


@pytest.mark.clause("HRD-R-213G")
def test_the_slammer_keeps_its_facing():
    p = slammed(scene(victim(x=27, y=26)), dice(2), NOTHING)
    assert row(p, "ogre").base.facing == pytest.approx(26.565051 * DEGREE, abs=2)


@pytest.mark.clause("HRD-R-213H")
def test_free_strikes_at_a_slammer():
    """A spear beside the way reaches 2 inches."""
    guard = model("guard", "spearman", 26.5, 20, 270)
    p = given(scene(victim(y=front(40, gap=7)), guard), "slam v")
    given(p, p.pending.default, "strike spear")
    assert asked(p) == "roll-attack-melee" and p.pending.values == {
        "model": "guard",
        "target": "ogre",
        "need": 4,
    }


@pytest.mark.clause("HRD-R-213I")
def test_a_slam_that_does_not_come_near_has_failed_and_ends_the_activation():
    p = far(gap=8.6)
    done = play(p, "slam v")
    assert happened(done, "event-slam-fails") and asked(p) == "ask-activate"
    assert row(p, "ogre").fury == 4
    near = far(gap=8.5)
    assert asked(rush(near, "slam v")) == "roll-attack-melee"


@pytest.mark.clause("HRD-R-209C")
def test_q20_a_long_weapon_makes_no_longer_slam():
    """A spear reaches 2 inches, a slam 0.5."""
    p = scene(victim(y=front(40, gap=9)), ogre=rusher(weapons=["spear"]))
    done = play(p, "slam v")
    assert happened(done, "event-slam-fails")
    p = given(far(ogre=rusher(weapons=["spear"])), "slam v")
    assert refused(p, place(24, 22.5))[0] == "reason-outside-area"


def test_q14_two_models_in_a_triangle_are_both_struck():
    """Two small-based models of the target's own size touch, and it comes between them."""
    side = 20 * MM
    pair = [victim(id, 24 + sign * side, BACK + 3) for id, sign in (("left", -1), ("right", 1))]
    p = slammed(scene(victim(y=FAR), *pair))
    assert together(p, dice(6)) == [("v", "slam", 3), ("left", "collateral", 2), ("right", "collateral", 2)]


def test_a_slammed_model_makes_room_where_it_ends():
    """V09 for slams: it comes down on a smaller one, which is struck and moved aside."""
    p = slammed(scene(victim(y=FAR), victim("small", 24, FAR + 3.2, base=30)))
    assert together(p, dice(3)) == [("v", "slam", 2), ("small", "collateral", 2)]
    assert at(p, "v") == (24, round(FAR + 3, 3)) and at(p, "small") != (24, round(FAR + 3.2, 3))


@pytest.mark.clause("HRD-EFFECT-01", "HRD-EFFECT-03")
def test_a_weapon_slams_by_its_own_power():
    """Whatever the STR of its bearer; d6 inches, after no way at all."""
    p = scene(victim(y=FAR, ARM=14), ogre=rusher(STR=3))
    start = Slammed(p.scene.index["v"], p.scene.index["ogre"], 13, inches(2))
    p.stack.append(start)
    advance(p)
    assert y_of(p, "v") == pytest.approx(FAR + 2, abs=0.001)
    given(p, "decline", dice(1, 1))
    assert lost(p, "v") == 1


@pytest.mark.clause("HRD-EFFECT-01", "HRD-EFFECT-03", "HRD-R-226D")
@pytest.mark.parametrize("charges", [False, True])
def test_a_hammer_slams_in_place_of_its_damage_and_a_charge_boosts_that(charges: bool):
    """POW 12 and no STR; the collateral damage has the same POW and is not boosted."""
    who = model("ogre", "hammerer", 24, 20)
    y = front(40, 40, gap=4 if charges else 0.3)
    p = scene(victim(y=y, ARM=13), victim("post", 24, y + 40 * MM + 1, ARM=20), ogre=who)
    if charges:
        stopped(given(p, "charge v"))
    given(p, "attack v hammer", HIT, dice(4))
    assert y_of(p, "v") == pytest.approx(y + 1, abs=0.001) and thrown(p) == 3 + charges
    given(p, dice(*[1] * (3 + charges)))
    assert lost(p, "v") == 2 + charges and thrown(p) == 2
    given(p, dice(6, 6))
    assert lost(p, "post") == 4 and not options(p, "attack")
