"""Charges: section 2.8."""

from __future__ import annotations

import pytest
from tests.hordes.battles import asked, block, dice, happened, lost, model, options, play, row, thrown
from tests.hordes.rushes import LARGE, penalty, place, rush, rusher, y_of
from tests.hordes.throws import HIT, MM, front, given, refused, scene, victim

from battlewright.core.actions import can
from battlewright.core.position import Position
from battlewright.table.angles import DEGREE

FAR = front(40, gap=4)


def far(gap: float = 4.0, **more: object) -> Position:
    """The beast, and an enemy so far away that feels something: ARM 18 against STR 11 and POW 4."""
    return scene(victim(y=front(40, gap=gap), ARM=18), **more)


@pytest.mark.clause("HRD-R-208A")
def test_the_target_of_a_charge_is_seen():
    high = block(20, 22, 28, 22.5, "obstruction", top=5)
    assert refused(far(terrain=[high]), "charge v") == ("reason-unseen-not-charged", ("HRD-R-208A",))
    assert refused(scene(victim(y=FAR), victim("b", 24, 15)), "charge b")[0] == "reason-unseen-not-charged"
    assert options(far(), "charge") == ["charge v"]


@pytest.mark.clause("HRD-R-208B", "HRD-R-215F")
def test_a_charge_takes_movement_and_action():
    p = scene(victim(y=FAR), victim("near", 25.6, 21.2))
    given(p, "advance", place(24, 20), ("direction", 0))
    assert refused(p, "charge v") == ("reason-charge-needs-all", ("HRD-R-208B", "HRD-R-215F"))
    lying = model("ogre", "stone_brute", 24, 20, weapons=["jaws"], fury=3, states=["knocked_down"])
    p = given(scene(victim(y=FAR), ogre=lying), "stand action")
    assert refused(p, "charge v")[0] == "reason-charge-needs-all"
    p = rush(far(), "charge v")
    assert not row(p, "ogre").may_move


@pytest.mark.clause("HRD-R-208C", "HRD-R-203F")
def test_a_charge_goes_straight_at_its_target_up_to_spd_and_three_inches():
    p = rush(scene(victim(x=26, y=24)), "charge v")
    base = row(p, "ogre").base
    assert base.facing == pytest.approx(26.565051 * DEGREE, abs=2)
    assert (base.x / 25_400 - 24) * 2 == pytest.approx(base.y / 25_400 - 20, abs=0.001)
    p = rush(far(gap=8.3), "charge v")
    assert y_of(p, "ogre") == pytest.approx(28, abs=0.001)


@pytest.mark.clause("HRD-R-208D", "HRD-R-219G", "HRD-R-219J")
@pytest.mark.parametrize("traits", [("obstacle",), ("obstacle", "linear"), ("obstruction",)])
def test_terrain_on_the_way_stops_a_charge(traits: tuple[str, ...]):
    low = block(20, 20 + LARGE + 1, 28, 20 + LARGE + 1.5, *traits, top=0.75)
    p = far(terrain=[low])
    done = play(p, "charge v")
    assert y_of(p, "ogre") == pytest.approx(21, abs=0.001) and happened(done, "event-charge-fails")


@pytest.mark.clause("HRD-R-208D")
def test_a_model_on_the_way_stops_a_charge():
    p = scene(victim(y=FAR), victim("small", 24.5, 23, base=30))
    done = play(p, "charge v")
    assert happened(done, "event-charge-fails") and y_of(p, "ogre") < 22


@pytest.mark.clause("HRD-R-208E")
def test_it_may_stop_once_the_target_is_in_melee_range_and_then_keeps_it_there():
    """A spear reaches 2 inches."""
    p = given(far(ogre=rusher(weapons=["spear"])), "charge v")
    assert asked(p) == "ask-stop"
    assert refused(p, place(24, 21.9))[0] == "reason-outside-area"
    for y in (22, 23, 24):
        q = given(p.fork(), place(24, y))
        assert y_of(q, "ogre") == pytest.approx(y, abs=0.001)
        assert options(q, "attack") == (["attack v spear"] if row(q, "ogre").may_act else [])


@pytest.mark.clause("HRD-R-208F")
@pytest.mark.parametrize(("gap", "count"), [(3.0, 3), (2.99, 2), (4, 3)])
def test_after_three_inches_the_first_attack_is_a_charge_attack(gap: float, count: int):
    p = given(rush(far(gap=gap), "charge v"), "attack v left_fist", HIT)
    assert asked(p) == "roll-damage" and thrown(p) == count
    given(p, dice(*[2] * count))
    assert lost(p, "v") == 2 * count - 3
    given(p, "attack v right_fist", HIT)
    assert thrown(p) == 2, "only the first"


@pytest.mark.clause("HRD-R-208F")
def test_the_charge_attack_goes_to_the_target():
    side = victim("side", 24 + 45 * MM + 0.2, 23.8)
    p = scene(victim(y=FAR), side)
    rush(p, "charge v")
    assert options(p, "attack") == ["attack v left_fist", "attack v right_fist"]
    assert refused(p, "attack side left_fist") == ("reason-charge-attack-goes-to-the-target", ("HRD-R-208F",))
    given(p, "attack v left_fist", dice(1, 1))
    assert options(p, "attack") == ["attack v right_fist", "attack side right_fist"]
    given(p, "attack side right_fist", HIT)
    assert thrown(p) == 2


