"""Distributions in SVG: bars of each value, and the curve of at least that value."""

from fractions import Fraction
from math import comb
from xml.etree import ElementTree

import pytest

from battlewright.pictures.bars import full_bar
from battlewright.pictures.laws import svg_laws
from battlewright.pictures.scales import ceiling

SVG = "{http://www.w3.org/2000/svg}"
COIN = [(k, Fraction(comb(4, k), 16)) for k in range(5)]
LAWS = {"wounds": COIN, "destroyed": [(False, 0.75), (True, 0.25)], "which": [("axe", 0.5), ("claws", 0.5)]}


def parts(root: ElementTree.Element, tag: str, kind: str) -> list[ElementTree.Element]:
    return [e for e in root.iter(f"{SVG}{tag}") if e.get("class") == kind]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_chances_share_a_scale_and_numbers_have_a_curve(lang: str) -> None:
    root = ElementTree.fromstring(svg_laws(LAWS, "dark", lang, "T", "with numbers"))
    widths = [float(e.get("width", 0)) for e in parts(root, "rect", "bar")]
    full = float(parts(root, "rect", "bar-track")[0].get("width", 0))
    chances = [1 / 4, *(float(p) for _, p in COIN), 1 / 2, 1 / 2]
    assert widths == pytest.approx([full * chance / 0.5 for chance in chances])  # one half is a full bar
    points = [float(e.get("cx", 0)) for e in parts(root, "circle", "a-ring mark-shape")]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)
    steps = [points[i] - points[i + 1] for i in range(4)]
    assert [step / steps[0] for step in steps] == pytest.approx([1, 4, 6, 4], rel=0.02)
    assert "with numbers" in [e.text for e in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(("chance", "full"), [(Fraction(1, 4), 0.25), (0.6, 0.8), (0.81, 1.0), (1, 1.0)])
def test_a_full_bar_stands_for_a_round_chance_that_none_exceeds(
    chance: float | Fraction, full: float
) -> None:
    happens = [(False, 1 - chance), (True, chance)]
    assert full_bar([happens]) == full
    assert full_bar([happens, [(n, 0.1) for n in range(10)]]) == full
    assert full_bar([[("axe", chance), ("claws", 0)]]) == full


def test_words_alone_have_no_curve() -> None:
    root = ElementTree.fromstring(svg_laws({"which": LAWS["which"]}))
    assert parts(root, "circle", "a-ring mark-shape") == []


@pytest.mark.parametrize(
    ("largest", "end"), [(0, 1), (1, 1), (1.001, 2), (6.42, 8), (0.031, 0.04), (250, 250)]
)
def test_scales_end_at_round_numbers(largest: float, end: float) -> None:
    assert ceiling(largest) == end
