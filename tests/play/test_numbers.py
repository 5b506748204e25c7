"""Numbers that people type are numbers or words, never an accident."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.play.numbers import whole


@given(st.integers(-(10**15) + 1, 10**15 - 1))
def test_a_whole_number_is_read(number: int) -> None:
    assert whole(str(number)) == number


@pytest.mark.parametrize("word", ["", "-", "--3", "+3", "3.0", "1e3", "²", "٣", "0x10", "3\n", "9" * 5000])
def test_anything_else_is_a_word(word: str) -> None:
    assert whole(word) is None
