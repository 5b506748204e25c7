from math import hypot, isqrt

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.worlds import box, disc, feature, polygon, random_worlds, wall

from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap, overlaps, within
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.movement import (
    Meeting,
    Path,
    Stop,
    Stopping,
    advance,
    advance_to,
    move_region,
    stop_within,
)
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

EMPTY = Table(inches(36), inches(36))
MOVER = disc(10, 10)
NORTH = (0, 1)


def table(*features: Feature) -> Table:
    return Table(inches(36), inches(36), features)


def test_a_free_move_goes_its_whole_distance() -> None:
    path = advance(MOVER, NORTH, inches(5), EMPTY)
    assert path == Path((MOVER.x, MOVER.y), (MOVER.x, inches(15)), inches(5), inches(5), None)


@given(st.tuples(st.integers(-999, 999), st.integers(-999, 999)).filter(any))
def test_a_free_move_ends_at_the_nearest_micrometre(toward: tuple[int, int]) -> None:
    path = advance(MOVER, toward, inches(3), EMPTY)
    length = hypot(*toward)
    ideal = (MOVER.x + inches(3) * toward[0] / length, MOVER.y + inches(3) * toward[1] / length)
    assert path.end == (round(ideal[0]), round(ideal[1]))
    assert abs(path.travelled - inches(3)) <= 1


@pytest.mark.parametrize(("toward", "distance"), [((0, 0), 100), ((1, 0), 0), ((1, 0), -5)])
def test_no_direction_or_no_distance_stays(toward: tuple[int, int], distance: int) -> None:
    assert advance(MOVER, toward, distance, EMPTY).end == (MOVER.x, MOVER.y)


def test_a_body_in_the_way_stops_the_move_in_contact() -> None:
    other = disc(10, 13, 40)
    path = advance(MOVER, NORTH, inches(5), EMPTY, [other])
    assert path.end == (MOVER.x, other.y - mm(35))
    assert path.stop == Stop("body", other)


def test_the_first_of_several_stops_counts() -> None:
    near, far = disc(10.3, 12.5), disc(10, 13)
    assert advance(MOVER, NORTH, inches(5), EMPTY, [far, near]).stop == Stop("body", near)
    assert advance(MOVER, NORTH, inches(1), EMPTY, [far, near]).stop is None


@pytest.mark.parametrize(("brush", "stopped"), [(0, False), (20, False), (21, True)])
def test_a_base_slides_past_what_it_merely_brushes(brush: int, stopped: bool) -> None:
    other = MOVER.at(MOVER.x + 2 * MOVER.radius - brush, inches(13))
    path = advance(MOVER, NORTH, inches(6), EMPTY, [other])
    assert (path.stop is not None) is stopped
    assert (path.end[1] < inches(13)) is stopped


def test_leaving_contact_and_sliding_along_it_are_free() -> None:
    beside = MOVER.at(MOVER.x + 2 * MOVER.radius - 10, MOVER.y)
    for toward in ((0, 1), (-1, 0), (-3, 1)):
        assert advance(MOVER, toward, inches(2), EMPTY, [beside]).stop is None
    assert advance(MOVER, (1, 0), inches(2), EMPTY, [beside]).travelled == 0


def test_a_body_overhead_does_not_stop_a_move() -> None:
    above = Disc(inches(10), inches(12), MOVER.height, mm(15), inches(1))
    assert advance(MOVER, NORTH, inches(5), EMPTY, [above]).stop is None


@pytest.mark.parametrize("trait", ["impassable", "obstruction"])
def test_a_wall_stops_the_move_in_contact(trait: str) -> None:
    barrier = feature(box(5, 12, 15, 13), trait)
    path = advance(MOVER, NORTH, inches(5), table(barrier))
    assert path.end == (MOVER.x, inches(12) - MOVER.radius)
    assert path.stop == Stop("feature", barrier)


