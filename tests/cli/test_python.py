"""`import battlewright as bw`."""

from fractions import Fraction

import pytest
from tests.cli.command import SMALL

import battlewright as bw


def test_the_duel_in_two_lines() -> None:
    duel = bw.load("redroll/duel")
    odds = bw.odds_of(duel, ["target.destroyed"], rational=True)
    assert odds.quantities["target.destroyed"].probability(True) == Fraction(1206333, 1953125)


def test_odds_take_text_position_and_battle() -> None:
    at = bw.position(SMALL)
    answers = [bw.odds_of(what, ["b_brute.damage"]) for what in (SMALL, at)]
    assert answers[0].quantities == answers[1].quantities


def test_best_takes_the_aim_of_the_scenario() -> None:
    found = bw.best(SMALL.replace("script: [melee b_brute claws]\n", ""), stop="end_of_action")
    assert found[0].answer.startswith("melee b_brute claws")


def test_a_battle_is_played_with_words_and_draws_itself() -> None:
    battle = bw.Battle("redroll/duel", seed="s")
    battle.say("melee target knife")
    battle.roll()
    assert battle.pending.kind == "ask-red_roll"
    assert bw.odds_of(battle, ["target.hit"]).quantities["target.hit"].probability(True) > 0
    for drawn in (battle, bw.load("redroll/duel")):
        assert drawn._repr_svg_().startswith("<svg")
    assert bw.Battle("redroll/duel", seed="s").head == bw.Battle("redroll/duel", seed="s").head


def test_check_finds_what_is_wrong() -> None:
    assert bw.check(SMALL) == []
    assert bw.check(SMALL.replace("brute,", "broot,"))[0].field.endswith("profile")


def test_names() -> None:
    assert "redroll" in bw.rulesets
    assert bw.version == bw.__version__
    assert set(bw.__all__) <= set(dir(bw))
    with pytest.raises(AttributeError, match="teapot"):
        bw.teapot  # noqa: B018


def test_an_aim_may_be_typed_or_left_to_the_usual_one() -> None:
    typed = bw.best("redroll/duel", "P(target.destroyed)")
    assert typed == bw.best("redroll/duel", {"side": "A", "maximise": "P(target.destroyed)"})
    usual = bw.best("redroll/duel")
    assert usual == bw.best("redroll/duel", "sum(B.wounds_lost)")
    assert usual[0].answer == "melee target knife"
    least = bw.best("redroll/duel", "min attacker.damage")
    assert least == bw.best("redroll/duel", "minimise attacker.damage")
    assert least[0].answer == "end"


def test_an_answer_without_a_table_is_printed() -> None:
    said = str(bw.quick("redroll", "melee", k=2, damage=-2, wounds=5, attacks=3, symbols="off")).splitlines()
    assert said[0].startswith("melee: attacks 3, weapon knife, k 2")
    assert "target.destroyed: 61.8%" in said
    assert "target.wounds_lost: Mean 3.78" in said
