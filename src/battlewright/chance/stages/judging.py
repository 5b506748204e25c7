"""One die of a check: which packets its natural total makes, and whether it is rolled again."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from battlewright.chance import pools
from battlewright.chance.law import Law
from battlewright.chance.stages.data import AGAIN, Amount, Check, Packets

Verdict = Literal["critical", "success", "failure"]


def verdict(check: Check, natural: int, modifier: int) -> Verdict:
    """What a natural total is under a modifier."""
    if check.fails_to is not None and natural <= check.fails_to:
        return "failure"
    reaches = natural + modifier >= check.need or (
        check.succeeds_from is not None and natural >= check.succeeds_from
    )
    critical = check.critical_from is not None and natural >= check.critical_from
    if critical and (reaches or not check.critical_needs_success):
        return "critical"
    return "success" if reaches else "failure"


def made(check: Check, natural: int) -> Packets:
    """The packets that a die which stands makes."""
    packets: Packets = getattr(check, verdict(check, natural, check.modifier))
    return packets


def is_rerolled(check: Check, natural: int) -> bool:
    """Whether a die with this natural total is rolled again."""
    chosen = check.reroll
    if isinstance(chosen, tuple):
        return natural in chosen
    if chosen == "none":
        return False
    if chosen == "ones":
        return natural == sum(min(die.faces) for die in check.dice)
    judged = verdict(check, natural, 0 if check.before_modifiers else check.modifier)
    return judged == "failure" if chosen == "fails" else judged != "critical"


@lru_cache(maxsize=4096)
def first_roll(check: Check) -> Law[Packets]:
    """What one die makes when it is first rolled; `again` if it is to be rolled once more."""
    return pools.total_law(check.dice).map(
        lambda natural: (AGAIN,) if is_rerolled(check, natural) else made(check, natural)
    )


@lru_cache(maxsize=4096)
def second_roll(check: Check) -> Law[Packets]:
    """What one die makes that is rolled again."""
    return pools.total_law(check.dice).map(lambda natural: made(check, natural))


@lru_cache(maxsize=4096)
def amount_law(amount: Amount) -> Law[int]:
    """The law of a fixed or rolled number, its re-roll included."""
    totals = pools.total_law(amount.dice)
    if not amount.reroll:
        return totals.map(amount.of)
    again = [(t, w) for t, w in totals.items() if t in amount.reroll]
    stays = [(amount.of(t), w * totals.total) for t, w in totals.items() if t not in amount.reroll]
    return Law.of([*stays, *((amount.of(t), w * v) for _, w in again for t, v in totals.items())])
