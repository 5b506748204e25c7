"""Every example scenario under random changes of statistics: a stored graph gives what a cold walk gives.

pytest -m slow tests/odds/test_changed_statistics.py     # a thousand changes of each scenario
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.odds.test_stored import alike

from battlewright.cli.asking import usual_watch
from battlewright.cli.inputs import opened, position_to_ask_about
from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.odds.store import Graphs
from battlewright.odds.variants import Change, changed, position_with, statistics
from battlewright.scenario.load import Scenario

EXAMPLES = Path(__file__).parents[2] / "examples"
REDROLL = ("redroll/duel", "redroll/skirmish", "redroll/starter", str(EXAMPLES / "clearing.yaml"))
HORDES = tuple(
    f"hordes/{name}"
    for name in (
        "building_corner", "firing_line", "shield_wall_blast", "shot_into_melee", "slam_wall", "stealth_melee", "throw",
        "throw_at_warlock",
    )
)  # fmt: skip
SCENARIOS = (*REDROLL, *HORDES)
LONG = (*SCENARIOS, "hordes/trample_line")
STAYS = 0.1
"""How often a change stays, so that the next ones begin from it."""


def asked_at(scenario: Scenario) -> Position:
    return position_to_ask_about(scenario)[0]


def changes_agree(name: str, times: int, seed: int) -> Counter[str]:
    """How often answers were stored and cold; some changes stay."""
    rng, sources = Random(seed), Counter[str]()
    scenario, graphs = opened(name), Graphs(notes=True)
    now = asked_at(scenario)
    policy, stop = scenario.policy, scenario.stop
    watch = scenario.watch or usual_watch(now)
    pieces = [now.scene.names[row] for side in now.scene.pieces for row in side]
    for _ in range(times):
        piece = rng.choice(pieces)
        statistic, value = rng.choice(list(statistics(scenario, now, piece)))
        to = rng.choice([value - 1, value + 1, rng.randint(0, 12)])
        change = Change(piece, "statistic", statistic, to)
        at = position_with(scenario, change, asked_at)
        if at is None:
            sources["refused"] += 1
            continue
        kept = odds(at, watch, None, policy, stop, graphs=graphs)
        assert alike(kept, odds(at, watch, None, policy, stop)), (piece, statistic, to)
        assert kept.error_bound <= 1e-12
        sources[kept.source] += 1
        if rng.random() < STAYS:
            scenario, now = changed(scenario, change) or scenario, at
    return sources


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_changed_statistic_gives_what_a_cold_walk_gives(name: str) -> None:
    sources = changes_agree(name, 8, seed=1)
    assert sources["stored"] or sources["cold"]


@pytest.mark.slow
@pytest.mark.parametrize("name", LONG)
def test_a_thousand_changed_statistics_give_what_cold_walks_give(name: str) -> None:
    sources = changes_agree(name, 1000, seed=2)
    assert sources["cold"]
    assert sources["stored"] or name == "hordes/shield_wall_blast"  # a product of one, walked anew each time
