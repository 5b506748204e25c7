"""Assault grenades: they keep the Initiative of a charge through difficult ground, once (3.10, KT-RUL-38)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.windows import Offer
from battlewright.rules.kill_team.charge_move import ChargeMove
from battlewright.rules.kill_team.effects import Mark, Use
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model, profile

GRENADES = "assault_grenades"


def _carried(p: Position, f: ChargeMove) -> tuple[Option, ...]:
    m = model(p, f.model)
    able = m.slowed and GRENADES in profile(p, f.model).wargear and GRENADES not in m.used
    return (("throw", GRENADES),) if able else ()


def _throw(p: Position, f: ChargeMove, option: Option) -> None:
    cause = Cause("grenades", f.model)
    p.effect(Use(f.model, cause, GRENADES))
    p.effect(Mark(f.model, cause, (("slowed", False),)))
    p.tell("kill_team-event-grenades", model=p.scene.names[f.model])


def _of_charger(p: Position, f: ChargeMove) -> int:
    return model(p, f.model).side


def _usual(p: Position, f: ChargeMove, options: tuple[Option, ...]) -> Option:
    return options[0]


def _matters(p: Position, f: ChargeMove) -> bool:
    return int(p.value("I", f.model)) > 0


def _told(p: Position, f: ChargeMove) -> dict[str, Any]:
    return {"model": p.scene.names[f.model]}


KILL_TEAM.offer(
    Offer(
        "assault_grenades", "charge.slowed", 0, _of_charger, _carried, _throw, _usual, _matters,
        values=_told, clauses=("KT-RUL-38", "KT-W-21A"),
    )
)  # fmt: skip


@KILL_TEAM.contribution("charge.slows", "natural", "KT-S-310L")
def _acrobatic_feet(p: Position, row: int) -> int | None:
    return 0 if has(p, row, "acrobatic") else None
