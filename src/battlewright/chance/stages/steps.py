"""All stages of a pipeline in order."""

from __future__ import annotations

from functools import lru_cache

from battlewright.chance.stages.arrivals import arrivals
from battlewright.chance.stages.data import Pipeline
from battlewright.chance.stages.rolling import Attacks, Step, hurts, rolls
from battlewright.chance.stages.saves import by_group


@lru_cache(maxsize=4096)
def steps(pipeline: Pipeline) -> tuple[Step, ...]:
    """The number of attacks, the checks, then damage; where groups save differently, packet by packet."""
    ends = arrivals(pipeline) if by_group(pipeline) else hurts(pipeline)
    return (Attacks(pipeline), *rolls(pipeline), *ends)


@lru_cache(maxsize=4096)
def first_of_damage(pipeline: Pipeline) -> int:
    """The place of the stage after the checks that all packets make; the number of stages where there are no models."""
    return 1 + len(rolls(pipeline))
