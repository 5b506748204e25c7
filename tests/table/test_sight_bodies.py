"""Sight between and past bases of every form, and between parts of them."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracle.congruences import CHANGES, Change
from tests.oracle.worlds import World, random_world
from tests.table.worlds import HEIGHT, box, disc, feature

from battlewright.table.angles import DEGREE, offset
from battlewright.table.bodies import Block, Body, Rectangle
from battlewright.table.lengths import inches, mm
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.sight import Look, centre, clear_lines, clear_lines_in_height, eye, front, whole

Part = Callable[[Body], Look]

EAST, WEST = 90 * DEGREE, 270 * DEGREE


def square(x: float, y: float, side: int = 30, facing: int = EAST) -> Rectangle:
    return Rectangle(inches(x), inches(y), 0, mm(side), mm(side), HEIGHT, facing)


def regiment(x: float, y: float, files: int, models: int, facing: int = EAST) -> Block:
    return Block(inches(x), inches(y), 0, files, models, mm(25), mm(25), HEIGHT, facing)


def worlds(bodies: int = 9) -> st.SearchStrategy[World]:
    return st.integers(0, 2**32).map(lambda seed: random_world(Random(seed), bodies, 4))


def test_three_equal_squares_in_a_line_leave_the_line_along_their_sides() -> None:
    viewer, target = square(5, 10), square(15, 10)
    assert clear_lines(viewer, target, [square(10, 10)]).clear
    wider = square(10, 10, 31)
    assert clear_lines(viewer, target, [wider]).blockers == (wider,)


@pytest.mark.parametrize(("aside", "clear"), [(0, False), (5_020, True), (4_979, False)])
def test_a_square_is_crossed_only_beyond_the_tolerance(aside: int, clear: bool) -> None:
    """The side of a 40 mm square 20 mm from its middle, drawn in by 20 um, against the edges 15 mm from the middles."""
    third = square(10, 10, 40)
    sight = clear_lines(square(5, 10), disc(15, 10), [third.at(third.x, third.y + aside)])
    assert sight.clear is clear


def test_the_clear_line_past_a_square_runs_from_edge_to_edge() -> None:
    assert clear_lines(square(5, 10), square(15, 10)).line == (
        (inches(5) + mm(15), inches(10)),
        (inches(15) - mm(15), inches(10)),
    )


def test_a_turned_square_looks_past_what_hides_its_middle() -> None:
    screen = feature(box(9, 8, 10, 10.5))
    tight = feature(box(9, 8, 10, 10.6))
    assert clear_lines(square(5, 10), square(15, 10), (), [screen]).clear
    assert not clear_lines(square(5, 10), square(15, 10), (), [tight]).clear
    assert clear_lines(
        square(5, 10, facing=45 * DEGREE), square(15, 10, facing=45 * DEGREE), (), [tight]
    ).clear


def test_a_regiment_with_an_incomplete_rank_is_looked_into() -> None:
    """Five files facing east: a second rank of five closes the way behind the first, one of a single model in the north
    leaves it open from the south."""
    full, lacking = regiment(10, 10, 5, 10), regiment(10, 10, 5, 6)
    second_rank = full.x - mm(37)
    south, middle, north = (disc(5, y, 25).at(second_rank, inches(y)) for y in (4, 10, 16))
    assert not clear_lines(south, north, [full]).clear
    assert not clear_lines(south, north, [lacking]).clear
    assert not clear_lines(north, middle, [lacking]).clear
    assert clear_lines(south, middle, [lacking]).clear


def test_models_of_a_regiment_leave_no_slit_between_them() -> None:
    viewer, target = disc(5, 10), disc(15, 10)
    block = regiment(10, 10, 4, 8)
    assert clear_lines(viewer, target, [block]).blockers == (block,)
    assert not clear_lines(viewer, target, block.bases).clear


def flush(facing: int, between: int, aside: int = 0) -> list[Body]:
    """Two bases 100 mm wide side by side, with `between` micrometres from edge to edge, who look in a direction."""
    return [
        Rectangle(*offset(inches(10), inches(10), facing, across, ahead), 0, mm(100), mm(25), HEIGHT, facing)
        for across, ahead in ((-mm(50), 0), (mm(50) + between, aside))
    ]


@pytest.mark.parametrize("facing", [0, 17_654_321, EAST, 123_456_789])
@pytest.mark.parametrize(
    ("between", "clear"), [(0, False), (18, False), (-18, False), (-50, False), (25, True)]
)
def test_no_line_runs_between_bases_in_contact_along_a_side(facing: int, between: int, clear: bool) -> None:
    viewer, target = (
        disc(0, 0).at(*offset(inches(10), inches(10), facing, 0, ahead)) for ahead in (-inches(5), inches(5))
    )
    pair = flush(facing, between)
    assert clear_lines(viewer, target, pair).clear is clear
    assert clear_lines(target, viewer, pair[::-1]).clear is clear
    assert clear_lines_in_height(viewer, target, pair).clear is clear


def test_a_seam_names_both_and_what_is_shorter_than_the_tolerance_is_none() -> None:
    viewer, target = disc(10, 5), disc(10, 15)
    pair = flush(0, 0)
    assert clear_lines(viewer, target, pair).blockers == tuple(pair)
    assert not clear_lines(viewer, target, flush(0, 0, mm(24))).clear
    assert clear_lines(viewer, target, flush(0, 0, mm(25) - 40)).clear


def test_no_line_runs_between_a_base_and_a_wall_or_between_two_regiments() -> None:
    viewer, target = disc(10, 5), disc(10, 15)
    base = flush(0, 0)[0]
    wall = feature(box(10, 9.5, 14, 10.5))
    assert not clear_lines(viewer, target, [base], [wall]).clear
    left = Block(inches(10) - mm(50), inches(10), 0, 4, 8, mm(25), mm(25), HEIGHT)
    assert not clear_lines(viewer, target, [left, left.at(inches(10) + mm(50), inches(10))]).clear
    assert not clear_lines(disc(5, 10), disc(15, 10), [left, left.at(left.x, left.y + mm(50))]).clear


@pytest.mark.parametrize(("deep", "clear"), [(0, True), (20, True), (21, False)])
def test_a_line_along_the_faces_of_bases_side_by_side_may_come_20_um_inside(deep: int, clear: bool) -> None:
    """The faces look down to the one line there is between two points; what is below it does not matter."""
    viewer, target = centre(disc(5, 10)), centre(disc(15, 10))
    row = [square(9, 10).at(inches(9) + mm(30) * place, inches(10) - deep + mm(15)) for place in range(4)]
    assert clear_lines(viewer, target, row).clear is clear


def test_bases_of_every_form_in_contact_see_each_other() -> None:
    neighbour = square(5, 10).at(inches(5) + mm(35), inches(10))
    block = regiment(5, 10, 4, 4, WEST).at(inches(5) + mm(15) + 20, inches(10))
    crowd = [disc(6, 11)]
    assert clear_lines(square(5, 10), square(5, 10).at(inches(5) + mm(30) + 20, inches(10)), crowd).clear
    assert clear_lines(square(5, 10), block, (), [feature(box(5.6, 0, 5.7, 20))]).clear
    assert not clear_lines(square(5, 10), neighbour, (), [feature(box(5.6, 0, 5.7, 20))]).clear


def test_a_regiment_looks_from_its_front_edge_past_its_own_ranks() -> None:
    block = regiment(10, 10, 5, 15, EAST)
    ahead, behind = disc(15, 10), disc(3, 10)
    assert clear_lines(front(block), ahead, [block, ahead]).clear
    unseen = clear_lines(front(block), behind, [block])
    assert (unseen.clear, unseen.blockers) == (False, ())
    assert clear_lines(block, behind, [block]).clear


@pytest.mark.parametrize(
    ("x", "y", "wide", "quarter"),
    [
        (14, 10, True, True),
        (12, 15.5, True, False),
        (10.2, 16, True, False),
        (14, 15.0, True, True),
        (9, 16, False, False),
        (5, 10, False, False),
    ],
)
def test_the_front_looks_into_its_arc_only(x: float, y: float, wide: bool, quarter: bool) -> None:
    """A front 125 mm wide: its arc of 90 degrees opens from corners 2.46" to either side."""
    block = regiment(10, 10, 5, 15, EAST)
    target = disc(x, y, 25)
    assert clear_lines(front(block), target).clear is wide
    assert clear_lines(front(block, 90 * DEGREE), target).clear is quarter


