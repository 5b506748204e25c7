"""Reprints the measured figures of kill_team: `./run python benchmarks/kill_team.py`.

The charge of the scenarios `kill_team/charge` (one Wound each) and `kill_team/charge_two_wounds`: three brawlers have
declared, three troopers may fire Overwatch, two of them counter-charge, blows are struck both ways, up to the end of
the fight: result, Morale, sweeping advances. Its exact law with fixed policies, and with every choice of both sides
solved. Cold is a first question, with nothing kept of others; stored is the same question again. Seconds are those of
this process on one core of this machine, which is printed beside them, the best of several runs; compare ratios, not
machines.
"""

from __future__ import annotations

import sys
from typing import Any

from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.odds.answer import odds
from battlewright.odds.store import Graphs
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position
from machine import machine
from measuring import best_of, random_battles

DECLARED = (("charge", "target"), ("declare", "left"), ("declare", "middle"), ("declare", "right"))

WATCHED = [
    "joint(count(A.destroyed), count(B.destroyed), count(B.falling_back))",
    "target.destroyed",
    "A.result",
    "B.result",
]

SOLVED: dict[str, Any] = {
    "aim": {"side": "A", "maximise": "count(B.destroyed)"},
    "policy": {"A": "best", "B": "best"},
}

STOP = "end_of_fight"


def forget() -> None:
    """Let go what was worked out for earlier questions."""
    for name, module in list(sys.modules.items()):
        if name.startswith("battlewright.rules.kill_team"):
            for own, value in vars(module).items():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
                elif own.startswith("_kept"):
                    value.clear()


def declared(name: str) -> Position:
    """The charge when all is declared: the first question of Overwatch."""
    p = position(load(shipped()[name]))
    for answer in DECLARED:
        apply(p, answer)
    return p


def charge(name: str, runs: int, bars: tuple[str, str], **how: Any) -> None:
    """One line each for cold and stored."""
    p, found = declared(name), list[Any]()

    def cold() -> None:
        forget()
        fresh = declared(name)
        found.append(odds(fresh, WATCHED, stop=STOP, graphs=(graphs := Graphs()), **how))
        kept.append(graphs)

    kept: list[Graphs] = []
    spent = best_of(runs, cold)
    answer, graphs = found[-1], kept[-1]
    words = "every choice solved" if how else "fixed policies"
    if answer.method != "exact":
        print(
            f"{name:28} {words:20} too many positions: {answer.method} after {spent:.1f} s (bar {bars[0]} ms)"
        )
        return
    again = best_of(5, lambda: odds(p, WATCHED, stop=STOP, graphs=graphs, **how))
    print(f"{name:28} {words:20} {answer.positions:8,} positions, bound {answer.error_bound:.0e}")
    print(f"  cold                      {spent * 1e3:9.1f} ms   (bar {bars[0]})")
    print(f"  stored                    {again * 1e3:9.2f} ms   (bar {bars[1]})", flush=True)


def main() -> None:
    print(machine())
    charge("kill_team/charge", 7, ("100", "5"))
    charge("kill_team/charge", 3, ("500", "5"), **SOLVED)
    charge("kill_team/charge_two_wounds", 3, ("400", "5"))
    charge("kill_team/charge_two_wounds", 1, ("5,000", "5"), **SOLVED)
    inputs, battles = max(random_battles("kill_team", 10 * i, 2) for i in range(3))
    print(f"random starter battles      {inputs:9,.0f} inputs/s  {battles:5.2f} battles/s   (bar 10,000)")


if __name__ == "__main__":
    main()
