"""Being slammed (2.13, HRD-SLAM-02 to 07): by a power attack, a weapon or a spell."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import total
from battlewright.core.position import Position
from battlewright.core.requests import Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, others, standing
from battlewright.rules.hordes.citing import cite_edge, cite_not
from battlewright.rules.hordes.collateral import Impact
from battlewright.rules.hordes.contacts import leads_into, touches
from battlewright.rules.hordes.falling import come_to_rest
from battlewright.rules.hordes.profiles import Displacement
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, size
from battlewright.rules.hordes.straight import meets
from battlewright.rules.hordes.stride import Stride
from battlewright.rules.hordes.thrown import crash_told, line_between
from battlewright.table.lengths import INCH, inches
from battlewright.table.movement import Path, advance
from battlewright.table.placement.free import NORTH
from battlewright.table.plane import Point


class Slammed(Frame, tag="slammed"):
    """A model is slammed directly away from `slammer`: `distance` micrometres or, with 0, d6 inches.

    `power` is the POW of the slam damage and of collateral damage, `boosted` that the former is already. The rest is
    what its way has led to: whom it `contacted`, whether something hard has `stopped` it, how deep it falls, the way
    `toward` which it went.
    """

    model: int
    slammer: int
    power: int
    distance: int = 0
    boosted: bool = False
    rolled: Any = None
    contacted: tuple[int, ...] = ()
    stopped: bool = False
    depth: int = 0
    toward: Point = NORTH


slammed = HORDES.procedure(Slammed)


@slammed.step("HRD-SLAM-02", "HRD-R-213L")
def roll_distance(p: Position, f: Slammed) -> StepResult:
    """d6 inches, unless an effect says how far."""
    if f.distance:
        return None
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.slammer).side, "roll-slammed", "rolled", total((D6,)), values=values)


@HORDES.contribution("slam.distance", "base", "HRD-SLAM-02")
def as_far_as_rolled(p: Position, f: Slammed) -> int:
    """The inches rolled, or those of the effect."""
    return f.distance or int(f.rolled) * INCH


@HORDES.contribution("slam.distance", "multiply", "HRD-R-213L", "HRD-R-202B")
def larger_base_flies_half(p: Position, f: Slammed) -> Fraction | None:
    """Half as far on a base larger than the slammer's, fractions kept."""
    return Fraction(1, 2) if size(p, f.model) > size(p, f.slammer) else None


@slammed.step("HRD-SLAM-02", "HRD-SLAM-03", "HRD-R-213L", "HRD-R-219N")
def slide(p: Position, f: Slammed) -> StepResult:
    """It moves straight away from the slammer until it has gone so far or something stops it."""
    own, toward = body(p, f.model), line_between(p, f.slammer, f.model)
    distance = int(p.value("slam.distance", f))
    f.distance, f.rolled = 0, None
    path = advance(
        own, toward, distance, p.scene.table, others(p, f.model), stopping=meets(p, "slammed", f.model)
    )
    end, f.depth = come_to_rest(own.at(*path.end), p.scene.table)
    f.contacted = tuple(_contacted(p, f.model, path, toward))
    f.stopped = _at_terrain(path) or any(size(p, row) >= size(p, f.model) for row in f.contacted)
    f.toward = toward
    cite_edge(p, end, "HRD-R-219N")
    if not f.stopped:
        cite_not(p, "HRD-SLAM-03")
    told = crash_told(p, f.model, f.contacted, f.stopped)
    p.tell("event-slammed", model=p.scene.names[f.model], x=end.x, y=end.y, **told)
    return Stride(f.model, end.x, end.y, end.z, "slam", f.slammer)


@slammed.step("HRD-SLAM-04", "HRD-R-213N")
def crash(p: Position, f: Slammed) -> StepResult:
    """What it has run into or passed over is struck too."""
    made = Impact(f.model, f.slammer, f.power, "slam", f.contacted, f.stopped, f.depth, f.toward)
    made.boosted = f.boosted
    f.contacted, f.stopped, f.depth, f.toward, f.boosted = (), False, 0, NORTH, False
    return made


HORDES.table_entry("slammed.meets", "model", "stops", "HRD-R-213O")
HORDES.table_entry("slammed.meets", "smaller base", "passes", "HRD-R-213N", "HRD-SLAM-04")
HORDES.table_entry("slammed.meets", "obstacle", "stops", "HRD-R-213O", "HRD-SLAM-07")
HORDES.table_entry("slammed.meets", "obstruction", "stops", "HRD-R-213O", "HRD-SLAM-03")
HORDES.table_entry("slammed.meets", "rough", "slows", "HRD-R-213M", "HRD-SLAM-07")


def _at_terrain(path: Path) -> bool:
    return path.stop is not None and path.stop.kind == "feature"


def _contacted(p: Position, moved: int, path: Path, toward: Point) -> Iterator[int]:
    """The smaller bases on the way, and those not smaller that it runs into at its end.

    Whom it touched before it moved counts only if it goes into them.
    """
    own = body(p, moved)
    end, met = own.at(*path.end), {one.what for one in path.met if one.kind in ("over", "touch", "body")}
    for row in standing(p):
        other = body(p, row)
        if row == moved or (other not in met and not touches(end, other)):
            continue
        if size(p, row) < size(p, moved):
            if other in met and (not touches(own, other) or leads_into(own, toward, other)):
                yield row
        elif touches(end, other) and leads_into(end, toward, other):
            yield row


def _slam(target: int, source: int, effect: Displacement) -> Frame:
    return Slammed(target, source, effect.POW, inches(effect.inches))


HORDES.table_entry("displacement", "slam", _slam, "HRD-EFFECT-01", "HRD-EFFECT-03")
