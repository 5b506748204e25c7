"""Normal movement where it is forbidden, and what limits it; ways and places are tested with the order of play."""

from __future__ import annotations

import pytest
from tests.hordes.battles import asked, at, battle, model, row
from tests.hordes.rushes import penalty, place
from tests.hordes.throws import given, refused

from battlewright.core.actions import verify
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.table.angles import DEGREE


def scene(**state: object) -> Position:
    """An archer that walks, runs or aims; one friend and one enemy far away keep the battle going."""
    archer = model("archer", "bowman", 24, 20, **state)
    return battle(
        [archer, model("friend", "shield", 2, 2)], [model("foe", "shield", 40, 40, 180)], turn="archer"
    )


@pytest.mark.clause("HRD-R-216B")
@pytest.mark.parametrize("what", ["advance", "run", "aim"])
def test_a_stationary_model_does_not_move(what: str):
    p = scene(states=["stationary"])
    p.change(p.scene.index["archer"], may_move=True, may_act=True)
    with pytest.raises(Illegal) as refusal:
        verify(p, p.scene.index["archer"], (what,))
    assert refusal.value.id == f"reason-{what}-stationary"


@pytest.mark.clause("HRD-R-203E")
def test_who_has_moved_aims_no_more():
    p = given(scene(), "advance", place(24, 22), ("direction", 0))
    assert refused(p, "aim")[0] == "reason-aim-movement-used"


@pytest.mark.clause("HRD-R-203F", "HRD-R-215F")
def test_q46_who_has_stood_up_does_not_run():
    """Whoever has given up its action to stand up may advance only."""
    p = given(scene(states=["knocked_down"]), "stand action")
    assert refused(p, "run") == ("reason-run-takes-the-action", ("HRD-R-203F", "HRD-R-215F"))
    assert asked(given(p, "advance")) == "ask-place"


@pytest.mark.clause("HRD-R-203F")
def test_in_the_end_it_faces_as_its_player_likes():
    p = given(scene(), "advance", place(26, 20))
    assert asked(p) == "ask-facing" and row(p, "archer").base.facing == 90 * DEGREE
    given(p, ("direction", -30 * DEGREE))
    assert row(p, "archer").base.facing == 330 * DEGREE and at(p, "archer") == (26, 20)


@pytest.mark.clause("HRD-R-202G")
def test_the_spd_is_never_below_one():
    with penalty(-9):
        p = given(scene(), "advance")
        assert refused(p, place(24, 21.1))[0] == "reason-too-far"
        given(p, place(24, 21))
    assert at(p, "archer") == (24, 21)
