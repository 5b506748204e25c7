"""The arguments of messages: from the values that code passes to what Fluent can format."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Protocol, runtime_checkable

# Fluent refuses an argument of more than 2,500 characters; no name or reason we show needs half of that.
_LONGEST = 1000
# Fluent fails on numbers with more digits than it keeps, which a slip in a scenario easily has.
_GREATEST = 10**15
# Digits of a float that mean something: sums of floats miss a tie (0.1235 of a chance) by less.
_DIGITS = 12


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
    """`text` on one line, without control and invisible characters and of bounded length.

    Names come from scenarios, and strangers write scenarios.

    >>> clean("Wolf\\x1b[2J\\nBrute")
    'Wolf[2J Brute'
    """
    visible = "".join(char for char in text if char.isprintable() or char.isspace())
    shown = " ".join(visible.split())
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…"


def fluent_value(value: object, text: Callable[..., str]) -> int | Decimal | str:
    """`value` as Fluent takes it: numbers stay numbers, so that it chooses plurals and the locale's signs. They stay as
    exact as they are, for the message that shows them rounds them (see `Catalog`).

    A `Sayable` is said with `text`, a sequence is joined with commas, truth values become `true` and `false`
    for selectors, and everything else is its cleaned `str`.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float | Fraction):
        return _number(value)
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, Sayable):
        return text(value.id, **value.values)
    if isinstance(value, tuple | list):
        return ", ".join(text("number-or-name", value=part) for part in value)
    return clean(str(value))


def _number(value: int | float | Fraction) -> int | Decimal | str:
    if -_GREATEST < value < _GREATEST:  # Fluent takes 2.0 for a fraction, though it is shown as 2
        whole = int(value)
        return whole if value == whole else as_decimal(value)
    if isinstance(value, float):
        return f"{value:.6e}"
    return f"{as_decimal(value):.6e}"


def as_decimal(value: int | float | Fraction) -> Decimal:
    """The same number from a float and from the fraction that it stands for, as far as anybody reads it."""
    if isinstance(value, float):
        return Decimal(f"{value:.{_DIGITS}g}")
    return Decimal(value.numerator) / value.denominator
