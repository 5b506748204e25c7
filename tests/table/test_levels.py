"""Floors and hills: what carries a base, how much of it, and how deep it falls (HRD-THROW-22)."""

import pytest
from tests.table.worlds import HEIGHT, box, polygon

from battlewright.table.bodies import Body, Disc, Rectangle
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.levels import (
    depth_on,
    drop_under,
    elevation,
    extent,
    ground_below,
    ladders_at,
    levelled,
    support,
)
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

FIRST = Feature("first", box(10, 10, 20, 20), inches(2.9), inches(3), ("floor",))
SECOND = Feature("second", box(10, 10, 16, 20), inches(5.9), inches(6), ("floor",))
MOUND = Feature("mound", Circle(inches(30), inches(30), inches(4)), 0, inches(2), ("hill",))
LADDER = Feature("ladder", box(20, 14, 20.2, 15), 0, inches(3), ("ladder",))
TABLE = Table(inches(48), inches(48), (FIRST, SECOND, MOUND, LADDER))


def disc(x: float, y: float, z: float, base: int = 40) -> Disc:
    return Disc(inches(x), inches(y), inches(z), mm(base) // 2, HEIGHT)


@pytest.mark.parametrize(
    ("x", "z", "carried", "depth"),
    [
        (12, 0, None, mm(40)),  # on the table, under two floors
        (18, 3, "first", mm(40)),
        (20, 3, "first", mm(20)),  # the ledge runs under the middle
        (20.5, 3, "first", mm(20) - inches(0.5)),
        (16, 6, "second", mm(20)),
    ],
)
def test_a_surface_carries_what_reaches_onto_it(x: float, z: float, carried: str | None, depth: int) -> None:
    found = support(disc(x, 15, z), TABLE)
    assert found is not None
    assert (found.surface.id if found.surface else None) == carried
    assert found.depth == depth


def test_nothing_carries_a_body_in_the_air() -> None:
    assert support(disc(12, 15, 1), TABLE) is None
    assert support(disc(25, 15, 3), TABLE) is None


def test_below_the_upper_floor_lies_the_lower_one() -> None:
    assert ground_below(disc(18, 15, 6), TABLE).surface == FIRST
    assert ground_below(disc(12, 15, 2), TABLE).surface is None


@pytest.mark.parametrize(
    ("left_inches", "falls"),
    [(0.9, inches(3)), (1.0, 0), (1.1, 0)],
)
def test_a_base_falls_with_less_than_an_inch_of_ground_left(left_inches: float, falls: int) -> None:
    base = mm(50)
    body = Disc(inches(20) + base // 2 - inches(left_inches), inches(15), inches(3), base // 2, HEIGHT)
    assert drop_under(body, TABLE, INCH) == falls


def test_a_fall_from_the_second_floor_ends_on_the_first() -> None:
    assert drop_under(disc(17, 15, 6, base=50), TABLE, INCH) == inches(3)


def test_small_bases_fall_when_they_are_not_wholly_on() -> None:
    small = Disc(inches(20), inches(15), inches(3), mm(10), HEIGHT)  # 20 mm across, less than an inch
    assert drop_under(small, TABLE, INCH) == inches(3)
    assert drop_under(small.at(inches(20) - mm(10), inches(15)), TABLE, INCH) == 0


def test_a_round_hill_carries_by_its_rim() -> None:
    on = disc(34, 30, 2)
    assert depth_on((MOUND,), on) == mm(20)
    found = support(on, TABLE)
    assert found is not None and found.surface == MOUND
    assert elevation(on, disc(40, 30, 0)) == inches(2)


@pytest.mark.parametrize("facing", [0, 90_000_000, 30_000_000])
def test_a_rectangle_reaches_as_far_as_its_farthest_corner(facing: int) -> None:
    body: Body = Rectangle(inches(20), inches(15), inches(3), mm(25), mm(50), HEIGHT, facing)
    reach = max(inches(20) - x for x, _ in body.corners)
    assert depth_on((FIRST,), body) == min(extent(body), reach)


def test_who_walks_meets_those_on_hills_but_not_those_on_floors() -> None:
    assert levelled(disc(30, 30, 2), TABLE).z == 0
    assert levelled(disc(12, 15, 3), TABLE).z == inches(3)
    assert levelled(disc(30, 30, 0), TABLE).z == 0


def hills(*shapes: Polygon) -> tuple[Feature, ...]:
    return tuple(Feature(f"hill_{i}", shape, 0, inches(2), ("hill",)) for i, shape in enumerate(shapes))


def test_a_seam_between_two_surfaces_is_no_ledge() -> None:
    world = Table(inches(48), inches(48), hills(box(15, 5, 25, 15), box(25, 5, 35, 15)))
    on_the_seam = disc(25, 10, 2)
    found = support(on_the_seam, world)
    assert found is not None and found.depth >= mm(40) - 2
    assert drop_under(on_the_seam, world, INCH) == 0
    alone = Table(inches(48), inches(48), world.features[:1])
    assert drop_under(on_the_seam, alone, INCH) == inches(2)


L_SHAPED = polygon((0, 0), (20, 0), (20, 10), (10, 10), (10, 20), (0, 20))


@pytest.mark.parametrize("shapes", [(L_SHAPED,), (box(0, 0, 20, 10), box(0, 10, 10, 20))])
def test_a_base_in_an_inner_corner_is_carried_by_three_quarters(shapes: tuple[Polygon, ...]) -> None:
    world = Table(inches(48), inches(48), hills(*shapes))
    assert drop_under(disc(9.9, 9.9, 2), world, INCH) == 0
    found = support(disc(10, 10, 2), world)
    # of three quarters of a disc the least width is that along the bisector: the radius and cos 45 degrees of it
    assert found is not None and abs(found.depth - mm(20) * (1 + 0.5**0.5)) < 20


def test_a_base_on_an_outer_corner_is_carried_by_a_quarter() -> None:
    world = Table(inches(48), inches(48), hills(box(0, 0, 10, 10)))
    found = support(disc(10, 10, 2), world)
    assert found is not None and abs(found.depth - mm(20)) < 20
    assert drop_under(disc(10, 10, 2), world, INCH) == inches(2)


def test_ladders_serve_the_levels_they_pass() -> None:
    assert ladders_at(disc(21, 14.5, 0), TABLE, INCH) == (LADDER,)
    assert ladders_at(disc(19, 14.5, 3), TABLE, INCH) == (LADDER,)
    assert ladders_at(disc(19, 14.5, 6), TABLE, INCH) == ()
    assert ladders_at(disc(25, 14.5, 0), TABLE, INCH) == ()
