"""Numbers over the values of a parameter, as curves with their names at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from xml.etree.ElementTree import Element

from battlewright.pictures.bars import percent
from battlewright.pictures.canvas import Picture, draw, shortened, text_width, tooltip
from battlewright.pictures.palette import Theme

Series = Mapping[str, Sequence[float | None]]
"""By name, a number for each value of the parameter; None where there is none."""

_STROKES = ("a-ring", "b-ring", "move", "sight-clear", "reach")
_WIDTH, _HEIGHT, _TOP, _LEFT = 520.0, 260.0, 48.0, 64.0
_LINES = 4
"""Horizontal lines above the lowest."""
_APART = 15.0
"""Pixels between the names of curves."""


def svg_curves(
    values: Sequence[str],
    series: Series,
    *,
    is_chance: bool,
    across: str,
    title: str,
    theme: Theme = "light",
    lang: str = "en",
) -> str:
    """The curves as a standalone SVG; `across` names the parameter. Chances run to 100 %, others to the largest."""
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", shortened(title, 70), x=16, y=26, class_="heading")
    top = (
        1.0
        if is_chance
        else max((n for row in series.values() for n in row if n is not None), default=1.0) or 1.0
    )
    _frame(root, values, top, is_chance, across, lang)
    ends: list[tuple[float, str, str]] = []
    for i, (name, numbers) in enumerate(series.items()):
        stroke = _STROKES[i % len(_STROKES)]
        points = [(_x(k, len(values)), _y(n, top), n) for k, n in enumerate(numbers) if n is not None]
        for (x, y, _), (further, lower, _) in pairwise(points):
            draw(root, "line", x1=x, y1=y, x2=further, y2=lower, class_=stroke)
        for x, y, n in points:
            tooltip(
                draw(root, "circle", cx=x, cy=y, r=3, class_=stroke), f"{name}: {_said(n, is_chance, lang)}"
            )
        if points:
            ends.append((points[-1][1], shortened(name, 28), stroke))
    _names(root, ends)
    width = max((text_width(name, 12) for _, name, _ in ends), default=0)
    told = "; ".join(
        f"{name}: "
        + ", ".join(
            f"{v} {_said(n, is_chance, lang)}" for v, n in zip(values, row, strict=True) if n is not None
        )
        for name, row in series.items()
    )
    return drawing.text(_LEFT + _WIDTH + width + 32, _TOP + _HEIGHT + 52, title, told)


def _frame(root: Element, values: Sequence[str], top: float, is_chance: bool, across: str, lang: str) -> None:
    for i in range(_LINES + 1):
        y = _y(top * i / _LINES, top)
        draw(root, "line", x1=_LEFT, y1=y, x2=_LEFT + _WIDTH, y2=y, class_="grid")
        label = _said(top * i / _LINES, is_chance, lang)
        draw(root, "text", label, x=_LEFT - 8, y=y + 4, class_="scale", text_anchor="end")
    every = 1 + len(values) // 24
    for k, value in enumerate(values):
        if k % every == 0:
            draw(
                root,
                "text",
                value,
                x=_x(k, len(values)),
                y=_TOP + _HEIGHT + 18,
                class_="scale",
                text_anchor="middle",
            )
    middle = _LEFT + _WIDTH / 2
    draw(root, "text", across, x=middle, y=_TOP + _HEIGHT + 38, class_="name", text_anchor="middle")


def _names(root: Element, ends: list[tuple[float, str, str]]) -> None:
    """The names beside the ends of their curves, moved apart where they would lie on one another."""
    lowest = _TOP - _APART
    for y, name, stroke in sorted(ends):
        at = max(y, lowest + _APART)
        lowest = at
        draw(root, "line", x1=_LEFT + _WIDTH, y1=y, x2=_LEFT + _WIDTH + 10, y2=at, class_=stroke)
        draw(root, "text", name, x=_LEFT + _WIDTH + 14, y=at + 4, class_="legend")


def _x(k: int, count: int) -> float:
    return _LEFT + (_WIDTH / 2 if count < 2 else 10 + (_WIDTH - 20) * k / (count - 1))


def _y(number: float, top: float) -> float:
    return _TOP + _HEIGHT * (1 - number / top)


def _said(number: float, is_chance: bool, lang: str) -> str:
    return percent(number, lang) if is_chance else f"{number:.3g}"
