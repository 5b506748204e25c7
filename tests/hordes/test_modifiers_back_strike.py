"""Back strikes (HRD-RMOD-03, 2.6): +2 from whom the target never had before it in the whole activation."""

import pytest
from tests.hordes.battles import battle, model
from tests.hordes.judging import SHOT, SWORD, rows, skill

from battlewright.core.effects import Cause
from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.back_strike import note_behind
from battlewright.rules.hordes.effects import End, Face, Move
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches

MOVE = Cause("move")
MAT = 6


def stalking(x=24.0, y=20.0, *others, turn="one", facing=0):
    """An attacker at x, y; the target in the middle looks up the table, away from it by default."""
    one = model("one", "shield", x, y, weapons=[SHOT, SWORD], stats={"RAT": 4})
    return battle([one], [model("target", "shield", 24, 24, facing), *others], turn=turn)


def to(p, x, y, id="one"):
    p.effect(Move(rows(p, id)[0], MOVE, inches(x), inches(y)))


def bonus(p):
    found = {skill(p, "one", "target", "melee") - MAT, skill(p, "one", "target", "ranged") - 4}
    assert len(found) == 1
    return found.pop()


@pytest.mark.clause("HRD-RMOD-03", "HRD-R-206A")
def test_from_behind_all_the_time_gives_2():
    p = stalking()
    assert bonus(p) == 2
    to(p, 23, 22)
    assert bonus(p) == 2


@pytest.mark.clause("HRD-RMOD-03")
@pytest.mark.parametrize(
    ("x", "y", "given"), [(24, 20, 2), (26, 23, 2), (26, 23.5, 0), (26, 24, 0), (24, 28, 0)]
)
def test_the_attacker_is_completely_in_the_back_arc(x, y, given):
    assert bonus(stalking(x, y)) == given


@pytest.mark.clause("HRD-RMOD-03", "HRD-R-206A")
def test_who_comes_round_from_the_front_gets_nothing():
    p = stalking(24, 28)
    to(p, 24, 20)
    assert bonus(p) == 0


def test_who_was_before_the_target_for_a_while_gets_nothing():
    p = stalking()
    to(p, 24, 28)
    to(p, 24, 20)
    assert bonus(p) == 0


def test_what_a_way_passes_counts_as_where_it_ends():
    p = stalking()
    one = rows(p, "one")[0]
    note_behind(p, one, [body(p, one).at(inches(26), inches(22))])
    assert bonus(p) == 2
    note_behind(p, one, [body(p, one).at(inches(26), inches(26))])
    to(p, 24, 20)
    assert bonus(p) == 0


def test_a_target_that_turns_or_is_moved_may_have_seen_the_attacker():
    for effect in (
        lambda row: Face(row, MOVE, 180 * DEGREE),
        lambda row: Move(row, MOVE, inches(24), inches(16)),
    ):
        p = stalking()
        target = rows(p, "target")[0]
        before = body(p, target)
        p.effect(effect(target))
        p.effect(Face(target, MOVE, before.facing))
        p.effect(Move(target, MOVE, before.x, before.y))
        assert bonus(p) == 0


@pytest.mark.clause("HRD-R-206B")
def test_out_of_its_own_activation_nobody_strikes_from_behind():
    """So free strikes never get the bonus."""
    assert bonus(stalking(turn="target")) == 0
    p = stalking()
    assert bonus(p) == 2
    p.effect(End(rows(p, "one")[0], MOVE))
    assert bonus(p) == 0


def test_friends_have_backs_too():
    one = model("one", "shield", 24, 20, weapons=[SHOT, SWORD], stats={"RAT": 4})
    p = battle([one, model("target", "shield", 24, 24)], [model("far", "shield", 40, 40)], turn="one")
    assert bonus(p) == 2
