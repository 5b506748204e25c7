"""Numbers worked out in the rules references, to the last digit."""

from __future__ import annotations

from fractions import Fraction

import pytest

from battlewright.chance import (
    D6,
    D10Z,
    Die,
    Law,
    at_least,
    joint,
    keep_highest,
    keep_lowest,
    opposed,
    order_statistic,
    total,
)

D9 = Die(range(1, 10))
MELEE = ("clean", "tie", "miss", "nine")


def melee_result(compared: tuple[str, int]) -> str:
    comparison, natural = compared
    if comparison == "win":
        return "nine" if natural == 9 else "clean"
    return {"tie": "tie", "lose": "miss"}[comparison]


@pytest.mark.parametrize(
    ("k", "per_100"),
    [
        (-10, (0, 0, 100, 0)),
        (-9, (0, 1, 99, 0)),
        (-6, (6, 4, 90, 0)),
        (-5, (10, 5, 85, 0)),
        (-4, (15, 6, 79, 0)),
        (-3, (21, 7, 72, 0)),
        (-2, (28, 8, 64, 0)),
        (-1, (36, 9, 55, 0)),
        (0, (45, 10, 45, 0)),
        (1, (54, 9, 36, 1)),
        (2, (62, 8, 28, 2)),
        (3, (69, 7, 21, 3)),
        (4, (75, 6, 15, 4)),
        (5, (80, 5, 10, 5)),
        (6, (84, 4, 6, 6)),
        (7, (87, 3, 3, 7)),
        (8, (89, 2, 1, 8)),
        (9, (90, 1, 0, 9)),
        (10, (90, 0, 0, 10)),
    ],
)
def test_melee_results_on_a_die_with_a_zero(k: int, per_100: tuple[int, ...]) -> None:
    law = opposed(D10Z, max(k, 0), max(-k, 0)).map(melee_result, "melee result").law
    assert [law.probability(result) for result in MELEE] == [Fraction(weight, 100) for weight in per_100]


@pytest.mark.parametrize(
    ("k", "per_81"),
    [
        (-2, (21, 7, 53, 0)),
        (-1, (28, 8, 45, 0)),
        (0, (36, 9, 36, 0)),
        (1, (44, 8, 28, 1)),
        (2, (51, 7, 21, 2)),
        (3, (57, 6, 15, 3)),
    ],
)
def test_melee_results_on_a_die_from_one_to_nine(k: int, per_81: tuple[int, ...]) -> None:
    law = opposed(D9, k, 0).map(melee_result, "melee result").law
    assert [law.probability(result) for result in MELEE] == [Fraction(weight, 81) for weight in per_81]


@pytest.mark.parametrize(
    ("repeats", "mean", "cells"),
    [
        (0, "9/2", "1/10 1/10 1/10 1/10 1/10 1/10 1/10 1/10 1/10 1/10"),
        (1, "57/20", "19/100 17/100 3/20 13/100 11/100 9/100 7/100 1/20 3/100 1/100"),
        (2, "81/40", "271/1000 217/1000 169/1000 127/1000 91/1000 61/1000 37/1000 19/1000 7/1000 1/1000"),
        (
            3,
            "15333/10000",
            "3439/10000 493/2000 339/2000 221/2000 671/10000 369/10000 7/400 13/2000 3/2000 1/10000",
        ),
    ],
)
def test_the_worst_of_repeated_rolls(repeats: int, mean: str, cells: str) -> None:
    law = keep_lowest(repeats + 1, D10Z).law
    assert law.mean() == Fraction(mean)
    assert [law.probability(face) for face in range(10)] == list(map(Fraction, cells.split()))


@pytest.mark.parametrize(
    ("repeats", "need", "probability"),
    [
        (0, 4, "3/5"), (0, 5, "1/2"), (0, 6, "2/5"),
        (1, 4, "9/25"), (1, 5, "1/4"), (1, 6, "4/25"),
        (2, 4, "27/125"), (2, 5, "1/8"), (2, 6, "8/125"),
        (3, 4, "81/625"), (3, 5, "1/16"), (3, 6, "16/625"),
    ],
)  # fmt: skip
def test_the_worst_reaches_a_number(repeats: int, need: int, probability: str) -> None:
    law = keep_lowest(repeats + 1, D10Z).law
    assert law.map(lambda face: face >= need).probability(True) == Fraction(probability)


