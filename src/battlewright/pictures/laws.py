"""Distributions in SVG: a bar for the chance of each value, and beside it the curve of at least that value.

The curve shares the rows of the bars: its point stands in the row of a value, the further to the right the likelier at
least that value is. What may happen or not has one bar each. All bars of a picture are on one scale.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple
from xml.etree.ElementTree import Element

from battlewright.pictures.bars import BarRow, Chart, Distribution, chart, full_bar, is_chance, likely
from battlewright.pictures.canvas import Picture, draw, shortened, text_width, tooltip
from battlewright.pictures.notes import folded
from battlewright.pictures.palette import Theme
from battlewright.pictures.scales import parts
from battlewright.texts import catalog
from battlewright.texts.numbers import mean, percent

ROW, _GAP = 20.0, 14.0
"""Pixels of a row, and between two distributions."""
_TOP, _LEFT = 44.0, 16.0
_NAME = 40
"""Characters of a quantity's name."""
_BAR, _CURVE, _NUMBER, _HEAD = 260.0, 220.0, 72.0, 100.0
"""Pixels of the longest bar, of the scale of the curve, and of columns: of numbers, and of a long head."""


class Bar(NamedTuple):
    """A bar: what it stands for, its part of the longest, and its number in words."""

    label: str
    share: float
    said: str


class Columns(NamedTuple):
    """Where what stands in pixels: the right end of the values, the left ends of bars and of the curve's scale."""

    value: float
    bar: float
    curve: float

    @property
    def chance(self) -> float:
        """The right end of the chances."""
        return self.bar + _BAR + _NUMBER - 8

    @property
    def at_least(self) -> float:
        """The right end of the chances of at least a value."""
        return self.curve + _CURVE + _HEAD


def columns_for(labels: Iterable[str]) -> Columns:
    """The columns of bars with these labels."""
    value = _LEFT + max((text_width(label, 12) for label in labels), default=0.0)
    return Columns(value, value + 10, value + 10 + _BAR + _NUMBER + 24)


def svg_bars(distribution: Distribution, theme: Theme = "light", lang: str = "en", title: str = "") -> str:
    """One distribution as a standalone SVG."""
    return svg_laws({"": distribution}, theme, lang, title)


def svg_laws(
    laws: Mapping[str, Distribution],
    theme: Theme = "light",
    lang: str = "en",
    title: str = "",
    note: str = "",
) -> str:
    """Distributions by the names of their quantities as a standalone SVG: what may happen first, then the others.

    `note` is written below.
    """
    texts = catalog(lang)
    title = shortened(title or texts.text("picture-bars-title"), 60)
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", title, x=_LEFT, y=26, class_="heading")
    chances = {name: law for name, law in laws.items() if name and is_chance(law)}
    charts = {name: chart(law, lang) for name, law in laws.items() if name not in chances}
    labels = [
        *(shortened(name, _NAME) for name in chances),
        *(row.label for drawn in charts.values() for row in drawn.rows),
        texts.text("picture-bars-value"),
    ]
    columns, full = columns_for(labels), full_bar(laws.values(), lang)
    y, told = _TOP, list[str]()
    if chances:
        rows = tuple(BarRow(shortened(name, _NAME), likely(law), None) for name, law in chances.items())
        y = _rows(root, columns, rows, full, y, lang) + _GAP
        told += _spoken(rows, lang)
    for name, drawn in charts.items():
        y = _law(root, columns, shortened(name, _NAME), drawn, full, y, lang) + _GAP
        told += [*filter(None, (name,)), *_spoken(drawn.rows, lang)]
    has_curve = any(drawn.mean is not None for drawn in charts.values())
    right = columns.at_least if has_curve else columns.chance
    width = max(right + 16, text_width(title, 16) + 2 * _LEFT)
    y = folded(root, note, _LEFT, y, width - 2 * _LEFT)
    return drawing.text(width, y + 4, title, "; ".join(told))


