"""The move of one charger once its distance is known (3.8)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.charge_roll import need_for
from battlewright.rules.kill_team.charge_way import Way, way_to
from battlewright.rules.kill_team.effects import Mark, Move
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model


class ChargeMove(Frame, tag="charge_move"):
    """A charger moves at its target; `rolled` is the total of its dice as far as it matters."""

    model: int
    target: int
    rolled: int
    passed: Any = None


charge_move = KILL_TEAM.procedure(ChargeMove)


def way_of(p: Position, f: ChargeMove) -> Way | None:
    """The way that its roll lets it go; None when the charge fails."""
    way = way_to(p, f.model, f.target)
    return way if f.rolled >= need_for(p, f.model, way) else None


@charge_move.step("KT-S-308B", "KT-RUL-14")
def fall_short(p: Position, f: ChargeMove) -> StepResult:
    """A charge that does not reach its target has failed, and the charger stays where it is."""
    if way_of(p, f) is not None:
        return None
    p.tell("kill_team-event-charge-fails", model=p.scene.names[f.model], target=p.scene.names[f.target])
    return DONE


@charge_move.step("KT-S-308C", "KT-RUL-15")
def complete(p: Position, f: ChargeMove) -> StepResult:
    """The shortest way into base contact."""
    way, cause = way_of(p, f), Cause("charge", f.model)
    assert way is not None
    if way.end != (model(p, f.model).base.x, model(p, f.model).base.y):
        p.effect(Move(f.model, cause, *way.end, way.z))
    p.effect(Mark(f.model, cause, (("charged", True),)))
    p.tell("kill_team-event-charge-made", model=p.scene.names[f.model], target=p.scene.names[f.target])
    return DONE


@KILL_TEAM.quantity("charged")
def _charged(p: Position, row: int) -> bool:
    return model(p, row).charged
