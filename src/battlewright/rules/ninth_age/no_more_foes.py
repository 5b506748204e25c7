"""Units whose foes are all gone before any combat of a phase is fought: they pivot or overrun (H33)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.moving import leave_combat
from battlewright.rules.ninth_age.pivot import Pivot
from battlewright.rules.ninth_age.pursuit import Overrun
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations, piece


class NoMoreFoes(Frame, tag="no_more_foes"):
    """At the start of a close-combat phase: `left` are the formations that still have to act."""

    left: tuple[int, ...] = ()


def without_foes(p: Position) -> tuple[int, ...]:
    """The formations that fought or charged and touch no enemy any more, those of the active side first."""
    active = p.rules.active(p)
    return tuple(
        row
        for side in (active, 1 - active)
        for row in formations(p, side)
        if (piece(p, row).fought or piece(p, row).charged) and not touching(p, row)
    )


foes = NINTH_AGE.procedure(NoMoreFoes)


@foes.step("T9A-H-33A")
def find_those_without_foes(p: Position, f: NoMoreFoes) -> StepResult:
    """Whose foes are gone since the last movement."""
    f.left = without_foes(p)
    return None


@foes.step("T9A-H-33A", "T9A-H-33B", "T9A-H-33C")
def act(p: Position, f: NoMoreFoes) -> StepResult:
    """Each pivots; who charged in this turn may overrun instead."""
    if not f.left:
        return DONE
    row, f.left = f.left[0], f.left[1:]
    charged = piece(p, row).charged
    leave_combat(p, row)
    return Overrun(row) if charged else Pivot(row)


@foes.step("T9A-H-33B")
def next_one(p: Position, f: NoMoreFoes) -> StepResult:
    """The others."""
    return "act"