def test_a_disc_looks_out_of_its_front_half() -> None:
    viewer = disc(10, 10, 50).facing_to(EAST)
    assert clear_lines(front(viewer), disc(10, 15, 30)).clear
    assert clear_lines(front(viewer), disc(9.42, 15, 30)).clear
    assert not clear_lines(front(viewer), disc(9.40, 15, 30)).clear
    assert not clear_lines(front(viewer, 90 * DEGREE), disc(10, 15, 30)).clear
    assert clear_lines(front(viewer, 90 * DEGREE), disc(15, 15, 30)).clear


@pytest.mark.parametrize("miss", [-10, 0, 10])
def test_a_front_does_not_see_what_touches_its_back(miss: int) -> None:
    """Bases in contact may miss each other or overlap by a few micrometres."""
    viewer = disc(10, 10, 50).facing_to(EAST)
    apart = mm(40) + miss
    assert clear_lines(front(viewer), disc(10, 10).at(viewer.x + apart, viewer.y)).clear
    assert not clear_lines(front(viewer), disc(10, 10).at(viewer.x - apart, viewer.y)).clear
    assert clear_lines(viewer, disc(10, 10).at(viewer.x - apart, viewer.y)).clear
    assert not clear_lines_in_height(front(viewer), disc(10, 10).at(viewer.x - apart, viewer.y)).clear
    assert clear_lines_in_height(front(viewer), disc(10, 10).at(viewer.x + apart, viewer.y)).clear


