from decimal import Decimal, localcontext

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import CHANGES, changed_disc, disc, discs

from battlewright.table.bodies import Disc, Rectangle
from battlewright.table.gaps import (
    at_least,
    gap,
    gaps,
    in_contact,
    less_than,
    more_than,
    nearest_points,
    overlaps,
    within,
)
from battlewright.table.lengths import TOLERANCE, inches, mm

RADIUS = mm(15)


def beside(between: int, *, z: int = 0) -> tuple[Disc, Disc]:
    """Two 30 mm bases side by side with `between` micrometres from edge to edge."""
    return Disc(0, 0, 0, RADIUS, 40_000), Disc(2 * RADIUS + between, 0, z, RADIUS, 40_000)


@pytest.mark.parametrize(
    ("between", "shown", "contact", "overlap"),
    [
        (12_700, 12_700, False, False),
        (21, 21, False, False),
        (20, 0, True, False),
        (0, 0, True, False),
        (-20, 0, True, False),
        (-21, 0, True, True),
        (-30_000, 0, True, True),
    ],
)
def test_contact_up_to_the_tolerance_and_overlap_beyond_it(
    between: int, shown: int, contact: bool, overlap: bool
) -> None:
    a, b = beside(between)
    assert gap(a, b) == shown
    assert in_contact(a, b) is contact
    assert overlaps(a, b) is overlap


def test_fist_range() -> None:
    assert within(*beside(inches("0.5")), inches("0.5"))
    assert not within(*beside(inches("0.6")), inches("0.5"))


@pytest.mark.parametrize("between", [979, 980, 1000, 1020, 1021])
def test_limits_on_bodies_carry_the_tolerance(between: int) -> None:
    a, b = beside(between)
    assert within(a, b, 1000) is (between <= 1020)
    assert more_than(a, b, 1000) is (between > 1020)
    assert at_least(a, b, 1000) is (between >= 980)
    assert less_than(a, b, 1000) is (between < 980)


def test_bodies_that_share_height_are_measured_in_plan() -> None:
    assert gap(*beside(3_000, z=40_000)) == 3_000
    assert gap(*beside(3_000, z=25_000)) == 3_000


def test_bodies_on_different_levels_are_measured_straight() -> None:
    a, b = beside(3_000, z=44_000)
    assert gap(a, b) == 5_000
    assert within(a, b, 4_980) and not within(a, b, 4_979)
    assert less_than(a, b, 5_021) and not less_than(a, b, 5_020)


def test_a_body_standing_over_another_does_not_overlap_it() -> None:
    a = Disc(0, 0, 0, RADIUS, 40_000)
    assert not overlaps(a, Disc(0, 0, 40_000, RADIUS, 40_000))
    assert overlaps(a, Disc(0, 0, 39_979, RADIUS, 40_000))
    assert gap(a, Disc(0, 0, 41_000, RADIUS, 40_000)) == 1_000


def test_markers_without_height_overlap_on_one_level() -> None:
    assert overlaps(Disc(0, 0, 0, RADIUS, 0), Disc(5, 0, 0, RADIUS, 0))


def test_nearest_points_face_each_other() -> None:
    a, b = beside(12_700)
    assert nearest_points(a, b) == ((15_000, 0), (27_700, 0))
    assert nearest_points(a, a) == ((0, 0), (0, 0))


def test_bases_that_overlap_give_one_point_twice() -> None:
    a = Disc(0, 0, 0, RADIUS, 40_000)
    assert nearest_points(a, a.at(20_000, 0)) == ((10_000, 0), (10_000, 0))
    wagon = Rectangle(20_000, 0, 0, 20_000, 20_000, 40_000)
    assert nearest_points(a, wagon) == nearest_points(wagon, a) == ((10_000, 0), (10_000, 0))


def test_a_body_travels_as_json() -> None:
    body = disc(3, 4)
    assert msgspec.json.decode(msgspec.json.encode(body), type=Disc) == body


def precise_gap(a: Disc, b: Disc) -> Decimal:
    """The gap to 60 digits, without the code under test."""
    with localcontext() as context:
        context.prec = 60
        plan = (Decimal((a.x - b.x) ** 2 + (a.y - b.y) ** 2)).sqrt() - a.radius - b.radius
        lower, upper = sorted((a, b), key=lambda body: body.z)
        between = max(0, upper.z - lower.z - lower.height)
        return (max(plan, Decimal(0)) ** 2 + between**2).sqrt()


@given(discs(), discs())
def test_gap_is_the_precise_gap_rounded_down(a: Disc, b: Disc) -> None:
    precise = precise_gap(a, b)
    assert gap(a, b) == (0 if precise <= TOLERANCE else int(precise))


@given(discs(), discs(), st.integers(-60, 60))
def test_verdicts_near_the_gap_agree_with_the_precise_gap(a: Disc, b: Disc, offset: int) -> None:
    precise = precise_gap(a, b)
    limit = max(0, int(precise) + offset)
    assert within(a, b, limit) is (precise <= limit + TOLERANCE)
    assert less_than(a, b, limit) is (precise < limit - TOLERANCE)


@given(discs(), discs(), st.sampled_from(sorted(CHANGES)))
def test_gap_is_symmetric_and_keeps_under_congruences(a: Disc, b: Disc, name: str) -> None:
    c, d = (changed_disc(body, CHANGES[name]) for body in (a, b))
    assert gap(a, b) == gap(b, a) == gap(c, d)
    assert overlaps(a, b) is overlaps(b, a) is overlaps(c, d)


@given(discs(), st.lists(discs(), max_size=5))
def test_gaps_are_in_the_order_of_the_bodies(body: Disc, others: list[Disc]) -> None:
    assert gaps(body, others) == [gap(body, other) for other in others]
