"""Pictures of positions: well-formed, safe, the same every time, with labels that can be read."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from syrupy.assertion import SnapshotAssertion
from tests.pictures.stage import Pieces, polygon, skirmish, staged, terrain, village

from battlewright.pictures.canvas import Box
from battlewright.pictures.from_verdicts import move_path, region_outline, sight_line
from battlewright.pictures.labels import Callout, Labels
from battlewright.pictures.overlays import MarkedPoint, Overlay, ReachCircle
from battlewright.pictures.palette import COLOURS, Theme
from battlewright.pictures.scene_view import SceneView
from battlewright.pictures.shapes import disc
from battlewright.pictures.svg import picture
from battlewright.pictures.terrain_kinds import PLAIN, kind_of
from battlewright.table.lengths import INCH, inches
from battlewright.table.movement import advance_to, move_region
from battlewright.table.outlines import Circle
from battlewright.table.sight import clear_lines
from battlewright.table.table import Table
from battlewright.table.terrain import TRAITS
from battlewright.texts import catalog, languages

SVG = "{http://www.w3.org/2000/svg}"
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")


def texts_of(svg: str, css_class: str) -> list[str]:
    return [
        element.text or ""
        for element in ElementTree.fromstring(svg).iter(f"{SVG}text")
        if css_class in element.get("class", "").split()
    ]


def overlays(scene: SceneView) -> list[Overlay]:
    """One of each kind, on the skirmish."""
    body = {piece.id: piece.body for piece in scene.pieces}
    bodies = tuple(piece.body for piece in scene.pieces)
    walls = scene.table.with_trait("solid")
    mover = body["brute_2"]
    others = tuple(other for other in bodies if other != mover)
    return [
        sight_line(body["hunter_2"], body["hunter_5"], clear_lines(body["hunter_2"], body["hunter_5"])),
        sight_line(
            body["hunter_3"], body["hunter_6"], clear_lines(body["hunter_3"], body["hunter_6"], (), walls)
        ),
        move_path(
            mover,
            advance_to(mover, (body["werewolf_2"].x, body["werewolf_2"].y), inches(6), scene.table, others),
        ),
        region_outline(move_region(mover, inches(4), scene.table, others)),
        ReachCircle(body["werewolf_2"], inches(3), "howl"),
        MarkedPoint(inches(6), inches(16), 0.5),
    ]


def test_a_skirmish_is_drawn_as_it_was(snapshot: SnapshotAssertion) -> None:
    scene = skirmish()
    assert picture(scene, overlays(scene), heading="Round 2") == snapshot


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", languages)
def test_every_theme_and_language_is_well_formed(theme: Theme, lang: str) -> None:
    scene = skirmish()
    svg = picture(scene, overlays(scene), theme, lang)
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    assert {COLOURS["ground"][0] in svg, COLOURS["ground"][1] in svg} == {True, theme == "auto"}
    assert ("prefers-color-scheme" in svg) == (theme == "auto")
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(root.get("aria-labelledby", "").split()) <= ids
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= ids


def test_the_dead_are_not_drawn_and_numbers_stay() -> None:
    marks = texts_of(picture(skirmish()), "mark")
    assert "A12" not in marks and {"A1", "A11", "B11"} <= set(marks)


def test_every_piece_has_its_name_beside_it() -> None:
    scene = skirmish()
    names = [name.removeprefix("▸ ").removesuffix(" ✓") for name in texts_of(picture(scene), "name")]
    assert sorted(names) == sorted(piece.id for piece in scene.pieces)


def test_details_tell_wounds_states_tokens_and_height() -> None:
    details = texts_of(picture(skirmish(), lang="ru"), "detail")
    assert {"2/8 · Оглушение", "2/8 · Покой"} <= set(details)
    assert texts_of(picture(skirmish()), "height-text") == ["1″", "3″"]  # on the base, and in the legend


def test_sides_differ_by_more_than_colour() -> None:
    root = ElementTree.fromstring(picture(skirmish()))
    rings = {"a": 0, "b": 0}
    for group in root.iter(f"{SVG}g"):
        drawn = [element.get("class", "") for element in group]
        for side in rings:
            rings[side] = max(
                rings[side], sum(name in (f"{side}-ring", f"{side}-inner") for name in drawn[:6])
            )
    assert rings["a"] != rings["b"]


def test_bases_are_to_scale() -> None:
    scene = staged(Table(24 * INCH, 24 * INCH), {"a": {"at": (6, 6), "base": 50.8}}, {})
    root = ElementTree.fromstring(picture(scene))
    ground = next(element for element in root.iter(f"{SVG}rect") if element.get("class") == "ground")
    base = next(element for element in root.iter(f"{SVG}circle") if element.get("class") == "empty")
    inch = float(ground.get("width", 0)) / 24
    assert float(base.get("r", 0)) == pytest.approx(inch, abs=0.1)  # 50.8 mm across: an inch of radius
    assert float(base.get("cy", 0)) == pytest.approx(float(ground.get("y", 0)) + 18 * inch, abs=0.1)


@pytest.mark.parametrize(("left", "large"), [(7, 1), (1, 0)])
def test_the_tinted_share_of_a_base_is_the_wounds_left(left: int, large: int) -> None:
    scene = staged(Table(24 * INCH, 24 * INCH), {"a": {"at": (6, 6), "wounds": 8, "wounds_left": left}}, {})
    paths = ElementTree.fromstring(picture(scene)).iter(f"{SVG}path")
    sector = next(element.get("d", "") for element in paths if element.get("class") == "a-health")
    assert f" 0 {large} 1 " in sector


ATTACK = "\"]]>'</text><script>alert(1)</script>&\x00\x1b[31m\ud800\u202e"


def test_names_cannot_break_out() -> None:
    a: Pieces = {ATTACK: {"at": (6, 6), "states": [ATTACK], "wounds": 3, "wounds_left": 1}}
    table = Table(24 * INCH, 24 * INCH, (terrain(ATTACK, polygon((1, 1), (4, 1), (4, 4)), 1, "forest"),))
    scene = staged(table, a, {}, active=ATTACK)
    svg = picture(scene, [ReachCircle(scene.pieces[0].body, inches(2), ATTACK)], heading=ATTACK)
    tags = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(svg).iter()}
    assert "script" not in tags and "a" not in tags
    assert not re.search(r"[\x00-\x08\x0b-\x1f\u202e]", svg)


def test_the_same_position_is_the_same_text_and_another_has_other_ids() -> None:
    one, other = picture(skirmish()), picture(skirmish(active=None))
    assert one == picture(skirmish())
    ids = [set(re.findall(r' id="([^"]+)"', svg)) for svg in (one, other)]
    assert not ids[0] & ids[1]


@st.composite
def crowds(draw: st.DrawFn) -> SceneView:
    """Up to forty pieces anywhere, some on top of one another, with names of any length."""
    count = draw(st.integers(1, 40))
    places = st.tuples(st.floats(0, 24), st.floats(0, 24))
    sides: tuple[Pieces, Pieces] = {}, {}
    for i in range(count):
        name = "m" * draw(st.integers(1, 25)) + str(i)
        sides[i % 2][name] = {"at": draw(places), "base": draw(st.sampled_from((25, 30, 40, 50, 80))), "wounds": 8,
                              "wounds_left": draw(st.integers(0, 8))}  # fmt: skip
    return staged(Table(24 * INCH, 24 * INCH, village().features[:2]), *sides)


@given(crowds())
def test_no_two_labels_overlap_on_random_tables(scene: SceneView) -> None:
    boxes: list[Box] = []
    place = Labels.place

    def watched(self: Labels, callouts: list[Callout]) -> list[object]:
        found = place(self, callouts)
        boxes.extend(placed.box for placed in found if placed)
        return list(found)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Labels, "place", watched)
        svg = picture(scene)
    ElementTree.fromstring(svg)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]


def test_a_label_without_room_is_left_out_and_a_crowded_one_gets_a_leader() -> None:
    wall = [disc(x, 30, 14) for x in range(15, 200, 28)]
    assert Labels(Box(0, 15, 200, 45), wall).place([Callout(wall[3], 40, 12)]) == [None]
    (x, y), base = (100, 100), disc(100, 100, 10)
    around = [disc(x + dx, y + dy, 10) for dx in (-21, 0, 21) for dy in (-21, 0, 21)]
    apart = Labels(Box(0, 0, 200, 200), around).place([Callout(base, 40, 12)])[0]
    assert apart and apart.leader and apart.leader[1] == apart.box.nearest(x, y)


def test_labels_rather_do_not_cross_lines() -> None:
    frame, base = Box(0, 0, 200, 200), disc(100, 100, 10)
    free = Labels(frame, [base]).place([Callout(base, 40, 12)])[0]
    lined = Labels(frame, [base], [((100, 100), (200, 100))]).place([Callout(base, 40, 12)])[0]
    assert free and lined and free.box.left > 100 > lined.box.right


@pytest.mark.parametrize("lang", languages)
def test_every_trait_has_a_look_and_a_word(lang: str) -> None:
    for trait in TRAITS:
        feature = terrain("piece", Circle(0, 0, INCH), 1, trait)
        assert kind_of(feature) is not PLAIN
        catalog(lang).exact(f"picture-trait-{trait}")
        catalog(lang).exact(f"picture-terrain-{kind_of(feature).name}")


def test_a_blocked_line_names_its_blocker_and_a_move_its_stop() -> None:
    scene = skirmish()
    svg = picture(scene, overlays(scene))
    assert texts_of(svg, "blocked-text") == ["blocked by barn"]
    assert any("stopped by werewolf_2" in text for text in texts_of(svg, "move-text"))
    assert "50%" in texts_of(svg, "move-text") and "howl" in texts_of(svg, "reach-text")


def test_a_likelier_place_has_a_mark_of_larger_area() -> None:
    marks = [MarkedPoint(inches(6), inches(6), 0.25), MarkedPoint(inches(9), inches(9), 1.0)]
    root = ElementTree.fromstring(picture(staged(Table(24 * INCH, 24 * INCH), {}, {}), marks))
    small, large = [float(e.get("r", 0)) for e in root.iter(f"{SVG}circle") if e.get("class") == "chance"]
    assert large**2 == pytest.approx(4 * small**2)


def test_ids_are_made_from_what_is_drawn_and_from_nothing_else() -> None:
    scene = skirmish()
    taller = tuple(replace(piece, body=replace(piece.body, height=9 * INCH)) for piece in scene.pieces)
    assert picture(replace(scene, pieces=taller)) == picture(scene)  # a picture from above
    assert "bw-picture-id" not in picture(scene)
