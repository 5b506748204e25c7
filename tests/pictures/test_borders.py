"""Borders of bases: grown outlines, borders of unions and stretches of lines, against shapely."""

from math import cos, hypot, pi, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import union_all
from shapely.geometry import LineString, Point, Polygon

from battlewright.pictures.borders import border, clipped, grown, inside
from battlewright.pictures.canvas import Box, Pixel, Sheet
from battlewright.pictures.shapes import Solid, solid_of
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.lengths import INCH, inches, mm

SHEET = Sheet(Box(0, 0, 720, 720), 30.0)

places = st.tuples(st.floats(4, 20), st.floats(4, 20))
facings = st.integers(0, 359)


@st.composite
def rectangles(draw: st.DrawFn) -> Rectangle:
    x, y = draw(places)
    size = draw(st.sampled_from((20, 25, 40))), draw(st.sampled_from((20, 50, 75)))
    return Rectangle(inches(x), inches(y), 0, mm(size[0]), mm(size[1]), INCH, draw(facings) * DEGREE)


@st.composite
def blocks(draw: st.DrawFn) -> Block:
    x, y = draw(places)
    files, models = draw(st.integers(1, 6)), draw(st.integers(1, 20))
    holes = draw(st.sets(st.tuples(st.integers(0, 2), st.integers(0, files - 1)), max_size=2))
    return Block(
        inches(x), inches(y), 0, files, models, mm(25), mm(25), INCH, draw(facings) * DEGREE, tuple(sorted(holes))
    )  # fmt: skip


discs = st.builds(
    lambda place, size: Disc(inches(place[0]), inches(place[1]), 0, mm(size) // 2, INCH),
    places,
    st.sampled_from((25, 40, 80)),
)
bodies: st.SearchStrategy[Body] = st.one_of(discs, rectangles(), blocks())


def whole(solid: Solid) -> Polygon:
    """The union of a solid's outlines, made by shapely, with the seams of rounding closed."""
    outlines = [Polygon(outline) for outline in solid.outlines]
    return union_all(outlines).buffer(0.01, join_style="mitre").buffer(-0.01, join_style="mitre")


@given(rectangles(), st.floats(0.5, 200))
def test_a_grown_rectangle_is_everything_within_reach(body: Rectangle, reach: float) -> None:
    outline = solid_of(body, SHEET).outlines[0]
    expected = Polygon(outline).buffer(reach, quad_segs=64)
    assert Polygon(grown(outline, reach)).symmetric_difference(expected).area < 0.005 * expected.area


@given(rectangles())
def test_a_base_drawn_in_keeps_its_corners(body: Rectangle) -> None:
    outline = solid_of(body, SHEET).outlines[0]
    drawn_in = Polygon(outline).buffer(-3, join_style="mitre")
    assert Polygon(grown(outline, -3)).symmetric_difference(drawn_in).area < 0.01


@given(blocks(), st.sampled_from((0.0, 4.0, 60.0)))
def test_the_border_of_a_regiment_is_the_border_of_its_union(body: Block, reach: float) -> None:
    rings = [grown(outline, reach) for outline in solid_of(body, SHEET).outlines]
    expected = whole(Solid(tuple(rings), 0.0, (0, 0)))
    found = border(rings)
    assert sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in found) == pytest.approx(expected.length, rel=0.01)
    assert all(expected.boundary.distance(LineString(side)) < 0.1 for side in found)


@given(rectangles(), places, places)
def test_the_stretch_of_a_line_inside_a_base(body: Rectangle, start: Pixel, end: Pixel) -> None:
    line = SHEET.point((inches(start[0]), inches(start[1]))), SHEET.point((inches(end[0]), inches(end[1])))
    assume(line[0] != line[1])
    outline = solid_of(body, SHEET).outlines[0]
    expected = LineString(line).intersection(Polygon(outline)).length
    for found in (clipped(line, outline), inside(line, outline)):
        length = hypot(found[1][0] - found[0][0], found[1][1] - found[0][1]) if found else 0.0
        assert length == pytest.approx(expected, abs=0.01)


def test_of_a_hollow_outline_the_longest_stretch_is_taken() -> None:
    horseshoe = [
        (0.0, 0.0),
        (40.0, 0.0),
        (40.0, 50.0),
        (30.0, 50.0),
        (30.0, 20.0),
        (15.0, 20.0),
        (15.0, 50.0),
        (0.0, 50.0),
    ]
    assert inside(((-10, 30), (60, 30)), horseshoe) == ((0, 30), (15, 30))
    assert inside(((-10, 60), (60, 60)), horseshoe) is None


@given(bodies, st.floats(0, 690), st.floats(0, 690), st.floats(1, 60), st.floats(1, 20))
def test_a_box_is_near_a_base_when_shapely_says_so(
    body: Body, left: float, top: float, width: float, height: float
) -> None:
    solid, box = solid_of(body, SHEET), Box(left, top, left + width, top + height)
    corners = [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]
    (x, y), outlines = solid.middle, solid.outlines
    shape = Polygon(corners)
    apart = (
        shape.distance(whole(solid)) if len(outlines[0]) > 1 else max(0.0, box.distance(x, y) - solid.radius)
    )
    assume(abs(apart - 5) > 1e-3)
    assert solid.is_near(box, 5) == (apart < 5)


@given(bodies, st.integers(0, 359))
def test_the_rim_is_where_a_ray_leaves_the_base(body: Body, degrees: int) -> None:
    solid, angle = solid_of(body, SHEET), degrees * pi / 180
    x, y = solid.rim(angle)
    if len(solid.outlines[0]) == 1:
        assert hypot(x - solid.middle[0], y - solid.middle[1]) == pytest.approx(solid.radius)
        return
    beyond = LineString([(x, y), (x + 900 * cos(angle), y + 900 * sin(angle))])
    assert not beyond.intersects(whole(solid).buffer(-0.05))
    if (x, y) != solid.middle:
        assert whole(solid).boundary.distance(Point(x, y)) < 0.05
