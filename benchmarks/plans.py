"""Reprints the figures of stage plans: `./run python benchmarks/plans.py`.

Best of several runs on this machine; compare ratios, not machines. Scenario A is twenty attacks, 3+ to hit, 4+ to
wound with ones rolled again, save 5+, D3 damage, against ten models of three wounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from battlewright.chance.plans import arrays, batch, plan, vectors
from battlewright.chance.stages.exact import run_law
from battlewright.chance.stages.reading import read_amount, read_attack
from battlewright.chance.stages.steps import steps

SCENARIO_A: dict[str, Any] = {
    "attacks": 20, "hit": 3, "wound": {"need": 4, "reroll": "ones"}, "save": 5, "damage": "d3",
    "models": 10, "wounds": 3,
}  # fmt: skip
QUESTIONS = 700_000


def best(action: Callable[[], object], times: int = 2000, runs: int = 9) -> float:
    """Microseconds of one call, in the best run."""
    seconds = []
    for _ in range(runs):
        started = time.perf_counter()
        for _ in range(times):
            action()
        seconds.append((time.perf_counter() - started) / times)
    return min(seconds) * 1e6


def evaluations() -> dict[str, ModuleType]:
    """The evaluations there are: compiled by numba, if it is installed, and numpy alone."""
    fastest = arrays.fastest()
    return {"numpy alone": vectors} if fastest is vectors else {"numba": fastest, "numpy alone": vectors}


def use(evaluation: ModuleType) -> None:
    """Let plans use this evaluation from now on."""
    for module in (arrays, plan, batch):
        module.fastest = lambda: evaluation  # type: ignore[attr-defined]
    arrays.table_of.cache_clear()


def from_text(count: int = 600) -> tuple[float, float]:
    """Microseconds from JSON to the answer: the median of questions that differ, with tables seen and unseen before."""
    varied = product(range(10, 30), (2, 3, 4, 5), (2, 3, 4, 5), (2, 3, 4), (8, 9, 10, 11))
    written = [
        msgspec.json.encode(
            {
                **SCENARIO_A,
                "attacks": a,
                "hit": h,
                "wound": {"need": w, "reroll": "ones"},
                "save": s,
                "models": m,
            }
        )
        for a, h, w, s, m in varied
    ]
    Random(1).shuffle(written)
    return _median(written[:count], False), _median(written[count : 2 * count], True)


def _median(written: list[bytes], afresh: bool) -> float:
    seconds = []
    for text in written:
        if afresh:
            arrays.table_of.cache_clear()
            arrays.fate_arrays.cache_clear()
        started = time.perf_counter()
        answer = plan.Plan(read_attack(msgspec.json.decode(text))).run()
        seconds.append(time.perf_counter() - started)
        assert answer.error_bound <= 1e-12
    return sorted(seconds)[len(seconds) // 2] * 1e6


def rate(questions: int, runs: int = 4) -> float:
    """Questions a second in a batch, all of it random: needs, attacks, damage, wounds, models."""
    rng = np.random.default_rng(1)
    base = read_attack(SCENARIO_A)
    amounts = [read_amount(text) for text in ("1", "2", "d3", "d6")]
    seconds = []
    for _ in range(runs):
        hit, wound, save = (rng.integers(2, 7, questions) for _ in range(3))
        asked: dict[str, Any] = {
            "needs": {"hit": hit, "wound": wound, "save": save},
            "attacks": rng.integers(1, 21, questions),
            "damage": amounts,
            "damage_of": rng.integers(0, 4, questions),
            "wounds": rng.integers(1, 4, questions),
            "models": rng.integers(1, 11, questions),
        }
        started = time.perf_counter()
        batch.batch(base, **asked)
        seconds.append(time.perf_counter() - started)
    return questions / min(seconds)


def heat_map() -> float:
    """Milliseconds for 100 x 100 x 6 questions: attacks, models and saves."""
    base = read_attack(SCENARIO_A)
    attacks, models = np.arange(1, 101)[:, None, None], np.arange(1, 101)[None, :, None]
    saves = np.arange(2, 8)[None, None, :]
    return best(lambda: batch.batch(base, needs={"save": saves}, attacks=attacks, models=models), 1, 3) / 1000


def main() -> None:
    base = read_attack(SCENARIO_A)
    large = read_attack({**SCENARIO_A, "attacks": 320, "models": 100})
    for name, evaluation in evaluations().items():
        use(evaluation)
        made = plan.Plan(base)
        print(f"{name}")
        print(
            f"  scenario A, compiled plan           {best(made.run):10.2f} us, bound {made.error_bound:.1e}"
        )
        print(f"  320 attacks on 100 models           {best(plan.Plan(large).run, 50):10.1f} us")
        known, afresh = from_text()
        print(
            f"  from JSON to the answer             {known:10.1f} us; no table or packet kept {afresh:.1f} us"
        )
        rate(1000)
        print(f"  batch of random questions           {rate(QUESTIONS):10,.0f} a second")
        print(f"  heat map of 100 x 100 x 6           {heat_map():10.1f} ms")
    end = len(steps(base))
    print(f"fractions, scenario A                 {best(lambda: run_law(base, 0, end, None), 5, 5):10.0f} us")


if __name__ == "__main__":
    main()
