"""Climbs, jumps down, dives, leaps and ladders: their legs, what they take, where they fail."""

from math import hypot, isqrt

import msgspec
import pytest
from tests.table.worlds import HEIGHT, box, disc

from battlewright.table.bodies import Disc, Rectangle
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import inches, mm
from battlewright.table.levels import support
from battlewright.table.movement import Journey, Leg, climb, climb_ladder, dive, jump_down, leap
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

NORTH, SOUTH = (0, 1), (0, -1)
RADIUS = mm(15)
MOVER = disc(10, 10)
TOP = inches(3)
PLATFORM = Feature("platform", box(5, 12, 15, 18), 0, TOP, ("floor", "impassable"))
BEYOND = Feature("beyond", box(5, 20, 15, 26), 0, TOP, ("floor", "impassable"))
LADDER = Feature("ladder", box(9.5, 11.9, 10.5, 12), 0, TOP, ("ladder",))
ABOVE = MOVER.at(inches(10), inches(16)).raised_to(TOP)


def table(*features: Feature) -> Table:
    return Table(inches(36), inches(36), features)


def test_a_climb_walks_to_the_foot_goes_up_and_steps_on() -> None:
    journey = climb(MOVER, NORTH, PLATFORM, inches(9), table(PLATFORM))
    foot = inches(12) - RADIUS
    assert journey.legs == (
        Leg("walk", (MOVER.x, MOVER.y), 0, (MOVER.x, foot), 0, foot - MOVER.y),
        Leg("climb", (MOVER.x, foot), 0, (MOVER.x, foot), TOP, TOP),
        Leg("walk", (MOVER.x, foot), TOP, journey.legs[2].end, TOP, journey.legs[2].length),
    )
    assert abs(journey.legs[2].length - 2 * RADIUS) <= 20 and journey.failure is None
    held = support(journey.end, table(PLATFORM))
    assert held is not None and held.surface == PLATFORM and held.depth >= 2 * RADIUS - 20
    assert journey.length == sum(leg.length for leg in journey.legs) and journey.fall == 0


def test_vertical_inches_count_against_the_distance() -> None:
    """Two inches less the radius to the foot, three up, the diameter on."""
    needed = inches(2) - RADIUS + TOP + 2 * RADIUS
    assert climb(MOVER, NORTH, PLATFORM, needed, table(PLATFORM)).failure is None
    short = climb(MOVER, NORTH, PLATFORM, needed - 50, table(PLATFORM))
    assert short.failure == "too-far" and short.end.z == 0
    assert (short.end.x, short.end.y) == (MOVER.x, inches(12) - RADIUS), "who cannot climb stays at the foot"


def test_less_footing_takes_less_of_a_step() -> None:
    journey = climb(MOVER, NORTH, PLATFORM, inches(9), table(PLATFORM), footing=mm(10))
    assert abs(journey.legs[2].length - mm(10)) <= 20


def test_a_climb_fails_where_there_is_no_surface_on_the_way() -> None:
    assert climb(MOVER, SOUTH, PLATFORM, inches(9), table(PLATFORM)).failure == "no-surface"
    assert climb(ABOVE, NORTH, PLATFORM, inches(9), table(PLATFORM)).failure == "no-surface"


def test_a_climb_fails_where_somebody_stands_in_the_way_below_or_above() -> None:
    below, above = disc(10, 11.2), disc(10, 12.7).raised_to(TOP)
    stopped = climb(MOVER, NORTH, PLATFORM, inches(9), table(PLATFORM), [below])
    assert (stopped.failure, stopped.obstacle) == ("body-in-way", below)
    full = climb(MOVER, NORTH, PLATFORM, inches(9), table(PLATFORM), [above])
    assert (full.failure, full.obstacle) == ("body-in-way", above) and full.end.z == 0


def test_a_rectangle_climbs_until_it_stands_on_the_floor() -> None:
    mover = Rectangle(inches(10), inches(9), 0, mm(25), mm(50), HEIGHT)
    journey = climb(mover, NORTH, PLATFORM, inches(9), table(PLATFORM))
    assert journey.failure is None and journey.end.z == TOP
    held = support(journey.end, table(PLATFORM))
    assert held is not None and held.depth >= mm(25) - 20


def test_a_jump_down_lands_beside_the_wall() -> None:
    journey = jump_down(ABOVE, NORTH, inches(9), table(PLATFORM))
    assert [leg.kind for leg in journey.legs] == ["walk", "fall"]
    assert journey.end == MOVER.at(inches(10), inches(18) + RADIUS) and journey.fall == TOP
    assert journey.length == inches(2) + RADIUS, "the fall takes no movement"


