"""Allocating attacks: before any roll of an Initiative step each player says who strikes whom (3.9, KT-RUL-30).

There is a question only where there is a choice: for each striker at whom so many of its attacks go. Targets that
nobody could tell apart count as one until somebody strikes them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Both, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.attack import unsaved
from battlewright.rules.kill_team.contacts import beside, touching
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import NOWHERE, model, profile, wounds_left
from battlewright.rules.kill_team.strikers import Striker
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.supporting_attacks import supported

Strikers = tuple[Striker, ...]

SECRET = {"allocation_order": "secret"}


class Allocation(Frame, tag="allocation"):
    """The allocation of all attacks of one Initiative step, put into `strikes` of the frame below.

    `open` are those who still have attacks, `strikes` what is allocated; `first` and `second` the answers of one
    player, or of both at once.
    """

    open: Strikers
    strikes: tuple[Strike, ...] = ()
    first: Any = None
    second: Any = None


allocation = KILL_TEAM.procedure(Allocation)


@allocation.step("KT-RUL-30")
def without_a_choice(p: Position, f: Allocation) -> StepResult:
    """Who has no choice is not asked."""
    waiting = []
    for striker in f.open:
        ways = options(p, striker, f.strikes)
        if len(ways) == 1:
            f.strikes = (*f.strikes, striker.strike(p.scene.index[ways[0][1]], striker.attacks))
        else:
            waiting.append(striker)
    f.open = tuple(waiting)
    return None if f.open else "hand_over"


@allocation.step("KT-RUL-40", only=SECRET)
def ask_both(p: Position, f: Allocation) -> StepResult:
    """Both write down what they allocate, and reveal it together."""
    first, second = (_next(p, f, side) for side in (0, 1))
    if first is None or second is None:
        return "ask"
    return Both((_question(p, first, "first", f.strikes), _question(p, second, "second", f.strikes)))


@allocation.step("KT-RUL-40", only=SECRET)
def keep_both(p: Position, f: Allocation) -> StepResult:
    """The next."""
    answers, f.first, f.second = (f.first, f.second), None, None
    for side, answer in enumerate(answers):
        striker = _next(p, f, side)
        assert striker is not None
        allocate(p, f, striker, answer)
    return "without_a_choice"


@allocation.step("KT-RUL-40", "KT-RUL-30", "KT-SUPATT-03", "KT-RUL-28")
def ask(p: Position, f: Allocation) -> StepResult:
    """The player whose turn it is allocates first, in the open."""
    return _question(p, f.open[0], "first", f.strikes)


@allocation.step("KT-RUL-30")
def keep(p: Position, f: Allocation) -> StepResult:
    """The next."""
    answer, f.first = f.first, None
    allocate(p, f, f.open[0], answer)
    return "without_a_choice"


@allocation.step("KT-S-309I")
def hand_over(p: Position, f: Allocation) -> StepResult:
    """Now that all is allocated, it can be rolled."""
    below: Any = p.stack[-2]
    below.strikes = f.strikes
    return DONE


def allocate(p: Position, f: Allocation, striker: Striker, answer: Option) -> None:
    """So many attacks of a striker go to the target that an answer names."""
    _, name, number = answer
    target = p.scene.index[name]
    f.strikes = (*f.strikes, striker.strike(target, number))
    left = striker.after(target, number)
    place = f.open.index(striker)
    f.open = (*f.open[:place], *((left,) if left.attacks else ()), *f.open[place + 1 :])


def _next(p: Position, f: Allocation, side: int) -> Striker | None:
    return next((striker for striker in f.open if model(p, striker.row).side == side), None)


def options(p: Position, striker: Striker, strikes: tuple[Strike, ...]) -> tuple[Option, ...]:
    """The targets of a striker, each with the numbers of attacks that may go at it; what is left goes to those that
    come after it."""
    seen, found = set(), list[Option]()
    last = striker.targets[-1]
    for target in striker.targets:
        look = _look(p, striker, target, strikes)
        if look not in seen:
            numbers = (striker.attacks,) if target == last else range(striker.attacks, 0, -1)
            found += [("strike", p.scene.names[target], number) for number in numbers]
        seen.add(look)
    return tuple(found)


def _look(p: Position, striker: Striker, target: int, strikes: tuple[Strike, ...]) -> Any:
    """What tells a target from others: its row but for the place, who touches it, what is allocated to it."""
    touched = (*touching(p, target), *beside(p, target))
    near = frozenset(row for row in touched if row not in striker.targets)
    coming = tuple(msgspec.structs.replace(each, target=0) for each in strikes if each.target == target)
    plain = msgspec.structs.replace(model(p, target), base=NOWHERE, profile=0)
    return plain, profile(p, target), near, coming


def _question(p: Position, striker: Striker, into: str, strikes: tuple[Strike, ...]) -> Choose:
    ways = options(p, striker, strikes)
    values = {"model": p.scene.names[striker.row], "attacks": striker.attacks, "kind": striker.kind}
    default = max(ways, key=lambda way: _worth(p, striker, strikes, way))
    side = model(p, striker.row).side
    return Choose(side, "kill_team-ask-strike", into, ways, default=default, values=values)


def _worth(p: Position, striker: Striker, strikes: tuple[Strike, ...], way: Option) -> float:
    """The Wounds that a way of allocating takes on average, beside those that come to its targets already."""
    target, number = p.scene.index[way[1]], way[2]
    made = striker.strike(target, number)
    coming = sum(average(p, each) for each in strikes if each.target == target)
    gained = min(average(p, made), wounds_left(p, target) - coming)
    left = striker.after(target, number)
    if not left.attacks:
        return gained
    strikes = (*strikes, made)
    return gained + max(_worth(p, left, strikes, rest) for rest in options(p, left, strikes))


def average(p: Position, strike: Strike) -> float:
    """The Wounds that the target of a strike loses on average."""
    return _mean(unsaved(p, strike))


@lru_cache(maxsize=1024)
def _mean(roll: Partition[int]) -> float:
    law = roll.law
    return sum(wounds * weight for wounds, weight in law.items()) / law.total


@KILL_TEAM.verifier("kill_team-ask-strike")
def explain_strike(p: Position, f: Allocation, answer: Option) -> None:
    """Why a model cannot strike somebody so often."""
    request = p.pending
    requests = request.requests if isinstance(request, Both) else (request,)
    asked = next(each for each in requests if isinstance(each, Choose) and answer not in each.options)
    row = p.scene.index[asked.values["model"]]
    match answer:
        case ("strike", str(name), int(number)):
            _refuse(p, row, name, number, asked.values["attacks"])


def _refuse(p: Position, row: int, name: str, number: int, left: int) -> None:
    target, values = p.scene.index.get(name, -1), {"model": p.scene.names[row], "target": name}
    if target not in (*p.scene.pieces[0], *p.scene.pieces[1]):
        return
    supports = bool(supported(p, row))
    if target not in p.value("reach", row):
        clause = "KT-SUPATT-03" if supports else "KT-RUL-30"
        raise Illegal("reason-strike-out-of-reach", (clause,), **values)
    if not p.value("reach.open", row, target):
        raise Illegal("reason-strike-a-challenge", ("KT-S-309E",), **values)
    if number > left:
        clause = "KT-SUPATT-05" if supports else "KT-S-309K"
        raise Illegal("reason-strike-too-often", (clause,), **values, attacks=left)
