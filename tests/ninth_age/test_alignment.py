"""Where a charger ends: flush, with as many models as possible in contact, touching nobody else (H15, H16)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ninth_age import units
from tests.ninth_age.units import EAST, NORTH, SOUTH

from battlewright.core.position import Position
from battlewright.rules.ninth_age.alignment import line
from battlewright.rules.ninth_age.charge_move import WIDEST, ChargePath, turned_to
from battlewright.rules.ninth_age.charging import sides_to_charge, way_into
from battlewright.rules.ninth_age.contact import facing_of, model_contacts, touching
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.moving import carry
from battlewright.table.angles import DEGREE, turned
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import mm
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature

HERE = (900, 600)
"""The middle of the table, in millimetres."""


def way(p: Position, charger: int = 3, target: int = 4) -> ChargePath | None:
    """The way of a charger into the side before which it stands."""
    return way_into(p, charger, target, sides_to_charge(p, charger, target)[0])


def made(p: Position, charger: int = 3, target: int = 4) -> tuple[int, int]:
    """Make the charge; how many models of charger and target touch then."""
    found = way(p, charger, target)
    assert found is not None
    own, base = p.rows[charger].block, formation(p, charger).footprint
    x, y = turned((own.x, own.y), base.middle, found.pose.body.facing - base.facing)
    end = found.pose.body
    carry(p, charger, x + end.x - base.x, y + end.y - base.y, end.facing)
    contacts = model_contacts(p, charger, target)
    return len(contacts), len({other for touched in contacts.values() for other in touched})


def before(x: float, y: float, facing: int = NORTH, files: int = 5, **rest: Any) -> Position:
    """A charger whose front is so far right of and above the middle of the table; the target faces south there."""
    features = rest.pop("features", ())
    others = rest.pop("others", ())
    foe = units.unit(1, rest.pop("foes", 5), rest.pop("models", 10), HERE, SOUTH, **rest)
    own = units.unit(0, files, 2 * files, (HERE[0] + x, HERE[1] + y), facing)
    return units.position(own, foe, *others, features=features)


@pytest.mark.clause("T9A-H-15A", "T9A-H-16A")
def test_straight_ahead_it_comes_flush_with_all_its_front() -> None:
    p = before(0, -150)
    found = way(p)
    assert found is not None and (found.angle, found.forward) == (0, 150_000)
    assert made(p) == (5, 5)


@pytest.mark.parametrize("turn", [-60, -30, -7, 11, 45, 80])
@pytest.mark.clause("T9A-H-15A")
def test_from_any_facing_it_ends_flush_with_the_side(turn: int) -> None:
    p = before(0, -200, turn * DEGREE % (360 * DEGREE))
    found = way(p)
    assert found is not None
    assert found.pose.body.facing == NORTH and abs(found.angle) <= WIDEST
    assert in_contact(found.touching, p.rows[4].block)
    assert made(p) == (5, 5)


@pytest.mark.clause("T9A-H-16A")
def test_it_shifts_aside_to_bring_more_models_into_contact() -> None:
    p = before(70, -200)
    found = way(p)
    assert found is not None and found.angle < 0
    assert made(p) == (5, 5)
    straight = before(10, -200)
    found = way(straight)
    assert found is not None and found.angle == 0


@pytest.mark.clause("T9A-H-16A")
def test_corners_count_so_a_wide_front_stands_where_most_touch() -> None:
    """FAQ-45: three models before the middle of five leave corner contact on both sides."""
    p = before(0, -200, foes=3, models=9)
    assert made(p) == (5, 3)
    p = before(8, -200, foes=3, models=9)
    assert made(p) == (5, 3)


@pytest.mark.clause("T9A-H-16A")
def test_files_behind_do_not_count() -> None:
    """FAQ-17: only models in base contact are maximised; a deep half of the target draws nobody."""
    p = before(20, -200, files=2, foes=6, models=6 + 5, holes=((1, 5),))
    found = way(p)
    assert found is not None and found.angle == 0
    assert found.pose.aside == 20_000


@pytest.mark.clause("T9A-H-16B")
def test_of_equal_places_it_takes_where_models_did_not_fight_yet() -> None:
    friend = units.unit(0, 5, 10, (HERE[0] - 50, HERE[1]), NORTH)
    own = units.unit(0, 3, 6, (HERE[0] + 15, HERE[1] - 200), NORTH)
    p = units.position(own, friend, units.unit(1, 12, 24, HERE, SOUTH))
    found = way(p, 3, 5)
    assert found is not None
    assert found.pose.body.bounds[0] >= (HERE[0] + 20) * 1000 - 20
    assert not overlaps(found.pose.body, p.rows[4].block)


@pytest.mark.clause("T9A-H-14O")
def test_it_touches_no_other_enemy() -> None:
    beside = units.unit(1, 5, 10, (HERE[0] + 101, HERE[1]), SOUTH)
    p = before(60, -200, others=(beside,))
    found = way(p)
    assert found is not None
    assert not in_contact(found.pose.body, p.rows[5].block)
    assert found.pose.body.bounds[2] < p.rows[5].block.bounds[0]


@pytest.mark.clause("T9A-H-14K")
def test_impassable_terrain_closes_the_way() -> None:
    corners = ((800_000, 500_000), (1_000_000, 500_000), (1_000_000, 520_000), (800_000, 520_000))
    wall = Feature("wall", Polygon(corners), 0, 50_000, ("impassable",))
    assert way(before(0, -200)) is not None
    assert way(before(0, -200, features=(wall,))) is None


@pytest.mark.clause("T9A-H-14K")
def test_no_wheel_is_wider_than_a_quarter_turn() -> None:
    assert way(before(0, -200, SOUTH)) is None
    found = way(before(-250, -200, EAST))
    assert found is not None and abs(found.angle) <= 90 * DEGREE


@pytest.mark.clause("T9A-FIG11-03")
def test_the_side_of_an_incomplete_rank_is_that_of_models_over_the_gap_too() -> None:
    p = before(0, -200, models=8)
    rear = line(formation(p, 4), "back")
    assert len(rear.models) == 5
    assert len(line(formation(p, 4), "front").models) == 5
    assert len(line(formation(p, 4), "right").models) == 2


@given(x=st.integers(-300, 300), y=st.integers(-400, -80), turn=st.integers(-60, 60), files=st.integers(1, 8))
def test_whatever_way_there_is_ends_flush_in_contact_and_over_nobody(
    x: int, y: int, turn: int, files: int
) -> None:
    p = before(x, y, turn * DEGREE % (360 * DEGREE), files)
    side = sides_to_charge(p, 3, 4)[0]
    found = way(p)
    if found is None:
        return
    body = found.pose.body
    assert in_contact(body, p.rows[4].block) and not overlaps(body, p.rows[4].block)
    assert turned_to(body.facing, line(formation(p, 4), side).facing) == 0
    assert min(made(p)) >= 1
    assert facing_of(p, 3, 4) == {"front": "front", "back": "rear"}.get(side, "flank")


def rocks(left: int, low: int, right: int, high: int) -> Feature:
    """Impassable terrain, in millimetres."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    return Feature("rocks", Polygon(tuple((mm(x), mm(y)) for x, y in corners)), 0, 50_000, ("impassable",))


