"""Random battles: what every ruleset must hold, and the invariants of redroll after every input."""

import pytest
from tests.redroll.skirmishes import skirmish

from battlewright.conformance import Report, Subject, check, outlived, play_holds

SUBJECT = Subject("redroll", skirmish)


def test_random_battles_hold_all_invariants_to_their_end():
    report = Report()
    for seed in range(40):
        report.merge(play_holds(SUBJECT, seed))
    assert report.battles == 40
    assert report.requests.keys() >= {
        "ask-action",
        "ask-activate",
        "ask-deploy",
        "ask-place",
        "ask-red_roll",
        "ask-boost",
        "ask-spot",
        "roll roll-shot-hit",
        "roll roll-melee-hit",
        "roll roll-melee-damage",
        "roll roll-red-roll",
        "roll roll-ability",
        "roll roll-off",
    }


def test_redroll_conforms():
    assert check(SUBJECT, range(3)).battles == 3


def test_no_local_outlives_its_readers():
    assert outlived(SUBJECT, range(12)) == set()


@pytest.mark.slow
def test_redroll_conforms_at_length():
    assert check(SUBJECT, range(100, 300)).battles == 200
