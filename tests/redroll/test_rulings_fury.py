"""Rulings on Fury, the change of form and Rest (AP-R-25 to 30), with the examples of section 3.7."""

import pytest
from tests.redroll.table import (
    OFF,
    asked,
    at,
    attack,
    battle,
    blade,
    dice,
    duel,
    fighter,
    happened,
    lost,
    melee_weapon,
    model,
    options,
    play,
    recarded,
    row,
)
from tests.toys.script import script

from battlewright.rules.redroll import GAME

LATER = {"fury.zero": "after_action"}
TOUGH = {"WND": 90}


def beast(**state):
    return model("att", "werewolf", form="beast", **state)


def warbeast(**state):
    return model("att", "warbeast", **state)


def strike(p, weapon="claws", damage=0, payment=" fury", chosen=()):
    return play(p, f"melee tgt {weapon}{payment}", *chosen, dice(9), "decline", dice(damage))


def form(p):
    return GAME.describe(p, p.scene.index["att"])["profile"]


@pytest.mark.ruling("fury.start")
def test_tokens_start_and_end_at_the_value_of_the_card():
    p = battle([model("att", "warbeast", 10)], [model("man", "hunter", 20)])
    assert (row(p, "att").fury, row(p, "man").fury) == (3, 0)
    p = duel(0, warbeast(), fighter("tgt", WND=1), foes=[model("man", "hunter", 3, 3)])
    strike(p, "jaws", payment="")
    assert (row(p, "tgt").alive, row(p, "att").fury) == (False, 3)  # a kill adds none to a full card


@pytest.mark.ruling("fury.start", "shift")
def test_a_scenarios_changes_of_a_card_belong_to_the_form_it_gives():
    p = duel(0, model("att", "werewolf", form="beast", stats={"FUR": 2, "WND": 20}, wounds_lost=15))
    assert (row(p, "att").fury, GAME.describe(p, p.scene.index["att"])["wounds_left"]) == (2, 5)
    p = duel(3, model("att", "werewolf", stats={"STR": 9}))
    play(p, "shift")
    assert GAME.describe(p, p.scene.index["att"])["stats"]["STR"] == 8


@pytest.mark.ruling("fury.cost")
def test_a_token_instead_of_an_action_point():
    p = duel(0, beast(), fighter("tgt", **TOUGH))
    assert options(p, "melee") == [
        "melee tgt claws", "melee tgt claws fury", "melee tgt fists", "melee tgt fists fury",
    ]  # fmt: skip
    strike(p)
    assert (row(p, "att").ap, row(p, "att").fury) == (4, 3)
    strike(p, payment="")
    assert (row(p, "att").ap, row(p, "att").fury) == (3, 3)


@pytest.mark.ruling("fury.cost")
def test_a_token_in_addition_to_an_action_point():
    rulings = {"fury.cost": "in_addition"}
    p = duel(0, beast(), fighter("tgt", **TOUGH), rulings=rulings)
    assert options(p, "melee") == ["melee tgt claws", "melee tgt fists"]
    strike(p, payment="")
    assert (row(p, "att").ap, row(p, "att").fury) == (3, 3)
    assert options(duel(0, beast(ap=0), rulings=rulings), "melee") == []
    p = duel(0, rulings=rulings)
    strike(p, "knife", payment="")
    assert row(p, "att").ap == 2  # a hunter needs no token


@pytest.mark.ruling("fury.cost")
def test_the_attack_of_a_charge_needs_a_token_in_addition():
    p = duel(3, beast(), fighter("tgt", **TOUGH), rulings={"fury.cost": "in_addition"})
    play(p, "charge tgt claws", dice(9), "decline", dice(0))
    assert (row(p, "att").ap, row(p, "att").fury) == (2, 3)


@pytest.mark.ruling("fury.cost")
def test_abilities_have_a_price_of_their_own():
    for value in (1, "in_addition"):
        p = duel(0, beast(), rulings={"fury.cost": value})
        play(p, "howl", "decline", dice(1))
        assert (row(p, "att").ap, row(p, "att").fury) == (4, 3)


@pytest.mark.ruling("fury.regen")
@pytest.mark.parametrize(("value", "tokens"), [(0, 1), (1, 2), (5, 3)])
def test_tokens_regained_each_round(value, tokens):
    p = duel(3, warbeast(fury=1), rulings={"fury.regen": value})
    play(p, "end", "end", dice(1))
    assert row(p, "att").fury == tokens


@pytest.mark.ruling("fury.on_kill")
@pytest.mark.parametrize(("value", "tokens"), [(0, 1), (1, 2), (2, 3)])
def test_tokens_for_killing_an_enemy(value, tokens):
    victim, other = fighter("tgt", WND=1), model("man", "hunter", 3, 3)
    p = duel(0, warbeast(fury=2), victim, foes=[other], rulings={"fury.on_kill": value})
    strike(p, "jaws")
    assert row(p, "att").fury == tokens


