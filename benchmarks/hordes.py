"""Reprints the measured figures of the best spending of fury in hordes: `./run python benchmarks/hordes.py`.

T25 is five attacks and five fury points for boosts against 30 boxes (MAT 7, DEF 14, POW 17, ARM 18), T25b one attack
and five points that may also buy attacks, against 10 boxes. Cold is walked through the rules, stored is the graph of
that walk evaluated again: the whole answer of `odds`, and the two passes over the arrays alone. Every figure is the
best of several runs on one core of this machine, which is printed beside them; compare ratios, not machines.
Bars: cold 200 ms (goal 80), stored 5 ms without numba and 0.05 ms with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.odds import flat
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Bounds
from battlewright.odds.flat import Flat
from battlewright.odds.kernel import compiled
from battlewright.odds.question import asked
from battlewright.odds.store import Graphs
from battlewright.odds.walk import Walk
from battlewright.scenario.load import from_dict, position
from machine import machine

AIM = {"side": "A", "maximise": "P(foe.destroyed)"}
WATCH = ["foe.destroyed"]
STOP = "end_of_activation"
ATTACK = ("attack", "foe", "blade")


def best_ms(action: Callable[[], object], runs: int = 7, times: int = 1) -> float:
    """Milliseconds of one call, the best of several runs."""
    found = []
    for _ in range(runs):
        started = time.perf_counter()
        for _ in range(times):
            action()
        found.append((time.perf_counter() - started) / times * 1e3)
    return min(found)


def chain(attacks: int, boxes: int) -> Position:
    """A warlock with five fury points, its first attack declared."""
    blade = {"name": "blade", "kind": "melee", "POW": 12, "attacks": attacks}
    stats = {"STR": 5, "MAT": 7, "FURY": 5}
    lord = {
        "id": "lord",
        "profile": "wolf_queen",
        "at": [24, 20],
        "stats": stats,
        "weapons": [blade],
        "fury": 5,
    }
    target = {"DEF": 14, "ARM": 18, "boxes": boxes}
    foe = {"id": "foe", "profile": "shield", "at": [24, 21.3], "facing": 180, "stats": target}
    data = {
        "battlewright": 1, "ruleset": "hordes", "table": {"size": [48, 48]},
        "sides": {"A": {"models": [lord]}, "B": {"models": [foe]}},
        "turn": {"round": 1, "side": "A", "active": "lord"},
    }  # fmt: skip
    return apply(position(from_dict(data)), ATTACK)


def passes(p: Position, never: list[str]) -> Callable[[], Any]:
    """The two passes over the arrays of the question's graph."""
    question = asked(p, WATCH, AIM, {"never": never}, STOP)
    graph = Walk(question.atoms.list, question.policy, Bounds(10**6)).from_root(p, question.stop)
    arrays = Flat(graph)
    assert question.aim is not None
    aim, maximiser = question.aim, question.maximiser

    def evaluate() -> Any:
        evaluation = arrays.evaluation()
        evaluation.value(aim, maximiser)
        return evaluation.reach()

    return evaluate


def measured(name: str, p: Position, never: list[str]) -> None:
    rest: tuple[Any, ...] = (AIM, {"never": never}, STOP)
    graphs = Graphs()
    answer = odds(p, WATCH, *rest, graphs=graphs)
    print(f"{name}: {answer.quantities['foe.destroyed'].mean!r}, {answer.positions} positions")
    print(
        f"  cold                        {best_ms(lambda: odds(p, WATCH, *rest)):9.3f} ms   (bar 200, goal 80)"
    )
    for kind, worth in (("without numba", 10**12), ("with numba", 0)):
        if worth == 0 and compiled() is None:
            print("  numba is not installed")
            continue
        flat.WORTH_COMPILING = worth
        evaluate = passes(p, never)
        evaluate()
        odds(p, WATCH, *rest, graphs=graphs)
        whole = best_ms(lambda: odds(p, WATCH, *rest, graphs=graphs), times=20)
        alone = best_ms(evaluate, times=20)
        print(f"  stored, {kind:13}       {whole:9.3f} ms   (bar 5, 0.05); the passes alone {alone:9.3f} ms")


def main() -> None:
    print(machine())
    measured("T25", chain(attacks=5, boxes=30), ["buy"])
    measured("T25b", chain(attacks=1, boxes=10), [])


if __name__ == "__main__":
    main()
