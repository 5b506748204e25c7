from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.table import lengths
from battlewright.table.lengths import INCH, TOLERANCE, as_inches, as_mm, inches, mm


@pytest.mark.parametrize(
    ("value", "expected"),
    [(1, 25_400), (0.5, 12_700), ("0.5", 12_700), ("1/3", 8_467), (Fraction(3, 4), 19_050), (-2, -50_800)],
)
def test_inches_are_rounded_once_to_the_micrometre(value: float | str | Fraction, expected: int) -> None:
    assert inches(value) == expected


def test_millimetres_and_back() -> None:
    assert mm(30) == 30_000
    assert mm("12.5") == 12_500
    assert as_inches(38_100) == 1.5
    assert as_mm(12_500) == 12.5


def test_text_that_is_no_number_is_refused() -> None:
    with pytest.raises(ValueError):
        inches("wide")


@pytest.mark.parametrize(
    ("length", "at_most", "at_least"),
    [
        (INCH - 21, True, False),
        (INCH - 20, True, True),
        (INCH, True, True),
        (INCH + 20, True, True),
        (INCH + 21, False, True),
    ],
)
def test_limits_carry_the_tolerance(length: int, at_most: bool, at_least: bool) -> None:
    squared = length * length
    assert lengths.at_most(squared, INCH) is at_most
    assert lengths.more_than(squared, INCH) is not at_most
    assert lengths.at_least(squared, INCH) is at_least
    assert lengths.less_than(squared, INCH) is not at_least


@given(st.integers(0, 10**12), st.integers(0, 10**6))
def test_between_less_and_more_lies_what_is_both_at_least_and_at_most(squared: int, limit: int) -> None:
    verdicts = [
        lengths.less_than(squared, limit),
        lengths.at_least(squared, limit) and lengths.at_most(squared, limit),
        lengths.more_than(squared, limit),
    ]
    assert verdicts.count(True) == 1
    assert verdicts[1] == (max(0, limit - TOLERANCE) ** 2 <= squared <= (limit + TOLERANCE) ** 2)
