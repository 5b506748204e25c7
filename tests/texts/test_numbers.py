"""Numbers as the reader's language writes them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.texts import catalog
from battlewright.texts.numbers import LONGEST, difference, figure, fraction, is_long, mean, percent


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


@pytest.mark.parametrize(
    ("value", "said"),
    [(Fraction(46627, 25000), "1.87"), (Fraction(1865, 1000), "1.87"), (Fraction(1, 200), "0.01"), (2, "2")],
)
def test_a_mean_is_rounded_once_and_half_up(value: Fraction, said: str) -> None:
    assert mean(value, "en") == mean(float(value), "en") == f"Mean {said}"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Fraction(1, 16), "6.3%"), (Fraction(1235, 10000), "12.4%"), (Fraction(1, 3), "33.3%"),
        (Fraction(5, 10000), "0.1%"),
        (Fraction(4, 10000), "< 0.1%"), (Fraction(9995, 10000), "> 99.9%"), (Fraction(1), "100.0%"),
        (Fraction(0), "0.0%"),
    ],
)  # fmt: skip
def test_a_chance_is_rounded_once_and_half_up(value: Fraction, said: str) -> None:
    assert percent(value, "en") == percent(float(value), "en") == said


@given(st.fractions(0, 100, max_denominator=2000))
def test_floats_and_fractions_of_a_number_are_written_alike(value: Fraction) -> None:
    assert figure(value, "ru") == figure(float(value), "ru")
    assert percent(value / 100, "ru") == percent(float(value / 100), "ru")


def test_noise_of_a_sum_hides_no_tie() -> None:
    assert percent(0.1235 - 1e-16, "en") == percent(0.1235 + 1e-16, "en") == "12.4%"


@pytest.mark.parametrize(("inches", "said"), [(7.1496, "7.1"), (7.15, "7.2"), (-0.25, "-0.3")])
def test_a_message_rounds_what_it_is_given(inches: float, said: str) -> None:
    assert said in catalog("en").text("picture-raised", inches=inches)
