"""Charts of distributions, in characters and in SVG."""

from fractions import Fraction
from math import comb
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.pictures.bars import MOST_ROWS, chart, text_bars
from battlewright.pictures.laws import svg_bars
from battlewright.texts.numbers import percent

COIN = [(Fraction(k), Fraction(comb(4, k), 16)) for k in range(5)]
LONG = [(k, comb(80, k) / 2**80) for k in range(81)]


def test_numbers_have_a_mean_and_the_chance_of_at_least() -> None:
    shown = chart(COIN[::-1])
    assert shown.mean == 2
    assert [row.label for row in shown.rows] == ["0", "1", "2", "3", "4"]
    assert [row.at_least for row in shown.rows] == [1, 15 / 16, 11 / 16, 5 / 16, 1 / 16]


def test_words_have_neither() -> None:
    shown = chart([("tie", 0.5), (True, 0.5)], "ru")
    assert shown.mean is None
    assert [(row.label, row.at_least) for row in shown.rows] == [("tie", None), ("да", None)]
    assert "at least" not in text_bars([("tie", 1.0)])


def test_a_long_distribution_keeps_its_body_and_joins_its_tails() -> None:
    shown = chart(LONG)
    assert len(shown.rows) == MOST_ROWS
    first, last = shown.rows[0], shown.rows[-1]
    assert first.label.startswith("≤ ") and last.label.startswith("≥ ")
    assert sum(row.chance for row in shown.rows) == pytest.approx(1)
    assert first.at_least == pytest.approx(1) and last.at_least == pytest.approx(last.chance)
    assert shown.mean == pytest.approx(40)


def test_the_longest_bar_fills_the_width_and_others_are_in_proportion() -> None:
    lines = text_bars(COIN, width=60).splitlines()
    bars = [line.split("%")[-1].strip() for line in lines[1:-1]]
    assert max(map(len, lines)) == 60 and len(bars[2]) > 30
    assert len(bars[1]) == pytest.approx(len(bars[2]) * 4 / 6, abs=1)
    assert lines[-1] == "Mean 2"


@given(
    st.lists(st.tuples(st.integers(-(10**9), 10**9), st.floats(0, 1)), max_size=40),
    st.sampled_from((40, 80, 120)),
)
def test_no_line_is_wider_than_asked(distribution: list[tuple[int, float]], width: int) -> None:
    assert max(map(len, text_bars(distribution, width, "ru").splitlines())) <= width


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0, "0.0%"),
        (1e-6, "< 0.1%"),
        (0.25, "25.0%"),
        (1 - 1e-6, "> 99.9%"),
        (1 - 1e-13, "100.0%"),
        (1, "100.0%"),
    ],
)
def test_rare_is_not_never_and_nearly_sure_is_not_sure(chance: float, said: str) -> None:
    assert percent(chance, "en") == said


def test_the_svg_tells_the_same_and_is_safe() -> None:
    svg = svg_bars([("<b>&", 0.75), ("no", 0.25)], "dark", "ru", title="<script>")
    root = ElementTree.fromstring(svg)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<script>", "<b>&", "75,0 %", "25,0 %"} <= set(texts)
    widths = [float(e.get("width", 0)) for e in root.iter() if e.get("class") == "bar"]
    assert widths[0] == pytest.approx(3 * widths[1], rel=0.01)


@pytest.mark.parametrize(("lang", "label"), [("en", "yes, 3"), ("ru", "да, 3")])
def test_what_is_asked_jointly_has_the_words_of_each(lang: str, label: str):
    assert [row.label for row in chart([((True, 3), 1.0)], lang).rows] == [label]
