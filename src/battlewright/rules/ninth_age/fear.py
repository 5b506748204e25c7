"""Fear in close combat: who faces what it fears tests Leadership, and fights at Weapon Skill 1 if it fails."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.combatants import Rows, foes_of
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.formation import Fighter, formation, leader
from battlewright.rules.ninth_age.leadership import LeadershipTest, any_has, has_rule, leadership
from battlewright.rules.ninth_age.roles import Target
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece

FRIGHTENING = ("fear", "terror")
"""The special rules that cause fear in close combat (T9A-S-18A)."""


class FearTests(Frame, tag="fear_tests"):
    """The tests of the formations in `units` that face what they fear; `row` is the one that tests now."""

    units: Rows
    row: int = -1
    passed: Any = None


fear = NINTH_AGE.procedure(FearTests)


@fear.step("T9A-S-13B")
def test_courage(p: Position, f: FearTests) -> StepResult:
    """One after the other."""
    while f.units:
        f.row, f.units = f.units[0], f.units[1:]
        if p.value("fear", f.row):
            return LeadershipTest(row=f.row, need=leadership(p, f.row), why="fear")
    return DONE


@fear.step("T9A-S-13B")
def lose_courage(p: Position, f: FearTests) -> StepResult:
    """Who fails is afraid for the round."""
    if not f.passed:
        p.effect(Mark(f.row, RULE, (("afraid", True),)))
    f.row, f.passed = -1, None
    return "test_courage"


@NINTH_AGE.contribution("fear", "base", "T9A-S-13A", "T9A-S-13B")
def _of_enemies_in_contact(p: Position, row: int) -> int:
    return int(any(any_has(p, enemy, *FRIGHTENING) for enemy in foes_of(p, row)))


@NINTH_AGE.contribution("fear", "replace", "T9A-S-13C")
def _not_of_the_fearless(p: Position, row: int) -> int | None:
    return 0 if _is_fearless(p, formation(p, row).fighters[0]) else None


@NINTH_AGE.contribution("weapon_skill", "natural", "T9A-S-13B")
def _attacks_afraid(p: Position, b: Blow) -> int | None:
    return 1 if _is_afraid(p, b.fighter) else None


@NINTH_AGE.contribution("defence.WS", "natural", "T9A-S-13B")
def _defends_afraid(p: Position, target: Target) -> int | None:
    return 1 if _is_afraid(p, target) else None


def _is_afraid(p: Position, fighter: Fighter) -> bool:
    return piece(p, leader(p, fighter[1])).afraid and not _is_fearless(p, fighter)


def _is_fearless(p: Position, fighter: Fighter) -> bool:
    return has_rule(p, fighter, *FRIGHTENING, "immune_to_psychology")
