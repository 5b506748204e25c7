"""Small print under a chart."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import draw, text_width

_SIZE, _LINE = 11.0, 15.0


def folded(root: Element, text: str, left: float, top: float, width: float) -> float:
    """`text` from `top` on in lines of at most `width` pixels, broken at spaces; where it ends."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, _SIZE) > width:
            top = _drawn(root, line, left, top)
            longer = word
        line = longer
    return _drawn(root, line, left, top) if line else top


def _drawn(root: Element, line: str, left: float, top: float) -> float:
    draw(root, "text", line, x=left, y=top + 11, class_="scale")
    return top + _LINE
