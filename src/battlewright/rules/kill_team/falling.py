"""Falls: an automatic hit, and where the model that fell comes to stand (3.1)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.effects import Move
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import body, enemies, in_play, others
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, inches
from battlewright.table.placement import FreeSpace


class Fall(Frame, tag="fall"):
    """A model falls so many micrometres to x, y, z."""

    model: int
    height: int
    x: int
    y: int
    z: int
    lost: Any = ()


fall = KILL_TEAM.procedure(Fall)


@fall.step("KT-AERIAL-05", "KT-M-04A")
def hit_the_ground(p: Position, f: Fall) -> StepResult:
    """One hit whose Strength is the height in inches, rounded up."""
    strength = min(10, -(-f.height // INCH))
    return Strikes(strikes=(Strike(f.model, f.model, kind="fall", strength=strength),))


@fall.step("KT-AERIAL-06", "KT-M-04B", "KT-M-04C", "KT-RUL-17")
def lie_there(p: Position, f: Fall) -> StepResult:
    """Alive, it is put at the lowest point of its fall, or as near as it may be: on nobody and not near an enemy."""
    f.lost = ()
    if not in_play(p, f.model):
        return DONE
    own = body(p, f.model).raised_to(f.z)
    kept_off = [_wider(body(p, row)) for row in enemies(p, f.model)]
    place = FreeSpace(own, p.scene.table, (*others(p, f.model), *kept_off)).nearest((f.x, f.y))
    p.effect(Move(f.model, Cause("fall", f.model), *place, f.z))
    return DONE


def _wider(base: Disc) -> Disc:
    """An enemy with the inch about it in which nobody is put."""
    return Disc(base.x, base.y, base.z, base.radius + inches(1), base.height)
