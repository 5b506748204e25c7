"""Leadership: whose a formation uses, what general and battle standard bearer do for it, and tests on it (H05, H74)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import of_side
from battlewright.rules.ninth_age.formation import Fighter, formation, leader
from battlewright.rules.ninth_age.remembered import by_own_rows, by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_attacks import numbers
from battlewright.rules.ninth_age.state import Character, character, piece, profile
from battlewright.table.gaps import within
from battlewright.table.lengths import inches

REROLL: Option = ("reroll",)
KEEP: Option = ("keep",)


class LeadershipTest(Frame, tag="leadership_test"):
    """2D6 of a formation against `need`; whether it passed is put into `passed` of the frame below.

    `why` names the test for the players: break, restrain, rally, reform, fear, ...
    """

    row: int
    need: int
    why: str
    passed: Any = None
    again: Any = None


class _AtMost(msgspec.Struct, frozen=True):
    """Reads whether a total is no more than `need`."""

    need: int

    def __call__(self, rolled: int) -> bool:
        return rolled <= self.need


def two_dice_at_most(need: int) -> Partition[bool]:
    """Whether 2D6 show `need` or less (T9A-H-05E)."""
    return total((D6, D6)).map(_AtMost(need), f"2d6 at most {need}")


@by_rows
def leadership(p: Position, row: int) -> int:
    """The Leadership that a formation uses as it stands (query `leadership`)."""
    return int(p.value("leadership", leader(p, row)))


@by_own_rows
def has_rule(p: Position, fighter: Fighter, *rules: str) -> bool:
    """Whether a fighter has one of these special rules by its model, a part of it, or its troop type."""
    parts = range(len(profile(p, fighter[1]).parts))
    return any(numbers(p, fighter, part, rule) for part in parts for rule in rules)


@by_own_rows
def any_has(p: Position, row: int, *rules: str) -> bool:
    """Whether somebody in a formation has one of these special rules."""
    return any(has_rule(p, fighter, *rules) for fighter in formation(p, row).fighters)


@by_own_rows
def most_have(p: Position, row: int, rule: str) -> bool:
    """Whether the rank and file of a unit, or a character by itself, has a special rule."""
    return has_rule(p, formation(p, row).fighters[0], rule)


@by_own_rows
def may_reroll(p: Position, row: int) -> bool:
    """Whether a battle standard bearer lets a formation reroll failed tests (query `leadership.reroll`)."""
    return bool(p.value("leadership.reroll", leader(p, row)))


test = NINTH_AGE.procedure(LeadershipTest)


@test.step("T9A-H-05E", "T9A-H-38F")
def roll_leadership(p: Position, f: LeadershipTest) -> StepResult:
    """2D6 against Leadership."""
    return _roll(p, f)


@test.step("T9A-H-38E", "T9A-H-74B")
def ask_reroll(p: Position, f: LeadershipTest) -> StepResult:
    """Near the battle standard a failed test may be rolled again."""
    if f.passed or not may_reroll(p, f.row):
        return "report"
    values = {"unit": p.scene.names[f.row]}
    return Choose(piece(p, f.row).side, "ask-reroll", "again", (REROLL, KEEP), default=REROLL, values=values)


@test.step("T9A-H-38E")
def put_aside(p: Position, f: LeadershipTest) -> StepResult:
    """The first roll is gone then."""
    if f.again != REROLL:
        return "report"
    f.passed = f.again = None
    return None


@test.step("T9A-H-38E", "T9A-H-74B", "T9A-S-23A")
def roll_again(p: Position, f: LeadershipTest) -> StepResult:
    """Once, and the second roll counts."""
    return _roll(p, f)


@test.step()
def report(p: Position, f: LeadershipTest) -> StepResult:
    """What tested goes on with the result."""
    p.tell("event-leadership", unit=p.scene.names[f.row], passed=str(f.passed).lower())
    below: Any = p.stack[-2]
    below.passed = f.passed
    return DONE


def _roll(p: Position, f: LeadershipTest) -> Roll:
    values = {"unit": p.scene.names[f.row], "why": f.why, "need": f.need}
    return Roll(piece(p, f.row).side, "roll-leadership", "passed", two_dice_at_most(f.need), values=values)


@NINTH_AGE.contribution("leadership.of", "base", "T9A-H-05D", "T9A-H-49C", "T9A-H-50B")
def _highest_of_its_riders(p: Position, fighter: Fighter) -> int:
    parts = profile(p, fighter[1]).parts
    return max(part.Ld for part in [one for one in parts if not one.is_mount] or parts)


@NINTH_AGE.contribution("leadership.of", "natural", "T9A-H-65E")
def _none_after_a_refusal(p: Position, fighter: Fighter) -> int | None:
    return 0 if fighter[0] == "character" and character(p, fighter[1]).refused else None


@NINTH_AGE.contribution("leadership", "base", "T9A-H-05F", "T9A-H-06A")
@by_own_rows
def _highest_there_is(p: Position, row: int) -> int:
    own = max(int(p.value("leadership.of", fighter)) for fighter in formation(p, row).fighters)
    return max(own, int(p.value("leadership.lent", row)))


@NINTH_AGE.contribution("leadership.lent", "base", "T9A-H-74A", "T9A-H-06F")
def _of_the_general(p: Position, row: int) -> int:
    near = (one for one in _helping(p, row) if character(p, one).is_general)
    return max((int(p.value("leadership.of", ("character", one))) for one in near), default=0)


@NINTH_AGE.contribution("leadership", "add", "T9A-S-13A", "T9A-S-18A")
def _less_for_fear(p: Position, row: int) -> int | None:
    return -1 if p.value("fear", row) else None


@NINTH_AGE.contribution("leadership", "cap", "T9A-H-04A", "T9A-H-06E")
def _from_0_to_10(p: Position, row: int) -> tuple[int, int]:
    return 0, 10


@NINTH_AGE.contribution("leadership.reroll", "base", "T9A-H-38E", "T9A-H-74B")
def _near_the_standard(p: Position, row: int) -> int:
    return int(any(character(p, one).is_standard_bearer for one in _helping(p, row)))


@NINTH_AGE.contribution("aura.reach", "base", "T9A-H-74A", "T9A-H-74B")
def _twelve_inches(p: Position, row: int) -> int:
    return 12


@NINTH_AGE.contribution("aura.reach", "add", "T9A-H-74C")
def _farther_from_large_targets(p: Position, row: int) -> int | None:
    return 6 if profile(p, row).height == "large" else None


@NINTH_AGE.contribution("aura.reach", "natural", "T9A-H-22B")
def _none_while_fleeing(p: Position, row: int) -> int | None:
    return -1 if piece(p, leader(p, row)).fleeing else None


@NINTH_AGE.contribution("aura.reach", "natural", "T9A-H-65N")
def _none_in_the_round_of_a_refusal(p: Position, row: int) -> int | None:
    return -1 if character(p, row).withdrawn else None


def _helping(p: Position, row: int) -> Iterator[int]:
    """The general and the battle standard bearers of its side that a formation is near enough to."""
    bodies = formation(p, row).bodies
    for other in of_side(p, piece(p, row).side):
        one = piece(p, other)
        if isinstance(one, Character) and (one.is_general or one.is_standard_bearer):
            reach = inches(int(p.value("aura.reach", other)))
            if reach >= 0 and any(within(_base(p, other), body, reach) for body in bodies):
                yield other


def _base(p: Position, row: int) -> Any:
    fighter = ("character", row)
    return next(stand.base for stand in formation(p, leader(p, row)).stands if stand.fighter == fighter)
