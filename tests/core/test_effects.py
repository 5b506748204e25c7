"""Replacements, each at most once and ordered by the affected player; triggers by their three timings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toys.pieces import set_fields
from tests.toys.script import Script, script
from tests.toys.toy import TOY, Harm, Spend, toy_position

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll


def _struck(target: dict[str, Any], face: int = 3, **rulings: Any) -> Script:
    """a1 has hit b1 for `face` + 3."""
    fighters = {"b1": {"tokens": 0, **target}, "a1": {"tokens": 0, "strength": 3}}
    return script(toy_position(fighters=fighters, **rulings)).say("attack a1 b1").roll(6).roll(face)


def _lost(position: Position) -> int:
    return 8 - int(position.rows[6].wounds)


@pytest.mark.parametrize(
    ("target", "lost"), [({}, 6), ({"armour": 2}, 4), ({"thick": True}, 3), ({"armour": 9}, 0)]
)
def test_one_replacement_acts_alone(target: dict[str, Any], lost: int) -> None:
    assert _lost(_struck(target).done()) == lost


def test_replacements_match_the_cause() -> None:
    position = toy_position(fighters={"b1": {"armour": 2}})
    position.effect(Harm(6, Cause("fall"), 3))
    assert _lost(position) == 3


@pytest.mark.parametrize(("order", "lost"), [(("ward", "thick"), 2), (("thick", "ward"), 1)])
def test_competing_replacements_are_ordered_by_the_affected_player(order: tuple[str, ...], lost: int) -> None:
    game = _struck({"ward": True, "thick": True}, face=2)
    request = game.position.pending
    assert isinstance(request, Choose)
    assert request.player == 1
    assert request.options == (("replace", "thick"), ("replace", "ward"))
    assert _lost(game.say(("replace", order[0])).done()) == lost


def test_each_of_three_replacements_acts_once() -> None:
    game = _struck({"ward": True, "thick": True, "armour": 1})
    game.say("replace thick")
    request = game.position.pending
    assert isinstance(request, Choose)
    assert request.options == (("replace", "armour"), ("replace", "ward"))
    assert _lost(game.say("replace ward").done()) == 6 // 2 - 1 - 1


def test_a_replacement_may_let_nothing_happen() -> None:
    game = _struck({"ward": True, "thick": True, "armour": 9}).say("replace armour")
    assert _lost(game.done()) == 0
    assert "event-harm" not in game.told()


def test_triggers_run_at_once_then_at_the_end_of_the_step_then_of_the_procedure() -> None:
    game = _struck({}, reactions=True)
    assert isinstance(game.position.pending, Roll)
    assert game.position.pending.purpose == "footing"
    assert "event-cheer" not in game.told()
    game.roll(1)
    assert game.position.rows[6].prone
    assert isinstance(game.position.pending, Roll)
    assert game.position.pending.purpose == "riposte"
    game.roll(5)
    assert game.done().rows[3].wounds == 7


@pytest.mark.parametrize("active", [0, 1])
def test_triggers_of_the_active_player_come_first(active: int) -> None:
    position = toy_position(reactions=True)
    game = script(position)
    if active:
        game.say("pass")
    attacker, target = ("a1", "b1") if active == 0 else ("b1", "a1")
    game.say(f"attack {attacker} {target}").decline().roll(6).decline().decline().roll(1).roll(2).roll(1)
    cheers = [event.values["side"] for event in game.events if event.id == "event-cheer"]
    assert cheers == [active, 1 - active]


def test_triggers_of_an_ordered_effect_wait_for_the_procedure_that_caused_it() -> None:
    game = _struck({"ward": True, "thick": True}, reactions=True).say("replace ward")
    assert isinstance(game.position.pending, Roll)
    assert game.position.pending.purpose == "footing"
    names = [type(frame).__name__ for frame in game.position.stack]
    game.roll(6)
    assert names[-1] == "Stagger"
    assert isinstance(game.position.pending, Roll)
    assert game.position.pending.purpose == "riposte"


def test_triggers_waiting_in_a_fork_are_its_own() -> None:
    game = _struck({}, reactions=True)
    position = game.position
    fork = position.fork()
    assert position.queue
    assert fork.queue == position.queue
    assert fork.queue[0].frame is not position.queue[0].frame
    script(fork).roll(6).roll(6)
    game.roll(6).roll(1)
    assert (fork.rows[3].wounds, position.rows[3].wounds) == (7, 8)


def test_debts_and_wounds_out_of_bounds_break_an_invariant() -> None:
    position = toy_position()
    assert position.rules.problem(position) is None
    position.effect(Spend(3, Cause("rules"), 2))
    assert position.rules.problem(position) == "a1 has spent more tokens than it had"
    set_fields(position, 4, wounds=9)
    assert position.rules.problem(position) == "a2 has 9 wounds"


def test_a_part_can_be_switched_off() -> None:
    rules = TOY.without("replacement:thick").compile()
    position = toy_position(fighters={"b1": {"thick": True}})
    position.rules = rules
    position.effect(Harm(6, Cause("fall"), 4))
    assert _lost(position) == 4
