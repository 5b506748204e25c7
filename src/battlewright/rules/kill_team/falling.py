"""Falls: an automatic hit, and where the model that fell comes to stand (3.1)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.clearance import kept_off, put_down
from battlewright.rules.kill_team.effects import Move
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import profile
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.lengths import INCH


class Fall(Frame, tag="fall"):
    """A model falls so many micrometres to x, y, z."""

    model: int
    height: int
    x: int
    y: int
    z: int
    lost: Any = ()


fall = KILL_TEAM.procedure(Fall)


@fall.step("KT-AERIAL-05", "KT-M-04A", "KT-M-03B")
def hit_the_ground(p: Position, f: Fall) -> StepResult:
    """One hit that is the harder the higher the fall."""
    p.tell("kill_team-event-falls", model=p.scene.names[f.model], distance=f.height)
    strength = int(p.value("fall.strength", f.model, f.height))
    return Strikes(strikes=(Strike(f.model, f.model, kind="fall", strength=strength),)) if strength else None


@fall.step("KT-AERIAL-06", "KT-M-04B", "KT-M-04C", "KT-RUL-17")
def lie_there(p: Position, f: Fall) -> StepResult:
    """Alive, it is put at the lowest point of its fall, or as near as it may be: on nobody and not near an enemy."""
    f.lost = ()
    if not in_play(p, f.model):
        return DONE
    own, table = body(p, f.model).raised_to(f.z), p.scene.table
    end = put_down(own, (f.x, f.y), table, kept_off(p, f.model))
    p.effect(Move(f.model, Cause("fall", f.model), end.x, end.y, end.z))
    return DONE


@KILL_TEAM.contribution("fall.strength", "base", "KT-M-04A", "KT-RUL-44", only={"fall_strength": "height"})
def _an_inch_each(p: Position, row: int, height: int) -> int:
    return -(-height // INCH)


@KILL_TEAM.contribution(
    "fall.strength", "base", "KT-M-04A", "KT-RUL-44", only={"fall_strength": "half_height"}, id="half"
)
def _two_inches_each(p: Position, row: int, height: int) -> int:
    return -(-height // (2 * INCH))


@KILL_TEAM.contribution("fall.strength", "cap", "KT-RUL-44")
def _at_most_10(p: Position, row: int, height: int) -> tuple[int, int]:
    return 1, 10


@KILL_TEAM.contribution("fall.strength", "natural", "KT-M-04D")
def _lands_softly(p: Position, row: int, height: int) -> int | None:
    return 0 if "grav_chute" in profile(p, row).wargear else None
