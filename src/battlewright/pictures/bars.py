"""A distribution as bars: its rows, and characters for the terminal. `laws` draws them for a page.

A distribution is a list of (value, probability). Of numbers the mean and the chance of at least each value are told;
values that are words, or true and false, have neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from battlewright.pictures.canvas import shortened
from battlewright.pictures.scales import ceiling
from battlewright.texts import catalog
from battlewright.texts.numbers import mean, percent

Distribution = Sequence[tuple[Any, float | Fraction]]

MOST_ROWS = 24
"""Rows of a chart; tails of more values are drawn together."""

_NAME = 8, 24
"""Characters of a value's name, at least and at most."""

_EIGHTHS = " ▏▎▍▌▋▊▉"


class BarRow(msgspec.Struct, frozen=True):
    """A bar: what it stands for, its chance, and the chance of at least its value (None for words)."""

    label: str
    chance: float
    at_least: float | None


class Chart(msgspec.Struct, frozen=True):
    """The rows of a chart from the least value on, and the mean (None for words)."""

    rows: tuple[BarRow, ...]
    mean: float | Fraction | None


def chart(distribution: Distribution, lang: str = "en", most: int = MOST_ROWS) -> Chart:
    """The bars of a distribution; of more than `most` numbers the unlikely ends are put together, ≤ and ≥."""
    texts = catalog(lang)
    if not all(_is_number(value) for value, _ in distribution):
        rows = tuple(
            BarRow(shortened(_word(value, lang), _NAME[1]), float(p), None) for value, p in distribution
        )
        return Chart(rows, None)
    ordered = sorted(distribution)
    average = sum(value * p for value, p in ordered)
    first, last = _body([float(p) for _, p in ordered], most)
    rows_of_numbers = []
    for i in range(first, last + 1):
        low, high = (0 if i == first else i), (len(ordered) - 1 if i == last else i)
        label = texts.text("number-or-name", value=ordered[i][0])
        if low < i:
            label = texts.text("picture-bars-up-to", value=ordered[i][0])
        elif high > i:
            label = texts.text("picture-bars-from", value=ordered[i][0])
        chance = sum(p for _, p in ordered[low : high + 1])
        at_least = sum(p for _, p in ordered[low:])
        rows_of_numbers.append(BarRow(label, float(chance), min(1.0, float(at_least))))
    return Chart(tuple(rows_of_numbers), average)


def is_chance(distribution: Distribution) -> bool:
    """Whether this is something that happens or not."""
    return all(isinstance(value, bool) for value, _ in distribution)


def likely(distribution: Distribution) -> float:
    """The chance that something that happens or not does."""
    return float(sum(p for value, p in distribution if value))


def full_bar(laws: Iterable[Distribution], lang: str = "en") -> float:
    """The chance that a full bar stands for where all these are shown together: a round one that none exceeds."""
    return ceiling(max((_longest(law, lang) for law in laws), default=0.0))


def _longest(distribution: Distribution, lang: str) -> float:
    if is_chance(distribution):
        return likely(distribution)
    if all(_is_number(value) for value, _ in distribution):
        return max((row.chance for row in chart(distribution, lang).rows), default=0.0)
    return max((float(p) for _, p in distribution), default=0.0)


def text_bars(distribution: Distribution, width: int = 80, lang: str = "en", title: str = "") -> str:
    """The distribution in characters, at most `width` columns (40 at least), one line a value."""
    texts, shown = catalog(lang), chart(distribution, lang)
    heads = [texts.text(f"picture-bars-{name}") for name in ("value", "chance", "at-least")]
    second = max(len(heads[1]), 7)
    third = max(len(heads[2]), 7) if shown.mean is not None else 0
    rest = width - second - third - (6 if third else 4)
    labels = [shortened(row.label, max(_NAME[0], min(_NAME[1], rest - 8))) for row in shown.rows]
    first = max(map(len, [*labels, heads[0]]))
    room = max(4, rest - first)
    greatest = max((row.chance for row in shown.rows), default=0) or 1
    head = f"{heads[0]:>{first}}  {heads[1]:>{second}}"
    lines = [shortened(title, width)] if title else []
    lines.append(f"{head}  {heads[2]:>{third}}" if third else head)
    for label, row in zip(labels, shown.rows, strict=True):
        line = f"{label:>{first}}  {percent(row.chance, lang):>{second}}"
        if row.at_least is not None:
            line += f"  {percent(row.at_least, lang):>{third}}"
        lines.append(f"{line}  {_bar(row.chance / greatest, room)}".rstrip())
    if shown.mean is not None:
        lines.append(mean(shown.mean, lang))
    return "\n".join(lines)


def _body(chances: list[float], most: int) -> tuple[int, int]:
    """First and last row: all, or the ends given up, the less likely first, until `most` rows are left."""
    first, last = 0, len(chances) - 1
    low, high = (chances[0], chances[-1]) if chances else (0.0, 0.0)
    while last - first + 1 > most:
        if low + chances[first + 1] <= high + chances[last - 1]:
            first += 1
            low += chances[first]
        else:
            last -= 1
            high += chances[last]
    return first, last


def _bar(share: float, room: int) -> str:
    eighths = max(1 if share > 0 else 0, round(share * room * 8))
    full, rest = divmod(eighths, 8)
    return "█" * full + (_EIGHTHS[rest] if rest else "")


def _is_number(value: object) -> bool:
    return isinstance(value, int | float | Fraction) and not isinstance(value, bool)


def _word(value: object, lang: str) -> str:
    text: Callable[..., str] = catalog(lang).text
    if isinstance(value, bool):
        return text("picture-yes" if value else "picture-no")
    if isinstance(value, tuple):
        return ", ".join(_word(part, lang) for part in value)
    return text("number-or-name", value=value)
