"""The whole state of a battle as plain data, with the few ways to read and change it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.core.effects import Due, Effect, happen
from battlewright.core.requests import Each, Joined, Request, Stop, Stopped
from battlewright.core.state import Frame, Outcome, Row

if TYPE_CHECKING:
    from battlewright.core.compiled import Rules
    from battlewright.core.scene import Scene

Key = tuple[Any, ...]


class Event(msgspec.Struct, frozen=True, gc=False):
    """A record of what happened, for log and screen only: a Fluent id, its arguments, the clauses behind it."""

    id: str
    values: dict[str, Any]
    clauses: tuple[str, ...]


class Watch:
    """What odds count while rules run: a slot for each watched (quantity, row); invisible to every rule."""

    __slots__ = ("slots", "start")

    def __init__(self, slots: dict[tuple[str, int], int], start: tuple[Any, ...]) -> None:
        self.slots = slots
        self.start = start


class Position:
    """Rows, a stack of frames, and what is asked now. Mutable; `fork` before trying something.

    `rules` and `scene` never change during a battle and are shared by all forks. `log`, `watch` and `pool`
    belong to whoever drives the position: events go to `log`, counts to `tally`, new rows through `pool`;
    with `splits` simultaneous procedures are handed to the driver, with `collapses` stages of a roll that nobody can
    interrupt are one roll, with `joins` rules pause where a procedure jumps back and ways meet; `stop` is where the
    driver wants to stand still, and the lowest `fixed` frames of the stack, which never run before it, are shared.
    """

    __slots__ = ("rules", "scene", "rows", "stack", "pending", "queue", "sealed", "outcome", "log", "citing",
                 "watch", "tally", "pool", "splits", "collapses", "joins", "fixed", "stop")  # fmt: skip

    def __init__(self, rules: Rules, scene: Scene, rows: list[Row], stack: list[Frame]) -> None:
        self.rules = rules
        self.scene = scene
        self.rows: list[Any] = rows
        self.stack = stack
        self.pending: Request | Each | Stopped | Joined | None = None
        self.queue: list[Due] = []
        self.sealed: tuple[Any, ...] | None = None
        self.outcome: Outcome | None = None
        self.log: Callable[[Event], None] | None = None
        self.citing: tuple[str, ...] = ()
        self.watch: Watch | None = None
        self.tally: list[Any] | None = None
        self.pool: dict[Row, Row] | None = None
        self.splits = False
        self.collapses = False
        self.joins = False
        self.fixed = 0
        self.stop: Stop | None = None

    def fork(self) -> Position:
        """An independent copy; rows are shared, since they never change."""
        other = Position.__new__(Position)
        other.rules = self.rules
        other.scene = self.scene
        other.rows = self.rows[:]
        fixed = other.fixed = self.fixed
        if fixed:
            other.stack = self.stack[:fixed]
            other.stack += [frame.__copy__() for frame in self.stack[fixed:]]
        else:
            other.stack = [frame.__copy__() for frame in self.stack]
        other.pending = self.pending
        other.queue = [due.copied() for due in self.queue] if self.queue else []
        other.sealed = self.sealed
        other.outcome = self.outcome
        other.log = None
        other.citing = self.citing
        other.watch = self.watch
        other.tally = None if self.tally is None else self.tally[:]
        other.pool = self.pool
        other.splits = self.splits
        other.collapses = self.collapses
        other.joins = self.joins
        other.stop = None if self.stop is None else self.stop.__copy__()
        return other

    def key(self) -> Key:
        """What makes two positions of one pool equal: the identities of their rows, their frames, their counts."""
        rows = tuple(map(id, self.rows))
        running = self.stack[self.fixed :] if self.fixed else self.stack
        frames = tuple([(type(f), msgspec.structs.astuple(f)) for f in running])
        tally = None if self.tally is None else tuple(self.tally)
        if self.queue or self.sealed or self.outcome:
            due = tuple(
                (d.timing, d.depth, d.order, type(d.frame), msgspec.structs.astuple(d.frame))
                for d in self.queue
            )
            return (rows, frames, tally, due, self.sealed, self.outcome)
        return (rows, frames, tally)

    def put(self, index: int, row: Row) -> None:
        """Replace a row. Only effects call this."""
        if type(self.rows) is not list:
            self._written(index, row.__struct_fields__)
        pool = self.pool
        self.rows[index] = row if pool is None else pool.setdefault(row, row)

    def change(self, index: int, **fields: Any) -> None:
        """Replace fields of a row. Only effects call this."""
        if type(self.rows) is not list:
            self._written(index, fields)
        row = msgspec.structs.replace(list.__getitem__(self.rows, index), **fields)
        pool = self.pool
        self.rows[index] = row if pool is None else pool.setdefault(row, row)

    def _written(self, index: int, fields: Collection[str]) -> None:
        """Tell rows that note how they are used which fields of one are written, whatever they held before."""
        rows: Any = self.rows
        rows.written(index, fields)

    def effect(self, effect: Effect) -> None:
        """Let an effect happen, with its replacements and triggers. Read its result in a later step."""
        happen(self, effect)

    def value(self, query: str, *subject: Any) -> Any:
        """Ask a named query of the ruleset about a subject."""
        return self.rules.queries[query](self, *subject)

    def tell(self, id: str, **values: Any) -> None:
        """Record an event if somebody listens; no rule ever reads it."""
        if self.log is not None:
            self.log(Event(id, values, self.citing))

    def count(self, quantity: str, row: int, amount: Any) -> None:
        """Add to a watched quantity of a row."""
        if self.watch is not None:
            slot = self.watch.slots.get((quantity, row))
            if slot is not None and self.tally is not None:
                self.tally[slot] += amount

    def mark(self, quantity: str, value: Any, row: int = -1) -> None:
        """Set a watched outcome, of a row or of the procedure that runs."""
        if self.watch is not None:
            slot = self.watch.slots.get((quantity, row))
            if slot is not None and self.tally is not None:
                self.tally[slot] = value

    def finish(self, winner: int | None, reason: str) -> None:
        """End the battle: nothing more will be asked."""
        self.outcome = Outcome(winner, reason)
        self.stack.clear()
        self.queue.clear()
        self.sealed = None
