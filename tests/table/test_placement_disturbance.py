from itertools import combinations
from math import hypot
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.crowds import SIZE, Crowd, crowds, free, random_body
from tests.table.worlds import HEIGHT, box, disc, feature

from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Body, Rectangle
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.placement import Disturbance, NoRoom, least_disturbance
from battlewright.table.table import Table

EMPTY = Table(inches(36), inches(36))
X, Y = inches(18), inches(18)
LANDED = disc(18, 18, 50)


def small(dx: float, dy: float) -> Body:
    """A small base whose centre is dx, dy millimetres from where the mover landed."""
    return disc(0, 0).at(X + mm(dx), Y + mm(dy))


def placed(found: Disturbance, others: list[Body], option: int = 0) -> list[Body]:
    """All bodies as they stand afterwards, the mover first."""
    bodies = list(others)
    for shift in found.options[option]:
        bodies[shift.index] = shift.body
    return [found.mover, *bodies]


def test_who_lands_on_nobody_disturbs_nobody() -> None:
    found = least_disturbance(LANDED, [small(40, 0)], EMPTY)
    assert found == Disturbance(LANDED, 0, ((),), 0, True)


def test_one_beneath_goes_straight_out() -> None:
    found = least_disturbance(LANDED, [small(60, 0), small(0, 30)], EMPTY)
    assert found.mover == LANDED and found.proven_least
    ((shift,),) = found.options
    assert (shift.index, shift.distance, found.total) == (1, mm(10), mm(10))
    assert shift.body == small(0, 40)


def test_facing_is_kept() -> None:
    turned = Rectangle(X, Y + mm(30), 0, mm(25), mm(50), HEIGHT, 33 * DEGREE)
    found = least_disturbance(LANDED, [turned], EMPTY)
    assert found.options[0][0].body.facing == turned.facing


def test_neighbours_beside_the_way_stand_still() -> None:
    others = [small(0, 30), small(0, 62)]
    found = least_disturbance(LANDED, others, EMPTY)
    assert {shift.index for option in found.options for shift in option} == {0}
    assert len(found.options) == 2
    assert found.total > mm(10)
    left, right = (option[0].body for option in found.options)
    assert left.x + right.x == 2 * X and abs(left.y - right.y) <= 1


def test_right_beneath_the_middle_the_travel_decides() -> None:
    others = [small(0, 0)]
    east = least_disturbance(LANDED, others, EMPTY, travel=(1, 0))
    assert [option[0].body for option in east.options] == [small(40, 0)]
    wall = feature(box(18 + 1.2, 10, 25, 26), "obstruction")
    against = least_disturbance(LANDED, others, Table(inches(36), inches(36), (wall,)), travel=(1, 0))
    assert len(against.options) == 2
    assert against.total == pytest.approx(mm(40), abs=2)


def test_two_beneath_that_do_not_meet_are_each_least() -> None:
    found = least_disturbance(LANDED, [small(-30, 0), small(0, 20)], EMPTY)
    assert found.proven_least
    assert (found.total, len(found.options)) == (mm(10) + mm(20), 1)


def test_equal_ways_are_told_together() -> None:
    bar = Rectangle(X, Y, 0, mm(40), mm(40), HEIGHT)
    mover = Rectangle(X, Y, 0, mm(40), mm(40), HEIGHT)
    found = least_disturbance(mover, [bar], EMPTY)
    assert {(option[0].body.x - X, option[0].body.y - Y) for option in found.options} == {
        (mm(40), 0), (mm(-40), 0), (0, mm(40)), (0, mm(-40)),
    }  # fmt: skip


def test_two_that_want_one_place_share_it_out() -> None:
    """Two small bases side by side in a ring of others: found by search, not proven, and without overlap."""
    others = [small(-15, 29), small(15, 29), small(-42, 41), small(42, 41), small(0, 58)]
    found = least_disturbance(LANDED, others, EMPTY)
    assert {shift.index for option in found.options for shift in option} == {0, 1}
    alone = [least_disturbance(LANDED, [others[n], *others[2:]], EMPTY).total for n in (0, 1)]
    assert found.total >= sum(alone) - 2
    assert not any(overlaps(a, b) for a, b in combinations(placed(found, others), 2))


