"""Fights for the tests of kill_team: all of their chances, with equal positions met once, or with dice given."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.kill_team.models import Below, law

from battlewright.core.position import Position
from battlewright.core.requests import STOPPED, Choose, Roll, Stop
from battlewright.core.running import resume, start
from battlewright.core.state import Frame
from battlewright.rules.kill_team.fight import Fight, FightPhase
from battlewright.rules.kill_team.initiative import InitiativeSteps

Pick = Callable[[Choose], Any]


def by_default(request: Choose) -> Any:
    """What is done when nobody decides."""
    return request.default


class Received(Below, tag="received"):
    """What stands under a part of a fight that a test runs by itself."""

    wounds: tuple[int, int] = (0, 0)
    strikes: Any = ()
    weapons: Any = ()
    refused: int = -1


def fighting(p: Position, frame: Frame | None = None) -> Position:
    """The position at the first question of a fight, or of another procedure."""
    p.stack = [Received(), frame] if frame else [Fight()]
    return start(p)


def fights(
    p: Position, read: Callable[[Position], Any], frame: Frame | None = None, pick: Pick = by_default
) -> dict[Any, Fraction]:
    """The law of what `read` says once a fight, or another procedure, has ended; decisions are made by `pick`."""
    return _walked(p, read, frame or Fight(), pick)[0]


def positions(p: Position, frame: Frame | None = None, pick: Pick = by_default) -> int:
    """How many different positions of rolls and questions a fight goes through."""
    return _walked(p, lambda q: None, frame or Fight(), pick)[1]


def _walked(
    p: Position, read: Callable[[Position], Any], frame: Frame, pick: Pick
) -> tuple[dict[Any, Fraction], int]:
    q = p.fork()
    q.stack, q.pool, q.collapses, q.stop = [Received(), frame], {}, True, Stop(type(frame))
    layer = {start(q).key(): (q, Fraction(1))}
    found, met = dict[Any, Fraction](), 0
    while layer:
        after: dict[Any, tuple[Position, Fraction]] = {}
        for q, chance in layer.values():
            if q.pending is STOPPED:
                seen = read(q)
                found[seen] = found.get(seen, Fraction(0)) + chance
                continue
            met += 1
            for each, share in _answered(q, pick):
                key = each.key()
                before = after[key][1] if key in after else Fraction(0)
                after[key] = each, before + chance * share
        layer = after
    return found, met


def _answered(q: Position, pick: Pick) -> list[tuple[Position, Fraction]]:
    request = q.pending
    if isinstance(request, Choose):
        resume(q, request.into, pick(request))
        return [(q, Fraction(1))]
    assert isinstance(request, Roll), request
    found = []
    for result, share in law(request.partition).items():
        each = q.fork()
        resume(each, request.into, result)
        found.append((each, share))
    return found


__all__ = ["Fight", "FightPhase", "InitiativeSteps", "by_default", "fighting", "fights", "positions"]
