"""The order of play of kill_team: turns, phases, and the end of the battle."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.models import model, position, profile
from tests.kill_team.turns import at, begun, idle, kill, may_end, set_row, teams

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.kill_team.phases import AssaultPhase, MovementPhase, ShootingPhase
from battlewright.rules.kill_team.turns import Game, PlayerTurn

APART = model(0, (10, 10)), model(1, (30, 30))


def battle(*pieces: Any, **given: int) -> Position:
    p = teams(position(*(pieces or APART)), **given)
    p.stack = [Game()]
    return start(p)


@pytest.mark.clause("KT-S-301E")
def test_a_turn_of_the_battle_is_a_turn_of_each_player_with_its_phases_in_order() -> None:
    shooter = profile(weapons=("rifle",))
    p = battle(model(0, (10, 10), shooter), model(1, (22, 10), shooter), rounds=1)
    turn = ["kill_team-ask-move", "kill_team-ask-shooter", "kill_team-ask-charge"]
    assert idle(p) == [f"{side} {kind}" for side in "ab" for kind in turn]


@pytest.mark.clause("KT-RUL-41", "KT-S-301E")
def test_after_the_last_turn_nobody_has_won() -> None:
    p = battle(rounds=2)
    assert [question.split()[0] for question in idle(p)] == ["a", "a", "b", "b"] * 2
    assert p.outcome is not None
    assert (p.outcome.winner, p.outcome.reason) == (None, "kill_team-outcome-draw")


@pytest.mark.clause("KT-RUL-41")
@pytest.mark.parametrize("side", [0, 1])
def test_a_side_that_has_nobody_left_has_lost(side: int) -> None:
    p = teams(position(*APART))
    kill(p, 3 + side)
    p.stack = [Game()]
    start(p)
    assert p.outcome is not None
    assert (p.outcome.winner, p.outcome.reason) == (1 - side, "kill_team-outcome-beaten")


@pytest.mark.clause("KT-S-301A")
def test_models_act_one_after_another_in_any_order_each_once() -> None:
    p = begun(position(model(0, (10, 10)), model(0, (14, 10)), model(1, (30, 30))), MovementPhase(0))
    assert options(p) == ["move a0", "move a1", "rout", "done"]
    say(p, "move a1", at(14, 12))
    assert options(p) == ["move a0", "done"]
    with pytest.raises(Illegal) as refused:
        say(p, "move a1")
    assert refused.value.id == "reason-has-had-its-go"
    say(p, "move a0", at(10, 12))
    assert len(p.stack) == 0


@pytest.mark.clause("KT-M-06A")
def test_a_model_shoots_or_runs_in_the_shooting_phase() -> None:
    shooter = profile(weapons=("rifle",))
    p = begun(position(model(0, (10, 10), shooter), model(0, (6, 10)), model(1, (22, 10))), ShootingPhase(0))
    assert options(p) == ["pick a0", "run a0", "run a1", "done"]
    say(p, "pick a0")
    assert options(p) == ["shoot b0 rifle", "stay"]
    say(p, "stay")
    assert options(p) == ["run a1", "done"]


def test_whoever_finds_nobody_to_shoot_at_may_still_run() -> None:
    shooter = profile(weapons=("pistol",))
    p = begun(position(model(0, (10, 10), shooter), model(1, (40, 10))), ShootingPhase(0))
    say(p, "pick a0")
    assert options(p) == ["run a0", "done"]
    with pytest.raises(Illegal) as refused:
        say(p, "pick a0")
    assert refused.value.id == "kill_team-reason-no-target"


def test_who_has_acted_in_the_shooting_phase_does_not_again() -> None:
    p = begun(position(model(0, (10, 10)), model(0, (14, 10)), model(1, (22, 10))), ShootingPhase(0))
    say(p, "run a0", at(10, 12))
    with pytest.raises(Illegal) as refused:
        say(p, "run a0")
    assert refused.value.id == "reason-has-had-its-go"


@pytest.mark.clause("KT-S-306A")
def test_a_shot_that_cannot_be_is_refused_with_its_reason() -> None:
    shooter = profile(weapons=("pistol",))
    pieces = model(0, (10, 10), shooter), model(1, (20, 10)), model(1, (40, 10))
    p = begun(position(*pieces), ShootingPhase(0))
    say(p, "pick a0")
    with pytest.raises(Illegal) as refused:
        say(p, "shoot b1 pistol")
    assert refused.value.id == "reason-out-of-range"


def test_a_dead_model_is_not_asked_to_move() -> None:
    p = kill(position(model(0, (10, 10)), model(0, (14, 10)), model(1, (22, 10))), 4)
    begun(p, MovementPhase(0))
    with pytest.raises(Illegal) as refused:
        say(p, "move a1")
    assert refused.value.id == "reason-destroyed"


@pytest.mark.clause("KT-S-301E")
def test_the_assault_phase_has_charges_and_then_fights() -> None:
    p = begun(position(model(0, (10, 10)), model(1, (14, 10))), AssaultPhase(0))
    assert asked(p) == "kill_team-ask-charge"
    p = begun(position(model(0, (10, 10)), model(1, (10 + 25 / 25.4, 10))), AssaultPhase(0))
    assert asked(p) == "kill_team-roll-strike.hit"


@pytest.mark.clause("KT-S-306A")
def test_a_model_that_is_locked_says_so_when_it_is_picked() -> None:
    shooter, near = profile(weapons=("rifle",)), 10 + 25 / 25.4
    pieces = model(0, (10, 10), shooter), model(0, (5, 10)), model(1, (near, 10))
    p = begun(position(*pieces), ShootingPhase(0))
    with pytest.raises(Illegal) as refused:
        say(p, "pick a0")
    assert refused.value.id == "reason-locked-cannot-shoot"


def turn_of(*pieces: Any, side: int = 0) -> Position:
    """A turn begun, at its first question."""
    p = teams(position(*pieces))
    p.stack = [PlayerTurn(side)]
    return start(p)


@pytest.mark.clause("KT-S-305K")
def test_who_was_down_gets_up_at_the_end_of_its_own_turn() -> None:
    pieces = model(0, (10, 10), grounded=True), model(0, (14, 10)), model(1, (30, 30), grounded=True)
    p = turn_of(*pieces)
    set_row(p, 4, grounded=True)
    idle(p)
    assert [p.rows[row].grounded for row in (3, 4, 5)] == [False, True, True]


@pytest.mark.clause("KT-S-310J")
def test_who_dodged_fires_freely_again_after_its_own_turn() -> None:
    p = turn_of(model(0, (10, 10), jinking=True), model(1, (30, 30), jinking=True))
    idle(p)
    assert [p.rows[row].jinking for row in (3, 4)] == [False, True]


@pytest.mark.clause("KT-F-05B")
def test_what_lasts_for_a_turn_is_over_after_it() -> None:
    p = turn_of(model(0, (10, 10), moved="ran", fired="pistol", regrouped=True), model(1, (30, 30)))
    set_row(p, 4, counter_charged=True)
    idle(p)
    m = p.rows[3]
    assert (m.moved, m.fired, m.regrouped) == ("", "", False)
    assert not p.rows[4].counter_charged


@pytest.mark.clause("KT-W-15A")
def test_the_stunned_come_to_at_the_end_of_an_assault_phase() -> None:
    p = turn_of(model(0, (10, 10), concussed=1), model(1, (30, 30), concussed=2))
    idle(p)
    assert [p.rows[row].concussed for row in (3, 4)] == [0, 1]


@pytest.mark.clause("KT-S-301I", "KT-S-301H")
def test_a_player_lets_the_team_rout_at_the_start_of_the_turn_only() -> None:
    p = battle(model(0, (10, 10)), model(0, (14, 10)), model(1, (30, 30)))
    say(p, "move a0", at(10, 11))
    assert "rout" not in options(p)
    p = battle(model(0, (10, 10)), model(0, (14, 10)), model(1, (30, 30)))
    say(p, "rout")
    assert p.outcome is not None
    assert p.outcome.winner == 1


def questions(p: Position) -> int:
    """How many questions a phase asks in which all act."""
    count = 0
    while p.pending is not None:
        request = p.pending
        if isinstance(request, Roll):
            apply(p, tuple(1 for _ in request.partition.dice))
            continue
        assert isinstance(request, Choose)
        apply(p, request.options[0] if request.options else request.default or ())
        count += 1
    return count


def test_questions_of_twelve_models_are_few() -> None:
    shooter = profile(weapons=("rifle",))
    own = [model(0, (3 + 3 * i, 5), shooter) for i in range(12)]
    p = teams(position(*own, *(model(1, (3 + 3 * i, 26), shooter) for i in range(12))))
    assert questions(begun(p, MovementPhase(0))) == 24
    assert questions(begun(p, ShootingPhase(0))) == 24


def test_the_last_place_of_a_move_is_the_one_named() -> None:
    p = begun(position(model(0, (10, 10)), model(1, (30, 30))), MovementPhase(0))
    say(p, "move a0")
    assert may_end(p, 16, 10)
    assert not may_end(p, 16.1, 10)
