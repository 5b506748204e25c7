"""Rallying: a fleeing unit tests Leadership in its own turn, and forms up or flees on (H20, H21)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.effects import RULE, Reform
from battlewright.rules.ninth_age.flight import FleeOn
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.leadership import LeadershipTest, leadership
from battlewright.rules.ninth_age.moving import follow, has_room, mark
from battlewright.rules.ninth_age.pivot import STAY, Pivot
from battlewright.rules.ninth_age.reform import widths
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, piece, unit
from battlewright.table.bodies import Block

SHARE = 4
"""One of so many of its starting models is too few for a unit to rally easily."""


class Rally(Frame, tag="rally"):
    """A fleeing formation tries to rally."""

    row: int
    passed: Any = None
    chosen: Option | None = None


rally = NINTH_AGE.procedure(Rally)


@rally.step("T9A-H-20A")
def test_rally(p: Position, f: Rally) -> StepResult:
    """A Leadership test."""
    return LeadershipTest(f.row, int(p.value("rally.leadership", f.row)), "rally")


@rally.step("T9A-H-20A", "T9A-H-21A")
def judge_rally(p: Position, f: Rally) -> StepResult:
    """Who fails flees on."""
    passed, f.passed = f.passed, None
    if not passed:
        return "flee_on"
    mark(p, f.row, fleeing=False, acted=True)
    p.tell("event-rallied", unit=p.scene.names[f.row])
    return None


@rally.step("T9A-H-20C")
def choose_files(p: Position, f: Rally) -> StepResult:
    """It reforms in as many files as it likes and there is room for."""
    if not isinstance(p.rows[f.row], Unit):
        return "turn"
    options = (STAY, *(("files", files) for files in widths(p, f.row) if _has_room(p, f.row, files)))
    values = {"unit": p.scene.names[f.row]}
    return Choose(piece(p, f.row).side, "ask-rally-files", "chosen", options, default=STAY, values=values)


@rally.step("T9A-H-20C")
def form_up(p: Position, f: Rally) -> StepResult:
    """About its centre."""
    chosen, f.chosen = f.chosen, None
    if chosen is not None and chosen != STAY:
        block = _in_files(p, f.row, chosen[1])
        p.effect(Reform(f.row, RULE, block.files, block.x, block.y, block.facing))
        follow(p, f.row)
    return None


@rally.step("T9A-H-20C")
def turn(p: Position, f: Rally) -> StepResult:
    """And it faces as it likes."""
    return Pivot(f.row)


@rally.step("T9A-H-20C")
def rallied(p: Position, f: Rally) -> StepResult:
    """That is its turn."""
    return DONE


@rally.step("T9A-H-21A")
def flee_on(p: Position, f: Rally) -> StepResult:
    """It flees on."""
    return FleeOn(f.row)


def _in_files(p: Position, row: int, files: int) -> Block:
    """A unit in so many files about the same centre."""
    own = unit(p, row).block
    made = Block(own.x, own.y, own.z, files, own.models, own.width, own.depth, own.height, own.facing)
    (x, y), (to_x, to_y) = made.middle, own.middle
    return made.at(made.x + to_x - x, made.y + to_y - y)


def _has_room(p: Position, row: int, files: int) -> bool:
    """Whether a unit can form up so; those beside it are left where they are."""
    return files != unit(p, row).block.files and has_room(p, row, (_in_files(p, row, files),))


@NINTH_AGE.contribution("rally.leadership", "base", "T9A-H-20A")
def _as_in_other_tests(p: Position, row: int) -> int:
    return leadership(p, row)


@NINTH_AGE.contribution("rally.leadership", "replace", "T9A-H-20B", "T9A-H-06B")
def _half_with_a_quarter_left(p: Position, row: int) -> int | None:
    found = piece(p, row)
    few = isinstance(found, Unit) and SHARE * len(formation(p, row).stands) <= found.starting
    return -(-leadership(p, row) // 2) if few else None


@NINTH_AGE.contribution("rally.leadership", "add", "T9A-H-20D")
def _musician(p: Position, row: int) -> int | None:
    found = piece(p, row)
    return 1 if isinstance(found, Unit) and found.musician else None


@NINTH_AGE.contribution("rally.leadership", "cap", "T9A-H-06E")
def _from_0_to_10(p: Position, row: int) -> tuple[int, int]:
    return 0, 10
