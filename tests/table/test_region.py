from math import hypot
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.worlds import box, disc, feature, random_worlds

from battlewright.table.bodies import Disc
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import INCH, TOLERANCE, inches
from battlewright.table.movement import MoveRegion, move_region
from battlewright.table.placement import NoRoom, PlaceRegion
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

EMPTY = Table(inches(36), inches(36))
MOVER = disc(10, 10)


def reason(region: MoveRegion | PlaceRegion, x: float, y: float) -> str | None:
    return region.contains(inches(x), inches(y)).reason


def test_reasons_of_a_move() -> None:
    house, bog = feature(box(8, 12, 9, 13), "obstruction"), feature(box(5, 5, 9, 8), "rough")
    table = Table(inches(36), inches(12), (house, bog))
    region = move_region(MOVER, inches(4), table, [disc(13, 10), disc(30, 10)])
    assert reason(region, 11, 10) is None
    assert reason(region, 10, 14.1) == "off-table"
    assert reason(region, 15, 11) == "too-far"
    assert reason(region, 13, 10.2) == "overlaps-body"
    assert reason(move_region(MOVER, inches(4), EMPTY, [disc(12, 10)]), 13.9, 10) == "body-in-way"
    assert (
        reason(move_region(MOVER, inches(4), Table(inches(36), inches(36), (house,))), 8, 13)
        == "feature-in-way"
    )
    assert reason(region, 10, 6.1) is None
    assert reason(region, 8, 7.5) == "too-far"
    blocked = region.contains(inches(13), inches(10.2))
    assert not blocked and blocked.obstacle == disc(13, 10)


@pytest.mark.parametrize(("over", "legal"), [(0, True), (20, True), (21, False)])
def test_the_distance_carries_the_tolerance(over: int, legal: bool) -> None:
    region = move_region(MOVER, inches(4), EMPTY)
    assert region.contains(MOVER.x + inches(4) + over, MOVER.y).legal is legal


def test_the_region_keeps_only_what_the_move_can_come_to() -> None:
    near, far = feature(box(12, 12, 13, 13), "rough"), feature(box(30, 30, 33, 33), "rough")
    region = move_region(
        MOVER, inches(4), Table(inches(36), inches(36), (near, far)), [disc(14, 10), disc(20, 10)]
    )
    assert region.table.features == (near,)
    assert region.bodies == (disc(14, 10),)


def test_staying_is_always_legal() -> None:
    hemmed = [
        MOVER.at(MOVER.x + dx, MOVER.y + dy)
        for dx, dy in ((30_000, 0), (-30_000, 0), (0, 30_000), (0, -30_000))
    ]
    region = move_region(MOVER, inches(4), EMPTY, hemmed)
    assert region.contains(MOVER.x, MOVER.y)
    assert region.project(MOVER.x + inches(3), MOVER.y) == (MOVER.x, MOVER.y)


def test_projection_stops_at_contact_at_the_place_or_at_the_distance() -> None:
    region = move_region(MOVER, inches(4), EMPTY, [disc(13, 10)])
    assert region.project(inches(14), inches(10)) == (inches(13) - 2 * MOVER.radius, inches(10))
    assert region.project(inches(9), inches(11)) == (inches(9), inches(11))
    assert region.project(inches(10), inches(20)) == (inches(10), inches(14))


def test_the_outline_of_a_free_move_is_a_circle() -> None:
    outline = move_region(MOVER, inches(4), EMPTY).outline()
    assert len(outline) == 72
    assert all(abs(hypot(x - MOVER.x, y - MOVER.y) - inches(4)) <= 1 for x, y in outline)


def test_the_grid_of_a_free_move() -> None:
    region = move_region(MOVER, inches(2), EMPTY)
    grid = region.grid(INCH)
    assert len(grid) == 13
    assert (MOVER.x, MOVER.y) in grid and (MOVER.x + 2 * INCH, MOVER.y) in grid


@given(random_worlds(10, walls=4), st.integers(0, inches(8)), st.integers(0, 2**32))
def test_what_a_region_offers_is_legal_and_free(
    world: tuple[list[Disc], list[Feature]], distance: int, seed: int
) -> None:
    (mover, *others), walls = world
    swamp = feature(box(2, 2, 6, 6), "rough")
    table = Table(inches(12), inches(12), (*walls, swamp))
    assume(table.holds(mover))
    region, rng = move_region(mover, distance, table, others), Random(seed)
    for place in [region.sample(rng) for _ in range(5)] + region.outline(8):
        assert region.contains(*place)
        end = mover.at(*place)
        assert not any(overlaps(end, other) for other in others)
        assert not any(touches(piece, end) for piece in walls)
        assert hypot(end.x - mover.x, end.y - mover.y) <= distance + TOLERANCE


