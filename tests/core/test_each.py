"""Simultaneous procedures: the order of play, holding for odds, and the check that members stay apart."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toys.pieces import Spend
from tests.toys.script import script
from tests.toys.toy import TOY, Blast, BlastHit, toy_position, toy_run

from battlewright.core.effects import Cause
from battlewright.core.errors import RulesetError
from battlewright.core.position import Position
from battlewright.core.recording import RecordedRows, check_each, record
from battlewright.core.requests import DONE, Choose, Each, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import start
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame


def _held(ruleset: Ruleset = TOY, n: int = 3, **rulings: Any) -> Position:
    """A blast on b1 that its driver holds at the simultaneous hits."""
    position = toy_position(n, **rulings)
    position.rules = ruleset.compile(rulings)
    position.splits = True
    position.stack[:] = [Blast(3, 6)]
    return start(position)


def test_members_run_in_the_order_given() -> None:
    position = script(toy_run(Blast(3, 6))).roll(3, 1, 2, 5, 2).done()
    assert [position.rows[i].wounds for i in (6, 7, 8)] == [7, 8, 6]
    assert position.stack == []


def test_members_are_handed_to_a_driver_that_wants_them() -> None:
    position = _held()
    assert isinstance(position.pending, Each)
    assert position.pending.frames == (BlastHit(3, 6), BlastHit(3, 7), BlastHit(3, 8))


def test_members_that_could_spend_from_one_pool_run_in_sequence() -> None:
    position = toy_run(Blast(3, 6), boost_blast=True)
    position.splits = True
    game = script(position).decline().roll(1)
    assert isinstance(position.pending, Choose)
    game.say("boost").roll(1, 1)
    assert position.pending == Each((BlastHit(3, 8),))
    position.stack.append(BlastHit(3, 8))
    start(position)
    game.roll(6).roll(2)
    assert position.rows[8].wounds == 6


def test_members_of_the_toy_stay_apart() -> None:
    for reactions in (False, True):
        position = _held(reactions=reactions)
        footprints = check_each(position)
        assert [sorted(f.writes) for f in footprints] == [[6], [7], [8]]
        assert all(f.reads.isdisjoint({6, 7, 8} - f.writes) for f in footprints)
        assert isinstance(position.pending, Each)


@pytest.mark.parametrize("touched", [BATTLE, 3])
def test_members_that_touch_are_named_with_their_rows(touched: int) -> None:
    touching = TOY.without("offer:duck")

    def pay(p: Position, f: BlastHit) -> StepResult:
        if touched == BATTLE:
            p.change(BATTLE, round=p.rows[BATTLE].round + 1)
        else:
            p.effect(Spend(f.attacker, Cause("rules")))
        return DONE

    touching.patch(BlastHit, "after", "roll_blast")(pay)
    with pytest.raises(RulesetError, match=rf"blast_hit 1 and blast_hit 2 touch at rows \[{touched}\]"):
        check_each(_held(touching))


def test_a_reader_of_what_another_writes_touches_it() -> None:
    touching = TOY.without("offer:duck")

    def look(p: Position, f: BlastHit) -> StepResult:
        return None if all(row is not None for row in p.rows[6:]) else DONE

    touching.patch(BlastHit, "before", "roll_blast")(look)
    with pytest.raises(RulesetError, match="touch at rows"):
        check_each(_held(touching))


def test_only_members_that_wait_can_be_checked() -> None:
    with pytest.raises(ValueError, match="does not hold"):
        check_each(toy_position())


def test_recorded_rows_note_every_way_of_reading() -> None:
    position = toy_position()
    footprint = record(position)
    assert isinstance(position.rows, RecordedRows)
    fork = position.fork()
    assert type(fork.rows) is list
    assert footprint.reads == set()
    assert position.rows[-1] is fork.rows[8]
    assert position.rows[1:3] == fork.rows[1:3]
    assert footprint.reads == {8, 1, 2}
    position.change(4, tokens=3)
    assert footprint.writes == {4}
    assert [row for row in position.rows] == list(position.rows)  # noqa: C416 (iteration is what is tested)
    assert footprint.reads == set(range(9))


def test_a_step_that_splits_must_not_cause_effects_that_trigger() -> None:
    rules = Ruleset("splitting", "1")

    class Split(Frame, tag="split"):
        pass

    class Member(Frame, tag="member"):
        pass

    rules.row(type(toy_position().rows[0]))
    rules.happens(Spend)(lambda p, e: None)
    rules.trigger(Spend, matches=lambda p, e: True)(lambda p, e: Member())
    steps, members = rules.procedure(Split), rules.procedure(Member)

    @steps.step()
    def split(p: Position, f: Split) -> StepResult:
        p.effect(Spend(0, Cause("rules")))
        return Each((Member(), Member()))

    @members.step()
    def nothing(p: Position, f: Member) -> StepResult:
        return None

    with pytest.raises(RulesetError, match="split: a step that splits"):
        start(Position(rules.compile(), toy_position().scene, [], [Split()]))
