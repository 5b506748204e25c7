"""Rulings on the order of play, actions, death, set-up and moves (AP-R-31 to 34, 40 to 42)."""

import pytest
from tests.redroll.table import (
    MIDDLE,
    OFF,
    asked,
    at,
    attack,
    battle,
    beside,
    block,
    dice,
    duel,
    fighter,
    gun,
    happened,
    lost,
    model,
    options,
    play,
    row,
    wall,
)
from tests.toys.script import script

from battlewright.core.errors import Illegal
from battlewright.rules.redroll import GAME
from battlewright.table.lengths import inches


@pytest.mark.ruling("ap")
def test_action_points_of_an_activation():
    assert row(duel(3), "att").ap == 3
    assert row(duel(3, rulings={"ap": 5}), "att").ap == 5
    assert row(duel(3, model("att", "werewolf", form="beast"), rulings={"ap": 5}), "att").ap == 4


@pytest.mark.ruling("ap")
def test_unused_action_points_are_lost():
    p = duel(3)
    play(p, "end")
    assert (row(p, "att").ap, row(p, "tgt").ap) == (0, 3)
    play(p, "end", dice(1))
    assert row(p, "att").ap == 3


@pytest.mark.ruling("prices")
def test_prices_of_moves_and_charges():
    p = duel(6)
    play(p, "move", place(0, 1))
    assert row(p, "att").ap == 2
    p = duel(3)
    play(p, "charge tgt knife", dice(5), "decline", dice(1))
    assert (row(p, "att").ap, lost(p, "tgt")) == (1, 1)
    assert options(duel(3, fighter("att", state={"ap": 1})), "charge") == []


def place(dx, dy):
    """The place that many inches from the middle of the table."""
    return ("at", inches(MIDDLE + dx), inches(MIDDLE + dy))


@pytest.mark.ruling("prices")
def test_each_ranged_weapon_fires_once_per_activation():
    p = duel(6, fighter("att", weapons=[gun("left"), gun("right")]))
    play(p, "shoot tgt left", dice(0))
    assert options(p, "shoot") == ["shoot tgt right"]
    play(p, "shoot tgt right", dice(0))
    assert options(p, "shoot") == []
    play(p, "end", "end", dice(1))
    assert options(p, "shoot") == ["shoot tgt left", "shoot tgt right"]


def skirmish(*first, second=("b",), rulings=None, **more):
    """Models in two lines far from each other, nobody active yet."""
    ours = [model(id, "hunter", 4 + 3 * i, 3) for i, id in enumerate(first)]
    theirs = [model(id, "hunter", 4 + 3 * i, 33) for i, id in enumerate(second)]
    return battle(ours, theirs, rulings={**OFF, **(rulings or {})}, **more)


@pytest.mark.ruling("turn")
def test_sides_alternate_and_the_larger_one_goes_on_alone():
    p = skirmish("a1", "a2", "a3", second=("b1", "b2"))
    assert asked(p) == "roll-off"
    playing = script(p).roll(6)
    order = []
    for _ in range(5):
        if asked(p) == "ask-activate":
            playing.say(p.pending.options[0])
        order.append(p.pending.values["model"])
        playing.say("end")
    assert order == ["b1", "a1", "b2", "a2", "a3"]
    assert asked(p) == "roll-off"
    assert happened(playing, "event-round") == [{"round": 2}]


