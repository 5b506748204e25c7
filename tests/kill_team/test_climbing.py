"""Moves of kill_team between levels: climbs, ladders, jumps down and over gaps."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest
from tests.kill_team.charges import asked, block, options, say
from tests.kill_team.models import model, outcomes, position, profile
from tests.kill_team.turns import at, begun, may_end, place

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.rules.kill_team.characteristics import InitiativeTest
from battlewright.rules.kill_team.phases import MovementPhase
from battlewright.table.lengths import TOLERANCE, inches

ENEMY = model(1, (40, 40))
TOWER = block(12, 8, 4, 4, 3, "floor", "obstruction")
SLAB = block(12, 8, 4, 4, 3, "floor", base=2.8)


def moving(*pieces: Any, features: tuple[Any, ...] = (TOWER,), **given: Any) -> Position:
    return begun(position(*pieces, features=features, **given), MovementPhase(0))


def ways(p: Position) -> list[str]:
    """The ways between levels that are offered."""
    return [option for option in options(p) if option.split()[0] in ("climb", "ladder", "jump")]


@pytest.mark.clause("KT-M-02A", "KT-M-02B")
def test_a_climb_leads_onto_a_floor_and_its_height_counts() -> None:
    p = moving(model(0, (10, 10)), model(0, (40, 10)), ENEMY)
    assert ways(p) == [f"climb a0 {TOWER.id}"]
    say(p, f"climb a0 {TOWER.id}")
    assert may_end(p, 13, 10)
    assert not may_end(p, 13.1, 10)
    assert not may_end(p, 11.9, 10)
    say(p, at(12.5, 10))
    assert asked(p) == "kill_team-roll-initiative"
    say(p, (4,))
    assert place(p, 3) == (12.5, 10, 3)
    assert p.rows[3].moved == "moved"


@pytest.mark.clause("KT-M-02C")
def test_who_cannot_climb_stays_at_the_foot_unhurt() -> None:
    p = moving(model(0, (10, 10)), model(0, (40, 10)), ENEMY)
    say(p, f"climb a0 {TOWER.id}", at(12.5, 10), (5,))
    assert place(p, 3) == (round(12 - 12.5 / 25.4, 2), 10, 0)
    assert asked(p) == "kill_team-ask-move"
    assert p.rows[3].moved == "moved"


@pytest.mark.clause("KT-M-02B")
def test_what_is_too_high_or_too_far_is_not_climbed() -> None:
    assert ways(moving(model(0, (9.01, 10)), ENEMY)) == [f"climb a0 {TOWER.id}"]
    assert ways(moving(model(0, (8.9, 10)), ENEMY)) == []
    high = block(12, 8, 4, 4, 6.5, "floor", "obstruction")
    assert ways(moving(model(0, (11, 10)), ENEMY, features=(high,))) == []


@pytest.mark.clause("KT-M-02A")
def test_nobody_climbs_through_the_floor_over_its_head() -> None:
    assert ways(moving(model(0, (14, 10)), ENEMY, features=(SLAB,))) == []
    assert ways(moving(model(0, (11, 10)), ENEMY, features=(SLAB,))) == [f"climb a0 {SLAB.id}"]


@pytest.mark.clause("KT-M-02A")
@pytest.mark.parametrize("traits", [("floor",), ("impassable", "obstruction")])
def test_what_stands_on_a_floor_is_not_climbed_into_but_beside_it_there_is_room(
    traits: tuple[str, ...],
) -> None:
    low = block(10, 8, 5, 2, 1, "floor")
    above = msgspec.structs.replace(block(10, 8, 3, 2, 4, *traits, base=1), id="above")
    p = moving(model(0, (12, 6)), model(0, (40, 10)), ENEMY, features=(low, above))
    say(p, f"climb a0 {low.id}")
    assert not may_end(p, 12, 8.1)
    assert may_end(p, 14, 8.3)
    assert isinstance(p.pending, Choose)
    rng, region = Random(1), p.pending.region
    ends = [region.sample(rng) for _ in range(50)]
    radius = p.rows[3].base.radius
    assert min(x for x, _ in ends) >= inches(13) + radius - TOLERANCE


@pytest.mark.clause("KT-M-02D")
def test_a_step_of_an_inch_is_free_both_ways() -> None:
    step = block(12, 8, 4, 4, 1, "floor", "obstruction")
    p = moving(model(0, (10, 10)), model(0, (40, 10)), ENEMY, features=(step,))
    say(p, f"climb a0 {step.id}")
    assert may_end(p, 15.9, 10)
    say(p, at(15, 10))
    assert place(p, 3) == (15, 10, 1)
    p = moving(model(0, (13, 10, 1)), model(0, (40, 10)), ENEMY, features=(step,))
    say(p, "jump a0 down", at(10, 10))
    assert place(p, 3) == (10, 10, 0)


LADDER = block(11.5, 9.9, 0.5, 0.2, 3, "ladder")


@pytest.mark.clause("KT-M-02E")
def test_a_ladder_is_climbed_without_a_test() -> None:
    p = moving(model(0, (10, 10)), model(0, (40, 10)), ENEMY, features=(TOWER, LADDER))
    assert f"ladder a0 {LADDER.id} {TOWER.id}" in ways(p)
    say(p, f"ladder a0 {LADDER.id} {TOWER.id}")
    assert may_end(p, 12.2, 10)
    say(p, at(12.2, 10))
    assert place(p, 3) == (12.2, 10, 3)
    assert asked(p) == "kill_team-ask-move"


@pytest.mark.clause("KT-M-02E")
def test_a_ladder_leads_down_too() -> None:
    p = moving(model(0, (13, 10, 3)), model(0, (40, 10)), ENEMY, features=(TOWER, LADDER))
    say(p, f"ladder a0 {LADDER.id} table")
    request = p.pending
    assert isinstance(request, Choose)
    say(p, request.default or ())
    x, y, z = place(p, 3)
    assert (z, asked(p)) == (0, "kill_team-ask-move")
    assert x < 12 - 0.48
    assert abs(y - 10) < 1


@pytest.mark.clause("KT-M-02E")
def test_a_ladder_in_a_hatch_leads_through_the_floor() -> None:
    hatch = block(13.9, 9.9, 0.2, 0.2, 3, "ladder")
    p = moving(model(0, (14, 11)), model(0, (40, 10)), ENEMY, features=(SLAB, hatch))
    say(p, f"ladder a0 {hatch.id} {SLAB.id}", at(14, 10.1))
    assert place(p, 3) == (14, 10.1, 3)


@pytest.mark.clause("KT-M-03A", "KT-M-03D")
def test_a_jump_down_needs_a_test_and_its_height_does_not_count() -> None:
    p = moving(model(0, (12.5, 10, 3)), model(0, (40, 10)), ENEMY)
    say(p, "jump a0 down")
    assert may_end(p, 6.5, 10)
    assert not may_end(p, 6.4, 10)
    say(p, at(8, 10))
    assert asked(p) == "kill_team-roll-initiative"
    say(p, (4,))
    assert place(p, 3) == (8, 10, 0)


@pytest.mark.clause("KT-M-03B", "KT-M-04B")
def test_who_fails_a_jump_falls() -> None:
    p = moving(model(0, (12.5, 10, 3)), model(0, (40, 10)), ENEMY)
    say(p, "jump a0 down", at(8, 10), (5,))
    assert asked(p) == "kill_team-roll-strike.wound"
    say(p, (1,))
    assert place(p, 3) == (round(12 - 12.5 / 25.4, 2), 10, 0)
    assert asked(p) == "kill_team-ask-move"


@pytest.mark.clause("KT-M-03A", "KT-M-04E", "KT-S-302G")
def test_ktq_21_initiative_6_jumps_with_5_of_6_since_a_6_always_fails() -> None:
    p = position(model(0, (12.5, 10, 3), profile(I=6)), ENEMY, features=(TOWER,))
    assert outcomes(p, InitiativeTest(3, "jump"), lambda q: q.stack[0].passed)[True] == Fraction(5, 6)  # type: ignore[attr-defined]
    sure = position(model(0, (12.5, 10, 3), profile(rules=("lightning_reflexes",))), ENEMY, features=(TOWER,))
    assert outcomes(sure, InitiativeTest(3, "jump"), lambda q: q.stack[0].passed) == {True: 1}  # type: ignore[attr-defined]


EAST = block(18, 8, 4, 4, 3, "floor", "obstruction")


@pytest.mark.clause("KT-M-03C", "KT-M-03A")
def test_a_gap_is_jumped_and_its_width_counts() -> None:
    p = moving(model(0, (15, 10, 3)), model(0, (40, 10)), ENEMY, features=(TOWER, EAST))
    assert f"jump a0 {EAST.id}" in ways(p)
    say(p, f"jump a0 {EAST.id}")
    assert may_end(p, 20.9, 10)
    assert not may_end(p, 21.1, 10)
    say(p, at(19, 10), (1,))
    assert place(p, 3) == (19, 10, 3)


@pytest.mark.clause("KT-M-03B")
def test_who_fails_to_jump_a_gap_falls_into_it() -> None:
    p = moving(model(0, (15, 10, 3)), model(0, (40, 10)), ENEMY, features=(TOWER, EAST))
    say(p, f"jump a0 {EAST.id}", at(19, 10), (6,), (1,))
    assert place(p, 3) == (17, 10, 0)


@pytest.mark.clause("KT-M-02D", "KT-M-03C")
def test_a_gap_of_an_inch_is_stepped_over() -> None:
    near = block(17, 8, 4, 4, 3, "floor", "obstruction")
    p = moving(model(0, (15, 10, 3)), model(0, (40, 10)), ENEMY, features=(TOWER, near))
    say(p, f"jump a0 {near.id}", at(18, 10))
    assert place(p, 3) == (18, 10, 3)


def test_adjoining_floors_are_walked_over() -> None:
    beside = block(16, 8, 4, 4, 3, "floor", "obstruction")
    p = moving(model(0, (15, 10, 3)), model(0, (40, 10)), ENEMY, features=(TOWER, beside))
    assert ways(p) == ["jump a0 down"]
    say(p, "move a0")
    assert may_end(p, 19.5, 10)
    assert not may_end(p, 20.1, 10)


@pytest.mark.clause("KT-M-01A")
def test_a_move_on_a_floor_ends_before_its_ledge() -> None:
    p = moving(model(0, (13, 10, 3)), ENEMY)
    say(p, "move a0")
    assert may_end(p, 15.9, 10)
    assert not may_end(p, 16.1, 10)
    assert not may_end(p, 13, 12.5)


@pytest.mark.clause("KT-M-05A")
def test_difficult_ground_before_a_climb_slows_it() -> None:
    rough = block(5, 5, 20, 20, 0, "rough")
    p = moving(model(0, (11, 10)), model(0, (40, 10)), ENEMY, features=(TOWER, rough))
    say(p, f"climb a0 {TOWER.id}", (5, 3))
    assert may_end(p, 13, 10)
    assert not may_end(p, 13.1, 10)
    p = moving(model(0, (11, 10)), model(0, (40, 10)), ENEMY, features=(TOWER, rough))
    say(p, f"climb a0 {TOWER.id}", (2, 3))
    assert place(p, 3) == (11, 10, 0)
    assert asked(p) == "kill_team-ask-move"


@pytest.mark.clause("KT-M-01B")
def test_models_above_leave_no_room_for_a_climb() -> None:
    small = block(12, 9.5, 1, 1, 3, "floor", "obstruction")
    p = moving(model(0, (10, 10)), model(0, (12.5, 10, 3)), ENEMY, features=(small,))
    say(p, f"climb a0 {small.id}")
    assert place(p, 3) == (10, 10, 0)


@pytest.mark.clause("KT-M-05B")
def test_dangerous_ground_before_a_climb_is_dangerous() -> None:
    swamp = block(10.5, 5, 1, 20, 0, "dangerous")
    p = moving(model(0, (10, 10)), model(0, (40, 10)), ENEMY, features=(TOWER, swamp))
    say(p, f"climb a0 {TOWER.id}", at(12.5, 10), (1,))
    assert asked(p) == "kill_team-roll-dangerous"


UPPER = block(14, 10, 2, 2, 5, "floor", "obstruction", base=4.8)
FREELY = ("climb a0 floor-14-10", f"ladder a0 {LADDER.id} table", "jump a0 down", "fly a0 table")


@pytest.mark.parametrize("answer", FREELY)
@pytest.mark.parametrize(
    ("state", "reason"),
    [
        pytest.param({}, "", id="free"),
        pytest.param({"x": 13}, "while-locked", marks=pytest.mark.clause("KT-M-01C"), id="locked"),
        pytest.param(
            {"falling_back": True}, "falling-back", marks=pytest.mark.clause("KT-F-03C"), id="fleeing"
        ),
        pytest.param({"grounded": True}, "from-the-ground", marks=pytest.mark.clause("KT-S-305K"), id="down"),
    ],
)
def test_what_keeps_from_moving_keeps_from_moves_between_levels(
    answer: str, state: dict[str, Any], reason: str
) -> None:
    fields = dict(state)
    enemy = model(1, (13 + 25 / 25.4, 9, 3)) if fields.pop("x", 0) else ENEMY
    jumper = model(0, (13, 9, 3), profile(rules=("jump",)), **fields)
    p = moving(jumper, model(0, (40, 10)), enemy, features=(TOWER, LADDER, UPPER))
    if not reason:
        assert answer in options(p)
        return
    with pytest.raises(Illegal) as refused:
        say(p, answer)
    assert refused.value.id == f"reason-move-{reason}"


def gear(item: str, why: str = "climb", **fields: Any) -> Any:
    """The chance of passing an Initiative test with wargear."""
    p = position(model(0, (10, 10), profile(wargear=(item,), **fields)), ENEMY)
    found = outcomes(p, InitiativeTest(3, why), lambda q: q.stack[0].passed)  # type: ignore[attr-defined]
    return found.get(True, 0)


@pytest.mark.clause("KT-M-04D")
def test_wargear_helps_to_climb_and_jump() -> None:
    assert gear("climbing_hooks") == Fraction(5, 6)
    assert gear("climbing_hooks", "hit_and_run") == Fraction(4, 6)
    assert gear("rope", "jump") == Fraction(8, 9)
    assert gear("grapnel", "dive") == 1
    assert gear("banner") == Fraction(4, 6)


@pytest.mark.parametrize("seed", range(12))
def test_places_drawn_at_random_are_legal(seed: int) -> None:
    features = (TOWER, EAST, LADDER)
    for row, word in (
        (model(0, (10, 10)), f"climb a0 {TOWER.id}"),
        (model(0, (10, 10)), f"ladder a0 {LADDER.id} {TOWER.id}"),
        (model(0, (15, 10, 3)), "jump a0 down"),
        (model(0, (15, 10, 3)), f"jump a0 {EAST.id}"),
        (model(0, (15, 10, 3)), "move a0"),
    ):
        p = say(moving(row, ENEMY, features=features), word)
        request = p.pending
        assert isinstance(request, Choose)
        region = request.region
        assert region is not None
        rng = Random(seed)
        for drawn in (region.sample(rng), region.project(rng.randrange(10**6), rng.randrange(10**6))):
            assert region.contains(*drawn), (word, drawn)
