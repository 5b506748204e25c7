"""Bodies as solids: corners of turned bases, the slots of a block, its outline."""

from random import Random

import pytest
from tests.table.worlds import HEIGHT

from battlewright.table.bodies import Block, Disc, Rectangle, largest_rectangles
from battlewright.table.gaps import completely_within, gap, in_contact, nearest_points, overlaps, within
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.outlines import Polygon, encloses, enters_convex, invades
from battlewright.table.plane import inside_polygon

QUARTER = 90_000_000


def cavalry(x: int, y: int, facing: int = 0) -> Rectangle:
    return Rectangle(x, y, 0, mm(25), mm(50), HEIGHT, facing)


def spears(models: int, *holes: tuple[int, int], facing: int = 0) -> Block:
    return Block(0, 0, 0, 5, models, mm(20), mm(20), HEIGHT, facing, holes)


def test_a_rectangle_faces_up_the_table_and_turns_clockwise() -> None:
    assert cavalry(0, 0).corners == (
        (-12_500, 25_000),
        (12_500, 25_000),
        (12_500, -25_000),
        (-12_500, -25_000),
    )
    right = cavalry(0, 0, QUARTER)
    assert right.corners == ((25_000, 12_500), (25_000, -12_500), (-25_000, -12_500), (-25_000, 12_500))
    assert right.bounds == (-25_000, -12_500, 25_000, 12_500)


def test_a_block_fills_its_ranks_from_the_left_behind_its_front() -> None:
    block = spears(13)
    assert block.ranks == 3
    assert block.slots[:6] == ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 0))
    assert block.bases[0].middle == (-40_000, -10_000)
    assert block.bases[12].middle == (0, -50_000)
    assert block.corners == ((-50_000, 0), (50_000, 0), (50_000, -60_000), (-50_000, -60_000))


def test_losses_come_from_the_rear_and_move_nothing() -> None:
    assert spears(12).bases == spears(13).bases[:12]


def test_holes_centre_a_last_rank() -> None:
    block = spears(13, (2, 0))
    assert block.slots[-3:] == ((2, 1), (2, 2), (2, 3))


@pytest.mark.parametrize(
    ("block", "spans"),
    [
        (spears(10), {(0, 0, 1, 4)}),
        (spears(13), {(0, 0, 1, 4), (0, 0, 2, 2)}),
        (spears(3), {(0, 0, 0, 2)}),
        (spears(12, (0, 2)), {(0, 0, 2, 1), (0, 3, 1, 4), (1, 0, 1, 4), (1, 0, 2, 2)}),
    ],
)
def test_a_block_is_outlined_by_its_largest_rectangles(block: Block, spans: set[tuple[int, ...]]) -> None:
    assert set(largest_rectangles(block.slots)) == spans


@pytest.mark.parametrize("seed", range(40))
def test_rectangles_of_slots_cover_them_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    slots = {(r, f) for r in range(5) for f in range(6) if rng.random() < 0.7} or {(0, 0)}
    spans = largest_rectangles(slots)
    covered = {(r, f) for a, b, c, d in spans for r in range(a, c + 1) for f in range(b, d + 1)}
    assert covered == slots
    for a, b, c, d in spans:  # none can grow
        grown = [(a - 1, b, a - 1, d), (c + 1, b, c + 1, d), (a, b - 1, c, b - 1), (a, d + 1, c, d + 1)]
        for top, left, low, right in grown:
            assert not {(r, f) for r in range(top, low + 1) for f in range(left, right + 1)} <= slots


def test_touching_rectangles_have_no_gap() -> None:
    a, b = cavalry(0, 0), cavalry(25_000, 0)
    assert gap(a, b) == 0 and in_contact(a, b) and not overlaps(a, b)
    apart = cavalry(25_000 + 12_700, 0)
    assert gap(a, apart) == 12_700
    assert nearest_points(a, apart)[0][0] == 12_500
    assert nearest_points(a, apart)[1][0] == 25_200


def test_corners_touch_too() -> None:
    assert in_contact(cavalry(0, 0), cavalry(25_010, 50_010))
    assert not in_contact(cavalry(0, 0), cavalry(25_020, 50_020))  # 28 um along the diagonal


