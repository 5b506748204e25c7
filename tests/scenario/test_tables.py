"""Scenarios without a game: what stands on the table, and what is wrong with it."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator
from tests.scenario.fake import SCENARIO

from battlewright.scenario.findings import ScenarioError
from battlewright.scenario.library import shipped, starter_text
from battlewright.scenario.load import check, load, load_tabletop, tabletop
from battlewright.scenario.schema import schema
from battlewright.scenario.tabletop import usual_height
from battlewright.table.bodies import Block, Disc, Rectangle
from battlewright.table.lengths import inches, mm
from battlewright.texts import languages

TABLE = """\
battlewright: 1
ruleset: table
table: {size: [36, 36]}
terrain:
  - id: walls
    shape: {line: [[8, 16], [8, 8], [16, 8]], thick: 0.4}
    height: 6
    traits: [obstruction]
  - id: floor
    shape: {polygon: [[8.2, 8.2], [14, 8.2], [14, 14], [8.2, 14]]}
    base: 2.9
    height: 0.1
    traits: [floor]
  - id: upper
    shape: {polygon: [[8.2, 8.2], [11, 8.2], [11, 11], [8.2, 11]]}
    base: 5.9
    height: 0.1
    traits: [floor]
  - id: ladder
    shape: {line: [[14.1, 12], [14.1, 13]], thick: 0.2}
    height: 3
    traits: [ladder]
  - id: hill
    shape: {disc: [28, 28], radius: 3}
    height: 1
    traits: [hill]
  - id: smoke
    shape: {disc: [28, 6], radius: 1.5}
    height: 4
    traits: [cloud]
sides:
  A:
    models:
      - {id: disc, base: {round: 40}, at: [20, 20], facing: 90}
      - {id: rider, base: {rectangle: [25, 50]}, at: [24, 20], height: 2}
      - {id: sniper, base: {round: 25}, at: [10, 10, 3]}
  B:
    models:
      - id: regiment
        base: {block: {base: [20, 20], files: 5, models: 23, holes: [[5, 1]]}}
        at: [28, 16]
        facing: 180
      - {id: lookout, base: {round: 32}, at: [28, 28, 1]}
