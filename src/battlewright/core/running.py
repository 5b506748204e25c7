"""`apply` is the one way to answer; `advance` runs steps until the battle waits for somebody again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlewright.chance.errors import WrongDice
from battlewright.chance.staged import Staged
from battlewright.core.effects import Due
from battlewright.core.errors import Illegal, RulesetError, Runaway
from battlewright.core.people import Amend, ByPeople, Concede, Draw, Sealed
from battlewright.core.position import Event, Position
from battlewright.core.procedures import Compiled, name_of
from battlewright.core.requests import DONE, JOINED, MEET, STOPPED, Both, Choose, Each, Region, Roll, Stop
from battlewright.core.rolling import Rolling, at_once
from battlewright.core.state import Frame

MOST_STEPS = 5_000
"""More steps than any answer can need: the guard against procedures that never end."""

PLAIN = (str, int)
"""What the words and numbers of an answer are: whoever explains a refusal is asked about no other."""

Answer = tuple[Any, ...] | ByPeople
Log = Callable[[Event], None]


def start(position: Position, log: Log | None = None) -> Position:
    """Run a position that has not asked anything yet up to its first request."""
    return _logged(position, log, lambda: advance(position))


def apply(position: Position, answer: Answer, log: Log | None = None) -> Position:
    """Answer what the position waits for, or interfere as people may. Changes and returns the position given.

    A decision is an option of the request or an answer in its region; dice are the faces in reading order.
    Raises `Illegal` (or the partition's own error for dice), and then the position is as it was.
    """
    request = position.pending
    if not isinstance(answer, tuple):
        return _logged(position, log, lambda: _by_people(position, answer))
    if type(request) is Roll:
        value = request.partition.read(faces_of(request, answer))
    elif type(request) is Choose:
        value = decided(position, request, answer)
    else:
        raise Illegal("error-nothing-asked" if request is None else "error-both-asked")
    position.log = log
    try:
        resume(position, request.into, value)
    finally:
        position.log = None
    return position


def ask_again(position: Position) -> None:
    """Ask for the pending roll anew, so that its partition tells apart what the position's watch needs.

    Steps that ask write nothing, so nothing else changes.
    """
    if type(position.pending) is Roll:
        asked = asking(position)
        if type(asked) is Roll:
            position.pending = asked


def asking(position: Position) -> Any:
    """What the step that runs now returns, a roll as the driver takes it."""
    frame = position.stack[-1]
    asked = position.rules.procedures[type(frame)].code[frame.at](position, frame)
    return at_once(position, asked) or asked if type(asked) is Roll else asked


def _logged(position: Position, log: Log | None, act: Callable[[], None]) -> Position:
    position.log = log
    try:
        act()
    finally:
        position.log = None
    return position


def faces_of(request: Roll, answer: tuple[Any, ...]) -> tuple[int, ...]:
    """The answer if it is whole numbers, as dice show; raises `WrongDice` for the first part that is none."""
    for at, face in enumerate(answer):
        if type(face) is not int:
            dice = request.partition.dice
            raise WrongDice(at + 1, str(face), dice[at].faces if at < len(dice) else ())
    return answer


def decided(position: Position, request: Choose, answer: tuple[Any, ...]) -> tuple[Any, ...]:
    """The answer if it is legal; raises `Illegal` with the reason and clause if not."""
    if answer in request.options:
        return request.options[request.options.index(answer)]
    region = request.region
    if region is not None and answer[:1] == (region.word,):
        verdict = within(region, answer[1:])
        if verdict:
            return answer
        reason = getattr(verdict, "reason", None)
        if reason is not None:
            raise Illegal(f"reason-{reason}", request.clauses or position.citing)
    explain = position.rules.verifiers.get(request.kind)
    if explain is not None and all(type(part) in PLAIN for part in answer):
        explain(position, position.stack[-1], answer)
    raise Illegal(
        "error-not-an-option", request.clauses or position.citing, answer=" ".join(map(str, answer))
    )


def within(region: Region, numbers: tuple[Any, ...]) -> object:
    """The region's verdict on the numbers of an answer, false for what are not its numbers."""
    wanted = 2 if region.word == "at" else 1
    if len(numbers) != wanted or any(type(number) is not int for number in numbers):
        return None
    return region.contains(*numbers)


def resume(position: Position, into: str, value: Any) -> None:
    """Give the asking frame its answer and run on; the walk of odds enters here with a partition's result."""
    frame = position.stack[-1]
    setattr(frame, into, value)
    frame.at += 1
    advance(position)


def advance(p: Position) -> None:  # noqa: C901 - one loop: it turns about ten times for every input
    """Run steps until the battle waits for somebody or is over."""
    procedures = p.rules.procedures
    stack = p.stack
    stop = p.stop
    stop_at = None if stop is None else stop.step
    frame: Frame | None = None
    for _ in range(MOST_STEPS):
        if not stack:
            p.pending = None
            return
        if stack[-1] is not frame:
            frame = stack[-1]
            compiled = procedures[type(frame)]
            code, citing = compiled.code, compiled.citing
        at = frame.at
        if at == stop_at and stop is not None and stop.reached(frame, at):
            p.pending = STOPPED
            return
        p.citing = citing[at]
        result = code[at](p, frame)
        if p.outcome is not None:
            p.queue.clear()
            p.pending = None
            return
        if result is None:
            frame.at = at + 1
            if p.queue:
                _push_due(p, None)
        elif result is MEET:
            frame.at = at + 1
            if p.queue:
                _push_due(p, None)
            elif p.joins:
                p.pending = JOINED
                return
        elif result is DONE:
            if p.queue and _held_back(p, frame, len(code) - 1):
                continue
            stack.pop()
            if stop is not None and stop.ended(frame, len(stack)):
                p.pending = STOPPED
                return
            if stop_at is None and not p.queue and _ended_below(p, procedures, stop):
                p.pending = STOPPED
                return
        elif type(result) is str:
            frame.at = compiled.labels[result]
            if p.queue:
                _push_due(p, None)
            elif p.joins and frame.at <= at:
                p.pending = JOINED
                return
        elif type(result) is Roll:
            whole = result if type(result.partition) is not Staged else at_once(p, result)
            if whole is not None:
                p.pending = whole
                return
            stack.append(Rolling())
        elif type(result) is Both:
            p.pending = result
            return
        elif type(result) is Choose:
            if len(result.options) != 1 or result.region is not None:
                p.pending = result
                return
            p.tell("event-forced", kind=result.kind, player=result.player, option=result.options[0])
            setattr(frame, result.into, result.options[0])
            frame.at = at + 1
        elif isinstance(result, Frame):
            frame.at = at + 1
            if p.queue:
                _push_due(p, result)
            else:
                stack.append(result)
        elif _together(p, frame, result):
            return
    names = " > ".join(f"{name_of(type(f))}@{f.at}" for f in stack)
    raise Runaway(f"{MOST_STEPS} steps without a request: {names}")


def _ended_below(p: Position, procedures: dict[type[Frame], Compiled], stop: Stop | None) -> bool:
    """End the procedures that have only waited for the one above; true where the stop is reached."""
    stack = p.stack
    while stack:
        frame = stack[-1]
        if frame.at != procedures[type(frame)].last:
            return False
        stack.pop()
        if stop is not None and stop.ended(frame, len(stack)):
            return True
    return False


def _together(p: Position, frame: Frame, result: Any) -> bool:
    """Run simultaneous procedures in the order given, or hand them to odds, which keep them a product."""
    assert isinstance(result, Each), result
    if any(due.timing != "end_of_procedure" for due in p.queue):
        raise RulesetError(
            f"{name_of(type(frame))}: a step that splits into simultaneous procedures causes effects"
        )
    frame.at += 1
    if p.splits and result.frames:
        p.pending = result
        return True
    p.stack.extend(reversed(result.frames))
    return False


def _push_due(p: Position, called: Frame | None) -> None:
    """Stack what the step has caused: at-once triggers run first, then the call, then the end-of-step triggers."""
    now = _last_first([d for d in p.queue if d.timing != "end_of_procedure"])
    p.stack.extend(d.frame for d in now if d.timing == "end_of_step")
    if called is not None:
        p.stack.append(called)
    if now:
        p.stack.extend(d.frame for d in now if d.timing == "at_once")
        p.queue[:] = [d for d in p.queue if d.timing == "end_of_procedure"]


def _last_first(due: list[Due]) -> list[Due]:
    """In the order in which they go on the stack; of equal ones the first caused runs first."""
    return sorted(due, key=lambda d: d.order)[::-1]


def _held_back(p: Position, frame: Frame, end: int) -> bool:
    """Let triggers due before this procedure ends run first; the procedure then ends from its last place."""
    depth = len(p.stack)
    due: list[Due] = [d for d in p.queue if d.timing != "end_of_procedure" or d.depth >= depth]
    if not due:
        return False
    frame.at = end
    p.queue[:] = [d for d in p.queue if d not in due]
    due = _last_first(due)
    for timing in ("end_of_procedure", "end_of_step", "at_once"):
        p.stack.extend(d.frame for d in due if d.timing == timing)
    return True


def _by_people(p: Position, answer: ByPeople) -> None:
    match answer:
        case Concede(side):
            if side not in (0, 1) or p.outcome is not None:
                raise Illegal("error-cannot-concede", side=side)
            p.finish(1 - side, "outcome-conceded")
            p.pending = None
        case Draw():
            if p.outcome is not None:
                raise Illegal("error-battle-over")
            p.finish(None, "outcome-agreed")
            p.pending = None
        case Sealed(seat, hidden):
            _seal(p, seat, hidden)
        case Amend(reason, effects):
            _amend(p, reason, effects)


def _seal(p: Position, seat: int, answer: tuple[Any, ...]) -> None:
    request = p.pending
    if not isinstance(request, Both):
        raise Illegal("error-nothing-sealed")
    if seat not in (0, 1) or (p.sealed is not None and p.sealed[0] == seat):
        raise Illegal("error-already-sealed", seat=seat)
    value = decided(p, request.requests[seat], tuple(answer))
    if p.sealed is None:
        p.sealed = (seat, value)
        return
    other, earlier = p.sealed
    p.sealed = None
    frame = p.stack[-1]
    setattr(frame, request.requests[other].into, earlier)
    resume(p, request.requests[seat].into, value)


def _amend(p: Position, reason: str, effects: tuple[dict[str, Any], ...]) -> None:
    """Check the whole amendment on a fork first, then carry it out: all of it or nothing.

    A sealed half is given back: its question may have changed.
    """
    if p.outcome is not None:
        raise Illegal("error-battle-over")
    if not reason.strip() or not effects:
        raise Illegal("error-amend-empty")
    decoded = [p.rules.effect_from(p, data) for data in effects]
    for position in (p.fork(), p):
        position.sealed = None
        for effect in decoded:
            position.effect(effect)
        position.tell("event-amended", reason=reason)
        _push_due(position, None)
        problem = position.rules.problem(position)
        if problem is not None:
            raise Illegal("error-amend-breaks", reason=problem)
        advance(position)
