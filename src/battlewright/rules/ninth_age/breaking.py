"""Break tests of the side that lost a round, and what takes their place for daemons and the unstable (H38, H67)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, total
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.combatants import combats, foes_of
from battlewright.rules.ninth_age.contact import facing_of, touching
from battlewright.rules.ninth_age.effects import RULE, Break, Destroy
from battlewright.rules.ninth_age.formation import Fighter, formation, full_ranks, leader
from battlewright.rules.ninth_age.leadership import (
    LeadershipTest,
    has_rule,
    leadership,
    may_reroll,
    most_have,
)
from battlewright.rules.ninth_age.remembered import by_own_rows, by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.score import rank_bonus
from battlewright.rules.ninth_age.state import Character, piece, profile
from battlewright.rules.ninth_age.wounds import Tolls, remaining, take

DISRUPTING = 2
"""Full Ranks with which an enemy in flank or rear disrupts a unit."""

MOST_OF_THE_STEADFAST = 12
"""The most wounds that a Steadfast unit loses by being Unstable."""


class BreakTests(Frame, tag="break_tests"):
    """The tests of all formations of the losing side in `units`; those that broke are put into `broken` of the frame
    below."""

    units: tuple[int, ...]
    difference: int
    broken: tuple[int, ...] = ()
    picked: Any = None


class BreakTest(Frame, tag="break_test"):
    """The test of one formation, or its loss of wounds instead; if it breaks, it is added to `broken` of the frame
    below."""

    row: int
    difference: int
    passed: Any = None


tests = NINTH_AGE.procedure(BreakTests)


@tests.step("T9A-H-38H")
def pick(p: Position, f: BreakTests) -> StepResult:
    """The player who lost says who tests next, where one test can matter to another."""
    names = p.scene.names
    options = tuple(("test", names[row]) for row in f.units)
    if len(options) < 2 or not any(_matters_to_others(p, row) for row in f.units):
        return "test_next"
    return Choose(piece(p, f.units[0]).side, "ask-break-order", "picked", options, default=options[0])


@tests.step("T9A-H-38H", "T9A-H-38A")
def test_next(p: Position, f: BreakTests) -> StepResult:
    """One after the other."""
    if not f.units:
        p.stack[-2].broken = f.broken  # type: ignore[attr-defined]
        return DONE
    row = p.scene.index[f.picked[1]] if f.picked else f.units[0]
    f.units, f.picked = tuple(one for one in f.units if one != row), None
    return BreakTest(row=row, difference=f.difference)


@tests.step()
def go_on(p: Position, f: BreakTests) -> StepResult:
    """The next."""
    return "pick"


def _matters_to_others(p: Position, row: int) -> bool:
    """Whether with a formation the general or the battle standard would flee."""
    company = (piece(p, other) for who, other in formation(p, row).fighters if who == "character")
    return any(isinstance(one, Character) and (one.is_general or one.is_standard_bearer) for one in company)


single = NINTH_AGE.procedure(BreakTest)


@single.step("T9A-H-67A", "T9A-H-67C", "T9A-H-67E", "T9A-S-22A")
def instead(p: Position, f: BreakTest) -> StepResult:
    """Who takes no break test: those who cannot break, and those who lose wounds instead."""
    if p.value("break.instability", f.row):
        return "roll_instability"
    if p.value("break.unstable", f.row):
        spared = int(p.value("unstable.spared", f.row))
        _crumble(p, f.row, max(0, int(p.value("unstable.wounds", f.row, f.difference)) - spared), "unstable")
        return DONE
    return DONE if p.value("break.never", f.row) else None


@single.step("T9A-H-38A", "T9A-H-38F")
def roll_break(p: Position, f: BreakTest) -> StepResult:
    """2D6 against Leadership less the difference."""
    need = leadership(p, f.row) - int(p.value("break.difference", f.row, f.difference))
    return LeadershipTest(row=f.row, need=need, why="break")


@single.step("T9A-H-38A", "T9A-H-50F")
def judge_break(p: Position, f: BreakTest) -> StepResult:
    """Who fails is broken, and flees when that time comes."""
    if f.passed:
        return DONE
    if p.value("break.destroys", f.row):
        p.effect(Destroy(f.row, RULE))
        return DONE
    p.effect(Break(f.row, RULE))
    below: Any = p.stack[-2]
    below.broken = (*below.broken, f.row)
    return DONE


@single.step("T9A-H-67A")
def roll_instability(p: Position, f: BreakTest) -> StepResult:
    """2D6 and the difference, less Leadership: so many wounds."""
    values = {"unit": p.scene.names[f.row], "difference": f.difference}
    over = f.difference - leadership(p, f.row)
    return Roll(piece(p, f.row).side, "roll-instability", "passed", wounds_over(over), values=values)


@single.step("T9A-H-67A", "T9A-H-67B")
def crumble(p: Position, f: BreakTest) -> StepResult:
    """The wounds that it loses."""
    _crumble(p, f.row, f.passed, "instability")
    return DONE


def _positive(number: int) -> int:
    return max(0, number)


def wounds_over(bonus: int) -> Partition[int]:
    """2D6 and a bonus, if that is more than 0 (T9A-H-67A)."""
    return total((D6, D6), bonus).map(_positive, "above 0")


def _crumble(p: Position, row: int, wounds: int, why: str) -> None:
    p.tell("event-crumbles", unit=p.scene.names[row], wounds=wounds, why=why)
    take(p, falling(p, row, wounds), Cause(why))


def falling(p: Position, row: int, wounds: int) -> Tolls:
    """Wounds of a whole formation by groups: the rank and file first, then the champion, then characters
    (T9A-H-67B)."""
    tolls = []
    for target in formation(p, row).fighters:
        taken = min(wounds, remaining(p, target))
        wounds -= taken
        if taken:
            tolls.append((target, taken))
    return tuple(sorted(tolls))


@NINTH_AGE.contribution("break.difference", "base", "T9A-H-38A")
def _the_whole_difference(p: Position, row: int, difference: int) -> int:
    return difference


@NINTH_AGE.contribution("break.difference", "replace", "T9A-H-38B")
def _none_for_the_steadfast(p: Position, row: int, difference: int) -> int | None:
    return 0 if is_steadfast(p, row) else None


@NINTH_AGE.contribution("break.difference", "replace", "T9A-H-38D")
def _none_for_the_stubborn(p: Position, row: int, difference: int) -> int | None:
    return 0 if is_stubborn(p, row) else None


@by_rows
def is_steadfast(p: Position, row: int) -> bool:
    """Whether a formation is Steadfast (query `steadfast`)."""
    return bool(p.value("steadfast", leader(p, row)))


@by_own_rows
def is_stubborn(p: Position, row: int) -> bool:
    """Whether somebody in a formation is Stubborn, and so all of it (query `stubborn`)."""
    return any(p.value("stubborn", fighter) for fighter in formation(p, row).fighters)


@NINTH_AGE.contribution("steadfast", "base", "T9A-H-38B", "T9A-R-16")
def _more_full_ranks_than_each_enemy(p: Position, row: int) -> int:
    return int(_outranks(p, row, foes_of(p, row)))


@NINTH_AGE.contribution("steadfast", "replace", "T9A-R-16", only={"steadfast_against": "combat"})
def _more_than_each_of_the_combat(p: Position, row: int) -> int:
    foes = (one for units in combats(p) if row in units for one in units)
    return int(_outranks(p, row, (foe for foe in foes if piece(p, foe).side != piece(p, row).side)))


def _outranks(p: Position, row: int, foes: Iterable[int]) -> bool:
    own = full_ranks(p, row)
    return all(own > full_ranks(p, foe) for foe in foes)


@NINTH_AGE.contribution("steadfast", "natural", "T9A-H-38C")
def _not_when_disrupted(p: Position, row: int) -> int | None:
    disrupting = any(
        facing_of(p, foe, row) != "front" and full_ranks(p, foe) >= DISRUPTING
        for foe in foes_of(p, row)
        if foe in touching(p, row)
    )
    return 0 if disrupting else None


@NINTH_AGE.contribution("stubborn", "base", "T9A-H-38D")
def _by_special_rule(p: Position, fighter: Fighter) -> int:
    return int(has_rule(p, fighter, "stubborn"))


@NINTH_AGE.contribution("stubborn", "natural", "T9A-H-65E")
def _not_after_a_refusal(p: Position, fighter: Fighter) -> int | None:
    found = piece(p, fighter[1])
    return 0 if isinstance(found, Character) and found.refused else None


@NINTH_AGE.contribution("break.never", "base", "T9A-S-22A", "T9A-H-48I")
def _unbreakable(p: Position, row: int) -> int:
    return int(most_have(p, row, "unbreakable"))


@NINTH_AGE.contribution("break.destroys", "base", "T9A-H-50F")
def _war_machine(p: Position, row: int) -> int:
    return int(profile(p, row).troop == "war_machine")


@NINTH_AGE.contribution("break.instability", "base", "T9A-H-67A", "T9A-H-67E")
def _daemonic(p: Position, row: int) -> int:
    return int(most_have(p, row, "daemonic_instability"))


@NINTH_AGE.contribution("break.unstable", "base", "T9A-H-67C", "T9A-H-48I")
def _unstable(p: Position, row: int) -> int:
    return int(most_have(p, row, "unstable"))


@NINTH_AGE.contribution("unstable.wounds", "base", "T9A-H-67C")
def _as_many_as_it_lost_by(p: Position, row: int, difference: int) -> int:
    return difference


@NINTH_AGE.contribution("unstable.wounds", "replace", "T9A-H-67D")
def _the_stubborn_half(p: Position, row: int, difference: int) -> int | None:
    return -(-difference // 2) if is_stubborn(p, row) else None


@NINTH_AGE.contribution("unstable.wounds", "cap", "T9A-H-67D")
def _the_steadfast_at_most_twelve(p: Position, row: int, difference: int) -> tuple[None, int] | None:
    return (None, MOST_OF_THE_STEADFAST) if is_steadfast(p, row) else None


@NINTH_AGE.contribution("unstable.spared", "base", "T9A-H-67D")
def _by_the_battle_standard(p: Position, row: int) -> int | None:
    return max(1, rank_bonus(p, row)) if may_reroll(p, row) else None


NINTH_AGE.marked("broken", "piece", start=False)
