"""Pivots and wheels: where they end, what they cost, what they sweep, what stops them."""

from math import asin, degrees, hypot, pi

import msgspec
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from tests.table.test_path_bodies import TABLES, cavalry, is_free, spears
from tests.table.worlds import box, disc, feature

from battlewright.table.angles import DEGREE, FULL, turned
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import gap
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.movement import Stop, Stopping, Turn, pivot, wheel, wheel_angle, wheel_length
from battlewright.table.table import Table

EMPTY = Table(inches(36), inches(36))
QUARTER = 90 * DEGREE


def at_angle(turn: Turn, angle: int) -> Body:
    """The body on its way, the turn begun anew and left off at an angle."""
    x, y = turned((turn.start.x, turn.start.y), turn.about, angle)
    return turn.start.at(x, y).facing_to(turn.start.facing + angle)


def test_a_lone_block_wheels_a_quarter() -> None:
    """Five files of 20 mm: the front left corner stays, the front then lies above it."""
    block = spears(10, 10)
    left = block.x - mm(50)
    turn = wheel(block, "left", QUARTER, EMPTY)
    assert isinstance(turn.end, Block)
    assert (turn.end.x, turn.end.y, turn.end.facing) == (left, block.y + mm(50), FULL - QUARTER)
    assert turn.end.corners[0] == block.corners[0] == turn.about
    assert turn.length == round(pi / 2 * mm(100)) and turn.stop is None and turn.angle == -QUARTER


def test_a_rectangle_wheels_to_the_right() -> None:
    turn = wheel(cavalry(10, 10), "right", QUARTER, EMPTY)
    assert isinstance(turn.end, Rectangle)
    corner = inches(10) + 12_500, inches(10) + mm(25)
    assert turn.end.corners[1] == corner == turn.about
    assert turn.end.corners[0] == (corner[0], corner[1] + mm(25))


def test_a_wheel_by_the_way_of_its_outer_corner() -> None:
    block = spears(10, 10)
    angle = wheel_angle(block, inches(4))
    assert wheel(block, "right", angle, EMPTY).length == inches(4) == wheel_length(block, angle)


def test_a_wheel_goes_forward_only() -> None:
    with pytest.raises(ValueError, match="-5"):
        wheel(cavalry(10, 10), "left", -5, EMPTY)


def test_a_pivot_keeps_the_middle() -> None:
    block = spears(10, 10, 15)
    turn = pivot(block, QUARTER, EMPTY)
    assert turn.end.middle == block.middle and turn.end.facing == QUARTER
    assert turn.length == round(pi / 2 * hypot(mm(50), mm(30)))


def test_a_round_base_always_turns() -> None:
    turn = pivot(disc(10, 10), 3 * QUARTER, EMPTY, [disc(10, 10).at(inches(10) + mm(30), inches(10))])
    assert turn.end == disc(10, 10).facing_to(3 * QUARTER) and turn.stop is None and turn.outline() == ()


def test_a_wheel_stops_where_the_outer_corner_meets_a_wall() -> None:
    """The corner, 100 mm from the point of the turn, meets a wall 60 mm ahead of the front."""
    block = spears(10, 10)
    front = inches(10) + mm(60)
    barrier = feature(box(5, front / 25_400, 25, front / 25_400 + 1), "impassable")
    turn = wheel(block, "left", QUARTER, Table(inches(36), inches(36), (barrier,)))
    assert turn.stop == Stop("feature", barrier)
    assert abs(-turn.angle / DEGREE - degrees(asin((barrier.bounds[1] - block.y) / mm(100)))) < 0.002


def test_a_wheel_stops_where_its_front_meets_a_corner_and_a_disc() -> None:
    block = spears(10, 10)
    pivot_x, pivot_y = block.corners[0]
    post = disc(0, 0, 20).at(pivot_x + mm(60), pivot_y + mm(40))
    turn = wheel(block, "left", QUARTER, EMPTY, [post])
    bearing = degrees(pi / 2 - asin(mm(10) / hypot(mm(60), mm(40)))) - degrees(asin(60 / hypot(60, 40)))
    assert turn.stop == Stop("body", post) and abs(-turn.angle / DEGREE - bearing) < 0.002
    assert gap(turn.end, post) == 0


def test_the_tail_swings_into_the_neighbour_on_the_outside_of_a_wheel() -> None:
    left = spears(10, 10, 10)
    right = left.at(left.x + mm(100), left.y)
    stuck = wheel(left, "left", QUARTER, EMPTY, [right])
    assert stuck.stop == Stop("body", right) and stuck.end == left and stuck.length == 0
    assert wheel(left, "right", QUARTER, EMPTY, [right]).stop is None
    assert wheel(left, "left", QUARTER, EMPTY, [right.at(right.x + mm(8), right.y)]).stop is None


