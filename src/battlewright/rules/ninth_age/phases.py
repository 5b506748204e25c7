"""The phases of a player's turn: charges, compulsory moves, remaining moves, shooting, close combat."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.ruleset import NINTH_AGE

PASS: Option = ("pass",)
"""The phase is over."""


class Charges(Frame, tag="charges"):
    """The charge phase of a side; `chosen` is the next charge."""

    side: int
    chosen: Option | None = None


class CompulsoryMoves(Frame, tag="compulsory_moves"):
    """The compulsory moves of a side."""

    side: int


class RemainingMoves(Frame, tag="remaining_moves"):
    """The remaining moves of a side; `chosen` is the unit to move next."""

    side: int
    chosen: Option | None = None


class Shooting(Frame, tag="shooting"):
    """The shooting of a side; `chosen` is the next shot."""

    side: int
    chosen: Option | None = None


class CombatPhase(Frame, tag="combat_phase"):
    """The close combat of a turn; `fought` are the units that have fought in it."""

    side: int
    fought: tuple[int, ...] = ()
    chosen: Option | None = None


charges = NINTH_AGE.procedure(Charges)


@charges.step("T9A-H-14A")
def choose_charge(p: Position, f: Charges) -> StepResult:
    """Charges are declared one by one."""
    return Choose(f.side, "ask-charge", "chosen", (PASS,), default=PASS)


@charges.step("T9A-H-14A")
def end_charges(p: Position, f: Charges) -> StepResult:
    """Until no more is declared."""
    f.chosen = None
    return DONE


for _phase in (CompulsoryMoves, RemainingMoves, Shooting, CombatPhase):

    @NINTH_AGE.procedure(_phase).step()
    def nothing(p: Position, f: Frame) -> StepResult:
        """To come."""
        return DONE
