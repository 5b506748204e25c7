"""The order of play: turns and phases, what lasts how long, the order of combats (1.13 point 13, H19, H33, H34)."""

from __future__ import annotations

import pytest
from tests.ninth_age.battles import asked, battle, built, dice, happened, options, piece_of, row, run
from tests.ninth_age.test_charge import go, refused

from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.state import battle as battle_of
from battlewright.rules.ninth_age.turns import PlayerTurn

APART = """
A: [{id: spears, profile: militia, at: [36, 10], files: 5, models: 20}]
B: [{id: guard, profile: militia, at: [36, 40], facing: 180, files: 5, models: 20}]
"""


def moves_of(p: Position) -> tuple[int, int]:
    """The turn that is played, and whose it is."""
    return battle_of(p).round, battle_of(p).active


@pytest.mark.clause("T9A-R-15")
def test_sides_take_turns_until_the_last_turn_is_played() -> None:
    p = battle(APART + "ends: {rounds: 2}")
    seen = []
    while p.outcome is None:
        seen.append(moves_of(p))
        assert asked(p) == "ask-move"
        run(p, "pass")
    assert seen == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert p.outcome.winner is None


@pytest.mark.clause("T9A-R-15")
def test_six_turns_are_played_unless_a_scenario_says_otherwise() -> None:
    p = battle(APART)
    turns = 0
    while p.outcome is None:
        run(p, "pass")
        turns += 1
    assert turns == 12


@pytest.mark.clause("T9A-H-34A", "T9A-H-34B")
def test_the_active_player_picks_the_order_of_combats_and_each_is_fought_once() -> None:
    p = battle("""
    A:
      - {id: left, profile: militia, at: [20, 20], files: 5, models: 5}
      - {id: right, profile: militia, at: [40, 20], files: 5, models: 5}
      - {id: free, profile: militia, at: [60, 10], files: 5, models: 5}
    B:
      - {id: one, profile: militia, at: [20, 20], facing: 180, files: 5, models: 5}
      - {id: other, profile: militia, at: [40, 20], facing: 180, files: 5, models: 5}
    turn: {side: B, phase: combat, round: 1}
    """)
    assert asked(p) == "ask-combat" and p.pending is not None and p.pending.player == 1  # type: ignore[union-attr]
    assert options(p) == ["fight left", "fight right"]
    assert refused(p, "fight", "free").id == "reason-not-in-combat"
    assert refused(p, "fight", "other").id == "error-not-an-option"
    go(p, "fight right")
    fighting = next(frame for frame in p.stack if isinstance(frame, CombatRound))
    assert set(fighting.units) == {row(p, "right"), row(p, "other")}


@pytest.mark.clause("T9A-H-34S")
def test_after_one_combat_the_next_is_fought() -> None:
    p = battle("""
    A:
      - {id: left, profile: militia, at: [20, 20], files: 5, models: 5}
      - {id: right, profile: militia, at: [40, 20], files: 5, models: 5}
    B:
      - {id: one, profile: militia, at: [20, 20], facing: 180, files: 5, models: 5}
      - {id: other, profile: militia, at: [40, 20], facing: 180, files: 5, models: 5}
    turn: {side: B, phase: combat, round: 1}
    """)
    seen = [fought(p, "fight right")]
    while moves_of(p) == (1, 1):
        units = fought(p, None)
        if units and units != seen[-1]:
            seen.append(units)
    assert seen == [{row(p, "right"), row(p, "other")}, {row(p, "left"), row(p, "one")}]


def fought(p: Position, answer: str | None) -> set[int]:
    """Give an answer, else the default or ones; who is in the combat that is fought then."""
    if answer is not None:
        go(p, answer)
    elif isinstance(p.pending, Roll):
        go(p, dice(*[1] * len(p.pending.partition.dice)))
    else:
        apply(p, p.pending.default)  # type: ignore[union-attr]
    return next((set(frame.units) for frame in p.stack if isinstance(frame, CombatRound)), set())


@pytest.mark.clause("T9A-H-19A")
def test_all_who_flee_make_their_moves() -> None:
    p = battle("""
    A:
      - {id: one, profile: militia, at: [20, 20], facing: 180, files: 5, models: 20, fleeing: true}
      - {id: other, profile: militia, at: [50, 20], facing: 180, files: 5, models: 20, fleeing: true}
    B: [{id: guard, profile: militia, at: [36, 40], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: compulsory, round: 1}
    """)
    done = go(p, dice(6, 6), dice(1, 1), dice(6, 6), dice(1, 1))
    assert [each["unit"] for each in happened(done, "event-fled")] == ["one", "other"]


@pytest.mark.clause("T9A-H-19A", "T9A-H-20A")
def test_who_flees_tries_to_rally_before_the_others_move() -> None:
    p = battle("""
    A:
      - {id: runners, profile: militia, at: [20, 20], facing: 180, files: 5, models: 20, fleeing: true}
      - {id: spears, profile: militia, at: [36, 10], files: 5, models: 20}
    B: [{id: guard, profile: militia, at: [36, 40], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: compulsory, round: 1}
    """)
    assert asked(p) == "roll-leadership"
    go(p, dice(6, 6))
    assert asked(p) == "roll-flight"
    go(p, dice(1, 1))
    assert asked(p) == "ask-move" and options(p, "move") == ["move spears"]


@pytest.mark.clause("T9A-H-20C")
def test_who_has_rallied_moves_no_more() -> None:
    p = battle("""
    A:
      - {id: runners, profile: militia, at: [20, 20], facing: 180, files: 5, models: 20, fleeing: true}
      - {id: spears, profile: militia, at: [36, 10], files: 5, models: 20}
    B: [{id: guard, profile: militia, at: [36, 40], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: compulsory, round: 1}
    """)
    go(p, dice(1, 1))
    while asked(p) != "ask-move":
        apply(p, p.pending.default)  # type: ignore[union-attr]
    assert refused(p, "move", "runners").id == "reason-move-after-acting"


@pytest.mark.parametrize(("fought", "charged"), [("true", False), ("false", True)])
@pytest.mark.clause("T9A-H-42D")
def test_a_charge_counts_until_it_is_fought_out(fought: str, charged: bool) -> None:
    p = built(f"""
    A: [{{id: spears, profile: militia, at: [36, 20], files: 5, models: 5, charged: true, fought: {fought}}}]
    B: [{{id: guard, profile: militia, at: [36, 20], facing: 180, files: 5, models: 20, fought: {fought}}}]
    """)
    p.stack = [PlayerTurn(1)]
    start(p)
    assert piece_of(p, "spears").charged == charged


def test_a_turn_is_told() -> None:
    p = battle(APART)
    told = happened(run(p, "pass"), "event-turn")
    assert told == [{"round": 1, "side": 1}]


def test_the_points_are_told_at_the_end() -> None:
    p = battle(APART + "ends: {rounds: 1}")
    run(p, "pass")
    assert happened(run(p, "pass"), "event-points") == [
        {"side": 0, "points": 0},
        {"side": 1, "points": 0},
    ]
