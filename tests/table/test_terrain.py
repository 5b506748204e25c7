import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import CHANGES, box, changed_disc, changed_feature, disc, feature, polygon, wall

from battlewright.table.lengths import inches
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import (
    Feature,
    Line,
    Shape,
    contains,
    features_under,
    gap_to,
    problems,
    stands_in_way,
    touches,
    with_trait,
)

BOWTIE = polygon((0, 0), (4, 4), (4, 0), (0, 4))


@pytest.mark.parametrize(
    ("shape", "code"),
    [
        (BOWTIE, "terrain-self-crossing"),
        (polygon((0, 0), (4, 0), (2, 0), (2, 3)), "terrain-self-crossing"),
        (polygon((0, 0), (4, 0), (4, 4), (2, 0), (0, 4)), "terrain-self-crossing"),
        (polygon((0, 0), (4, 0)), "terrain-too-few-points"),
        (polygon((0, 0), (4, 0), (4, 0), (0, 4)), "terrain-repeated-point"),
        (polygon((0, 0), (4, 0), (0, 4), (0, 0)), "terrain-repeated-point"),
        (wall((0, 0)), "terrain-too-few-points"),
        (wall((0, 0), (2, 0), thick=0), "terrain-thickness"),
        (Circle(0, 0, 0), "terrain-radius"),
    ],
)
def test_shapes_that_cannot_stand_on_a_table(shape: Shape, code: str) -> None:
    assert [problem.code for problem in problems(feature(shape, "rough"))] == [code]


def test_all_problems_are_named_at_once() -> None:
    found = problems(Feature("bog", BOWTIE, 10, 5, ("swampy", "rough")))
    assert [problem.code for problem in found] == [
        "terrain-unknown-trait",
        "terrain-heights",
        "terrain-self-crossing",
    ]
    assert found[0].args["trait"] == "swampy" and found[0].args["feature"] == "bog"


@pytest.mark.parametrize("shape", [box(0, 0, 2, 2), wall((0, 0), (3, 0), (3, 3)), Circle(0, 0, 5)])
def test_sound_shapes_have_no_problems(shape: Shape) -> None:
    assert problems(feature(shape, "rough")) == ()


def test_a_thick_line_is_flat_at_its_ends_and_filled_at_its_corners() -> None:
    piece = feature(wall((0, 0), (4, 0), (4, 4)))
    assert piece.bounds == (0, inches(-0.25), inches(4.25), inches(4))
    assert [type(part) for part in piece.parts] == [Polygon, Polygon, Circle]


@pytest.mark.parametrize(
    ("x", "in_it", "wholly"),
    [(3, True, True), (0.6, True, True), (0.5, True, False), (-0.58, True, False), (-0.6, False, False)],
)
def test_a_base_in_a_feature(x: float, in_it: bool, wholly: bool) -> None:
    piece, body = feature(box(0, 0, 6, 6), "rough"), disc(x, 3)
    assert touches(piece, body) is in_it
    assert contains(piece, body) is wholly


def test_contact_with_a_feature_is_not_being_in_it() -> None:
    piece, body = feature(box(0, 0, 6, 6)), disc(0, 3)
    edge = -body.radius
    assert touches(piece, body.at(edge + 21, body.y))
    assert not touches(piece, body.at(edge + 20, body.y))
    assert gap_to(piece, body.at(edge - 20, body.y)) == 0
    assert gap_to(piece, body.at(edge - 21, body.y)) == 21
    assert gap_to(piece, body.at(inches(3), body.y)) == 0


def test_round_features() -> None:
    pond = feature(Circle(inches(3), inches(3), inches(2)), "water")
    assert contains(pond, disc(3, 4)) and not contains(pond, disc(3, 4.5))
    assert touches(pond, disc(3, 5.5)) and not touches(pond, disc(3, 5.6))
    assert gap_to(pond, disc(3, 7)) == inches(2) - 15_000


def test_a_base_in_the_hollow_of_a_feature_is_not_in_it() -> None:
    hook = feature(polygon((0, 0), (6, 0), (6, 6), (5, 6), (5, 1), (0, 1)))
    assert not touches(hook, disc(2.5, 3))
    assert touches(hook, disc(4.5, 3))


def test_features_are_found_by_place_and_by_trait() -> None:
    wood = feature(box(0, 0, 4, 4), "forest", "rough", name="wood")
    house = feature(box(8, 8, 12, 12), "obstruction", name="house")
    assert features_under(disc(2, 2), (wood, house)) == [wood]
    assert with_trait((wood, house), "rough", "obstruction") == (wood, house)
    table = Table(inches(36), inches(36), (wood, house))
    assert table.with_trait("obstruction") == (house,)
    assert table.with_trait("obstruction") is table.with_trait("obstruction")


def test_a_bridge_above_the_head_is_not_in_the_way() -> None:
    body = disc(0, 0)
    assert not stands_in_way(Feature("bridge", box(0, 0, 1, 1), body.height, inches(3), ()), body)
    assert stands_in_way(Feature("arch", box(0, 0, 1, 1), body.height - 1, inches(3), ()), body)
    assert not stands_in_way(Feature("ditch", box(0, 0, 1, 1), inches(-1), 0, ()), body)


def test_a_base_on_the_table() -> None:
    table, body = Table(inches(36), inches(24)), disc(1, 1)
    assert table.holds(body.at(body.radius - 20, body.radius))
    assert not table.holds(body.at(body.radius - 21, body.radius))
    assert not table.holds(body.at(inches(20), inches(24) - body.radius + 21))


@pytest.mark.parametrize("shape", [box(0, 0, 2, 2), wall((0, 0), (3, 0)), Circle(0, 0, 5)])
def test_a_table_travels_as_json(shape: Shape) -> None:
    table = Table(10, 10, (feature(shape, "rough"),))
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table


SHAPES = (box(0, 0, 3, 2), polygon((0, 0), (4, 0), (4, 4), (2, 1)), Circle(40_000, 30_000, 50_000))


@given(
    st.sampled_from(SHAPES),
    st.integers(-80_000, 150_000),
    st.integers(-80_000, 150_000),
    st.sampled_from(sorted(CHANGES)),
)
def test_being_in_a_feature_keeps_under_congruences(shape: Shape, x: int, y: int, name: str) -> None:
    piece, body = feature(shape), disc(0, 0).at(x, y)
    other_piece, other = changed_feature(piece, CHANGES[name]), changed_disc(body, CHANGES[name])
    assert touches(piece, body) is touches(other_piece, other)
    assert contains(piece, body) is contains(other_piece, other)
    assert gap_to(piece, body) == gap_to(other_piece, other)


def test_a_slanting_line_keeps_its_length_and_thickness() -> None:
    (stretch,) = feature(Line(((0, 0), (30_000, 40_000)), 10_000)).parts
    assert isinstance(stretch, Polygon)
    assert set(stretch.points) == {(-4_000, 3_000), (4_000, -3_000), (34_000, 37_000), (26_000, 43_000)}
