"""Being pushed: section 2.9, and pushes by weapons and spells (HRD-EFFECT-01)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import asked, at, block, dice, happened, lost, model, play, row, thrown
from tests.hordes.rushes import place, y_of
from tests.hordes.throws import MM, front, given, scene, victim

from battlewright.core.position import Position
from battlewright.core.running import advance
from battlewright.rules.hordes.push import Pushed
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches

Y = front(40)


def pushed(p: Position, far: float = 3) -> Position:
    """The beast's effect pushes v."""
    index = p.scene.index
    p.stack.append(Pushed(index["v"], index["ogre"], inches(far)))
    advance(p)
    return p


@pytest.mark.clause("HRD-R-209H", "HRD-EFFECT-01")
def test_a_push_goes_straight_away_by_its_distance():
    p = pushed(scene(victim(y=Y)))
    assert at(p, "v") == (24, round(Y + 3, 3)) and not row(p, "v").knocked_down
    p = pushed(scene(victim(x=27, y=24)), 5)
    assert at(p, "v") == (30, 28)


@pytest.mark.clause("HRD-R-209H")
def test_rough_terrain_takes_half_of_a_push():
    p = pushed(scene(victim(y=Y), terrain=[block(20, 15, 28, 30, "rough")]))
    assert y_of(p, "v") == pytest.approx(Y + 1.5, abs=0.001)


@pytest.mark.clause("HRD-R-209I")
@pytest.mark.parametrize("traits", [("obstacle",), ("obstruction",), ("obstacle", "linear")])
def test_terrain_stops_a_push(traits: tuple[str, ...]):
    edge = Y + 20 * MM + 1
    p = pushed(scene(victim(y=Y), terrain=[block(20, edge, 28, edge + 0.5, *traits, top=0.75)]))
    assert y_of(p, "v") == pytest.approx(Y + 1, abs=0.001) and lost(p, "v") == 0


@pytest.mark.clause("HRD-R-209I")
@pytest.mark.parametrize("base", [30, 40, 50])
def test_any_model_stops_a_push(base: int):
    other = Y + (20 + base / 2) * MM + 1
    p = pushed(scene(victim(y=Y), victim("other", 24, other, base=base)))
    assert y_of(p, "v") == pytest.approx(Y + 1, abs=0.001) and not row(p, "other").knocked_down


@pytest.mark.clause("HRD-R-209J", "HRD-R-207E")
def test_no_free_strikes_at_who_is_pushed_and_the_facing_is_kept():
    friend = victim("friend", y=Y, facing=75)
    p = scene(victim("v", 24, 40), model("enemy", "spearman", 26, Y, 270), friends=[friend])
    index = p.scene.index
    p.stack.append(Pushed(index["friend"], index["ogre"], inches(4)))
    advance(p)
    assert at(p, "friend") == (24, round(Y + 4, 3)) and asked(p) == "ask-action"
    assert row(p, "friend").base.facing == 75 * DEGREE


@pytest.mark.clause("HRD-R-207E")
def test_no_free_strikes_at_who_is_slammed():
    guard = model("enemy", "spearman", 26.2, front(40, gap=4), 270)
    p = scene(victim("v", 24, 40), guard, friends=[victim("friend", y=front(40, gap=4))])
    given(p, "slam friend", place(24, 23.9))
    done = play(p, dice(6, 6), dice(6), dice(1, 1))
    assert happened(done, "event-slammed") and not happened(done, "event-free-strike")


@pytest.mark.clause("HRD-R-212H")
def test_who_is_pushed_over_a_ledge_falls():
    hill = block(18, 15, 30, Y + 20 * MM + 1, "hill", top=4)
    p = scene(victim(y=Y, z=4), terrain=[hill], ogre=model("ogre", "stone_brute", 24, 20, z=4))
    pushed(p, 4)
    assert row(p, "v").base.z == 0 and row(p, "v").knocked_down
    assert asked(p) == "roll-damage" and thrown(p) == 3


def gust(**stats: Any) -> Any:
    """A warlock that pushes with a spell."""
    return model("ogre", "wolf_queen", 24, 20, weapons=["gust"], stats=stats)


@pytest.mark.clause("HRD-EFFECT-01")
def test_a_spell_pushes():
    p = scene(victim(y=24), ogre=gust())
    given(p, "cast gust v")
    while asked(p).startswith("ask-boost"):
        given(p, "decline")
    play(p, dice(6, 6))
    assert at(p, "v") == (24, 27) and lost(p, "v") == 0
