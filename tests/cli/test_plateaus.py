"""Directions worth the same are told as ranges, each once, and nothing is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from battlewright.cli.plateaus import plateaus
from battlewright.odds.results import OptionValue
from battlewright.table.angles import DEGREE


def compared(values: dict[float, float], **others: float) -> list[OptionValue]:
    """Directions by their degrees and other answers, the best first."""
    options = {("direction", round(degrees * DEGREE)): value for degrees, value in values.items()}
    options |= {(word,): value for word, value in others.items()}
    best = max(options.values())
    ordered = sorted(options.items(), key=lambda entry: -entry[1])
    return [OptionValue(" ".join(map(str, option)), value, best - value, option) for option, value in ordered]


def degrees(option: OptionValue) -> float:
    return float(option.option[1]) / DEGREE


def test_equal_neighbours_are_one_range_and_others_stand_alone():
    options = compared({8: 0.1, 8.1: 0.3, 8.2: 0.3, 9: 0.3, 10: 0.2, 25: 0.3, 26: 0.3}, end=0.15)
    found = plateaus(options)
    told = [
        (p.first.answer if p.first.option[0] == "end" else (degrees(p.first), degrees(p.last))) for p in found
    ]
    assert told == [(8.1, 9), (25, 26), (10, 10), "end", (8, 8)]
    assert [p.points for p in found] == [3, 2, 1, 1, 1]


def test_sampled_values_are_never_one():
    options = [
        OptionValue(f"direction {angle}", 0.5, 0, ("direction", angle), interval=(0.4, 0.6))
        for angle in (1, 2)
    ]
    assert [p.points for p in plateaus(options)] == [1, 1]


def test_what_is_best_next_divides_a_range():
    options = [
        OptionValue("a", 0.5, 0, ("direction", 1), (("boost",),)),
        OptionValue("b", 0.5, 0, ("direction", 2), (("decline",),)),
    ]
    assert [p.points for p in plateaus(options)] == [1, 1]


@given(st.dictionaries(st.integers(-180, 180), st.sampled_from([0.0, 0.25, 0.5]), min_size=1))
def test_every_direction_is_in_one_range_of_its_worth(values: dict[float, float]):
    found = plateaus(compared(values))
    assert sum(p.points for p in found) == len(values)
    for p in found:
        inside = [value for angle, value in values.items() if degrees(p.first) <= angle <= degrees(p.last)]
        assert len(inside) == p.points and set(inside) == {p.first.value}
    assert [p.first.value for p in found] == sorted((p.first.value for p in found), reverse=True)
