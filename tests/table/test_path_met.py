"""What a move meets on its way, in order: ground, obstacles, bodies passed over, drops, the stop."""

import msgspec
import pytest
from tests.table.worlds import HEIGHT, box, disc, feature

from battlewright.table.bodies import Block, Disc, Rectangle
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.movement import Meeting, Path, Stop, Stopping, advance, advance_to, move_region
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

MOVER = disc(10, 10)
NORTH = (0, 1)
RADIUS = mm(15)

THROW = Stopping(stops=("obstruction",), slows=(), bodies_from=mm(30), footing=inches(1))
"""A thrown small base: only obstructions and bases as large stop it (HRD-THROW-15 to 17, 22)."""
SLAM = Stopping(stops=("obstruction", "obstacle"), bodies_from=mm(30), footing=inches(1))
TRAMPLE = Stopping(stops=("obstruction", "obstacle"), bodies_from=mm(40))
WALKING = Stopping(crosses=("linear",), climbs=("obstacle",), climb=inches(2), onto=inches(1))
"""A hedge is crossed free if completely, an obstacle takes 2" of movement and carries 1" onto it."""


def table(*features: Feature) -> Table:
    return Table(inches(36), inches(36), features)


def low(left: float, bottom: float, right: float, top: float, *traits: str) -> Feature:
    return Feature("low", box(left, bottom, right, top), 0, inches(1), traits)


def test_rough_ground_is_entered_and_left_with_what_it_took() -> None:
    strip = feature(box(5, 12, 15, 13), "rough")
    path = advance(MOVER, NORTH, inches(9), table(strip))
    enter, leave = inches(2) - RADIUS + TOLERANCE, inches(3) + RADIUS - TOLERANCE
    assert path.met == (Meeting(enter, "enter", strip), Meeting(leave, "leave", strip, 2 * (leave - enter)))


def test_a_move_that_ends_in_rough_ground_tells_what_it_took_so_far() -> None:
    bog = feature(box(5, 12, 15, 20), "rough")
    (met,) = advance(MOVER, NORTH, inches(5), table(bog)).met
    assert met == Meeting(inches(2) - RADIUS + TOLERANCE, "enter", bog, inches(3) + RADIUS - TOLERANCE)


def test_rough_ground_below_a_floor_costs_nothing() -> None:
    bog = Feature("bog", box(5, 5, 15, 20), 0, 0, ("rough",))
    floor = Feature("floor", box(5, 5, 15, 20), inches(2), inches(3), ("floor",))
    upstairs = MOVER.raised_to(inches(3))
    assert advance(upstairs, NORTH, inches(3), table(bog, floor)).travelled == inches(3)
    assert advance(MOVER, NORTH, inches(3), table(bog, floor)).travelled == inches(1.5)


def test_a_throw_passes_smaller_bases_and_stops_at_one_as_large() -> None:
    small, equal, behind = disc(10.1, 12, 20), disc(10, 15, 30), disc(10, 17, 20)
    wood, hedge = feature(box(5, 11, 15, 14), "rough"), low(5, 13, 15, 14, "obstacle", "linear")
    path = advance(MOVER, NORTH, inches(9), table(wood, hedge), [behind, equal, small], stopping=THROW)
    assert path.stop == Stop("body", equal) and path.end[1] == equal.y - 2 * RADIUS
    told = [(meeting.kind, meeting.what) for meeting in path.met]
    assert told[:3] == [("enter", wood), ("over", small), ("enter", hedge)] and told[-1] == ("body", equal)
    assert not any(meeting.cost for meeting in path.met), "who flies over rough ground pays nothing for it"
    assert path.cost == path.travelled


def test_a_slam_is_slowed_and_stopped_by_an_obstacle() -> None:
    wood, wall = feature(box(5, 11, 15, 12), "rough"), low(5, 13, 15, 14, "obstacle")
    path = advance(MOVER, NORTH, inches(9), table(wood, wall), stopping=SLAM)
    assert [meeting.kind for meeting in path.met] == ["enter", "feature"] or path.stop == Stop(
        "feature", wall
    )
    assert path.end[1] == inches(13) - RADIUS
    assert path.cost > path.travelled


def test_a_trample_stops_at_a_medium_base_whatever_its_shape() -> None:
    narrow = Rectangle(inches(10), inches(12), 0, mm(25), mm(50), HEIGHT)
    wide = Rectangle(inches(10), inches(15), 0, mm(40), mm(40), HEIGHT)
    path = advance(MOVER, NORTH, inches(9), table(), [wide, narrow], stopping=TRAMPLE)
    assert [meeting.what for meeting in path.met] == [narrow, wide] and path.stop == Stop("body", wide)


