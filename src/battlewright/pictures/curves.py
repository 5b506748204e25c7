"""Numbers over the values of a parameter, as curves: chances and what is counted in panels of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Picture, Pixel, draw, shortened, text_width, tooltip
from battlewright.pictures.notes import folded
from battlewright.pictures.palette import Theme
from battlewright.pictures.scales import ceiling, parts
from battlewright.texts.numbers import figure, percent

Series = Mapping[str, Sequence[float | None]]
"""By name, a number for each value of the parameter; None where there is none."""

Point = tuple[float, float | None]
"""Pixels from the left, and a number, if there is one."""

STROKES = ("a-ring", "b-ring", "sight-clear", "move", "sight-partly")
"""Classes of lines, told apart by colour, dashes and the form of their marks."""
_DASHES = ("none", "9 3", "2 3", "9 3 2 3", "9 3")
_WIDTH, _HEIGHT, _TOP, _LEFT = 560.0, 230.0, 44.0, 64.0
_LEGEND, _SCALE = 22.0, 46.0
"""Pixels of a row of the legend over a panel, and of the values under it."""
_MARK = 3.6
_FORMS = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.3), (1.2, 0.9), (-1.2, 0.9)),
    ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    ((0, 1.3), (1.2, -0.9), (-1.2, -0.9)),
)
"""Corners of marks, in halves of their size; none is a circle."""
_CLOSE = 8.0
"""Pixels between the values of a scale."""


class Panel(NamedTuple):
    """Curves on one scale: chances, which run to 100 % at most, or what is counted."""

    series: Series
    is_chance: bool

    @property
    def top(self) -> float:
        """Where the scale ends."""
        largest = max((n for row in self.series.values() for n in row if n is not None), default=0.0)
        return min(1.0, ceiling(largest)) if self.is_chance else ceiling(largest)

    def said(self, number: float, lang: str) -> str:
        """A number of it in words."""
        return percent(number, lang) if self.is_chance else figure(number, lang)


def svg_curves(
    values: Sequence[str],
    panels: Sequence[Panel],
    *,
    across: str,
    title: str,
    at: Sequence[float],
    note: str = "",
    theme: Theme = "light",
    lang: str = "en",
) -> str:
    """The curves as a standalone SVG, panel under panel.

    `across` names the parameter, `at` is where its values lie; `note` is written below.
    """
    drawing = Picture(theme)
    root = drawing.root
    draw(root, "rect", width="100%", height="100%", class_="page")
    draw(root, "text", shortened(title, 70), x=16, y=26, class_="heading")
    xs = _across(at)
    y, first, width = _TOP, 0, _LEFT + _WIDTH
    for panel in panels:
        strokes = [STROKES[(first + i) % len(STROKES)] for i in range(len(panel.series))]
        first += len(panel.series)
        y, right = _legend(root, list(zip(panel.series, strokes, strict=True)), y)
        width = max(width, right)
        _frame(root, values, xs, panel, y, lang)
        for (name, numbers), stroke in zip(panel.series.items(), strokes, strict=True):
            points = list(zip(xs, numbers, strict=True))
            _line(root, points, panel, stroke, y)
            _marks(root, name, points, panel, stroke, y, lang)
        y += _HEIGHT + _SCALE
        middle = _LEFT + _WIDTH / 2
        draw(root, "text", across, x=middle, y=y - 8, class_="name", text_anchor="middle")
    width = max(width + 24, text_width(shortened(title, 70), 16) + 32)
    y = folded(root, note, _LEFT, y + 4, _WIDTH)
    return drawing.text(width, y + 8, title, "; ".join(_told(values, panels, lang)))


def _across(at: Sequence[float]) -> list[float]:
    low, high = min(at, default=0.0), max(at, default=0.0)
    if low == high:
        return [_LEFT + _WIDTH / 2] * len(at)
    return [_LEFT + 12 + (_WIDTH - 24) * (place - low) / (high - low) for place in at]


def _legend(root: Element, entries: Sequence[tuple[str, str]], y: float) -> tuple[float, float]:
    """What each line stands for, in rows from `y` on; the pixel below them, and the furthest to the right."""
    x, right = _LEFT, _LEFT
    for name, stroke in entries:
        name = shortened(name, 40)
        wide = 34 + text_width(name, 12) + 18
        if x > _LEFT and x + wide > _LEFT + _WIDTH:
            x, y = _LEFT, y + _LEGEND
        _stroke(root, (x, y + 8), (x + 28, y + 8), stroke)
        _mark(root, x + 14, y + 8, stroke)
        draw(root, "text", name, x=x + 34, y=y + 12, class_="legend")
        x += wide
        right = max(right, x)
    return y + _LEGEND + 6, right


def _frame(
    root: Element, values: Sequence[str], xs: Sequence[float], panel: Panel, top: float, lang: str
) -> None:
    for n in parts(panel.top):
        y = _y(n, panel, top)
        draw(root, "line", x1=_LEFT, y1=y, x2=_LEFT + _WIDTH, y2=y, class_="grid")
        label = panel.said(n, lang)
        draw(root, "text", label, x=_LEFT - 8, y=y + 4, class_="scale", text_anchor="end")
    free = 0.0
    for x, value in sorted(zip(xs, values, strict=True)):
        half = text_width(value, 11) / 2
        if x - half >= free:
            draw(root, "text", value, x=x, y=top + _HEIGHT + 17, class_="scale", text_anchor="middle")
            free = x + half + _CLOSE


def _line(root: Element, points: Sequence[Point], panel: Panel, stroke: str, top: float) -> None:
    """A line, broken where there is no number."""
    for is_there, run in groupby(points, key=lambda point: point[1] is not None):
        if is_there:
            for (x, n), (further, m) in pairwise(run):
                y, lower = _y(n or 0.0, panel, top), _y(m or 0.0, panel, top)
                _stroke(root, (x, y), (further, lower), stroke)


def _marks(
    root: Element, name: str, points: Sequence[Point], panel: Panel, stroke: str, top: float, lang: str
) -> None:
    """A mark on every number."""
    for x, n in points:
        if n is not None:
            tooltip(_mark(root, x, _y(n, panel, top), stroke), f"{name}: {panel.said(n, lang)}")


def _stroke(root: Element, start: Pixel, end: Pixel, stroke: str) -> None:
    dashes = _DASHES[STROKES.index(stroke)]
    draw(
        root, "line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], class_=stroke, stroke_dasharray=dashes
    )  # fmt: skip


def _mark(root: Element, x: float, y: float, stroke: str) -> Element:
    """A circle, square, triangle, diamond or inverted triangle, by the line; empty inside."""
    points = " ".join(
        f"{x + dx * _MARK:.1f},{y + dy * _MARK:.1f}" for dx, dy in _FORMS[STROKES.index(stroke)]
    )
    shape = {"points": points} if points else {"cx": x, "cy": y, "r": _MARK}
    tag = "polygon" if points else "circle"
    draw(root, tag, **shape, class_="page")
    return draw(root, tag, **shape, class_=f"{stroke} mark-shape", stroke_dasharray="none")


def _y(number: float, panel: Panel, top: float) -> float:
    return top + _HEIGHT * (1 - number / panel.top)


def _told(values: Sequence[str], panels: Sequence[Panel], lang: str) -> Iterator[str]:
    for panel in panels:
        for name, row in panel.series.items():
            pairs = zip(values, row, strict=True)
            yield f"{name}: " + ", ".join(f"{v} {panel.said(n, lang)}" for v, n in pairs if n is not None)
