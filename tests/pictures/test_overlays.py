"""Overlays: what the table has decided, drawn to scale and told in words."""

from collections.abc import Sequence
from fractions import Fraction
from math import dist, hypot
from typing import get_args
from xml.etree import ElementTree

import pytest
from tests.pictures.stage import line, polygon, terrain
from tests.pictures.test_bodies import INCHES, disc, elements, regiment, rider, scene
from tests.pictures.test_svg import SVG, texts_of

from battlewright.pictures import from_verdicts
from battlewright.pictures.overlays import MarkedPoint, Met, MovePath, Overlay, PathStop, ReachCircle
from battlewright.pictures.svg import picture
from battlewright.table.angles import DEGREE
from battlewright.table.arcs import arc
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, inches
from battlewright.table.movement import Journey, Leg, Route, advance_to, wheel
from battlewright.table.placement import Landing, blast, least_disturbance
from battlewright.table.sight import Sight, clear_lines
from battlewright.table.table import Table

TABLE = Table(24 * INCH, 24 * INCH)
ONE, OTHER = disc(6, 12), disc(18, 12)
WORDS = (
    "move-text",
    "sight-text",
    "partly-text",
    "blocked-text",
    "measure-text",
    "template-text",
    "reach-text",
)


def words(svg: str) -> list[str]:
    """What the overlays say, beside them and under the picture."""
    legend = [e.text or "" for group in elements(svg, "legend") for e in group.iter(f"{SVG}text")]
    return [text for style in WORDS for text in texts_of(svg, style)] + legend


def said(overlays: Sequence[Overlay], *bodies: Disc, table: Table = TABLE, lang: str = "en") -> list[str]:
    return words(picture(scene(*(bodies or (ONE, OTHER)), table=table), overlays, lang=lang))


def pixel(x: float, y: float) -> tuple[float, float]:
    """A place in inches on the picture of a table of 24 inches."""
    return 36 + x * 940 / 24, 30 + (24 - y) * 940 / 24


def test_a_gap_is_drawn_between_the_nearest_points_and_told_in_both_units() -> None:
    overlay = from_verdicts.measured(ONE, rider(18, 12))
    svg = picture(scene(ONE, rider(18, 12)), [overlay])
    (ruler,) = [e for e in elements(svg, "measure") if e.tag == f"{SVG}line"]
    length = float(ruler.get("x2", 0)) - float(ruler.get("x1", 0))
    assert length == pytest.approx(overlay.length / INCH * INCHES, abs=0.2)
    assert "10.72″ (27.2 cm)" in words(svg)


@pytest.mark.parametrize(("lang", "word"), [("en", "in contact"), ("ru", "соприкасаются")])
def test_bases_in_contact_have_no_gap(lang: str, word: str) -> None:
    touching = Disc(ONE.x + 2 * ONE.radius + 15, ONE.y, 0, ONE.radius, 0)
    assert word in said([from_verdicts.measured(ONE, touching)], ONE, touching, lang=lang)


def test_a_clear_line_is_the_line_of_the_verdict() -> None:
    sight = clear_lines(ONE, OTHER)
    assert sight.line is not None
    svg = picture(scene(ONE, OTHER), [from_verdicts.sight_line(ONE, OTHER, sight)])
    (drawn,) = elements(svg, "sight-clear")
    start, end = (pixel(x / INCH, y / INCH) for x, y in sight.line)
    assert (float(drawn.get("x1", 0)), float(drawn.get("y1", 0))) == pytest.approx(start, abs=0.1)
    assert (float(drawn.get("x2", 0)), float(drawn.get("y2", 0))) == pytest.approx(end, abs=0.1)
    assert "clear" in words(svg)


def test_the_blocker_of_a_line_is_named_and_outlined_and_crossed_where_it_stands() -> None:
    barn = terrain("barn", polygon((10, 8), (14, 8), (14, 16), (10, 16)), 4, "solid")
    table = Table(24 * INCH, 24 * INCH, (barn,))
    sight = clear_lines(ONE, OTHER, (), (barn,))
    svg = picture(scene(ONE, OTHER, table=table), [from_verdicts.sight_line(ONE, OTHER, sight)])
    assert "blocked by barn" in words(svg)
    outline, cross = elements(svg, "blocker")
    assert outline.tag == f"{SVG}polygon"
    x, y = map(float, cross.get("d", "").strip("M").split("l")[0].split())
    assert (x + 6, y + 6) == pytest.approx(pixel(12, 12), abs=0.2)


def test_a_body_that_blocks_is_ringed_and_what_hides_a_part_is_dashed() -> None:
    between = disc(12, 12)
    blocked = from_verdicts.sight_line(ONE, OTHER, Sight(False, None, (between,)))
    partly = from_verdicts.sight_line(ONE, OTHER, clear_lines(ONE, OTHER), (between,))
    svg = picture(scene(ONE, OTHER, between), [blocked, partly])
    assert "blocked by m2" in words(svg) and "partly hidden by m2" in words(svg)
    assert [e.tag for e in (elements(svg, "blocker")[0], elements(svg, "hider")[0])] == [f"{SVG}circle"] * 2


