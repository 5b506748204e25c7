"""Bars that compare words, in SVG."""

from xml.etree import ElementTree

import pytest

from battlewright.pictures.compared import svg_compared
from battlewright.pictures.curves import Panel

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_bars_of_a_panel_have_one_scale(lang: str) -> None:
    panels = [
        Panel({"destroyed": [0.5, 0.25], "hit": [1.0, None]}, True),
        Panel({"wounds": [6.42, 0.0]}, False),
    ]
    root = ElementTree.fromstring(svg_compared(["best", "<always>"], panels, title="T", note="n", lang=lang))
    rects = list(root.iter(f"{SVG}rect"))
    full = {float(e.get("width", 0)) for e in rects if e.get("class") == "bar-track"}
    widths = [float(e.get("width", 0)) for e in rects if e.get("class") == "bar"]
    assert len(full) == 1
    assert widths[0] == pytest.approx(full.pop() / 2)
    assert widths[1:4] == pytest.approx([widths[0] / 2, widths[0] * 2, 0])
    assert widths[4] == pytest.approx(widths[0] * 2 * 6.42 / 8, abs=0.1)
    texts = [e.text for e in root.iter(f"{SVG}text")]
    assert {"<always>", "destroyed", "–", "n"} <= set(texts)
