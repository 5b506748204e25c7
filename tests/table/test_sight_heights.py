"""Sight with heights: walls, hills, floors, and what is too low or too high to matter."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracle.worlds import World, random_world
from tests.table.worlds import HEIGHT, box, disc, polygon

from battlewright.table.angles import DEGREE, unit
from battlewright.table.bodies import Body
from battlewright.table.lengths import inches
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.plane import Point, inside_polygon, nearer_to_segment
from battlewright.table.sight import Sight, centre, clear_lines, clear_lines_in_height, eye, front
from battlewright.table.terrain import Feature

VIEWER, TARGET = disc(5, 10), disc(15, 10)
ACROSS = box(9.5, 0, 10, 20)


def solid(shape: Polygon, base: float, top: float, name: str = "solid") -> Feature:
    return Feature(name, shape, inches(base), inches(top), ())


def test_an_empty_table_gives_the_line_from_head_to_head() -> None:
    sight = clear_lines_in_height(VIEWER, TARGET.raised_to(inches(2)))
    assert sight.line == clear_lines(VIEWER, TARGET).line
    assert sight.heights == (HEIGHT, inches(2) + HEIGHT)


def test_a_low_wall_is_looked_over_and_a_high_one_hides() -> None:
    low, high = solid(ACROSS, 0, 1), solid(ACROSS, 0, 3)
    assert clear_lines_in_height(VIEWER, TARGET, (), [low]).heights == (HEIGHT, HEIGHT)
    assert clear_lines_in_height(VIEWER, TARGET, (), [high, low]) == Sight(False, None, (high,))


def test_a_wall_hides_what_is_no_higher_than_itself() -> None:
    just = Feature("just", ACROSS, 0, HEIGHT, ())
    below = Feature("below", ACROSS, 0, HEIGHT - 1, ())
    assert clear_lines_in_height(VIEWER, TARGET, (), [just]) == Sight(False, None, (just,))
    assert clear_lines_in_height(VIEWER, TARGET, (), [below]).clear


def test_from_a_hill_one_sees_over_a_wall_but_not_what_stands_close_behind_it() -> None:
    wall = solid(ACROSS, 0, 2.5)
    above = VIEWER.raised_to(inches(3))
    assert not clear_lines_in_height(VIEWER, TARGET, (), [wall]).clear
    assert clear_lines_in_height(above, TARGET, (), [wall]).clear
    close = clear_lines_in_height(above, disc(10.6, 10), (), [wall])
    assert (close.clear, close.exact, close.blockers) == (False, False, (wall,))


def test_the_far_edge_of_a_base_looks_over_more_than_the_near_one() -> None:
    """The wall's top is 1.8" at 0.61" before the target's middle; the line from the far upper edge passes over it."""
    target = disc(15, 10).raised_to(inches(3))
    wall = solid(box(5.59, 0, 5.6, 20), 0, 1.85)
    assert clear_lines_in_height(VIEWER, target, (), [wall]).clear
    assert not clear_lines_in_height(centre(VIEWER), disc(15, 10), (), [wall]).clear


def test_bodies_hide_by_their_heights() -> None:
    child = msgspec.structs.replace(disc(10, 10, 50), height=inches(1))
    assert clear_lines_in_height(VIEWER, TARGET, [child]).clear
    assert not clear_lines_in_height(VIEWER, TARGET, [disc(10, 10, 50)]).clear
    assert clear_lines_in_height(VIEWER, TARGET, [disc(10, 10, 50).raised_to(inches(4))]).clear


def test_under_a_floor_and_not_through_a_low_one() -> None:
    assert clear_lines_in_height(VIEWER, TARGET, (), [solid(box(7, 0, 13, 20), 3, 3.2)]).clear
    beam = solid(ACROSS, 1, 2)
    sight = clear_lines_in_height(VIEWER, TARGET, (), [beam])
    assert sight.line is not None and sight.heights is not None
    (ax, _), (bx, _) = sight.line
    low, high = sight.heights
    assert all(low + (high - low) * (inches(x) - ax) / (bx - ax) <= inches(1) + 1 for x in (9.5, 10))
    slit = solid(box(11, 0, 12, 20), 0, 1.2, "slit")
    both = clear_lines_in_height(VIEWER, TARGET, (), [beam, slit])
    assert (both.clear, both.exact, both.blockers) == (False, False, (beam, slit))
    lower = solid(box(11, 0, 12, 20), 0, 0.9, "lower")
    assert clear_lines_in_height(VIEWER, TARGET, (), [beam, lower]).clear


def test_nobody_is_seen_through_the_floor_he_stands_on() -> None:
    floor = solid(box(5, 5, 15, 15), 3, 3.2)
    above, below = disc(10, 10).raised_to(inches(3.2)), disc(10, 10)
    assert not clear_lines_in_height(above, below, (), [floor]).clear
    assert clear_lines_in_height(above, below.at(inches(30), inches(10)), (), [floor]).clear
    assert not clear_lines_in_height(above, below.at(inches(15), inches(10)), (), [floor]).clear
    ledge = above.at(inches(14.6), inches(10))
    assert clear_lines_in_height(ledge, below.at(inches(15.5), inches(10)), (), [floor]).clear


def test_one_above_another_sees_him_past_the_ledge() -> None:
    floor = solid(box(0, 0, 10, 20), 3, 3.2)
    above, below = disc(10, 10).raised_to(inches(3.2)), disc(10, 10)
    sight = clear_lines_in_height(above, below, (), [floor])
    assert sight.clear and sight.heights == (inches(3.2), HEIGHT)


def test_stacked_storeys_leave_no_seam() -> None:
    lower, upper = solid(ACROSS, 0, 1, "lower"), solid(ACROSS, 1, 2, "upper")
    gap = solid(ACROSS, 1.1, 2, "gap")
    assert not clear_lines_in_height(VIEWER, TARGET, (), [lower, upper]).clear
    assert clear_lines_in_height(VIEWER, TARGET, (), [lower, gap]).clear


def test_an_eye_needs_its_own_height_to_be_free() -> None:
    hedge = solid(box(5.7, 0, 6, 20), 0, 1.7)
    assert clear_lines_in_height(eye(VIEWER), TARGET, (), [hedge]).clear
    near = solid(box(5.7, 0, 6, 20), 0, 1.74)
    assert clear_lines_in_height(eye(VIEWER), eye(TARGET), (), [near]).clear
    assert not clear_lines_in_height(eye(VIEWER), TARGET.raised_to(-inches(2)), (), [near]).clear


def test_bodies_in_contact_see_each_other_when_they_share_a_height() -> None:
    beside = VIEWER.at(VIEWER.x + 2 * VIEWER.radius, VIEWER.y)
    wall = solid(box(0, 0, 20, 20), 0, 3)
    assert clear_lines_in_height(VIEWER, beside, (), [wall]).clear
    assert not clear_lines_in_height(VIEWER, beside.raised_to(inches(4)), (), [wall]).clear


def test_a_wall_with_a_notch_is_looked_through_where_it_is_low() -> None:
    """High to either side of the middle of the table, low in between: the way round is a line over the notch."""
    sides = [solid(box(9.5, 0, 10, 9.9), 0, 3, "south"), solid(box(9.5, 10.1, 10, 20), 0, 3, "north")]
    sill = solid(box(9.5, 9.9, 10, 10.1), 0, 1.5, "sill")
    assert clear_lines_in_height(VIEWER, TARGET, (), [*sides, sill]).clear
    assert not clear_lines_in_height(
        VIEWER, TARGET, (), [*sides, solid(box(9.5, 9.9, 10, 10.1), 0, 1.75)]
    ).clear


@pytest.mark.parametrize("corner", [(10, 10), (10, 9.8)])
def test_lines_past_the_corner_of_a_tall_piece_are_tried_over_a_low_one(corner: tuple[float, float]) -> None:
    x, y = corner
    tall = solid(polygon((x, y), (x, 20), (x - 1, 20)), 0, 5, "tall")
    low = solid(box(11, 0, 12, 20), 0, 1, "low")
    assert clear_lines_in_height(VIEWER, TARGET, (), [tall, low]).clear


def uneven_worlds() -> st.SearchStrategy[World]:
    """Tables on which terrain has any height, some of it off the ground, and bodies stand on different levels."""

    def build(seed: int) -> World:
        rng = Random(seed)
        world = random_world(rng, 7, 5)
        bodies = tuple(body.raised_to(inches(rng.choice((0, 0, 2, 4)))) for body in world.bodies)
        pieces = []
        for piece in world.features:
            base = inches(rng.choice((0, 0, 0, 1, 3)))
            top = base + inches(rng.choice((0.2, 1, 2, 5)))
            pieces.append(msgspec.structs.replace(piece, base=base, top=top))
        return World(bodies, tuple(pieces))

    return st.integers(0, 2**32).map(build)


def holds(blocker: Body | Feature, place: Point, height: float) -> bool:
    """Does the solid, drawn in by a few micrometres, hold the place?"""
    outlines = blocker.parts if isinstance(blocker, Feature) else blocker.inner
    bottom, top = (
        (blocker.base, blocker.top)
        if isinstance(blocker, Feature)
        else (blocker.z, blocker.z + blocker.height)
    )
    return bottom + 3 < height < top - 3 and any(_deep_in(part, place) for part in outlines)


def _deep_in(part: Part, place: Point) -> bool:
    if isinstance(part, Circle):
        return (part.x - place[0]) ** 2 + (part.y - place[1]) ** 2 < max(0, part.radius - 3) ** 2
    return inside_polygon(place, part.points) and not any(
        nearer_to_segment(place, a, b, 3) for a, b in part.edges
    )


@given(uneven_worlds())
def test_the_clear_line_runs_through_no_solid(world: World) -> None:
    viewer, target, *others = world.bodies
    sight = clear_lines_in_height(viewer, target, others, world.features)
    if not sight.clear:
        assert sight.blockers
        return
    assert sight.line is not None and sight.heights is not None
    (ax, ay), (bx, by) = sight.line
    low, high = sight.heights
    assert viewer.z - 1 <= low <= viewer.z + viewer.height + 1
    assert target.z - 1 <= high <= target.z + target.height + 1
    for step in range(1, 400):
        share = step / 400
        place = round(ax + share * (bx - ax)), round(ay + share * (by - ay))
        assert not any(
            holds(blocker, place, low + share * (high - low)) for blocker in (*others, *world.features)
        )


@given(uneven_worlds())
def test_heights_and_plan_agree(world: World) -> None:
    """What is seen in plan is seen in height; when everything is tall the two verdicts are one."""
    viewer, target, *others = world.bodies
    plan = clear_lines(viewer, target, others, world.features)
    if plan.clear and viewer.z == target.z:
        assert clear_lines_in_height(viewer, target, others, world.features).clear
    tall = [msgspec.structs.replace(piece, base=0, top=inches(9)) for piece in world.features]
    crowd = [msgspec.structs.replace(body, z=0, height=inches(9)) for body in others]
    if viewer.z == target.z:
        plan = clear_lines(viewer, target, crowd, tall)
        assert clear_lines_in_height(viewer, target, crowd, tall).clear is plan.clear


@given(uneven_worlds())
def test_height_verdicts_that_are_exact_hold_both_ways_and_with_less_in_the_way(world: World) -> None:
    viewer, target, *others = world.bodies
    there = clear_lines_in_height(viewer, target, others, world.features)
    back = clear_lines_in_height(target, viewer, others, world.features)
    if there.exact and back.exact:
        assert there.clear is back.clear
    if there.clear:
        less = clear_lines_in_height(viewer, target, others[1:], world.features[1:])
        assert less.clear or not less.exact


@pytest.mark.parametrize("foot", [0.0, 2.0, 5.0, -5.0])
@pytest.mark.parametrize("miss", [-10, 0, 20])
@pytest.mark.parametrize(
    ("angle", "clear"), [(45, True), (91, True), (119, True), (121, False), (180, False)]
)
def test_a_front_sees_what_touches_it_as_far_as_its_arc_reaches(
    angle: int, clear: bool, miss: int, foot: float
) -> None:
    """An equal base in contact reaches into the front half up to 120 degrees: there its edge is level with the middle
    of the other."""
    viewer = disc(10, 10).facing_to(0)
    across, ahead = unit(angle * DEGREE)
    apart = 2 * viewer.radius + miss
    target = viewer.at(round(viewer.x + apart * across), round(viewer.y + apart * ahead))
    assert clear_lines(front(viewer), target).clear is clear
    assert clear_lines_in_height(front(viewer), target.raised_to(inches(foot))).clear is clear