@pytest.mark.parametrize(("into", "overlap"), [(20, False), (21, True)])
def test_bases_overlap_beyond_the_tolerance_only(into: int, overlap: bool) -> None:
    assert overlaps(cavalry(0, 0), cavalry(25_000 - into, 0)) is overlap
    assert overlaps(cavalry(0, 0), Disc(12_500 + mm(15) - into, 0, 0, mm(15), HEIGHT)) is overlap
    assert overlaps(Disc(12_500 + mm(15) - into, 0, 0, mm(15), HEIGHT), cavalry(0, 0)) is overlap


def test_a_disc_inside_a_rectangle_overlaps_it() -> None:
    large = Rectangle(0, 0, 0, mm(100), mm(150), HEIGHT)
    assert gap(large, Disc(0, 0, 0, mm(5), HEIGHT)) == 0
    assert overlaps(large, Disc(0, 0, 0, mm(5), HEIGHT))
    assert overlaps(large, cavalry(0, 0, 30_000_000))


def test_a_body_may_stand_in_the_gap_of_an_incomplete_rank() -> None:
    block = spears(13)  # files 3 and 4 of the last rank are empty
    assert not overlaps(block, Disc(30_000, -51_000, 0, mm(10), HEIGHT))
    assert overlaps(block, Disc(0, -51_000, 0, mm(10), HEIGHT))


def test_a_block_is_one_body_without_seams() -> None:
    block = spears(13)
    for part in block.inner:
        assert any(part is not other and invades(part, other) for other in block.inner)


def test_completely_within_asks_for_the_whole_base() -> None:
    leader, friend = Disc(0, 0, 0, mm(20), HEIGHT), Disc(0, inches(3), 0, mm(15), HEIGHT)
    far_edge = inches(3) + mm(15) - mm(20)
    assert completely_within(friend, leader, far_edge)
    assert not completely_within(friend, leader, far_edge - 21)
    assert within(friend, leader, far_edge - mm(30))


def test_completely_within_of_a_rectangle_grows_it_evenly() -> None:
    carriage = Rectangle(0, 0, 0, mm(60), mm(100), HEIGHT)
    assert completely_within(Disc(0, mm(50) + mm(15), 0, mm(15), HEIGHT), carriage, mm(30))
    assert not completely_within(Disc(0, mm(50) + mm(15), 0, mm(15), HEIGHT), carriage, mm(30) - 21)
    assert completely_within(Disc(mm(10), 0, 0, mm(20), HEIGHT), carriage, 0)  # wholly on it
    corner = cavalry(mm(30) + mm(12.5), mm(50) + mm(25))
    assert completely_within(corner, carriage, mm(56)) and not completely_within(corner, carriage, mm(55))


def test_within_takes_any_part() -> None:
    block = spears(13)
    archer = Disc(0, -mm(60) - INCH - mm(15), 0, mm(15), HEIGHT)
    assert within(block, archer, INCH) and not within(block, archer, INCH - 21)


@pytest.mark.parametrize("seed", range(30))
def test_insides_meet_when_a_sampled_point_is_in_both(seed: int) -> None:
    rng = Random(seed)
    star = Polygon(((0, 0), (400, 100), (800, 0), (500, 400), (800, 900), (400, 600), (0, 900), (300, 400)))
    box = Rectangle(
        rng.randrange(-200, 1000), rng.randrange(-200, 1100), 0, 300, 200, 9, rng.randrange(360) * 10**6
    )
    part = box.parts[0]
    left, low, right, high = part.bounds
    inside_both = any(
        inside_polygon((x, y), star.points) and inside_polygon((x, y), part.points)
        for x in range(left, right, 7)
        for y in range(low, high, 7)
    )
    assert invades(part, star) >= inside_both
    if not invades(part, star):
        assert not inside_both
    if encloses(star, part):
        assert invades(part, star)
        assert not any(enters_convex(a, b, part) for a, b in star.edges)


@pytest.mark.parametrize("facing", [0, QUARTER, 31_000_000])
def test_a_body_carried_elsewhere_keeps_its_shape_to_the_micrometre(facing: int) -> None:
    odd = Rectangle(0, 0, 0, 25_001, 50_003, HEIGHT, facing)
    for dx, dy in ((1, 0), (0, 1), (3_333_333, -777_777)):
        assert odd.at(dx, dy).corners == tuple((x + dx, y + dy) for x, y in odd.corners)