def test_the_search_finds_the_known_least_of_two_in_a_corridor() -> None:
    """Both would go north when alone; the least is that one goes north by 10 mm and the other south by 48 mm."""
    corridor = (
        feature(box(0, 0, 18 - 20 / 25.4, 36), "obstruction"),
        feature(box(18 + 20 / 25.4, 0, 36, 36), "obstruction"),
    )

    def bar(dy: int, depth: int) -> Rectangle:
        return Rectangle(X, Y + mm(dy), 0, mm(40), mm(depth), HEIGHT)

    found = least_disturbance(bar(0, 60), [bar(30, 20), bar(8, 20)], Table(inches(36), inches(36), corridor))
    ((first, second),) = found.options
    assert (first.body.y - Y, second.body.y - Y) == (mm(40), mm(-40))
    assert (found.total, found.proven_least) == (mm(58), False)


def test_a_body_that_cannot_move_makes_the_mover_shift() -> None:
    others = [small(0, 30), small(-30, 0)]
    found = least_disturbance(LANDED, others, EMPTY, fixed={0})
    assert found.mover == LANDED.at(X, Y - mm(10))
    assert found.shifted == mm(10)
    assert {shift.index for shift in found.options[0]} == {1}
    assert not any(overlaps(a, b) for a, b in combinations(placed(found, others), 2))


def test_a_body_without_room_makes_the_mover_shift() -> None:
    table = Table(mm(100), mm(60))
    others: list[Body] = [Rectangle(mm(30), mm(30), 0, mm(60), mm(60), HEIGHT)]
    mover = disc(0, 0, 40).at(mm(70), mm(30))
    found = least_disturbance(mover, others, table)
    assert found.options == ((),)
    assert found.mover == mover.at(mm(80), mm(30))
    with pytest.raises(NoRoom):
        least_disturbance(disc(0, 0, 50).at(mm(70), mm(30)), others, table)


@given(crowds(14), st.integers(0, 2**32))
def test_nothing_overlaps_afterwards_and_only_those_beneath_move(crowd: Crowd, seed: int) -> None:
    table, others = crowd
    rng = Random(seed)
    mover = random_body(rng, rng.randrange(SIZE), rng.randrange(SIZE))
    assume(free(mover, table, []))
    fixed = {index for index in range(len(others)) if rng.random() < 0.1}
    travel = rng.randint(-5, 5), rng.randint(1, 5)
    try:
        found = least_disturbance(mover, others, table, travel=travel, fixed=fixed)
    except NoRoom:
        return
    beneath = {index for index, other in enumerate(others) if overlaps(found.mover, other)}
    for number, option in enumerate(found.options):
        assert {shift.index for shift in option} == beneath
        assert not beneath & fixed
        total = sum(hypot(s.body.x - others[s.index].x, s.body.y - others[s.index].y) for s in option)
        assert abs(total - found.total) <= TOLERANCE + len(option)
        bodies = placed(found, others, number)
        assert not any(overlaps(a, b) for a, b in combinations(bodies, 2))
        assert all(free(body, table, []) for body in bodies)
    assert found == least_disturbance(mover, others, table, travel=travel, fixed=fixed)


@given(crowds(12), st.integers(0, 2**32))
def test_random_ways_to_make_room_are_not_shorter_when_least_is_proven(crowd: Crowd, seed: int) -> None:
    table, others = crowd
    rng = Random(seed)
    mover = random_body(rng, others[0].x, others[0].y).at(
        others[0].x + rng.randint(-15_000, 15_000), others[0].y + rng.randint(-15_000, 15_000)
    )
    assume(free(mover, table, []))
    found = least_disturbance(mover, others, table)
    assume(found.mover == mover and found.proven_least and found.options[0])
    bodies = [mover, *(o for n, o in enumerate(others) if n not in {s.index for s in found.options[0]})]
    for _ in range(50):
        moved: list[Body] = []
        for shift in found.options[0]:
            home = others[shift.index]
            moved.append(
                home.at(round(rng.gauss(home.x, shift.distance)), round(rng.gauss(home.y, shift.distance)))
            )
        way = sum(
            hypot(m.x - others[s.index].x, m.y - others[s.index].y)
            for m, s in zip(moved, found.options[0], strict=True)
        )
        if way < found.total - 4 * TOLERANCE * len(moved):
            legal = all(free(body, table, bodies + moved[:number]) for number, body in enumerate(moved))
            assert not legal
