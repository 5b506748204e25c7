"""What the phases of a turn have in common: one thing that a formation does, and the word that ends a phase."""

from __future__ import annotations

from battlewright.core import actions
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.combatants import foes_of
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations, piece

PASS: Option = ("pass",)
"""The phase is over."""


class Act(Frame, tag="action"):
    """One thing that a formation does in a phase: a charge that was declared, a move, a shot."""

    row: int
    option: Option


act = NINTH_AGE.procedure(Act)


@act.step()
def carry_out(p: Position, f: Act) -> StepResult:
    """The procedure of the action."""
    return p.rules.actions[f.option[0]].begin(p, f.row, f.option)


def options_of(p: Position, side: int, *names: str) -> tuple[Option, ...]:
    """What the formations of a side may do among these actions."""
    return tuple(option for row in formations(p, side) for option in actions.options(p, row, names))


def actor(p: Position, option: Option) -> int:
    """The formation that an option names first."""
    return p.scene.index[option[1]]


def verify_own(p: Position, side: int, option: Option) -> None:
    """Say why a formation of the side that an option names cannot do it; raises `Illegal`."""
    row = p.scene.index.get(option[1]) if len(option) > 1 and option[0] in p.rules.actions else None
    if row not in p.scene.pieces[side]:
        return
    assert row is not None
    if not piece(p, row).alive:
        raise Illegal("reason-destroyed", ("T9A-H-04F",), model=p.scene.names[row])
    if row in formations(p, side):
        actions.verify(p, row, option)


def fights(p: Position, row: int) -> bool:
    """Whether a formation is in combat."""
    return bool(foes_of(p, row))


NINTH_AGE.stops.update(end_of_action=Act)
