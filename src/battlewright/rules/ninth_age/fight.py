"""One combat by itself, round after round, until it is over: for odds and for quick questions.

Who breaks, is destroyed or loses contact ends it, and the battle with it. Between its rounds nobody flees, pursues or
reforms: steps 7 to 12 of a round are left out (H34), so that the next round begins where the last one has ended.
"""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.combat import CombatRound, forget
from battlewright.rules.ninth_age.combatants import Rows, combats, foes_of, present, with_company
from battlewright.rules.ninth_age.effects import RULE, Mark, NextTurn
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import battle, piece


class Fight(Frame, tag="fight"):
    """A combat of the formations `units` and the characters in them, the first of the table if none are named.

    It knows no number of its rounds: a question about so many of them stops before `next_round` that many times.
    """

    units: Rows = ()


fight = NINTH_AGE.procedure(Fight)


@fight.step("T9A-STRIKE-03", "T9A-H-34B")
def fight_round(p: Position, f: Fight) -> StepResult:
    """Another round of it."""
    if not f.units:
        f.units = with_company(p, next(iter(combats(p)), ()))
    return CombatRound(units=present(p, f.units)) if f.units else "end_of_fight"


@fight.step("T9A-H-34S")
def end_round(p: Position, f: Fight) -> StepResult:
    """It is over when somebody has broken, or no enemies are left that touch; else its score is past."""
    rows = present(p, f.units)
    if any(piece(p, row).fleeing for row in rows) or not any(foes_of(p, row) for row in rows):
        return "end_of_fight"
    for side in (0, 1):
        p.mark("score", None, side + 1)
    for row in f.units:
        if piece(p, row).charged:
            p.effect(Mark(row, RULE, (("charged", False),)))
    return None


@fight.step("T9A-STRIKE-03", "T9A-R-15")
def next_round(p: Position, f: Fight) -> StepResult:
    """The next is of the other player's turn; where nobody but rank and file fights, that says nothing, and the turn
    stays, so that rounds that begin alike are one."""
    if any(_has_leaders(p, row) for row in present(p, f.units)):
        p.effect(NextTurn(BATTLE, RULE, battle(p).round, 1 - battle(p).active))
    return "fight_round"


def _has_leaders(p: Position, row: int) -> bool:
    return any(who != "rank_and_file" for who, _ in formation(p, row).fighters)


@fight.step("T9A-H-34S", "T9A-R-15")
def end_of_fight(p: Position, f: Fight) -> StepResult:
    """Won by those who stand where all that are beaten are of the other side."""
    beaten = {side for side in (0, 1) if _is_beaten(p, f, side)}
    if len(beaten) == 1:
        p.finish(1 - beaten.pop(), "outcome-fight-won")
    else:
        p.finish(None, "outcome-fight-drawn")
    return None


def _is_beaten(p: Position, f: Fight, side: int) -> bool:
    """Whether somebody of a side in the fight has broken, or nobody of it is left."""
    of = [row for row in present(p, f.units) if piece(p, row).side == side]
    return not of or any(piece(p, row).fleeing for row in of)


@NINTH_AGE.patch(CombatRound, "wrap", "what_follows")
def in_a_fight_by_itself(p: Position, f: CombatRound, inner: Any) -> StepResult:
    """Nothing follows the break tests of a fight by itself."""
    if len(p.stack) > 1 and type(p.stack[-2]) is Fight:
        forget(f)
        return "end_round"
    result: StepResult = inner(p, f)
    return result
