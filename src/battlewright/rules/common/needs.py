"""What a roll needs, as players say it: the die from which on it succeeds."""

from __future__ import annotations

from battlewright.chance.stages import Check

NEVER = 0
"""The die that is told where none will do."""


def needed(check: Check) -> int:
    """The least die that succeeds, with all that modifies it; `NEVER` if none does."""
    least = max(check.need - sum(check.modifiers), (check.fails_to or 0) + 1)
    if check.succeeds_from:
        least = min(least, check.succeeds_from)
    return least if least <= max(check.dice[0].faces) else NEVER
