"""Errors that carry a Fluent id with its values instead of a sentence, so that every language can say them."""

from __future__ import annotations

from typing import Any


class BattlewrightError(Exception):
    """Something a person did or wrote that battlewright cannot accept.

    `id` is the Fluent message, `values` its arguments, `clauses` the rules behind the refusal.
    """

    def __init__(self, id: str, clauses: tuple[str, ...] = (), **values: Any) -> None:
        super().__init__(id, values)
        self.id = id
        self.values = values
        self.clauses = clauses

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        cited = f" [{', '.join(self.clauses)}]" if self.clauses else ""
        return f"{self.id}({said}){cited}"


class Illegal(BattlewrightError):
    """An answer that the rules refuse; the position is as it was."""


class RulesetError(Exception):
    """A ruleset that contradicts itself (two replacements of one step, an unknown step): a programmer's error."""


class Runaway(RulesetError):
    """One answer made more steps than any procedure can need; the message holds the stack."""
