"""What a piece of terrain hides any part of, with heights, and when it is overlooked."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracle.worlds import random_world
from tests.table.worlds import HEIGHT, box, disc

from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches
from battlewright.table.sight import (
    clear_lines_in_height,
    eye,
    front,
    obscured_by,
    obscured_by_in_height,
)
from battlewright.table.terrain import Feature

VIEWER, TARGET = disc(5, 10), disc(15, 10)


def wall(left: float, right: float, top: float = 0.75, base: float = 0) -> Feature:
    return Feature("wall", box(left, 0, right, 20), inches(base), inches(top), ("solid",))


def test_on_one_level_whatever_stands_between_hides() -> None:
    for low in (wall(9, 10), wall(6, 6.1), wall(14, 14.1), wall(9, 10, 3, 1.4)):
        assert obscured_by_in_height(VIEWER, TARGET, low)
    assert not obscured_by_in_height(VIEWER, TARGET, wall(9, 10, 3, 1.8))
    assert not obscured_by_in_height(VIEWER, TARGET, wall(9, 10, 0))
    assert not obscured_by_in_height(VIEWER, TARGET, wall(16, 17, 5))


def test_from_above_all_is_seen_over_a_wall_close_below_and_not_over_one_close_to_the_target() -> None:
    above = VIEWER.raised_to(inches(5))
    close, far = wall(6, 6.5), wall(13.5, 14.2)
    assert obscured_by(above, TARGET, close)
    assert not obscured_by_in_height(above, TARGET, close)
    assert not obscured_by_in_height(TARGET, above, close)
    assert obscured_by_in_height(above, TARGET, far)
    assert obscured_by_in_height(TARGET, above, far)


@pytest.mark.parametrize(("right", "hides"), [(12.94, False), (12.96, True)])
def test_the_lowest_line_runs_from_the_back_of_the_higher_foot_to_the_front_of_the_lower(
    right: float, hides: bool
) -> None:
    """From 4.5, 5 down to 14.5, 0 when the bases are 1" wide: 0.77 high at 12.96, 0.78 at 12.94."""
    viewer, target = disc(5, 10).at(inches(5), inches(10)), disc(15, 10)
    one = msgspec.structs.replace(viewer, radius=inches(0.5), z=inches(5))
    other = msgspec.structs.replace(target, radius=inches(0.5))
    top = 5 * (14.5 - 12.95) / 10
    assert obscured_by_in_height(one, other, wall(12, right, top)) is hides


def test_a_beam_overhead_hides_from_who_stands_above_it() -> None:
    """The highest line falls from 7.75 to 1.75: a beam from 4 up is below it half-way, one from 5 up above it later."""
    above = VIEWER.raised_to(inches(6))
    assert obscured_by_in_height(above, TARGET, wall(9, 10, 5.5, 4))
    assert not obscured_by_in_height(above, TARGET, wall(12, 13, 9, 5))
    assert not obscured_by_in_height(eye(above), TARGET, wall(6, 6.2, 1))


def test_a_pillar_beside_the_line_of_the_middles_hides_from_above() -> None:
    pillar = Feature("pillar", box(9.2, 10.5, 10, 10.55), 0, inches(4), ())
    assert obscured_by_in_height(VIEWER.raised_to(inches(5)), TARGET, pillar)
    assert not obscured_by_in_height(VIEWER.raised_to(inches(9)), TARGET, pillar)


def test_a_front_counts_only_what_is_in_its_arc() -> None:
    viewer = front(disc(5, 10).facing_to(90 * DEGREE).raised_to(inches(5)))
    assert obscured_by_in_height(viewer, TARGET, wall(13.5, 14.2))
    assert not obscured_by_in_height(front(disc(5, 10).facing_to(270 * DEGREE)), TARGET, wall(13.5, 14.2))


@given(st.integers(0, 2**32))
def test_what_blocks_with_heights_hides_and_what_hides_with_heights_hides_in_plan(seed: int) -> None:
    rng = Random(seed)
    world = random_world(rng, 2, 3, blocks=False)
    viewer, target = world.bodies[0].raised_to(inches(rng.choice((0, 3)))), world.bodies[1]
    for outline in (outline for piece in world.features for outline in piece.parts):
        piece = Feature("piece", outline, 0, rng.choice((inches(0.75), HEIGHT, inches(4))), ())
        hides = obscured_by_in_height(viewer, target, piece)
        assert obscured_by_in_height(target, viewer, piece) is hides
        assert not hides or obscured_by(viewer, target, piece)
        assert hides or clear_lines_in_height(viewer, target, (), [piece]).clear
