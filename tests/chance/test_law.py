from __future__ import annotations

from fractions import Fraction
from itertools import product
from operator import add

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.chance import D6, Law

laws = (
    st.dictionaries(st.integers(-5, 5), st.integers(0, 6), min_size=1)
    .filter(lambda w: any(w.values()))
    .map(Law.of)
)


def test_equal_results_merge_and_weights_are_reduced_in_the_order_first_seen() -> None:
    law = Law.of([("b", 2), ("a", 4), ("c", 0), ("b", 2)])
    assert (law.outcomes, law.weights, law.total) == (("b", "a"), (1, 1), 2)


@pytest.mark.parametrize("weights", [{}, {"a": 0}, [("a", 3), ("a", -1)]])
def test_a_law_needs_a_result_and_refuses_negative_weights(weights: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="weight"):
        Law.of(weights)


def test_a_law_is_immutable() -> None:
    with pytest.raises(AttributeError):
        Law.sure(1).total = 2


@given(laws, laws)
def test_equality_is_of_laws_whatever_the_order(law: Law[int], other: Law[int]) -> None:
    turned = Law.of(list(law.items())[::-1])
    assert law == turned and hash(law) == hash(turned)
    assert (law == other) == all(law.probability(x) == other.probability(x) for x in range(-5, 6))


@given(laws, laws)
def test_a_product_multiplies_and_a_map_merges(law: Law[int], other: Law[int]) -> None:
    pairs = law.product(other, lambda mine, theirs: (mine, theirs))
    for mine, theirs in product(law.outcomes, other.outcomes):
        assert pairs.probability((mine, theirs)) == law.probability(mine) * other.probability(theirs)
    assert pairs.map(sum) == law.convolve(other)
    assert sum(pairs.map(min).probability(x) for x in range(-5, 6)) == 1


@given(laws, st.integers(0, 6))
def test_repetition_is_one_product_after_another(law: Law[int], n: int) -> None:
    expected: Law[int] = Law.sure(0)
    for _ in range(n):
        expected = expected.convolve(law)
    assert law.repeat(n) == expected
    assert law.repeat(n).mean() == n * law.mean()


def test_repetition_with_another_way_to_combine() -> None:
    words = Law.uniform(["a", "b"]).repeat(5, add, "")
    assert words.total == 32 and words.probability("abbab") == Fraction(1, 32)
    assert Law.uniform("ab").repeat(0, add, "") == Law.sure("")
    with pytest.raises(ValueError, match="-1"):
        words.repeat(-1)


def test_means_and_probabilities_are_exact() -> None:
    law = Law.uniform(D6.faces)
    assert law.mean() == Fraction(7, 2)
    assert law.probability(7) == 0
    assert Law.of({0: 2, 1: 1}).probabilities() == [2 / 3, 1 / 3]
    assert law.map(lambda face: Fraction(face, 2)).mean() == Fraction(7, 4)


def test_probabilities_of_weights_beyond_any_float() -> None:
    assert Law.of({"often": 3 * 10**1000, "else": 10**1000 + 1}).probabilities() == [0.75, 0.25]
