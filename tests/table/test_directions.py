"""Directions as a region: bounds, grids, the vector that an angle stands for."""

from random import Random

import pytest

from battlewright.table.angles import DEGREE
from battlewright.table.placement import Directions


def test_both_bounds_are_inside_and_nothing_beyond():
    """A throw away from the thrower: up to 90 degrees to either side, counted clockwise from the line."""
    region = Directions((0, 0), (0, 1000), -90 * DEGREE, 90 * DEGREE)
    assert region.contains(90 * DEGREE) and region.contains(-90 * DEGREE)
    verdict = region.contains(90 * DEGREE + 1)
    assert not verdict and verdict.reason == "outside-arc"
    assert region.project(100 * DEGREE) == (90 * DEGREE,)


@pytest.mark.parametrize(
    ("line", "angle", "quarter"),
    [((0, 7), 90, (1, 0)), ((5, 0), 90, (0, -1)), ((0, -3), -90, (1, 0)), ((0, 2), 180, (0, -1))],
)
def test_angles_turn_clockwise_from_the_line(line, angle, quarter):
    """As seen from above; quarter turns are exact."""
    x, y = Directions((3, 4), line).toward(angle * DEGREE)
    assert (x > 0) - (x < 0) == quarter[0] and (y > 0) - (y < 0) == quarter[1]
    assert x * y == 0


def test_a_grid_holds_the_multiples_of_its_step():
    """181 whole degrees of a half turn; a whole turn has its seam once; round one of them, finer steps."""
    half = Directions((0, 0), (0, 1), -90 * DEGREE, 90 * DEGREE)
    assert len(half.grid(DEGREE)) == 181
    assert len(Directions((0, 0)).grid(DEGREE)) == 360
    fine = half.around(90 * DEGREE, DEGREE, DEGREE // 10)
    assert fine[0] == (89 * DEGREE,) and len(fine) == 10


def test_samples_lie_inside():
    """Any bounds, any seed."""
    region = Directions((0, 0), (1, 1), -5, 5)
    assert {region.sample(Random(seed))[0] for seed in range(200)} == set(range(-5, 6))
