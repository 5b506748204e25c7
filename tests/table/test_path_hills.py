"""Hills are walked on: who stands on one is met by who walks up, whatever the question."""

import pytest
from tests.table.worlds import box

from battlewright.table.bodies import Disc, Rectangle
from battlewright.table.lengths import inches, mm
from battlewright.table.movement import (
    Meeting,
    Stop,
    Stopping,
    advance,
    advance_into,
    charge,
    move_region,
    pivot,
    route_region,
    stop_within,
)
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

NORTH = (0, 1)
HILL = Feature("hill", box(5, 22, 35, 40), 0, inches(2), ("hill",))
MOVER = Disc(inches(20), inches(15), 0, mm(15), inches(1.75))
ABOVE = MOVER.at(inches(20), inches(24)).raised_to(inches(2))
CONTACT = ABOVE.y - 2 * mm(15)


def table(*features: Feature) -> Table:
    return Table(inches(48), inches(48), features)


def test_who_walks_up_stops_at_who_stands_on_the_hill() -> None:
    path = advance(MOVER, NORTH, inches(10), table(HILL), [ABOVE])
    assert path.end == (MOVER.x, CONTACT) and path.stop == Stop("body", ABOVE)
    assert path.met[-1] == Meeting(CONTACT - MOVER.y, "body", ABOVE)
    down = advance(ABOVE, (0, -1), inches(10), table(HILL), [MOVER])
    assert down.end[1] == MOVER.y + 2 * mm(15) and down.stop == Stop("body", MOVER)


def test_who_stands_on_a_floor_as_high_is_passed_under() -> None:
    floor = Feature("floor", box(5, 22, 35, 40), inches(1.9), inches(2), ("floor",))
    assert advance(MOVER, NORTH, inches(10), table(floor), [ABOVE]).travelled == inches(10)


def test_a_charge_and_a_move_to_reach_come_to_a_target_on_the_hill() -> None:
    contact = charge(MOVER, ABOVE, inches(10), table(HILL), [ABOVE])
    assert contact.end[1] == CONTACT and contact.stop == Stop("reach", ABOVE)
    assert stop_within(MOVER, ABOVE, inches(1), inches(10), table(HILL)).end[1] == CONTACT - inches(1)
    assert advance_into(MOVER, NORTH, ABOVE, inches(10), table(HILL)).end[1] == CONTACT


def test_a_throw_from_the_hill_still_falls_from_it() -> None:
    thrown = Stopping(stops=("obstruction",), slows=(), footing=inches(1))
    drops = advance(ABOVE, (0, -1), inches(6), table(HILL), stopping=thrown).met
    assert [(one.kind, one.cost) for one in drops] == [("enter", 0), ("drop", inches(2)), ("leave", 0)]


def test_a_rough_hill_slows_who_stands_on_it() -> None:
    rough = Feature("rough", box(10, 5, 30, 15), 0, inches(2), ("hill", "rough"))
    mover = Disc(inches(20), inches(7), inches(2), mm(20), inches(2.25))
    path = advance(mover, NORTH, inches(5), table(rough))
    assert path.travelled == inches(2.5) and path.cost == inches(5)
    assert (
        move_region(mover, inches(5), table(rough)).contains(mover.x, mover.y + inches(3)).reason == "too-far"
    )


@pytest.mark.parametrize("mover", [MOVER, ABOVE.at(inches(20), inches(24))])
def test_a_wall_on_the_hill_stops_who_comes_to_it(mover: Disc) -> None:
    wall = Feature("wall", box(10, 27, 30, 28), inches(2), inches(6), ("obstruction",))
    path = advance(mover, NORTH, inches(20), table(HILL, wall))
    assert path.end[1] == inches(27) - mm(15) and path.stop == Stop("feature", wall)


def test_a_hill_on_a_hill_is_walked_on() -> None:
    top = Feature("top", box(10, 26, 30, 36), inches(2), inches(4), ("hill",))
    foe = MOVER.at(inches(20), inches(30)).raised_to(inches(4))
    path = advance(MOVER, NORTH, inches(20), table(HILL, top), [foe])
    assert path.end[1] == foe.y - 2 * mm(15) and path.stop == Stop("body", foe)


def test_regions_and_routes_meet_who_stands_on_the_hill() -> None:
    for region in (
        move_region(MOVER, inches(10), table(HILL), [ABOVE]),
        route_region(MOVER, inches(10), table(HILL), [ABOVE]),
    ):
        verdict = region.contains(ABOVE.x, ABOVE.y)
        assert (verdict.reason, verdict.obstacle) == ("overlaps-body", ABOVE)
        assert region.contains(MOVER.x, CONTACT).legal
    assert (
        move_region(MOVER, inches(12), table(HILL), [ABOVE]).project(ABOVE.x, ABOVE.y + inches(1))[1]
        == CONTACT
    )
    way = route_region(MOVER, inches(12), table(HILL), [ABOVE]).route(ABOVE.x, ABOVE.y + inches(2))
    assert way and len(way.places) > 2


def test_a_way_down_from_the_hill_meets_who_stands_below() -> None:
    region = route_region(ABOVE, inches(12), table(HILL), [MOVER])
    assert region.contains(MOVER.x, MOVER.y).reason == "overlaps-body"


def test_who_turns_meets_who_stands_on_the_hill() -> None:
    turning = Rectangle(inches(20), inches(21), 0, mm(25), mm(75), inches(1.75))
    beside = ABOVE.at(inches(21.2), inches(22.4))
    turn = pivot(turning, 90_000_000, table(HILL), [beside])
    assert turn.stop == Stop("body", beside) and turn.end.z == 0
    higher = pivot(turning.raised_to(inches(2)).at(inches(20), inches(23)), 90_000_000, table(HILL))
    assert higher.end.z == inches(2) and higher.angle == 90_000_000
