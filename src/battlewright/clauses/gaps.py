"""What is wrong with the clauses of a ruleset, as a Fluent message with its arguments."""

from __future__ import annotations

from typing import Any

import msgspec


class Gap(msgspec.Struct, frozen=True):
    """One thing missing or contradictory; `texts.say` makes a sentence of it."""

    id: str
    values: dict[str, Any]


def gap(id: str, **values: Any) -> Gap:
    """The gap whose message is `clauses-gap-<id>`."""
    return Gap(f"clauses-gap-{id}", values)
