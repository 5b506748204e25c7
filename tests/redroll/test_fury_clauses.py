"""Each clause of Fury, AP-FURY-01 to 08."""

import pytest
from tests.redroll.table import battle, dice, duel, fighter, happened, lost, model, options, play, row

from battlewright.rules.common.game import Setup
from battlewright.rules.redroll import GAME, REDROLL
from battlewright.table.table import Table

LATER = {"fury.zero": "after_action"}


def beast(**state):
    return model("att", "werewolf", form="beast", **state)


def token_attack(p, damage=0):
    return play(p, "melee tgt claws fury", dice(9), "decline", dice(damage))


@pytest.mark.clause("AP-FURY-01")
def test_some_models_have_fury():
    p = duel(0, model("att", "warbeast"), fighter("tgt"))
    assert (row(p, "att").fury, row(p, "tgt").fury) == (3, 0)


@pytest.mark.clause("AP-FURY-02")
def test_fury_is_tokens_dealt_at_the_start_of_the_battle():
    p = battle([model("beast", "warbeast", 10)], [model("man", "hunter", 20)])
    assert row(p, "beast").fury == 3


@pytest.mark.clause("AP-FURY-02")
def test_a_werewolf_takes_its_tokens_when_it_changes():
    p = duel(3, model("att", "werewolf"))
    play(p, "shift")
    assert row(p, "att").fury == 4


@pytest.mark.clause("AP-FURY-03")
def test_a_token_pays_for_a_melee_attack():
    p = duel(0, beast())
    token_attack(p)
    assert (row(p, "att").fury, row(p, "att").ap) == (3, 4)


@pytest.mark.clause("AP-FURY-04")
def test_a_token_pays_for_an_ability_of_the_card():
    p = duel(1, beast())
    play(p, "howl", "decline", dice(6))
    assert (row(p, "att").fury, row(p, "att").ap) == (3, 4)
    assert row(p, "tgt").stunned


@pytest.mark.clause("AP-FURY-04")
def test_an_ability_is_used_by_those_who_have_it_on_their_card():
    assert options(duel(1, beast()), "howl") == ["howl"]
    assert options(duel(1, model("att", "warbeast")), "howl") == []


@pytest.mark.clause("AP-FURY-05")
def test_fury_belongs_to_beasts_alone():
    p = duel(0, model("att", "werewolf", stats={"FUR": 4}))
    assert row(p, "att").fury == 0
    assert options(p, "melee") == ["melee tgt fists"]
    man = model("man", "hunter", stats={"FUR": 2})
    problems = GAME.check(REDROLL.compile(), Setup(Table(914_400, 914_400), ([man], [fighter("tgt")])))
    assert [(problem.id, problem.clauses) for problem in problems] == [("check-no-fury", ("AP-FURY-05",))]


@pytest.mark.clause("AP-FURY-06")
@pytest.mark.parametrize("rulings", [{}, LATER])
def test_one_token_keeps_the_form(rulings):
    p = duel(0, beast(fury=2), rulings=rulings)
    done = token_attack(p)
    assert row(p, "att").fury == 1
    assert happened(done, "event-shifted") == []
    assert options(p, "howl") == ["howl"]


@pytest.mark.clause("AP-FURY-07")
def test_a_werewolf_is_human_as_soon_as_all_tokens_are_spent():
    p = duel(0, beast(fury=1))
    done = play(p, "melee tgt claws fury", dice(9), "decline", dice(3))
    assert done.told()[:2] == ["event-paid", "event-shifted"]
    assert happened(done, "event-shifted") == [{"model": "att", "form": "human"}]
    assert lost(p, "tgt") == 3 + 4 + 0 - 7  # the fists of the human card


@pytest.mark.clause("AP-FURY-07")
def test_a_werewolf_may_finish_the_action_before_it_is_human():
    p = duel(0, beast(fury=1), rulings=LATER)
    done = token_attack(p, 1)
    assert lost(p, "tgt") == 1 + 8 + 4 - 7  # the claws of the beast's card
    assert done.told()[-1] == "event-shifted"
    assert options(p, "melee") == ["melee tgt fists"]


@pytest.mark.clause("AP-FURY-08")
def test_a_warbeast_without_tokens_rests():
    p = duel(0, model("att", "warbeast", fury=1), fighter("tgt", WND=50))
    done = play(p, "melee tgt jaws fury", dice(9), "decline", dice(0))
    assert done.told()[-1] == "event-rests"
    assert lost(p, "tgt") == 0 + 7 + 5 - 7
    assert options(p) == ["move", "end"]
