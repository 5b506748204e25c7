"""Reprints the measured figures of throws in hordes: `./run python benchmarks/hordes_throw.py`.

The example: a beast of STR 11 throws a medium beast; a small model stands where it may come down, a medium one where
it may be stopped. Odds are asked from the declared throw on, with no graph kept. Every figure is the best of several
runs on one core of this machine, which is printed beside them; compare ratios, not machines.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.running import apply
from battlewright.odds.answer import best, odds
from battlewright.scenario.load import from_dict, position
from machine import machine

WATCH = (
    "target.place",
    "target.damage",
    "target.destroyed",
    "target.knocked_down",
    "small.destroyed",
    "post.damage",
)
FISTS = ["left_fist", "right_fist"]

EXAMPLE: dict[str, Any] = {
    "battlewright": 1,
    "ruleset": "hordes",
    "table": {"size": [48, 48]},
    "sides": {
        "A": {
            "models": [
                {
                    "id": "thrower", "profile": "stone_brute", "at": [24, 20], "facing": 0, "fury": 3,
                    "weapons": FISTS, "stats": {"STR": 11, "base": 50},
                },
            ]
        },
        "B": {
            "models": [
                {"id": "target", "profile": "wolf_brute", "at": [24, 21.87], "facing": 180},
                {"id": "small", "profile": "spearman", "at": [24.4, 29.4], "facing": 180},
                {"id": "post", "profile": "wolf_brute", "at": [21.9, 26.5], "facing": 180},
            ]
        },
    },
    "turn": {"round": 1, "side": "A", "active": "thrower"},
}  # fmt: skip


def best_of(runs: int, act: Callable[[], object]) -> float:
    """Seconds of the fastest of several runs."""
    found = []
    for _ in range(runs):
        started = time.perf_counter()
        act()
        found.append(time.perf_counter() - started)
    return min(found)


def declared() -> Position:
    """The throw is declared, the attack roll is asked."""
    return apply(position(from_dict(EXAMPLE)), ("throw", "target"))


def lifted() -> Position:
    """The target is lifted, the direction is asked."""
    p = declared()
    for faces in ((6, 6), (6, 1)):
        assert type(p.pending) is Roll
        apply(p, faces)
    return p


def main() -> None:
    print(machine())
    asked = odds(declared(), WATCH)
    seconds = best_of(7, lambda: odds(declared(), WATCH))
    print(
        f"throw example, cold      {seconds * 1e3:10.1f} ms, {asked.positions} positions   (bar 60, goal 30)"
    )
    aim = {"side": "A", "maximise": "P(small.destroyed)"}
    found = best(lifted(), aim)
    seconds = best_of(3, lambda: best(lifted(), aim))
    print(f"best of 181 directions   {seconds:10.2f} s, {len(found)} compared   (bar 4, goal 2)")


if __name__ == "__main__":
    main()
