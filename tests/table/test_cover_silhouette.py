"""The hidden share of a silhouette: worked cases, and random points as a judge."""

from collections.abc import Sequence
from math import asin, atan2, hypot, tan
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracle.worlds import random_world
from tests.table.worlds import HEIGHT, box, disc, wall

from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Disc, Rectangle
from battlewright.table.lengths import inches, mm
from battlewright.table.outlines import Circle, Part, Polygon
from battlewright.table.sight import Obscured, obscured_silhouette, silhouette
from battlewright.table.terrain import Feature, Shape

VIEWER, TARGET = disc(5, 10), disc(15, 10)


def solid(shape: Shape, base: float = 0, top: float = 3) -> Feature:
    return Feature("solid", shape, inches(base), inches(top), ())


def test_nothing_hides_on_an_empty_table() -> None:
    assert obscured_silhouette(VIEWER, TARGET) == Obscured(0.0)


def test_a_high_wall_hides_all_and_a_floor_overhead_nothing() -> None:
    screen, floor = solid(wall((10, 5), (10, 15))), solid(box(8, 5, 12, 15), 2, 3)
    hidden = obscured_silhouette(VIEWER, TARGET, (), [floor, screen])
    assert (hidden.share, hidden.by) == (1.0, (screen,))


def test_a_low_wall_hides_the_legs() -> None:
    """From 1.75" over an edge 1" high at half the way: 0.25" of 1.75" is hidden."""
    edge = solid(box(9.9, 5, 10, 15), 0, 1)
    assert obscured_silhouette(VIEWER, TARGET, (), [edge]).share == pytest.approx(0.25 / 1.75, abs=1e-6)


def test_a_beam_hides_a_band() -> None:
    """Between 1" and 1.2" from 9" to 10": from what its far lower edge hides to what its near upper edge does."""
    beam = solid(box(9, 5, 10, 15), 1, 1.2)
    low, high = 1.75 - 0.75 / 0.4, 1.75 - 0.55 / 0.5
    assert obscured_silhouette(VIEWER, TARGET, (), [beam]).share == pytest.approx(
        (high - max(0.0, low)) / 1.75, abs=1e-6
    )


def test_a_pillar_hides_a_strip() -> None:
    pillar = solid(Circle(inches(10), inches(10), 5_000))
    half = inches(10) * tan(asin(5_000 / inches(5)))
    assert obscured_silhouette(VIEWER, TARGET, (), [pillar]).share == pytest.approx(
        half / TARGET.radius, abs=1e-6
    )


def test_half_the_width_and_half_the_height() -> None:
    half = solid(box(9.9, 10, 10, 20), 0, (1.75 + 0.875) / 2)
    assert obscured_silhouette(VIEWER, TARGET, (), [half]).share == pytest.approx(0.25, abs=2e-5)


def test_the_foot_of_one_on_a_ledge_is_hidden_by_the_ledge() -> None:
    """Seen from 1.75" at a ledge 4" high, 0.1" before the silhouette."""
    target = TARGET.raised_to(inches(4))
    ledge = solid(box(14.9, 5, 20, 15), 3, 4)
    share = obscured_silhouette(VIEWER, target, (), [ledge]).share
    assert share == pytest.approx((1.75 + 2.25 / 0.99 - 4) / 1.75, abs=1e-6)


def test_the_silhouette_of_a_turned_rectangle_is_as_wide_as_it_is_seen() -> None:
    base = Rectangle(inches(15), inches(10), 0, mm(40), mm(80), HEIGHT)
    screen = solid(box(9.9, 10, 10, 10.5))
    reach = inches(0.5) * 10 / 4.9
    for facing, half in ((0, 40_000), (90, 20_000)):
        share = obscured_silhouette(VIEWER, base.facing_to(facing * DEGREE), (), [screen]).share
        assert share == pytest.approx(min(1.0, reach / half) / 2, abs=1e-6)


def test_bodies_hide_by_their_heights_and_the_two_themselves_do_not() -> None:
    child = msgspec.structs.replace(disc(10, 10, 60), height=inches(1))
    giant = msgspec.structs.replace(disc(10, 10, 60), height=inches(5))
    behind = Block(inches(17), inches(10), 0, 4, 8, mm(25), mm(25), inches(5), 0)
    found = obscured_silhouette(VIEWER, TARGET, [VIEWER, TARGET, child, behind])
    assert found.by == (child,) and 0 < found.share < 0.5
    hidden = obscured_silhouette(VIEWER, TARGET, [giant])
    assert (hidden.share, hidden.by) == (1.0, (giant,))


def test_shadows_of_several_pieces_are_united() -> None:
    left, low = solid(box(9.9, 10, 10, 20)), solid(box(9.9, 5, 10, 15), 0, (1.75 + 0.875) / 2)
    assert obscured_silhouette(VIEWER, TARGET, (), [left, low]).share == pytest.approx(0.75, abs=2e-5)
    assert obscured_silhouette(VIEWER, TARGET, (), [left, low]).by == (left, low)


