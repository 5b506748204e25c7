"""The table itself and its edge: inches to the left and below, centimetres to the right and above."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Box, Sheet, draw
from battlewright.table.lengths import INCH, MILLIMETRE
from battlewright.table.table import Table

LEFT, RIGHT, ABOVE, BELOW = 36.0, 40.0, 30.0, 32.0
"""Pixels for the scales around the table."""

_CENTIMETRE = 10 * MILLIMETRE


def draw_ground(root: Element, table: Table, sheet: Sheet) -> None:
    """The ground with a line every six inches."""
    field = sheet.field
    draw(root, "rect", **_box(field), class_="ground")
    lines = draw(root, "g", class_="grid")
    for place in range(6 * INCH, table.width, 6 * INCH):
        draw(lines, "line", x1=sheet.x(place), y1=field.top, x2=sheet.x(place), y2=field.bottom)
    for place in range(6 * INCH, table.depth, 6 * INCH):
        draw(lines, "line", x1=field.left, y1=sheet.y(place), x2=field.right, y2=sheet.y(place))


def draw_edge(root: Element, table: Table, sheet: Sheet) -> None:
    """The edge with its ticks and numbers, over everything that reaches beyond it."""
    edge = draw(root, "g", class_="tick", aria_hidden="true")
    numbers = draw(root, "g", class_="scale", aria_hidden="true")
    _inches(edge, numbers, table, sheet)
    _centimetres(edge, numbers, table, sheet)
    draw(root, "rect", **_box(sheet.field), class_="frame")


def _inches(edge: Element, numbers: Element, table: Table, sheet: Sheet) -> None:
    field, step = sheet.field, 6 if max(table.width, table.depth) > 24 * INCH else 2
    for inch in range(table.width // INCH + 1):
        x, long = sheet.x(inch * INCH), 9 if inch % step == 0 else 4
        draw(edge, "line", x1=x, y1=field.bottom, x2=x, y2=field.bottom + long)
        if inch % step == 0:
            draw(numbers, "text", _inch(inch), x=x, y=field.bottom + 21, text_anchor="middle")
    for inch in range(table.depth // INCH + 1):
        y, long = sheet.y(inch * INCH), 9 if inch % step == 0 else 4
        draw(edge, "line", x1=field.left, y1=y, x2=field.left - long, y2=y)
        if inch % step == 0:
            draw(numbers, "text", _inch(inch), x=field.left - 12, y=y + 4, text_anchor="end")


def _centimetres(edge: Element, numbers: Element, table: Table, sheet: Sheet) -> None:
    field = sheet.field
    for mark in range(0, table.width // _CENTIMETRE + 1, 5):
        x, long = sheet.x(mark * _CENTIMETRE), 7 if mark % 10 == 0 else 3
        draw(edge, "line", x1=x, y1=field.top, x2=x, y2=field.top - long)
        if mark % 10 == 0:
            draw(numbers, "text", _centimetre(mark), x=x, y=field.top - 11, text_anchor="middle")
    for mark in range(0, table.depth // _CENTIMETRE + 1, 5):
        y, long = sheet.y(mark * _CENTIMETRE), 7 if mark % 10 == 0 else 3
        draw(edge, "line", x1=field.right, y1=y, x2=field.right + long, y2=y)
        if mark % 10 == 0:
            draw(numbers, "text", _centimetre(mark), x=field.right + 10, y=y + 4)


def _inch(mark: int) -> str:
    return f"{mark}″"


def _centimetre(mark: int) -> str:
    return f"{mark}" if mark else "cm"


def _box(box: Box) -> dict[str, float]:
    return {"x": box.left, "y": box.top, "width": box.right - box.left, "height": box.bottom - box.top}
