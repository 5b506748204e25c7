import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import HEIGHT, disc, discs

from battlewright.table.angles import DEGREE, FULL, unit
from battlewright.table.arcs import Arc, Boundary, Side, arc, facing_of
from battlewright.table.bodies import Block, Disc, Rectangle
from battlewright.table.lengths import inches, mm

HALF = 180 * DEGREE
QUARTER = 90 * DEGREE
NORTH = disc(0, 0)
REGIMENT = Block(0, 0, 0, 5, 12, mm(20), mm(20), HEIGHT)
"""Front edge from (-50, 0) to (50, 0) mm, three ranks deep."""

points = st.tuples(st.integers(-inches(40), inches(40)), st.integers(-inches(40), inches(40)))
facings = st.one_of(st.integers(0, FULL - 1), st.sampled_from([n * 45 * DEGREE for n in range(8)]))
angles = st.one_of(st.integers(DEGREE, FULL - DEGREE), st.sampled_from([QUARTER, HALF, 3 * QUARTER]))
rectangles = st.builds(
    Rectangle,
    st.integers(-inches(10), inches(10)),
    st.integers(-inches(10), inches(10)),
    st.just(0),
    st.integers(mm(20), mm(150)),
    st.integers(mm(20), mm(150)),
    st.just(HEIGHT),
    facings,
)
arcs = st.builds(
    lambda body, side, angle, boundary, facing: arc(body.facing_to(facing), side, angle, boundary),
    st.one_of(rectangles, discs()),
    st.sampled_from(("front", "right", "back", "left")),
    angles,
    st.sampled_from(("in", "out")),
    facings,
)


@pytest.mark.parametrize(
    ("y", "boundary", "held"),
    [
        (0, "in", True),
        (-20, "in", True),
        (-21, "in", False),
        (0, "out", False),
        (20, "out", False),
        (21, "out", True),
    ],
)
def test_the_boundary_counts_by_its_ruling(y: int, boundary: Boundary, held: bool) -> None:
    assert arc(NORTH, "front", HALF, boundary).holds((inches(1), y)) is held


@pytest.mark.parametrize(("y", "share"), [(3, "wholly"), (0.1, "partly"), (-0.1, "partly"), (-3, "not")])
def test_shares_of_a_base(y: float, share: str) -> None:
    assert arc(NORTH, "front", HALF).share(disc(2, y)) == share


def test_a_base_that_touches_the_arc_line_from_behind_is_in_front_by_the_ruling() -> None:
    behind = NORTH.at(inches(2), -NORTH.radius)
    assert arc(NORTH, "front", HALF, "in").share(behind) == "partly"
    assert arc(NORTH, "back", HALF, "out").share(behind) == "partly"
    assert arc(NORTH, "front", HALF, "out").share(behind) == "not"
    assert arc(NORTH, "back", HALF, "in").share(behind) == "wholly"


def test_beside_a_comrade_the_impact_lies_on_the_arc_line_until_he_turns() -> None:
    beside = NORTH.at(2 * NORTH.radius, 0)
    assert arc(beside, "front", HALF).holds(NORTH.middle)
    turned = arc(beside.facing_to(DEGREE), "front", HALF)
    assert not turned.holds(NORTH.middle)
    assert turned.share(NORTH) == "partly"
    assert arc(beside.facing_to(30 * DEGREE), "front", HALF).share(NORTH) == "partly"
    assert arc(beside.facing_to(31 * DEGREE), "front", HALF).share(NORTH) == "not"


@pytest.mark.parametrize(
    ("x", "y", "side"),
    [(0, 100, "front"), (149, 100, "front"), (151, 100, "right"), (0, -161, "back"), (-60, 0, "left")],
)
def test_quarters_of_a_regiment_begin_at_its_corners(x: int, y: int, side: Side) -> None:
    for other in ("front", "right", "back", "left"):
        held = arc(REGIMENT, other, QUARTER, "out").holds((mm(x), mm(y)))  # type: ignore[arg-type]
        assert held is (other == side)


def test_the_middle_of_a_regiment_is_in_no_quarter() -> None:
    assert not any(
        arc(REGIMENT, side, QUARTER).holds(REGIMENT.middle) for side in ("front", "right", "back", "left")
    )


