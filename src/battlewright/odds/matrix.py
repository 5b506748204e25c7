"""Small zero-sum games solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from battlewright.core.errors import BattlewrightError

LARGEST = 4
"""The most options of a player for which supports are enumerated."""

Matrix = Sequence[Sequence[Fraction]]


def equilibrium(payoff: Matrix) -> tuple[Fraction, list[Fraction], list[Fraction]]:
    """The value of a game and an optimal mixed strategy of each player.

    The rows belong to the player who receives `payoff`, the columns to the one who pays. Raises
    `BattlewrightError` for more than `LARGEST` options of a player.
    """
    rows, columns = len(payoff), len(payoff[0])
    if max(rows, columns) > LARGEST:
        raise BattlewrightError("error-odds-game-too-large", rows=rows, columns=columns, largest=LARGEST)
    # Shapley and Snow: some square submatrix has an equilibrium that makes both players indifferent on it.
    for size in range(1, min(rows, columns) + 1):
        for mine in combinations(range(rows), size):
            for theirs in combinations(range(columns), size):
                square = [[payoff[r][c] for c in theirs] for r in mine]
                first = _indifferent([list(line) for line in zip(*square, strict=True)])
                second = _indifferent(square)
                if first is None or second is None:
                    continue
                row, column = _spread(first[0], mine, rows), _spread(second[0], theirs, columns)
                if _is_solution(payoff, row, column, first[1]):
                    return first[1], row, column
    raise AssertionError("every matrix game has a solution")


def _indifferent(matrix: list[list[Fraction]]) -> tuple[list[Fraction], Fraction] | None:
    """Weights x with sum 1 and value v such that every line of `matrix` weighs v; None unless unique and >= 0."""
    n = len(matrix)
    system = [[*line, Fraction(-1), Fraction(0)] for line in matrix]
    system.append([*[Fraction(1)] * n, Fraction(0), Fraction(1)])
    for column in range(n + 1):
        pivot = next((r for r in range(column, n + 1) if system[r][column]), None)
        if pivot is None:
            return None
        system[column], system[pivot] = system[pivot], system[column]
        scale = system[column][column]
        system[column] = [entry / scale for entry in system[column]]
        for r in range(n + 1):
            factor = system[r][column]
            if r != column and factor:
                system[r] = [a - factor * b for a, b in zip(system[r], system[column], strict=True)]
    solution = [line[-1] for line in system]
    return None if min(solution[:n]) < 0 else (solution[:n], solution[n])


def _spread(weights: list[Fraction], places: tuple[int, ...], size: int) -> list[Fraction]:
    given = dict(zip(places, weights, strict=True))
    return [given.get(i, Fraction(0)) for i in range(size)]


def _is_solution(payoff: Matrix, row: list[Fraction], column: list[Fraction], value: Fraction) -> bool:
    paid = (sum(x * q for x, q in zip(line, column, strict=True)) for line in payoff)
    received = (sum(x * p for x, p in zip(line, row, strict=True)) for line in zip(*payoff, strict=True))
    return all(amount <= value for amount in paid) and all(amount >= value for amount in received)
