"""Whether the parts of a pipeline fit together, and whether the whole keeps to the limits."""

from __future__ import annotations

from graphlib import CycleError
from typing import TYPE_CHECKING

from battlewright.chance.stages import checking
from battlewright.chance.stages.checking import (
    MOST_CHECKS,
    MOST_PACKETS,
    MOST_STAGES,
    MOST_WOUNDS,
    AttackError,
)
from battlewright.chance.stages.saves import Checks, by_group, common, names_in_order

if TYPE_CHECKING:
    from battlewright.chance.stages.data import Pipeline

TAKEN = ("attacks", "damage", "removal")
"""Names of stages, which no check may have."""


def fit(pipeline: Pipeline) -> None:
    """Raises `AttackError` for parts that contradict one another."""
    saves = by_group(pipeline)
    ways = [common(pipeline) + own for own in saves] or [common(pipeline)]
    for checks in ways:
        checking.entries("Pipeline.checks", checks, most=MOST_CHECKS)
        checking.distinct("Check.name", (*TAKEN, *(check.name for check in checks)))
    checking.distinct("Damage.packets", (word for damage in pipeline.damage for word in damage.packets))
    wounds = sum(group.models * group.wounds for group in pipeline.groups)
    if wounds > MOST_WOUNDS:
        raise AttackError("error-attack-wounds", field="Pipeline.groups", value=wounds, most=MOST_WOUNDS)
    checking.whole(
        "Pipeline.wounded", pipeline.wounded, 0, pipeline.groups[0].wounds - 1 if pipeline.groups else 0
    )
    _fit_watch(pipeline, ways)
    packets = max(most_packets(pipeline, checks) for checks in ways)
    if packets > MOST_PACKETS:
        raise AttackError("error-attack-packets", field="Pipeline.attacks", value=packets, most=MOST_PACKETS)
    if saves:
        _fit_saves(saves, packets)


def _fit_watch(pipeline: Pipeline, ways: list[Checks]) -> None:
    checking.distinct("Watch.name", (watch.name for watch in pipeline.watch))
    names = tuple(dict.fromkeys(check.name for checks in ways for check in checks))
    for watch in pipeline.watch:
        if watch.after not in names:
            expected = (*names, "damage", "removal") if pipeline.groups else names
            if watch.after or not pipeline.groups:
                checking.one_of("Watch.after", watch.after, expected)


def _fit_saves(saves: tuple[Checks, ...], packets: int) -> None:
    """Groups keep their saves in one order, and each packet has stages of its own."""
    try:
        names = names_in_order(saves)
    except CycleError as error:
        found = ", ".join(error.args[1])
        raise AttackError("error-attack-order", field="Group.saves", value=found) from None
    stages = packets * (2 * len(names) + 4)
    if stages > MOST_STAGES:
        raise AttackError("error-attack-stages", field="Group.saves", value=stages, most=MOST_STAGES)


def most_packets(pipeline: Pipeline, checks: Checks) -> int:
    """No more packets than these can there be at any time, however the dice fall."""
    known: dict[tuple[str, int], int] = {}

    def most(word: str, at: int) -> int:
        at = next((i for i in range(at, len(checks)) if word in checks[i].rolls), len(checks))
        if at == len(checks):
            return 1
        if (word, at) not in known:
            check = checks[at]
            ends = (check.success, check.failure, check.critical)
            known[word, at] = max(1, *(sum(most(made, at + 1) for made in packets) for packets in ends))
        return known[word, at]

    return pipeline.attacks.most * most(pipeline.start, 0) + sum(most(word, 0) for word in pipeline.given)
