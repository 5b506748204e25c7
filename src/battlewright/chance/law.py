"""Laws: what may happen, with exact integer weights."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from math import gcd
from typing import Any, Generic, TypeVar

R_co = TypeVar("R_co", covariant=True)
S = TypeVar("S")
T = TypeVar("T")


class Law(Generic[R_co]):
    """A probability law over finitely many hashable results.

    `outcomes[i]` has probability `weights[i] / total`. Results are distinct and keep the order in which
    they were first seen; weights are positive integers without a common divisor, so equal laws have equal
    weights. Build one with `of`, `sure` or `uniform`.
    """

    outcomes: tuple[R_co, ...]
    weights: tuple[int, ...]
    total: int

    def __init__(self, weight_of: Mapping[R_co, int]) -> None:
        divisor = gcd(*weight_of.values())
        if divisor == 0:
            raise ValueError("a law needs a result of positive weight")
        kept = {result: weight // divisor for result, weight in weight_of.items() if weight}
        # Through the instance dictionary, since a law refuses assignment.
        self.__dict__.update(outcomes=tuple(kept), weights=tuple(kept.values()), total=sum(kept.values()))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a law is immutable: cannot set {name}")

    @staticmethod
    def of(weights: Mapping[S, int] | Iterable[tuple[S, int]]) -> Law[S]:
        """The law with these weights; those of equal results are added.

        Raises `ValueError` for a negative weight, or when no weight is positive.
        """
        return Law(_merged(weights.items() if isinstance(weights, Mapping) else weights))

    @staticmethod
    def sure(result: S) -> Law[S]:
        """The law of what happens in any case."""
        return Law({result: 1})

    @staticmethod
    def uniform(results: Iterable[S]) -> Law[S]:
        """Every entry equally likely; a result listed twice is twice as likely."""
        return Law(_merged((result, 1) for result in results))

    def items(self) -> Iterator[tuple[R_co, int]]:
        """Results with their weights."""
        return zip(self.outcomes, self.weights, strict=True)

    def map(self, function: Callable[[R_co], S]) -> Law[S]:
        """The law of `function(result)`; results that it does not tell apart are merged."""
        return Law(_merged((function(result), weight) for result, weight in self.items()))

    def product(self, other: Law[S], combine: Callable[[R_co, S], T]) -> Law[T]:
        """The law of `combine(mine, theirs)` for independent results of both laws."""
        return Law(
            _merged(
                (combine(mine, theirs), weight * their_weight)
                for mine, weight in self.items()
                for theirs, their_weight in other.items()
            )
        )

    def convolve(self, other: Law[R_co]) -> Law[R_co]:
        """The law of the sum of independent results."""
        return self.product(other, operator.add)

    def repeat(
        self, n: int, combine: Callable[[R_co, R_co], R_co] = operator.add, empty: Any = 0
    ) -> Law[R_co]:
        """The law of `n` independent results combined; `combine` must be associative.

        `empty` is the result of no repetition at all.
        """
        if n < 0:
            raise ValueError(f"cannot repeat {n} times")
        result: Law[R_co] | None = None
        square: Law[R_co] = self
        while n:
            if n % 2:
                result = square if result is None else result.product(square, combine)
            n //= 2
            if n:
                square = square.product(square, combine)
        return Law.sure(empty) if result is None else result

    @cached_property
    def _weight_of(self) -> dict[object, int]:
        return dict(self.items())

    def probability(self, result: object) -> Fraction:
        """The exact probability of a result; 0 if it cannot happen."""
        return Fraction(self._weight_of.get(result, 0), self.total)

    def probabilities(self) -> list[float]:
        """The probabilities in the order of `outcomes`, each correctly rounded."""
        return [weight / self.total for weight in self.weights]

    def mean(self: Law[int | Fraction]) -> Fraction:
        """The exact mean of numeric results."""
        return Fraction(sum(result * weight for result, weight in self.items())) / self.total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Law) and self._weight_of == other._weight_of

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self.items()))

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Law({dict(self.items())!r})"


def _merged(pairs: Iterable[tuple[S, int]]) -> dict[S, int]:
    weight_of: dict[S, int] = {}
    for result, weight in pairs:
        if weight < 0:
            raise ValueError(f"the weight of {result!r} is negative: {weight}")
        weight_of[result] = weight_of.get(result, 0) + weight
    return weight_of
