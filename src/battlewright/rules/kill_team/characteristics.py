"""Characteristics as they stand, and the tests on them: Leadership by two dice, the others by one (3.2)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, at_most, natural_faces
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import friends, gap_within, model, profile
from battlewright.table.lengths import inches

INSPIRING = inches(6)
"""How far a leader's Leadership serves his friends (3.1)."""


class LeadershipTest(Frame, tag="leadership_test"):
    """A model tests its Leadership; `passed` of the frame below is written. `modifier` changes the value; `why` is a word
    for the message and for the rules (redirect, counter_charge, morale, regroup, rout, fear, pinning)."""

    model: int
    why: str
    modifier: int = 0
    rolled: Any = None


class InitiativeTest(Frame, tag="initiative_test"):
    """A model tests its Initiative to climb, jump or dive (`why`); `passed` of the frame below is written."""

    model: int
    why: str
    rolled: Any = None


class Passes(msgspec.Struct, frozen=True):
    """Whether two dice pass a Leadership test: at most `value`, or double 1 where that always passes."""

    value: int
    double_1: bool

    def __call__(self, faces: tuple[int, ...]) -> bool:
        return sum(faces) <= self.value or (self.double_1 and faces == (1, 1))


def leadership(p: Position, row: int) -> int:
    """The Leadership that a model tests on (query `Ld`)."""
    return int(p.value("Ld", row))


def leadership_roll(p: Position, f: LeadershipTest) -> Partition[bool]:
    """The roll of a Leadership test as it stands."""
    value = leadership(p, f.model) + f.modifier
    return natural_faces((D6, D6)).map(Passes(value, bool(p.value("leadership.double_1", f))), "passed")


def initiative_roll(p: Position, f: InitiativeTest) -> Partition[bool]:
    """The roll of an Initiative test as it stands: passed on the value or less, 6 always fails, 1 always passes."""
    return at_most((D6,), min(5, max(1, int(p.value("I.test", f)))))
