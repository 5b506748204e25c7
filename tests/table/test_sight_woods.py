"""Sight into, out of and through woods and clouds, and what a piece of terrain hides any part of."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracle.congruences import CHANGES, Change
from tests.oracle.worlds import World, random_world
from tests.table.worlds import box, disc, feature

from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Body, Disc, Rectangle
from battlewright.table.lengths import inches
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.sight import clear_lines, clear_lines_through_woods, front, lying_between, obscured_by
from battlewright.table.terrain import Feature, Shape

VIEWER, TARGET = disc(5, 10), disc(15, 10)
DEPTH = inches(3)
EDGE, FAR_EDGE = VIEWER.x + VIEWER.radius, TARGET.x - TARGET.radius


def wood(left: int, right: int, name: str = "wood") -> Feature:
    """A wood from edge to edge of the table, between two places in micrometres."""
    corners = ((left, 0), (right, 0), (right, inches(20)), (left, inches(20)))
    return feature(Polygon(corners), "forest", name=name)


@pytest.mark.parametrize(("deeper", "clear"), [(0, True), (20, True), (21, False)])
def test_out_of_a_wood_and_into_it_through_its_depth_at_most(deeper: int, clear: bool) -> None:
    """Measured from the edge of the base, with the contact tolerance."""
    out = wood(0, EDGE + DEPTH + deeper)
    into = wood(FAR_EDGE - DEPTH - deeper, inches(20))
    for one in (out, into):
        sight = clear_lines_through_woods(VIEWER, TARGET, [one], DEPTH)
        assert sight.clear is clear
        assert sight.exact is clear
        assert sight.blockers == (() if clear else (one,))


def test_two_woods_count_together() -> None:
    out, into = wood(0, EDGE + DEPTH // 2, "out"), wood(FAR_EDGE - DEPTH // 2, inches(20), "into")
    deeper = wood(0, EDGE + DEPTH // 2 + 100, "deeper")
    assert clear_lines_through_woods(VIEWER, TARGET, [out, into], DEPTH).clear
    assert clear_lines_through_woods(VIEWER, TARGET, [deeper, into], DEPTH).blockers == (deeper, into)


def test_never_through_a_wood_to_beyond() -> None:
    thin = wood(inches(10), inches(10) + 1_000)
    assert clear_lines_through_woods(VIEWER, TARGET, [thin], DEPTH).blockers == (thin,)


def test_a_wood_is_seen_past() -> None:
    grove = feature(Circle(inches(10), inches(10), inches(2)), "forest")
    assert not clear_lines_through_woods(VIEWER, TARGET, [grove], DEPTH).clear
    beside = feature(Circle(inches(10), inches(12.6), inches(2)), "forest")
    assert clear_lines_through_woods(VIEWER, TARGET, [beside], DEPTH).clear


def test_in_one_wood_up_to_its_depth() -> None:
    dark = wood(0, inches(20))
    near = VIEWER.at(VIEWER.x + 2 * VIEWER.radius + DEPTH, VIEWER.y)
    assert clear_lines_through_woods(VIEWER, near, [dark], DEPTH).clear
    far = clear_lines_through_woods(VIEWER, near.at(near.x + 21, near.y), [dark], DEPTH)
    assert (far.clear, far.exact, far.blockers) == (False, True, (dark,))


def test_the_way_out_of_a_wood_is_found_aside() -> None:
    """A hollow in the edge lies off the line of the middles, and only lines through it are short enough."""
    left, right = EDGE + inches(3.5), EDGE + inches(2.4)
    corners = (
        (0, 0), (left, 0), (left, inches(9.3)), (right, inches(9.3)),
        (right, inches(9.6)), (left, inches(9.6)), (left, inches(20)), (0, inches(20)),
    )  # fmt: skip
    hollow = feature(Polygon(corners), "forest")
    assert clear_lines_through_woods(VIEWER, TARGET, [hollow], DEPTH).clear
    assert not clear_lines_through_woods(VIEWER, TARGET, [wood(0, left)], DEPTH).clear


def test_walls_and_bodies_block_among_woods_too() -> None:
    out, screen, third = wood(0, EDGE + DEPTH), feature(box(10, 0, 11, 20), name="wall"), disc(10, 10, 50)
    assert clear_lines_through_woods(VIEWER, TARGET, [out], DEPTH, (), [screen]).blockers == (screen,)
    assert clear_lines_through_woods(VIEWER, TARGET, [out], DEPTH, [third]).blockers == (third,)


def test_clouds_block_sight_through_and_neither_into_nor_out_of() -> None:
    about_viewer = feature(Circle(inches(5), inches(10), inches(3)), "cloud", name="viewer")
    about_target = feature(Circle(inches(15.9), inches(10), inches(0.5)), "cloud", name="target")
    between = feature(Circle(inches(10), inches(10), inches(1.5)), "cloud", name="between")
    clouds = [about_viewer, between, about_target]
    assert lying_between(VIEWER, TARGET, clouds) == (between,)
    assert lying_between(front(VIEWER), TARGET, clouds) == (between,)
    assert clear_lines(VIEWER, TARGET, (), lying_between(VIEWER, TARGET, clouds[::2])).clear
    assert clear_lines(VIEWER, TARGET, (), lying_between(VIEWER, TARGET, clouds)).blockers == (between,)


@pytest.mark.parametrize(
    ("piece", "hides"),
    [
        (box(9, 0, 10, 20), True),
        (box(9, 10.5, 10, 20), True),
        (box(9, 10.6, 10, 20), False),
        (box(10, 9.99, 10.01, 10), True),
        (Circle(inches(10), inches(10), 100), True),
        (Circle(inches(10), inches(10.6), 500), True),
        (box(16, 5, 17, 15), False),
        (box(3, 5, 4, 15), False),
        (box(15, 9, 16, 11), False),
        (box(14.3, 10.3, 14.6, 11), True),
    ],
)
def test_what_hides_any_part_of_a_base(piece: Shape, hides: bool) -> None:
    """The bases reach 0.59" to either side of the line of their middles."""
    assert obscured_by(VIEWER, TARGET, feature(piece)) is hides
    assert obscured_by(TARGET, VIEWER, feature(piece)) is hides


