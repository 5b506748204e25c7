"""What answers say in words: close calls, ledges, levels, and that they are honest about what was tried."""

from __future__ import annotations

import pytest

from battlewright.looking import Answer, look
from battlewright.scenario.load import load_tabletop
from battlewright.texts import languages

TABLE = load_tabletop(
    """
battlewright: 1
ruleset: table
table: {size: [48, 48]}
terrain:
  - {id: crag, shape: {polygon: [[10, 10], [20, 10], [20, 20], [10, 20]]}, height: 3, traits: [hill]}
  - {id: terrace, shape: {polygon: [[10, 20], [20, 20], [20, 26], [10, 26]]}, height: 1, traits: [hill]}
  - {id: shelf, shape: {polygon: [[22, 10], [30, 10], [30, 20], [22, 20]]}, height: 2, traits: [hill]}
sides:
  A:
    models:
      - {id: high, base: {round: 40}, at: [15, 15, 3]}
      - {id: low, base: {round: 40}, at: [8, 12.3]}
      - {id: watch, base: {round: 25.4}, at: [4, 4], facing: 0}
      - {id: reg, base: {block: {base: [20, 20], files: 5, models: 10}}, at: [40, 40], facing: 0}
  B:
    models:
      - {id: brink, base: {round: 25.4}, at: [7.9999, 4]}
      - {id: brim, base: {round: 25.4}, at: [4, 8.002]}
      - {id: flank, base: {round: 25}, at: [34, 39]}
"""
)


def plain(answer: Answer, lang: str = "en") -> str:
    """The words without the marks that isolate directions."""
    return answer.said(lang).replace("\u2068", "").replace("\u2069", "")


def test_an_answer_as_text_is_its_words() -> None:
    answer = look(TABLE, "gap high low")
    assert str(answer) == answer.said("en")


@pytest.mark.parametrize(
    ("goal", "falls", "level", "end"),
    [
        ("26,15", "There it falls to the table, at (20.79; 15).", 0, 20.787),
        ("15,23", "There it falls onto terrace, 1″ (2.5 cm) above the table, at (15; 20.79).", 1, 15),
        ("6,15", "There it falls to the table, at (9.21; 15).", 0, 9.213),
    ],
)
def test_a_move_over_a_ledge_falls_to_what_is_below(goal: str, falls: str, level: float, end: float) -> None:
    answer = look(TABLE, f"move high to {goal}")
    said = plain(answer)
    assert falls in said
    assert "movement is spent" not in said
    assert "It arrives." not in said
    assert answer.data["level"] == level
    assert answer.data["end"][0] == pytest.approx(end, abs=1e-3)


def test_a_move_that_keeps_to_its_level_arrives() -> None:
    answer = look(TABLE, "move high to 17,15")
    assert answer.data["level"] == 3
    assert "It arrives." in plain(answer)


def test_everybody_within_tells_close_calls() -> None:
    said = plain(look(TABLE, "all within 3 watch"))
    assert "brim: A close call: 51 µm too far" in said
    assert "brink: A close call" in said


def test_a_close_call_is_told_to_the_micrometre() -> None:
    said = plain(look(TABLE, "within 3 watch brim"))
    assert said.startswith("No: watch is not within 3″ (7.6 cm) of brim; the gap is 3.00201″ (76.251 mm).")


def test_an_arc_is_told_with_its_side_and_width() -> None:
    answer = look(TABLE, "arc reg flank")
    assert answer.data["sides"] == ["left"]
    assert plain(answer).startswith("flank is in reg’s left side arc, 90° wide")


def test_a_template_over_several_levels_names_them() -> None:
    answer = look(TABLE, "template 8 at 11.5,15")
    assert answer.data["levels"] == [0, 3]
    assert "several levels: 0″ (0 cm), 3″ (7.6 cm)" in plain(answer)
    assert "several levels" not in plain(look(TABLE, "template 3 at high"))


def test_a_jump_down_and_a_leap() -> None:
    down = look(TABLE, "climb high to table direction 270 distance 9")
    assert down.verdict is True
    assert down.data["end"][2] == 0
    over = look(TABLE, "leap high to shelf direction 90 distance 12")
    assert over.verdict is True
    assert over.data["end"][2] == 2
    assert over.data["legs"][-1]["kind"] == "jump"


def test_cover_says_that_it_is_seen_from_above() -> None:
    for question in ("cover watch brink", "cover watch high"):
        assert plain(look(TABLE, question)).startswith("Seen from above,")


@pytest.mark.parametrize(
    "question", ["sight high low", "cover watch brink", "arc reg flank", "all within 3 watch"]
)
def test_every_sentence_has_its_text_in_every_language(question: str) -> None:
    for lang in languages:
        assert "look-" not in look(TABLE, question).said(lang)
