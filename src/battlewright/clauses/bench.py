"""The bench: one pytest session that collects the tests once and runs them for every part switched off.

`python -m battlewright.clauses.bench FILE` reads a `Plan` as JSON and answers with a `Baseline`, then one `Verdict` a
trial, each a line of JSON. A child process is forked for each trial: collection and imports are paid once, and no
trial sees another. Without `fork` (`workers` 0) the session runs its trials in its own process and should get one.
A test that compiles the ruleset when it is imported keeps the part; tests must compile when they run.
"""

from __future__ import annotations

import os
import pkgutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import IO

import msgspec
import pytest

from battlewright.clauses.plan import Baseline, Plan, Trial, Verdict
from battlewright.core.errors import RulesetError
from battlewright.core.ruleset import Part, Ruleset


class Bench:
    """A pytest plugin that runs trials instead of the collected tests."""

    def __init__(self, plan: Plan, answers: IO[bytes]) -> None:
        self.plan = plan
        self.answers = answers
        self.items: dict[str, list[pytest.Item]] = {}
        self.failed: set[str] = set()
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self.items.setdefault(_test(item.nodeid), []).append(item)
        baseline = self._baseline()
        self._answer(baseline)
        for test in baseline.failing:
            del self.items[test]
        self._try_all()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(_test(report.nodeid))

    def _baseline(self) -> Baseline:
        wanted = self.plan.tests
        present = [test for test in wanted if test in self.items]
        shares = [present[i :: max(1, self.plan.workers)] for i in range(max(1, self.plan.workers))]
        for _, timed in self._results([partial(self._time, share) for share in shares], seconds=0):
            self.seconds.update(msgspec.json.decode(timed or b"{}", type=dict[str, float]))
        failing = tuple(test for test in present if test not in self.seconds)
        return Baseline(failing, tuple(test for test in wanted if test not in self.items))

    def _time(self, tests: Sequence[str]) -> bytes:
        """The seconds of every test that passes."""
        seconds = {}
        for test in tests:
            began = time.perf_counter()
            if not self._fails(test):
                seconds[test] = time.perf_counter() - began
        return msgspec.json.encode(seconds)

    def _try_all(self) -> None:
        trials = self.plan.trials
        jobs = [partial(self._try, trial) for trial in trials]
        for place, answer in self._results(jobs, self.plan.seconds):
            hung = Verdict(trials[place].part, "hung" if answer is None else "crashed")
            self._answer(msgspec.json.decode(answer, type=Verdict) if answer else hung)

    def _try(self, trial: Trial) -> bytes:
        return msgspec.json.encode(self._verdict(trial))

    def _verdict(self, trial: Trial) -> Verdict:
        ruleset: Ruleset = pkgutil.resolve_name(self.plan.ruleset)
        part = ruleset.parts[trial.part]
        ruleset.switch_off(part.id)
        if not _compiles(ruleset, part):
            return Verdict(part.id, "broken")
        unproven = tuple(clause for clause, tests in trial.proofs.items() if not self._noticed(tests))
        return Verdict(part.id, "green" if len(unproven) == len(trial.proofs) else "noticed", unproven)

    def _noticed(self, tests: Sequence[str]) -> bool:
        """Whether one of the tests fails; quick ones are tried first."""
        present = sorted((test for test in tests if test in self.items), key=lambda test: self.seconds[test])
        return any(self._fails(test) for test in present)

    def _fails(self, test: str) -> bool:
        for item in self.items[test]:
            if test in self.failed:
                break
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return test in self.failed

    def _results(
        self, jobs: Sequence[Callable[[], bytes]], seconds: int
    ) -> Iterator[tuple[int, bytes | None]]:
        if self.plan.workers:
            return forked(jobs, self.plan.workers, seconds)
        return ((place, job()) for place, job in enumerate(jobs))

    def _answer(self, message: Baseline | Verdict) -> None:
        self.answers.write(msgspec.json.encode(message) + b"\n")
        self.answers.flush()


def _test(nodeid: str) -> str:
    """The id of a test without its parameters."""
    return nodeid.partition("[")[0]


def _compiles(ruleset: Ruleset, part: Part) -> bool:
    chosen = {name: wanted[0] if isinstance(wanted, tuple) else wanted for name, wanted in part.only.items()}
    try:
        ruleset.compile()
        ruleset.compile(chosen)
    except RulesetError:
        return False
    return True


def forked(
    jobs: Sequence[Callable[[], bytes]], workers: int, seconds: int
) -> Iterator[tuple[int, bytes | None]]:
    """Run each job in a child process, `workers` at a time; yields places in `jobs` with results, as they come.

    The result is None for a child that ran longer than `seconds` (0: no limit), and b"" for one that died.
    """
    waiting = list(enumerate(jobs))[::-1]
    running: dict[int, tuple[int, IO[bytes]]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            place, job = waiting.pop()
            result: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed when the child has ended)
            running[_child(job, result, seconds)] = place, result
        pid, status = os.wait()
        if pid not in running:
            continue
        place, result = running.pop(pid)
        with result:
            result.seek(0)
            hung = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
            yield place, None if hung else result.read() if status == 0 else b""


def _child(job: Callable[[], bytes], result: IO[bytes], seconds: int) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        signal.alarm(seconds)
        result.write(job())
        result.flush()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def main(file: str) -> int:
    """Run the plan in `file`. Answers go to standard output, all that pytest and the tests print to standard error."""
    plan = msgspec.json.decode(Path(file).read_bytes(), type=Plan)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        # Captured in memory: children would write over each other in a file that they share.
        options = [f"--rootdir={plan.root}", "--capture=sys", "-p", "no:cacheprovider"]
        return pytest.main([*options, *plan.files], plugins=[Bench(plan, answers)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
