"""Straight moves of rectangles and blocks, among bodies and features of every kind."""

from math import hypot
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import CHANGES, HEIGHT, box, disc, feature, polygon, random_features, wall

from battlewright.table.angles import FULL
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import gap, in_contact, overlaps, within
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.movement import (
    Path,
    Stop,
    Stopping,
    advance,
    advance_into,
    bodies_along,
    bodies_around,
    charge,
    move_region,
    stop_within,
)
from battlewright.table.neighbours import Neighbours
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

FOOT = inches(12)
NORTH, EAST = (0, 1), (1, 0)
EMPTY = Table(inches(36), inches(36))


def cavalry(x: float, y: float, degrees: float = 0) -> Rectangle:
    """A base of 25 by 50 mm with its centre at x, y inches."""
    return Rectangle(inches(x), inches(y), 0, mm(25), mm(50), HEIGHT, round(degrees * 1_000_000))


def spears(x: float, y: float, models: int = 12, degrees: float = 0) -> Block:
    """Bases of 20 mm in five files; the middle of the front at x, y inches."""
    return Block(inches(x), inches(y), 0, 5, models, mm(20), mm(20), HEIGHT, round(degrees * 1_000_000))


def random_body(rng: Random, size: int) -> Body:
    x, y, facing = rng.randrange(size), rng.randrange(size), rng.randrange(FULL)
    kind = rng.randrange(4)
    if kind < 2:
        return Disc(x, y, 0, mm(rng.choice((15, 20, 25))), HEIGHT)
    if kind == 2:
        return Rectangle(x, y, 0, mm(rng.choice((20, 25))), mm(rng.choice((20, 50))), HEIGHT, facing)
    return Block(x, y, 0, 3, rng.randint(4, 8), mm(20), mm(20), HEIGHT, facing)


def random_table(seed: int) -> tuple[list[Body], Table]:
    """A foot square with obstructions, a swamp and bodies of every kind that overlap nothing."""
    rng = Random(seed)
    pieces = random_features(rng, rng.randint(0, 3), FOOT, "obstruction")
    swamp = feature(Circle(rng.randrange(FOOT), rng.randrange(FOOT), inches(2)), "rough")
    table = Table(FOOT, FOOT, (*pieces, swamp))
    bodies: list[Body] = []
    for _ in range(30):
        body = random_body(rng, FOOT)
        if (
            table.holds(body)
            and not any(overlaps(body, other) for other in bodies)
            and not any(touches(piece, body) for piece in pieces)
        ):
            bodies.append(body)
    return bodies, table


TABLES = st.integers(0, 2**32).map(random_table).filter(lambda made: len(made[0]) > 1)
DIRECTIONS = st.tuples(st.integers(-1000, 1000), st.integers(-1000, 1000)).filter(any)


def is_free(body: Body, others: list[Body], table: Table) -> bool:
    return (
        table.holds(body)
        and not any(overlaps(body, other) for other in others)
        and not any(touches(piece, body) for piece in table.with_trait("obstruction"))
    )


def carried(body: Body, path: Path, toward: tuple[int, int], length: float) -> Body:
    far = hypot(*toward)
    x, y = path.start
    return body.at(round(x + toward[0] * length / far), round(y + toward[1] * length / far))


def test_a_rectangle_stops_side_against_side() -> None:
    target = cavalry(10, 16)
    path = advance(cavalry(10.2, 10), NORTH, inches(9), EMPTY, [target])
    assert path.end == (inches(10.2), target.y - mm(50)) and path.stop == Stop("body", target)


def test_the_corner_of_a_turned_base_meets_a_side() -> None:
    """A square of 40 mm on its point reaches half its diagonal ahead."""
    mover = Rectangle(inches(10), inches(10), 0, mm(40), mm(40), HEIGHT, 45_000_000)
    barrier = feature(box(5, 14, 15, 15), "impassable")
    path = advance(mover, NORTH, inches(9), Table(inches(36), inches(36), (barrier,)))
    assert path.end == (mover.x, inches(14) - 28_284)


def test_a_base_meets_the_corner_of_a_feature_with_its_side() -> None:
    spike = feature(polygon((10.2, 14), (12, 16), (10, 16)), "impassable")
    path = advance(cavalry(10, 10), NORTH, inches(9), Table(inches(36), inches(36), (spike,)))
    assert path.end == (inches(10), inches(14) - mm(25))