def test_what_only_touches_the_outer_tangent_hides_nothing() -> None:
    def beside(low: int) -> Feature:
        corners = ((inches(9), low), (inches(10), low), (inches(10), inches(20)), (inches(9), inches(20)))
        return feature(Polygon(corners))

    assert not obscured_by(VIEWER, TARGET, beside(VIEWER.y + VIEWER.radius))
    assert obscured_by(VIEWER, TARGET, beside(VIEWER.y + VIEWER.radius - 1))


def test_nothing_hides_of_a_base_in_contact() -> None:
    neighbour = VIEWER.at(VIEWER.x + 2 * VIEWER.radius, VIEWER.y)
    assert not obscured_by(VIEWER, neighbour, feature(box(5.5, 10.2, 5.7, 20)))


def worlds() -> st.SearchStrategy[World]:
    return st.integers(0, 2**32).map(lambda seed: random_world(Random(seed), 5, 5, "forest"))


@given(worlds(), st.sampled_from(CHANGES))
def test_what_hides_keeps_both_ways_and_under_congruences(world: World, change: Change) -> None:
    viewer, target, *_ = world.bodies
    moved: list[Body] = [change.body(body) for body in world.bodies]
    for piece in (feature(outline) for each in world.features for outline in each.parts):
        hides = obscured_by(viewer, target, piece)
        assert obscured_by(target, viewer, piece) is hides
        assert obscured_by(moved[0], moved[1], change.feature(piece)) is hides


@given(worlds())
def test_what_blocks_hides_and_what_hides_nothing_does_not_block(world: World) -> None:
    viewer, target, *_ = world.bodies
    hiding = [piece for piece in world.features if obscured_by(viewer, target, piece)]
    all_of_them = clear_lines(viewer, target, (), world.features)
    assert clear_lines(viewer, target, (), hiding).clear is all_of_them.clear


@given(worlds(), st.integers(0, inches(8)))
def test_more_depth_never_hides(world: World, depth: int) -> None:
    """Woods are drawn larger round their own middles, so that bodies stand in them."""
    viewer, target, *others = world.bodies
    about = feature(Circle(*viewer.middle, inches(5)), "forest", name="about")
    woods = [*world.features[:1], about]
    shallow = clear_lines_through_woods(viewer, target, woods, depth, others, world.features[1:])
    deep = clear_lines_through_woods(viewer, target, woods, depth + inches(1), others, world.features[1:])
    assert deep.clear or not shallow.clear


def facing_north(x: float, y: float) -> Disc:
    return disc(x, y).facing_to(0)


@pytest.mark.parametrize(
    ("piece", "hides"),
    [
        (box(1, 18, 2, 19), False),
        (box(16, 9, 16.5, 11), False),
        (box(14, 11.5, 16, 12), False),
        (box(10, 8, 10.5, 9.9), False),
        (box(10, 8, 10.5, 10.1), True),
        (box(10, 10.2, 10.5, 10.3), True),
    ],
)
def test_what_hides_from_a_front_lies_between_it_and_what_is_in_its_arc(piece: Shape, hides: bool) -> None:
    """The target stands straight to the right: half of either base lies in the arc, above y = 10"."""
    assert obscured_by(front(facing_north(5, 10)), TARGET, feature(piece)) is hides
    assert obscured_by(TARGET, front(facing_north(5, 10)), feature(piece)) is hides


@pytest.mark.parametrize(
    ("piece", "hides"),
    [
        (box(13, 19, 19, 19.5), False),
        (box(1, 40, 2, 41), False),
        (box(13.2, 13, 14, 15.4), True),
        (box(15.5, 14, 17, 15.4), True),
        (box(15.5, 14, 17, 14.99), False),
    ],
)
def test_what_hides_from_a_quarter_arc_a_target_partly_in_it(piece: Shape, hides: bool) -> None:
    """The arc opens from x = 11, y = 10.5; its right border runs through the target from 16, 15.5 to 17, 16.5."""
    viewer = Rectangle(inches(10), inches(10), 0, inches(2), inches(1), inches(2))
    target = Rectangle(inches(16.5), inches(16), 0, inches(1), inches(1), inches(2))
    assert obscured_by(front(viewer, 90 * DEGREE), target, feature(piece)) is hides


def test_nothing_is_hidden_that_is_out_of_the_arc() -> None:
    behind = box(4, 4, 6, 6)
    assert obscured_by(disc(5, 10), disc(5, 1), feature(behind))
    assert not obscured_by(front(facing_north(5, 10)), disc(5, 1), feature(behind))