def test_no_body_stops_the_one_who_passes_all() -> None:
    path = advance(MOVER, NORTH, inches(9), table(), [disc(10, 12, 50)], stopping=Stopping(bodies_from=None))
    assert path.travelled == inches(9)
    assert path.met == (Meeting(inches(2) - RADIUS - mm(25), "over", disc(10, 12, 50)),)


def test_a_body_passed_from_contact_is_met_at_once_and_one_brushed_is_touched() -> None:
    touching = disc(10, 10, 20).at(MOVER.x, MOVER.y + mm(25))
    beside = disc(10, 12, 20).at(MOVER.x + mm(25), inches(12))
    path = advance(MOVER, NORTH, inches(5), table(), [beside, touching], stopping=TRAMPLE)
    over, touch = path.met
    assert over == Meeting(0, "over", touching) and (touch.kind, touch.what) == ("touch", beside)
    assert abs(touch.length - (beside.y - MOVER.y)) < mm(2)


@pytest.mark.parametrize(
    ("apart", "told"), [(-30, "over"), (-10, "touch"), (0, "touch"), (20, "touch"), (21, None)]
)
def test_a_body_beside_the_way_is_contacted_up_to_twenty_micrometres(apart: int, told: str | None) -> None:
    """HRD-TRAMPLE-14: a base at exactly the tangent is contacted."""
    beside = disc(10, 14, 30).at(MOVER.x + 2 * RADIUS + apart, inches(14))
    path = advance(MOVER, NORTH, inches(8), table(), [beside], stopping=TRAMPLE)
    assert [meeting.kind for meeting in path.met] == ([told] if told else [])
    assert path.travelled == inches(8)
    short = advance(MOVER, NORTH, inches(3.5), table(), [beside], stopping=TRAMPLE)
    assert short.met == (), "not come to it yet"


def test_who_would_stop_the_move_is_touched_where_the_way_brushes_it() -> None:
    beside, behind = (
        disc(10, 14).at(MOVER.x + 2 * RADIUS, inches(14)),
        disc(10, 10).at(MOVER.x, MOVER.y - 2 * RADIUS),
    )
    path = advance(MOVER, NORTH, inches(8), table(), [beside, behind])
    assert [(meeting.kind, meeting.what) for meeting in path.met] == [("touch", beside)]


@pytest.mark.parametrize("trait", ["dangerous", "water", "hill", "forest"])
def test_all_ground_that_the_base_crosses_is_told(trait: str) -> None:
    strip = Feature("strip", box(5, 12, 15, 13), 0, 0, (trait,))
    path = advance(MOVER, NORTH, inches(9), table(strip))
    enter, leave = inches(2) - RADIUS + TOLERANCE, inches(3) + RADIUS - TOLERANCE
    assert path.met == (Meeting(enter, "enter", strip), Meeting(leave, "leave", strip))
    assert path.cost == path.travelled == inches(9)
    inside = advance(MOVER, NORTH, inches(2.5), table(strip))
    assert inside.met == (Meeting(enter, "enter", strip),)


@pytest.mark.parametrize(
    ("distance", "crossed"), [(2, False), (3, False), (2 + 0.5 + 30 / 25.4 - 0.001, True), (4, True)]
)
def test_a_hedge_is_crossed_only_completely(distance: float, crossed: bool) -> None:
    hedge = low(5, 12, 15, 12.5, "obstacle", "linear")
    path = advance(MOVER, NORTH, inches(distance), table(hedge), stopping=WALKING)
    if crossed:
        assert path.travelled == inches(distance) == path.cost and path.met[0].kind == "cross"
    else:
        assert path.end[1] == inches(12) - RADIUS and path.stop == Stop("feature", hedge)


def test_a_move_that_just_clears_a_hedge_has_crossed_it() -> None:
    """Up to the 20 um that do not count as standing in it."""
    hedge = low(5, 12, 15, 12.5, "linear")
    clear = inches(12.5) + RADIUS - TOLERANCE - MOVER.y
    assert advance(MOVER, NORTH, clear, table(hedge), stopping=WALKING).travelled == clear
    assert advance(MOVER, NORTH, clear - 1, table(hedge), stopping=WALKING).end[1] == inches(12) - RADIUS


def test_a_stop_behind_a_hedge_sends_the_move_back_before_it() -> None:
    hedge, foe = low(5, 12, 15, 12.5, "linear"), disc(10, 13.8)
    path = advance(MOVER, NORTH, inches(9), table(hedge), [foe], stopping=WALKING)
    assert path.end[1] == inches(12) - RADIUS and path.stop == Stop("feature", hedge)
    region = move_region(MOVER, inches(9), table(hedge), stopping=WALKING)
    assert not region.contains(MOVER.x, inches(12)) and region.contains(MOVER.x, inches(14))


