"""Numbers as the reader's language writes them: the one place for chances, means and fractions of every verb."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from battlewright.texts.arguments import as_decimal
from battlewright.texts.catalog import catalog

SMALLEST = Decimal("0.0005")
"""Chances under this are written as `< 0.1 %`."""
LONGEST = 28
"""Characters of the longest fraction that is written out."""
_NOISE = Decimal("1e-9")
"""By which sums of floats miss certainty."""
_DIGITS = 12
"""Decimals of a fraction that is too long to be written out."""


def percent(chance: float | Fraction, lang: str) -> str:
    """A probability in words: 12.3%; very small ones as under 0.1 %, never as nothing."""
    texts = catalog(lang)
    shown = as_decimal(chance)
    if 0 < shown < SMALLEST:
        return texts.text("picture-below", p=0.001)
    if 1 - SMALLEST <= shown < 1 - _NOISE:
        return texts.text("picture-above", p=0.999)
    return texts.text("picture-percent", p=chance)


def mean(value: float | Fraction, lang: str) -> str:
    """A mean in words: Mean 1.87."""
    return catalog(lang).text("picture-bars-mean", mean=value)


def figure(value: float | Fraction, lang: str) -> str:
    """A number to four significant digits: 2.059, in Russian 2,059."""
    if not value:
        return "0"
    return catalog(lang).text("picture-figure", value=value)


def difference(value: float | Fraction, lang: str) -> str:
    """A number with its sign: +0.25."""
    return f"+{figure(value, lang)}" if value > 0 else figure(value, lang)


def is_long(value: object) -> bool:
    """Whether a number is a fraction that people are shown shortened."""
    return isinstance(value, Fraction) and len(str(value)) > LONGEST


def fraction(value: Fraction, lang: str) -> str:
    """An exact number: 27/125; one that is too long begins as its decimals do, 0.617642560000…"""
    if not is_long(value):
        return str(value)
    whole, rest = divmod(abs(value.numerator), value.denominator)
    decimals = f"{rest * 10**_DIGITS // value.denominator:0{_DIGITS}d}"
    sign = "-" if value < 0 else ""
    return catalog(lang).text("picture-decimals", whole=f"{sign}{whole}", decimals=decimals)
