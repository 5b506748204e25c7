"""One question put to the table and to the oracle, and the count of many."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from tests.oracle.distances import Interval, Verdict


@dataclass(frozen=True)
class Case:
    """What the table said and what is true; `truth` None: too close to call."""

    question: str
    said: object
    truth: object
    close: bool
    wrong: bool


Check = Callable[[Random], Iterator[Case]]
"""Makes a random table and asks questions about it."""


def verdict(question: str, said: bool, truth: Verdict) -> Case:
    """A question answered by yes or no."""
    return Case(question, said, truth, truth is None, truth is not None and said != truth)


def length(question: str, said: float, truth: Interval, rounding: float = 1.0) -> Case:
    """A question answered by a length; the table's is rounded by at most `rounding`."""
    wrong = not truth.low - rounding <= said <= truth.high + rounding
    return Case(question, said, (truth.low, truth.high), False, wrong)


@dataclass
class Tally:
    """How many cases, how many of them too close to call, and those in which the table is wrong."""

    cases: int = 0
    close: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, check: str, seed: int, cases: Iterable[Case]) -> None:
        """Count the cases of one random table."""
        for case in cases:
            self.cases += 1
            self.close += case.close
            if case.wrong:
                self.wrong.append(f"{check} {seed}: {case.question}: table {case.said}, oracle {case.truth}")

    def join(self, other: "Tally") -> None:
        """Add another count."""
        self.cases += other.cases
        self.close += other.close
        self.wrong += other.wrong


def run(check: Check, seeds: Iterable[int]) -> Tally:
    """The count over the random tables of these seeds."""
    tally = Tally()
    for seed in seeds:
        tally.add(check.__name__, seed, check(Random(seed)))
    return tally


def agreement(check: Check, tables: int, first: int = 1_000_000) -> Tally:
    """The count over so many random tables, for a test: raises AssertionError when the table is wrong anywhere, or
    when more than 3 of 100 cases are too close to call."""
    tally = run(check, range(first, first + tables))
    assert not tally.wrong, "\n".join(tally.wrong[:3])
    assert tally.close <= 3 + 0.03 * tally.cases
    return tally