def test_a_jump_down_comes_to_the_next_surface_below() -> None:
    ledge = Feature("ledge", box(5, 18, 15, 22), 0, inches(1), ("floor",))
    journey = jump_down(ABOVE, NORTH, inches(9), table(PLATFORM, ledge))
    assert journey.end.z == inches(1) and journey.fall == inches(2)


def test_a_jump_down_fails() -> None:
    assert jump_down(MOVER, NORTH, inches(9), table(PLATFORM)).failure == "no-surface"
    assert jump_down(ABOVE, NORTH, inches(1), table(PLATFORM)).failure == "too-far"
    under = disc(10, 18.7)
    full = jump_down(ABOVE, NORTH, inches(9), table(PLATFORM), [under])
    assert (full.failure, full.obstacle) == ("no-room", under) and full.end.z == TOP


def test_a_dive_is_measured_straight_from_base_to_base() -> None:
    """Three inches less the height of the target down, three less both radii across."""
    target = disc(10, 20)
    start = ABOVE.at(inches(10), inches(17))
    across, down = inches(3) - 2 * RADIUS, TOP - HEIGHT
    straight = isqrt(across**2 + down**2)
    journey = dive(start, target, straight, table(PLATFORM))
    assert journey.failure is None and journey.fall == TOP
    assert in_contact(journey.end, target) and not overlaps(journey.end, target)
    assert abs(journey.length - straight) <= 1 and journey.legs[0].kind == "jump"
    assert dive(start, target, straight - 30, table(PLATFORM)).failure == "too-far"


def test_a_dive_needs_a_lower_target_and_room() -> None:
    level = ABOVE.at(inches(10), inches(14))
    assert dive(ABOVE, level, inches(9), table(PLATFORM)).failure == "no-surface"
    target, friend = disc(10, 20), disc(10, 18.8)
    sides = [box(8, 18.1, 9.35, 21), box(10.65, 18.1, 12, 21), box(8, 20.65, 12, 21)]
    walls = [Feature(f"wall_{i}", side, 0, inches(1), ("impassable",)) for i, side in enumerate(sides)]
    taken = dive(ABOVE, target, inches(9), table(PLATFORM, *walls), [friend, target])
    assert (taken.failure, taken.obstacle) == ("no-room", friend) and taken.end == ABOVE


ROOF = Feature("roof", box(10, 10, 20, 20), 0, TOP, ("floor",))
DIVER = Disc(inches(15), inches(19), TOP, 12_500, inches(1.5))
FOE = DIVER.at(inches(15), inches(22.5)).raised_to(0)


def test_a_dive_lands_in_the_nearest_free_place_beside_the_target() -> None:
    friend = FOE.at(FOE.x, FOE.y - 30_000)
    journey = dive(DIVER, FOE, inches(12), table(ROOF), [FOE, friend])
    assert journey.failure is None and in_contact(journey.end, FOE) and not overlaps(journey.end, FOE)
    assert not overlaps(journey.end, friend) and in_contact(journey.end, friend)
    travelled = hypot(journey.end.x - DIVER.x, journey.end.y - DIVER.y)
    assert abs(journey.length - hypot(travelled, inches(1.5))) <= 1
    assert dive(DIVER, FOE, journey.length - 30, table(ROOF), [FOE, friend]).failure is not None


def test_a_dive_does_not_end_inside_the_building() -> None:
    near = FOE.at(FOE.x, inches(20) + 12_600)
    journey = dive(DIVER, near, inches(12), table(ROOF), [near])
    assert journey.failure is None and in_contact(journey.end, near) and not touches(ROOF, journey.end)


def test_a_dive_goes_through_nothing_higher_than_its_start() -> None:
    tower = Feature("tower", box(14, 20.5, 16, 21), 0, inches(20), ("obstruction",))
    barred = dive(DIVER, FOE, inches(12), table(ROOF, tower), [FOE])
    assert (barred.failure, barred.obstacle) == ("feature-in-way", tower) and barred.end == DIVER
    low = Feature("low", box(14, 20.5, 16, 21), 0, TOP, ("obstruction",))
    assert dive(DIVER, FOE, inches(12), table(ROOF, low), [FOE]).failure is None
    friend = DIVER.at(DIVER.x, DIVER.y + 26_000)
    met = dive(DIVER, FOE, inches(12), table(ROOF), [FOE, friend])
    assert (met.failure, met.obstacle) == ("body-in-way", friend)


def test_a_leap_goes_through_nothing_that_stands_in_the_gap() -> None:
    beyond = Feature("beyond", box(10, 21, 20, 30), 0, TOP, ("floor",))
    tower = Feature("tower", box(14, 20.2, 16, 20.8), 0, inches(9), ("obstruction",))
    barred = leap(DIVER, NORTH, beyond, inches(8), table(ROOF, beyond, tower))
    assert (barred.failure, barred.obstacle) == ("feature-in-way", tower)
    low = msgspec.structs.replace(tower, top=inches(2))
    assert leap(DIVER, NORTH, beyond, inches(8), table(ROOF, beyond, low)).failure is None


