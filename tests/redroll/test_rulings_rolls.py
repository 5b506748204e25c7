"""Rulings on dice: faces, symbols, combinations, Lucky Numbers, boosts (AP-R-01 to 07, 14, 15)."""

from itertools import product

import pytest
from tests.redroll.table import (
    OFF,
    asked,
    attack,
    blade,
    dice,
    duel,
    fighter,
    gun,
    happened,
    lost,
    model,
    options,
    play,
    recarded,
    row,
    thrown,
)

from battlewright.core.running import apply

ON = {"symbols": "on"}
SYMBOLS = {2: "claw", 5: "claw", 8: "claw", 0: "moon", 9: "skull"}


def shooter(*guns, **stats):
    return fighter("att", weapons=[*(guns or (gun(),)), "knife"], **stats)


def beast(**state):
    return model("att", "werewolf", form="beast", **state)


@pytest.mark.ruling("die.faces")
@pytest.mark.parametrize(("value", "faces"), [("0-9", range(10)), ("1-9", range(1, 10))])
def test_the_die(value, faces):
    p = duel(rulings={"die.faces": value})
    apply(p, ("melee", "tgt", "knife"))
    assert [die.faces for die in p.pending.partition.dice] == [tuple(faces)]


@pytest.mark.ruling("roll.dice")
def test_a_roll_and_a_red_roll_are_one_die_each():
    p = duel()
    apply(p, ("melee", "tgt", "knife"))
    assert thrown(p) == 1
    play(p, dice(9), "red_roll knife", dice(1), dice(4))
    assert lost(p, "tgt") == 4


@pytest.mark.ruling("symbols", "combo.table")
def test_faces_carry_symbols_and_combinations_act():
    p = duel(0, fighter("att"), fighter("tgt", WND=50), rulings=ON)
    apply(p, ("melee", "tgt", "knife"))
    apply(p, (9, 1))
    apply(p, ("decline",))
    for kept, side in product(range(10), repeat=2):
        shown = sorted(SYMBOLS.get(face, "") for face in (kept, side))
        trial = p.fork()
        apply(trial, (kept, side))
        sum_ = 1 if shown == ["claw", "claw"] else 0
        wounds = 2 if shown == ["claw", "skull"] else 0
        assert lost(trial, "tgt") == kept + sum_ + wounds, (kept, side)
        assert row(trial, "att").ap == (3 if shown == ["claw", "moon"] else 2), (kept, side)


@pytest.mark.ruling("symbols")
def test_without_symbols_there_is_no_symbol_die_and_no_combination():
    p = duel(rulings={"symbols": "off", "symbol_dice": 2})
    attack(p, 8, 8, 2)
    assert (lost(p, "tgt"), lost(p, "att")) == (2, 3)


@pytest.mark.ruling("symbol_dice")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_symbol_dice_are_thrown_beside_the_value_dice(count):
    rulings = {"symbols": "on", "symbol_dice": count}
    sides = (1,) * count
    p = duel(0, beast(), fighter("tgt", WND=50), rulings=rulings)
    play(p, "melee tgt claws", dice(9, *sides), "red_roll knife", dice(1, *sides), dice(1, *sides))
    play(p, "howl", "decline", dice(6))
    p = duel(20, shooter(), rulings=rulings)
    play(p, "shoot tgt gun", dice(9, 9, 9, *sides))
    assert lost(p, "tgt") == 4


@pytest.mark.ruling("combo.source")
def test_only_the_kept_die_and_the_symbol_die_count():
    p = duel(10, shooter(), fighter("tgt"), rulings=ON)
    play(p, "shoot tgt gun", dice(8, 5, 9))  # the worst is 5; claw + skull, and no second claw
    assert lost(p, "tgt") == 6
    p = duel(10, shooter(), fighter("tgt", DEF=6), rulings=ON)
    play(p, "shoot tgt gun", dice(5, 8, 1))  # two claws, but one is rolled away
    assert lost(p, "tgt") == 0


@pytest.mark.ruling("combo.timing")
def test_combinations_act_when_the_die_is_kept_and_before_success_is_judged():
    p = duel(6, shooter(), rulings=ON)
    done = play(p, "shoot tgt gun", dice(0, 2))
    assert done.told() == ["event-paid", "event-measured", "event-regained", "event-shot"]
    p = duel(6, shooter(AIM=1), fighter("tgt", DEF=4), rulings=ON)
    play(p, "shoot tgt gun", dice(2, 2))
    assert lost(p, "tgt") == 4


@pytest.mark.ruling("combo.table")
def test_each_combination_acts_once_per_roll():
    p = duel(0, rulings={"symbols": "on", "symbol_dice": 2})
    play(p, "melee tgt knife", dice(9, 1, 1), "decline", dice(5, 2, 8))
    assert lost(p, "tgt") == 6
    p = duel(0, rulings={"symbols": "on", "symbol_dice": 2})
    play(p, "melee tgt knife", dice(9, 1, 1), "decline", dice(2, 5, 9))  # claw+claw and claw+skull
    assert lost(p, "tgt") == 2 + 1 + 2


