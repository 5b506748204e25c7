"""The combat result: unsaved Wounds, and one more for each condition that a side fulfils (1.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from battlewright.core.position import Position
from battlewright.core.values import Traced
from battlewright.rules.kill_team.combatants import NOBODY, Rows, of, present
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model, profile

OUTNUMBERING = 5
"""So many times as many models are worth a point."""

AFTER, BEFORE = {"ratio_time": "after_blows"}, {"ratio_time": "before_blows"}


class Fought(Protocol):
    """What the result is reckoned from: who was in the combat when it began, and the Wounds that each side caused."""

    models: Rows
    wounds: tuple[int, int]


def result(p: Position, fought: Fought, side: int) -> int:
    """The combat result of a side (query `result`)."""
    return int(p.value("result", fought, side))


def result_lines(p: Position, fought: Fought, side: int) -> Iterator[Traced]:
    """What each line of the rules gives to the result of a side; worked out only as they are taken."""
    yield from p.rules.queries["result"].trace(p, fought, side)


def winner(p: Position, fought: Fought, both: tuple[int, int]) -> int:
    """The side that has won with these results, or `NOBODY`; who alone is left has."""
    sides = {model(p, row).side for row in present(p, fought.models)}
    if len(sides) == 1:
        return sides.pop()
    return NOBODY if both[0] == both[1] else int(both[1] > both[0])


@KILL_TEAM.contribution("result", "add", "KT-RESULT-01", "KT-RESULT-04", "KT-RUL-32")
def _wounds(p: Position, fought: Fought, side: int) -> int:
    return fought.wounds[side]


@KILL_TEAM.contribution("result", "add", "KT-RESULT-05", "KT-RESULT-02", "KT-RESULT-03")
def _charged(p: Position, fought: Fought, side: int) -> int | None:
    return 1 if any(model(p, row).charged for row in of(p, fought.models, side)) else None


def _counter_charged(p: Position, fought: Fought, side: int) -> bool:
    return any(model(p, row).counter_charged for row in of(p, fought.models, side))


def _with_counter_attack(p: Position, fought: Fought, side: int) -> bool:
    rows = of(p, fought.models, side)
    return any(model(p, row).counter_charged and has(p, row, "counter_attack") for row in rows)


@KILL_TEAM.contribution(
    "result", "add", "KT-RESULT-06", "KT-COUNTER-06", "KT-RUL-26",
    only={"counter_charge_result": ("always", "always_plus_one_more_with_rule")},
)  # fmt: skip
def _counter_charge(p: Position, fought: Fought, side: int) -> int | None:
    return 1 if _counter_charged(p, fought, side) else None


@KILL_TEAM.contribution(
    "result", "add", "KT-RESULT-06", "KT-COUNTER-08", "KT-RUL-26",
    only={"counter_charge_result": ("with_counter_attack", "always_plus_one_more_with_rule")},
)  # fmt: skip
def _counter_charge_with_counter_attack(p: Position, fought: Fought, side: int) -> int | None:
    return 1 if _with_counter_attack(p, fought, side) else None


@KILL_TEAM.contribution("result", "add", "KT-RESULT-07", "KT-RESULT-09", "KT-RUL-34", "KT-RUL-33")
def _banner(p: Position, fought: Fought, side: int) -> int | None:
    living = of(p, present(p, fought.models), side)
    return 1 if any(profile(p, row).banner for row in living) else None


@KILL_TEAM.contribution("result", "add", "KT-RESULT-08", "KT-RUL-33", only=AFTER)
def _outnumbering_after_the_blows(p: Position, fought: Fought, side: int) -> int | None:
    return _outnumbering(p, present(p, fought.models), side)


@KILL_TEAM.contribution("result", "add", "KT-RESULT-08", "KT-RUL-33", only=BEFORE)
def _outnumbering_before_the_blows(p: Position, fought: Fought, side: int) -> int | None:
    return _outnumbering(p, fought.models, side)


def _outnumbering(p: Position, rows: Rows, side: int) -> int | None:
    own, enemies = len(of(p, rows, side)), len(of(p, rows, 1 - side))
    return 1 if enemies and own >= OUTNUMBERING * enemies else None


KILL_TEAM.marked("result", "side", outcomes=int)
