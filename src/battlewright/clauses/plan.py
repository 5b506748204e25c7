"""What the process that runs the tests is asked, and what it answers."""

from __future__ import annotations

from typing import Literal

import msgspec

Outcome = Literal["noticed", "green", "broken", "referred", "hung", "crashed"]


class Trial(msgspec.Struct, frozen=True):
    """A part to switch off, and for each clause that it cites the tests that name it."""

    part: str
    proofs: dict[str, tuple[str, ...]]

    @property
    def tests(self) -> frozenset[str]:
        """All tests that may notice."""
        return frozenset(test for tests in self.proofs.values() for test in tests)


class Plan(msgspec.Struct, frozen=True):
    """`ruleset` is `module:attribute`; `root` holds `tests`; a trial longer than `seconds` has hung.

    `workers` is the number of child processes; 0 runs everything in the one process, which then is good for one trial.
    """

    ruleset: str
    root: str
    trials: tuple[Trial, ...]
    workers: int
    seconds: int

    @property
    def tests(self) -> list[str]:
        """Node ids of all tests of the trials, in order."""
        return sorted(frozenset().union(*(trial.tests for trial in self.trials)))

    @property
    def files(self) -> list[str]:
        """The files of these tests."""
        return sorted({test.partition("::")[0] for test in self.tests})


class Baseline(msgspec.Struct, frozen=True, tag="baseline"):
    """Tests that fail with every part in place, and tests that pytest did not find or left out (slow ones)."""

    failing: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


class Verdict(msgspec.Struct, frozen=True, tag="verdict"):
    """What came of a trial.

    `noticed`: a test fails; `green`: none does; `broken`: the ruleset no longer compiles (`referred`: because a
    patch refers to the step); `hung`, `crashed`: the process did not come to an end of its own. `unproven` are the
    clauses of the part that no test naming them missed.
    """

    part: str
    outcome: Outcome
    unproven: tuple[str, ...] = ()