@pytest.mark.ruling("turn")
@pytest.mark.parametrize(("face", "side"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_each_round_begins_with_a_roll_off(face, side):
    p = skirmish("a1", "a2", second=("b1", "b2"))
    play(p, dice(face))
    assert p.pending.player == side


@pytest.mark.ruling("turn")
def test_a_model_acts_once_a_round():
    p = skirmish("a1", "a2", second=("b1", "b2"))
    play(p, dice(1), "activate a2", "end", "activate b1", "end")
    with pytest.raises(Illegal):
        play(p, "activate a2")


@pytest.mark.ruling("wnd")
@pytest.mark.parametrize(
    ("profile", "state", "wounds"),
    [("hunter", {}, 8), ("werewolf", {}, 8), ("werewolf", {"form": "beast"}, 12)],
)
def test_wounds_of_the_cards(profile, state, wounds):
    p = duel(3, model("att", profile, **state))
    assert GAME.describe(p, p.scene.index["att"])["wounds"] == wounds


@pytest.mark.ruling("wnd")
@pytest.mark.parametrize(("damage", "alive"), [(7, True), (8, False), (9, False)])
def test_a_model_without_wounds_is_removed(damage, alive):
    p = duel(0, foes=[model("other", "hunter", 3, 3)])
    attack(p, 9, 0, damage)
    assert row(p, "tgt").alive is alive
    assert (GAME.base(p, p.scene.index["tgt"]) is not None) is alive
    assert lost(p, "tgt") == min(damage, 8)


@pytest.mark.ruling("setup")
def test_sides_alternate_placing_within_six_inches_of_opposite_edges():
    p = battle([model("a1", x=None), model("a2", x=None)], [model("b1", x=None)], rulings=OFF)
    play(p, dice(4))
    assert (p.pending.player, asked(p)) == (1, "ask-spot")
    contains = p.pending.region.contains
    edge = inches(36) - inches(6) + 15_000
    assert contains(inches(18), edge) and not contains(inches(18), edge - 21)
    play(p, ("at", inches(18), edge))
    assert (p.pending.player, options(p)) == (0, ["place a1", "place a2"])
    play(p, "place a2")
    contains = p.pending.region.contains
    low, high = 15_000, inches(6) - 15_000
    assert contains(inches(18), low) and contains(inches(18), high)
    assert not contains(inches(18), high + 21) and not contains(inches(18), low - 21)
    playing = script(p).say(("at", inches(18), high))
    assert p.pending.region.contains(inches(18), high - 29_000).reason == "overlaps-body"
    playing.say(("at", inches(20), high))
    assert asked(p) == "roll-off"
    assert at(p, "a1") == (inches(20), high)


def idle(p):
    """End every activation until the battle is over; returns the number of roll-offs."""
    playing, rounds = script(p), 0
    while p.pending is not None:
        if asked(p) == "roll-off":
            playing.roll(1)
            rounds += 1
        else:
            playing.say("end" if asked(p) == "ask-action" else p.pending.options[0])
    return rounds


@pytest.mark.ruling("setup")
@pytest.mark.parametrize(("ends", "rounds"), [({}, 6), ({"rounds": 2}, 2)])
def test_a_battle_lasts_six_rounds_unless_the_scenario_says_otherwise(ends, rounds):
    p = skirmish("a", ends=ends)
    assert idle(p) == rounds
    assert (p.outcome.winner, p.outcome.reason) == (None, "outcome-draw")


@pytest.mark.ruling("setup")
def test_a_battle_that_begins_in_a_round_counts_it():
    assert idle(duel(10)) == 5
    assert idle(skirmish("a", turn={"round": 5, "side": "B"})) == 1


@pytest.mark.ruling("setup")
def test_the_last_side_standing_wins_at_once():
    p = duel(0, fighter("att", WND=1), fighter("tgt", state={"wounds_lost": 7}))
    attack(p, 0, 9)
    assert p.pending is None
    assert (p.outcome.winner, p.outcome.reason) == (1, "outcome-last-standing")


@pytest.mark.ruling("setup")
def test_after_the_last_round_the_side_that_removed_more_wounds_wins():
    p = duel(0, target=fighter("tgt", ARM=7))
    attack(p, 9, 0, 2)
    idle(p)
    assert (p.outcome.winner, p.outcome.reason) == (0, "outcome-wounds")


@pytest.mark.ruling("setup")
@pytest.mark.parametrize(
    ("wounds_lost", "winner", "reason"), [(0, None, "outcome-draw"), (3, 0, "outcome-wounds")]
)
def test_where_the_last_of_both_sides_fall_together_wounds_decide(wounds_lost, winner, reason):
    slain = fighter("tgt", WND=1 + wounds_lost, state={"wounds_lost": wounds_lost})
    p = duel(0, fighter("att", WND=1), slain, rulings={"dead_counters": True})
    attack(p, 5, 5, 9)
    assert not row(p, "att").alive and not row(p, "tgt").alive
    assert (p.outcome.winner, p.outcome.reason) == (winner, reason)


@pytest.mark.ruling("stunned")
def test_the_stunned_recover_at_the_end_of_their_next_activation():
    p = duel(6, fighter("att", weapons=[gun("gun", 8, 0, "stunning")]))
    play(p, "shoot tgt gun", dice(9), "end")
    assert (p.pending.player, row(p, "tgt").stunned) == (1, True)
    play(p, "end", dice(1))
    assert not row(p, "tgt").stunned


@pytest.mark.ruling("stunned")
def test_the_end_of_another_models_activation_helps_nobody():
    p = duel(6, fighter("att", weapons=[gun("gun", 8, 0, "stunning")]), foes=[model("other", "hunter", 3, 3)])
    play(p, "shoot tgt gun", dice(9), "end", "activate other", "end")
    assert row(p, "tgt").stunned


def may_move(p, dx, dy):
    trial = script(p.fork()).say("move").position
    return bool(trial.pending.region.contains(inches(MIDDLE + dx), inches(MIDDLE + dy)))


@pytest.mark.ruling("move")
def test_a_move_goes_straight_and_no_farther_than_spd():
    p = duel(10)
    assert may_move(p, 5, 0) and may_move(p, 3, -4) and may_move(p, 0, 0)
    assert not may_move(p, 5.01, 0) and not may_move(p, 4, 4)
    play(p, "move", place(3, -4))
    assert at(p, "att") == (inches(MIDDLE + 3), inches(MIDDLE - 4))


@pytest.mark.ruling("move")
def test_a_move_may_end_in_contact_but_not_lead_through_models():
    p = duel(2)
    assert may_move(p, 2, 0)
    assert not may_move(p, 2.01, 0) and not may_move(p, 4.5, 0)


@pytest.mark.ruling("move")
def test_leaving_reach_is_free():
    p = duel(0)
    play(p, "move", place(-5, 0))
    assert row(p, "att").ap == 2


@pytest.mark.ruling("move")
@pytest.mark.parametrize(("trait", "barred"), [("impassable", True), ("obstruction", True), ("hill", False)])
def test_a_move_does_not_lead_through_impassable_ground(trait, barred):
    fence = wall((MIDDLE + 2, 0), (MIDDLE + 2, 36), traits=(trait,))
    assert may_move(duel(10, terrain=[fence]), 4, 0) is not barred


@pytest.mark.ruling("move")
def test_rough_ground_costs_double():
    mire = block(MIDDLE - 4, 0, MIDDLE + 4, 36, "rough")
    p = duel(10, terrain=[mire])
    assert may_move(p, 2.5, 0)
    assert not may_move(p, 2.51, 0)


@pytest.mark.ruling("move")
def test_a_charge_stops_where_the_chosen_weapon_reaches():
    for weapon, left in (("spear", 2), ("knife", 0.5)):
        p = duel(4, fighter("att", weapons=["spear", "knife"]))
        play(p, f"charge tgt {weapon}", dice(5), "decline", dice(1))
        assert at(p, "tgt")[0] - at(p, "att")[0] == 30_000 + inches(left)
    assert "charge tgt spear" not in options(duel(2, fighter("att", weapons=["spear"])))


@pytest.mark.ruling("move")
def test_a_charge_that_does_not_reach_is_lost():
    p = duel(5.6)
    done = play(p, "charge tgt knife")
    assert happened(done, "event-charge-short") == [{"model": "att", "target": "tgt"}]
    assert (row(p, "att").ap, at(p, "att")) == (1, (inches(MIDDLE + 5), inches(MIDDLE)))


@pytest.mark.ruling("move")
def test_a_charge_is_stopped_by_models_in_its_way():
    attacker, other = fighter("att"), model("other", "hunter", weapons=[])
    duel(0, attacker)
    other.at = beside(attacker, other, 1)
    p = duel(5, attacker, foes=[other])
    play(p, "charge tgt knife")
    assert (row(p, "att").ap, at(p, "att")) == (1, (inches(MIDDLE + 1), inches(MIDDLE)))


@pytest.mark.ruling("move")
def test_a_charge_over_rough_ground_costs_double():
    mire = block(MIDDLE - 4, 0, MIDDLE + 8, 36, "rough")
    for gap, reached in ((3, True), (3.1, False)):
        p = duel(gap, terrain=[mire])
        done = script(p).say("charge tgt knife")
        assert (happened(done, "event-charge-short") == []) is reached
