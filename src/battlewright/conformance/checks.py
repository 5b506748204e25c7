"""What every ruleset must hold, one function each; all raise `Nonconforming`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any

import msgspec

from battlewright.chance.errors import DiceError
from battlewright.conformance.playing import Nonconforming, Report, Subject, answers, kind_of, played
from battlewright.core.errors import BattlewrightError
from battlewright.core.people import Amend, Concede, Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import Answer, apply, within
from battlewright.core.snapshot import load, save
from battlewright.core.state import Frame, Row


def check(subject: Subject, seeds: Iterable[int]) -> Report:
    """The whole suite on random battles of these seeds."""
    report = Report()
    for seed in seeds:
        report.merge(play_holds(subject, seed))
        for run in (loads_agree, forks_agree, replays_agree, steps_are_pure, refuses_cleanly):
            run(subject, seed)
        interleaved_agree(subject, (seed, seed + 1))
    return report


def _require(holds: bool, subject: Subject, seed: int, at: int, problem: str) -> None:
    if not holds:
        raise Nonconforming(f"{subject.name}, seed {seed}, input {at}: {problem}")


def play_holds(subject: Subject, seed: int) -> Report:
    """A random battle in which all invariants hold after every input and every row and frame is plain data.

    Every request can be answered and its default is legal. The battle comes to an end with an outcome, an empty
    stack and nothing queued.
    """
    report = Report(battles=1)
    at = 0
    position = subject.make_position(seed)
    judged: list[Any] = []
    for at, (position, answer) in enumerate(answers(subject, seed)):
        report.add(position)
        problem = _misasked(position.pending)
        _require(problem is None, subject, seed, at, f"{kind_of(position)}: {problem}")
        apply(position, answer)
        problem = position.rules.problem(position) or _impurity(position, judged)
        judged = position.rows[:]
        _require(problem is None, subject, seed, at, f"after {answer!r}: {problem}")
    _require(not position.stack, subject, seed, at, f"the stack is not empty at the end: {position.stack!r}")
    _require(not position.queue, subject, seed, at, f"triggers wait at the end: {position.queue!r}")
    _require(position.outcome is not None, subject, seed, at, "the battle has ended without an outcome")
    return report


def _misasked(request: Any) -> str | None:
    """What is wrong with a request."""
    if isinstance(request, Both):
        return _misasked(request.requests[0]) or _misasked(request.requests[1])
    if not isinstance(request, Choose):
        return None
    default, region = request.default, request.region
    if len(set(request.options)) < len(request.options):
        return f"an option stands twice in {request.options!r}"
    if default is None or default in request.options:
        return None
    if region is not None and default[0] == region.word and within(region, default[1:]):
        return None
    return f"the default {default!r} is no legal answer"


_PLAIN = (int, str, bool, type(None))


def _impurity(position: Position, judged: list[Any]) -> str | None:
    """The first row or frame that is not what a position may be made of; rows that stand in `judged` are good."""
    ruleset = position.rules.ruleset
    rows = [row for row, known in zip_longest(position.rows, judged) if row is not known]
    for row in rows:
        if type(row) not in ruleset.rows:
            return f"{row!r} is of no registered type of row"
    for frame in position.stack:
        if type(frame) not in position.rules.procedures:
            return f"{frame!r} is of no registered procedure"
    for struct in (*rows, *position.stack):
        for name, value in _fields(struct):
            if not _is_plain(value):
                return f"{type(struct).__name__}.{name} holds {value!r}, which is not plain immutable data"
    return None


def _fields(struct: msgspec.Struct) -> list[tuple[str, Any]]:
    return [(name, getattr(struct, name)) for name in struct.__struct_fields__]


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    if isinstance(value, msgspec.Struct):
        frozen = value.__struct_config__.frozen and not isinstance(value, (Row, Frame))
        return frozen and all(_is_plain(part) for _, part in _fields(value))
    return type(value) in _PLAIN


def _same(one: Position, other: Position) -> str | None:
    """What differs between two positions, or None."""
    if one.pending != other.pending:
        return f"one waits for {one.pending!r}, the other for {other.pending!r}"
    first, second = save(one), save(other)
    return None if first == second else f"snapshots differ: {first!r} and {second!r}"


def loads_agree(subject: Subject, seed: int) -> None:
    """Saved and loaded at every request, a battle waits for the same answer and goes on the same."""
    at = 0
    for at, (position, answer) in enumerate(answers(subject, seed)):
        loaded = load(position.rules, position.scene, save(position))
        difference = _same(position, loaded)
        _require(difference is None, subject, seed, at, f"after loading {difference}")
        _require(position.rows == loaded.rows, subject, seed, at, "loaded rows differ")
        _require(position.stack == loaded.stack, subject, seed, at, "loaded frames differ")
        apply(loaded, answer)
        apply(position, answer)
        difference = _same(position, loaded)
        _require(difference is None, subject, seed, at, f"one input after loading {difference}")


def forks_agree(subject: Subject, seed: int) -> None:
    """The same answers lead a fork and its original to the same positions, and neither changes the other."""
    at = 0
    for at, (position, answer) in enumerate(answers(subject, seed)):
        before = save(position)
        fork = position.fork()
        apply(fork, answer)
        _require(
            save(position) == before, subject, seed, at, f"{answer!r} to a fork has changed its original"
        )
        after = save(fork)
        apply(position, answer)
        difference = _same(position, fork)
        _require(difference is None, subject, seed, at, f"fork and original: {difference}")
        _require(save(fork) == after, subject, seed, at, f"{answer!r} to the original has changed its fork")


def replays_agree(subject: Subject, seed: int) -> None:
    """The answers of a battle, given again, lead to the same end by the same events."""
    end, given, events = played(subject, seed)
    position = subject.make_position(seed)
    again: list[Any] = []
    for answer in given:
        apply(position, answer, again.append)
    difference = _same(end, position)
    _require(difference is None, subject, seed, len(given), f"after replay {difference}")
    for at, (first, second) in enumerate(zip_longest(events, again)):
        _require(first == second, subject, seed, at, f"event {first!r} is {second!r} in replay")


def interleaved_agree(subject: Subject, seeds: tuple[int, int]) -> None:
    """Two battles played turn about end as they do alone: nothing is shared between them."""
    alone = [save(played(subject, seed)[0]) for seed in seeds]
    ends: dict[int, Position] = {}
    for steps in zip_longest(*(answers(subject, seed) for seed in seeds)):
        for place, step in enumerate(steps):
            if step is not None:
                ends[place] = apply(*step)
    for place, seed in enumerate(seeds):
        _require(save(ends[place]) == alone[place], subject, seed, 0, "another battle interferes")


def steps_are_pure(subject: Subject, seed: int) -> None:
    """The step that asks changes nothing: run again it asks the same of the same rows and frames."""
    at = 0
    for at, (position, answer) in enumerate(answers(subject, seed)):
        again = position.fork()
        frame = again.stack[-1]
        compiled = again.rules.procedures[type(frame)]
        request = compiled.code[frame.at](again, frame)
        name = f"{compiled.name}.{compiled.steps[frame.at].name}"
        _require(request == position.pending, subject, seed, at, f"{name} asks {request!r} when run again")
        _require(again.rows == position.rows, subject, seed, at, f"{name} asks and changes rows")
        _require(again.stack == position.stack, subject, seed, at, f"{name} asks and changes its locals")
        _require(again.queue == position.queue, subject, seed, at, f"{name} asks and causes effects")
        apply(position, answer)


def refuses_cleanly(subject: Subject, seed: int) -> None:
    """Answers that are not legal are refused with a typed error and leave the position as it was."""
    at = 0
    for at, (position, answer) in enumerate(answers(subject, seed)):
        before, pending = save(position), position.pending
        for wrong in _wrong_answers(position, answer):
            try:
                apply(position, wrong)
            except (BattlewrightError, DiceError):
                pass
            except Exception as error:
                raise Nonconforming(
                    f"{subject.name}, seed {seed}, input {at}: {wrong!r} makes {error!r}"
                ) from error
            else:
                _require(False, subject, seed, at, f"{wrong!r} is accepted at {kind_of(position)}")
            unchanged = save(position) == before and position.pending is pending
            _require(unchanged, subject, seed, at, f"the refused {wrong!r} has changed the position")
        apply(position, answer)


def _wrong_answers(position: Position, answer: Answer) -> list[Answer]:
    wrong: list[Answer] = [(), ("no-such-answer",), ("at", "x"), Concede(2)]
    wrong += [Amend(" ", ()), Amend("r", ({"effect": "no-such-effect"},)), Amend("r", ({},))]
    match position.pending:
        case Roll(partition=partition):
            wrong += [(*answer, 1), (10**6,) * len(partition.dice)]  # type: ignore[misc]
            wrong = [w for w in wrong if w != answer]
        case Choose() as request:
            wrong += [(*option, "more") for option in request.options[:3]]
            wrong += [("at", 10**15, 10**15), ("at", 0.5, 0.5), Sealed(0, ())]
        case Both():
            wrong += [("no-such-answer",), Sealed(0, ("no-such-answer",)), Sealed(1, ()), Sealed(2, ())]
            if position.sealed is not None:
                wrong.append(Sealed(*position.sealed))
    return wrong


def same_law(one: Mapping[Any, Any], other: Mapping[Any, Any], tolerance: float = 0.0) -> None:
    """Two laws of the same thing give every result the same probability, to within `tolerance`.

    For odds: the product of simultaneous procedures against their full joint walk.
    """
    for result in dict.fromkeys((*one, *other)):
        first, second = one.get(result, 0), other.get(result, 0)
        if abs(first - second) > tolerance:
            raise Nonconforming(f"{result!r} has probability {first} and {second}")
