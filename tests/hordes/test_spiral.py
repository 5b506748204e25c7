"""Damage spirals (2.17): their layout, how damage fills them, crippled aspects, healing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.rules.hordes import spiral

CIRCLES = st.tuples(*[st.integers(2, 12)] * 3)
HITS = st.lists(st.tuples(st.integers(1, 6), st.integers(0, 15)), max_size=6)


def after(circles, hits):
    lost = spiral.WHOLE
    for branch, points in hits:
        lost = spiral.filled(circles, lost, branch, points)
    return lost


@pytest.mark.clause("HRD-R-217D", "HRD-R-217E")
@pytest.mark.parametrize(("circles", "odd", "even"), [(9, 4, 3), (10, 4, 4), (7, 3, 2), (2, 0, 0), (3, 1, 0)])
def test_the_odd_branch_has_the_larger_half_of_the_outer_circles(circles, odd, even):
    assert (spiral.outer(circles, True), spiral.outer(circles, False), spiral.inner(circles)) == (
        odd,
        even,
        2,
    )


@pytest.mark.clause("HRD-R-217C")
@pytest.mark.parametrize(
    ("branch", "points", "lost"),
    [
        (1, 3, (3, 0, 0, 0, 0, 0, 0, 0, 0)),
        (1, 5, (4, 0, 1, 0, 0, 0, 0, 0, 0)),
        (
            1,
            8,
            (4, 2, 2, 0, 0, 0, 0, 0, 0),
        ),  # both inner circles are gone, the next branch has its outer ones
        (2, 6, (0, 3, 2, 1, 0, 0, 0, 0, 0)),
        (6, 7, (1, 0, 0, 0, 0, 0, 0, 4, 2)),  # after 6 comes 1
    ],
)
def test_damage_fills_from_the_outside_in_and_passes_on(branch, points, lost):
    assert spiral.filled((9, 10, 10), spiral.WHOLE, branch, points) == lost


@given(CIRCLES, HITS)
def test_every_point_takes_a_free_circle_while_there_is_one(circles, hits):
    lost = after(circles, hits)
    assert sum(lost) == min(sum(circles), sum(points for _, points in hits))
    assert spiral.left(circles, lost) == sum(circles) - sum(lost)
    for aspect, whole in enumerate(circles):
        odd, even, inner = lost[3 * aspect : 3 * aspect + 3]
        assert odd <= spiral.outer(whole, True) and even <= spiral.outer(whole, False) and inner <= 2


@pytest.mark.clause("HRD-R-217F")
def test_an_aspect_without_free_circles_is_crippled():
    assert spiral.crippled((9, 10, 9), after((9, 10, 9), [(1, 8)])) == (False, False, False)
    assert spiral.crippled((9, 10, 9), after((9, 10, 9), [(1, 9)])) == (True, False, False)
    assert spiral.crippled((9, 10, 9), after((9, 10, 9), [(3, 10), (5, 9)])) == (False, True, True)


@pytest.mark.clause("HRD-R-217J")
@given(CIRCLES, HITS)
def test_one_circle_healed_ends_a_crippled_aspect(circles, hits):
    lost = after(circles, hits)
    gone = spiral.crippled(circles, lost)
    healed = spiral.healed(circles, lost, 1)
    assert sum(healed) == max(0, sum(lost) - 1)
    assert sum(spiral.crippled(circles, healed)) == max(0, sum(gone) - 1)
    for aspect in range(3):
        own = spiral.healed(circles, lost, 1, aspect)
        assert not spiral.crippled(circles, own)[aspect]
        assert [own[i] for i in range(9) if i // 3 != aspect] == [
            lost[i] for i in range(9) if i // 3 != aspect
        ]


@given(CIRCLES, HITS, st.integers(0, 40))
def test_healing_gives_back_as_many_circles_as_are_lost_at_most(circles, hits, points):
    lost = after(circles, hits)
    healed = spiral.healed(circles, lost, points)
    assert sum(healed) == max(0, sum(lost) - points)
    assert all(0 <= now <= was for now, was in zip(healed, lost, strict=True))


def test_healing_begins_inside():
    lost = (4, 1, 2, 0, 0, 0, 0, 0, 0)
    assert spiral.healed((9, 10, 9), lost, 2) == (4, 1, 0, 0, 0, 0, 0, 0, 0)
    assert spiral.healed((9, 10, 9), lost, 4) == (2, 1, 0, 0, 0, 0, 0, 0, 0)
