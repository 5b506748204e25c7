from fractions import Fraction
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import disc

from battlewright.table.lengths import INCH, inches
from battlewright.table.placement import half, point_ahead, scatter, six_way
from battlewright.table.table import Table

NORTH = (0, INCH)
BOARD = Table(inches(36), inches(36))
VICTIM = disc(0, 0, 40)
SIDE = 2.3816

D3 = [inches(n) for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("measured_from", "heights"),
    [
        ("centre", [8.25, 6.875, 4.125, 2.75, 4.125, 6.875]),
        ("edge", [9.0374, 7.6624, 4.9124, 3.5374, 4.9124, 7.6624]),
    ],
)
def test_a_throw_of_five_and_a_half_inches_deviates_to_six_points(
    measured_from: str, heights: list[float]
) -> None:
    aimed = point_ahead(VICTIM, NORTH, inches("5.5"), measured_from)  # type: ignore[arg-type]
    deviation = six_way(aimed, NORTH, half(inches("5.5")))
    found = [deviation.at(direction, inches(3)) for direction in range(6)]
    across = [0, SIDE, SIDE, 0, -SIDE, -SIDE]
    for (x, y), dx, dy in zip(found, across, heights, strict=True):
        assert x / INCH == pytest.approx(dx, abs=1e-4)
        assert y / INCH == pytest.approx(dy, abs=1e-4)


@pytest.mark.parametrize(
    ("length", "reached"),
    [
        ("2.5", [1, 1.25, 1.25]), ("4", [1, 2, 2]), ("4.5", [1, 2, 2.25]),
        ("5", [1, 2, 2.5]), ("5.5", [1, 2, 2.75]), ("6", [1, 2, 3]), ("6.5", [1, 2, 3]),
    ],
)  # fmt: skip
def test_the_cap_is_half_the_distance(length: str, reached: list[float]) -> None:
    deviation = six_way((0, 0), NORTH, half(inches(length)))
    assert [deviation.at(0, distance)[1] / INCH for distance in D3] == reached


def test_capped_distances_land_on_one_point() -> None:
    landings = six_way((0, 0), NORTH, half(inches("2.5"))).landings(D3)
    assert len(landings) == 12
    assert sorted({landing.weight for landing in landings}) == [Fraction(1, 18), Fraction(1, 9)]
    assert sum(landing.weight for landing in landings) == 1


def test_weights_of_distances_may_be_named() -> None:
    landings = six_way((0, 0), NORTH).landings({0: Fraction(1, 3), INCH: Fraction(2, 3)})
    assert {landing.point: landing.weight for landing in landings}[(0, 0)] == Fraction(1, 3)
    assert sum(landing.weight for landing in landings) == 1


def test_off_the_table_the_way_ends_on_the_edge() -> None:
    near_edge = inches(18), inches(35)
    deviation = six_way(near_edge, NORTH, table=BOARD)
    assert deviation.at(0, inches(6)) == (inches(18), inches(36))
    x, y = deviation.at(1, inches(6))
    assert y == inches(36)
    assert (x - inches(18)) / INCH == pytest.approx(3**0.5, abs=1e-4)
    assert six_way(near_edge, NORTH).at(0, inches(6)) == (inches(18), inches(41))
    beyond = {landing.point: landing.weight for landing in deviation.landings(D3)}
    assert beyond[(inches(18), inches(36))] == Fraction(1, 6)


@pytest.mark.parametrize(("degree", "way"), [(0, (0, 1)), (90, (1, 0)), (180, (0, -1)), (270, (-1, 0))])
def test_scatter_turns_clockwise_from_its_line(degree: int, way: tuple[int, int]) -> None:
    x, y = scatter((0, 0)).at(degree, inches(7))
    assert (x, y) == (way[0] * inches(7), way[1] * inches(7))
    assert scatter((0, 0), (1, 0)).at(degree, inches(7)) == (y, -x)


def test_a_scatter_without_distance_stays() -> None:
    (landing,) = scatter((5, 5)).landings([0])
    assert (landing.point, landing.weight) == ((5, 5), 1)


def test_scatter_has_a_point_for_every_degree() -> None:
    landings = scatter((0, 0)).landings([inches(2)])
    assert len(landings) == 360
    assert {landing.weight for landing in landings} == {Fraction(1, 360)}


@given(
    st.tuples(st.integers(0, BOARD.width), st.integers(0, BOARD.depth)),
    st.tuples(st.integers(-9999, 9999), st.integers(1, 9999)),
    st.integers(0, 359),
    st.integers(0, inches(12)),
    st.integers(0, inches(12)),
)
def test_a_deviation_keeps_its_length_or_ends_on_the_edge(
    start: tuple[int, int], line: tuple[int, int], degree: int, distance: int, measured: int
) -> None:
    x, y = scatter(start, line, half(measured), BOARD).at(degree, distance)
    far = hypot(x - start[0], y - start[1])
    wanted = min(distance, measured / 2)
    assert 0 <= x <= BOARD.width and 0 <= y <= BOARD.depth
    on_edge = x in (0, BOARD.width) or y in (0, BOARD.depth)
    assert far <= wanted + 1 if on_edge else abs(far - wanted) <= 1
    free = scatter(start, line, half(measured)).at(degree, distance)
    cross = (free[0] - start[0]) * (y - start[1]) - (free[1] - start[1]) * (x - start[0])
    assert abs(cross) <= 2 * (wanted + 2)


def test_bad_input_is_named() -> None:
    with pytest.raises(ValueError, match="direction"):
        six_way((0, 0), (0, 0))
    with pytest.raises(ValueError, match="start of a deviation"):
        six_way((-1, 0), NORTH, table=BOARD)
