"""The long form: `./run python -m tests.oracle.run --cases 100000` asks that many questions, on all cores.

It prints how far it is, and at the end how many cases were too close to call and those in which the table is wrong.
Exit code 1 when there are any.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

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
from tests.oracle.cases import Check, Tally, run

CHECKS: tuple[Check, ...] = (
    *check_distances.CHECKS,
    *check_congruences.CHECKS,
    *check_sight.CHECKS,
    *check_heights.CHECKS,
    *check_woods.CHECKS,
    *check_paths.CHECKS,
    *check_turning.CHECKS,
    *check_placement.CHECKS,
)
BATCH = 40
"""Random tables that a core takes at a time."""


def batch(number: int, first: int) -> Tally:
    """The count of one check over the tables of one batch of seeds."""
    return run(CHECKS[number], range(first, first + BATCH))


def long_run(cases: int, first: int = 0, workers: int | None = None) -> Iterator[dict[str, Tally]]:
    """Asks until there are so many cases, each check an equal part; yields the counts after every batch."""
    tallies = {check.__name__: Tally() for check in CHECKS}
    share, seed = -(-cases // len(CHECKS)), first
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        while any(tally.cases < share for tally in tallies.values()):
            wanted = [n for n, check in enumerate(CHECKS) if tallies[check.__name__].cases < share]
            futures = {pool.submit(batch, n, seed + BATCH * i): n for n in wanted for i in range(4)}
            for done in as_completed(futures):
                tallies[CHECKS[futures[done]].__name__].join(done.result())
                yield tallies
            seed += 4 * BATCH


def main() -> int:
    """Runs from the command line."""
    parser = argparse.ArgumentParser(description="the table's geometry against the oracle")
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="first seed of the random tables")
    asked = parser.parse_args()
    began, told = time.monotonic(), 0.0
    tallies: dict[str, Tally] = {}
    for tallies in long_run(asked.cases, asked.seed):
        if time.monotonic() - told > 2:
            told = time.monotonic()
            done = sum(tally.cases for tally in tallies.values())
            wrong = sum(len(tally.wrong) for tally in tallies.values())
            sys.stderr.write(f"\r{done} of {asked.cases} cases, {wrong} wrong, {told - began:.0f} s ")
    sys.stderr.write("\n")
    for name, tally in tallies.items():
        sys.stdout.write(
            f"{name:24}{tally.cases:8} cases {tally.close:5} too close {len(tally.wrong):5} wrong\n"
        )
    found = [line for tally in tallies.values() for line in tally.wrong]
    sys.stdout.writelines(f"{line}\n" for line in found[:50])
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