def test_sight_out_of_the_arc_has_no_blocker_to_show() -> None:
    svg = picture(scene(ONE, OTHER), [from_verdicts.sight_line(ONE, OTHER, Sight(False, None))])
    assert elements(svg, "blocker") == [] and len(elements(svg, "sight-blocked")) == 1


def test_a_path_numbers_what_it_meets_in_order() -> None:
    scree = terrain("scree", polygon((9, 10), (11, 10), (11, 14), (9, 14)), 0, "rough")
    table = Table(24 * INCH, 24 * INCH, (scree,))
    path = advance_to(ONE, OTHER.middle, inches(30), table, (OTHER,))
    overlay = from_verdicts.move_path(ONE, path)
    svg = picture(scene(ONE, OTHER, table=table), [overlay])
    assert texts_of(svg, "numeral") == ["1", "2", "3"]
    told = words(svg)
    assert "1 enters scree" in told and "3 stopped by m1" in told
    assert path.met[1].cost / INCH == pytest.approx(
        2 * (2 + 40 / 25.4), abs=0.01
    )  # twice: the ground and the base
    assert "2 leaves scree: cost 7.1″ of movement" in told
    assert any(text.endswith("stopped by m1") and "cm" in text for text in told)
    marks = [(float(e.get("cx", 0)), float(e.get("cy", 0))) for e in elements(svg, "stop")]
    assert marks[0] == pytest.approx(pixel(9, 12), abs=0.3)  # where the base first reaches in
    assert marks[2] == pytest.approx(pixel(18 - OTHER.radius / INCH, 12), abs=0.3)


def test_a_path_that_is_only_stopped_needs_no_numbers() -> None:
    path = advance_to(ONE, OTHER.middle, inches(30), TABLE, (OTHER,))
    svg = picture(scene(ONE, OTHER), [from_verdicts.move_path(ONE, path)])
    assert texts_of(svg, "numeral") == [] and len(elements(svg, "blocker")) == 1
    edge = from_verdicts.move_path(ONE, advance_to(ONE, (-INCH, ONE.y), inches(30), TABLE))
    assert any(text.endswith("table edge") for text in said([edge]))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_a_path_meets_has_a_word_of_its_own(lang: str) -> None:
    hedge = terrain("hedge", polygon((9, 10), (11, 10), (11, 14)), 1, "obstacle")
    kinds = [kind for kind in get_args(Met) if kind not in ("body", "feature")]
    stops = tuple(PathStop((inches(9), inches(12)), kind, hedge, inches(2)) for kind in kinds)
    told = said([MovePath(ONE, (ONE.middle, OTHER.middle), inches(12), stops)], lang=lang)
    notes = [text.split(" ", 1)[1] for text in told if text.split(" ")[0].isdecimal()]
    assert len(set(notes)) == len(kinds)
    assert all(
        "hedge" in note or "2″" in note or kind == "edge" for kind, note in zip(kinds, notes, strict=True)
    )


def test_numbers_of_one_place_stand_beside_one_another() -> None:
    stops = tuple(PathStop((inches(12), inches(12)), "enter", None) for _ in range(4))
    svg = picture(scene(ONE, OTHER), [MovePath(ONE, (ONE.middle, OTHER.middle), inches(12), stops)])
    places = [(float(e.get("cx", 0)), float(e.get("cy", 0))) for e in elements(svg, "stop")]
    assert min(dist(a, b) for i, a in enumerate(places) for b in places[:i]) > 13.9


@pytest.mark.parametrize("length", [0.3, 0.8, 1.5, 6])
def test_arrow_heads_cover_no_mark(length: float) -> None:
    moved = disc(12, 12 + length)
    svg = picture(scene(moved), [from_verdicts.straight_way(disc(12, 12), moved)])
    (head,) = elements(svg, "move-head")
    corners = [tuple(map(float, place.split())) for place in head.get("d", "").strip("MZ").split("L")]
    x, y = pixel(12, 12 + length)
    assert min(hypot(cx - x, cy - y) for cx, cy in corners) > moved.radius / INCH * INCHES - 0.5
    order = [e.get("class", "") for e in ElementTree.fromstring(svg).iter()]
    assert order.index("move") < order.index("empty")  # the line lies under the base


def test_a_wheel_shows_its_pivot_the_ground_it_sweeps_and_its_length() -> None:
    body = regiment(12, 15, 10)
    made = wheel(body, "left", 60 * DEGREE, TABLE)
    svg = picture(scene(body), [from_verdicts.turn(made)])
    (pivot,), (swept,) = elements(svg, "pivot"), elements(svg, "swept")
    assert (float(pivot.get("cx", 0)), float(pivot.get("cy", 0))) == pytest.approx(
        pixel(made.about[0] / INCH, made.about[1] / INCH), abs=0.1
    )
    assert len(swept.get("points", "").split()) == len(made.outline())
    assert any(text.startswith("60°, 5.2″") for text in words(svg))


