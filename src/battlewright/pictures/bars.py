"""A distribution as bars: characters for the terminal, SVG for a page.

A distribution is a list of (value, probability). Of numbers the mean and the chance of at least each value are told;
values that are words, or true and false, have neither.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any
from xml.etree.ElementTree import Element

import msgspec

from battlewright.pictures.canvas import Picture, draw, shortened, text_width
from battlewright.pictures.palette import Theme
from battlewright.texts import catalog

Distribution = Sequence[tuple[Any, float | Fraction]]

MOST_ROWS = 24
"""Rows of a chart; tails of more values are drawn together."""

SMALLEST = 0.0005
"""Chances under this are written as `< 0.1 %`, and end a chart that is too long."""

_NOISE = 1e-9
"""By which sums of floats miss certainty."""

_NAME = 8, 24
"""Characters of a value's name, at least and at most."""

_LONGEST, _ROW = 330.0, 20.0
"""Pixels of the longest bar, and of a row with its gap."""

_EIGHTHS = " ▏▎▍▌▋▊▉"


class BarRow(msgspec.Struct, frozen=True):
    """A bar: what it stands for, its chance, and the chance of at least its value (None for words)."""

    label: str
    chance: float
    at_least: float | None


class Chart(msgspec.Struct, frozen=True):
    """The rows of a chart from the least value on, and the mean (None for words)."""

    rows: tuple[BarRow, ...]
    mean: float | None


def chart(distribution: Distribution, lang: str = "en", most: int = MOST_ROWS) -> Chart:
    """The bars of a distribution; of more than `most` numbers the unlikely ends are put together, ≤ and ≥."""
    texts = catalog(lang)
    if not all(_is_number(value) for value, _ in distribution):
        rows = tuple(
            BarRow(shortened(_word(value, lang), _NAME[1]), float(p), None) for value, p in distribution
        )
        return Chart(rows, None)
    ordered = sorted(distribution)
    mean = float(sum(value * p for value, p in ordered))
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
    return Chart(tuple(rows_of_numbers), mean)


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
        lines.append(texts.text("picture-bars-mean", mean=round(shown.mean, 2)))
    return "\n".join(lines)


def svg_bars(distribution: Distribution, theme: Theme = "light", lang: str = "en", title: str = "") -> str:
    """The distribution as a standalone SVG."""
    texts, shown = catalog(lang), chart(distribution, lang)
    title = shortened(title or texts.text("picture-bars-title"), 60)
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", title, x=16, y=26, class_="heading")
    heads = [texts.text(f"picture-bars-{name}") for name in ("value", "chance", "at-least")]
    numbers = shown.mean is not None
    left = max(text_width(text, 12) for text in (*(row.label for row in shown.rows), heads[0])) + 24
    columns = (left - 10, left + _LONGEST + 66, left + _LONGEST + 146)
    for text, x in list(zip(heads, columns, strict=True))[: 3 if numbers else 2]:
        draw(root, "text", text, x=x, y=50, class_="scale", text_anchor="end")
    greatest = max((row.chance for row in shown.rows), default=0) or 1
    for i, row in enumerate(shown.rows):
        _draw_row(root, row, columns, row.chance / greatest, 62 + i * _ROW, lang)
    bottom = 62 + len(shown.rows) * _ROW + 8
    if shown.mean is not None:
        mean = texts.text("picture-bars-mean", mean=round(shown.mean, 2))
        draw(root, "text", mean, x=left, y=bottom + 10, class_="name")
        bottom += 18
    told = (texts.text("picture-bars-description", value=row.label, p=row.chance) for row in shown.rows)
    return drawing.text(columns[2 if numbers else 1] + 16, bottom + 10, title, "; ".join(told))


def _draw_row(
    root: Element, row: BarRow, columns: tuple[float, float, float], share: float, top: float, lang: str
) -> None:
    """A bar, `share` of the longest, with its value and chances; `columns` are the right ends of the texts."""
    place = {"x": columns[0] + 10, "y": top, "height": _ROW - 4, "rx": 2.0}
    draw(root, "rect", **place, width=_LONGEST, class_="bar-track")
    draw(root, "rect", **place, width=_LONGEST * share, class_="bar")
    at_least = "" if row.at_least is None else percent(row.at_least, lang)
    for text, x in zip((row.label, percent(row.chance, lang), at_least), columns, strict=True):
        if text:
            draw(root, "text", text, x=x, y=top + 12, class_="legend", text_anchor="end")


def percent(chance: float, lang: str) -> str:
    """A probability in words: 12.3%; very small ones as under 0.1 %, never as nothing."""
    texts = catalog(lang)
    if 0 < chance < SMALLEST:
        return texts.text("picture-below", p=0.001)
    if 1 - SMALLEST < chance < 1 - _NOISE:
        return texts.text("picture-above", p=0.999)
    return texts.text("picture-percent", p=round(chance, 6))


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
    return text("number-or-name", value=value)