def test_the_ruleset_names_the_traits_that_stop() -> None:
    pond = feature(box(5, 12, 15, 13), "water")
    assert advance(MOVER, NORTH, inches(5), table(pond)).stop is None
    assert advance(MOVER, NORTH, inches(5), table(pond), stopping=Stopping(("water",))).stop == Stop(
        "feature", pond
    )


def test_a_corner_stops_where_the_edge_of_the_base_meets_it() -> None:
    spike = feature(polygon((10.2, 12), (12, 12), (12, 14)), "impassable")
    end = advance(MOVER, NORTH, inches(5), table(spike)).end
    corner = inches(10.2) - MOVER.x
    below = MOVER.radius**2 - corner**2
    assert end == (MOVER.x, inches(12) - isqrt(below) - 1)


def test_a_base_slides_along_one_wall_into_another() -> None:
    corner = feature(wall((11, 5), (11, 15), (5, 15)), "impassable")
    left = inches(11) - inches(0.25)
    mover = MOVER.at(left - MOVER.radius + 10, MOVER.y)
    path = advance(mover, NORTH, inches(9), table(corner))
    assert path.stop == Stop("feature", corner)
    assert abs(path.end[1] - (inches(14.75) - mover.radius)) <= TOLERANCE
    assert not touches(corner, mover.at(*path.end))


def test_the_edge_of_the_table_stops_the_move() -> None:
    path = advance(disc(34, 10), (1, 0), inches(5), EMPTY)
    assert path.end == (inches(36) - MOVER.radius, inches(10))
    assert path.stop == Stop("edge")
    along = advance(MOVER.at(MOVER.radius - 5, MOVER.y), (-1, 10**6), inches(5), EMPTY)
    assert along.travelled == inches(5)


def test_rough_ground_costs_double_while_any_part_of_the_base_is_over_it() -> None:
    """The base is over the strip from 20 um past touching it until 20 um before leaving it."""
    strip = feature(box(5, 12, 15, 12.5), "rough")
    slow = inches(0.5) + 2 * MOVER.radius - 2 * TOLERANCE
    path = advance(MOVER, NORTH, inches(5), table(strip))
    assert path.travelled == inches(5) - slow
    assert path.cost == inches(5) and path.stop is None


def test_a_move_may_end_in_rough_ground() -> None:
    bog = feature(box(5, 12, 15, 20), "rough")
    free = inches(2) - MOVER.radius + TOLERANCE
    path = advance(MOVER, NORTH, inches(5), table(bog, feature(box(8, 11, 12, 19), "water")))
    assert path.travelled == free + (inches(5) - free) // 2


def test_overlapping_rough_ground_is_not_doubled_twice() -> None:
    one, two = feature(box(5, 5, 15, 20), "rough"), feature(box(5, 5, 15, 20), "rough")
    assert advance(MOVER, NORTH, inches(4), table(one, two)).travelled == inches(2)


def test_advancing_to_a_place() -> None:
    assert advance_to(MOVER, (inches(12), inches(10)), inches(5), EMPTY).stop == Stop("reach")
    assert advance_to(MOVER, (inches(12), inches(10)), inches(5), EMPTY).end == (inches(12), inches(10))
    assert advance_to(MOVER, (inches(22), inches(10)), inches(5), EMPTY).end == (inches(15), inches(10))


@pytest.mark.parametrize("reach", [0, inches("0.5"), inches(2)])
def test_a_charge_stops_where_the_weapon_reaches(reach: int) -> None:
    target = disc(14, 13, 50)
    path = stop_within(MOVER, target, reach, inches(9), EMPTY)
    end = MOVER.at(*path.end)
    assert path.stop == Stop("reach", target)
    assert within(end, target, reach)
    assert gap(MOVER.at(*path.end), target) in (0 if reach == 0 else reach, reach + 1, reach - 1)


