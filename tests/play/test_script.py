"""Scripts: what is written is played, what is not mentioned takes its default, and mistakes name their line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toys.toy import Attack, toy_position

from battlewright.chance import DiceLeftOver
from battlewright.core.errors import BattlewrightError
from battlewright.core.requests import STOPPED, Roll, Stop
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import Local, Physical
from battlewright.play.script import play_script
from battlewright.texts import catalog, languages


def duel(**rulings: Any) -> Battle:
    return begin(toy_position(2, **rulings), dice=Local("script"))


def answers(made: list[Any]) -> list[Any]:
    return [entry.answer for entry in made]


def refused(battle: Battle, *lines: str) -> BattlewrightError:
    with pytest.raises(BattlewrightError) as caught:
        play_script(battle, lines)
    assert caught.value.id == "error-script-line"
    for lang in languages:
        assert catalog(lang).exact(caught.value.id, **{**caught.value.values, "reason": "because"})
    return caught.value


def test_windows_that_are_not_mentioned_take_their_default_and_dice_are_used_up() -> None:
    battle = duel()
    made = play_script(battle, ["attack a1 b1"], [5, 2])
    default = made[1]
    assert default.asked == "ask-boost"
    assert answers(made)[0] == ("attack", "a1", "b1")
    assert [entry.answer for entry in made if entry.dice] == [(5,), (2,)] or len(made) == 3


def test_windows_that_are_mentioned_are_answered() -> None:
    made = play_script(duel(), ["attack a1 b1", "decline", "5", "2"])
    assert answers(made) == [("attack", "a1", "b1"), ("decline",), (5,), (2,)]
    made = play_script(duel(), ["attack a1 b1 boost 5 6", "2"])
    assert answers(made) == [("attack", "a1", "b1"), ("boost",), (5, 6), (2,)]


def test_after_its_last_line_a_script_stands_at_the_next_question() -> None:
    battle = duel()
    play_script(battle, ["attack a1 b1", "decline"])
    assert isinstance(battle.pending, Roll)


def test_without_dice_of_its_own_a_script_rolls_the_battles() -> None:
    battle = duel()
    made = play_script(battle, ["attack a1 b1", "decline", "attack a2 b2"])
    rolls = [entry for entry in made if entry.dice is not None]
    assert rolls
    assert {entry.by for entry in rolls} == {"dice"}


def test_a_stop_is_reached_by_defaults() -> None:
    battle = duel()
    battle.position.stop = Stop(Attack)
    made = play_script(battle, ["attack a1 b1"])
    assert battle.pending is STOPPED
    assert len(made) >= 3


def test_both_players_defaults_are_taken() -> None:
    battle = duel(stances=True)
    made = play_script(battle, ["attack a1 b1"])
    assert [entry.asked for entry in made] == ["ask-stance", "ask-stance", "ask-action"]


def test_a_line_that_goes_wrong_names_its_number_and_what_was_meant() -> None:
    error = refused(duel(), "advance a1 to 10.5 20", "attack a1 bb1")
    assert (error.values["line"], error.values["value"]) == (2, "attack a1 bb1")
    assert error.values["reason"].id == "error-command-did-you-mean"


def test_a_line_that_fits_nothing_is_named_with_what_was_asked_first() -> None:
    error = refused(duel(), "attack a1 b1", "dance")
    assert error.values["line"] == 2
    assert "boost" in error.values["reason"].values["expected"]


def test_a_line_that_a_rule_forbids_carries_the_clause() -> None:
    error = refused(duel(), "advance a1 to 10.5 20", "advance a1 to 10 20")
    assert (error.values["line"], error.clauses) == (2, ("TOY-95",))


def test_a_line_after_the_end_is_an_error() -> None:
    battle = duel()
    battle.position.stop = Stop(Attack)
    error = refused(battle, "attack a1 b1 decline 5 2", "attack a2 b2")
    assert error.values["line"] == 2


def test_dice_that_are_left_over_are_an_error() -> None:
    battle = duel()
    battle.position.stop = Stop(Attack)
    with pytest.raises(DiceLeftOver):
        play_script(battle, ["attack a1 b1", "decline"], [5, 2, 3])


def test_people_who_roll_themselves_are_asked_to() -> None:
    battle = begin(toy_position(2), dice=Physical())
    with pytest.raises(BattlewrightError, match="error-dice-by-people"):
        play_script(battle, ["attack a1 b1", "decline", "pass"])


def test_an_action_that_nobody_mentioned_is_not_taken() -> None:
    """`boost` fits the window of an attack, which nobody has ordered."""
    battle = duel()
    error = refused(battle, "boost")
    assert "attack" in error.values["reason"].values["expected"]
    assert not battle.played


def test_a_line_behind_the_stop_is_told_so() -> None:
    battle = duel()
    battle.position.stop = Stop(Attack)
    error = refused(battle, "attack a1 b1 decline 5 2", "dance")
    assert error.values["reason"].id == "error-command-stopped"