@pytest.mark.parametrize(("repeats", "hit"), list(enumerate(["7/10", "51/100", "77/200", "2991/10000"])))
def test_a_lucky_number_on_the_worst_die(repeats: int, hit: str) -> None:
    law = keep_lowest(repeats + 1, D10Z).law
    assert law.map(lambda face: face >= 4 or face == 2).probability(True) == Fraction(hit)


def test_the_best_of_two() -> None:
    law = keep_highest(2, D10Z).law
    assert law.mean() == Fraction(123, 20)
    reached = [law.map(lambda face, need=need: face >= need).probability(True) for need in range(4, 9)]
    assert reached == list(map(Fraction, ["21/25", "3/4", "16/25", "51/100", "9/25"]))


def symbol(face: int) -> str:
    return {2: "claw", 5: "claw", 8: "claw", 0: "moon", 9: "skull"}.get(face, "")


def shows(symbols: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return all(symbols.count(each) >= wanted.count(each) for each in wanted)


@pytest.mark.parametrize(
    ("wanted", "with_dice"),
    [
        (("claw",), ("3/10", "51/100", "657/1000")),
        (("claw", "claw"), ("0", "9/100", "27/125")),
        (("claw", "moon"), ("0", "3/50", "18/125")),
        (("claw", "skull"), ("0", "3/50", "18/125")),
        (("skull",), ("1/10", "19/100", "271/1000")),
        (("skull", "skull"), ("0", "1/100", "7/250")),
    ],
)
def test_combinations_of_symbols(wanted: tuple[str, ...], with_dice: tuple[str, ...]) -> None:
    symbol_die = total((D10Z,)).map(symbol, "symbol")
    for count, probability in enumerate(with_dice, 1):
        law = joint(*[symbol_die] * count).law.map(lambda symbols: shows(symbols, wanted))
        assert law.probability(True) == Fraction(probability)


@pytest.mark.parametrize(
    ("shown", "after_repeats"),
    [
        ("skull", ("1/10", "1/100", "1/1000")),
        ("moon", ("1/10", "19/100", "271/1000")),
        ("claw", ("3/10", "27/100", "237/1000")),
    ],
)
def test_symbols_on_the_kept_die(shown: str, after_repeats: tuple[str, ...]) -> None:
    laws = [keep_lowest(repeats + 1, D10Z).map(symbol, "symbol").law for repeats in range(3)]
    assert [law.probability(shown) for law in laws] == list(map(Fraction, after_repeats))


def test_melee_with_a_symbol_die_each() -> None:
    """Two claws among a side's value die and symbol die add 1 to its sum."""

    def side_sum(faces: tuple[int, int]) -> tuple[int, int]:
        value, extra = faces
        return value + (symbol(value) == symbol(extra) == "claw"), value

    def compare(sums: tuple[tuple[int, int], tuple[int, int]]) -> str:
        (mine, _), (theirs, natural) = sums
        return melee_result(("win" if mine > theirs else "tie" if mine == theirs else "lose", natural))

    side = joint(total((D10Z,)), total((D10Z,))).map(side_sum, "sum")
    law = joint(side, side).map(compare, "melee result").law
    probabilities = [float(law.probability(result)) for result in MELEE]
    assert probabilities == pytest.approx([0.4473, 0.1054, 0.4473, 0.0], abs=1e-12)


def test_the_301st_lowest_of_a_thousand_dice() -> None:
    law = order_statistic(1000, Die(range(1, 101)), 301).law
    assert float(law.mean()) == pytest.approx(30.569930070, abs=5e-10)
    assert len(law.outcomes) == 100 and sum(law.probabilities()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("count", "need", "probability"),
    [(2, 12, "1/36"), (3, 13, "7/27"), (2, 3, "35/36"), (3, 4, "215/216"), (3, 18, "1/216")],
)
def test_sums_of_d6(count: int, need: int, probability: str) -> None:
    assert at_least((D6,) * count, need).law.probability(True) == Fraction(probability)


def test_the_law_of_two_d6() -> None:
    assert total((D6, D6)).law == Law.of(zip(range(2, 13), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), strict=True))
