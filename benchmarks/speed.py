"""Reprints the measured figures of the kernel, redroll and hordes: `./run python benchmarks/speed.py`.

Every figure is the best of several runs on one core of this machine, which is printed beside them; compare ratios,
not machines. Random play answers with random legal options through `play.Battle`: rulings, values, windows, the log
and its hash chain on, in memory. Answers that the kernel forces are not counted.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.snapshot import load as load_snapshot
from battlewright.core.snapshot import save as save_snapshot
from battlewright.odds.answer import odds
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import Local
from battlewright.scenario.library import shipped
from battlewright.scenario.load import from_dict, load, position
from machine import machine
from measuring import random_battles, rate

SHIPPED = shipped()


def best_of(runs: int, measure: Callable[[], float]) -> float:
    """The smallest of several measurements, in seconds."""
    return min(measure() for _ in range(runs))


def timed(action: Callable[[], object], times: int = 1) -> float:
    """Seconds for one call."""
    started = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - started) / times


def duel(rulings: dict[str, Any]) -> Position:
    data = load(SHIPPED["redroll/duel"]).data
    return position(from_dict({**data, "rulings": rulings}))


def play_duel(battle: Battle) -> int:
    """The attacker attacks until points, target or itself are gone; the target always takes the Red Roll."""
    inputs = 0
    while (request := battle.pending) is not None:
        if type(request) is Roll:
            battle.roll()
        elif request.kind == "ask-activate":
            return inputs
        else:
            battle.answer(request.default)
        inputs += 1
    return inputs


def duels(count: int) -> float:
    """Inputs a second on the duel of the rules reference."""
    first = duel({})
    return rate((begin(first.fork(), {}, Local(f"duel {i}")) for i in range(count)), play_duel)[0]


def forty_models() -> Position:
    """Forty models, in the middle of a melee attack that waits for the Red Roll's dice."""
    models = {
        side: {
            "models": [
                {"id": f"{side.lower()}{i}", "profile": "hunter", "at": [2 + 1.5 * (i % 20), y], "facing": 0}
                for i in range(20)
            ]
        }
        for side, y in (("A", 10.0), ("B", 11.5))
    }
    data = {
        "battlewright": 1, "ruleset": "redroll", "table": {"size": [36, 36]}, "sides": models,
        "turn": {"round": 1, "side": "A", "active": "a3"},
    }  # fmt: skip
    battle = begin(position(from_dict(data)), data, Local("forty"))
    battle.answer(("melee", "b3", "knife"))
    battle.roll()
    battle.answer(battle.pending.default)
    assert type(battle.pending) is Roll
    return battle.position


def exact(rulings: dict[str, Any]) -> float:
    """Seconds for the joint law of damage to both at the end of the duel, cold."""
    watch = ["joint(attacker.damage, target.damage)", "target.destroyed", "attacker.destroyed"]
    start = duel(rulings)
    return timed(lambda: odds(start.fork(), watch, stop="end_of_activation"))


def process(*command: str) -> float:
    """Seconds of a whole process."""
    return timed(lambda: subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL))


def main() -> None:
    print(machine())
    for ruleset in ("redroll", "hordes"):
        inputs, battles = max(random_battles(ruleset, 100 * i, 20) for i in range(5))
        print(
            f"random {ruleset} battles {inputs:12,.0f} inputs/s  {battles:6.1f} battles/s   (bar 10,000, goal 20,000)"
        )
    print(
        f"duel at random           {max(duels(2000) for _ in range(5)):10,.0f} inputs/s   (bar 100,000, goal 150,000)"
    )
    forty = forty_models()
    print(
        f"fork, 40 models          {best_of(5, lambda: timed(forty.fork, 20_000)) * 1e6:10.2f} us   (bar 10)"
    )
    saved = save_snapshot(forty)

    def save_and_load() -> Position:
        return load_snapshot(forty.rules, forty.scene, save_snapshot(forty))

    seconds = best_of(5, lambda: timed(save_and_load, 500))
    print(
        f"snapshot, 40 models      {seconds * 1e3:10.3f} ms, {len(saved):,} bytes   (bar 0.5 ms, 10,240 bytes)"
    )
    print(f"exact odds of the duel   {best_of(5, lambda: exact({})) * 1e3:10.1f} ms   (bar 250, goal 100)")
    print(
        f"  with symbols off       {best_of(5, lambda: exact({'symbols': 'off'})) * 1e3:10.1f} ms   (bar 60, goal 25)"
    )
    nothing = best_of(5, lambda: process("-c", "pass"))
    imported = best_of(5, lambda: process("-c", "import battlewright"))
    print(
        f"import battlewright      {(imported - nothing) * 1e3:10.0f} ms over an empty interpreter   (bar 200)"
    )
    verb = best_of(5, lambda: process("-m", "battlewright", "odds", str(SHIPPED["redroll/duel"])))
    print(f"battlewright odds        {verb * 1e3:10.0f} ms, the whole process   (bar 800)")


if __name__ == "__main__":
    main()
