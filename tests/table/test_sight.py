"""Lines of sight: chosen cases, properties, and dense sampling as an independent judge of random tables."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.worlds import (
    CHANGES,
    box,
    changed_disc,
    changed_feature,
    disc,
    feature,
    random_discs,
    random_features,
    random_worlds,
    wall,
)

from battlewright.table.bodies import Disc
from battlewright.table.gaps import within
from battlewright.table.lengths import TOLERANCE, inches, mm
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.plane import Point
from battlewright.table.sight import Sight, clear_lines
from battlewright.table.terrain import Feature

VIEWER, TARGET = disc(5, 10), disc(15, 10)


def test_an_empty_table_gives_the_line_between_the_facing_edges() -> None:
    line = ((VIEWER.x + VIEWER.radius, VIEWER.y), (TARGET.x - TARGET.radius, TARGET.y))
    assert clear_lines(VIEWER, TARGET) == Sight(True, line)


@pytest.mark.parametrize(
    ("base", "offset", "clear"),
    [
        (40, 0, False),
        (40, 5_020, True),
        (40, 5_019 - TOLERANCE * 2, False),
        (30, 0, True),
        (25, 0, True),
        (80, 0, False),
    ],
)
def test_a_third_base_between(base: int, offset: int, clear: bool) -> None:
    """A base as wide as the two leaves their common tangent, which touches it; a wider one must stand aside."""
    third = disc(10, 10, base)
    third = third.at(third.x, third.y + offset)
    sight = clear_lines(VIEWER, TARGET, [third])
    assert sight.clear is clear
    assert sight.blockers == (() if clear else (third,))


def test_a_base_is_crossed_only_beyond_the_tolerance() -> None:
    """The lower tangent y = -15 mm comes 20 um inside a 40 mm base whose centre is 4.98 mm above the line."""
    third = disc(10, 10, 40)
    assert clear_lines(VIEWER, TARGET, [third.at(third.x, third.y + 4_980)]).clear
    assert not clear_lines(VIEWER, TARGET, [third.at(third.x, third.y + 4_979)]).clear


def test_a_larger_target_is_seen_past_the_same_base() -> None:
    third = disc(10, 10, 40)
    assert clear_lines(VIEWER, disc(15, 10, 60), [third]).clear


def row(between: int) -> list[Disc]:
    """Two 50 mm bases across the line with `between` micrometres from edge to edge."""
    middle = disc(10, 10, 50)
    apart = middle.radius + between // 2
    return [middle.at(middle.x, middle.y - apart), middle.at(middle.x, middle.y + apart)]


@pytest.mark.parametrize(("between", "clear"), [(0, True), (20, True), (-20, True), (-42, False)])
def test_bases_in_contact_leave_a_slit_and_overlapping_ones_none(between: int, clear: bool) -> None:
    assert clear_lines(VIEWER, TARGET, row(between)).clear is clear


@pytest.mark.parametrize(("between", "clear"), [(0, True), (-42, False)])
def test_a_slit_is_found_away_from_the_line_of_the_centres(between: int, clear: bool) -> None:
    assert clear_lines(disc(5, 10.25), disc(15, 10.25), row(between)).clear is clear


def test_overlapping_shadows_block_together_what_neither_blocks_alone() -> None:
    low, high = disc(9, 9.4, 50), disc(11, 10.6, 50)
    assert clear_lines(VIEWER, TARGET, [low]).clear
    assert clear_lines(VIEWER, TARGET, [high]).clear
    both = clear_lines(VIEWER, TARGET, [high, low])
    assert not both.clear
    assert both.blockers == (low, high)


def test_what_stands_behind_or_beside_does_not_block() -> None:
    around = [disc(2, 10, 60), disc(18, 10, 60), disc(10, 13, 60), disc(5, 12, 60)]
    assert clear_lines(VIEWER, TARGET, around).clear


def test_a_base_in_contact_behind_does_not_block() -> None:
    behind = disc(5, 10, 60).at(VIEWER.x - VIEWER.radius - mm(30), VIEWER.y)
    assert clear_lines(VIEWER, disc(15, 10, 120), [behind]).clear


def test_a_base_in_contact_with_both_blocks_them_when_wider() -> None:
    viewer, target = disc(5, 10), disc(5, 10).at(inches(5) + mm(70), inches(10))
    between = disc(5, 10, 40).at(inches(5) + mm(35), inches(10))
    assert not clear_lines(viewer, target, [between]).clear
    assert clear_lines(viewer, target, [between.at(between.x, between.y + 5_100)]).clear


def test_bases_in_contact_see_each_other_whatever_is_about() -> None:
    neighbour = VIEWER.at(VIEWER.x + 2 * VIEWER.radius + 20, VIEWER.y)
    assert clear_lines(VIEWER, neighbour, row(0), [feature(box(6, 0, 7, 20))]).clear


def test_the_viewer_and_the_target_among_the_bodies_do_not_block() -> None:
    assert clear_lines(VIEWER, TARGET, [VIEWER, TARGET]).clear


def test_a_wall_blocks_until_the_line_past_its_end_is_reached() -> None:
    radius = VIEWER.y - inches(10) + VIEWER.radius

    def screen(low: int) -> Feature:
        return feature(
            Polygon(((inches(9), low), (inches(10), low), (inches(10), 10**6), (inches(9), 10**6)))
        )

    assert clear_lines(VIEWER, TARGET, (), [screen(inches(10) - radius)]).clear
    blocked = clear_lines(VIEWER, TARGET, (), [screen(inches(10) - radius - 1)])
    assert not blocked.clear
    assert [blocker.id for blocker in blocked.blockers if isinstance(blocker, Feature)] == ["piece"]


def test_a_line_along_the_face_of_a_wall_is_clear_and_one_squeezed_between_two_is_not() -> None:
    north, south = feature(box(8, 10, 12, 20), name="north"), feature(box(8, 0, 12, 10), name="south")
    lower = feature(box(8, 0, 12, 9.9), name="lower")
    assert clear_lines(VIEWER, TARGET, (), [north]).clear
    assert clear_lines(VIEWER, TARGET, (), [north, lower]).clear
    squeezed = clear_lines(VIEWER, TARGET, (), [north, south])
    assert not squeezed.clear
    assert {blocker.id for blocker in squeezed.blockers if isinstance(blocker, Feature)} == {"north", "south"}


def test_a_gate_is_seen_through_from_the_side() -> None:
    gate = [feature(box(9.5, 0, 10.5, 9)), feature(box(9.5, 10, 10.5, 20))]
    assert clear_lines(disc(5, 8), disc(15, 11), (), gate).clear
    assert not clear_lines(disc(5, 2), disc(15, 18), (), gate).clear


def test_a_chain_of_walls_has_no_gap_at_its_corners() -> None:
    corner = feature(wall((10, 0), (10, 10), (20, 10)))
    assert not clear_lines(disc(5, 5), disc(15, 5), (), [corner]).clear
    assert not clear_lines(disc(8, 12), disc(12, 8), (), [corner]).clear
    assert clear_lines(disc(8, 8), disc(8, 16), (), [corner]).clear


def test_the_hollow_of_a_polygon_does_not_block() -> None:
    hook = feature(
        Polygon(
            tuple((inches(x), inches(y)) for x, y in ((8, 8), (12, 8), (12, 9), (9, 9), (9, 20), (8, 20)))
        )
    )
    assert clear_lines(disc(11, 10.5), disc(11, 18), (), [hook]).clear
    assert not clear_lines(disc(11, 14), disc(5, 14), (), [hook]).clear


def test_round_towers() -> None:
    assert not clear_lines(VIEWER, TARGET, (), [feature(Circle(inches(10), inches(10), 15_001))]).clear
    assert clear_lines(VIEWER, TARGET, (), [feature(Circle(inches(10), inches(10), 15_000))]).clear


@given(random_worlds(8))
def test_sight_is_symmetric(world: tuple[list[Disc], list[Feature]]) -> None:
    (viewer, target, *third), walls = world
    assert clear_lines(viewer, target, third, walls).clear is clear_lines(target, viewer, third, walls).clear


@given(random_worlds(8), st.sampled_from(sorted(CHANGES)))
def test_sight_keeps_under_congruences(world: tuple[list[Disc], list[Feature]], name: str) -> None:
    (viewer, target, *third), walls = world
    plain = [Feature(w.id, part, 0, 1, ()) for w in walls for part in w.parts]
    change = CHANGES[name]
    moved = [changed_disc(body, change) for body in (viewer, target, *third)]
    changed = clear_lines(moved[0], moved[1], moved[2:], [changed_feature(piece, change) for piece in plain])
    assert changed.clear is clear_lines(viewer, target, third, plain).clear


@given(random_worlds(8), st.data())
def test_taking_a_blocker_away_never_hides(
    world: tuple[list[Disc], list[Feature]], data: st.DataObject
) -> None:
    (viewer, target, *third), walls = world
    fewer = data.draw(st.lists(st.sampled_from(third), unique=True)) if third else []
    if clear_lines(viewer, target, third, walls).clear:
        assert clear_lines(viewer, target, fewer, walls[1:]).clear
    elif not clear_lines(viewer, target, fewer, walls[1:]).clear:
        assert clear_lines(viewer, target, third, walls).blockers


class Judge:
    """Decides by sampling: no tangents, no exact arithmetic, only many segments against each shape."""

    def __init__(self, bodies: list[Disc], walls: list[Feature], slack: float) -> None:
        self.slack = slack
        self.circles = [(b.x, b.y, b.radius - TOLERANCE - slack) for b in bodies]
        self.polygons = []
        for part in (part for piece in walls for part in piece.parts):
            if isinstance(part, Circle):
                self.circles.append((part.x, part.y, part.radius - slack))
            else:
                self.polygons.append(np.array(part.points, float))

    def free(self, p: np.ndarray, q: np.ndarray) -> np.ndarray:
        """Which of the segments p-q (arrays of shape n, 2) nothing crosses by more than the slack."""
        free = np.ones(len(p), bool)
        d = q - p
        squared = np.maximum((d * d).sum(1), 1e-9)
        for x, y, radius in self.circles:
            w = np.array((x, y)) - p
            share = np.clip((w * d).sum(1) / squared, 0, 1)
            free &= np.hypot(*(w - share[:, None] * d).T) >= radius
        for points in self.polygons:
            free &= ~self._crossed(points, p, d)
        return free

    def _crossed(self, points: np.ndarray, p: np.ndarray, d: np.ndarray) -> np.ndarray:
        """Is the middle of any stretch between the segment's cuts with the sides inside the polygon?"""
        a, e = points, np.roll(points, -1, 0) - points
        denominator = d[:, None, 0] * e[None, :, 1] - d[:, None, 1] * e[None, :, 0]
        denominator = np.where(np.abs(denominator) < 1e-9, 1e-9, denominator)
        w = a[None] - p[:, None]
        share = (w[..., 0] * e[None, :, 1] - w[..., 1] * e[None, :, 0]) / denominator
        at = (w[..., 0] * d[:, None, 1] - w[..., 1] * d[:, None, 0]) / denominator
        cuts = np.sort(np.where((share > 0) & (share < 1) & (at >= 0) & (at <= 1), share, 0.0), 1)
        cuts = np.hstack([np.zeros((len(p), 1)), cuts, np.ones((len(p), 1))])
        crossed = np.zeros(len(p), bool)
        for first, last in zip(cuts.T, cuts.T[1:], strict=False):
            middle = p + ((first + last) / 2)[:, None] * d
            long_enough = (last - first) * np.hypot(*d.T) > 10 * self.slack
            crossed |= long_enough & self._inside(points, middle)
        return crossed

    @staticmethod
    def _inside(points: np.ndarray, at: np.ndarray) -> np.ndarray:
        inside = np.zeros(len(at), bool)
        for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, 0), strict=True):
            spans = (ay > at[:, 1]) != (by > at[:, 1])
            inside ^= spans & (at[:, 0] < ax + (at[:, 1] - ay) * (bx - ax) / ((by - ay) or 1.0))
        return inside


