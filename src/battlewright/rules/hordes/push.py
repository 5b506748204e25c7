"""Being pushed (2.9): by a weapon or a spell."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, others
from battlewright.rules.hordes.falling import Drop
from battlewright.rules.hordes.profiles import Displacement
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.straight import meets
from battlewright.rules.hordes.stride import Stride
from battlewright.rules.hordes.thrown import line_between
from battlewright.table.lengths import inches
from battlewright.table.movement import advance


class Pushed(Frame, tag="pushed"):
    """A model is pushed `distance` micrometres directly away from `source`."""

    model: int
    source: int
    distance: int


pushed = HORDES.procedure(Pushed)


@pushed.step("HRD-R-209H", "HRD-EFFECT-01")
def push(p: Position, f: Pushed) -> StepResult:
    """It moves straight, and keeps its facing."""
    own, toward = body(p, f.model), line_between(p, f.source, f.model)
    path = advance(
        own, toward, f.distance, p.scene.table, others(p, f.model), stopping=meets(p, "pushed", f.model)
    )
    if path.end == path.start:
        return DONE
    p.tell("event-pushed", model=p.scene.names[f.model])
    return Stride(f.model, *path.end, own.z, "push", f.source)


@pushed.step("HRD-R-212H")
def drop(p: Position, f: Pushed) -> StepResult:
    """It falls where it has lost its ground."""
    f.distance = 0
    return Drop(f.model, f.source, line_between(p, f.source, f.model))


HORDES.table_entry("pushed.meets", "model", "stops", "HRD-R-209I")
HORDES.table_entry("pushed.meets", "obstacle", "stops", "HRD-R-209I")
HORDES.table_entry("pushed.meets", "obstruction", "stops", "HRD-R-209I")
HORDES.table_entry("pushed.meets", "rough", "slows", "HRD-R-209H")


def _push(target: int, source: int, effect: Displacement) -> Frame:
    return Pushed(target, source, inches(effect.inches))


HORDES.table_entry("displacement", "push", _push, "HRD-EFFECT-01")
