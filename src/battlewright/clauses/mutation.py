"""Does any test notice? Each part that carries a clause out is switched off, and the tests naming its clauses run."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Timer
from typing import IO

import msgspec

from battlewright.clauses.citations import Citing
from battlewright.clauses.plan import Baseline, Outcome, Plan, Trial, Verdict
from battlewright.clauses.reference import Reference
from battlewright.core.errors import BattlewrightError
from battlewright.core.ruleset import Part, Ruleset

WORKERS = 2
SECONDS = 60
"""A trial that takes longer has hung: without the part a battle in some test does not end."""

ACCEPTED: tuple[Outcome, ...] = ("noticed", "referred", "hung")

Progress = Callable[[int, int, Verdict], None]
"""Told after each trial: how many are done, of how many, and what came of it."""


class Mutation(msgspec.Struct, frozen=True):
    """What came of switching parts off; `seed` is "" when all parts had their turn."""

    seed: str
    baseline: Baseline
    verdicts: tuple[Verdict, ...]

    @property
    def ok(self) -> bool:
        """Every part would be missed, and every test passes while nothing is switched off."""
        return not self.baseline.failing and all(v.outcome in ACCEPTED for v in self.verdicts)


def trials(ruleset: Ruleset, reference: Reference, citations: Citing) -> tuple[Trial, ...]:
    """One trial for each part that cites a clause of the reference (rulings do not count)."""
    found = []
    for part in ruleset.parts.values():
        clauses = [clause for clause in part.clauses if clause in reference.clauses]
        if clauses:
            found.append(Trial(part.id, {clause: citations.naming(clause) for clause in clauses}))
    return tuple(found)


def sampled(trials: Sequence[Trial], count: int, seed: str) -> tuple[Trial, ...]:
    """`count` of the trials, the same for the same seed whatever their order; all when there are fewer.

    Raises `BattlewrightError` for a count below 1.
    """
    if count < 1:
        raise BattlewrightError("error-clauses-sample", value=count)
    ordered = sorted(trials, key=lambda trial: trial.part)
    return tuple(random.Random(seed).sample(ordered, min(count, len(ordered))))


def run_trials(
    ruleset: Ruleset,
    address: str,
    root: Path,
    trials: Sequence[Trial],
    progress: Progress | None = None,
    seed: str = "",
    fork: bool = hasattr(os, "fork"),
) -> Mutation:
    """Run the trials in processes of their own.

    `address` (`module:attribute`) is where these processes find the ruleset, `root` where they find `tests`. Raises
    `BattlewrightError` with the end of what pytest said when it did not get as far as the trials.
    """
    failing: set[str] = set()
    missing: set[str] = set()
    verdicts: list[Verdict] = []
    for answer in _all_answers(address, str(root), trials, fork):
        if isinstance(answer, Baseline):
            failing.update(answer.failing)
            missing.update(answer.missing)
        else:
            verdicts.append(_judged(answer, ruleset))
            if progress is not None:
                progress(len(verdicts), len(trials), verdicts[-1])
    baseline = Baseline(tuple(sorted(failing)), tuple(sorted(missing)))
    return Mutation(seed, baseline, tuple(sorted(verdicts, key=lambda v: v.part)))


def _all_answers(
    address: str, root: str, trials: Sequence[Trial], fork: bool
) -> Iterator[Baseline | Verdict]:
    tested = tuple(trial for trial in trials if trial.tests)
    for trial in trials:
        if not trial.tests:
            yield Verdict(trial.part, "green", tuple(trial.proofs))
    if fork and tested:
        yield from _answers(Plan(address, root, tested, WORKERS, SECONDS))
    elif not fork:
        for trial in tested:
            yield from _answers(Plan(address, root, (trial,), 0, SECONDS))


def _answers(plan: Plan) -> Iterator[Baseline | Verdict]:
    """The baseline and the verdicts of one bench."""
    with tempfile.TemporaryDirectory(prefix="battlewright-") as scratch:
        asked, log = Path(scratch, "plan"), Path(scratch, "log")
        asked.write_bytes(msgspec.json.encode(plan))
        told = 0
        with log.open("wb") as said, _bench(asked, plan.root, said) as bench:
            # A bench with children looks after their time itself.
            clock = Timer(2 * plan.seconds, bench.kill)
            if not plan.workers:
                clock.start()
            for line in bench.stdout or ():
                yield msgspec.json.decode(line, type=Baseline | Verdict)
                told += 1
            clock.cancel()
        if told == 1 and not plan.workers:
            yield Verdict(plan.trials[0].part, "hung")
        elif told <= len(plan.trials):
            reason = log.read_text(encoding="utf-8", errors="replace")[-900:]
            raise BattlewrightError("error-clauses-bench", reason=reason)


def _bench(asked: Path, root: str, said: IO[bytes]) -> subprocess.Popen[bytes]:
    # CI makes hypothesis choose the same examples every time and keep none; pytest's folders go with the scratch.
    return subprocess.Popen(
        [sys.executable, "-m", "battlewright.clauses.bench", str(asked)],
        cwd=root,
        env={**os.environ, "CI": "true", "PYTEST_DEBUG_TEMPROOT": str(asked.parent)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=said,
    )


def _judged(verdict: Verdict, ruleset: Ruleset) -> Verdict:
    """A ruleset may fail to compile without a step that its patches refer to, and for no other reason."""
    referred = verdict.outcome == "broken" and _is_referred_to(ruleset.parts[verdict.part], ruleset)
    return msgspec.structs.replace(verdict, outcome="referred") if referred else verdict


def _is_referred_to(part: Part, ruleset: Ruleset) -> bool:
    if part.kind != "step":
        return False
    frame, step = part.payload
    patches = (other.payload for other in ruleset.parts.values() if other.kind == "patch")
    return any(patch.procedure is frame and patch.at == step.name for patch in patches)
