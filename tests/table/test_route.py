"""Moves along any way: the way found, its cost, the region, and free space as the legs see it."""

from itertools import pairwise
from math import acos, atan2, dist, hypot, pi, sqrt
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.test_path_bodies import TABLES, cavalry, is_free, spears
from tests.table.worlds import box, disc, feature, wall

from battlewright.table.bodies import Body
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import INCH, TOLERANCE, inches, mm
from battlewright.table.movement import RouteRegion, Stopping, advance_to, move_region, route, route_region
from battlewright.table.movement.grown import GrownObstacles
from battlewright.table.movement.legality import runs_into
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

MOVER = disc(10, 10)
RADIUS = mm(15)


def table(*features: Feature) -> Table:
    return Table(inches(36), inches(36), features)


BARRIER = feature(box(8, 12, 12, 12.5), "impassable")


def test_an_open_way_is_straight() -> None:
    found = route(MOVER, (inches(13), inches(14)), inches(5), table())
    assert found.places == ((MOVER.x, MOVER.y), (inches(13), inches(14))) and found.cost == inches(5)


def test_a_way_round_a_wall_bends_at_its_corners() -> None:
    place = (inches(10), inches(15))
    found = route(MOVER, place, inches(9), table(BARRIER))
    assert found and len(found.places) > 2
    assert found.cost == round(sum(dist(a, b) for a, b in pairwise(found.places)))
    assert found.cost >= inches(5)
    shortest = dist((MOVER.x, MOVER.y), (inches(8) - RADIUS, inches(12))) + inches(0.5)
    shortest += dist((inches(8) - RADIUS, inches(12.5)), place)
    assert found.cost <= 1.03 * shortest
    assert not route(MOVER, place, inches(5.5), table(BARRIER))


def test_a_way_half_round_a_large_base_is_near_the_shortest() -> None:
    """From contact on one side to contact on the other: half a circle about its middle."""
    other = disc(10, 12, 50)
    around = RADIUS + mm(25)
    start, goal = MOVER.at(other.x, other.y - around), (other.x, other.y + around)
    found = route(start, goal, inches(9), table(), [other])
    assert pi * around * 0.999 < found.cost < pi * around * 1.001


