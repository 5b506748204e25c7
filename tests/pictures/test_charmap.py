"""Maps in characters: what stands where, within the width asked for, readable without colour."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion
from tests.pictures.stage import skirmish, staged, terrain

from battlewright.pictures.charmap import drawn
from battlewright.table.lengths import INCH, inches
from battlewright.table.outlines import Circle
from battlewright.table.table import Table
from battlewright.table.terrain import Line
from battlewright.texts import languages


@pytest.mark.parametrize("lang", languages)
def test_a_skirmish_is_mapped_as_it_was(lang: str, snapshot: SnapshotAssertion) -> None:
    assert str(drawn(skirmish(), lang=lang)) == snapshot


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_no_line_is_wider_than_asked(width: int, lang: str) -> None:
    assert max(map(len, str(drawn(skirmish(), width, lang)).splitlines())) <= width


def test_pieces_stand_where_they_stand() -> None:
    scene = staged(Table(36 * INCH, 36 * INCH), {"a": {"at": (0.6, 0.6)}}, {"b": {"at": (30, 33.5)}})
    lines = str(drawn(scene)).splitlines()
    assert lines[36][4:6] == "A1"  # row 0 is the border; two columns and one row to the inch
    assert lines[3][63:65] == "B1"


def test_a_thin_wall_is_drawn_all_along() -> None:
    wall = Line(((inches(2), inches(5.5)), (inches(10), inches(5.5))), inches(0.1))
    table = Table(12 * INCH, 12 * INCH, (terrain("wall", wall, 1, "obstruction", "linear"),))
    rows = [line for line in str(drawn(staged(table, {}, {}))).splitlines() if "###" in line]
    assert len(rows) == 1 and rows[0].count("#") == 33  # 8 inches of 4 columns, both ends


def test_a_small_piece_of_terrain_has_at_least_one_sign() -> None:
    table = Table(
        72 * INCH, 48 * INCH, (terrain("well", Circle(inches(20), inches(20), inches(0.2)), 1, "water"),)
    )
    rows = [line for line in str(drawn(staged(table, {}, {}))).splitlines() if line.endswith("|")]
    assert "".join(rows).count("~") == 1


@given(st.lists(st.tuples(st.floats(0, 12), st.floats(0, 12)), min_size=1, max_size=40))
def test_every_mark_is_on_the_map_however_crowded(places: list[tuple[float, float]]) -> None:
    pieces = {f"m{i}": {"at": at} for i, at in enumerate(places)}
    lines = drawn(staged(Table(12 * INCH, 12 * INCH), pieces, {})).lines
    marks = "".join(run.text for line in lines[1 : -len(places)] for run in line if run.style == "a")
    assert all(f"A{i}" in marks for i in range(1, len(places) + 1))


def test_styles_are_for_colour_only() -> None:
    drawing = drawn(skirmish())
    styles = {run.style for line in drawing.lines for run in line}
    assert {"a", "b", "active", "frame", "terrain-forest", "terrain-wall"} <= styles
    assert "[A3]" in str(drawing)


def test_the_key_tells_wounds_points_states_and_who_is_gone() -> None:
    text = str(drawn(skirmish()))
    assert "A3  werewolf_1 7/12 AP 3 fury 2/4" in text
    assert "B2  brute_4    2/8 AP 2 Stunned" in text
    assert "Not on the table: A12 spearman_3, B12 spearman_6" in text


def test_names_cannot_move_the_cursor() -> None:
    scene = staged(
        Table(12 * INCH, 12 * INCH), {"\x1b[2Jwolf\n\r": {"at": (6, 6), "states": ["\x1b[31m"]}}, {}
    )
    assert not any(char < " " for char in str(drawn(scene)).replace("\n", ""))
