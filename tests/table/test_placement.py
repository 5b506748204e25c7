from math import hypot
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.table.crowds import SIZE, Crowd, crowds, free, random_body
from tests.table.worlds import CHANGES, HEIGHT, box, disc, feature

from battlewright.table.angles import DEGREE, FULL, unit
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import gap, in_contact
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.outlines import Circle, Polygon, invades
from battlewright.table.placement import ContactRegion, FreeSpace, NoRoom, PlaceRegion, place_in_contact
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

EMPTY = Table(inches(36), inches(36))
MIDDLE = inches(18), inches(18)
places = st.tuples(st.integers(0, SIZE), st.integers(0, SIZE))
seeds = st.integers(0, 2**32)


def square(x: int, y: int, side: int = 40, facing: int = 0) -> Rectangle:
    """A square base of `side` mm at x, y in micrometres."""
    return Rectangle(x, y, 0, mm(side), mm(side), HEIGHT, facing * DEGREE)


def invaded(body: Body, other: Body) -> bool:
    return any(invades(a, b) for a in body.parts for b in other.parts)


def test_the_nearest_place_beside_a_square_is_straight_off_its_side() -> None:
    space = FreeSpace(square(*MIDDLE), EMPTY, [square(*MIDDLE)])
    assert space.nearest((MIDDLE[0] + mm(5), MIDDLE[1])) == (MIDDLE[0] + mm(40), MIDDLE[1])
    assert space.nearest((MIDDLE[0], MIDDLE[1] - mm(5))) == (MIDDLE[0], MIDDLE[1] - mm(40))


def test_a_turned_square_touches_with_its_corner() -> None:
    space = FreeSpace(square(*MIDDLE, facing=45), EMPTY, [square(*MIDDLE)])
    x, y = space.nearest((MIDDLE[0] + mm(10), MIDDLE[1]))
    assert (x - MIDDLE[0], y - MIDDLE[1]) == (round(mm(20) + mm(20) * 2**0.5), 0)


def test_a_square_slides_into_the_corner_of_two_others() -> None:
    others = [square(*MIDDLE), square(MIDDLE[0] + mm(40), MIDDLE[1] - mm(40))]
    space = FreeSpace(square(*MIDDLE), EMPTY, others)
    corner = MIDDLE[0] + mm(40), MIDDLE[1]
    assert space.nearest((corner[0] - mm(3), corner[1] - mm(2))) == corner


def test_a_regiment_finds_the_notch_of_an_incomplete_rank() -> None:
    standing = Block(*MIDDLE, 0, 5, 7, mm(20), mm(20), HEIGHT)
    small = square(0, 0, 20)
    notch = MIDDLE[0], MIDDLE[1] - mm(30)
    assert FreeSpace(small, EMPTY, [standing]).nearest((notch[0] - mm(3), notch[1] + mm(2))) == notch


def test_the_whole_base_keeps_to_the_table() -> None:
    regiment = Block(0, 0, 0, 5, 15, mm(20), mm(20), HEIGHT, 90 * DEGREE)
    assert FreeSpace(regiment, EMPTY).nearest((0, 0)) == (mm(60), mm(50))


def test_bodies_on_another_floor_are_not_in_the_way() -> None:
    space = FreeSpace(square(*MIDDLE), EMPTY, [square(*MIDDLE).raised_to(inches(4))])
    assert space.nearest(MIDDLE) == MIDDLE


def test_features_bar_by_their_traits() -> None:
    fence, house = feature(box(17, 17, 19, 19), "obstacle"), feature(box(17, 17, 19, 19), "impassable")
    assert FreeSpace(square(0, 0), Table(inches(36), inches(36), (fence,))).nearest(MIDDLE) == MIDDLE
    barred = FreeSpace(square(0, 0), Table(inches(36), inches(36), (house,)))
    assert barred.contains(*MIDDLE).reason == "feature-in-way"
    assert barred.nearest((MIDDLE[0] + 1, MIDDLE[1]))[0] == inches(19) + mm(20)


