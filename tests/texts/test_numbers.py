"""Numbers as the reader's language writes them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.texts.numbers import LONGEST, difference, figure, fraction, is_long


@pytest.mark.parametrize(
    ("value", "english", "russian"),
    [
        (2.05912, "2.059", "2,059"), (0, "0", "0"), (Fraction(0), "0", "0"), (3.0, "3", "3"), (-0.25, "-0.25", "-0,25"),
        (Fraction(1, 3), "0.3333", "0,3333"),
    ],
)  # fmt: skip
def test_four_digits(value: float | Fraction, english: str, russian: str) -> None:
    assert (figure(value, "en"), figure(value, "ru")) == (english, russian)


def test_a_difference_has_its_sign() -> None:
    assert [difference(value, "ru") for value in (0.5, -0.5, 0)] == ["+0,5", "-0,5", "0"]


@given(st.fractions())
def test_a_fraction_is_whole_or_begins_as_its_decimals(value: Fraction) -> None:
    shown = fraction(value, "en")
    if is_long(value):
        assert abs(Fraction(shown.rstrip("…")) - value) < Fraction(1, 10**12)
        assert abs(Fraction(shown.rstrip("…"))) <= abs(value)
    else:
        assert Fraction(shown) == value


def test_long_fractions_are_short() -> None:
    value = Fraction(-(3**60) - 1, 2**120)
    assert is_long(value)
    assert fraction(value, "ru").startswith("-0,000")
    assert len(fraction(value, "ru")) < LONGEST