@pytest.mark.ruling("fury.on_kill")
def test_a_counterattack_that_kills_an_enemy_gives_a_token_too():
    p = duel(
        0, fighter("att", WND=5), model("tgt", "warbeast", fury=1), friends=[model("man", "hunter", 3, 3)]
    )
    attack(p, 0, 9, answer="jaws")
    assert (row(p, "att").alive, row(p, "tgt").fury) == (False, 2)


@pytest.mark.ruling("fury.on_kill")
def test_shots_and_men_gain_nothing():
    p = duel(0, target=fighter("tgt", WND=1), foes=[model("man", "hunter", 3, 3)])
    strike(p, "knife", 5, payment="")
    assert row(p, "att").fury == 0


@pytest.mark.ruling("fury.zero")
def test_at_once_the_fourth_of_four_tokens_pays_for_an_attack_of_the_man():
    p = duel(0, beast(), fighter("tgt", **TOUGH))
    for _ in range(3):
        strike(p)
    assert (form(p), lost(p, "tgt")) == ("werewolf_beast", 3 * (8 + 4 - 7))
    strike(p, damage=5)
    assert (form(p), lost(p, "tgt")) == ("werewolf", 15 + 5 + 4 + 0 - 7)


@pytest.mark.ruling("fury.zero")
def test_after_the_action_all_four_tokens_pay_for_attacks_of_the_beast():
    p = duel(0, beast(), fighter("tgt", **TOUGH), rulings=LATER)
    for _ in range(4):
        assert form(p) == "werewolf_beast"
        strike(p)
    assert (form(p), lost(p, "tgt")) == ("werewolf", 4 * (8 + 4 - 7))


@pytest.mark.ruling("fury.zero")
@pytest.mark.parametrize("held", ["claws", "fists"])
def test_the_weapon_is_chosen_anew_from_the_human_card(held):
    p = duel(0, beast(fury=1), fighter("tgt", **TOUGH))
    fists = p.scene.data.cards[row(p, "att").card].weapon("fists")
    recarded(p, "att", other=True, melee=(melee_weapon("knife", 0.5, 3), fists, melee_weapon("pin", 0.1, 1)))
    play(p, f"melee tgt {held} fury")
    assert asked(p) == "ask-weapon-anew"
    assert options(p) == ["weapon knife", "weapon fists", "weapon pin"]
    play(p, "weapon knife", dice(9), "decline", dice(5))
    assert lost(p, "tgt") == 5 + 4 + 3 - 7


@pytest.mark.ruling("fury.zero")
def test_the_attack_is_lost_if_no_weapon_of_the_human_card_reaches():
    p = duel(1.5, beast(fury=1, weapons=[blade("claws", 2, 4)]))
    done = play(p, "melee tgt claws fury")
    assert happened(done, "event-attack-lost") == [{"model": "att"}]
    assert (asked(p), form(p), row(p, "att").fury) == ("ask-action", "werewolf", 0)


@pytest.mark.ruling("fury.zero")
@pytest.mark.parametrize("value", ["immediate", "after_action"])
def test_a_warbeast_finishes_its_action_and_rests(value):
    p = duel(0, warbeast(fury=1), fighter("tgt", **TOUGH), rulings={"fury.zero": value})
    done = strike(p, "jaws")
    assert lost(p, "tgt") == 7 + 5 - 7
    assert done.told()[-1] == "event-rests"
    assert row(p, "att").rest > 0


@pytest.mark.ruling("fury.zero", "fury.on_kill")
@pytest.mark.parametrize("value", ["immediate", "after_action"])
def test_a_warbeast_that_kills_with_its_last_token_does_not_rest(value):
    victim, other = fighter("tgt", WND=1), model("man", "hunter", 3, 3)
    p = duel(0, warbeast(fury=1), victim, foes=[other], rulings={"fury.zero": value})
    strike(p, "jaws")
    assert (row(p, "att").fury, row(p, "att").rest) == (1, 0)


@pytest.mark.ruling("fury.zero", "fury.on_kill")
@pytest.mark.parametrize(
    ("value", "shape", "tokens"), [("immediate", "werewolf", 0), ("after_action", "werewolf_beast", 1)]
)
def test_a_werewolf_that_kills_with_its_last_token(value, shape, tokens):
    victim, other = fighter("tgt", WND=1, ARM=0), model("man", "hunter", 3, 3)
    p = duel(0, beast(fury=1), victim, foes=[other], rulings={"fury.zero": value})
    strike(p)
    assert (form(p), row(p, "att").fury) == (shape, tokens)