def _law(
    root: Element, columns: Columns, name: str, drawn: Chart, full: float, top: float, lang: str
) -> float:
    """A distribution below `top`: its name and mean, heads, bars and curve; where it ends."""
    texts = catalog(lang)
    average = "" if drawn.mean is None else mean(drawn.mean, lang)
    if name or average:
        draw(root, "text", name, x=_LEFT, y=top + 12, class_="name")
        at = _LEFT + text_width(name, 13) + 16 if name else columns.bar
        draw(root, "text", average, x=at, y=top + 12, class_="legend")
        top += ROW
    heads = [texts.text(f"picture-bars-{head}") for head in ("value", "chance")]
    for text, x in zip(heads, (columns.value, columns.chance), strict=True):
        draw(root, "text", text, x=x, y=top + 12, class_="scale", text_anchor="end")
    bottom = _rows(root, columns, drawn.rows, full, top + ROW, lang)
    if drawn.mean is None:
        return bottom
    draw(
        root, "text", texts.text("picture-bars-at-least"), x=columns.at_least, y=top + 12,
        class_="scale", text_anchor="end",
    )  # fmt: skip
    _curve(root, columns, drawn.rows, top, lang)
    return bottom


def _rows(
    root: Element, columns: Columns, rows: tuple[BarRow, ...], full: float, top: float, lang: str
) -> float:
    """The bars of chances, a full one standing for `full`; where they end."""
    bars = [Bar(row.label, row.chance / full, percent(row.chance, lang)) for row in rows]
    return draw_bars(root, columns, bars, top)


def draw_bars(root: Element, columns: Columns, bars: Sequence[Bar], top: float) -> float:
    """Bars under one another from `top` on; where they end."""
    for i, bar in enumerate(bars):
        y = top + i * ROW
        place = {"x": columns.bar, "y": y, "height": ROW - 4, "rx": 2.0}
        draw(root, "rect", **place, width=_BAR, class_="bar-track")
        draw(root, "rect", **place, width=_BAR * bar.share, class_="bar")
        for text, x in ((bar.label, columns.value), (bar.said, columns.chance)):
            draw(root, "text", text, x=x, y=y + 12, class_="legend", text_anchor="end")
    return top + len(bars) * ROW


def _curve(root: Element, columns: Columns, rows: tuple[BarRow, ...], top: float, lang: str) -> None:
    """The chances of at least each value, on a scale of their own from 0 to 100 %."""
    texts, bottom = catalog(lang), top + ROW + len(rows) * ROW - 4
    for share in parts(1.0):
        x = columns.curve + share * _CURVE
        draw(root, "line", x1=x, y1=top + ROW - 3, x2=x, y2=bottom, class_="grid")
        label = texts.text("picture-bars-scale", p=share)
        draw(root, "text", label, x=x, y=top + 12, class_="scale", text_anchor="middle")
    points = [
        (columns.curve + (row.at_least or 0.0) * _CURVE, top + ROW + i * ROW + ROW / 2 - 2)
        for i, row in enumerate(rows)
    ]
    for (x, y), (further, lower) in pairwise(points):
        draw(root, "line", x1=x, y1=y, x2=further, y2=lower, class_="a-ring")
    for row, (x, y) in zip(rows, points, strict=True):
        said = percent(row.at_least or 0.0, lang)
        draw(root, "circle", cx=x, cy=y, r=3.4, class_="page")
        tooltip(draw(root, "circle", cx=x, cy=y, r=3.4, class_="a-ring mark-shape"), f"≥ {row.label}: {said}")
        draw(root, "text", said, x=columns.at_least, y=y + 4, class_="legend", text_anchor="end")


def _spoken(rows: tuple[BarRow, ...], lang: str) -> list[str]:
    texts = catalog(lang)
    return [texts.text("picture-bars-description", value=row.label, p=row.chance) for row in rows]
