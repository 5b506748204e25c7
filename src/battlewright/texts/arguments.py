"""The arguments of messages: from the values that code passes to what Fluent can format."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Protocol, runtime_checkable

# Fluent refuses an argument of more than 2,500 characters; no name or reason we show needs half of that.
_LONGEST = 1000
# Control, format (direction overrides, zero width), surrogate, line and paragraph separators.
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


@runtime_checkable
class Sayable(Protocol):
    """Anything that names a message and its arguments: typed errors, option labels, events.

    It may also have `clauses`, a tuple of clause ids.
    """

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> Mapping[str, object]: ...


def clean(text: str) -> str:
    """`text` on one line, without hidden characters and of bounded length, since strangers write scenarios.

    >>> clean("Wolf\\x1b[2J\\nBrute")
    'Wolf[2J Brute'
    """
    spaced = " ".join(text.split())
    shown = "".join(char for char in spaced if unicodedata.category(char) not in _HIDDEN)
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…"


def fluent_value(value: object, text: Callable[..., str]) -> int | float | str:
    """`value` as Fluent takes it: numbers stay numbers, so that it chooses plurals and the locale's signs.

    A `Sayable` is said with `text`, a sequence is joined with commas, truth values become `true` and `false`
    for selectors, and everything else is its cleaned `str`.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return value
    if isinstance(value, float | Decimal | Fraction):
        return _number(value)
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, tuple | list):
        return ", ".join(text("number-or-name", value=part) for part in value)
    if isinstance(value, Sayable):
        return text(value.id, **value.values)
    return clean(str(value))


def _number(value: float | Decimal | Fraction) -> int | float:
    # Fluent picks no plural for Decimal and Fraction, and takes 2.0 for a fraction that is only shown as 2.
    number = float(value)
    return int(number) if number.is_integer() else number