@pytest.mark.parametrize(
    ("aside", "quarter"), [(-5_938, True), (-5_937, True), (-5_956, True), (-5_958, False)]
)
def test_a_quarter_meant_is_a_quarter(aside: int, quarter: bool) -> None:
    """A wall 19/20 of the way hides a quarter of a 25 mm base from 5937.5 um aside on; 20 um of it are 19 there."""
    viewer, target = disc(10, 10, 25), disc(10, 30, 25)
    edge, near, far = inches(10) + aside, inches(29) - 100, inches(29)
    wall = Polygon(((0, near), (edge, near), (edge, far), (0, far)))
    hidden = obscured_silhouette(viewer, target, (), [solid(wall, 0, 6)])
    assert hidden.share != 0.25
    assert hidden.at_least(0.25) is quarter
    assert hidden.at_least(hidden.share)


@given(st.integers(0, 2**32))
def test_the_share_agrees_with_random_points(seed: int) -> None:
    """300 places of the silhouette of a disc, each asked every 0.13 mm on the straight line from the eye: walls are
    thin and crossed aslant."""
    rng = Random(seed)
    world = random_world(rng, 5, 5, blocks=False)
    viewer, target = disc(1, 1), disc(12, 12, 50).raised_to(inches(rng.choice((0, 1))))
    heights = [(inches(rng.choice((0, 0, 1))), inches(rng.choice((1.4, 2, 3)))) for _ in world.features]
    pieces = [
        msgspec.structs.replace(piece, base=base, top=top)
        for piece, (base, top) in zip(world.features, heights, strict=True)
    ]
    eye = viewer.z + viewer.height
    axis = complex(target.x - viewer.x, target.y - viewer.y)
    samples = np.random.default_rng(seed)
    aside = samples.uniform(-target.radius, target.radius, (300, 1)) * (axis * 1j / abs(axis))
    heads = target.z + samples.random((300, 1)) * target.height
    steps = np.linspace(0, 1, 3_000)
    places = complex(viewer.x, viewer.y) + (axis + aside) * steps
    hidden = np.zeros(300, bool)
    level = eye + (heads - eye) * steps
    x, y = places.real, places.imag
    boxes = np.array([x.min(0), y.min(0), x.max(0), y.max(0)])
    for shape in (*world.bodies, *pieces):
        bottom, top = (
            (shape.base, shape.top) if isinstance(shape, Feature) else (shape.z, shape.z + shape.height)
        )
        for part in shape.parts:
            near = _steps_near(part, boxes)
            covered = _covered(part, places[:, near])
            hidden |= ((bottom < level[:, near]) & (level[:, near] < top) & covered).any(1)
    share = obscured_silhouette(viewer, target, world.bodies, pieces).share
    assert share == pytest.approx(hidden.mean(), abs=0.13)


def _steps_near(part: Part, boxes: np.ndarray) -> slice:
    """From the first to the last step at which a box round all lines meets the box round the part."""
    left, low, right, high = part.bounds
    x_least, y_least, x_most, y_most = boxes
    met = ((left <= x_most) & (x_least <= right) & (low <= y_most) & (y_least <= high)).nonzero()[0]
    return slice(met[0], met[-1] + 1) if len(met) else slice(0)


def _covered(part: Part, places: np.ndarray) -> np.ndarray:
    if isinstance(part, Circle):
        return np.abs(places - complex(part.x, part.y)) < part.radius
    inside = np.zeros(places.shape, bool)
    for (ax, ay), (bx, by) in part.edges:
        spans = (ay > places.imag) != (by > places.imag)
        inside ^= spans & (places.real < ax + (places.imag - ay) * (bx - ax) / ((by - ay) or 1.0))
    return inside


def test_an_eye_on_the_edge_of_a_solid_sees_past_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes into the solid is hidden, what leaves it is not, however the edge itself is rounded."""
    solid_above = Feature(
        "solid", Polygon(((73_660, 36_807), (147_356, 36_807), (147_356, 108_181), (73_660, 108_181))),
        25_400, 101_600, (),
    )  # fmt: skip
    viewer, target = Disc(137_121, 108_181, 25_400, 16_000, 38_100), Disc(208_280, 112_268, 0, 12_500, 31_750)
    asked, hidden_at = [], silhouette._Screen.hidden_at

    def counted(screen: silhouette._Screen, place: float, numbers: Sequence[int]) -> float:
        asked.append(place)
        return hidden_at(screen, place, numbers)

    monkeypatch.setattr(silhouette._Screen, "hidden_at", counted)
    share = obscured_silhouette(viewer, target, (), [solid_above]).share
    along_edge = tan(atan2(108_181 - 112_268, 208_280 - 137_121)) * hypot(71_159, 4_087)
    assert len(asked) < 500
    assert share == pytest.approx((12_500 + along_edge) / 25_000, abs=1e-6)


def test_what_flickers_is_measured_in_so_many_pieces() -> None:
    """Half of it, as nearly as may be, and an end to it."""
    rng, asked = Random(1), []

    def flickering(place: float) -> float:
        asked.append(place)
        return float(rng.random() < 0.5)

    assert silhouette._integral(flickering, 0, 1, 1e-9) == pytest.approx(0.5, abs=0.1)
    assert len(asked) < 5 * silhouette.MOST_PIECES
