from math import hypot
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.crowds import Crowd, crowds, random_body
from tests.table.worlds import HEIGHT, disc

from battlewright.table.angles import DEGREE, unit, vector
from battlewright.table.bodies import Block, Disc, Rectangle
from battlewright.table.gaps import plan_distance
from battlewright.table.lengths import inches, mm
from battlewright.table.outlines import Polygon
from battlewright.table.placement import Covered, Template, blast, covered, edge_toward, spray

ORIGIN = (0, 0)
SMALL, MEDIUM, LARGE = 30, 40, 50


@pytest.mark.parametrize(
    ("size", "base", "limit"),
    [
        (3, SMALL, 2.0906), (3, MEDIUM, 2.2874), (3, LARGE, 2.4843),
        (4, SMALL, 2.5906), (4, MEDIUM, 2.7874), (4, LARGE, 2.9843),
        (5, SMALL, 3.0906), (5, MEDIUM, 3.2874), (5, LARGE, 3.4843),
    ],
)  # fmt: skip
def test_a_deviated_blast_clips_its_target_up_to_the_sum_of_the_radii(
    size: int, base: int, limit: float
) -> None:
    template = blast(ORIGIN, inches(size))
    assert covered(template, [disc(0, limit - 0.002, base)])
    assert not covered(template, [disc(0, limit + 0.0001, base)])


@pytest.mark.parametrize(("reach", "hit"), [(0, False), (20, False), (21, True)])
def test_a_touch_is_not_covered(reach: int, hit: bool) -> None:
    template = blast(ORIGIN, inches(3))
    touching = inches("1.5") + mm(15)
    assert bool(covered(template, [disc(0, 0).at(touching - reach, 0)])) is hit
    square = Rectangle(inches("1.5") + mm(10) - reach, 0, 0, mm(20), mm(20), HEIGHT)
    assert bool(covered(template, [square])) is hit


def test_fully_and_partly_covered() -> None:
    template = blast(ORIGIN, inches(3))
    bodies = [disc(0, 0.9), disc(0, 1.2), disc(0, 3)]
    assert covered(template, bodies) == [Covered(0, True, (0,)), Covered(1, False, (0,))]


def test_a_three_inch_blast_covers_five_bases_of_a_line() -> None:
    rank = Block(0, mm("12.5"), 0, 5, 5, mm(25), mm(25), HEIGHT)
    (found,) = covered(blast(ORIGIN, inches(3)), [rank])
    assert found.bases == (0, 1, 2, 3, 4)
    assert not found.fully
    (one,) = covered(blast((mm(-50), 0), mm(10)), [rank])
    assert one.bases == (0,)


def test_a_block_with_an_incomplete_rank_is_fully_covered_by_its_bases() -> None:
    regiment = Block(0, mm(25), 0, 3, 4, mm(25), mm(25), HEIGHT)
    (found,) = covered(blast(ORIGIN, inches(5)), [regiment])
    assert found == Covered(0, True, (0, 1, 2, 3))
    (gap,) = covered(blast((mm(25), mm(-20)), mm(50)), [regiment])
    assert gap.bases == (1, 2)


@pytest.mark.parametrize("length", [6, 8, 10])
def test_a_spray_is_a_trapezium_from_the_base_edge(length: int) -> None:
    shape = spray(disc(0, 0), (0, inches(9)), inches(length)).shape
    assert isinstance(shape, Polygon)
    edge = mm(15)
    far = round(inches("0.25") + inches(length) / 10)
    assert set(shape.points) == {
        (-inches("0.25"), edge),
        (inches("0.25"), edge),
        (-far, edge + inches(length)),
        (far, edge + inches(length)),
    }


def test_a_spray_covers_those_beside_its_line_far_off_but_not_near() -> None:
    template = spray(disc(0, 0), (0, inches(9)), inches(8))
    near, far, beyond = disc(1, 2), disc(1.2, 8), disc(0, 9.3)
    assert [found.index for found in covered(template, [near, far, beyond])] == [1]


def test_a_spray_needs_a_direction() -> None:
    with pytest.raises(ValueError, match="expected a vector"):
        spray(disc(0, 0), ORIGIN, inches(8))


@given(st.integers(0, 2**32), st.integers(0, 359))
def test_a_spray_starts_where_the_line_leaves_the_base(kind: int, degrees: int) -> None:
    body = random_body(Random(kind), 0, 0)
    direction = vector(degrees * DEGREE)
    x, y = edge_toward(body, direction)
    ux, uy = unit(degrees * DEGREE)
    at_edge = Disc(round(x), round(y), 0, 0, HEIGHT)
    beyond = Disc(round(x + 100 * ux), round(y + 100 * uy), 0, 0, HEIGHT)
    assert plan_distance(at_edge, body).at_most(1)
    assert not plan_distance(beyond, body).at_most(1) or isinstance(body, Block)


@given(crowds(12), st.integers(0, 2**32))
def test_points_of_a_base_under_a_blast_are_covered(crowd: Crowd, seed: int) -> None:
    _, bodies = crowd
    rng = Random(seed)
    centre = rng.randrange(inches(12)), rng.randrange(inches(12))
    template = blast(centre, inches(rng.choice((3, 4, 5))))
    found = {hit.index: hit for hit in covered(template, bodies)}
    radius = inches(5)
    for index, body in enumerate(bodies):
        box = body.bounds
        far = [hypot(x - centre[0], y - centre[1]) for x in (box[0], box[2]) for y in (box[1], box[3])]
        if max(far) < template.shape.bounds[2] - centre[0]:
            assert found[index].fully
        if index in found:
            assert min(far) <= radius + mm(200)
            if isinstance(body, Block):
                assert found[index].bases
                assert found[index].fully <= (len(found[index].bases) == body.models)


def test_outlines_are_anticlockwise() -> None:
    for template in (blast(ORIGIN, inches(3)), spray(disc(0, 0), (inches(3), inches(4)), inches(6))):
        assert Polygon(tuple(template.outline())).turn == 1
        assert msgspec.json.decode(msgspec.json.encode(template), type=Template) == template


def test_a_turned_base_is_asked_by_its_own_corners() -> None:
    template = blast(ORIGIN, inches(3))
    square = Rectangle(inches("1.5") + mm(23), 0, 0, mm(40), mm(40), HEIGHT)
    assert not covered(template, [square])
    assert covered(template, [square.facing_to(45 * DEGREE)])