def test_a_charge_that_falls_short_says_so() -> None:
    target = disc(10, 20)
    path = stop_within(MOVER, target, 0, inches(5), EMPTY)
    assert path.travelled == inches(5) and path.stop is None
    barrier = feature(box(5, 12, 15, 13), "impassable")
    assert stop_within(MOVER, target, 0, inches(9), table(barrier)).stop == Stop("feature", barrier)
    friend = disc(10, 13)
    assert stop_within(MOVER, target, inches(2), inches(9), EMPTY, [friend, target]).stop == Stop(
        "body", friend
    )


def test_no_farther_than_needed() -> None:
    near = disc(10, 12)
    assert stop_within(MOVER, near, inches(2), inches(5), EMPTY) == Path(
        (MOVER.x, MOVER.y), (MOVER.x, MOVER.y), 0, 0, Stop("reach", near), (Meeting(0, "reach", near),)
    )


def test_a_target_on_another_level_may_be_out_of_any_reach() -> None:
    roof = Disc(inches(10), inches(15), inches(4), mm(15), MOVER.height)
    assert stop_within(MOVER, roof, inches(1), inches(9), EMPTY).stop is None
    reached = stop_within(MOVER, roof, inches(3), inches(9), EMPTY)
    assert reached.stop == Stop("reach", roof)
    assert within(MOVER.at(*reached.end), roof, inches(3))


def test_a_path_travels_as_json() -> None:
    path = advance(MOVER, NORTH, inches(5), EMPTY, [disc(10, 13)])
    assert msgspec.json.decode(msgspec.json.encode(path), type=Path) == path


DIRECTIONS = st.tuples(st.integers(-1000, 1000), st.integers(-1000, 1000)).filter(any)


@given(random_worlds(10, walls=4), DIRECTIONS, st.integers(0, inches(12)))
def test_a_move_ends_where_it_may_and_overlaps_nothing(
    world: tuple[list[Disc], list[Feature]], toward: tuple[int, int], distance: int
) -> None:
    (mover, *others), walls = world
    foot = Table(inches(12), inches(12), tuple(walls))
    assume(foot.holds(mover))
    path = advance(mover, toward, distance, foot, others)
    end = mover.at(*path.end)
    assert foot.holds(end)
    assert not any(overlaps(end, other) for other in others)
    assert not any(touches(piece, end) for piece in walls)
    assert move_region(mover, distance, foot, others).contains(*path.end)
    if path.stop is not None and isinstance(path.stop.obstacle, Disc) and path.travelled > 0:
        assert (
            0
            <= hypot(end.x - path.stop.obstacle.x, end.y - path.stop.obstacle.y)
            - end.radius
            - path.stop.obstacle.radius
            < 3
        )


@given(random_worlds(10, walls=4), DIRECTIONS)
def test_a_stopped_move_could_not_go_on(
    world: tuple[list[Disc], list[Feature]], toward: tuple[int, int]
) -> None:
    """Obstacles stop a move at their edge; 3 mm on (a glancing approach needs up to 2), the base would be in them."""
    (mover, *others), walls = world
    foot = Table(inches(12), inches(12), tuple(walls))
    assume(foot.holds(mover))
    path = advance(mover, toward, inches(20), foot, others)
    assume(path.stop is not None and path.travelled > 0)
    length = hypot(*toward)
    onward = (
        round(path.end[0] + 3_000 * toward[0] / length),
        round(path.end[1] + 3_000 * toward[1] / length),
    )
    assert not move_region(mover, inches(20), foot, others).contains(*onward)


@given(random_worlds(2, walls=0), st.integers(0, inches(3)))
def test_a_charge_on_an_empty_table_reaches_and_never_overlaps(
    world: tuple[list[Disc], list[Feature]], reach: int
) -> None:
    (mover, target), _ = world
    assume(EMPTY.holds(mover))
    path = stop_within(mover, target, reach, inches(20), EMPTY)
    end = mover.at(*path.end)
    assert path.stop is not None and path.stop.kind in ("reach", "edge")
    if path.stop.kind == "reach":
        assert within(end, target, reach) and not overlaps(end, target)
