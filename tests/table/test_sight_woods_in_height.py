"""Sight through woods among walls that may be looked over."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.oracle.worlds import random_world
from tests.table.worlds import HEIGHT, box, disc, feature

from battlewright.table.lengths import inches
from battlewright.table.outlines import Circle
from battlewright.table.sight import (
    clear_lines_in_height,
    clear_lines_through_woods,
    clear_lines_through_woods_in_height,
)
from battlewright.table.terrain import Feature

VIEWER, TARGET = disc(5, 10), disc(15, 10)
DEPTH = inches(3)
SHALLOW = feature(box(12, 0, 20, 20), "forest", name="shallow")
DEEP = feature(box(10, 0, 20, 20), "forest", name="deep")


def wall(left: float, low: float, right: float, high: float, top: float) -> Feature:
    return Feature("wall", box(left, low, right, high), 0, inches(top), ("solid",))


def clear(woods: list[Feature], *solids: Feature) -> bool:
    return clear_lines_through_woods_in_height(VIEWER, TARGET, woods, DEPTH, (), solids).clear


def test_into_a_wood_over_a_low_wall_and_not_over_a_high_one() -> None:
    low, high = wall(8, 0, 9, 20, 1), wall(8, 0, 9, 20, 3)
    assert clear([SHALLOW], low)
    assert not clear([SHALLOW], high)
    assert not clear([DEEP], low)
    assert clear([], low)
    assert not clear_lines_through_woods(VIEWER, TARGET, [SHALLOW], DEPTH, (), [low]).clear


def test_the_way_past_a_wood_must_lead_over_the_wall_too() -> None:
    """North of 10 the wood is deep, south of it the wall is high; the line straight along y = 10 is between both."""
    half = feature(box(10, 10.1, 20, 20), "forest", name="half")
    assert clear([half], wall(8, 0, 9, 20, 1))
    assert clear([half], wall(8, 0, 9, 9, 3), wall(8, 9, 9, 20, 1))
    assert not clear([half], wall(8, 0, 9, 10.3, 3), wall(8, 10.3, 9, 20, 1), wall(11, 0, 12, 10.3, 3))
    both = clear_lines_through_woods_in_height(VIEWER, TARGET, [half], DEPTH, (), [wall(11, 0, 12, 10.3, 3)])
    assert (both.clear, both.exact) == (False, False)


@given(st.integers(0, 2**32))
def test_walls_as_high_as_all_and_woods_agree_with_plan(seed: int) -> None:
    rng = Random(seed)
    world = random_world(rng, 4, 3, blocks=False)
    viewer, target, *others = world.bodies
    woods = [feature(Circle(*viewer.middle, inches(rng.choice((2, 5)))), "forest", name="about")]
    walls = [Feature(piece.id, piece.shape, 0, HEIGHT * 9, ()) for piece in world.features]
    in_plan = clear_lines_through_woods(viewer, target, woods, DEPTH, (), walls)
    in_height = clear_lines_through_woods_in_height(viewer, target, woods, DEPTH, (), walls)
    assert in_plan.clear is in_height.clear
    among = clear_lines_through_woods_in_height(viewer, target, woods, DEPTH, others, walls)
    assert not among.clear or clear_lines_in_height(viewer, target, others, walls).clear