def test_an_obstacle_is_climbed_for_two_inches() -> None:
    crate = low(5, 12, 15, 16, "obstacle")
    contact = inches(2) - RADIUS
    path = advance(MOVER, NORTH, inches(6), table(crate), stopping=WALKING)
    assert path.met == (Meeting(contact, "climb", crate, inches(2)),)
    assert path.travelled == inches(5) and path.cost == inches(6), "two inches carry one inch on"


def test_with_less_than_the_climb_left_the_move_ends_at_the_obstacle() -> None:
    crate = low(5, 12, 15, 16, "obstacle")
    least = inches(2) - RADIUS + inches(2)
    assert advance(MOVER, NORTH, least, table(crate), stopping=WALKING).travelled == least - inches(1)
    short = advance(MOVER, NORTH, least - 10, table(crate), stopping=WALKING)
    assert short.end[1] == inches(12) - RADIUS and short.stop == Stop("feature", crate)
    region = move_region(MOVER, least - 100, table(crate), stopping=WALKING)
    assert region.contains(MOVER.x, inches(12)).reason == "feature-in-way"
    assert not region.contains(MOVER.x, inches(11.7))


@pytest.mark.parametrize(("onto", "cost"), [(0.0, 0), (0.3, 2), (1.0, 2), (1.5, 2.5)])
def test_a_climb_is_paid_whole_however_short_it_carries(onto: float, cost: float) -> None:
    """The walk to contact, then two inches that carry up to one inch on."""
    crate, contact = low(5, 12, 15, 16, "obstacle"), inches(2) - RADIUS
    region = move_region(MOVER, inches(9), table(crate), stopping=WALKING)
    end = MOVER.x, MOVER.y + contact + inches(onto)
    assert round(region.cost_to(end)) == contact + inches(cost)
    path = advance_to(MOVER, end, inches(9), table(crate), stopping=WALKING)
    assert path.end == end and path.cost == contact + inches(cost)
    assert move_region(MOVER, contact + inches(cost), table(crate), stopping=WALKING).contains(*end).legal
    if cost:
        poor = move_region(MOVER, contact + inches(cost) - 100, table(crate), stopping=WALKING)
        assert not poor.contains(*end).legal


def test_who_stands_on_an_obstacle_leaves_it_free() -> None:
    crate = low(5, 9, 15, 11, "obstacle")
    path = advance(MOVER.raised_to(0), NORTH, inches(5), table(crate), stopping=WALKING)
    assert path.cost == path.travelled == inches(5)


ROOF = Feature("roof", box(5, 5, 15, 12), 0, inches(3), ("floor", "impassable"))


def test_a_drop_is_told_where_less_than_an_inch_of_ground_is_left() -> None:
    above = disc(10, 10, 50).raised_to(inches(3))
    path = advance(above, NORTH, inches(5), table(ROOF), stopping=THROW)
    still_held = inches(2) + mm(25) - inches(1)
    assert path.met == (Meeting(still_held + TOLERANCE, "drop", None, inches(3)),)
    assert advance(above, NORTH, still_held, table(ROOF), stopping=THROW).met == ()


def test_a_small_base_drops_when_its_ground_is_less_than_its_own_width() -> None:
    above = Disc(inches(10), inches(10), inches(3), mm(10), HEIGHT)
    (drop,) = advance(above, NORTH, inches(5), table(ROOF), stopping=THROW).met
    assert drop.length == inches(2) - mm(10) + TOLERANCE


def test_a_regiment_drops_when_no_ground_is_left() -> None:
    above = Block(inches(10), inches(9), inches(3), 3, 6, mm(20), mm(20), HEIGHT)
    (drop,) = advance(above, NORTH, inches(9), table(ROOF)).met
    assert drop.kind == "drop" and abs(drop.length - (inches(3) + mm(40))) <= 2 * TOLERANCE


def test_no_drop_from_floor_to_floor_of_one_height() -> None:
    next_door = Feature("next", box(5, 12, 15, 20), 0, inches(3), ("floor",))
    above = disc(10, 10, 50).raised_to(inches(3))
    assert advance(above, NORTH, inches(5), table(ROOF, next_door)).met == ()


def test_the_edge_is_met_last() -> None:
    path = advance(disc(10, 35), NORTH, inches(5), table())
    assert path.met == (Meeting(inches(1) - RADIUS, "edge"),)


def test_a_stop_and_what_was_met_travel_as_json() -> None:
    path = advance(MOVER, NORTH, inches(9), table(ROOF), [disc(10, 11.5, 20)], stopping=THROW)
    assert path.met
    assert msgspec.json.decode(msgspec.json.encode(path), type=Path) == path
    region = move_region(MOVER, inches(9), table(ROOF), stopping=THROW)
    assert msgspec.json.decode(msgspec.json.encode(region), type=type(region)) == region
