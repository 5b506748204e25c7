"""Numbers of words, such as ways to decide: for each quantity a bar a word."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.pictures.canvas import Picture, draw, shortened, text_width
from battlewright.pictures.curves import Panel
from battlewright.pictures.laws import ROW, Bar, columns_for, draw_bars
from battlewright.pictures.notes import folded
from battlewright.pictures.palette import Theme

_TOP, _LEFT, _GAP = 44.0, 16.0, 12.0
_WORD = 40
"""Characters of a word."""


def svg_compared(
    words: Sequence[str],
    panels: Sequence[Panel],
    *,
    title: str,
    note: str = "",
    theme: Theme = "light",
    lang: str = "en",
) -> str:
    """The bars as a standalone SVG; those of a panel have one scale. `note` is written below."""
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", shortened(title, 60), x=_LEFT, y=26, class_="heading")
    labels = [shortened(word, _WORD) for word in words]
    columns, y, told = columns_for(labels), _TOP, list[str]()
    width = columns.chance + _LEFT
    for panel in panels:
        for name, numbers in panel.series.items():
            said = ["–" if n is None else panel.said(n, lang) for n in numbers]
            shares = [max(0.0, n or 0.0) / panel.top for n in numbers]
            bars = [Bar(*parts) for parts in zip(labels, shares, said, strict=True)]
            draw(root, "text", shortened(name, _WORD), x=_LEFT, y=y + 12, class_="name")
            y = draw_bars(root, columns, bars, y + ROW) + _GAP
            told.append(f"{name}: " + ", ".join(f"{bar.label} {bar.said}" for bar in bars))
            width = max(width, text_width(shortened(name, _WORD), 13) + 2 * _LEFT)
    width = max(width, text_width(shortened(title, 60), 16) + 2 * _LEFT)
    y = folded(root, note, _LEFT, y, width - 2 * _LEFT)
    return drawing.text(width, y + 4, title, "; ".join(told))
