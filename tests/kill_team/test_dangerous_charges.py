"""Dangerous ground on the ways of charges, counter-charges, piling in and flight (KT-M-05B)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.charges import asked, block, charging, say
from tests.kill_team.models import model, position, profile
from tests.kill_team.turns import begun

from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.rules.kill_team.consolidate import Aftermath
from battlewright.rules.kill_team.hit_and_run import HitAndRun
from battlewright.rules.kill_team.pile_in import PileIns
from battlewright.rules.kill_team.regroup import FallBack
from battlewright.table.lengths import inches

QUESTION = "kill_team-roll-dangerous"
BASE = 25 / 25.4


def swamp(y: float) -> Any:
    return block(10, y, 20, 0.5, 0, "dangerous")


def a_charge(*friends: Any, y: float = 22) -> Position:
    pieces = model(0, (20, 20)), model(1, (20, 25)), *friends
    return say(charging(position(*pieces, features=(swamp(y),))), "charge b0", (6, 6))


@pytest.mark.clause("KT-M-05B")
def test_a_charger_rolls_and_one_that_dies_on_its_way_has_not_charged() -> None:
    p = a_charge()
    assert asked(p) == QUESTION
    dead, lives = say(p.fork(), (1,)), say(p, (2,))
    assert (dead.rows[3].alive, dead.rows[3].charged) == (False, False)
    assert (lives.rows[3].alive, lives.rows[3].charged) == (True, True)


@pytest.mark.clause("KT-M-05B")
def test_a_counter_charger_rolls() -> None:
    p = a_charge(model(1, (20 + BASE, 26.5)), y=25.6)
    say(p, "counter_charge b1", (1, 1))
    assert asked(p) == QUESTION
    dead, lives = say(p.fork(), (1,)), say(p, (2,))
    assert (dead.rows[5].alive, dead.rows[5].counter_charged) == (False, False)
    assert (lives.rows[5].alive, lives.rows[5].counter_charged) == (True, True)


@pytest.mark.clause("KT-M-05B")
@pytest.mark.parametrize("apart", [2, 6])
def test_who_piles_in_rolls_whether_it_gets_there_or_not(apart: float) -> None:
    pieces = model(0, (20, 20)), model(1, (20, 20 + BASE + apart))
    p = begun(position(*pieces, features=(swamp(21),)), PileIns((3,), (3, 4)))
    assert asked(p) == QUESTION
    assert not say(p, (1,)).rows[3].alive


@pytest.mark.clause("KT-M-05B", "KT-F-03A")
def test_who_flees_through_it_rolls() -> None:
    fleeing = model(0, (20, 20), falling_back=True)
    p = begun(position(fleeing, model(1, (20, 40)), features=(swamp(17),)), FallBack(3))
    assert asked(say(p, (3, 4))) == QUESTION
    assert not say(p, (1,)).rows[3].alive
    q = begun(position(fleeing, model(1, (20, 40)), features=(swamp(10),)), FallBack(3))
    assert say(q, (3, 4)).pending is None


@pytest.mark.clause("KT-M-05B", "KT-CLIMB-05")
def test_who_comes_to_the_foot_of_its_climb_through_it_rolls_though_it_fails_there() -> None:
    floor = block(15, 24, 10, 5, 2, "floor")
    p = charging(position(model(0, (20, 20)), model(1, (20, 25, 2)), features=(floor, swamp(21))))
    say(p, "charge b0", (6, 6), (6,))
    assert asked(p) == QUESTION
    assert not say(p, (1,)).rows[3].charged


@pytest.mark.clause("KT-M-05B", "KT-S-310E")
def test_who_hits_and_runs_through_it_rolls() -> None:
    runner = model(0, (20, 20), profile(rules=("hit_and_run",)))
    p = position(runner, model(1, (20, 20 + BASE)), features=(swamp(17),))
    p.stack = [Aftermath((3, 4), left=(3,)), HitAndRun(3)]
    say(start(p), ("break_away",), (1,), (3, 3, 1), ("at", inches(20), inches(14)))
    assert asked(p) == QUESTION
