"""Random battles: what every ruleset must hold, and the invariants of hordes after every input."""

import pytest
from tests.hordes.skirmishes import skirmish, starter

from battlewright.conformance import Report, Subject, check, outlived, play_holds

STARTER = Subject("hordes starter", starter)
SKIRMISH = Subject("hordes skirmish", skirmish)


def test_random_starter_battles_hold_all_invariants_to_their_end():
    report = Report()
    for seed in range(100):
        report.merge(play_holds(STARTER, seed))
    assert report.battles == 100


def test_random_skirmishes_hold_all_invariants_to_their_end():
    report = Report()
    for seed in range(60):
        report.merge(play_holds(SKIRMISH, seed))
    assert report.requests.keys() >= {
        "ask-action", "ask-activate", "ask-boost_attack", "ask-boost_damage", "ask-cut", "ask-direction", "ask-facing",
        "ask-free-strike", "ask-leach", "ask-order", "ask-place", "ask-shake", "ask-spot", "ask-stand", "ask-stop",
        "ask-trample", "ask-trooper", "roll roll-attack-magic", "roll roll-attack-melee", "roll roll-attack-ranged",
        "roll roll-branch", "roll roll-damage", "roll roll-deviation", "roll roll-deviation-area",
        "roll roll-opposed-strength", "roll roll-redirect", "roll roll-slammed", "roll roll-tough",
    }  # fmt: skip


def test_hordes_conforms():
    assert check(SKIRMISH, range(2)).battles == 2


def test_no_local_outlives_its_readers():
    assert outlived(SKIRMISH, range(16)) == set()


@pytest.mark.slow
def test_hordes_conforms_at_length():
    assert check(STARTER, range(100, 2100)).battles == 2000
    assert check(SKIRMISH, range(100, 1100)).battles == 1000
