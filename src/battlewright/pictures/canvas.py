"""The sheet a picture is drawn on: elements of SVG, from micrometres to pixels, and how wide a text is."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from battlewright.pictures.palette import Theme, stylesheet
from battlewright.table.lengths import INCH
from battlewright.table.table import Table
from battlewright.texts import clean

Pixel = tuple[float, float]
"""A place on the picture: x to the right, y downwards."""

_SIDE = 940
"""Pixels that the longer side of a table takes, unless its inches would become too small or too large."""

_NARROW, _WIDE = frozenset("iljtfrI.,:;'|!()[] "), frozenset("mwMWЖШЩЮФМмжшщюф@%&—″")


class Box(NamedTuple):
    """A rectangle in pixels, y downwards."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Do the rectangles share more than an edge?"""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Does the other lie wholly in this one?"""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )

    def widened(self, pixels: float) -> Box:
        """The same, larger on every side."""
        return Box(self.left - pixels, self.top - pixels, self.right + pixels, self.bottom + pixels)

    def distance(self, x: float, y: float) -> float:
        """From a point to the rectangle, 0 inside."""
        nearest_x, nearest_y = self.nearest(x, y)
        return float(((nearest_x - x) ** 2 + (nearest_y - y) ** 2) ** 0.5)

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """The rectangle's point nearest to x, y."""
        return min(max(x, self.left), self.right), min(max(y, self.top), self.bottom)


class Sheet(NamedTuple):
    """Where the table lies on the picture: its box, and pixels to the inch. The table's y points up, pixels' down."""

    field: Box
    per_inch: float

    def x(self, micrometres: float) -> float:
        return self.field.left + micrometres * self.per_inch / INCH

    def y(self, micrometres: float) -> float:
        return self.field.bottom - micrometres * self.per_inch / INCH

    def length(self, micrometres: float) -> float:
        return micrometres * self.per_inch / INCH

    def point(self, place: Sequence[float]) -> Pixel:
        """A place of the table, of which x and y come first."""
        return self.x(place[0]), self.y(place[1])


def sheet_of(table: Table, left: float, top: float) -> Sheet:
    """The sheet of a table whose upper left corner is at left, top."""
    per_inch = min(44.0, max(18.0, _SIDE / (max(table.width, table.depth) / INCH)))
    width, depth = table.width / INCH * per_inch, table.depth / INCH * per_inch
    return Sheet(Box(left, top, left + width, top + depth), per_inch)


def text_width(text: str, size: float) -> float:
    """Pixels that `text` takes at most in the sans-serif fonts we name, `size` pixels high."""
    ems = 0.0
    for char in text:
        if char in _NARROW:
            ems += 0.42
        elif char in _WIDE or ord(char) > 0x2E7F:
            ems += 1.02
        else:
            ems += 0.7 if char.isupper() else 0.64
    return ems * size


def shortened(text: str, most: int) -> str:
    """`text` on one line, at most `most` characters long, cut with an ellipsis."""
    text = clean(text)
    return text if len(text) <= most else text[: most - 1] + "…"


def number(value: float) -> str:
    """A coordinate to a tenth of a pixel, written one way only."""
    return f"{round(value, 1) + 0.0:g}"


def draw(parent: Element, tag: str, text: str = "", /, **attributes: float | str) -> Element:
    """Add an element; `class_` and `text_anchor` are written `class` and `text-anchor`."""
    named = {
        name.rstrip("_").replace("_", "-"): value if isinstance(value, str) else number(value)
        for name, value in attributes.items()
    }
    element = SubElement(parent, tag, named)
    element.text = clean(text) or None
    return element


def tooltip(element: Element, text: str) -> None:
    """What is read out, and shown under the pointer."""
    draw(element, "title", text)


_ID = "bw-picture-id"
"""What stands for the id of a picture until it is drawn."""


class Picture:
    """A picture being drawn; `text` closes it.

    The ids in it (of patterns, of its title) begin with `id`, which is made from all that is drawn: so a page may hold
    many pictures, and the same picture is always the same text.
    """

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.id = _ID
        self.root = Element(
            "svg",
            {"xmlns": "http://www.w3.org/2000/svg", "class": f"bw bw-{theme}", "role": "img"},
        )

    def text(self, width: float, height: float, title: str, description: str) -> str:
        """The picture as SVG, `width` by `height` pixels, with its style sheet and what is read out for it."""
        root, size = self.root, (number(width), number(height))
        root.attrib |= {"width": size[0], "height": size[1], "viewBox": f"0 0 {size[0]} {size[1]}"}
        root.set("aria-labelledby", f"{self.id}-title {self.id}-desc")
        head = [
            Element("title", {"id": f"{self.id}-title"}),
            Element("desc", {"id": f"{self.id}-desc"}),
            Element("style"),
        ]
        for element, text in zip(
            head, (clean(title), clean(description), stylesheet(self.theme)), strict=True
        ):
            element.text = text
        root[:0] = head
        drawn = tostring(root, encoding="unicode")
        return drawn.replace(_ID, "p" + sha256(drawn.encode()).hexdigest()[:8])