@pytest.mark.clause("HRD-R-208F")
def test_boosted_for_nothing_and_not_twice():
    p = given(rush(far(ogre=rusher(fury=2)), "charge v"), "attack v left_fist", "decline", HIT)
    assert asked(p) == "roll-damage" and thrown(p) == 3 and row(p, "ogre").fury == 3


@pytest.mark.clause("HRD-R-208G")
def test_a_charge_that_does_not_come_into_melee_range_ends_the_activation():
    p = far(gap=8.6)
    done = play(p, "charge v")
    assert happened(done, "event-charge-fails") and asked(p) == "ask-activate"
    shaman = model("ogre", "stone_shaman", 24, 20, weapons=["staff", "fire_bolt"])
    p = scene(victim(y=front(40, 40, gap=8.6)), ogre=shaman)
    play(p, "charge v")
    assert asked(p) == "ask-activate", "not even spells are left"


@pytest.mark.clause("HRD-R-208H")
@pytest.mark.parametrize("bonus", [0, 2])
def test_a_penalty_to_the_movement_bars_a_charge_whatever_makes_up_for_it(bonus: int):
    with penalty(-1, bonus):
        assert refused(far(), "charge v") == ("reason-hindered-cannot-charge", ("HRD-R-208H",))
    with penalty(1):
        assert options(far(), "charge") == ["charge v"]


@pytest.mark.clause("HRD-R-208H", "HRD-R-208J")
def test_rough_terrain_bars_no_charge_and_takes_half_of_it():
    """2 of the 4 inches are rough under the base that stands on them to begin with: 6 of 8 inches of movement."""
    p = far(terrain=[block(20, 15, 28, 22 - LARGE, "rough")])
    assert y_of(rush(p, "charge v"), "ogre") == pytest.approx(24, abs=0.001)
    p = far(gap=7, terrain=[block(20, 15, 28, 22 - LARGE, "rough")])
    play(p, "charge v")
    assert y_of(p, "ogre") == pytest.approx(26, abs=0.001)


@pytest.mark.clause("HRD-R-219G")
def test_a_pathfinder_charges_through_rough_ground_and_across_obstacles():
    rough = block(20, 15, 28, 30, "rough")
    low = block(20, 20 + LARGE + 1, 28, 20 + LARGE + 1.5, "obstacle", top=0.75)
    p = far(gap=7, terrain=[rough, low], ogre=rusher(advantages=["pathfinder"]))
    assert y_of(rush(p, "charge v"), "ogre") == pytest.approx(27, abs=0.001)


@pytest.mark.clause("HRD-R-208I")
def test_a_warbeast_is_forced_to_charge_and_others_pay_nothing():
    assert row(rush(far(), "charge v"), "ogre").fury == 4
    full = far(ogre=rusher(fury=4))
    assert refused(full, "charge v") == ("reason-beast-is-forced-to-charge", ("HRD-R-208I",))
    shaman = model("ogre", "stone_shaman", 24, 20, weapons=["staff"])
    p = rush(scene(victim(y=FAR), ogre=shaman), "charge v")
    assert row(p, "ogre").fury == 6


@pytest.mark.clause("HRD-R-208K")
def test_without_a_melee_range_nobody_charges():
    archer = model("ogre", "bowman", 24, 20, weapons=["bow"])
    assert refused(scene(victim(y=FAR), ogre=archer), "charge v") == (
        "reason-charge-needs-melee-range",
        ("HRD-R-208K",),
    )
    beast = far(ogre=rusher(weapons=["quills"]))
    assert options(beast, "charge") == ["charge v"], "a warbeast always has one"


@pytest.mark.clause("HRD-R-208L")
def test_no_power_attack_is_a_charge_attack():
    p = rush(far(ogre=rusher(fury=2)), "charge v")
    assert refused(p, "throw v")[0] == "reason-charge-attack-comes-first"
    given(p, "attack v left_fist", "decline", dice(1, 1))
    assert "throw v" not in options(p, "throw")


def test_a_trooper_charges_in_the_movement_of_its_unit_and_strikes_in_its_action():
    troopers = [model(f"s{i}", "spearman", 22 + 2 * i, 20, unit="line") for i in (0, 1, 2)]
    p = scene(victim(y=front(40, 30, gap=7.5)), ogre=model("ogre", "shield", 40, 2), friends=troopers)
    given(p, "end", "activate line", "trooper s1", "charge v")
    given(p, p.pending.default)
    assert row(p, "s1").charging == p.scene.index["v"]
    given(p, "trooper s0", "stay", "stay", "attack v spear", HIT)
    assert asked(p) == "roll-damage" and thrown(p) == 3


def test_a_trooper_that_fails_to_charge_has_no_action():
    troopers = [model(f"s{i}", "spearman", 22 + 2 * i, 20, unit="line") for i in (0, 1)]
    p = scene(victim(x=22, y=front(40, 30, gap=12)), ogre=model("ogre", "shield", 40, 2), friends=troopers)
    given(p, "end", "activate line", "trooper s0", "charge v")
    assert not row(p, "s0").may_act and not row(p, "s0").may_move


def test_a_target_that_is_gone_leaves_the_first_attack_free():
    p = scene(victim(y=FAR), victim("side", 24 + 45 * MM + 0.2, 23.8))
    rush(p, "charge v")
    p.change(p.scene.index["v"], alive=False, on_table=False)
    assert can(p, p.scene.index["ogre"], ("attack", "side", "left_fist"))
