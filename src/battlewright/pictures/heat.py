"""Numbers over the values of two parameters, as a heat map: every cell with its number, the larger the deeper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Picture, draw, shortened, text_width, tooltip
from battlewright.pictures.notes import folded
from battlewright.pictures.palette import Theme
from battlewright.pictures.scales import ceiling, parts
from battlewright.texts.numbers import figure, percent

_HIGH, _TOP, _LEFT = 24.0, 70.0, 16.0
_DEEPEST = 0.62
"""How opaque the colour of the largest number is; more would make the numbers hard to read."""
_NOTE = 420.0
"""Pixels that a note takes at least."""
_SWATCH = 56.0
"""Pixels of a step of the legend."""


def svg_heat(
    rows: Sequence[str],
    columns: Sequence[str],
    numbers: Sequence[Sequence[float | None]],
    *,
    is_chance: bool,
    down: str,
    across: str,
    title: str,
    note: str = "",
    theme: Theme = "light",
    lang: str = "en",
) -> str:
    """The map as a standalone SVG; `down` and `across` name the parameters, None is an empty cell.

    The colours run from 0 to a round number that the largest does not pass; the legend below tells which. `note` is
    written under it.
    """
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", shortened(title, 70), x=16, y=26, class_="heading")

    def said(number: float) -> str:
        return percent(number, lang) if is_chance else figure(number, lang)

    texts = [["–" if n is None else said(n) for n in row] for row in numbers]
    wide = max(text_width(text, 12) for text in (*columns, *(t for row in texts for t in row))) + 12
    left = _LEFT + max(text_width(text, 12) for text in (*rows, f"{down} ↓")) + 10
    draw(root, "text", f"{across} →", x=left, y=_TOP - 24, class_="name")
    draw(root, "text", f"{down} ↓", x=left - 8, y=_TOP - 6, class_="name", text_anchor="end")
    largest = ceiling(max((n for row in numbers for n in row if n is not None), default=0.0))
    end = min(1.0, largest) if is_chance else largest
    for c, label in enumerate(columns):
        draw(root, "text", label, x=left + (c + 0.5) * wide, y=_TOP - 6, class_="scale", text_anchor="middle")
    for r, label in enumerate(rows):
        y = _TOP + r * _HIGH
        draw(root, "text", label, x=left - 8, y=y + 16, class_="scale", text_anchor="end")
        for c, number in enumerate(numbers[r]):
            told = f"{down} {label}, {across} {columns[c]}: {texts[r][c]}"
            share = None if number is None else max(0.0, number) / end
            _cell(root, (left + c * wide, y, wide), share, texts[r][c], told)
    bottom = _TOP + len(rows) * _HIGH + 14
    legend = _legend(root, left, bottom, end, said)
    spoken = "; ".join(f"{down} {label}: {', '.join(row)}" for label, row in zip(rows, texts, strict=True))
    width = max(left + len(columns) * wide, legend, _NOTE if note else 0.0) + 16
    bottom = folded(root, note, _LEFT, bottom + 36, width - 2 * _LEFT)
    return drawing.text(max(width, text_width(shortened(title, 70), 16) + 32), bottom + 8, title, spoken)


def _cell(
    root: Element, place: tuple[float, float, float], share: float | None, text: str, told: str
) -> None:
    """A cell at left, top and of a width, `share` of the deepest colour; without one it is empty."""
    x, y, wide = place
    box = {"x": x, "y": y, "width": wide - 1, "height": _HIGH - 1}
    drawn = draw(root, "rect", **box, class_="bar-track")
    if share is not None:
        drawn = draw(root, "rect", **box, class_="bar", fill_opacity=f"{_DEEPEST * share:.3f}")
    tooltip(drawn, told)
    kind = "scale" if share is None else "legend"
    draw(root, "text", text, x=x + wide / 2, y=y + 16, class_=kind, text_anchor="middle")


def _legend(root: Element, left: float, top: float, end: float, said: Callable[[float], str]) -> float:
    """Which colour is which number: steps from 0 to the end; the furthest pixel to the right."""
    steps = parts(end)
    for i, number in enumerate(steps):
        box = {"x": left + i * _SWATCH, "y": top, "width": _SWATCH, "height": 12.0}
        draw(root, "rect", **box, class_="bar-track")
        draw(root, "rect", **box, class_="bar legend-step", fill_opacity=f"{_DEEPEST * number / end:.3f}")
        label = said(number) if number else "0"
        draw(root, "text", label, x=box["x"] + _SWATCH / 2, y=top + 27, class_="scale", text_anchor="middle")
    return left + len(steps) * _SWATCH
