"""What the benchmarks measure alike: processor time of calls, and battles played at random."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from battlewright.core.requests import Choose, Roll
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import Local
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position


def seconds(action: Callable[[], object], before: Callable[[], object] = gc.collect) -> float:
    """Processor time of one call, without that of what is done before."""
    before()
    gc.collect()
    started = time.process_time()
    action()
    return time.process_time() - started


def best_of(runs: int, action: Callable[[], object], before: Callable[[], object] = gc.collect) -> float:
    """The least of several measurements."""
    return min(seconds(action, before) for _ in range(runs))


def random_answer(request: Choose, rng: Random) -> tuple[Any, ...]:
    """An option or a place or direction of the region, the region as likely as any option."""
    region = request.region
    if region is not None and rng.randrange(len(request.options) + 1) == 0:
        return (region.word, *region.sample(rng))
    return rng.choice(request.options)


def play_randomly(battle: Battle, rng: Random) -> int:
    """Play a battle to its end; returns the number of inputs."""
    inputs = 0
    while (request := battle.pending) is not None:
        if type(request) is Roll:
            battle.roll()
        else:
            battle.answer(random_answer(request, rng))
        inputs += 1
    return inputs


def rate(battles: Iterable[Battle], play: Callable[[Battle], int]) -> tuple[float, float]:
    """Inputs and battles a second of processor time; what it takes to set a battle up is not counted."""
    inputs = count = 0
    spent = 0.0
    for battle in battles:
        started = time.process_time()
        inputs += play(battle)
        spent += time.process_time() - started
        count += 1
    return inputs / spent, count / spent


def random_battles(ruleset: str, first: int, count: int) -> tuple[float, float]:
    """On the starter battle of a ruleset, played at random to its end."""
    scenario = load(shipped()[f"{ruleset}/starter"])
    starts = (
        begin(position(scenario), scenario.data, Local(f"bench {i}")) for i in range(first, first + count)
    )
    rng = Random(first)
    return rate(starts, lambda battle: play_randomly(battle, rng))
