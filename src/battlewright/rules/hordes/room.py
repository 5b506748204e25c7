"""Least disturbance: room for a model that has come to stand on others (2.14, HRD-THROW-21)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.partition import choice
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.citing import cite_under_way
from battlewright.rules.hordes.effects import Move
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, size
from battlewright.table.gaps import overlaps
from battlewright.table.placement import least_disturbance
from battlewright.table.placement.free import NORTH
from battlewright.table.plane import Point

LARGE = 50
"""Diameter of the largest base that can be moved aside, in millimetres (2.28)."""

Shifts = tuple[tuple[int, int, int], ...]
"""Models that make room: row, x, y in micrometres."""


class MakeRoom(Frame, tag="make_room"):
    """Bases that overlap that of `mover` are moved apart; `toward` is the direction in which it came.

    `ways` are the equally good ways, of which `way` is taken.
    """

    mover: int
    toward: Point = NORTH
    ways: tuple[Shifts, ...] = ()
    way: Any = 0


def overlapping(p: Position, row: int) -> tuple[int, ...]:
    """The models whose bases overlap that of a model, in row order."""
    base = body(p, row)
    return tuple(other for other in standing(p) if other != row and overlaps(base, body(p, other)))


room = HORDES.procedure(MakeRoom)


@HORDES.contribution("room.fixed", "base", "HRD-R-214F")
def huge_bases_stay(p: Position, row: int) -> bool:
    """Nothing that is thrown or falls moves a huge model: it shifts itself."""
    return size(p, row) > LARGE


@room.step("HRD-R-214A", "HRD-R-214B", "HRD-R-214F")
def find_ways(p: Position, f: MakeRoom) -> StepResult:
    """The mover stays, as few others as possible are moved, as little as possible."""
    if not overlapping(p, f.mover):
        return DONE
    rows = [row for row in standing(p) if row != f.mover]
    fixed = [index for index, row in enumerate(rows) if p.value("room.fixed", row)]
    bases = [body(p, row) for row in rows]
    found = least_disturbance(body(p, f.mover), bases, p.scene.table, travel=f.toward, fixed=fixed)
    f.ways = tuple(
        tuple((rows[shift.index], shift.body.x, shift.body.y) for shift in way) for way in found.options
    )
    f.toward = NORTH
    if found.shifted:
        mover = found.mover
        p.effect(Move(f.mover, Cause("least_disturbance"), mover.x, mover.y, mover.z))
    return None


@room.step("HRD-R-214D")
def choose_way(p: Position, f: MakeRoom) -> StepResult:
    """Of ways that are equally good one is taken at random."""
    if len(f.ways) < 2:
        return None
    values = {"model": p.scene.names[f.mover]}
    return Roll(model(p, f.mover).side, "roll-least-disturbance", "way", choice(len(f.ways)), values=values)


@room.step("HRD-THROW-21", "HRD-2THROW-25", "HRD-R-214C", "HRD-R-214E")
def make_room(p: Position, f: MakeRoom) -> StepResult:
    """The others are moved, without turning."""
    cite_under_way(p)
    for row, x, y in f.ways[f.way]:
        p.effect(Move(row, Cause("least_disturbance"), x, y, body(p, row).z))
    f.ways, f.way = (), 0
    return DONE
