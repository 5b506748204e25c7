"""Morale: each model of the losers tests by itself whether it holds out, or falls back and may be chased (3.9).

Those who touch the same winner hang together, since he chases nobody as long as one of them stands. What becomes of one
such group says nothing of the others: they break at the same time, with the Leadership that they had before.
"""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import natural_faces
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Each, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.characteristics import LeadershipTest, Passes, leadership, tell_leadership
from battlewright.rules.kill_team.contacts import Rows, touching
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.sweep import Sweep, may_sweep


class MoraleTest(LeadershipTest, tag="morale_test"):
    """A Leadership test on a `value` that is known before others break."""

    value: int = 0


class Break(Frame, tag="break"):
    """A group of losers: `tests` are those who still test, and on which value; `fallen` those who fall back; `winners`
    may chase them, each with all the enemies that it touches."""

    tests: tuple[tuple[int, int], ...]
    winners: tuple[tuple[int, Rows], ...] = ()
    fallen: Rows = ()
    passed: Any = None


def is_fearless(p: Position, row: int) -> bool:
    """Whether a model passes tests of Morale and Fear without dice (query `fearless`)."""
    return bool(p.value("fearless", row))


def breaks(p: Position, losers: Rows, difference: int) -> tuple[Break, ...]:
    """The groups of those who have lost by a difference and do not hold out without dice."""
    found = []
    for group in _groups(p, losers):
        fallen = tuple(row for row in group if model(p, row).falling_back)
        tests = tuple(
            (row, leadership(p, row) + int(p.value("morale.modifier", row, difference)))
            for row in group if row not in fallen and not is_fearless(p, row)
        )  # fmt: skip
        touched = sorted({winner for row in group for winner in touching(p, row)})
        winners = tuple((row, touching(p, row)) for row in touched if may_sweep(p, row))
        if tests or fallen:
            found.append(Break(tests, winners, fallen))
    return tuple(found)


def _groups(p: Position, losers: Rows) -> list[Rows]:
    groups: list[set[int]] = []
    for row in losers:
        near = {row, *(other for winner in touching(p, row) for other in touching(p, winner))}
        joined = [group for group in groups if group & near]
        groups = [group for group in groups if not group & near] + [near.union(*joined)]
    return [tuple(row for row in losers if row in group) for group in groups]


broken = KILL_TEAM.procedure(Break)


@broken.step("KT-F-01A")
def test_next(p: Position, f: Break) -> StepResult:
    """2D6 against Leadership less the difference."""
    if not f.tests:
        return "chase"
    row, value = f.tests[0]
    return MoraleTest(row, "morale", value=value)


@broken.step("KT-F-01A", "KT-F-02A")
def judge(p: Position, f: Break) -> StepResult:
    """Who fails falls back."""
    (row, _), f.tests = f.tests[0], f.tests[1:]
    passed, f.passed = f.passed, None
    if not passed:
        f.fallen = (*f.fallen, row)
        p.effect(Mark(row, RULE, (("falling_back", True),)))
        p.tell("kill_team-event-falls-back", model=p.scene.names[row])
    return "test_next" if f.tests else None


@broken.step("KT-F-02A", "KT-F-02B", "KT-F-02C")
def chase(p: Position, f: Break) -> StepResult:
    """Winners who touch nobody but such as fall back may chase them."""
    free = [winner for winner, touched in f.winners if set(touched) <= set(f.fallen)]
    touched = dict(f.winners)
    found = [Sweep(row, tuple(winner for winner in free if row in touched[winner])) for row in f.fallen]
    f.fallen = f.winners = ()
    return Each(tuple(sweep for sweep in found if sweep.chasers))


@broken.step()
def end_break(p: Position, f: Break) -> StepResult:
    """That is all."""
    return DONE


test = KILL_TEAM.procedure(MoraleTest)


@test.step("KT-S-302D", "KT-S-302E")
def roll_morale(p: Position, f: MoraleTest) -> StepResult:
    """Two dice against the value."""
    partition = natural_faces((D6, D6)).map(
        Passes(f.value, bool(p.value("leadership.double_1", f))), "passed"
    )
    values = {"model": p.scene.names[f.model], "why": f.why, "value": f.value}
    return Roll(model(p, f.model).side, "kill_team-roll-leadership", "rolled", partition, values=values)


test.step("KT-S-302D")(tell_leadership)


@KILL_TEAM.contribution("morale.modifier", "base", "KT-F-01A")
def _the_difference(p: Position, row: int, difference: int) -> int:
    return -difference


@KILL_TEAM.contribution("morale.modifier", "replace", "KT-F-01B")
def _none_for_the_stubborn(p: Position, row: int, difference: int) -> int | None:
    return 0 if has(p, row, "stubborn") else None


@KILL_TEAM.contribution("fearless", "base", "KT-F-01C")
def _by_special_rule(p: Position, row: int) -> int:
    return int(has(p, row, "fearless"))


@KILL_TEAM.contribution("fearless", "replace", "KT-S-310G")
def _zealots(p: Position, row: int) -> int | None:
    return 1 if has(p, row, "zealot") else None
