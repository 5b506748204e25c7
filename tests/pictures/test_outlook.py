"""What odds say on the table: likely places by their chance, what may become of each piece, the rose of directions."""

from math import hypot

import pytest
from tests.pictures.test_bodies import INCHES, disc, elements, scene
from tests.pictures.test_overlays import pixel, words
from tests.pictures.test_svg import texts_of

from battlewright.pictures.chances import LIKELIEST, LONGEST
from battlewright.pictures.outlook import placed, rose, spreads, wanted, with_outlook
from battlewright.pictures.overlays import Rose
from battlewright.pictures.scene_view import Prospect
from battlewright.pictures.svg import picture
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import INCH, inches
from battlewright.table.placement import Directions

ONE, OTHER = disc(12, 6), disc(12, 18)
SCENE = scene(ONE, OTHER)
NEAR, FAR = (inches(12), inches(10)), (inches(14), inches(12))
PLACES = [(None, 0.125), ((ONE.x, ONE.y), 0.25), (NEAR, 0.5), (FAR, 0.125)]
LAWS = {
    "m0.place": PLACES,
    "m1.destroyed": [(False, 0.75), (True, 0.25)],
    "m1.damage": [(0, 0.5), (3, 0.5)],
    "m0.destroyed": [(False, 1.0)],
}


def test_what_a_picture_asks_beside_places():
    assert placed(["m0.place", "m1.damage", "count(B.destroyed)"]) == ("m0",)
    assert wanted(["x", "y"], {"destroyed", "place", "damage"}) == (
        "x.destroyed", "x.damage", "y.destroyed", "y.damage",
    )  # fmt: skip


def test_places_are_as_large_as_they_are_likely():
    (spread,) = spreads(SCENE, LAWS)
    assert (spread.stays, spread.gone) == (0.25, 0.125)
    svg = picture(SCENE, [spread])
    marks = [[float(mark.get(name, 0)) for name in ("cx", "cy", "r")] for mark in elements(svg, "chance")]
    assert [mark[:2] for mark in marks] == [pytest.approx(pixel(*at), abs=0.1) for at in ((12, 10), (14, 12))]
    assert [mark[2] for mark in marks] == pytest.approx([LIKELIEST, LIKELIEST / 2], abs=0.1)
    assert len(elements(svg, "likely-way")) == 2
    told = (
        "m0: 2 likely places, the larger the likelier; at most 50.0% each; stays with 25.0%; gone with 12.5%"
    )
    assert told in words(svg)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "m0: one likely place, 75.0%"), ("ru", "m0: одно возможное место")]
)
def test_one_likely_place_is_not_compared_with_itself(lang: str, told: str):
    overlays = spreads(SCENE, {"m0.place": [((ONE.x, ONE.y), 0.25), (NEAR, 0.75)]})
    assert told in "\n".join(words(picture(SCENE, overlays, lang=lang)))


def test_nobody_who_stays_for_sure_is_marked():
    assert spreads(SCENE, {"m0.place": [((ONE.x, ONE.y), 1.0)], "m9.place": PLACES}) == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["destroyed 25.0%", "damage 1.5 on average"]),
        ("ru", ["погибнет 25,0 %", "урон в среднем 1,5"]),
    ],
)
def test_what_may_become_of_a_piece_stands_beside_it(lang: str, told: list[str]):
    ahead = with_outlook(SCENE, LAWS)
    assert [piece.outlook for piece in ahead.pieces] == [
        (), (Prospect("destroyed", 0.25, True), Prospect("damage", 1.5, False)),
    ]  # fmt: skip
    assert [" ".join(text.split()) for text in texts_of(picture(ahead, lang=lang), "outlook")] == told


def flower(*values: tuple[int, float]) -> Rose:
    region = Directions(ONE.middle, (0, 1), -90 * DEGREE, 90 * DEGREE)
    made = rose(
        SCENE, region, [(angle * DEGREE, value) for angle, value in values], "{:.2f}".format, "P(x)", "en"
    )
    assert made is not None
    return made


def test_the_rose_is_the_longer_the_better():
    svg = picture(SCENE, [flower((0, 0.5), (90, 0.25), (-90, 0.0))])
    (outline,) = elements(svg, "rose")
    rim = [tuple(map(float, corner.split(","))) for corner in outline.get("points", "").split()][:3]
    x, y = pixel(12, 6)
    far = [hypot(px - x, py - y) - ONE.radius / INCH * INCHES for px, py in rim]
    longest = LONGEST / INCH * INCHES
    assert far == pytest.approx([3, 3 + longest, 3 + longest / 2], abs=0.2)
    assert rim[1] == pytest.approx((x, y - ONE.radius / INCH * INCHES - 3 - longest), abs=0.2)


def test_the_best_directions_are_numbered_and_told_none_near_a_better_one():
    svg = picture(SCENE, [flower((0, 0.5), (1, 0.5), (-4, 0.4), (20, 0.3), (-5, 0.2), (40, 0.1), (60, 0.0))])
    assert texts_of(svg, "rose-numeral") == ["1", "2", "3"]
    assert len(elements(svg, "rose-best")) == 3
    said = words(svg)
    assert "Rose of directions, the longer the better: P(x)" in said
    assert [text for text in said if "direction " in text] == [
        "1 direction 0°: 0.50", "2 direction 20°: 0.30", "3 direction -5°: 0.20",
    ]  # fmt: skip


def test_where_nothing_is_worth_anything_there_is_no_rose():
    svg = picture(SCENE, [flower((0, 0.0), (10, 0.0))])
    assert not elements(svg, "rose") and not elements(svg, "rose-number")


def test_directions_from_where_nobody_stands_have_no_rose():
    assert rose(SCENE, Directions((0, 0)), [(0, 1.0)], str, "P(x)", "en") is None


def test_what_would_be_written_as_nothing_is_not_told():
    laws = {"m0.damage": [(0, 0.99), (4, 0.01)], "m0.hit": [(False, 0.9999), (True, 0.0001)]}
    assert with_outlook(SCENE, laws).pieces[0].outlook == ()
