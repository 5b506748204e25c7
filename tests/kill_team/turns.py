"""Turns for the tests of kill_team: phases begun at will, and what a procedure leads to."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.core.state import Frame
from battlewright.rules.kill_team.state import Battle, Side
from battlewright.table.lengths import INCH, inches


def begun(p: Position, frame: Frame) -> Position:
    """The position at the first request of a procedure."""
    p.stack = [frame]
    return start(p)


def teams(p: Position, *, started: int = 0, rounds: int = 6) -> Position:
    """The position with teams that began with so many models, in a battle of so many turns."""
    p.rows[0] = Battle(rounds=rounds)
    for side in (0, 1):
        count = started or len(p.scene.pieces[side])
        p.rows[side + 1] = Side(side, started=count)
    return p


def kill(p: Position, *rows: int) -> Position:
    """The position with some models dead."""
    for row in rows:
        p.rows[row] = msgspec.structs.replace(p.rows[row], alive=False, on_table=False)
    return p


def set_row(p: Position, row: int, **fields: Any) -> Position:
    """The position with fields of a row changed."""
    p.rows[row] = msgspec.structs.replace(p.rows[row], **fields)
    return p


def at(x: float, y: float) -> tuple[str, int, int]:
    """The answer that names a place in inches."""
    return "at", inches(x), inches(y)


def place(p: Position, row: int) -> tuple[float, float, float]:
    """Where a model stands: x, y and height in inches, to a hundredth."""
    base = p.rows[row].base
    return round(base.x / INCH, 2), round(base.y / INCH, 2), round(base.z / INCH, 2)


def may_end(p: Position, x: float, y: float) -> bool:
    """Whether the place that is asked for may be this one, in inches."""
    request = p.pending
    assert isinstance(request, Choose), request
    assert request.region is not None
    return bool(request.region.contains(inches(x), inches(y)))


def idle(p: Position, most: int = 200) -> list[str]:
    """Let both sides do nothing, with dice that show 1s, until the battle is over; what was asked on the way."""
    asked = []
    for _ in range(most):
        request = p.pending
        if request is None:
            return asked
        if isinstance(request, Roll):
            asked.append(request.purpose)
            apply(p, tuple(die.faces[0] for die in request.partition.dice))
        else:
            assert isinstance(request, Choose)
            asked.append(f"{'ab'[request.player]} {request.kind}")
            assert request.default is not None
            apply(p, request.default)
    raise AssertionError("the battle does not end")