@pytest.mark.ruling("combo.table")
def test_two_claws_raise_any_of_the_rolls():
    p = duel(rulings=ON)
    play(p, "melee tgt knife", dice(6, 1), "red_roll knife", dice(5, 2), dice(1, 1))  # 6 against 5 + 1: a tie
    assert lost(p, "att") == 3


@pytest.mark.ruling("combo.table")
def test_claw_and_skull_add_wounds_on_a_hit_only_and_nothing_on_a_red_roll():
    p = duel(6, shooter(), fighter("tgt", DEF=12), rulings=ON)
    play(p, "shoot tgt gun", dice(9, 2))
    assert lost(p, "tgt") == 0
    p = duel(0, target=fighter("tgt", ARM=12), rulings=ON)
    play(p, "melee tgt knife", dice(9, 2), "red_roll knife", dice(1, 1), dice(3, 1))  # 3 - 5 + 2
    assert lost(p, "tgt") == 0
    p = duel(rulings=ON)
    play(p, "melee tgt knife", dice(9, 2), "red_roll knife", dice(8, 9), dice(1, 1))
    assert (lost(p, "tgt"), lost(p, "att")) == (3, 0)
    play(p, "melee tgt knife", dice(1, 1), "red_roll knife", dice(9, 2))
    assert lost(p, "att") == 3


@pytest.mark.ruling("combo.table")
def test_moon_and_claw_give_an_action_point_back_once_per_activation_to_the_active_model():
    p = duel(0, fighter("att", WND=20), rulings=ON)
    play(p, "melee tgt knife", dice(0, 2), "red_roll knife", dice(2, 0))
    assert (row(p, "att").ap, row(p, "tgt").ap) == (3, 0)
    play(p, "melee tgt knife", dice(2, 0), "red_roll knife", dice(3, 1))
    assert row(p, "att").ap == 2
    play(p, "end", "end", dice(1))  # the only model of each side is activated without a question
    play(p, "melee tgt knife", dice(2, 0), "red_roll knife", dice(3, 1))
    assert row(p, "att").ap == 3


@pytest.mark.ruling("combo.table")
def test_a_weapon_may_override_a_combination():
    own = blade("knife", combos=[["claw+claw", 3], ["claw+skull", 0]])
    p = duel(0, fighter("att", weapons=[own]), rulings=ON)
    play(p, "melee tgt knife", dice(2, 5), "red_roll knife", dice(4, 1), dice(9, 2))
    assert lost(p, "tgt") == 8  # all it has
    assert lost(p, "att") == 0


@pytest.mark.ruling("combo.table")
def test_the_weapon_of_a_red_roll_overrides_a_combination_too():
    own = blade("knife", combos=[["claw+claw", 3]])
    p = duel(0, fighter("att"), fighter("tgt", weapons=[own]), rulings=ON)
    play(p, "melee tgt knife", dice(7, 1), "red_roll knife", dice(5, 2))  # 5 + 3 against 7
    assert lost(p, "att") == 3
    p = duel(0, fighter("att"), fighter("tgt", weapons=[own]), rulings=ON)
    play(p, "melee tgt knife", dice(7, 1), "red_roll fists", dice(5, 2), dice(5, 1))
    assert (lost(p, "att"), lost(p, "tgt")) == (0, 5)


@pytest.mark.ruling("lucky")
def test_every_card_lists_lucky_numbers():
    p = duel(6, shooter(), fighter("tgt", DEF=20))
    assert [face for face in range(10) if hits(p, face)] == [7]
    recarded(p, "att", lucky=(2, 4))
    assert [face for face in range(10) if hits(p, face)] == [2, 4]
    recarded(p, "att", lucky=())
    assert [face for face in range(10) if hits(p, face)] == []


def hits(p, *faces):
    trial = p.fork()
    play(trial, "shoot tgt gun", dice(*faces))
    return lost(trial, "tgt") > 0


@pytest.mark.ruling("lucky")
def test_only_the_kept_die_is_lucky():
    p = duel(10, shooter(), fighter("tgt", DEF=20))
    assert hits(p, 9, 7)
    assert not hits(p, 7, 6)


@pytest.mark.ruling("lucky_effect")
@pytest.mark.parametrize(("value", "highest"), [("+1", 8), ("+2", 9), ("+3", 10)])
def test_a_lucky_number_may_add_to_the_sum(value, highest):
    for defence in (highest, highest + 1):
        p = duel(6, shooter(), fighter("tgt", DEF=defence), rulings={"lucky_effect": value})
        assert hits(p, 7) is (defence == highest)


