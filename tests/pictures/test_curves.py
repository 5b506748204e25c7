"""Curves over the values of a parameter, in SVG."""

from xml.etree import ElementTree

import pytest

from battlewright.pictures.curves import STROKES, Panel, svg_curves

SVG = "{http://www.w3.org/2000/svg}"
CHANCES = Panel({"hit": [0.9, 0.5, None, 0.1], "<b>": [0.2, 0.2, 0.2, 0.2]}, True)
MEANS = Panel({"wounds": [3.0, 2.0, 1.0, 6.42]}, False)


def drawn(panels: list[Panel], at: list[float]) -> ElementTree.Element:
    return ElementTree.fromstring(
        svg_curves(["1", "2", "3", "9"], panels, across="distance", title="T", at=at, note="with all these")
    )


def lines(root: ElementTree.Element, stroke: str) -> list[ElementTree.Element]:
    return [e for e in root.iter(f"{SVG}line") if e.get("class") == stroke]


def test_every_curve_has_its_own_line_and_stands_in_the_legend() -> None:
    root = drawn([CHANCES, MEANS], [1, 2, 3, 9])
    texts = [e.text for e in root.iter(f"{SVG}text")]
    assert {"hit", "<b>", "wounds", "100.0%", "8", "with all these"} <= set(texts)
    assert [len(lines(root, stroke)) for stroke in STROKES[:3]] == [1 + 1, 1 + 3, 1 + 3]  # one in the legend


def test_values_lie_where_they_are() -> None:
    root = drawn([MEANS], [1, 2, 3, 9])
    xs = [float(line.get("x1", 0)) for line in lines(root, STROKES[0])[1:]]
    assert xs[2] - xs[1] == pytest.approx(xs[1] - xs[0])
    assert float(lines(root, STROKES[0])[3].get("x2", 0)) - xs[2] == pytest.approx(
        6 * (xs[1] - xs[0]), abs=0.5
    )


def test_a_picture_of_nothing_and_of_one_value_is_a_picture() -> None:
    for panel in (Panel({"a": [None]}, True), Panel({"a": [0.0]}, False)):
        svg = svg_curves(["1"], [panel], across="k", title="T", at=[1.0], theme="dark", lang="ru")
        assert ElementTree.fromstring(svg).tag == f"{SVG}svg"
