"""The tables of the examples: pictures say what the table decides, and nothing on them overlaps."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from examples.pictures import TABLES
from hypothesis import given, settings
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion
from tests.pictures.stage import village
from tests.pictures.test_bodies import elements
from tests.pictures.test_borders import bodies
from tests.pictures.test_overlays import words
from tests.pictures.test_svg import texts_of

from battlewright.pictures import svg as drawing
from battlewright.pictures.canvas import Box, Sheet, sheet_of
from battlewright.pictures.charmap import drawn
from battlewright.pictures.from_verdicts import measured
from battlewright.pictures.labels import Labels, Placed
from battlewright.pictures.overlays import Overlay, ReachCircle
from battlewright.pictures.scene_view import SceneView, plain_view
from battlewright.pictures.svg import picture
from battlewright.pictures.svg_frame import ABOVE, LEFT
from battlewright.pictures.svg_pieces import keep_clear
from battlewright.table.bodies import Body
from battlewright.table.lengths import INCH
from battlewright.table.table import Table


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The box of every label that is placed."""
    return watched(monkeypatch)


def watched(patch: pytest.MonkeyPatch) -> list[Box]:
    found: list[Box] = []
    take = Labels._taken

    def taking(self: Labels, placed: Placed) -> Placed:
        found.append(placed.box)
        return take(self, placed)

    patch.setattr(Labels, "_taken", taking)
    return found


def overlapping(boxes: list[Box]) -> Iterator[tuple[Box, Box]]:
    return (pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1]))


def sheet(scene: SceneView) -> Sheet:
    return sheet_of(scene.table, LEFT, ABOVE)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_label_overlaps_another_or_hides_a_base(name: str, lang: str, boxes: list[Box]) -> None:
    _, scene, overlays = TABLES[name]()
    picture(scene, overlays, lang=lang)
    assert list(overlapping(boxes)) == []
    solids = [keep_clear(piece, sheet(scene)) for piece in scene.pieces]
    assert [box for box in boxes for solid in solids if solid.is_near(box, 0)] == []


@pytest.mark.parametrize("name", TABLES)
def test_every_piece_and_every_feature_has_its_name(name: str) -> None:
    _, scene, overlays = TABLES[name]()
    svg = picture(scene, overlays)
    names = [text.removeprefix("▸ ").removesuffix(" ✓") for text in texts_of(svg, "name")]
    assert sorted(names) == sorted(piece.id for piece in scene.pieces)
    places = {text.split(" ")[0] for text in texts_of(svg, "place")}
    assert places == {feature.id for feature in scene.table.features}


@pytest.mark.parametrize("name", TABLES)
def test_the_maps_of_the_tables_are_as_they_were(name: str, snapshot: SnapshotAssertion) -> None:
    assert str(drawn(TABLES[name]()[1])) == snapshot


def test_the_firing_line_tells_whom_the_forest_and_the_crates_hide() -> None:
    _, scene, overlays = TABLES["firing-line"]()
    svg = picture(scene, overlays)
    told = words(svg)
    assert "blocked by forest" in told and "concealed" in told
    assert sum(text.startswith("cover: 0.") for text in told) == 2
    assert sum(text.startswith("no cover: ") for text in told) == 1
    assert [len(elements(svg, f"sight-{verdict}")) for verdict in ("blocked", "partly", "clear")] == [1, 3, 1]


def test_the_regiment_has_a_hole_and_an_incomplete_last_rank_and_is_hit_from_behind() -> None:
    _, scene, overlays = TABLES["regiment"]()
    svg = picture(scene, overlays)
    assert "21 models" in texts_of(svg, "detail") and len(elements(svg, "b-base")) == 21
    assert any(text.endswith("stopped by pikes") for text in words(svg))


def test_the_ruins_have_somebody_on_every_floor() -> None:
    _, scene, overlays = TABLES["ruins"]()
    svg = picture(scene, overlays)
    assert sorted(set(texts_of(svg, "height-text"))) == ["3″", "6″", "9″"]
    assert {"first 3″", "second 6″", "third 9″"} <= set(texts_of(svg, "place"))
    assert "1 no ground: falls 3″" in words(svg)


@settings(max_examples=15)
@given(st.lists(bodies, min_size=1, max_size=24), st.lists(st.integers(0, 23), max_size=6))
def test_no_two_labels_overlap_whatever_the_bases(crowd: list[Body], measure: list[int]) -> None:
    table = Table(24 * INCH, 24 * INCH, village().features[:2])
    scene = plain_view(table, [(f"m{i}", i % 2, body) for i, body in enumerate(crowd)])
    overlays: list[Overlay] = [ReachCircle(crowd[0], INCH, "reach")]
    overlays += [measured(crowd[0], crowd[i]) for i in measure if 0 < i < len(crowd)]
    with pytest.MonkeyPatch.context() as patch:
        found = watched(patch)
        drawing.picture(scene, overlays)
    assert list(overlapping(found)) == []
    solids = [keep_clear(piece, sheet(scene)) for piece in scene.pieces]
    assert [box for box in found for solid in solids if solid.is_near(box, 0)] == []


def test_the_page_on_pictures_draws_what_it_says() -> None:
    page = (Path(__file__).parents[2] / "docs/pictures.md").read_text("utf-8")
    found: dict[str, str] = {}
    exec(page.split("```python")[1].split("```")[0], found)  # noqa: S102  (our own page)
    assert "4.23″ (10.7 cm)" in words(found["drawn"])