@pytest.mark.parametrize(
    ("x", "y", "facing", "sides"),
    [
        (0, 200, 180, ("front",)),
        (200, -30, 270, ("right",)),
        (10, -300, 0, ("back",)),
        (150, 100, 225, ("front", "right")),
        (-151, 101, 135, ("front", "left")),
    ],
)
def test_the_side_attacked_holds_most_of_the_attackers_front(
    x: int, y: int, facing: int, sides: tuple[Side, ...]
) -> None:
    attacker = Block(mm(x), mm(y), 0, 5, 10, mm(20), mm(20), HEIGHT, facing * DEGREE)
    assert set(facing_of(REGIMENT, attacker).sides) == set(sides)


def test_the_side_attacked_reports_lengths() -> None:
    attacker = Block(mm(140), mm(100), 0, 5, 10, mm(20), mm(20), HEIGHT, HALF)
    found = facing_of(REGIMENT, attacker)
    assert found.sides == ("front",)
    assert found.lengths == (mm(60), mm(40), 0, 0)
    assert facing_of(REGIMENT, Disc(*REGIMENT.middle, 0, mm(10), HEIGHT)).sides == ()


@given(arcs, points)
def test_a_point_is_in_an_arc_or_in_its_opposite(part: Arc, point: tuple[int, int]) -> None:
    assert part.holds(point) is not part.opposite.holds(point)


@given(facings, points, st.sampled_from(("in", "out")))
def test_front_and_back_arcs_of_a_disc_leave_no_gap(
    facing: int, point: tuple[int, int], boundary: Boundary
) -> None:
    body = NORTH.facing_to(facing)
    other: Boundary = "out" if boundary == "in" else "in"
    assert arc(body, "front", HALF, boundary).holds(point) is not arc(body, "back", HALF, other).holds(point)


@given(arcs, st.one_of(rectangles, discs()))
def test_a_body_wholly_in_an_arc_has_nothing_in_its_opposite(part: Arc, body: Rectangle | Disc) -> None:
    expected = {"wholly": "not", "partly": "partly", "not": "wholly"}
    assert part.opposite.share(body) == expected[part.share(body)]


@given(arcs, st.one_of(rectangles, discs()))
def test_shares_agree_with_points_of_the_base(part: Arc, body: Rectangle | Disc) -> None:
    corners = [body.middle, *(getattr(body, "corners", ()))]
    share = part.share(body)
    held = [part.holds(corner) for corner in corners]
    assert not (share == "wholly" and not all(held))
    assert not (share == "not" and any(held))


@given(arcs, st.one_of(rectangles, discs()))
def test_the_ruling_in_holds_at_least_what_the_ruling_out_does(part: Arc, body: Rectangle | Disc) -> None:
    rank = ("not", "partly", "wholly")
    generous, strict = (msgspec.structs.replace(part, boundary=b) for b in ("in", "out"))
    assert rank.index(generous.share(body)) >= rank.index(strict.share(body))


@given(st.one_of(rectangles, discs()), points, angles, facings)
def test_quarter_turns_change_no_verdict(
    body: Rectangle | Disc, point: tuple[int, int], angle: int, facing: int
) -> None:
    body = Disc(body.x, body.y, 0, mm(15), HEIGHT, facing)
    turned = body.at(body.y, -body.x).facing_to(facing + QUARTER)
    assert arc(body, "front", angle).holds(point) is arc(turned, "front", angle).holds((point[1], -point[0]))


@given(facings, points)
def test_mirrors_change_no_verdict(facing: int, point: tuple[int, int]) -> None:
    body = NORTH.facing_to(facing)
    mirrored = body.facing_to(-facing)
    mirror_point = -point[0], point[1]
    assert arc(body, "front", HALF).holds(point) is arc(mirrored, "front", HALF).holds(mirror_point)


@given(facings)
def test_directions_turn_by_quarters_exactly(facing: int) -> None:
    x, y = unit(facing)
    assert unit(facing + QUARTER) == (y, -x)
    assert unit(-facing) == (-x, y)


def test_outline_runs_along_both_borders_and_the_bow() -> None:
    outline = arc(REGIMENT, "front", HALF).outline(inches(1))
    assert outline[:3] == [(mm(-50), 0), (mm(50), 0), (mm(50) + inches(1), 0)]
    assert outline[-1] == (mm(-50) - inches(1), 0)
    assert (0, inches(1)) in outline


def test_an_arc_without_opening_is_refused() -> None:
    with pytest.raises(ValueError, match="angle of an arc: 0"):
        arc(NORTH, "front", 0)


def test_arcs_travel_as_json() -> None:
    part = arc(REGIMENT, "left", QUARTER, "out")
    assert msgspec.json.decode(msgspec.json.encode(part), type=Arc) == part