def test_equally_near_places_are_all_told() -> None:
    space = FreeSpace(square(*MIDDLE), EMPTY, [square(*MIDDLE)])
    found = {(x - MIDDLE[0], y - MIDDLE[1]) for x, y in space.equally_near(MIDDLE)}
    assert found == {(mm(40), 0), (mm(-40), 0), (0, mm(40)), (0, mm(-40))}


def test_of_a_bow_of_equally_near_places_the_direction_decides() -> None:
    here = disc(18, 18)
    space = FreeSpace(here, EMPTY, [here])
    assert space.equally_near(MIDDLE, (1, 0)) == [(MIDDLE[0] + mm(30), MIDDLE[1])]
    ahead = here.at(MIDDLE[0] + mm(60), MIDDLE[1])
    assert space.besides([ahead]).equally_near(MIDDLE, (1, 0)) == [(MIDDLE[0] + mm(30), MIDDLE[1])]
    nearer = here.at(MIDDLE[0] + mm(50), MIDDLE[1])
    beside = space.besides([nearer]).equally_near(MIDDLE, (1, 0))
    assert len(beside) == 2
    assert beside[0][0] == beside[1][0] > MIDDLE[0]
    assert beside[0][1] + beside[1][1] == 2 * MIDDLE[1]


@given(crowds(12), seeds, places, seeds)
def test_the_nearest_place_is_legal_and_not_beaten(crowd: Crowd, kind: int, wish: Point, seed: int) -> None:
    table, bodies = crowd
    body = random_body(Random(kind), 0, 0)
    try:
        nearest = FreeSpace(body, table, bodies).nearest(wish)
    except NoRoom:
        nearest = None
    if nearest is not None:
        assert free(body.at(*nearest), table, bodies)
    away = SIZE if nearest is None else hypot(nearest[0] - wish[0], nearest[1] - wish[1])
    rng = Random(seed)
    for _ in range(100):
        x, y = round(rng.gauss(wish[0], away)), round(rng.gauss(wish[1], away))
        if hypot(x - wish[0], y - wish[1]) < away - 2 * TOLERANCE:
            assert not free(_grown(body.at(x, y)), table, bodies)


def _grown(body: Body) -> Body:
    """The body larger by the tolerance all round: where it has room, the body has a place with no use of tolerance."""
    more = 2 * TOLERANCE
    if isinstance(body, Disc):
        return msgspec.structs.replace(body, radius=body.radius + more)
    if isinstance(body, Rectangle):
        return msgspec.structs.replace(body, width=body.width + 2 * more, depth=body.depth + 2 * more)
    return msgspec.structs.replace(body, width=body.width + more, depth=body.depth + more)


def _changed(table: Table, bodies: list[Disc], name: str) -> tuple[Table, list[Disc], Point]:
    """The table under a congruence that maps the square onto itself after a shift."""
    change = CHANGES[name]
    corners = [change(x, y) for x in (0, SIZE) for y in (0, SIZE)]
    dx, dy = -min(x for x, _ in corners), -min(y for _, y in corners)

    def moved(x: int, y: int) -> Point:
        mx, my = change(x, y)
        return mx + dx, my + dy

    features = []
    for piece in table.features:
        part = piece.parts[0]
        shape: Circle | Polygon
        if isinstance(part, Circle):
            shape = Circle(*moved(part.x, part.y), part.radius)
        else:
            shape = Polygon(tuple(moved(x, y) for x, y in part.points))
        features.append(Feature(piece.id, shape, piece.base, piece.top, piece.traits))
    return Table(SIZE, SIZE, tuple(features)), [b.at(*moved(b.x, b.y)) for b in bodies], (dx, dy)


@given(crowds(12), places, st.sampled_from(["quarter turn", "half turn", "mirror"]))
def test_congruences_keep_the_distance_of_the_nearest_place(crowd: Crowd, wish: Point, name: str) -> None:
    table = Table(SIZE, SIZE, tuple(piece for piece in crowd[0].features if len(piece.parts) == 1))
    discs = [body for body in crowd[1] if isinstance(body, Disc)]
    assume(discs)
    other_table, others, (dx, dy) = _changed(table, discs, name)
    other_wish = CHANGES[name](*wish)
    other_wish = other_wish[0] + dx, other_wish[1] + dy
    body = disc(0, 0, 40)
    one = FreeSpace(body, table, discs).nearest(wish)
    two = FreeSpace(body, other_table, others).nearest(other_wish)
    first = hypot(one[0] - wish[0], one[1] - wish[1])
    assert abs(first - hypot(two[0] - other_wish[0], two[1] - other_wish[1])) <= 3


