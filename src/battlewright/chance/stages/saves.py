"""Which checks every packet makes, and which it makes only when it comes to a group that has them."""

from __future__ import annotations

from graphlib import TopologicalSorter
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from battlewright.chance.stages.data import Check, Pipeline

Checks = tuple["Check", ...]


def _parted(checks: Checks) -> tuple[Checks, Checks]:
    """The checks before the first that the defender rolls, and the saves from there on."""
    first = next((i for i, check in enumerate(checks) if check.roller == "defender"), len(checks))
    return checks[:first], checks[first:]


def _of_groups(pipeline: Pipeline) -> tuple[Checks, ...]:
    saves = _parted(pipeline.checks)[1]
    return tuple(saves if group.saves is None else group.saves for group in pipeline.groups)


def by_group(pipeline: Pipeline) -> tuple[Checks, ...]:
    """The saves of every group where they differ; none where all groups save alike."""
    if all(group.saves is None for group in pipeline.groups):
        return ()
    saves = _of_groups(pipeline)
    return saves if any(own != saves[0] for own in saves) else ()


def common(pipeline: Pipeline) -> Checks:
    """The checks that are the same whichever group a packet comes to."""
    if all(group.saves is None for group in pipeline.groups):
        return pipeline.checks
    before, _ = _parted(pipeline.checks)
    return before if by_group(pipeline) else before + _of_groups(pipeline)[0]


def plain(pipeline: Pipeline) -> Pipeline:
    """The same pipeline with the saves of its groups among its checks, where all groups save alike."""
    if by_group(pipeline) or all(group.saves is None for group in pipeline.groups):
        return pipeline
    groups = tuple(msgspec.structs.replace(group, saves=None) for group in pipeline.groups)
    return msgspec.structs.replace(pipeline, checks=common(pipeline), groups=groups)


def names_in_order(saves: tuple[Checks, ...]) -> tuple[str, ...]:
    """The names of all these saves in an order that each group keeps to. Raises `graphlib.CycleError`."""
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for own in saves:
        for check in own:
            sorter.add(check.name)
        for earlier, later in pairwise(own):
            sorter.add(later.name, earlier.name)
    return tuple(sorter.static_order())
