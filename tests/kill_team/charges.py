"""Charges for the tests of kill_team: played to the end of one loop, with dice given or with all of their chances."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.kill_team.models import law

from battlewright.core.position import Position
from battlewright.core.requests import STOPPED, Choose, Roll, Stop
from battlewright.core.running import apply, resume, start
from battlewright.rules.kill_team.charge import Charge, ChargePhase
from battlewright.table.lengths import inches
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature


def charging(p: Position, side: int = 0) -> Position:
    """The position at the start of the charge sub-phase of a side, at its first question."""
    p.stack = [ChargePhase(side=side)]
    return start(p)


def say(p: Position, *answers: str | tuple[Any, ...]) -> Position:
    """Answers in the words of the terminal, dice as tuples; a word that was not asked because it was forced is left
    out by whoever writes the test."""
    for answer in answers:
        apply(p, _read(answer) if isinstance(answer, str) else answer)
    return p


def _read(words: str) -> tuple[Any, ...]:
    return tuple(int(word) if word.isdigit() else word for word in words.split())


def asked(p: Position) -> str:
    """The kind of the question, or the purpose of the roll, that is waited for."""
    request = p.pending
    assert isinstance(request, Choose | Roll), request
    return request.kind if isinstance(request, Choose) else request.purpose


def options(p: Position) -> list[str]:
    """The answers to the question that is waited for."""
    assert isinstance(p.pending, Choose), p.pending
    return [" ".join(map(str, option)) for option in p.pending.options]


def charges(
    p: Position,
    read: Callable[[Position], Any],
    pick: Callable[[Choose], Any] = lambda request: request.default,
) -> dict[Any, Fraction]:
    """The law of what `read` says at the end of the loop of charges that goes on, or of the whole sub-phase where no
    loop begins; decisions are made by `pick`."""
    q = p.fork()
    q.collapses, q.stop = True, Stop(Charge)
    waiting, found = [(q, Fraction(1))], dict[Any, Fraction]()
    while waiting:
        q, chance = waiting.pop()
        request = q.pending
        if request is STOPPED or request is None:
            seen = read(q)
            found[seen] = found.get(seen, Fraction(0)) + chance
        elif isinstance(request, Choose):
            resume(q, request.into, pick(request))
            waiting.append((q, chance))
        else:
            assert isinstance(request, Roll), request
            for result, weight in law(request.partition).items():
                after = q.fork()
                resume(after, request.into, result)
                waiting.append((after, chance * weight))
    return found


def block(
    x: float, y: float, width: float, depth: float, top: float, *traits: str, base: float = 0
) -> Feature:
    """A piece of terrain whose lower left corner is at x, y, all in inches."""
    corners = ((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))
    outline = Polygon(tuple((inches(a), inches(b)) for a, b in corners))
    return Feature(f"{traits[0]}-{x}-{y}", outline, inches(base), inches(top), traits)
