"""Numbers over the values of two parameters, as a heat map: every cell with its number, the larger the darker."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.pictures.bars import percent
from battlewright.pictures.canvas import Picture, draw, shortened, text_width, tooltip
from battlewright.pictures.palette import Theme

_HIGH, _TOP, _LEFT = 24.0, 70.0, 16.0
_DEEPEST = 0.6
"""How opaque the colour of the largest number is; more would make the numbers hard to read."""


def svg_heat(
    rows: Sequence[str],
    columns: Sequence[str],
    numbers: Sequence[Sequence[float | None]],
    *,
    is_chance: bool,
    down: str,
    across: str,
    title: str,
    theme: Theme = "light",
    lang: str = "en",
) -> str:
    """The map as a standalone SVG; `down` and `across` name the parameters, None is an empty cell."""
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", shortened(title, 70), x=16, y=26, class_="heading")
    texts = [["" if n is None else _said(n, is_chance, lang) for n in row] for row in numbers]
    wide = max(text_width(text, 12) for text in (*columns, *(t for row in texts for t in row))) + 12
    left = _LEFT + max(text_width(text, 12) for text in (*rows, down)) + 10
    draw(root, "text", across, x=left, y=_TOP - 24, class_="name")
    draw(root, "text", down, x=left - 8, y=_TOP - 6, class_="name", text_anchor="end")
    top = 1.0 if is_chance else max((n for row in numbers for n in row if n is not None), default=1.0) or 1.0
    for c, label in enumerate(columns):
        draw(root, "text", label, x=left + (c + 0.5) * wide, y=_TOP - 6, class_="scale", text_anchor="middle")
    for r, label in enumerate(rows):
        y = _TOP + r * _HIGH
        draw(root, "text", label, x=left - 8, y=y + 16, class_="scale", text_anchor="end")
        for c, number in enumerate(numbers[r]):
            x = left + c * wide
            place = {"x": x, "y": y, "width": wide - 1, "height": _HIGH - 1}
            draw(root, "rect", **place, class_="bar-track")
            if number is None:
                continue
            share = f"{_DEEPEST * max(0.0, number) / top:.3f}"
            cell = draw(root, "rect", **place, class_="bar", fill_opacity=share)
            tooltip(cell, f"{down} {label}, {across} {columns[c]}: {texts[r][c]}")
            draw(root, "text", texts[r][c], x=x + wide / 2, y=y + 16, class_="legend", text_anchor="middle")
    told = "; ".join(
        f"{down} {label}: {', '.join(t or '–' for t in row)}" for label, row in zip(rows, texts, strict=True)
    )
    width = max(left + len(columns) * wide + 16, text_width(shortened(title, 70), 16) + 32)
    return drawing.text(width, _TOP + len(rows) * _HIGH + 16, title, told)


def _said(number: float, is_chance: bool, lang: str) -> str:
    return percent(number, lang) if is_chance else f"{number:.3g}"