def test_a_disc_meets_the_corner_of_a_rectangle() -> None:
    target = cavalry(10, 14)
    mover = disc(10, 10).at(target.corners[3][0] - mm(9), inches(10))
    path = advance(mover, NORTH, inches(9), EMPTY, [target])
    assert path.end == (mover.x, target.corners[3][1] - mm(12)), "9, 12, 15"


def test_a_base_goes_into_the_notch_of_an_incomplete_rank() -> None:
    """Twelve models in five files leave three places empty at the right of the last rank."""
    target = spears(10, 16)
    file = mm(20)
    mover = Rectangle(target.x + file + file // 2, inches(8), 0, mm(20), mm(20), HEIGHT)
    path = advance(mover, NORTH, inches(9), EMPTY, [target])
    assert path.end[1] == target.y - 2 * file - mm(10)
    left = advance(mover.at(target.x - file, inches(8)), NORTH, inches(9), EMPTY, [target])
    assert left.end[1] == target.y - 3 * file - mm(10)


@pytest.mark.parametrize(("brush", "stopped"), [(0, False), (20, False), (21, True)])
def test_shoulder_to_shoulder_is_no_stop(brush: int, stopped: bool) -> None:
    mover, other = spears(10, 10, 10), spears(10, 14, 10)
    beside = other.at(mover.x + mm(100) - brush, other.y)
    path = advance(mover, NORTH, inches(9), EMPTY, [beside])
    assert (path.stop is not None) is stopped


def test_a_block_backs_and_sidesteps_in_its_facing() -> None:
    mover = spears(10, 10, degrees=30)
    path = advance(mover, (-1, -1), inches(2), EMPTY)
    assert mover.at(*path.end).facing == mover.facing and path.travelled == inches(2)


def test_the_edge_stops_the_corner_of_a_turned_base() -> None:
    mover = cavalry(34, 10, 30)
    end = mover.at(*advance(mover, EAST, inches(9), EMPTY).end)
    assert EMPTY.width - 1 <= max(x for x, _ in end.corners) <= EMPTY.width


def test_a_charge_ends_in_contact_without_overlap() -> None:
    mover, target = cavalry(10, 10, 20), spears(13, 18, degrees=200)
    path = charge(mover, target, inches(12), EMPTY)
    end = mover.at(*path.end)
    assert path.stop == Stop("reach", target) and path.met[-1].what == target
    assert in_contact(end, target) and not overlaps(end, target) and gap(end, target) == 0


def test_a_charge_straight_ahead_may_miss() -> None:
    mover, target = cavalry(10, 10), cavalry(14, 16)
    missed = advance_into(mover, NORTH, target, inches(9), EMPTY)
    assert missed.stop is None and missed.travelled == inches(9)
    hit = advance_into(mover, (4, 6), target, inches(9), EMPTY, stopping=Stopping(bodies_from=None))
    assert hit.stop == Stop("reach", target), "a target stops also the one whom no body stops"
    assert advance_into(mover.at(*hit.end), NORTH, target, inches(9), EMPTY).travelled == 0


@given(st.integers(0, 359), st.integers(0, 359), st.sampled_from((0, inches("0.5"), inches(2))))
def test_a_reach_is_reached_and_not_outdone(mine: int, its: int, reach: int) -> None:
    mover, target = cavalry(10, 10, mine), spears(15, 16, degrees=its)
    path = stop_within(mover, target, reach, inches(20), EMPTY)
    end = mover.at(*path.end)
    assert path.stop == Stop("reach", target) and within(end, target, reach)
    if path.travelled > 100:
        back = carried(
            mover, path, (target.middle[0] - mover.x, target.middle[1] - mover.y), path.travelled - 100
        )
        assert not within(back, target, reach)


@given(TABLES, DIRECTIONS, st.integers(0, FOOT))
def test_a_path_ends_free_and_stops_where_going_on_would_overlap(
    made: tuple[list[Body], Table], toward: tuple[int, int], distance: int
) -> None:
    (mover, *others), table = made
    path = advance(mover, toward, distance, table, others)
    assert all(
        is_free(carried(mover, path, toward, path.travelled * share / 9), others, table) for share in range(9)
    )
    assert is_free(mover.at(*path.end), others, table)
    assert path.travelled - 1 <= path.cost <= distance + TOLERANCE
    assert [meeting.length for meeting in path.met] == sorted(meeting.length for meeting in path.met)
    if path.stop is not None:
        onward = (
            carried(mover, path, toward, path.travelled + more) for more in (40, 100, 400, 2_000, 9_000)
        )
        assert not all(is_free(place, others, table) for place in onward)


@given(TABLES, st.integers(0, FOOT), st.integers(0, 2**32))
def test_a_region_offers_what_its_straight_moves_allow(
    made: tuple[list[Body], Table], distance: int, seed: int
) -> None:
    (mover, *others), table = made
    region, rng = move_region(mover, distance, table, others), Random(seed)
    for place in [region.sample(rng) for _ in range(4)] + region.outline(6):
        assert region.contains(*place)
        assert is_free(mover.at(*place), others, table)


@given(TABLES, DIRECTIONS)
def test_more_movement_never_costs_less_or_ends_nearer(
    made: tuple[list[Body], Table], toward: tuple[int, int]
) -> None:
    (mover, *others), table = made
    paths = [advance(mover, toward, inches(i), table, others) for i in range(6)]
    assert [path.travelled for path in paths] == sorted(path.travelled for path in paths)
    assert [path.cost for path in paths] == sorted(path.cost for path in paths)


def turned(body: Body, quarters: int) -> Body:
    """The body carried round the origin by quarter turns, which are exact."""
    x, y = body.x, body.y
    for _ in range(quarters):
        x, y = y, -x
    return body.at(x, y).facing_to(body.facing + quarters * FULL // 4)


def turned_piece(piece: Feature, quarters: int) -> Feature:
    points = piece.parts
    assert len(points) == 1
    shape = points[0]
    turn = CHANGES["quarter turn"]
    for _ in range(4 - quarters):
        if isinstance(shape, Circle):
            shape = Circle(*turn(shape.x, shape.y), shape.radius)
        else:
            shape = Polygon(tuple(turn(x, y) for x, y in shape.points))
    return Feature(piece.id, shape, piece.base, piece.top, piece.traits)


@given(TABLES, DIRECTIONS, st.integers(1, 3), st.integers(-FOOT, FOOT))
def test_a_path_does_not_depend_on_where_north_is(
    made: tuple[list[Body], Table], toward: tuple[int, int], quarters: int, shift: int
) -> None:
    """The whole table turned by quarters and carried elsewhere, far from its edges."""
    (mover, *others), table = made
    pieces = [piece for piece in table.features if len(piece.parts) == 1]
    wide = inches(200)

    def asked(turns: int, off: int) -> Path:
        placed = [turned(body, turns) for body in (mover, *others)]
        moved = [body.at(body.x + wide // 2 + off, body.y + wide // 2) for body in placed]
        grounds = []
        for piece in pieces:
            round_about = turned_piece(piece, turns)
            shape = round_about.shape
            if isinstance(shape, Circle):
                shape = Circle(shape.x + wide // 2 + off, shape.y + wide // 2, shape.radius)
            elif isinstance(shape, Polygon):
                shape = Polygon(tuple((x + wide // 2 + off, y + wide // 2) for x, y in shape.points))
            grounds.append(Feature(piece.id, shape, piece.base, piece.top, piece.traits))
        x, y = toward
        for _ in range(turns):
            x, y = y, -x
        return advance(moved[0], (x, y), FOOT, Table(wide, wide, tuple(grounds)), moved[1:])

    one, other = asked(0, 0), asked(quarters, shift)
    assert abs(one.travelled - other.travelled) <= 2 and abs(one.cost - other.cost) <= 3
    assert (one.stop is None) is (other.stop is None)
    assert [meeting.kind for meeting in one.met] == [meeting.kind for meeting in other.met]


def test_a_wall_of_line_stops_a_block() -> None:
    fence = feature(wall((5, 14), (15, 14)), "obstruction")
    path = advance(spears(10, 10), NORTH, inches(9), Table(inches(36), inches(36), (fence,)))
    assert path.end[1] == inches(13.75)


@given(TABLES, DIRECTIONS, st.integers(0, FOOT))
def test_the_bodies_along_a_way_are_all_that_matter(
    made: tuple[list[Body], Table], toward: tuple[int, int], distance: int
) -> None:
    bodies, table = made
    index = Neighbours(enumerate(bodies))
    path = advance(bodies[0], toward, distance, table, bodies[1:])
    along, around = bodies_along(index, 0, toward, distance), bodies_around(index, 0, distance)
    assert bodies[0] not in along and bodies[0] not in around
    assert advance(bodies[0], toward, distance, table, along) == path
    assert advance(bodies[0], toward, distance, table, around) == path