def rim(body: Disc, count: int) -> np.ndarray:
    angles = np.arange(count) * 2 * np.pi / count
    return np.stack([body.x + body.radius * np.cos(angles), body.y + body.radius * np.sin(angles)], 1)


def unrounded(p: Point, q: Point) -> tuple[np.ndarray, np.ndarray]:
    """Segments whose ends lie within 2 um of p and q: a tangent rounded to the micrometre may graze what it touches."""
    normal = np.array((p[1] - q[1], q[0] - p[0])) / np.hypot(q[0] - p[0], q[1] - p[1])
    shifts = np.array((-2.0, 0.0, 2.0))
    return (
        np.array(p) + np.repeat(shifts, 3)[:, None] * normal,
        np.array(q) + np.tile(shifts, 3)[:, None] * normal,
    )


def inside_base(point: Point, body: Disc) -> bool:
    return (point[0] - body.x) ** 2 + (point[1] - body.y) ** 2 <= (body.radius + 2) ** 2


def crowded(seed: int) -> tuple[Disc, Disc, list[Disc], list[Feature]]:
    """Two bodies far apart with a crowd between them, so that about half of all pairs are hidden."""
    rng = Random(seed)
    size = inches(9)
    walls = random_features(rng, rng.randint(0, 3), size, "obstruction")
    bodies = random_discs(rng, 10, size, walls)
    viewer = min(bodies, key=lambda body: body.x)
    target = max(bodies, key=lambda body: body.x)
    return viewer, target, [body for body in bodies if body not in (viewer, target)], walls


@pytest.mark.parametrize("block", range(12))
def test_sight_agrees_with_dense_sampling(block: int) -> None:
    """A clear verdict must show a line that the judge accepts; on a blocked one the judge must find none."""
    hidden = 0
    for seed in range(25 * block, 25 * block + 25):
        viewer, target, third, walls = crowded(seed)
        if within(viewer, target, 0):
            continue
        sight = clear_lines(viewer, target, third, walls)
        if sight.clear:
            assert sight.line is not None
            p, q = sight.line
            assert inside_base(p, viewer) and inside_base(q, target), seed
            assert Judge(third, walls, 3.0).free(*unrounded(p, q)).any(), seed
            continue
        hidden += 1
        count = 60
        p, q = np.repeat(rim(viewer, count), count, 0), np.tile(rim(target, count), (count, 1))
        assert not Judge(third, walls, 0.0).free(p, q).any(), seed
    assert 3 <= hidden <= 22