look: [gap disc rider]
"""

MISTAKES = [
    ("facing: 90", "facing: 450", (34, "sides.A.models[0].facing", "check-at-most")),
    ("{round: 40}", "{rund: 40}", (34, "sides.A.models[0].base", "check-base")),
    ("{round: 40}", "40", (34, "sides.A.models[0].base", "check-base")),
    ("{round: 40}", "{round: 0}", (34, "sides.A.models[0].base.round", "check-at-least")),
    ("{round: 40}", "{round: 2000}", (34, "sides.A.models[0].base.round", "check-at-most")),
    ("[25, 50]", "[25]", (35, "sides.A.models[1].base.rectangle", "check-too-few")),
    ("at: [20, 20], ", "", (34, "sides.A.models[0].at", "check-missing-field")),
    ("id: disc,", "id: disc, profile: wolf,", (34, "sides.A.models[0].profile", "check-unknown-field")),
    ("height: 2}", "height: 0}", (35, "sides.A.models[1].height", "check-more-than")),
    ("id: rider", "id: disc", (35, "sides.A.models[1].id", "check-duplicate-id")),
    ("id: rider", "id: hill", (35, "sides.A.models[1].id", "check-duplicate-id")),
    ("files: 5", "files: 0", (40, "sides.B.models[0].base.block.files", "check-at-least")),
    ("models: 23", "models: 0", (40, "sides.B.models[0].base.block.models", "check-at-least")),
    ("models: 23", "models: 1001", (40, "sides.B.models[0].base.block.models", "check-at-most")),
    ("[[5, 1]]", "[[6, 1]]", (40, "sides.B.models[0].base.block.holes[0]", "check-hole-outside")),
    ("[[5, 1]]", "[[5, 6]]", (40, "sides.B.models[0].base.block.holes[0]", "check-hole-outside")),
    ("[[5, 1]]", "[[5, 1], [5, 1]]", (40, "sides.B.models[0].base.block.holes[1]", "check-hole-twice")),
    ("[[5, 1]]", "[[0, 1]]", (40, "sides.B.models[0].base.block.holes[0][0]", "check-at-least")),
    # where bodies stand
    ("at: [24, 20]", "at: [21, 20]", (35, "sides.A.models[1].at", "check-overlap")),
    ("at: [24, 20]", "at: [28, 17]", (41, "sides.B.models[0].at", "check-overlap")),
    ("at: [24, 20]", "at: [35.8, 20]", (35, "sides.A.models[1].at", "check-off-table")),
    ("at: [28, 16]", "at: [28, 35]", (41, "sides.B.models[0].at", "check-off-table")),
    ("at: [24, 20]", "at: [8, 12]", (35, "sides.A.models[1].at", "check-in-terrain")),
    ("at: [24, 20]", "at: [24, 20, 1]", (35, "sides.A.models[1].at", "check-in-the-air")),
    ("at: [24, 20]", "at: [24, 20, -1]", (35, "sides.A.models[1].at", "check-in-the-air")),
    ("[28, 28, 1]", "[28, 28]", (43, "sides.B.models[1].at", "check-sunk")),
    ("[28, 28, 1]", "[28, 31.4]", (43, "sides.B.models[1].at", "check-sunk")),
    ("[28, 28, 1]", "[28, 31.9, 1]", (43, "sides.B.models[1].at", "check-in-the-air")),
    ("[10, 10, 3]", "[10, 10, 2]", (36, "sides.A.models[2].at", "check-sunk")),
    ("[10, 10, 3]", "[10, 10, 5]", (36, "sides.A.models[2].at", "check-sunk")),
    # levels
    ("base: 2.9", "base: 7", (11, "terrain[1].base", "check-floor-without-support")),
    ("[11, 11], [8.2, 11]", "[11, 11], [8.3, 11]", None),
    (
        "[[8.2, 8.2], [11, 8.2], [11, 11], [8.2, 11]]",
        "[[8.5, 8.5], [11, 8.5], [11, 11], [8.5, 11]]",
        (16, "terrain[2].base", "check-floor-without-support"),
    ),
    ("height: 3\n", "height: 2.5\n", (21, "terrain[3].height", "check-ladder-leads-nowhere")),
    (
        "[14.1, 12], [14.1, 13]",
        "[15.1, 12], [15.1, 13]",
        (21, "terrain[3].height", "check-ladder-leads-nowhere"),
    ),
    ("[cloud]", "[clouds]", (30, "terrain[5].traits[0]", "check-choice")),
    # what a game has and a table has not
    ("look:", "turn: {round: 1}\nlook:", (44, "turn", "check-unknown-field")),
    ("look: [", 'look: ["", ', (44, "look[0]", "check-text-too-short")),
]


def test_the_table_of_the_mistakes_has_none() -> None:
    assert check(TABLE) == []


def test_what_stands_on_the_table_is_what_the_file_says() -> None:
    top = load_tabletop(TABLE)
    assert [(piece.id, piece.side) for piece in top.pieces] == [
        ("disc", 0), ("rider", 0), ("sniper", 0), ("regiment", 1), ("lookout", 1),
    ]  # fmt: skip
    disc, rider, sniper, regiment, _ = (piece.body for piece in top.pieces)
    assert disc == Disc(inches(20), inches(20), 0, mm(20), inches(2.25), 90_000_000)
    assert rider == Rectangle(inches(24), inches(20), 0, mm(25), mm(50), inches(2))
    assert sniper.z == inches(3)
    assert isinstance(regiment, Block)
    assert (regiment.files, regiment.models, regiment.holes) == (5, 23, ((4, 0),))
    assert regiment.slots[-1] == (4, 3)
    assert (top.ruleset, top.look) == ("table", ("gap disc rider",))


@pytest.mark.parametrize(
    ("across", "height"), [(25, 1.75), (30, 1.75), (40, 2.25), (50, 2.75), (50.5, 5), (120, 5)]
)
def test_a_body_without_a_height_has_that_of_its_base(across: float, height: float) -> None:
    assert usual_height(across) == height


@pytest.mark.parametrize(("right", "wrong", "expected"), MISTAKES)
def test_each_mistake_is_found_at_its_place(
    right: str, wrong: str, expected: tuple[int, str, str] | None
) -> None:
    assert right in TABLE
    findings = check(TABLE.replace(right, wrong, 1))
    if expected is None:
        assert findings == []
        return
    assert expected in [(f.line, f.field, f.id) for f in findings]
    for finding in findings:
        for lang in languages:
            said = finding.said(lang)
            assert finding.id not in said
            assert "{" not in said.replace('{"', "")


def test_all_mistakes_are_told_at_once() -> None:
    text = (
        TABLE.replace("[24, 20]", "[21, 20]")
        .replace("height: 3\n", "height: 2\n")
        .replace("[[5, 1]]", "[[6, 1]]")
    )
    fields = [f.field for f in check(text)]
    assert fields == ["terrain[3].height", "sides.A.models[1].at", "sides.B.models[0].base.block.holes[0]"]


def test_models_of_blocks_count_towards_the_limit() -> None:
    block = "{{id: b{i}, base: {{block: {{base: [1, 1], files: 30, models: 600}}}}, at: [{i}, 30]}}"
    models = ", ".join(block.format(i=i) for i in (4, 8))
    text = (
        f"battlewright: 1\nruleset: table\ntable: {{size: [36, 36]}}\nsides: {{A: {{models: [{models}]}}}}\n"
    )
    assert [(f.field, f.id) for f in check(text)] == [("sides.A.models", "check-too-many-models")]


def test_a_faulty_piece_of_terrain_is_not_taken_for_a_missing_support() -> None:
    text = TABLE.replace("thick: 0.4", "thick: x")
    assert [f.field for f in check(text)] == ["terrain[0].shape.thick"]


def test_a_table_without_a_game_cannot_be_played() -> None:
    with pytest.raises(ScenarioError) as caught:
        load(TABLE)
    assert [(f.line, f.field, f.id) for f in caught.value.findings] == [(2, "ruleset", "check-no-game")]


def test_a_game_gives_a_table_too_and_keeps_the_facings_of_its_file() -> None:
    scenario = load(shipped()["redroll/duel"])
    top = tabletop(scenario)
    assert top.ruleset == "redroll"
    entries = {entry.id: entry for side in scenario.setup.sides for entry in side}
    for piece in top.pieces:
        assert (piece.body.x, piece.body.y, piece.body.z) == entries[piece.id].at
        assert piece.body.facing == entries[piece.id].facing
    assert any(piece.body.facing for piece in top.pieces)


def test_questions_of_a_scenario_are_judged_by_who_answers_them() -> None:
    asked: list[str] = []
    assert check(TABLE, lambda top, question: asked.append(question)) == []
    assert asked == ["gap disc rider"]


def test_a_game_may_ask_questions_about_its_table() -> None:
    text = SCENARIO.replace("stop:", "look: [gap grey black]\nstop:")
    assert load(text).look == ("gap grey black",)


@pytest.mark.parametrize("lang", languages)
def test_a_new_table_has_no_mistakes(lang: str) -> None:
    assert check(starter_text("table", lang)) == []


def test_tables_agree_with_their_schema() -> None:
    made = schema("scenario", "table")
    Draft202012Validator.check_schema(made)
    judge = Draft202012Validator(made)
    import yaml

    for name, path in shipped().items():
        if name.startswith("table/"):
            assert judge.is_valid(yaml.safe_load(path.read_text("utf-8"))), name
    data = yaml.safe_load(starter_text("table"))
    assert judge.is_valid(data)
    assert json.loads(json.dumps(made)) == made
    for wrong in (
        {"turn": {}},
        {"ruleset": "redroll"},
        {"sides": {"A": {"models": [{"id": "x", "at": [1, 1]}]}}},
    ):
        assert not judge.is_valid({**data, **wrong}), wrong
