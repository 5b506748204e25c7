"""A round of close combat, in the order of its 13 steps (H34)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.breaking import BreakTests
from battlewright.rules.ninth_age.combatants import Rows, combats, foes_of, present, with_company
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.initiative import InitiativeSteps
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.score import NOBODY, result, score
from battlewright.rules.ninth_age.state import Unit, piece

__all__ = ["CombatRound", "combats"]


class CombatRound(Frame, tag="combat_round"):
    """One round of one combat: `units` are the rows of its formations at the start.

    `wounds` are the unsaved wounds that each side has caused, `overkill` those beyond the last in duels; `winner` is
    the side that won, or `NOBODY` when both count as winners, `broken` the formations that are to flee.
    """

    units: Rows
    wounds: tuple[int, int] = (0, 0)
    overkill: tuple[int, int] = (0, 0)
    winner: int = NOBODY
    difference: int = 0
    broken: Rows = ()


combat = NINTH_AGE.procedure(CombatRound)


@combat.step("T9A-H-34A", "T9A-H-34B")
def begin(p: Position, f: CombatRound) -> StepResult:
    """Step 1: all that are in it now fight, characters also if their unit falls."""
    f.units = with_company(p, f.units)
    return None


@combat.step("T9A-STRIKE-03", "T9A-H-34F")
def strike_by_initiative(p: Position, f: CombatRound) -> StepResult:
    """Step 5: models of both sides strike by Initiative."""
    return InitiativeSteps(units=f.units)


@combat.step("T9A-H-34L", "T9A-H-37I", "T9A-H-37J", "T9A-H-37K")
def reckon(p: Position, f: CombatRound) -> StepResult:
    """Step 6: the score says who has won."""
    f.winner, f.difference = result(p, f)
    for side in (0, 1):
        points = score(p, f, side)
        p.mark("score", points, side + 1)
        p.tell("event-score", side=side, points=points)
    f.wounds = f.overkill = (0, 0)
    return None


@combat.step("T9A-H-34L", "T9A-H-38A", "T9A-H-33D")
def test_for_break(p: Position, f: CombatRound) -> StepResult:
    """The losers who still have foes take break tests."""
    losers = tuple(row for row in present(p, f.units) if _has_lost(p, f, row))
    return BreakTests(units=losers, difference=f.difference) if losers else None


def _has_lost(p: Position, f: CombatRound, row: int) -> bool:
    return f.winner not in (NOBODY, piece(p, row).side) and bool(foes_of(p, row))


@combat.step("T9A-H-34S")
def end_round(p: Position, f: CombatRound) -> StepResult:
    """Step 13: the round is over, and what lasted for it."""
    for row in f.units:
        found = piece(p, row)
        if found.alive:
            goes_on = bool(foes_of(p, row)) if isinstance(found, Unit) or found.unit < 0 else True
            p.effect(Mark(row, RULE, (("fought", int(goes_on)),)))
    return DONE
