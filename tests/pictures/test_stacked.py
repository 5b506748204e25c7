"""Pictures below each other."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.pictures.test_svg import SVG

from battlewright.pictures.laws import svg_laws
from battlewright.pictures.stacked import stacked

HEADS = svg_laws({"heads": [(0, 0.5), (1, 0.5)]})
DICE = svg_laws({"die": [(face, 1 / 6) for face in range(1, 7)]})


def test_one_picture_stays_as_it_is():
    assert stacked([HEADS]) == HEADS


def test_each_picture_stands_below_the_one_before():
    whole = ElementTree.fromstring(stacked([HEADS, DICE]))
    first, second = whole.findall(f"{SVG}svg")
    assert float(first.attrib["y"]) == 0
    assert float(second.attrib["y"]) > float(first.attrib["height"])
    assert float(whole.attrib["height"]) == float(second.attrib["y"]) + float(second.attrib["height"])
    assert float(whole.attrib["width"]) == max(float(part.attrib["width"]) for part in (first, second))
