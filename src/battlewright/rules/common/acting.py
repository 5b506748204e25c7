"""What pictures may mark of models: who acts now, and how."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from battlewright.core.position import Position
from battlewright.table.bodies import Body


class Acting(NamedTuple):
    """Models that do the same: their bases, the act (`strikes`, `supports`, `cannot`), whether they are framed, and the
    Fluent id of what is written of them, with their number as `count`."""

    bases: tuple[Body, ...]
    act: str
    framed: bool
    text: str


@runtime_checkable
class ShowsActing(Protocol):
    """A ruleset whose pictures mark who acts."""

    def acting(self, position: Position) -> tuple[Acting, ...]:
        """Who acts in this position, and how."""
        ...