@pytest.mark.ruling("lucky_effect")
def test_a_lucky_number_may_repeat_a_failed_roll_once():
    p = duel(6, shooter(), fighter("tgt", DEF=8), rulings={"lucky_effect": "reroll"})
    again = p.fork()
    play(again, "shoot tgt gun", dice(7), dice(8))
    assert lost(again, "tgt") == 4
    again = p.fork()
    play(again, "shoot tgt gun", dice(7), dice(7))
    assert (lost(again, "tgt"), asked(again)) == (0, "ask-action")
    p = duel(6, shooter(), rulings={"lucky_effect": "reroll"})
    play(p, "shoot tgt gun", dice(7))
    assert lost(p, "tgt") == 4


@pytest.mark.ruling("lucky_effect", "combo.source")
def test_symbols_of_a_roll_that_luck_repeats_do_not_count():
    rulings = {"symbols": "on", "symbol_dice": 2, "lucky_effect": "reroll"}
    p = duel(6, shooter(), fighter("tgt", DEF=20), rulings=rulings)
    play(p, "shoot tgt gun", dice(7, 0, 2), dice(1, 1, 1))
    assert row(p, "att").ap == 2


@pytest.mark.ruling("lucky", "lucky_effect")
@pytest.mark.parametrize(
    ("effect", "faces", "success"),
    [
        ("auto", [(4,)], True),
        ("+1", [(4,)], False),
        ("+2", [(4,)], True),
        ("reroll", [(4,), (6,)], True),
        ("reroll", [(4,), (4,)], False),
    ],
)
def test_ability_rolls_use_lucky_numbers(effect, faces, success):
    p = duel(1, beast(), rulings={"lucky_effect": effect})
    recarded(p, "att", lucky=(4,))
    play(p, "howl", "decline", *(dice(*face) for face in faces))
    assert row(p, "tgt").stunned is success


@pytest.mark.ruling("boost")
def test_a_boost_costs_an_action_point_and_adds_a_die_of_which_the_best_counts():
    p = duel(1, beast())
    play(p, "howl")
    assert options(p) == ["boost", "decline"]
    assert p.pending.default == ("decline",)
    p = duel(1, beast())
    done = play(p, "howl", "boost", dice(1, 6))
    assert happened(done, "event-howl")[0]["success"]
    assert (row(p, "att").ap, row(p, "att").fury) == (3, 3)


@pytest.mark.ruling("boost")
def test_a_boosted_ability_succeeds_in_16_of_25():
    p = duel(1, beast())
    recarded(p, "att", lucky=())
    apply(p, ("howl",))
    apply(p, ("boost",))
    read = p.pending.partition.read
    assert sum(bool(read(faces)) for faces in product(range(10), repeat=2)) == 64


@pytest.mark.ruling("boost")
def test_without_an_action_point_nobody_boosts():
    p = duel(1, beast(ap=0))
    play(p, "howl", dice(6))
    assert row(p, "tgt").stunned


@pytest.mark.ruling("red_roll_as")
def test_a_red_roll_as_a_melee_roll_has_symbols_but_neither_boost_nor_luck():
    p = duel(0, target=fighter("tgt", state={"ap": 2}), rulings=ON)
    play(p, "melee tgt knife", dice(8, 1), "red_roll knife", dice(7, 1), dice(1, 1))
    assert (lost(p, "tgt"), row(p, "tgt").ap) == (1, 2)


@pytest.mark.ruling("red_roll_as")
def test_a_red_roll_as_a_test_may_be_boosted_and_lucky():
    rulings = {**OFF, "red_roll_as": "test"}
    p = duel(0, target=fighter("tgt", state={"ap": 2}), rulings=rulings)
    play(p, "melee tgt knife", dice(8), "red_roll knife", "boost", dice(3, 9))
    assert (lost(p, "att"), row(p, "tgt").ap) == (3, 1)
    play(p, "melee tgt knife", dice(8), "red_roll knife", "decline", dice(7))
    assert (lost(p, "tgt"), lost(p, "att")) == (0, 6)


@pytest.mark.ruling("red_roll_as", "lucky_effect")
def test_what_luck_does_to_a_red_roll():
    target = fighter("tgt")
    p = duel(0, target=target, rulings={"red_roll_as": "test", "lucky_effect": "+1"})
    attack(p, 8, 7, 1)  # 8 against 7 + 1: a tie
    assert (lost(p, "tgt"), lost(p, "att")) == (1, 3)
    p = duel(0, target=target, rulings={"red_roll_as": "test", "lucky_effect": "reroll"})
    play(p, "melee tgt knife", dice(8), "red_roll knife", dice(7), dice(9))
    assert lost(p, "att") == 3
    play(p, "melee tgt knife", dice(8), "red_roll knife", dice(7), dice(7), dice(1))
    assert lost(p, "tgt") == 1
    play(p, "melee tgt knife", dice(6), "red_roll knife", dice(7))  # no need to repeat it
    assert lost(p, "att") == 6
