"""Moves of kill_team on foot, with Jump, and runs; ground that slows or hurts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, options, say
from tests.kill_team.models import law, model, outcomes, position, profile
from tests.kill_team.turns import at, begun, may_end, place

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.running import apply
from battlewright.rules.kill_team.movement import Walk
from battlewright.rules.kill_team.phases import MovementPhase, ShootingPhase
from battlewright.rules.kill_team.running import Run
from battlewright.rules.kill_team.terrain import Dangerous
from battlewright.table.lengths import inches

TOUCHING = 25 / 25.4
"""How far apart the middles of two bases of 25 mm are in contact, in inches."""

ENEMY = model(1, (40, 40))


def moving(*pieces: Any, **given: Any) -> Position:
    """The Movement phase of side 0, at its first question."""
    return begun(position(*pieces, **given), MovementPhase(0))


def running(*pieces: Any, **given: Any) -> Position:
    """The Shooting phase of side 0, at its first question."""
    return begun(position(*pieces, **given), ShootingPhase(0))


def refusal(p: Position, answer: str) -> str:
    with pytest.raises(Illegal) as refused:
        say(p, answer)
    return refused.value.id


@pytest.mark.clause("KT-M-01A")
def test_a_model_moves_up_to_6_inches() -> None:
    p = say(moving(model(0, (10, 10)), ENEMY), "move a0")
    assert may_end(p, 16, 10)
    assert not may_end(p, 16.01, 10)
    say(p, at(13, 14))
    assert place(p, 3) == (13, 14, 0)
    assert p.rows[3].moved == "moved"


def test_a_model_that_stays_has_not_moved() -> None:
    p = say(moving(model(0, (10, 10)), ENEMY), "move a0", at(10, 10))
    assert p.rows[3].moved == ""


def test_a_move_after_a_fight_is_not_one_of_the_movement_phase() -> None:
    p = say(begun(position(model(0, (10, 10)), ENEMY), Walk(3, inches(4))), at(12, 10))
    assert place(p, 3) == (12, 10, 0)
    assert p.rows[3].moved == ""


@pytest.mark.clause("KT-M-01B")
def test_a_model_goes_round_others_and_keeps_an_inch_from_enemies() -> None:
    p = say(moving(model(0, (10, 10)), model(0, (12, 10)), model(1, (18, 10))), "move a0")
    assert not may_end(p, 12, 10)
    assert may_end(p, 13.2, 10)
    assert may_end(p, 18 - TOUCHING - 1 - 0.3, 11.5)
    assert not may_end(p, 16.1, 10)


@pytest.mark.clause("KT-M-01B")
def test_an_inch_from_an_enemy_is_far_enough() -> None:
    p = say(moving(model(0, (10, 10)), model(1, (15, 10))), "move a0")
    assert may_end(p, 15 - TOUCHING - 1, 10)
    assert not may_end(p, 15 - TOUCHING - 0.99, 10)


@pytest.mark.clause("KT-M-01C")
def test_a_locked_model_does_not_move() -> None:
    p = moving(model(0, (10, 10)), model(0, (20, 20)), model(1, (10 + TOUCHING, 10)))
    assert "move a0" not in options(p)
    assert refusal(p, "move a0") == "reason-move-while-locked"


@pytest.mark.clause("KT-S-305K")
def test_who_has_gone_to_ground_does_not_move() -> None:
    p = moving(model(0, (10, 10), grounded=True), model(0, (20, 20)), ENEMY)
    assert refusal(p, "move a0") == "reason-move-from-the-ground"


@pytest.mark.clause("KT-F-03C")
def test_who_falls_back_makes_no_other_move() -> None:
    p = moving(model(0, (10, 10), falling_back=True), model(0, (20, 20)), ENEMY)
    assert refusal(p, "move a0") == "reason-move-falling-back"


@pytest.mark.clause("KT-F-05B")
def test_who_has_regrouped_moves_3_inches() -> None:
    p = say(moving(model(0, (10, 10), regrouped=True), ENEMY), "move a0")
    assert may_end(p, 13, 10)
    assert not may_end(p, 13.1, 10)


JUMPER = profile("jumper", rules=("jump",))


@pytest.mark.clause("KT-M-01D")
def test_a_model_with_jump_moves_12_inches_over_everything() -> None:
    wall = block(15, 0, 1, 40, 3, "obstruction")
    p = moving(model(0, (10, 10), JUMPER), model(0, (12, 10)), ENEMY, features=(wall,))
    say(p, "fly a0 table")
    assert may_end(p, 22, 10)
    assert not may_end(p, 22.1, 10)
    assert not may_end(p, 12, 10)
    assert not may_end(p, 15.5, 10)
    say(p, at(20, 10))
    assert place(p, 3) == (20, 10, 0)
    assert p.rows[3].moved == "jumped"


@pytest.mark.clause("KT-M-01D")
def test_a_model_with_jump_lands_on_any_level() -> None:
    floors = block(14, 8, 4, 4, 3, "floor"), block(40, 8, 4, 4, 3, "floor")
    p = moving(model(0, (10, 10), JUMPER), ENEMY, features=floors)
    assert [option for option in options(p) if option.startswith("fly")] == [
        "fly a0 table",
        "fly a0 floor-14-8",
    ]
    say(p, "fly a0 floor-14-8")
    assert not may_end(p, 12, 10)
    say(p, at(16, 10))
    assert place(p, 3) == (16, 10, 3)


@pytest.mark.clause("KT-M-01D")
def test_only_models_with_jump_fly() -> None:
    assert refusal(moving(model(0, (10, 10)), ENEMY), "fly a0 table") == "reason-fly-without-jump"


@pytest.mark.clause("KT-M-01D")
def test_a_model_with_jump_stays_where_there_is_no_room() -> None:
    floor = block(14, 9.5, 1, 1, 3, "floor")
    p = moving(model(0, (10, 10), JUMPER), model(0, (14.5, 10, 3)), ENEMY, features=(floor,))
    say(p, "fly a0 floor-14-9.5")
    assert place(p, 3) == (10, 10, 0)
    assert asked(p) == "kill_team-ask-move"


@pytest.mark.clause("KT-M-01E")
def test_a_model_with_jump_may_walk_to_jump_in_its_charge() -> None:
    p = say(moving(model(0, (10, 10), JUMPER), ENEMY), "move a0")
    assert not may_end(p, 17, 10)
    say(p, at(12, 10))
    assert p.rows[3].moved == "moved"


@pytest.mark.clause("KT-F-05B")
def test_a_model_with_jump_that_has_regrouped_moves_3_inches() -> None:
    p = say(moving(model(0, (10, 10), JUMPER, regrouped=True), ENEMY), "fly a0 table")
    assert not may_end(p, 13.1, 10)


ROUGH = block(12, 5, 3, 10, 0, "rough")


@pytest.mark.clause("KT-M-05A", "KT-RUL-43")
def test_difficult_ground_is_kept_off_or_moved_through_by_the_higher_of_two_dice() -> None:
    p = moving(model(0, (10, 10)), ENEMY, features=(ROUGH,))
    assert options(p)[:2] == ["move a0", "move a0 slowly"]
    say(p, "move a0")
    assert not may_end(p, 13, 10)
    p = moving(model(0, (10, 10)), ENEMY, features=(ROUGH,))
    say(p, "move a0 slowly", (2, 4))
    assert may_end(p, 14, 10)
    assert not may_end(p, 14.1, 10)


@pytest.mark.clause("KT-M-05A")
def test_who_stands_in_difficult_ground_is_slowed_in_any_case() -> None:
    p = moving(model(0, (13, 10)), model(0, (40, 10)), ENEMY, features=(ROUGH,))
    assert options(p)[:2] == ["move a0 slowly", "move a1"]


@pytest.mark.clause("KT-S-310K", "KT-RUL-43")
def test_move_through_cover_rolls_three_dice() -> None:
    sure = profile(rules=("move_through_cover",))
    p = say(moving(model(0, (10, 10), sure), ENEMY, features=(ROUGH,)), "move a0 slowly")
    assert isinstance(p.pending, Roll)
    assert law(p.pending.partition)[6] == Fraction(91, 216)
    say(p, (1, 5, 2))
    assert may_end(p, 15, 10)


@pytest.mark.clause("KT-RUL-43")
def test_difficult_ground_may_halve_moves() -> None:
    p = moving(model(0, (10, 10)), ENEMY, features=(ROUGH,), difficult_ground="halve")
    say(p, "move a0 slowly")
    assert may_end(p, 13, 10)
    assert not may_end(p, 13.1, 10)


SWAMP = block(12, 5, 3, 10, 0, "dangerous")


@pytest.mark.clause("KT-M-05B")
def test_dangerous_ground_hurts_on_a_1_and_neither_armour_nor_cover_saves() -> None:
    p = position(model(0, (10, 10), profile(Sv=2)), ENEMY, features=(SWAMP,))
    assert outcomes(p, Dangerous(3), lambda q: q.rows[3].alive) == {
        True: Fraction(5, 6),
        False: Fraction(1, 6),
    }
    shielded = position(model(0, (10, 10), profile(invulnerable=4)), ENEMY)
    assert outcomes(shielded, Dangerous(3), lambda q: q.rows[3].alive)[False] == Fraction(1, 12)


@pytest.mark.clause("KT-M-05B")
def test_only_a_way_through_dangerous_ground_is_dangerous() -> None:
    p = say(moving(model(0, (10, 10)), ENEMY, features=(SWAMP,)), "move a0", at(16, 10))
    assert asked(p) == "kill_team-roll-dangerous"
    p = moving(model(0, (10, 10)), model(0, (20, 20)), ENEMY, features=(SWAMP,))
    say(p, "move a0", at(10, 16))
    assert asked(p) == "kill_team-ask-move"


@pytest.mark.clause("KT-M-05B")
def test_a_jump_over_dangerous_ground_is_safe_and_one_into_it_is_not() -> None:
    for x, question in ((20, "kill_team-ask-move"), (13, "kill_team-roll-dangerous")):
        p = moving(model(0, (10, 10), JUMPER), model(0, (30, 30)), ENEMY, features=(SWAMP,))
        say(p, "fly a0 table", at(x, 10))
        assert asked(p) == question


@pytest.mark.clause("KT-M-06A", "KT-RUL-42")
def test_a_run_is_6_inches() -> None:
    p = say(running(model(0, (10, 10)), ENEMY), "run a0")
    assert may_end(p, 16, 10)
    assert not may_end(p, 16.1, 10)
    say(p, at(12, 10))
    assert p.rows[3].moved == "ran"


def run_distance(*rules: str, dice: tuple[Any, ...] = (), run: str = "flat") -> int:
    """How far a model with some special rules runs when the dice show this, in micrometres."""
    p = begun(position(model(0, (10, 10), profile(rules=rules)), ENEMY, run=run), Run(3))
    for rolled in dice:
        apply(p, rolled)
    frame = p.stack[-1]
    assert isinstance(frame, Walk)
    return frame.distance


@pytest.mark.clause("KT-RUL-42")
def test_fleet_adds_a_d3_to_a_run() -> None:
    assert run_distance("fleet", dice=((2,),)) == inches(8)


@pytest.mark.clause("KT-RUL-42")
def test_a_run_may_be_a_die_which_fleet_rolls_again() -> None:
    assert run_distance(run="d6", dice=((3,),)) == inches(3)
    assert run_distance("fleet", run="d6", dice=((3,), ("reroll",), (1,))) == inches(1)
    assert run_distance("fleet", run="d6", dice=((3,), ("keep",))) == inches(3)


@pytest.mark.clause("KT-S-310L")
def test_the_acrobatic_run_3_inches_farther() -> None:
    assert run_distance("acrobatic") == inches(9)
    assert run_distance("acrobatic", run="d6", dice=((6,),)) == inches(9)


@pytest.mark.clause("KT-M-05A")
def test_difficult_ground_slows_runs() -> None:
    p = running(model(0, (10, 10)), ENEMY, features=(ROUGH,))
    assert options(p) == ["run a0", "run a0 slowly", "done"]
    say(p, "run a0 slowly", (1, 2))
    assert may_end(p, 12, 10)
    assert not may_end(p, 12.1, 10)
    p = running(model(0, (13, 10)), ENEMY, features=(ROUGH,))
    assert options(p) == ["run a0 slowly", "done"]


SLOW = profile(rules=("slow_and_purposeful",))


@pytest.mark.parametrize(
    ("piece", "reason"),
    [
        pytest.param(
            (profile(), {"fired": "pistol"}), "run-after-firing", marks=pytest.mark.clause("KT-M-06A")
        ),
        pytest.param((profile(), {"moved": "ran"}), "run-twice", marks=pytest.mark.clause("KT-M-06A")),
        pytest.param(
            (profile(), {"falling_back": True}), "run-in-flight", marks=pytest.mark.clause("KT-F-03C")
        ),
        pytest.param(
            (profile(), {"regrouped": True}), "run-just-regrouped", marks=pytest.mark.clause("KT-F-05B")
        ),
        pytest.param(
            (profile(), {"grounded": True}), "run-from-the-ground", marks=pytest.mark.clause("KT-S-305K")
        ),
        pytest.param((SLOW, {}), "run-slow-and-purposeful", marks=pytest.mark.clause("KT-S-310H")),
    ],
)
def test_who_does_not_run(piece: tuple[Any, dict[str, Any]], reason: str) -> None:
    own, state = piece
    p = running(model(0, (10, 10), own, **state), model(0, (20, 20)), ENEMY)
    assert refusal(p, "run a0") == f"reason-{reason}"


@pytest.mark.clause("KT-M-01C")
def test_a_locked_model_does_not_run() -> None:
    p = running(model(0, (10, 10)), model(0, (20, 20)), model(1, (10 + TOUCHING, 10)))
    assert refusal(p, "run a0") == "reason-run-while-locked"


def test_a_model_walks_up_a_hill() -> None:
    hill = block(12, 5, 10, 10, 2, "hill")
    p = say(moving(model(0, (10, 10)), ENEMY, features=(hill,)), "move a0", at(14, 10))
    assert place(p, 3) == (14, 10, 2)


@pytest.mark.clause("KT-M-01A", "KT-M-02A")
@pytest.mark.parametrize("height", [0.8, 1.2, 3])
def test_nobody_walks_through_or_into_a_floor_that_begins_at_the_ground(height: float) -> None:
    """Round it one may go, and under one that begins above one's head."""
    solid = block(0, 12, 14, 1, height, "floor")
    p = say(moving(model(0, (10, 10)), ENEMY, features=(solid,)), "move a0")
    assert not may_end(p, 10, 12)
    assert not may_end(p, 10, 15)
    slab = block(0, 12, 14, 1, 3, "floor", base=2.5)
    p = say(moving(model(0, (10, 10)), ENEMY, features=(slab,)), "move a0")
    assert may_end(p, 10, 12)
    assert may_end(p, 10, 15)


@pytest.mark.clause("KT-M-01D")
def test_a_model_with_jump_comes_down_on_a_solid_floor_or_beside_it_not_in_it() -> None:
    solid = block(0, 12, 14, 6, 3, "floor")
    p = moving(model(0, (10, 10), profile(rules=("jump",))), ENEMY, features=(solid,))
    p = say(p, "fly a0 table")
    assert not may_end(p, 10, 15)
    assert may_end(p, 10, 19)
