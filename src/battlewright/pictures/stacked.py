"""Several pictures as one, below each other: a table above what may come of it."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, fromstring, register_namespace, tostring

from battlewright.pictures.canvas import number
from battlewright.pictures.palette import Theme

_SVG = "http://www.w3.org/2000/svg"
_GAP = 12.0


def stacked(pictures: Sequence[str], theme: Theme = "light") -> str:
    """The pictures (SVG, each with its size in pixels) one below the other, as one; a single one as it is."""
    if len(pictures) == 1:
        return pictures[0]
    register_namespace("", _SVG)
    parts = [fromstring(picture) for picture in pictures]
    width = max(float(part.attrib["width"]) for part in parts)
    root = Element(f"{{{_SVG}}}svg", {"class": f"bw bw-{theme}"})
    page = Element(f"{{{_SVG}}}rect", {"class": "page", "width": "100%", "height": "100%"})
    root.append(page)
    below = 0.0
    for part in parts:
        part.set("y", number(below))
        below += float(part.attrib["height"]) + _GAP
        root.append(part)
    size = number(width), number(below - _GAP)
    root.attrib |= {"width": size[0], "height": size[1], "viewBox": f"0 0 {size[0]} {size[1]}"}
    return tostring(root, encoding="unicode")
