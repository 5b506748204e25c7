from cmath import rect
from math import asin, atan, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.worlds import (
    CHANGES,
    box,
    changed_disc,
    changed_feature,
    disc,
    feature,
    random_worlds,
    wall,
)

from battlewright.table.bodies import Disc
from battlewright.table.lengths import inches
from battlewright.table.outlines import Circle, part_nearer
from battlewright.table.sight import Obscured, obscured_share
from battlewright.table.terrain import Feature, Shape

VIEWER, TARGET = disc(5, 10), disc(15, 10)
HALF_ANGLE = asin(TARGET.radius / inches(10))


def test_nothing_hides_on_an_empty_table() -> None:
    assert obscured_share(VIEWER, TARGET) == Obscured(0.0)


def test_a_wall_across_the_whole_base_hides_all_of_it() -> None:
    screen = feature(wall((10, 5), (10, 15)))
    assert obscured_share(VIEWER, TARGET, (), [screen]) == Obscured(1.0, (screen,))


def test_an_edge_on_the_line_of_the_centres_hides_half() -> None:
    half = feature(box(9, 10, 11, 20))
    assert obscured_share(VIEWER, TARGET, (), [half]) == Obscured(0.5, (half,))


def test_the_share_is_that_of_the_angle() -> None:
    """The lowest corner is seen 0.1" above the axis and 6" from the viewer's centre."""
    part = feature(box(10, 10.1, 11, 20))
    share = obscured_share(VIEWER, TARGET, (), [part]).share
    assert share == pytest.approx((HALF_ANGLE - atan(0.1 / 6)) / (2 * HALF_ANGLE), abs=1e-9)


def test_a_round_piece_hides_the_angle_between_its_tangents() -> None:
    pillar = feature(Circle(inches(10), inches(10), 5_000))
    share = obscured_share(VIEWER, TARGET, (), [pillar]).share
    assert share == pytest.approx(asin(5_000 / inches(5)) / HALF_ANGLE, abs=1e-9)


def test_shares_of_several_pieces_are_united() -> None:
    left, low, wide = (
        feature(box(9, 10, 9.5, 20)),
        feature(box(10, 0, 10.5, 10)),
        feature(box(8, 10.05, 8.5, 20)),
    )
    assert obscured_share(VIEWER, TARGET, (), [left, low]) == Obscured(1.0, (left, low))
    assert obscured_share(VIEWER, TARGET, (), [left, wide]) == Obscured(0.5, (left, wide))


@pytest.mark.parametrize(
    "piece",
    [
        box(16, 5, 17, 15),  # behind the target
        box(3, 5, 4, 15),  # behind the viewer
        box(9, 10.7, 11, 20),  # beside the line
        box(15, 5, 20, 15),  # under the far half of the base
    ],
)
def test_terrain_that_is_not_between_hides_nothing(piece: Shape) -> None:
    assert obscured_share(VIEWER, TARGET, (), [feature(piece)]) == Obscured(0.0)


def test_a_piece_around_the_base_hides_it_by_its_near_part() -> None:
    assert obscured_share(VIEWER, TARGET, (), [feature(box(13, 5, 17, 15), "forest")]).share == 1.0


def test_a_viewer_inside_a_piece_sees_nothing_past_it() -> None:
    assert obscured_share(VIEWER, TARGET, (), [feature(box(4, 9, 6, 11))]).share == 1.0


def test_bodies_hide_when_they_are_given() -> None:
    third = disc(10, 10)
    assert obscured_share(VIEWER, TARGET, [VIEWER, TARGET, third]).by == (third,)


@given(random_worlds(2, walls=4), st.sampled_from(sorted(CHANGES)))
def test_the_share_keeps_under_congruences(world: tuple[list[Disc], list[Feature]], name: str) -> None:
    (viewer, target), walls = world
    plain = [Feature(w.id, part, 0, 1, ()) for w in walls for part in w.parts]
    change = CHANGES[name]
    changed = obscured_share(
        changed_disc(viewer, change),
        changed_disc(target, change),
        (),
        [changed_feature(w, change) for w in plain],
    )
    assert changed.share == pytest.approx(obscured_share(viewer, target, (), plain).share, abs=1e-6)


@settings(max_examples=40)
@given(random_worlds(2, walls=4))
def test_the_share_agrees_with_counted_rays(world: tuple[list[Disc], list[Feature]]) -> None:
    """Short steps along 40 rays, each asking only whether a piece holds the point."""
    (viewer, target), walls = world
    axis = complex(target.x - viewer.x, target.y - viewer.y)
    distance = abs(axis)
    half, rays, step = asin(target.radius / distance), 40, 1_000
    hidden = 0
    for i in range(rays):
        turn = rect(1, half * (2 * (i + 0.5) / rays - 1))
        reach = distance * turn.real - sqrt(target.radius**2 - (distance * turn.imag) ** 2)
        ray = axis / distance * turn
        places = ((viewer.x + ray.real * k, viewer.y + ray.imag * k) for k in range(0, int(reach), step))
        hidden += any(holds(piece, round(x), round(y)) for x, y in places for piece in walls)
    assert obscured_share(viewer, target, (), walls).share == pytest.approx(hidden / rays, abs=0.1)


def holds(piece: Feature, x: int, y: int) -> bool:
    return any(part_nearer(part, (x, y), (x, y), 1) for part in piece.parts)
