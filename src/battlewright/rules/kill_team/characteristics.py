"""Characteristics as they stand, and the tests on them: Leadership by two dice, the others by one (3.2)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, natural_faces, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import friends, gap_within, has, model, profile
from battlewright.table.lengths import inches

INSPIRING = inches(6)
"""How far a leader's Leadership serves his friends (3.1)."""


class LeadershipTest(Frame, tag="leadership_test"):
    """A model tests its Leadership; `passed` of the frame below is written. `modifier` changes the value; `why` is a
    word for the message and for the rules (redirect, counter_charge, morale, regroup, rout, fear, pinning)."""

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


class AtMost(msgspec.Struct, frozen=True):
    """Whether a die shows at most a value."""

    value: int

    def __call__(self, rolled: int) -> bool:
        return rolled <= self.value


def leadership(p: Position, row: int) -> int:
    """The Leadership that a model tests on (query `Ld`)."""
    return int(p.value("Ld", row))


def leadership_roll(p: Position, f: LeadershipTest) -> Partition[bool]:
    """The roll of a Leadership test as it stands."""
    value = leadership(p, f.model) + f.modifier
    return natural_faces((D6, D6)).map(Passes(value, bool(p.value("leadership.double_1", f))), "passed")


def initiative_roll(p: Position, f: InitiativeTest) -> Partition[bool]:
    """The roll of an Initiative test as it stands: passed on the value or less, 6 always fails, 1 always passes."""
    return total((D6,)).map(AtMost(int(p.value("initiative.value", f))), "passed")


leadership_test = KILL_TEAM.procedure(LeadershipTest)


@leadership_test.step("KT-S-302D")
def roll_leadership(p: Position, f: LeadershipTest) -> StepResult:
    """Two dice against Leadership."""
    values = {"model": p.scene.names[f.model], "why": f.why, "value": leadership(p, f.model) + f.modifier}
    return Roll(
        model(p, f.model).side, "kill_team-roll-leadership", "rolled", leadership_roll(p, f), values=values
    )


@leadership_test.step("KT-S-302D")
def tell_leadership(p: Position, f: LeadershipTest) -> StepResult:
    """Passed or failed."""
    return _told(p, f)


initiative_test = KILL_TEAM.procedure(InitiativeTest)


@initiative_test.step("KT-S-302F")
def roll_initiative(p: Position, f: InitiativeTest) -> StepResult:
    """One die against Initiative, unless the test is passed without it."""
    if p.value("initiative.passes", f):
        f.rolled = True
        return "tell_initiative"
    values = {"model": p.scene.names[f.model], "why": f.why, "value": int(p.value("initiative.value", f))}
    return Roll(
        model(p, f.model).side, "kill_team-roll-initiative", "rolled", initiative_roll(p, f), values=values
    )


@initiative_test.step("KT-S-302F")
def tell_initiative(p: Position, f: InitiativeTest) -> StepResult:
    """Passed or failed."""
    return _told(p, f)


def _told(p: Position, f: LeadershipTest | InitiativeTest) -> StepResult:
    below: Any = p.stack[-2]
    below.passed = f.rolled
    p.mark("passed", f.rolled, f.model)
    p.tell("kill_team-event-test", model=p.scene.names[f.model], why=f.why, passed=f.rolled)
    return DONE


@KILL_TEAM.contribution("Ld", "base", "KT-S-302A")
def _own_leadership(p: Position, row: int) -> int:
    return profile(p, row).Ld


@KILL_TEAM.contribution("Ld", "cap", "KT-S-301C")
def _inspired_by_the_leader(p: Position, row: int) -> tuple[int, None] | None:
    near = (
        profile(p, friend).Ld
        for friend in friends(p, row)
        if profile(p, friend).is_leader and gap_within(p, row, friend, INSPIRING)
    )
    best = max(near, default=0)
    return (best, None) if best else None


@KILL_TEAM.contribution("leadership.double_1", "base", "KT-S-302E")
def _morale_always_holds_on_double_1(p: Position, f: LeadershipTest) -> int:
    return int(f.why == "morale")


@KILL_TEAM.contribution("initiative.value", "base", "KT-S-302F")
def _own_initiative(p: Position, f: InitiativeTest) -> int:
    return profile(p, f.model).I


@KILL_TEAM.contribution("initiative.value", "cap", "KT-S-302G", "KT-S-302H")
def _a_1_passes_and_a_6_fails(p: Position, f: InitiativeTest) -> tuple[int, int]:
    return 1, 5


for _name in ("WS", "BS", "S", "T", "I", "A"):

    def _printed(p: Position, row: int, name: str = _name) -> int:
        found: int = getattr(profile(p, row), name)
        return found

    _printed.__name__ = f"_printed_{_name.lower()}"
    KILL_TEAM.contribution(_name, "base", "KT-S-302A")(_printed)


@KILL_TEAM.contribution("initiative.value", "natural", "KT-S-302I")
def _without_initiative(p: Position, f: InitiativeTest) -> int | None:
    return 0 if p.value("I", f.model) == 0 else None


@KILL_TEAM.contribution("initiative.passes", "base", "KT-M-04E")
def _lightning_reflexes(p: Position, f: InitiativeTest) -> int:
    return int(has(p, f.model, "lightning_reflexes"))


@KILL_TEAM.contribution("WS", "add", "KT-CLIMB-08")
def _out_of_breath(p: Position, row: int) -> int | None:
    return -1 if model(p, row).climbed else None


@KILL_TEAM.contribution("WS", "cap", "KT-RUL-21")
def _never_below_1_for_a_climb(p: Position, row: int) -> tuple[int, None] | None:
    return (1, None) if model(p, row).climbed else None


@KILL_TEAM.contribution("WS", "natural", "KT-S-309C")
def _afraid(p: Position, row: int) -> int | None:
    return 1 if model(p, row).feared else None


KILL_TEAM.marked("passed", "piece", start=False)
