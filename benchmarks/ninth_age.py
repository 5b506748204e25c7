"""Reprints the measured figures of ninth_age: `./run python benchmarks/ninth_age.py`.

Two units of 30 (six files, five ranks) fight front to front, both with armour, one with a ward save too, both with a
standard: exact laws of casualties, score and break of a round, in which both strike at one Initiative step or at two,
and of a fight of six and of twelve rounds, each start of a round walked once. Cold is a first question, with nothing
kept of others; stored is the same question again. Seconds are those of this process on one core of this machine, which
is printed beside them, the best of several runs; compare ratios, not machines.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.odds import flat
from battlewright.odds.answer import odds
from battlewright.odds.kernel import compiled
from battlewright.odds.store import Graphs
from battlewright.play.battle import begin
from battlewright.play.dice import Local
from battlewright.rules.ninth_age import remembered
from battlewright.scenario.load import from_dict, position
from machine import machine
from measuring import best_of, random_battles, seconds

ROUND = {"step": "combat_round.what_follows"}
"""The break tests are made."""

OF_A_ROUND = ["joint(a.casualties, b.casualties)", "A.score", "B.score", "a.broken", "b.broken"]
OF_A_FIGHT = ["a.casualties", "b.casualties", "a.broken", "b.broken", "a.destroyed", "b.destroyed"]


def forget() -> None:
    """Let go what was worked out for earlier questions."""
    remembered.forget()
    for name, module in list(sys.modules.items()):
        if name.startswith(("battlewright.rules.ninth_age", "battlewright.table.bodies")):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def scenario(second: int) -> dict[str, Any]:
    """The fight; the second unit strikes at this Initiative, the first at 3."""
    common = {"A": 1, "W": 1, "base": [20, 20], "rules": []}
    whole: dict[str, Any] = {"files": 6, "models": 30, "standard": True, "weapons": ["hand_weapon"]}
    whole |= {"armour": ["heavy_armour"]}
    first = {"WS": 4, "S": 4, "T": 3, "I": 3, "Ld": 7, **common}
    other = {"WS": 3, "S": 3, "T": 4, "I": second, "Ld": 8, "ward": 6, **common}
    return {
        "battlewright": 1,
        "ruleset": "ninth_age",
        "table": {"size": [72, 48]},
        "sides": {
            "A": {"models": [{"id": "a", "profile": "militia", "at": [36, 24], "stats": first, **whole}]},
            "B": {
                "models": [
                    {"id": "b", "profile": "veterans", "at": [36, 24], "facing": 180, "stats": other, **whole}
                ]
            },
        },
        "turn": {"round": 1, "side": "A", "phase": "fight"},
    }


def beginning(second: int) -> Position:
    return position(from_dict(scenario(second)))


def rounds(name: str, second: int) -> None:
    """The law of one round."""
    p = beginning(second)

    cold = best_of(9, lambda: odds(p, OF_A_ROUND, stop=ROUND), forget)
    graphs = Graphs()
    answer = odds(p, OF_A_ROUND, stop=ROUND, graphs=graphs)
    kept = best_of(5, lambda: [odds(p, OF_A_ROUND, stop=ROUND, graphs=graphs) for _ in range(20)]) / 20
    print(f"a round, {name:22} {answer.positions:7,} positions, bound {answer.error_bound:.0e}")
    print(f"  cold                      {cold * 1e3:9.1f} ms   (bar 40, goal 15)")
    print(f"  stored                    {kept * 1e3:9.2f} ms   (bar 1)")


def fight(times: int, bars: tuple[str, str]) -> None:
    """The law of a fight of so many rounds."""
    p, graphs = beginning(3), Graphs()
    stop = {"step": "fight.next_round", "times": times}
    forget()
    found: list[Any] = []
    cold = seconds(lambda: found.append(odds(p, OF_A_FIGHT, stop=stop, graphs=graphs)))
    answer = found[0]
    over = odds(p, [f"joint({', '.join(OF_A_FIGHT[2:])})"], stop=stop, graphs=graphs)
    (ends,) = over.quantities.values()
    open_still = ends.probability((False,) * 4)
    print(
        f"a fight of {times:2} rounds        {answer.positions:8,} positions, bound {answer.error_bound:.0e}"
    )
    print(f"  cold                      {cold:9.2f} s    ({bars[0]})")
    for kind, worth in (("without numba", 10**12), ("with numba", 0)):
        if worth == 0 and compiled() is None:
            print("  numba is not installed")
            continue
        flat.WORTH_COMPILING = worth
        again = lambda: odds(p, OF_A_FIGHT, stop=stop, graphs=graphs)  # noqa: E731
        again()
        print(f"  stored, {kind:13}     {best_of(5, again) * 1e3:9.2f} ms   ({bars[1]})")
    print(f"  neither broken nor destroyed by then {float(open_still):.3e}")


def rounds_of_play(fights: int) -> float:
    """Rounds a second of fights played to their end through `play.Battle`, every stage rolled, log and chain on."""
    first, data = beginning(3), scenario(3)
    scores, spent = 0, 0.0
    for number in range(fights):
        battle = begin(first.fork(), data, Local(f"fight {number}"))
        started = time.process_time()
        while (request := battle.pending) is not None:
            made = battle.roll() if type(request) is Roll else battle.answer(request.default)
            scores += sum(event.id == "event-score" for entry in made for event in entry.events)
        spent += time.process_time() - started
    return scores / 2 / spent


def main() -> None:
    print(machine())
    rounds("one Initiative step", 3)
    rounds("two Initiative steps", 2)
    fight(6, ("bar 6, goal 2", "bar 20"))
    fight(12, ("no bar", "no bar"))
    print(
        f"rounds of play              {max(rounds_of_play(20) for _ in range(3)):9,.0f} rounds/s   (bar 1,000)"
    )
    inputs, battles = max(random_battles("ninth_age", 10 * i, 2) for i in range(3))
    print(f"random battles, 200 a side  {inputs:9,.0f} inputs/s  {battles:5.2f} battles/s   (bar 2,000)")


if __name__ == "__main__":
    main()
