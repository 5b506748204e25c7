"""What was judged once of given bodies is not judged again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from battlewright.core.position import Position

YOUNG = 4096
"""How many verdicts a generation holds."""

UNKNOWN = object()
"""What `Memory.get` returns for a question that was not asked yet."""


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
        """The answers kept for these very rows; those of other rows are forgotten."""
        now = tuple(rows)
        if now != self._rows:
            self._rows, self._here = now, {}
        return self._here

    def _keep(self, question: Hashable, verdict: Any) -> None:
        if len(self._young) >= YOUNG:
            self._old, self._young = self._young, {}
        self._young[question] = verdict


def memory(p: Position) -> Memory:
    """The verdicts of this battle on bodies and terrain, whatever the position."""
    found: Memory = p.scene.data.memory
    return found


def here(p: Position) -> dict[Hashable, Any]:
    """Answers for the rows as they are now: to be asked and filled with what depends on rows alone."""
    return memory(p).of(p.rows)