@pytest.mark.ruling("shift")
def test_the_change_costs_two_action_points_and_swaps_the_card_once_per_game():
    p = duel(3, model("att", "werewolf"))
    before = at(p, "att")
    play(p, "shift")
    assert (form(p), row(p, "att").ap, row(p, "att").fury, at(p, "att")) == ("werewolf_beast", 1, 4, before)
    assert options(p, "shift") == []
    play(p, "end", "end", dice(1))
    assert row(p, "att").ap == 4
    for _ in range(4):
        play(p, "howl", "decline", dice(0))
    assert (form(p), options(p, "shift")) == ("werewolf", [])
    assert (row(p, "att").ap, at(p, "att")) == (4, before)


@pytest.mark.ruling("shift")
def test_without_two_action_points_nobody_changes():
    assert options(duel(3, model("att", "werewolf", ap=2)), "shift") == ["shift"]
    assert options(duel(3, model("att", "werewolf", ap=1)), "shift") == []


@pytest.mark.ruling("shift")
def test_wounds_are_kept_but_a_change_never_kills():
    p = duel(3, model("att", "werewolf", wounds_lost=7))
    play(p, "shift")
    assert lost(p, "att") == 7
    p = duel(3, beast(wounds_lost=11, fury=1))
    play(p, "howl", "decline", dice(0))
    assert (form(p), lost(p, "att"), row(p, "att").alive) == ("werewolf", 7, True)


@pytest.mark.ruling("rest")
def test_a_resting_model_may_move_once_and_nothing_else():
    p = duel(0, warbeast(states=["rest"], fury=1))
    assert options(p) == ["move", "end"]
    play(p, "move", ("at", *at(p, "att")))
    assert p.pending.player == 1


@pytest.mark.ruling("rest")
@pytest.mark.parametrize(("payments", "hit", "left"), [(("", " fury"), (5, 1), 2), ((" fury",), (0, 2), 4)])
def test_a_model_that_falls_into_rest_may_still_move_once(payments, hit, left):
    p = duel(0, warbeast(fury=1), fighter("tgt", WND=90), rulings={"symbols": "on"})
    for payment in payments:
        play(p, f"melee tgt jaws{payment}", dice(*hit), "decline", dice(5, 1))
    assert (row(p, "att").ap, row(p, "att").rest) == (left, 2)
    assert options(p) == ["move", "end"]
    play(p, "move", ("at", *at(p, "att")))
    assert p.pending.player == 1


@pytest.mark.ruling("rest")
def test_a_model_that_begins_at_rest_has_no_tokens_until_it_wakes():
    p = duel(3, warbeast(states=["rest"]))
    assert row(p, "att").fury == 0
    next_round(p)
    next_round(p)
    assert (row(p, "att").rest, row(p, "att").fury) == (0, 1)


@pytest.mark.ruling("rest")
def test_a_resting_model_neither_shoots_nor_charges_nor_uses_abilities():
    p = duel(3, warbeast(weapons=["jaws", "pistol"]))
    recarded(p, "att", abilities=("howl",))
    play(p, "move", ("at", *at(p, "att")))
    assert {option.split()[0] for option in options(p)} == {"shoot", "charge", "move", "howl", "end"}
    p = duel(3, warbeast(weapons=["jaws", "pistol"], states=["rest"], fury=1))
    recarded(p, "att", abilities=("howl",))
    play(p, "end", "end", dice(1))
    assert options(p) == ["move", "end"]


def resting(*handlers):
    """A battle in which the beast has just fallen into Rest, with the friendly models given."""
    p = duel(0, warbeast(fury=1), fighter("tgt", **TOUGH), friends=handlers)
    strike(p, "jaws")
    return p


def next_round(p):
    """End all activations up to the one of the beast in the next round."""
    playing = script(p).say("end")
    while asked(p) != "roll-off":
        playing.say("end" if asked(p) == "ask-action" else p.pending.options[0])
    playing.roll(1)
    if asked(p) == "ask-activate":
        playing.say("activate att")


@pytest.mark.ruling("rest")
@pytest.mark.parametrize(
    ("handlers", "tokens"),
    [
        ([], 1),
        ([model("man", "hunter", 18, 24)], 2),
        ([model("man", "hunter", 18, 26)], 1),
        ([model("man", "brute", 18, 22)], 1),
        ([model("man", "hunter", 18, 24), model("boy", "hunter", 18, 12)], 3),
        ([model("man", "hunter", 18, 24), model("boy", "hunter", 18, 12), model("old", "hunter", 14, 14)], 3),
    ],
)
def test_it_wakes_in_its_second_activation_with_a_token_for_each_handler_near(handlers, tokens):
    p = resting(*handlers)
    next_round(p)
    assert options(p) == ["move", "end"]
    assert row(p, "att").fury == 0
    next_round(p)
    assert (row(p, "att").rest, row(p, "att").fury) == (0, tokens)
    assert "melee tgt jaws fury" in options(p)


@pytest.mark.ruling("rest")
def test_tokens_do_not_regenerate_at_rest():
    p = duel(3, warbeast(states=["rest"], fury=0), rulings={**OFF, "fury.regen": 1})
    play(p, "end", "end", dice(1))
    assert row(p, "att").fury == 0