def test_a_wheel_says_what_stopped_it() -> None:
    body, other = regiment(12, 15, 10), rider(14.5, 18.5)
    made = wheel(body, "left", 90 * DEGREE, TABLE, (other,))
    told = words(picture(scene(body, other), [from_verdicts.turn(made)]))
    assert made.stop is not None and any(text.endswith("stopped by m1") for text in told)


def test_a_template_says_whom_it_covers_and_how_many_bases_of_a_regiment() -> None:
    unit = regiment(12, 12, 15)
    overlay = from_verdicts.template(blast((inches(12), inches(11.4)), inches(3)), [ONE, unit], "3″")
    svg = picture(scene(ONE, unit), [overlay])
    assert f"3″ covers B1 ×{len(overlay.covered)}" in words(svg)
    assert len(elements(svg, "covered")) == len(overlay.covered) > 3
    assert "covers nobody" in said([from_verdicts.template(blast((0, 0), inches(1)), [ONE])])


def test_an_arc_is_as_wide_as_asked() -> None:
    overlay = from_verdicts.arc_wedge(arc(ONE, "front", 90 * DEGREE), inches(4), "front")
    svg = picture(scene(ONE), [overlay])
    points = [tuple(map(float, p.split(","))) for p in elements(svg, "arc")[0].get("points", "").split()]
    assert points[0] == pytest.approx(pixel(6, 12), abs=0.1)
    assert max(x for x, _ in points) - min(x for x, _ in points) == pytest.approx(
        8 * INCHES * 0.5**0.5, abs=0.5
    )
    assert "front" in words(svg)


def test_reach_is_drawn_round_features_and_rectangles_too() -> None:
    crates = terrain("crates", line(1, (10, 12), (14, 12)), 1, "obstacle")
    table = Table(24 * INCH, 24 * INCH, (crates,))
    svg = picture(
        scene(rider(12, 6), table=table), [ReachCircle(crates, INCH, "1″"), ReachCircle(rider(12, 6), INCH)]
    )
    shapes = [e.get("d", "") for e in elements(svg, "reach")]
    ys = [float(place.split()[1]) for place in shapes[0].strip("MZ").split("L")]
    assert max(ys) - min(ys) == pytest.approx(
        3 * INCHES, abs=0.3
    )  # an inch thick, and one more to either side
    assert "1″" in words(svg)


def test_room_made_is_shown_by_arrows_from_where_to_where() -> None:
    crowd = [disc(11.6, 12), disc(12.6, 12.3)]
    overlays = from_verdicts.placements(crowd, least_disturbance(disc(12, 12), crowd, TABLE))
    assert [overlay.start for overlay in overlays] == crowd
    svg = picture(scene(*crowd), overlays)
    assert len(elements(svg, "move-head")) == 2 and len(elements(svg, "move-ghost")) == 4


def test_many_likely_places_are_told_once() -> None:
    found = [Landing((inches(i), inches(3)), Fraction(1, 12)) for i in range(1, 13)]
    few, many = (from_verdicts.landings(found, most) for most in (3, 12))
    assert said(few).count("8.3%") == 3
    told = said(many)
    assert told.count("8.3%") == 0 and "12 likely places, the larger the likelier: at most 8.3% each" in told
    assert "tower 8.3%" in said([*many, MarkedPoint(inches(6), inches(20), 1 / 12, "tower")])


def test_a_way_round_and_a_journey_with_climbs_are_ways_of_several_legs() -> None:
    way = from_verdicts.route_way(
        ONE, Route((ONE.middle, (inches(6), inches(18)), (inches(12), inches(18))), 0)
    )
    assert way.length == inches(12)
    legs = (
        Leg("walk", ONE.middle, 0, (inches(8), inches(12)), 0, inches(2)),
        Leg("climb", (inches(8), inches(12)), 0, (inches(9), inches(12)), inches(3), inches(3)),
        Leg("fall", (inches(9), inches(12)), inches(3), (inches(12), inches(12)), 0, 0),
    )
    journey = from_verdicts.journey_way(ONE, Journey(legs, disc(12, 12)))
    told = said([way, journey])
    assert "1 climbs 3″" in told and "2 falls 3″" in told
    assert "12″ (30.5 cm)" in told


def test_areas_are_cut_off_at_the_edge_of_the_table() -> None:
    svg = picture(scene(ONE), [ReachCircle(ONE, inches(20))])
    root = ElementTree.fromstring(svg)
    clip = next(e.get("id") for e in root.iter(f"{SVG}clipPath"))
    group = next(e for e in root.iter(f"{SVG}g") if e.get("clip-path") == f"url(#{clip})")
    assert [e.get("class") for e in group] == ["reach"]


def test_a_spray_on_a_polygon_is_drawn_by_its_corners() -> None:
    shape = polygon((6, 6), (8, 6), (9, 12), (5, 12))
    svg = picture(scene(ONE), [from_verdicts.Template(shape)])
    assert len(elements(svg, "template")[0].get("points", "").split()) == 4
