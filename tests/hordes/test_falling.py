"""Falls (2.12): over a ledge by a throw or a push, how deep, on whom."""

from __future__ import annotations

import pytest
from tests.hordes.battles import asked, at, block, dice, lost, row, thrown
from tests.hordes.throws import MM, NOTHING, front, given, lift, scene, straight, thrower, together, victim

from battlewright.core.running import advance
from battlewright.rules.hordes.falling import Drop, fall_dice
from battlewright.table.lengths import INCH, inches

Y = front(40)
END = Y + 20 * MM + 6.5
AHEAD = (straight(), dice(1, 1))


def cliff(*others, top: float = 5, fury: int = 3, edge: float = END - 2, **stats):
    """The thrower on a cliff, from which the victim is thrown down on the others; the direction is asked."""
    hill = block(20, 10, 28, edge, "hill", top=top)
    return lift(scene(victim(z=top, **stats), *others, ogre=thrower(z=top, fury=fury), terrain=[hill]))


def beneath(base: int = 30, **stats):
    return victim("under", 24, END + 0.5, base=base, **stats)


def pushed(p, id: str = "v"):
    """A model has been pushed to where it stands."""
    p.stack.append(Drop(p.scene.index[id], p.scene.index["ogre"]))
    advance(p)
    return p


def on_the_ledge(top: float, ground: float):
    """A model pushed so far over a ledge that so much ground is left under its base."""
    hill = block(20, 28, 28, 32, "hill", top=top)
    return pushed(scene(victim(x=24, y=32 + 20 * MM - ground, z=top, ARM=5), terrain=[hill]))


def onto(base: int):
    """A model pushed over a ledge of 3 inches, down on another; all damage rolls are due."""
    hill = block(20, 28, 28, 32, "hill", top=3)
    p = scene(victim(x=24, y=32.5, z=3), victim("under", 24, 33, base=base), terrain=[hill])
    p.splits = True
    return pushed(p)


@pytest.mark.clause("HRD-R-212A")
@pytest.mark.parametrize(("top", "falls"), [(1.0, True), (0.99, False)])
def test_an_inch_lower_is_a_fall(top: float, falls: bool):
    p = on_the_ledge(top, 0.5)
    assert row(p, "v").base.z == 0
    assert (asked(p) == "roll-damage") == falls and row(p, "v").knocked_down == falls


@pytest.mark.clause("HRD-R-212H")
@pytest.mark.parametrize(("ground", "falls"), [(0.99, True), (1.0, False)])
def test_an_inch_of_ground_holds(ground: float, falls: bool):
    p = on_the_ledge(3, ground)
    assert row(p, "v").base.z == (0 if falls else inches(3))
    assert given(cliff(edge=END - 20 * MM + ground), *AHEAD).rows[3 + 2].base.z == (0 if falls else inches(5))


@pytest.mark.clause("HRD-R-212B")
def test_a_falling_model_is_knocked_down():
    assert row(on_the_ledge(3, 0.5), "v").knocked_down


@pytest.mark.clause("HRD-R-212C")
def test_dice_of_a_fall():
    found = [fall_dice(inches(depth)) for depth in (1, 3, 3.1, 5, 6, 6.1, 7, 9, 10)]
    assert found == [2, 2, 3, 3, 3, 4, 4, 4, 5]
    assert fall_dice(3 * INCH + 20) == 2
    p = on_the_ledge(5, 0.5)
    assert thrown(p) == 3
    given(p, dice(1, 1, 1))
    assert lost(p, "v") == 13 - 5
    p = cliff(beneath(), fury=2)
    given(p, *AHEAD)
    assert asked(p) == "ask-boost_damage"
    given(p, "decline", NOTHING)
    assert asked(p) == "roll-damage" and thrown(p) == 3


@pytest.mark.clause("HRD-R-212D")
@pytest.mark.parametrize("base", [30, 40])
def test_it_strikes_those_on_equal_or_smaller_bases(base: int):
    p = onto(base)
    assert together(p) == [("v", "fall", 2), ("under", "fall", 2)]
    assert row(p, "under").knocked_down


@pytest.mark.clause("HRD-R-212E")
def test_it_spares_larger_bases():
    p = onto(50)
    assert together(p) == [("v", "fall", 2)]
    assert not row(p, "under").knocked_down


@pytest.mark.clause("HRD-R-212F")
def test_all_damage_of_a_fall_is_simultaneous():
    p = cliff(beneath())
    rolls = [("v", "throw", 2), ("v", "fall", 3), ("under", "collateral", 2), ("under", "fall", 3)]
    assert together(p, *AHEAD) == rolls
    assert together(onto(30)) == [("v", "fall", 2), ("under", "fall", 2)]


@pytest.mark.clause("HRD-R-212G")
def test_room_is_made_after_a_fall():
    p = given(cliff(beneath()), *AHEAD)
    assert at(p, "v") == (24, round(END, 3)) and at(p, "under")[1] == pytest.approx(END + 35 * MM, abs=0.001)
    p = onto(30)
    assert at(p, "under")[1] == pytest.approx(32.5 + 35 * MM, abs=0.001)


@pytest.mark.clause("HRD-R-212H")
@pytest.mark.parametrize(("ground", "z"), [(0.99, 0), (1.0, 2)])
def test_a_hill_carries_what_has_an_inch_of_its_base_upon_it(ground: float, z: int):
    """What has less of it lies at the foot of the hill; neither of them falls."""
    hill = block(20, END + 20 * MM - ground, 28, END + 6, "hill", top=2)
    p = lift(scene(victim(), terrain=[hill]))
    assert together(p, *AHEAD) == [("v", "throw", 2)]
    assert row(p, "v").base.z == inches(z)


def test_a_hill_carries_what_is_thrown_upon_it():
    hill = block(20, END - 2, 28, END + 3, "hill", top=2)
    upon = victim("upon", 24, END + 0.5, base=30, z=2)
    p = lift(scene(victim(), upon, terrain=[hill]))
    assert together(p, *AHEAD) == [("v", "throw", 2), ("upon", "collateral", 2)]
    assert row(p, "v").base.z == inches(2)
