"""Reprints the measured figures of area attacks in hordes: `./run python benchmarks/hordes_area.py`.

A 5 inch blast over a crowd of twelve, six of them with spirals; the shooter has no fury to spend. Odds are asked from
the declared shot on, with no graph kept. Every figure is the best of several runs on one core of this machine, which is
printed beside them; compare ratios, not machines.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.odds.answer import odds
from battlewright.scenario.load import from_dict, position
from machine import machine

WATCH = ("count(B.destroyed)", "sum(B.damage)")
GUN = {"name": "gun", "kind": "ranged", "RNG": 14, "POW": 15, "AOE": 5}


def crowd() -> list[dict[str, Any]]:
    """Twelve about a place 12 inches in front of the gun, three rows of four, beasts and warriors by turns."""
    found = []
    for place in range(12):
        row, column = divmod(place, 4)
        profile = "wolf_brute" if (row + column) % 2 else "spearman"
        at = [21 + 1.7 * column, 30.5 + 1.7 * row]
        found.append({"id": f"m{place}", "profile": profile, "at": at, "facing": 180})
    return found


EXAMPLE: dict[str, Any] = {
    "battlewright": 1,
    "ruleset": "hordes",
    "table": {"size": [48, 48]},
    "sides": {
        "A": {"models": [{"id": "gun", "profile": "mortar_crew", "at": [24, 18], "weapons": [GUN]}]},
        "B": {"models": crowd()},
    },
    "turn": {"round": 1, "side": "A", "active": "gun"},
}


def best_of(runs: int, act: Callable[[], object]) -> float:
    """Seconds of the fastest of several runs."""
    found = []
    for _ in range(runs):
        started = time.perf_counter()
        act()
        found.append(time.perf_counter() - started)
    return min(found)


def declared(target: str = "m1") -> Position:
    """The shot is declared, the attack roll is asked."""
    return apply(position(from_dict(EXAMPLE)), ("shoot", target, "gun"))


def main() -> None:
    print(machine())
    shot = declared()
    asked = odds(shot, WATCH)
    seconds = best_of(7, lambda: odds(declared(), WATCH))
    print(
        f"area over twelve, cold   {seconds * 1e3:10.1f} ms, {asked.positions} positions   (bar 60, goal 30)"
    )


if __name__ == "__main__":
    main()