def between_rocks(*friends: Any) -> Position:
    """A charger that comes at a slant into a gap in which it has no room to turn flush."""
    return units.position(
        units.unit(0, 5, 10, (984.6, 414.6), 315 * DEGREE),
        *friends,
        units.unit(1, 2, 8, (870, 600), SOUTH),
        features=(rocks(700, 560, 810, 575), rocks(905, 570, 1000, 590)),
    )


@pytest.mark.clause("T9A-H-15B", "T9A-H-16C")
def test_if_the_charger_cannot_turn_flush_its_target_is_turned() -> None:
    p = between_rocks()
    found = way(p)
    assert found is not None and found.yielded
    assert found.pose.body == found.touching
    free = units.position(
        units.unit(0, 5, 10, (984.6, 414.6), 315 * DEGREE), units.unit(1, 2, 8, (870, 600), SOUTH)
    )
    found = way(free)
    assert found is not None and not found.yielded


@pytest.mark.clause("T9A-H-15C")
def test_a_target_that_fights_already_is_not_turned() -> None:
    friend = units.unit(0, 2, 2, (870, 680), SOUTH)
    alone, engaged = between_rocks(), between_rocks(friend)
    assert way(alone) is not None
    assert touching(engaged, 5) == (4,)
    assert way(engaged, 3, 5) is None