def test_a_turn_stops_at_the_edge_of_the_table() -> None:
    mover = cavalry(10, 0).at(inches(10), mm(20)).facing_to(QUARTER)
    turn = pivot(mover, QUARTER, EMPTY)
    assert turn.stop == Stop("edge")
    assert isinstance(turn.end, Rectangle) and -TOLERANCE <= min(y for _, y in turn.end.corners) <= 0
    assert wheel(mover, "left", 45 * DEGREE, EMPTY).stop == Stop("edge"), "its tail swings out"


def test_what_stops_a_turn_is_the_rulesets() -> None:
    block, post = spears(10, 10), disc(10, 11, 20)
    assert wheel(block, "left", QUARTER, EMPTY, [post]).stop == Stop("body", post)
    assert wheel(block, "left", QUARTER, EMPTY, [post], stopping=Stopping(bodies_from=mm(30))).stop is None


def test_a_turn_travels_as_json() -> None:
    turn = wheel(spears(10, 10), "left", QUARTER, EMPTY, [disc(10, 11, 20)])
    assert msgspec.json.decode(msgspec.json.encode(turn), type=Turn) == turn


ANGLES = st.integers(-200 * DEGREE, 200 * DEGREE)


def asked(mover: Body, how: str, angle: int, table: Table, others: list[Body]) -> Turn:
    if how == "pivot":
        return pivot(mover, angle, table, others)
    assert isinstance(mover, Rectangle | Block)
    return wheel(mover, "left" if how == "left" else "right", abs(angle), table, others)


@given(TABLES, st.sampled_from(("left", "right", "pivot")), ANGLES)
def test_a_turn_sweeps_over_nothing_and_stops_where_going_on_would(
    made: tuple[list[Body], Table], how: str, angle: int
) -> None:
    bodies, table = made
    mover = next((body for body in bodies if not isinstance(body, Disc)), None)
    if mover is None:
        return
    others = [body for body in bodies if body is not mover]
    turn = asked(mover, how, angle, table, others)
    assert is_free(turn.end, others, table)
    assert all(is_free(at_angle(turn, turn.angle * share // 12), others, table) for share in range(1, 12))
    if turn.stop is not None:
        sense = 1 if how == "right" or (how == "pivot" and angle > 0) else -1
        reach = max(hypot(x - turn.about[0], y - turn.about[1]) for x, y in mover.corners)
        onward = (round(more / reach / pi * FULL / 2) for more in (40, 100, 400, 2_000, 9_000))
        assert not all(is_free(at_angle(turn, turn.angle + sense * more), others, table) for more in onward)
    else:
        assert abs(turn.angle) == abs(angle)


@given(st.integers(3, 14), st.integers(0, 359), st.sampled_from(("left", "right", "pivot")), ANGLES)
def test_the_swept_outline_holds_every_place_on_the_way(
    models: int, facing: int, how: str, angle: int
) -> None:
    block = spears(18, 18, models, facing)
    turn = asked(block, how, angle, EMPTY, [])
    outline = shapely.Polygon(turn.outline()).buffer(0)
    for share in range(9):
        there = at_angle(turn, turn.angle * share // 8)
        base = shapely.unary_union(
            [shapely.Polygon(part.points) for part in there.parts if not isinstance(there, Disc)]
        )
        assert base.difference(outline.buffer(3)).area == 0
    assert turn.stop is None


def test_the_swept_outline_of_a_quarter_wheel_is_a_quarter_disc_and_the_base() -> None:
    block = spears(18, 18, 10)
    outline = shapely.Polygon(wheel(block, "left", QUARTER, EMPTY).outline())
    far = hypot(mm(100), mm(40))
    rim = hypot(mm(100), 0)
    assert outline.is_valid
    assert pi / 4 * rim**2 + mm(100) * mm(40) * 2 > outline.area > pi / 4 * rim**2 + mm(100) * mm(40)
    assert shapely.Point(block.corners[0]).hausdorff_distance(outline) <= far * 1.001


@given(ANGLES, ANGLES)
def test_the_cost_of_a_turn_grows_with_its_angle(one: int, other: int) -> None:
    small, large = sorted((abs(one), abs(other)))
    block = spears(18, 18)
    assert wheel(block, "left", small, EMPTY).length <= wheel(block, "left", large, EMPTY).length


@pytest.mark.parametrize("x", [mm(25) - 8, mm(25)])
def test_a_base_at_or_just_over_the_edge_does_not_turn_through_it(x: int) -> None:
    base = Rectangle(x, inches(5), 0, mm(50), mm(50), mm(40))
    table = Table(inches(24), inches(24))
    for turn in (pivot(base, 45 * DEGREE, table), wheel(base, "right", 90 * DEGREE, table)):
        left = min(x for x, _ in turn.end.corners)
        assert left >= -TOLERANCE and turn.stop is not None and turn.stop.kind == "edge"
