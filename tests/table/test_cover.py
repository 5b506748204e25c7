from cmath import rect
from collections.abc import Iterable
from math import asin, atan, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import (
    CHANGES,
    HEIGHT,
    box,
    changed_disc,
    changed_feature,
    disc,
    feature,
    polygon,
    random_worlds,
    wall,
)

from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.outlines import Circle, Polygon, part_nearer
from battlewright.table.sight import Blocker, obscured_share
from battlewright.table.terrain import Feature, Shape

VIEWER, TARGET = disc(5, 10), disc(15, 10)


def hidden(
    viewer: Body, target: Body, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> tuple[float, tuple[Blocker, ...]]:
    found = obscured_share(viewer, target, bodies, features)
    return found.share, found.by


HALF_ANGLE = asin(TARGET.radius / inches(10))


def test_nothing_hides_on_an_empty_table() -> None:
    assert hidden(VIEWER, TARGET) == (0.0, ())


def test_a_wall_across_the_whole_base_hides_all_of_it() -> None:
    screen = feature(wall((10, 5), (10, 15)))
    assert hidden(VIEWER, TARGET, (), [screen]) == (1.0, (screen,))


def test_an_edge_on_the_line_of_the_centres_hides_half() -> None:
    half = feature(box(9, 10, 11, 20))
    assert hidden(VIEWER, TARGET, (), [half]) == (0.5, (half,))


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
    assert hidden(VIEWER, TARGET, (), [left, low]) == (1.0, (left, low))
    assert hidden(VIEWER, TARGET, (), [left, wide]) == (0.5, (left, wide))


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
    assert hidden(VIEWER, TARGET, (), [feature(piece)]) == (0.0, ())


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


@given(random_worlds(2, walls=4))
def test_the_share_agrees_with_counted_rays(world: tuple[list[Disc], list[Feature]]) -> None:
    """200 rays up to the base, each asking only whether a piece is nearer to it than a micrometre."""
    (viewer, target), walls = world
    axis = complex(target.x - viewer.x, target.y - viewer.y)
    distance = abs(axis)
    half, rays = asin(target.radius / distance), 200
    hidden = 0
    for i in range(rays):
        turn = rect(1, half * (2 * (i + 0.5) / rays - 1))
        reach = distance * turn.real - sqrt(target.radius**2 - (distance * turn.imag) ** 2) - TOLERANCE
        end = axis / distance * turn * reach
        place = viewer.x + round(end.real), viewer.y + round(end.imag)
        hidden += any(part_nearer(part, viewer.middle, place, 1) for piece in walls for part in piece.parts)
    assert obscured_share(viewer, target, (), walls).share == pytest.approx(hidden / rays, abs=0.05)


def test_half_of_a_square_base_is_hidden_by_what_reaches_to_the_middle() -> None:
    base = Rectangle(inches(15), inches(10), 0, mm(40), mm(40), HEIGHT)
    half = feature(box(9, 10, 11, 20))
    assert hidden(VIEWER, base, (), [half]) == (0.5, (half,))
    assert hidden(VIEWER, base.facing_to(45 * DEGREE), (), [half]) == (0.5, (half,))


def test_a_regiment_is_seen_from_its_front_over_its_whole_width() -> None:
    """The near corners of ten files of 20 mm, seen from 10" before the middle: 100 mm to either side."""
    block = Block(inches(15), inches(10), 0, 10, 15, mm(20), mm(20), HEIGHT, 270 * DEGREE)
    edge = feature(polygon((14, 10), (14.5, 10), (14.5, 30), (14, 30)))
    corner = feature(Polygon(((inches(14), inches(10) + 90_000), (inches(14), 10**6), (inches(13), 10**6))))
    assert obscured_share(VIEWER, block, (), [edge]).share == pytest.approx(0.5, abs=1e-9)
    seen = atan(90_000 / inches(9)) / atan(100_000 / inches(10))
    assert obscured_share(VIEWER, block, (), [corner]).share == pytest.approx((1 - seen) / 2, abs=1e-9)


def test_the_ranks_of_a_regiment_hide_a_model_behind_it_but_not_through_a_hole() -> None:
    """Two files, the second of three ranks lacking: what is left hides the half of what lies behind it."""
    block = Block(inches(10), inches(10), 0, 2, 6, mm(40), mm(20), HEIGHT, 270 * DEGREE)
    assert hidden(VIEWER, TARGET, [block]) == (1.0, (block,))
    thin = Block(inches(10), inches(10), 0, 2, 1, mm(40), mm(20), HEIGHT, 270 * DEGREE)
    assert hidden(VIEWER, TARGET, [thin]) == (0.5, (thin,))


@pytest.mark.parametrize(("short", "half"), [(0, True), (9, True), (11, False)])
def test_half_meant_is_half(short: int, half: bool) -> None:
    """A screen half-way that misses the line of the middles by 10 um misses 20 um of the base."""
    x, top = (VIEWER.x + TARGET.x) // 2, VIEWER.y - short
    screen = feature(Polygon(((x, 0), (x + 1, 0), (x + 1, top), (x, top))))
    obscured = obscured_share(VIEWER, TARGET, (), [screen])
    assert obscured.at_least(0.5) is half
    assert not obscured.at_least(0.51)