@pytest.mark.parametrize("top", [TOP, inches(2)])
def test_a_leap_over_a_gap(top: int) -> None:
    """Two inches from ledge to ledge; with its whole base on either side the centre goes a diameter farther."""
    beyond = Feature("beyond", box(5, 20, 15, 26), 0, top, ("floor",))
    journey = leap(ABOVE, NORTH, beyond, inches(9), table(PLATFORM, beyond))
    walk, jump = journey.legs
    assert abs(walk.length - (inches(2) - RADIUS)) <= 40
    assert abs(jump.length - hypot(inches(2) + 2 * RADIUS, TOP - top)) <= 80
    assert abs(jump.gap - inches(2)) <= 80, "measured from base to base"
    assert journey.end.z == top and journey.fall == TOP - top


def test_a_leap_fails() -> None:
    assert leap(ABOVE, NORTH, BEYOND, inches(3), table(PLATFORM, BEYOND)).failure == "too-far"
    assert leap(ABOVE, SOUTH, BEYOND, inches(9), table(PLATFORM, BEYOND)).failure == "no-surface"
    higher = Feature("higher", box(5, 20, 15, 26), 0, inches(4), ("floor",))
    assert leap(ABOVE, NORTH, higher, inches(9), table(PLATFORM, higher)).failure == "no-surface"
    there = disc(10, 20.7).raised_to(TOP)
    full = leap(ABOVE, NORTH, BEYOND, inches(9), table(PLATFORM, BEYOND), [there])
    assert (full.failure, full.obstacle) == ("no-room", there)


def test_a_ladder_leads_up_and_down() -> None:
    world = table(PLATFORM, LADDER)
    up = climb_ladder(MOVER, LADDER, PLATFORM, inches(9), world)
    assert [leg.kind for leg in up.legs] == ["walk", "climb", "walk"] and up.end.z == TOP
    assert up.legs[1].length == TOP
    at_ladder = ABOVE.at(inches(10), inches(11.9) - RADIUS)
    down = climb_ladder(at_ladder, LADDER, None, inches(9), world)
    assert [leg.kind for leg in down.legs] == ["climb"] and down.end == at_ladder.raised_to(0)


def test_who_goes_down_a_ladder_is_not_left_under_the_floor() -> None:
    storey = Feature("storey", box(5, 12, 15, 18), inches(2.9), TOP, ("floor",))
    world = table(storey, LADDER)
    down = climb_ladder(ABOVE, LADDER, None, inches(9), world)
    assert [leg.kind for leg in down.legs] == ["walk", "walk", "climb"]
    assert down.end.z == 0 and down.end.y <= inches(12) - RADIUS + 20
    assert down.length == inches(16) - down.end.y + TOP
    below = Disc(inches(10), inches(11), 0, RADIUS, HEIGHT)
    full = climb_ladder(ABOVE, LADDER, None, inches(9), world, [below])
    assert (full.failure, full.obstacle) == ("no-room", below) and full.end.z == TOP
    assert climb_ladder(ABOVE, LADDER, None, inches(5), world).failure == "too-far"


def test_a_ladder_through_a_hatch_needs_no_step() -> None:
    storey = Feature("storey", box(5, 5, 15, 15), inches(2.9), TOP, ("floor",))
    inside = Feature("ladder", box(9.9, 11, 10.1, 11.1), 0, TOP, ("ladder",))
    journey = climb_ladder(MOVER, inside, storey, inches(5), table(storey, inside))
    assert [leg.kind for leg in journey.legs] == ["walk", "climb"] and journey.end.z == TOP
    above = Disc(inches(10), inches(10.6), TOP, RADIUS, HEIGHT)
    down = climb_ladder(journey.end, inside, None, inches(5), table(storey, inside))
    assert [leg.kind for leg in down.legs] == ["climb"] and down.end == journey.end.raised_to(0)
    full = climb_ladder(MOVER, inside, storey, inches(5), table(storey, inside), [above])
    assert (full.failure, full.obstacle) == ("no-room", above)


def test_a_ladder_that_does_not_reach_the_floor_is_of_no_use() -> None:
    short = Feature("ladder", box(9.5, 11.9, 10.5, 12), 0, inches(2), ("ladder",))
    assert climb_ladder(MOVER, short, PLATFORM, inches(9), table(PLATFORM, short)).failure == "no-surface"


def test_a_journey_travels_as_json() -> None:
    journey = climb(MOVER, NORTH, PLATFORM, inches(9), table(PLATFORM), [disc(10, 11.2)])
    assert msgspec.json.decode(msgspec.json.encode(journey), type=Journey) == journey
