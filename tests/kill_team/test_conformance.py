"""Random battles: what every ruleset must hold, and the invariants of kill_team after every input."""

import pytest
from tests.kill_team.skirmishes import skirmish, starter

from battlewright.conformance import Report, Subject, check, play_holds

STARTER = Subject("kill_team starter", starter)
SKIRMISH = Subject("kill_team skirmish", skirmish)


def test_random_starter_battles_hold_all_invariants_to_their_end() -> None:
    report = Report()
    for seed in range(2):
        report.merge(play_holds(STARTER, seed))
    assert report.battles == 2


def test_random_skirmishes_hold_all_invariants_to_their_end() -> None:
    report = Report()
    for seed in range(100):
        report.merge(play_holds(SKIRMISH, seed))
    assert report.requests.keys() >= {
        "ask-go_to_ground", "kill_team-ask-action", "kill_team-ask-charge", "kill_team-ask-declare",
        "kill_team-ask-move", "kill_team-ask-overwatch", "kill_team-ask-place", "kill_team-ask-shooter",
        "roll kill_team-roll-charge", "roll kill_team-roll-leadership", "roll roll-shots.hit",
        "roll kill_team-roll-strike.hit", "roll kill_team-roll-strike.save", "roll kill_team-roll-strike.wound",
    }  # fmt: skip


def test_kill_team_conforms() -> None:
    assert check(SKIRMISH, range(2)).battles == 2


@pytest.mark.slow
def test_kill_team_conforms_at_length() -> None:
    assert check(STARTER, range(100, 200)).battles == 100
    assert check(SKIRMISH, range(100, 600)).battles == 500
