"""Stored graphs against cold walks: `./run python benchmarks/stored.py`.

Every figure is the best of several runs on one core; compare the ratios. Bars: the duel of the rules reference as a
stored graph at most 5 ms without numba and 0.5 ms with it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from battlewright.cli.inputs import position_to_ask_about
from battlewright.core.position import Position
from battlewright.odds import flat
from battlewright.odds.answer import odds
from battlewright.odds.kernel import compiled
from battlewright.odds.sensitivity import sensitivity
from battlewright.odds.store import Graphs
from battlewright.scenario.library import shipped
from battlewright.scenario.load import Scenario, load

KILL = {"side": "A", "maximise": "P(target.destroyed)"}


def best_ms(action: Any, runs: int = 7, times: int = 1) -> float:
    """Milliseconds of one call, the best of several runs."""
    action()
    found = []
    for _ in range(runs):
        started = perf_counter()
        for _ in range(times):
            action()
        found.append((perf_counter() - started) / times * 1e3)
    return min(found)


def asked_at(scenario: Scenario) -> Position:
    return position_to_ask_about(scenario)[0]


def main() -> None:
    duel = load(shipped()["redroll/duel"])
    start = asked_at(duel)
    rest = (None, duel.policy, duel.stop)
    graphs = Graphs(notes=True)
    odds(start, duel.watch, *rest, graphs=graphs)
    print("numba" if compiled() else "without numba")
    flat.WORTH_COMPILING = 0
    cold = best_ms(lambda: odds(start, duel.watch, *rest))
    noted = best_ms(lambda: odds(start, duel.watch, *rest, graphs=Graphs(notes=True)))
    stored = best_ms(lambda: odds(start, duel.watch, *rest, graphs=graphs), times=20)
    print(f"the duel, cold                    {cold:9.3f} ms")
    print(f"  walked with notes               {noted:9.3f} ms   ({noted / cold:.1f} times a cold walk)")
    print(
        f"  stored                          {stored:9.3f} ms   ({cold / stored:.0f} times faster)   (bar 5, 0.5)"
    )
    best = (KILL, {"windows": {"red_roll": "take"}}, "end_of_activation")
    cold = best_ms(lambda: odds(start, duel.watch, *best), runs=3)
    odds(start, duel.watch, *best, graphs=graphs)
    stored = best_ms(lambda: odds(start, duel.watch, *best, graphs=graphs), runs=5)
    print(f"best of every decision, cold      {cold:9.3f} ms")
    print(f"  stored                          {stored:9.3f} ms   ({cold / stored:.0f} times faster)")
    worth = best_ms(lambda: sensitivity(duel, asked_at, duel.watch, *rest), runs=3)
    print(f"sensitivity of both models        {worth:9.3f} ms")


if __name__ == "__main__":
    main()
