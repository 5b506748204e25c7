"""Pipelines as partitions: what a rule asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from battlewright.chance.law import Law
from battlewright.chance.staged import Run, Staged, one_stage, several_stages, staged
from battlewright.chance.stages.checking import AttackError, instance
from battlewright.chance.stages.data import Pipeline, Toll
from battlewright.chance.stages.exact import run_law
from battlewright.chance.stages.rolling import Bag
from battlewright.chance.stages.steps import steps


def casualties(pipeline: Pipeline) -> Staged[Toll]:
    """What the attack does to the models: joint law of models removed, wounds on the next, watched quantities.

    Raises `AttackError` without models or damage.
    """
    instance("pipeline", pipeline, Pipeline)
    if not pipeline.groups or not pipeline.damage:
        raise AttackError("error-attack-no-models")
    return _made(casualties, pipeline)


def packets(pipeline: Pipeline) -> Staged[tuple[Bag, tuple[int, ...]]]:
    """The packets that the checks leave, as sorted pairs of kind and number, and the watched quantities.

    Raises `AttackError` for a pipeline with models: it would go on to `casualties`.
    """
    instance("pipeline", pipeline, Pipeline)
    if pipeline.groups:
        raise AttackError("error-attack-models", field="Pipeline.groups", value=len(pipeline.groups))
    return _made(packets, pipeline)


@lru_cache(maxsize=2048)
def _made(constructor: Any, pipeline: Pipeline) -> Staged[Any]:
    stages = tuple(step.stage for step in steps(pipeline))
    return staged(constructor, (pipeline,), stages, None, lambda *run: _run(pipeline, *run))


@lru_cache(maxsize=16384)
def _run(pipeline: Pipeline, first: int, last: int, state: Any) -> Run[Any]:
    arguments = (pipeline, first, last, state)

    def law() -> Law[Any]:
        return run_law(*arguments)

    if last - first > 1:
        return several_stages(_run, arguments, lambda *run: _run(pipeline, *run), law)
    step = steps(pipeline)[first]
    reading = lambda faces: step.read(state, faces)  # noqa: E731 - with the state it has
    return one_stage(_run, arguments, step.stage.name, step.dice(state), reading, law)
