"""A round of close combat, in the order of its 13 steps (H34)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, MEET, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.breakdown import tell_lines
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.aftermath import Aftermath
from battlewright.rules.ninth_age.breaking import BreakTests
from battlewright.rules.ninth_age.combatants import Rows, combats, foes_of, present, with_company
from battlewright.rules.ninth_age.duel import Duels, is_over
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.fear import FearTests
from battlewright.rules.ninth_age.formation import leader
from battlewright.rules.ninth_age.initiative import InitiativeSteps
from battlewright.rules.ninth_age.leadership import has_rule
from battlewright.rules.ninth_age.make_way import MakeWay
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.score import NOBODY, compared, score_lines, scores
from battlewright.rules.ninth_age.state import Character, is_unit, piece
from battlewright.rules.ninth_age.weapons import PickWeapons

__all__ = ["CombatRound", "combats"]

FRENZY = "frenzy"
"""The special rule (H69)."""


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


@combat.step("T9A-S-13B")
def test_for_fear(p: Position, f: CombatRound) -> StepResult:
    """Step 1: whoever faces what it fears tests Leadership."""
    return FearTests(units=present(p, f.units))


@combat.step("T9A-H-34C")
def pick_weapons(p: Position, f: CombatRound) -> StepResult:
    """Step 2: in the first round of a combat weapons are picked for all of it."""
    return PickWeapons(units=present(p, f.units))


@combat.step("T9A-H-34D", "T9A-H-34T")
def make_way(p: Position, f: CombatRound) -> StepResult:
    """Step 3: characters make way."""
    return MakeWay(units=f.units)


@combat.step("T9A-H-34E", "T9A-H-65A")
def offer_duels(p: Position, f: CombatRound) -> StepResult:
    """Step 4: duels are offered and accepted."""
    return Duels(units=f.units)


@combat.step("T9A-STRIKE-03", "T9A-H-34F")
def strike_by_initiative(p: Position, f: CombatRound) -> StepResult:
    """Step 5: models of both sides strike by Initiative."""
    return InitiativeSteps(units=f.units)


@combat.step("T9A-H-34L", "T9A-H-37I", "T9A-H-37J", "T9A-H-37K")
def reckon(p: Position, f: CombatRound) -> StepResult:
    """Step 6: the score says who has won."""
    both = scores(p, f)
    f.winner, f.difference = compared(p, f, both)
    for side, points in enumerate(both):
        p.mark("score", points, side + 1)
        p.tell("event-score", player=side, points=points)
        tell_lines(p, "event-score-line", side, score_lines(p, f, side))
    f.wounds = f.overkill = (0, 0)
    return MEET


@combat.step("T9A-H-69D")
def lose_frenzy(p: Position, f: CombatRound) -> StepResult:
    """Step 6: who lost is no longer frenzied."""
    for row in f.units:
        found = piece(p, row)
        if found.alive and f.winner == 1 - found.side and FRENZY not in found.gone and _is_frenzied(p, row):
            p.effect(Mark(row, RULE, (("gone", (*found.gone, FRENZY)),)))
    return None


def _is_frenzied(p: Position, row: int) -> bool:
    return has_rule(p, ("rank_and_file" if is_unit(p, row) else "character", row), FRENZY)


@combat.step("T9A-H-34L", "T9A-H-38A", "T9A-H-33D")
def test_for_break(p: Position, f: CombatRound) -> StepResult:
    """The losers who still have foes take break tests."""
    losers = tuple(row for row in present(p, f.units) if _has_lost(p, f, row))
    return BreakTests(units=losers, difference=f.difference) if losers else None


def _has_lost(p: Position, f: CombatRound, row: int) -> bool:
    return f.winner not in (NOBODY, piece(p, row).side) and bool(foes_of(p, row))


@combat.step("T9A-H-34N", "T9A-H-34O", "T9A-H-34P", "T9A-H-34Q", "T9A-H-34R")
def what_follows(p: Position, f: CombatRound) -> StepResult:
    """Steps 8 to 12: pursuit, flight, pivots and combat reforms; panic, step 7, is for a patch before this one."""
    rows, broken = present(p, f.units), tuple(row for row in f.broken if in_play(p, row))
    found = Aftermath(units=rows, broken=broken, winner=f.winner, difference=f.difference)
    forget(f)
    return found


def forget(f: CombatRound) -> None:
    """What the round has come to is of no more use."""
    f.winner, f.difference, f.broken = NOBODY, 0, ()


@combat.step("T9A-H-34S", "T9A-H-65E", "T9A-H-65L", "T9A-H-65N")
def end_round(p: Position, f: CombatRound) -> StepResult:
    """Step 13: what lasted for the round ends, and for those without foes what lasted for the combat."""
    for row in f.units:
        found = piece(p, row)
        lasting = _after(p, f, row)
        changed = tuple((name, value) for name, value in lasting if getattr(found, name) != value)
        if changed:
            p.effect(Mark(row, RULE, changed))
    return DONE


def _after(p: Position, f: CombatRound, row: int) -> tuple[tuple[str, Any], ...]:
    """What a unit or character keeps of a round, as values of its fields."""
    found = piece(p, row)
    goes_on = found.alive and any(foe in f.units for foe in foes_of(p, leader(p, row)))
    duellist = ("character" if isinstance(found, Character) else "champion", row)
    fields: dict[str, Any] = {"fought": int(goes_on), "afraid": False, "crushing": ()}
    if not goes_on or is_over(p, duellist):
        fields["duel"] = ()
    if not goes_on:
        fields["weapon"] = ""
    if isinstance(found, Character):
        fields |= {"company": -1, "withdrawn": False, "refused": goes_on and found.refused}
    return tuple(fields.items())
