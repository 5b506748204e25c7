"""Random battles: what every ruleset must hold, and the invariants of ninth_age after every input."""

import re

import pytest
from tests.ninth_age.skirmishes import fight, skirmish, starter

from battlewright.conformance import Report, Subject, check, outlived, play_holds
from battlewright.conformance.playing import played
from battlewright.texts.sayings import event_text

STARTER = Subject("ninth_age starter", starter)
SKIRMISH = Subject("ninth_age skirmish", skirmish)
FIGHT = Subject("ninth_age fight", fight)

ASKED = {
    "ask-advance", "ask-attacks", "ask-charge", "ask-combat", "ask-duel", "ask-duel-answer", "ask-move", "ask-pivot",
    "ask-pursuit", "ask-reform", "ask-reroll", "ask-split", "ask-way", "roll roll-blows.hit", "roll roll-blows.save",
    "roll roll-blows.special", "roll roll-blows.wound", "roll roll-charge", "roll roll-flight", "roll roll-leadership",
    "roll roll-pursuit",
}  # fmt: skip
"""What comes up in the skirmishes of the test below."""

RARELY_READ = {
    "combat_reform.difference before ask_reform", "combat_round.difference before what_follows",
    "flee.combat before choose_enemy", "initiative_steps.pairs before count",
    "initiative_steps.pairs before strike",
}  # fmt: skip
"""Locals for reforms of losers, for flight from several enemies and for nudging, which a dozen
battles may not come to."""


def test_random_starter_battles_hold_all_invariants_to_their_end():
    report = Report()
    for seed in range(1):
        report.merge(play_holds(STARTER, seed))
    assert report.battles == 1


def test_random_skirmishes_hold_all_invariants_to_their_end():
    report = Report()
    for seed in range(20):
        report.merge(play_holds(SKIRMISH, seed))
    assert report.battles == 20
    assert report.requests.keys() >= ASKED


def test_random_fights_hold_all_invariants_to_their_end():
    for seed in range(20):
        play_holds(FIGHT, seed)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_sides_are_called_a_and_b(lang):
    told = [event_text(event, lang, "ninth_age") for seed in range(3) for event in played(SKIRMISH, seed)[2]]
    assert any(re.search(r"([Ss]ide|торон[аыеу]) [AB]", text) for text in told)
    assert not [text for text in told if re.search(r"([Ss]ide|торон[аыеу]) \d", text)]


def test_ninth_age_conforms():
    assert check(SKIRMISH, range(1)).battles == 1
    assert check(FIGHT, range(2)).battles == 2


def test_no_local_outlives_its_readers():
    assert outlived(SKIRMISH, range(12)) <= RARELY_READ


@pytest.mark.slow
def test_ninth_age_conforms_at_length():
    assert check(STARTER, range(100, 200)).battles == 100
    assert check(SKIRMISH, range(100, 1100)).battles == 1000
    assert check(FIGHT, range(100, 600)).battles == 500
