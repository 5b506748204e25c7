"""The table's geometry against an oracle written independently of it (`tests/oracle`), on random tables."""

import pytest
from tests.oracle import (
    check_congruences,
    check_distances,
    check_heights,
    check_paths,
    check_placement,
    check_sight,
    check_turning,
    check_woods,
)
from tests.oracle.cases import Check, agreement
from tests.oracle.run import CHECKS, long_run

TABLES: dict[Check, tuple[int, int]] = {
    check_distances.bodies: (60, 180),
    check_distances.pairs: (70, 400),
    check_distances.pieces: (60, 220),
    check_congruences.changes: (20, 500),
    check_sight.lines: (25, 250),
    check_sight.fronts: (12, 20),
    check_sight.shares: (12, 60),
    check_heights.heights: (10, 8),
    check_woods.woods: (10, 8),
    check_paths.moves: (20, 180),
    check_turning.turns: (14, 20),
    check_placement.arcs: (40, 350),
    check_placement.templates: (20, 250),
    check_placement.deviations: (60, 120),
    check_placement.rooms: (16, 30),
    check_placement.contacts: (20, 36),
}
"""Random tables of each check, and how many cases they make at least."""


@pytest.mark.parametrize("check", TABLES, ids=lambda check: check.__name__)
def test_the_table_agrees_with_the_oracle(check: Check) -> None:
    tables, cases = TABLES[check]
    assert agreement(check, tables).cases >= cases


def test_every_check_is_made_and_two_thousand_cases_at_least() -> None:
    assert set(TABLES) == set(CHECKS)
    assert sum(cases for _, cases in TABLES.values()) >= 2_000


@pytest.mark.slow
def test_a_hundred_thousand_cases() -> None:
    """The same as `./run python -m tests.oracle.run`."""
    tallies = list(long_run(100_000))[-1]
    assert sum(tally.cases for tally in tallies.values()) >= 100_000
    assert not [line for tally in tallies.values() for line in tally.wrong]
