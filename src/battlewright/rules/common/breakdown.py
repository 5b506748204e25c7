"""A total told line by line: what each rule has added to a query, with its own clauses."""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.core.position import Event, Position
from battlewright.core.values import Traced


def tell_lines(p: Position, id: str, side: int, lines: Iterable[Traced]) -> None:
    """Tell what each line gives to a side, if anybody listens; a line that gives nothing is passed over."""
    if p.log is None:
        return
    for line in lines:
        if line.given:
            p.log(Event(id, {"player": side, "line": line.id, "points": line.given}, line.clauses))
