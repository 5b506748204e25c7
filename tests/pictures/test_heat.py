"""Heat maps, in SVG."""

from xml.etree import ElementTree

import pytest

from battlewright.pictures.heat import svg_heat

SVG = "{http://www.w3.org/2000/svg}"


def drawn(numbers: list[list[float | None]], is_chance: bool) -> ElementTree.Element:
    return ElementTree.fromstring(
        svg_heat(
            ["1", "2"], ["none", "heavy"], numbers, is_chance=is_chance, down="k", across="cover", title="T"
        )
    )


def shades(root: ElementTree.Element, kind: str) -> list[float]:
    return [float(e.get("fill-opacity", 0)) for e in root.iter(f"{SVG}rect") if e.get("class") == kind]


def test_the_legend_tells_which_colour_is_which_number() -> None:
    root = drawn([[0.1, 0.2], [0.3, None]], True)
    cells, legend = shades(root, "bar"), shades(root, "bar legend-step")
    texts = [e.text for e in root.iter(f"{SVG}text")]
    assert {"10.0%", "20.0%", "30.0%", "40.0%", "–"} <= set(texts)
    assert cells == pytest.approx(legend[1:4])


def test_means_run_to_a_round_number() -> None:
    texts = [e.text for e in drawn([[1.0, 6.42], [0.0, 3.0]], False).iter(f"{SVG}text")]
    assert texts[-5:] == ["0", "2", "4", "6", "8"]
    assert {"6.42", "k ↓", "cover →"} <= set(texts)
