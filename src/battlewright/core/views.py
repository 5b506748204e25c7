"""What a seat may see: a function of the position, so that no server or screen has to filter."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.state import Outcome


class View(msgspec.Struct, frozen=True):
    """A position as one seat sees it; `seat` is 0, 1, or None for an onlooker.

    `request` is what the battle waits for; of a decision that both make at once a seat sees its own question
    only, until it has answered. `awaited` are the seats still to answer, `sealed` those whose hidden half is in;
    its content is in no view. `withheld` names the measurements that this seat may not take yet.
    """

    seat: int | None
    rows: tuple[Any, ...]
    request: Choose | Roll | None
    awaited: tuple[int, ...]
    sealed: tuple[int, ...]
    withheld: tuple[str, ...]
    outcome: Outcome | None


def view(position: Position, seat: int | None) -> View:
    """What this seat may see of the position. Raises `ValueError` for a seat that does not exist."""
    if seat not in (0, 1, None):
        raise ValueError(f"seat {seat!r}: expected 0, 1, or None for an onlooker")
    request, awaited = _asked(position, seat)
    return View(
        seat,
        tuple(position.rows),
        request,
        awaited,
        () if position.sealed is None else (position.sealed[0],),
        withheld(position, seat),
        position.outcome,
    )


def withheld(position: Position, seat: int | None) -> tuple[str, ...]:
    """The measurements closed to a seat: none under open help, all that any seat lacks for an onlooker."""
    if position.scene.help != "by_the_rules":
        return ()
    closed = position.rules.ruleset.withheld
    seats = (0, 1) if seat is None else (seat,)
    return tuple(dict.fromkeys(name for one in seats for name in closed(position, one)))


def _asked(position: Position, seat: int | None) -> tuple[Choose | Roll | None, tuple[int, ...]]:
    pending = position.pending
    if isinstance(pending, (Choose, Roll)):
        return pending, (pending.player,)
    if not isinstance(pending, Both):
        return None, ()
    awaited = tuple(s for s in (0, 1) if position.sealed is None or position.sealed[0] != s)
    return (pending.requests[seat] if seat is not None and seat in awaited else None), awaited
