"""Named restrictions: entries that withdraw an action, an option or an offer which would otherwise be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from battlewright.core.position import Position


class Restriction(msgspec.Struct, frozen=True):
    """`forbids(position, *subject)` is true where the clause takes something away; the id names the reason.

    A restriction with `always` needs no position: what it withdraws is never made.
    """

    id: str
    forbids: Callable[..., bool]
    clauses: tuple[str, ...] = ()
    always: bool = False


def forbidding(restrictions: Iterable[Restriction], p: Position, *subject: Any) -> Restriction | None:
    """The first restriction that withdraws this subject, or None."""
    for restriction in restrictions:
        if restriction.forbids(p, *subject):
            return restriction
    return None