@given(random_worlds(8, walls=3), st.integers(0, inches(12)), st.integers(0, inches(12)))
def test_a_projected_place_is_the_place_itself_when_that_is_legal(
    world: tuple[list[Disc], list[Feature]], x: int, y: int
) -> None:
    (mover, *others), walls = world
    region = move_region(mover, inches(8), Table(inches(12), inches(12), tuple(walls)), others)
    end = region.project(x, y)
    legal = region.contains(x, y).legal
    assert hypot(end[0] - x, end[1] - y) <= (TOLERANCE * 1.5 if legal else inches(17))
    assert region.contains(*end).legal


def test_samples_spread_over_the_whole_disc() -> None:
    region, rng = move_region(MOVER, inches(4), EMPTY), Random(7)
    places = [region.sample(rng) for _ in range(2_000)]
    inner = sum(hypot(x - MOVER.x, y - MOVER.y) < inches(2) for x, y in places)
    assert 400 < inner < 600
    assert all(
        300 < sum((x > MOVER.x) is right and (y > MOVER.y) is up for x, y in places) < 700
        for right in (True, False)
        for up in (True, False)
    )


def strip(*bodies: Disc, high: float = 6, table: Table = EMPTY) -> PlaceRegion:
    """The deployment strip along the lower edge."""
    return PlaceRegion(disc(0, 0), 0, 0, inches(36), inches(high), table, bodies)


def test_reasons_of_a_placement() -> None:
    house = feature(box(20, 0, 24, 4), "impassable")
    region = strip(disc(10, 3), table=Table(inches(36), inches(36), (house,)))
    assert reason(region, 5, 3) is None
    assert reason(region, 5, 5.5) == "outside-area"
    assert reason(region, 0.3, 3) == "off-table"
    assert reason(region, 10.5, 3) == "overlaps-body"
    assert reason(region, 22, 4.3) == "feature-in-way"


def test_the_whole_base_lies_in_the_strip() -> None:
    region = strip()
    top = inches(6) - region.body.radius
    assert region.contains(inches(5), top + 20)
    assert not region.contains(inches(5), top + 21)


def test_projection_of_a_placement() -> None:
    region = strip(disc(10, 3))
    assert region.project(inches(5), inches(3)) == (inches(5), inches(3))
    assert region.project(inches(5), inches(20)) == (inches(5), inches(6) - region.body.radius)
    assert region.project(inches(10), inches(3)) == (inches(10) - 2 * region.body.radius, inches(3))
    assert region.project(inches(10), inches(3) + 5) == (inches(10), inches(3) + 2 * region.body.radius)


def test_a_full_strip_has_no_room() -> None:
    full = strip(*(disc(0.6 * i + 0.6, 0.6) for i in range(60)), high=1.2)
    with pytest.raises(NoRoom):
        full.sample(Random(1))
    with pytest.raises(NoRoom):
        strip(high=1).sample(Random(1))


def test_the_last_free_place_is_found() -> None:
    crowd = [disc(1.2 * i + 0.6, 0.6) for i in range(30) if i != 17]
    region = strip(*crowd, high=1.2)
    for seed in range(20):
        x, y = region.sample(Random(seed))
        assert region.contains(x, y)
        assert abs(x - inches(1.2 * 17 + 0.6)) < inches(1)


@given(
    random_worlds(10, walls=3), st.integers(0, inches(12)), st.integers(0, inches(12)), st.integers(0, 2**32)
)
def test_projection_of_a_placement_is_the_nearest_legal_place(
    world: tuple[list[Disc], list[Feature]], x: int, y: int, seed: int
) -> None:
    bodies, walls = world
    table = Table(inches(12), inches(12), tuple(walls))
    region = PlaceRegion(disc(0, 0), inches(2), inches(2), inches(10), inches(10), table, tuple(bodies))
    try:
        nearest = region.project(x, y)
    except NoRoom:
        assert region.grid(inches("0.2")) == []
        return
    assert region.contains(*nearest)
    away = hypot(nearest[0] - x, nearest[1] - y)
    rng = Random(seed)
    for _ in range(200):
        other = round(rng.gauss(x, away)), round(rng.gauss(y, away))
        assert hypot(other[0] - x, other[1] - y) >= away - 2 * TOLERANCE or not region.contains(*other)


def test_outline_and_grid_of_a_placement() -> None:
    region = strip(high=2)
    assert region.outline() == [(0, 0), (inches(36), 0), (inches(36), inches(2)), (0, inches(2))]
    grid = region.grid(inches(1))
    assert len(grid) == 35
    assert all(region.contains(x, y) for x, y in grid)


@pytest.mark.parametrize("region", [move_region(MOVER, INCH, EMPTY, [disc(12, 10)]), strip(disc(3, 3))])
def test_regions_travel_as_json(region: MoveRegion | PlaceRegion) -> None:
    again = msgspec.json.decode(msgspec.json.encode(region), type=MoveRegion | PlaceRegion)
    assert again == region
    assert again.contains(MOVER.x, MOVER.y) == region.contains(MOVER.x, MOVER.y)
