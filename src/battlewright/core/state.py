"""The two kinds of plain data a position is made of: rows (what is on the table) and frames (where the rules stand)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec


class Row(msgspec.Struct, frozen=True, tag_field="row", omit_defaults=True, gc=False):
    """One immutable record of the position: a model, a unit, a side, the battle itself.

    A change makes a new row. Fields are integers, strings, booleans, None and tuples of these.
    """


class Frame(msgspec.Struct, kw_only=True, tag_field="procedure", omit_defaults=True, gc=False):
    """The locals of one running procedure; the tag of the subclass is the procedure's name.

    `at` is the index of the step to run next. Fields hold hashable plain data, and a step sets a field back to
    its default when its last reader has run, so that equal situations become equal positions.
    """

    at: int = 0

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """A copy for a fork (msgspec's own; `copy.copy` would look it up by name first)."""
            ...


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a battle ended: `winner` is 0, 1 or None for a draw; `reason` is a Fluent id."""

    winner: int | None
    reason: str
