"""The taut way round other bases agrees with the search over the table, and ends where it says."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlewright.rules.kill_team.charge_walk import CHARGING, FARTHEST, contact_places, walk_into
from battlewright.table.bodies import Disc
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import inches
from battlewright.table.movement import route_region
from battlewright.table.movement.taut import Goals, Ring, meeting, shortest
from battlewright.table.table import Table

TABLE = Table(inches(48), inches(48))
RADIUS = 12_500


def disc(x: float, y: float, radius: int = RADIUS) -> Disc:
    return Disc(inches(x), inches(y), 0, radius, inches(1.25))


def test_one_ring_is_passed_along_two_tangents_and_an_arc() -> None:
    ring = Ring(0, 0, 3_000_000)
    found = shortest((-5_000_000, 0), Goals([(5_000_000, 0)]), [ring], 1e9)
    assert found is not None
    assert found[0] == pytest.approx(8_000_000 + 3_000_000 * (pi - 2 * 0.9272952), abs=5)
    assert (found[1][0], found[1][-1]) == ((-5_000_000, 0), (5_000_000, 0))


def test_no_way_out_of_a_ring_of_rings() -> None:
    rings = [Ring(4e6 * cos(i * pi / 4), 4e6 * sin(i * pi / 4), 2e6) for i in range(8)]
    assert shortest((0, 0), Goals([(20_000_000, 0)]), rings, 1e9) is None


def test_where_two_rings_meet_both_are_touched() -> None:
    one, other = Ring(0, 0, 25_000), Ring(30_000, 0, 25_000)
    places = list(meeting(one, other))
    assert len(places) == 2
    for place in places:
        assert all(0 <= dist(place, ring[:2]) - 25_000 < 3 for ring in (one, other))
    assert list(meeting(one, Ring(90_000, 0, 25_000))) == []


places = st.tuples(st.floats(18, 26), st.floats(19, 27))


@settings(max_examples=40, deadline=None)
@given(st.lists(places, min_size=1, max_size=5))
def test_a_way_on_foot_is_legal_and_no_longer_than_any_that_a_search_finds(
    spots: list[tuple[float, float]],
) -> None:
    own, aim = disc(22, 17), disc(22, 26)
    around: list[Disc] = []
    for spot in spots:
        made = disc(*spot)
        if not any(overlaps(made, other) for other in (own, aim, *around)):
            around.append(made)
    way = walk_into(own, aim, tuple(around), TABLE)
    region = route_region(own, FARTHEST, TABLE, (*around, aim), stopping=CHARGING)
    found = [region.route(*place) for place in contact_places(own, aim, tuple(around), TABLE)[:2]]
    costs = [route.cost for route in found if route]
    if way is None:
        assert costs == []
        return
    end = own.at(*way.end)
    assert in_contact(end, aim)
    assert not any(overlaps(end, other) for other in around)
    chords = sum(dist(start, after) for start, after in pairwise(way.places))
    assert chords <= way.length + 2
    assert all(way.length <= cost + 30 for cost in costs)