@pytest.mark.parametrize("stretch", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_a_way_round_a_disc_is_legal_for_its_true_length(stretch: tuple[int, int]) -> None:
    """Two tangents and the arc between them."""
    big, around, far = disc(20, 20, 120), mm(60) + RADIUS, inches(6)
    dx, dy = far * stretch[0], far * stretch[1]
    start, goal = MOVER.at(big.x - dx, big.y - dy), (big.x + dx, big.y + dy)
    true = 2 * sqrt(far**2 - around**2) + around * (pi - 2 * acos(around / far))
    found = route(start, goal, round(true + inches(0.001)), table(), [big])
    assert found and true - TOLERANCE <= found.cost <= true + inches(0.001)
    assert not route(start, goal, round(true) - 2 * TOLERANCE, table(), [big])
    region = route_region(start, round(true + inches(0.001)), table(), [big])
    assert region.contains(*goal) and region.grid(inches(3))


def test_a_rectangle_goes_taut_round_a_disc() -> None:
    big, mover = disc(20, 20, 120), cavalry(20, 13)
    found = route(mover, (inches(20), inches(27)), inches(40), table(), [big])
    assert found
    finer = route(mover, (inches(20), inches(27)), found.cost, table(), [big])
    assert finer.places == found.places
    for start, end in pairwise(found.places):
        assert runs_into(mover.at(*start), end, [big], ()) is None
    away = hypot(mm(12.5), inches(7) - mm(25))
    turn = atan2(inches(7) - mm(25), -mm(12.5)) - acos(mm(60) / away)
    assert abs(found.cost - 2 * (sqrt(away**2 - mm(60) ** 2) + mm(60) * turn) - mm(50)) < TOLERANCE


@pytest.mark.parametrize("mover", [MOVER, cavalry(10, 10), spears(10, 10, 8)])
def test_every_leg_is_a_straight_move(mover: Body) -> None:
    others: list[Body] = [cavalry(10, 14, 30), spears(14, 15, 7, 200), disc(7, 14, 50)]
    found = route(mover, (inches(10.5), inches(19)), inches(20), table(BARRIER), others)
    assert found
    for start, end in pairwise(found.places):
        assert advance_to(mover.at(*start), end, inches(20), table(BARRIER), others).end == end


def test_verdicts_of_a_route() -> None:
    fence = feature(wall((5, 20), (15, 20)), "impassable")
    region = route_region(MOVER, inches(8), Table(inches(36), inches(36), (BARRIER, fence)), [disc(10, 15)])
    reasons = {
        (10, 15.3): "overlaps-body",
        (10, 12.2): "feature-in-way",
        (19, 10): "too-far",
        (10, 17.5): "feature-in-way",
        (-1, 10): "off-table",
    }
    for (x, y), reason in reasons.items():
        assert region.contains(inches(x), inches(y)).reason == reason
    assert region.contains(inches(10.0), inches(13.5)).legal
    assert region.contains(MOVER.x, MOVER.y).legal and region.route(MOVER.x, MOVER.y).cost == 0


def test_a_way_goes_round_rough_ground_when_that_is_cheaper() -> None:
    bog = feature(box(9, 11, 11, 18), "rough")
    through = route(MOVER, (inches(10), inches(19)), inches(30), table(bog))
    assert through.cost < inches(9) + inches(7), "straight through seven inches count double"
    assert len(through.places) > 2
    narrow = feature(box(2, 12, 18, 12.2), "rough")
    across = route(MOVER, (inches(10), inches(15)), inches(30), table(narrow))
    assert len(across.places) == 2


def test_a_base_that_does_not_fit_goes_no_way() -> None:
    """A gap of 40 mm between two walls lets a base of 30 mm through, not one of 50."""
    left = feature(box(0, 12, 10 - 20 / 25.4, 13), "impassable", name="left")
    right = feature(box(10 + 20 / 25.4, 12, 36, 13), "impassable", name="right")
    goal = (inches(12), inches(15))
    assert route(disc(12, 10), goal, inches(12), table(left, right))
    assert not route(disc(12, 10, 50), goal, inches(12), table(left, right))


def test_a_region_along_any_way_reaches_behind_what_stops_a_straight_move() -> None:
    region = route_region(MOVER, inches(6), table(BARRIER))
    straight = move_region(MOVER, inches(6), table(BARRIER))
    assert set(straight.grid(INCH)) < set(region.grid(INCH))
    assert max(y for _, y in region.outline()) > max(
        y for x, y in straight.outline() if abs(x - MOVER.x) < INCH
    )


def test_projection_comes_as_near_as_a_way_allows() -> None:
    region = route_region(MOVER, inches(6), table(BARRIER))
    assert region.project(inches(13), inches(12)) == (inches(13), inches(12))
    x, y = region.project(inches(10), inches(30))
    assert region.contains(x, y) and y > inches(14)


def test_a_route_region_travels_as_json() -> None:
    region = route_region(
        MOVER, inches(6), table(BARRIER), [disc(10, 15)], stopping=Stopping(bodies_from=mm(30))
    )
    again = msgspec.json.decode(msgspec.json.encode(region), type=RouteRegion)
    assert again == region and again.contains(inches(10), inches(13.5)) == region.contains(
        inches(10), inches(13.5)
    )


@given(TABLES, st.integers(0, 2**32))
def test_free_space_and_legality_give_one_verdict(made: tuple[list[Body], Table], seed: int) -> None:
    (mover, *others), made_table = made
    rng, walls = Random(seed), made_table.with_trait("obstruction")
    space = GrownObstacles(mover, others, walls)
    for _ in range(20):
        end = mover.x + rng.randint(-inches(6), inches(6)), mover.y + rng.randint(-inches(6), inches(6))
        taken = space.taken_by((mover.x, mover.y), end)
        assert (taken is None) is (runs_into(mover, end, others, walls) is None)


@given(TABLES, st.integers(0, inches(8)), st.integers(0, 2**32))
def test_what_a_route_region_offers_can_be_walked(
    made: tuple[list[Body], Table], distance: int, seed: int
) -> None:
    (mover, *others), made_table = made
    region, rng = route_region(mover, distance, made_table, others), Random(seed)
    for place in [region.sample(rng) for _ in range(3)] + region.outline(6):
        assert region.contains(*place)
        assert is_free(mover.at(*place), others, made_table)
        found = region.route(*place)
        assert found and found.places[-1] == place
        assert hypot(place[0] - mover.x, place[1] - mover.y) <= found.cost + 2 <= distance + 2 * TOLERANCE
        for start, end in pairwise(found.places):
            stood = mover.at(*start)
            assert not any(overlaps(stood, other) for other in others)
            assert runs_into(stood, end, others, made_table.with_trait("obstruction")) is None


@given(TABLES, st.integers(0, inches(6)))
def test_more_movement_reaches_no_less_and_a_way_is_never_dearer_than_the_straight_one(
    made: tuple[list[Body], Table], distance: int
) -> None:
    (mover, *others), made_table = made
    near = route_region(mover, distance, made_table, others)
    far = route_region(mover, distance + INCH, made_table, others)
    straight = move_region(mover, distance, made_table, others)
    for place in straight.outline(6):
        assert near.contains(*place) and far.contains(*place)
        cost = near.route(*place).cost
        assert cost <= straight.cost_to(place) + 1
