"""Bases of every form on a picture: to scale, with their front, their height and the models left."""

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from msgspec.structs import replace
from tests.pictures.stage import polygon, skirmish, staged, terrain
from tests.pictures.test_svg import SVG, texts_of

from battlewright.pictures.charmap import drawn
from battlewright.pictures.scene_view import SceneView, plain_view
from battlewright.pictures.svg import picture
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.table import Table

INCHES = 940 / 24
"""Pixels to the inch of a table of 24 inches."""


def rider(x: float, y: float, facing: int = 0) -> Rectangle:
    return Rectangle(inches(x), inches(y), 0, mm(25), mm(50), inches(2), facing * DEGREE)


def regiment(
    x: float, y: float, models: int, facing: int = 0, holes: tuple[tuple[int, int], ...] = ()
) -> Block:
    return Block(inches(x), inches(y), 0, 5, models, mm(25), mm(25), inches(2), facing * DEGREE, holes)


def disc(x: float, y: float, facing: int = 0, z: float = 0) -> Disc:
    return Disc(inches(x), inches(y), inches(z), mm(40) // 2, inches(2), facing * DEGREE)


def scene(*bodies: Body, table: Table | None = None) -> SceneView:
    """The bodies, by turns of side A and B."""
    named = [(f"m{i}", i % 2, body) for i, body in enumerate(bodies)]
    return plain_view(table or Table(24 * INCH, 24 * INCH), named)


def elements(svg: str, css_class: str) -> list[Element]:
    return [e for e in ElementTree.fromstring(svg).iter() if css_class in e.get("class", "").split()]


def beaks(svg: str) -> list[tuple[str, list[tuple[float, ...]]]]:
    """The signs of fronts on the table: the side, and the corners, of which the first is the tip."""
    return [
        (side, [tuple(map(float, place.split(","))) for place in beak.get("points", "").split()])
        for side in ("a", "b")
        for beak in elements(svg, f"{side}-front")
        if beak.get("points")
    ]


def corners(path: str) -> list[tuple[float, ...]]:
    """The corners of a path of straight lines."""
    return [tuple(map(float, part.split())) for part in path.strip("MZ").split("L")]


def test_a_plain_view_numbers_the_bodies_of_each_side() -> None:
    seen = scene(disc(3, 3), rider(6, 6), disc(9, 9), regiment(15, 15, 12))
    assert [(piece.mark, piece.id) for piece in seen.pieces] == [
        ("A1", "m0"),
        ("B1", "m1"),
        ("A2", "m2"),
        ("B2", "m3"),
    ]
    assert texts_of(picture(seen), "name") == ["m0", "m1", "m2", "m3"]


def test_a_rectangle_is_drawn_by_its_corners() -> None:
    svg = picture(scene(rider(12, 12, 90)))
    (base,) = elements(svg, "empty")
    xs, ys = zip(*corners(base.get("d", "")), strict=True)
    assert max(xs) - min(xs) == pytest.approx(mm(50) / INCH * INCHES, abs=0.2)
    assert max(ys) - min(ys) == pytest.approx(mm(25) / INCH * INCHES, abs=0.2)


def test_every_base_of_a_regiment_is_drawn_once_and_the_unit_has_one_label() -> None:
    body = regiment(12, 15, 13, 30, holes=((1, 2),))
    svg = picture(scene(body))
    bases = [tuple(corners(base.get("d", ""))) for base in elements(svg, "a-base")]
    assert len(set(bases)) == 13 == len(bases)
    assert texts_of(svg, "name") == ["m0"] and texts_of(svg, "detail") == ["13 models"]
    alone = elements(picture(scene(body.base((1, 2)))), "empty")[0].get("d", "")
    assert tuple(corners(alone)) not in bases


def test_the_front_rank_has_the_strong_line_even_where_it_has_a_hole() -> None:
    svg = picture(scene(regiment(12, 15, 13, holes=((0, 1), (0, 3)))))
    assert len(elements(svg, "a-edge")) == 3


def test_fronts_of_the_sides_differ_in_form() -> None:
    svg = picture(scene(rider(6, 12, 45), rider(18, 12, 225)))
    style = next(e.text or "" for e in ElementTree.fromstring(svg).iter(f"{SVG}style"))
    rules = {line.split()[1]: line for line in style.splitlines() if "-front" in line}
    assert (
        rules[".a-front"].startswith(".bw-light .a-front {fill:#0b5c9e")
        and "fill:#ffffff" in rules[".b-front"]
    )
    assert [side for side, _ in beaks(svg)] == ["a", "b"]


def test_the_sign_of_the_front_points_where_the_base_faces() -> None:
    for facing, (dx, dy) in {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}.items():
        for body in (disc(12, 12, facing), rider(12, 12, facing), regiment(12, 12, 10, facing)):
            (tip, *back) = beaks(picture(scene(body, disc(3, 3, 10))))[0][1]
            middle = [sum(place) / 2 for place in zip(*back, strict=True)]
            assert (tip[0] - middle[0]) * dx + (tip[1] - middle[1]) * dy > 5


def test_round_bases_show_a_front_only_where_facing_matters() -> None:
    assert beaks(picture(skirmish())) == []
    assert beaks(picture(scene(disc(6, 6), disc(12, 12)))) == []
    assert len(beaks(picture(scene(disc(6, 6), disc(12, 12, 90), disc(18, 18))))) == 3
    told = staged(Table(24 * INCH, 24 * INCH), {"a": {"at": (6, 6), "facing": True}}, {"b": {"at": (9, 9)}})
    assert [piece.facing for piece in told.pieces] == [True, False]


@pytest.mark.parametrize(("left", "share"), [(1, 0.25), (3, 0.75)])
def test_a_hurt_rectangle_is_tinted_from_its_front_back(left: int, share: float) -> None:
    seen = scene(rider(12, 12))
    hurt = replace(seen, pieces=(replace(seen.pieces[0], wounds=(left, 4)),))
    (strip,) = elements(picture(hurt), "a-health")[:1]
    ys = [float(place.split(",")[1]) for place in strip.get("points", "").split()]
    assert max(ys) - min(ys) == pytest.approx(share * mm(50) / INCH * INCHES, abs=0.2)
    assert min(ys) == pytest.approx(
        min(y for _, y in corners(elements(picture(hurt), "empty")[0].get("d", ""))), abs=0.2
    )


def test_what_stands_above_the_table_is_marked_with_its_height_and_dashes_what_it_hides() -> None:
    svg = picture(scene(disc(12, 12, 0, 6), disc(12.4, 12, 0, 3), disc(12.2, 12.2), disc(3, 3, 0, 3)))
    assert texts_of(svg, "height-text")[:-1] == [
        "3″",
        "3″",
        "6″",
    ]  # from below; the last one is of the legend
    assert len(elements(svg, "below")) == 2
    assert "A1" in texts_of(svg, "mark") and "B1" not in texts_of(svg, "mark")


def test_floors_are_drawn_from_below_and_named_where_they_are_seen() -> None:
    square = polygon((4, 4), (16, 4), (16, 16), (4, 16))
    half = polygon((4, 8), (16, 8), (16, 16), (4, 16))
    floors = [terrain("upper", half, 6, "floor"), terrain("lower", square, 3, "floor")]
    svg = picture(scene(table=Table(24 * INCH, 24 * INCH, tuple(floors))))
    titles = [e.text or "" for e in ElementTree.fromstring(svg).iter(f"{SVG}title")][1:]
    assert [title.split(":")[0] for title in titles] == ["lower", "upper"]
    names = {e.text: float(e.get("y", 0)) for e in elements(svg, "place")}
    assert set(names) == {"upper 6″", "lower 3″"}
    ledge = 30 + 16 * INCHES  # where the upper floor ends, 8 inches from the lower edge
    assert names["upper 6″"] < ledge < names["lower 3″"]
    assert len(elements(svg, "ledge")) == 2


def test_clouds_have_a_look_of_their_own_and_hills_strokes_down_the_slope() -> None:
    smoke = terrain("smoke", polygon((2, 2), (5, 2), (5, 5)), 3, "cloud")
    knoll = terrain("knoll", polygon((9, 9), (14, 9), (14, 14)), 2, "hill")
    table = Table(24 * INCH, 24 * INCH, (smoke, knoll))
    svg = picture(scene(table=table))
    assert {"cloud", "hill-sign"} <= {e.get("class") for e in ElementTree.fromstring(svg).iter()}
    assert "knoll 2″" in texts_of(svg, "place") and "smoke" in texts_of(svg, "place")


def test_the_map_fills_a_regiment_and_points_arrows_along_its_front() -> None:
    lines = str(
        drawn(scene(regiment(12, 18, 15, 180), regiment(12, 6, 10, 0), disc(20, 12, 90)))
    ).splitlines()
    grid = [line.split("|")[1] for line in lines if line.count("|") == 2]
    front_a = next(row for row in grid if "↓" in row)
    front_b = next(row for row in grid if "↑" in row)
    assert front_a.count("↓") > 10 and front_b.count("↑") > 10
    assert any("aaaA1aaa" in row for row in grid) and any("bbbB1bbb" in row for row in grid)
    assert any("A2→" in row for row in grid)
    key = "\n".join(lines)
    assert "A1 m0 15 models, faces 180°" in key and "A2 m2 faces 90°" in key


def test_the_map_tells_how_high_floors_and_hills_are() -> None:
    ledge = terrain("ledge", polygon((4, 4), (16, 4), (16, 16), (4, 16)), 6, "floor")
    rows = [
        row
        for row in str(drawn(scene(table=Table(24 * INCH, 24 * INCH, (ledge,))))).splitlines()
        if "6___6" in row
    ]
    assert len(rows) == 9  # every second of 18
