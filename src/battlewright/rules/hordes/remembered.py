"""What was judged once of given bodies is not judged again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from battlewright.core.position import Position

YOUNG = 4096
"""How many verdicts a generation holds."""

UNKNOWN = object()
"""What `Memory.get` returns for a question that was not asked yet."""


FIRST = 3
"""The first row of a model."""


class Memory:
    """Verdicts by what they were asked of, in two generations: when the young one is full it replaces the old one, so
    what was asked last stays and there are never more than twice `YOUNG`."""

    __slots__ = ("_here", "_old", "_rows", "_young", "judged")

    def __init__(self) -> None:
        self._young: dict[Hashable, Any] = {}
        self._old: dict[Hashable, Any] = {}
        self._rows: tuple[Any, ...] = ()
        self._here: dict[Hashable, Any] = {}
        self.judged = 0
        """How many verdicts had to be made."""

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def get(self, question: Hashable) -> Any:
        """The verdict, or `UNKNOWN`."""
        found = self._young.get(question, UNKNOWN)
        if found is UNKNOWN:
            found = self._old.get(question, UNKNOWN)
            if found is not UNKNOWN:
                self._keep(question, found)
        return found

    def put(self, question: Hashable, verdict: Any) -> Any:
        """Remember a verdict just made, and return it."""
        self.judged += 1
        self._keep(question, verdict)
        return verdict

    def of(self, rows: list[Any]) -> dict[Hashable, Any]:
        """The answers kept while all stand as they do in these rows; others are forgotten."""
        now = tuple(rows)
        if now != self._rows:
            if len(now) != len(self._rows) or any(
                old is not new and _stand_otherwise(old, new)
                for old, new in zip(self._rows[FIRST:], now[FIRST:], strict=True)
            ):
                self._here = {}
            self._rows = now
        return self._here

    def _keep(self, question: Hashable, verdict: Any) -> None:
        if len(self._young) >= YOUNG:
            self._old, self._young = self._young, {}
        self._young[question] = verdict


def _stand_otherwise(old: Any, new: Any) -> bool:
    return (
        (old.base is not new.base and old.base != new.base)
        or old.on_table is not new.on_table
        or old.knocked_down is not new.knocked_down
        or old.stationary is not new.stationary
    )


def memory(p: Position) -> Memory:
    """The verdicts of this battle on bodies and terrain, whatever the position."""
    found: Memory = p.scene.data.memory
    return found


def here(p: Position) -> dict[Hashable, Any]:
    """Answers for the models as they stand now: to be asked and filled with what depends on nothing but their bases,
    and on who is on the table, knocked down or stationary."""
    return memory(p).of(p.rows)