@pytest.mark.parametrize("arc", [0, -1, 180 * DEGREE + 1])
def test_a_front_refuses_an_arc_that_is_none(arc: int) -> None:
    with pytest.raises(ValueError, match=str(arc)):
        front(disc(10, 10), arc)


def test_a_neighbour_in_the_line_of_battle_narrows_what_a_front_sees() -> None:
    block, neighbour = regiment(10, 10, 5, 15), regiment(12, 14.9, 5, 15)
    target = disc(9.9, 19, 25)
    assert clear_lines(front(block), target.at(inches(10.5), target.y)).clear
    hidden = clear_lines(front(block), target.at(inches(10.5), target.y), [neighbour])
    assert hidden.blockers == (neighbour,)


def test_parts_see_less_than_the_whole() -> None:
    screen = feature(box(9, 5, 10, 10.2))
    viewer, target = disc(5, 10), disc(15, 10)
    assert clear_lines(viewer, target, (), [screen]).clear
    assert not clear_lines(centre(viewer), centre(target), (), [screen]).clear
    assert not clear_lines(eye(viewer), centre(target), (), [screen]).clear
    assert clear_lines(eye(viewer), target, (), [screen]).clear
    assert eye(viewer) == Look((Circle(viewer.x, viewer.y, 0),), HEIGHT, HEIGHT, viewer)


def test_a_line_squeezed_through_the_corners_of_two_pieces_is_clear() -> None:
    """Two squares that touch in a corner; a micrometre of overlap closes it."""
    upper, lower = feature(box(5, 10, 10, 15), name="upper"), feature(box(10, 5, 15, 10), name="lower")
    viewer, target = eye(disc(5, 5)), eye(disc(15, 15))
    assert clear_lines(viewer, target, (), [upper, lower]).clear
    corner = Polygon(
        (
            (inches(10) - 1, inches(5)),
            (inches(15), inches(5)),
            (inches(15), inches(10)),
            (inches(10) - 1, inches(10)),
        )
    )
    assert not clear_lines(viewer, target, (), [upper, feature(corner, name="lower")]).clear
    assert clear_lines(disc(5, 5), disc(15, 15), (), [upper, lower]).clear


def test_what_a_look_stands_in_blocks_the_lines_that_leave_through_it() -> None:
    """Half in a wood: the free half of the base sees past its edge, and a verdict against that is not exact."""
    wood = feature(box(4, 10, 9, 20))
    viewer = disc(5, 10)
    assert clear_lines(viewer, disc(15, 10), (), [wood]).clear
    inside = clear_lines(viewer, disc(7, 16), (), [wood])
    assert (inside.clear, inside.exact, inside.blockers) == (False, False, (wood,))


@given(worlds())
def test_parts_never_see_what_the_whole_does_not(world: World) -> None:
    viewer, target, *others = world.bodies
    seen = clear_lines(viewer, target, others, world.features)
    for part in (eye(viewer), centre(viewer)):
        if clear_lines(part, target, others, world.features).clear:
            assert seen.clear


@given(worlds(), st.sampled_from((eye, whole)), st.sampled_from((centre, front, whole)))
def test_parts_see_each_other_both_ways(world: World, one: Part, other: Part) -> None:
    viewer, target, *others = world.bodies
    there = clear_lines(one(viewer), other(target), others, world.features)
    back = clear_lines(other(target), one(viewer), others, world.features)
    assert there.clear is back.clear or not (there.exact and back.exact)


@given(worlds(), st.sampled_from(CHANGES), st.sampled_from((eye, centre, whole)))
def test_sight_of_parts_keeps_under_congruences(world: World, change: Change, part: Part) -> None:
    """Thick lines are changed as the polygons they are made of: their corners round alike only so."""
    pieces = [feature(outline) for piece in world.features for outline in piece.parts]
    viewer, target, *others = world.bodies
    moved: list[Body] = [change.body(body) for body in world.bodies]
    before = clear_lines(part(viewer), target, others, pieces)
    after = clear_lines(part(moved[0]), moved[1], moved[2:], [change.feature(piece) for piece in pieces])
    assert before.clear is after.clear


@given(worlds(12), st.data())
def test_taking_a_blocker_away_never_hides_a_part(world: World, data: st.DataObject) -> None:
    viewer, target, *others = world.bodies
    fewer = data.draw(st.lists(st.sampled_from(others), unique=True)) if others else []
    if clear_lines(front(viewer), target, others, world.features).clear:
        assert clear_lines(front(viewer), target, fewer, world.features[1:]).clear
