"""Driving positions: how odds get them ready and give them answers."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position, Watch
from battlewright.core.requests import Each, Stop
from battlewright.core.rolling import Rolling
from battlewright.core.running import advance, ask_again, resume
from battlewright.odds.product import copied
from battlewright.odds.quantities import Atom


def prepared(position: Position, atoms: list[Atom], stop: Stop | None) -> Position:
    """A fork for walking: rows interned, atoms counted, simultaneous procedures handed out."""
    p = position.fork()
    p.pool = {}
    p.rows = [p.pool.setdefault(row, row) for row in p.rows]
    p.splits = True
    p.stop = stop
    p.sealed = None
    watched(p, atoms)
    if p.watch is not None:
        ask_again(p)
    return p


def watched(p: Position, atoms: list[Atom]) -> None:
    """Let a position count and mark the atoms (their slots are their places), and take stages of rolls together."""
    p.collapses = True
    if p.stack and type(p.stack[-1]) is Rolling:
        ask_again(p)
    reported = [slot for slot, atom in enumerate(atoms) if atom.quantity.kind != "state"]
    start = tuple(atom.quantity.start for atom in atoms)
    slots = {(atoms[slot].quantity.name, atoms[slot].row): slot for slot in reported}
    p.watch = Watch(slots, start) if slots else None
    p.tally = list(start) if slots else None


def in_sequence(p: Position, each: Each) -> None:
    """Let simultaneous procedures run one after the other, as in play."""
    p.stack.extend(copied(frame) for frame in reversed(each.frames))


def answer(p: Position, into: Any, value: Any) -> None:
    """Give an answer for the local `into`, for both locals of a `Both`, or (None) just run on."""
    if into is None:
        advance(p)
    elif type(into) is str:
        resume(p, into, value)
    else:
        setattr(p.stack[-1], into[0], value[0])
        resume(p, into[1], value[1])