@given(crowds(10), seeds, seeds)
def test_samples_of_a_region_are_legal_for_every_base(crowd: Crowd, kind: int, seed: int) -> None:
    table, bodies = crowd
    body = random_body(Random(kind), 0, 0)
    region = PlaceRegion(body, 0, 0, SIZE, SIZE // 2, table, tuple(bodies))
    again = msgspec.json.decode(msgspec.json.encode(region), type=PlaceRegion)
    try:
        place = again.sample(Random(seed))
    except NoRoom:
        return
    assert region.contains(*place)
    moved = body.at(*place)
    assert free(moved, table, bodies)
    assert moved.bounds[3] <= SIZE // 2 + TOLERANCE


def test_two_discs_base_to_base() -> None:
    target = disc(18, 18)
    placed = place_in_contact(disc(0, 0), target, (MIDDLE[0] + mm(50), MIDDLE[1]), EMPTY)
    assert placed.middle == (MIDDLE[0] + mm(30), MIDDLE[1])


def test_straight_in_a_direction() -> None:
    target, regiment = disc(18, 18, 50), Block(0, 0, 0, 5, 10, mm(20), mm(20), HEIGHT)
    region = ContactRegion(regiment, target, EMPTY)
    assert region.toward((0, -1)) == (MIDDLE[0], MIDDLE[1] - mm(25))
    with pytest.raises(NoRoom):
        ContactRegion(regiment, target, EMPTY, (disc(18, 16),)).toward((0, -1))


@given(crowds(10), seeds, places, st.data())
def test_contact_has_a_gap_of_at_most_the_tolerance_and_overlaps_nothing(
    crowd: Crowd, kind: int, wish: Point, data: st.DataObject
) -> None:
    table, bodies = crowd
    target = bodies[data.draw(st.integers(0, len(bodies) - 1))]
    others = tuple(other for other in bodies if other is not target)
    body = random_body(Random(kind), 0, 0)
    region = ContactRegion(body, target, table, others)
    try:
        found = [region.project(*wish), region.sample(Random(kind))]
    except NoRoom:
        return
    for place in found:
        moved = body.at(*place)
        assert region.contains(*place)
        assert in_contact(moved, target) and not invaded(moved, target)
        assert free(moved, table, bodies)
    away = hypot(found[0][0] - wish[0], found[0][1] - wish[1])
    assert away <= hypot(found[1][0] - wish[0], found[1][1] - wish[1]) + 10


@given(seeds, seeds)
def test_the_outline_of_contact_touches(kind: int, other: int) -> None:
    target, body = random_body(Random(kind), *MIDDLE), random_body(Random(other), 0, 0)
    for place in ContactRegion(body, target, EMPTY).outline():
        assert gap(body.at(*place), target) <= TOLERANCE
    assert not ContactRegion(body, target, EMPTY).contains(*target.at(0, 0).middle)


def test_no_contact_where_there_is_no_room() -> None:
    around = tuple(disc(18, 18).at(MIDDLE[0] + dx, MIDDLE[1] + dy) for dx, dy in _ring(mm(40), 8))
    region = ContactRegion(disc(0, 0, 40), disc(18, 18), EMPTY, around)
    with pytest.raises(NoRoom):
        region.project(0, 0)
    with pytest.raises(NoRoom):
        region.sample(Random(1))


def _ring(radius: int, count: int) -> list[Point]:
    return [
        (round(radius * x), round(radius * y)) for x, y in (unit(n * FULL // count) for n in range(count))
    ]


def test_contact_regions_travel_as_json() -> None:
    region = ContactRegion(disc(0, 0), square(*MIDDLE), EMPTY, (disc(3, 3),))
    again = msgspec.json.decode(msgspec.json.encode(region), type=ContactRegion | PlaceRegion)
    assert again == region
    assert again.project(0, 0) == region.project(0, 0)
