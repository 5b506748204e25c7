"""How questions are read: every form of every question, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

from battlewright.looking import Answer, QuestionError, look, usages
from battlewright.scenario.load import load_tabletop
from battlewright.texts import languages, say

TABLE = load_tabletop(
    """
battlewright: 1
ruleset: table
table: {size: [24, 24]}
terrain:
  - {id: hill, shape: {polygon: [[16, 14], [21, 14], [21, 19], [16, 19]]}, height: 1, traits: [hill]}
  - {id: smoke, shape: {disc: [12, 12], radius: 1.5}, height: 4, traits: [cloud]}
sides:
  A:
    models:
      - {id: mauler, base: {round: 50}, at: [12, 6]}
      - {id: riders, base: {rectangle: [25, 50]}, at: [7, 8], facing: 30}
  B:
    models:
      - {id: wolf, base: {round: 40}, at: [12, 18], facing: 180}
      - {id: scout, base: {round: 30}, at: [18, 16, 1]}
      - {id: regiment, base: {block: {base: [20, 20], files: 5, models: 13, holes: [[3, 1]]}}, at: [5, 18], facing: 180}
"""
)

FORMS = [
    "gap mauler wolf", "gap mauler", "within 3 mauler wolf", "completely within 3 mauler wolf", "all within 3 mauler",
    "contact mauler", "contact mauler wolf", "terrain mauler", "level scout wolf",
    "arc mauler wolf", "arc 180 mauler wolf", "sight mauler wolf", "cover mauler wolf",
    "move mauler to 2,2", "move mauler to 2,2 distance 3", "move mauler direction 30 distance 5",
    "move mauler at wolf", "move mauler at wolf distance 3",
    "route mauler to 12,20 distance 18", "route mauler to 12,20 distance 3",
    "climb wolf to hill direction 90 distance 9", "climb scout to table direction 180 distance 9",
    "leap scout to hill direction 0 distance 3",
    "pivot riders right 30", "pivot mauler left 30", "wheel regiment right 45", "wheel riders left 45",
    "place mauler at 20,4", "place mauler at 18,18 level 1", "place wolf beside mauler",
    "template 4 at 12,18", "template 4 at wolf", "spray 8 mauler at wolf",
    "deviate from 12,12 direction 0", "deviate from 12,12 direction 0 cap 2.75",
    "deviate from 12,12 direction 0 roll 3 6", "deviate from 12,12 direction 0 cap 2.75 roll 3 6",
]  # fmt: skip


@pytest.mark.parametrize("question", FORMS)
def test_every_form_is_answered(question: str) -> None:
    answer = look(TABLE, question)
    assert answer.kind == question.split()[0]
    assert all(answer.said(lang) for lang in languages)
    assert answer._repr_svg_().startswith("<svg")


def test_every_question_there_is_is_asked_here() -> None:
    assert {usage.split()[0] for usage in usages()} == {form.split()[0] for form in FORMS}


@pytest.mark.parametrize(
    ("question", "id", "value"),
    [
        ("", "look-error-empty", None),
        ("   ", "look-error-empty", None),
        ("gapp mauler wolf", "look-error-question", "gapp"),
        ("gap maler wolf", "look-error-id", "maler"),
        ("gap hill wolf", "look-error-id", "hill"),
        ("gap wolf wolf", "look-error-same", "wolf"),
        ("within 3 mauler", "look-error-ends", None),
        ("gap mauler wolf now", "look-error-surplus", "now"),
        ("within three mauler wolf", "look-error-length", "three"),
        ("within -1 mauler wolf", "look-error-length", "-1"),
        ("within nan mauler wolf", "look-error-length", "nan"),
        ("within 1/0 mauler wolf", "look-error-length", "1/0"),
        ("within 1e99999 mauler wolf", "look-error-length", "1e99999"),
        ("within 481 mauler wolf", "look-error-length", "481"),
        ("completely 3 mauler wolf", "look-error-word", "3"),
        ("move mauler of wolf", "look-error-word", "of"),
        ("move mauler to 3,up", "look-error-place", "up"),
        ("move mauler direction 400 distance 3", "look-error-degrees", "400"),
        ("arc 0 mauler wolf", "look-error-degrees", "0"),
        ("climb wolf by hil to hill distance 9", "look-error-terrain", "hil"),
        ("climb mauler to hil direction 0 distance 3", "look-error-terrain", "hil"),
        ("wheel mauler right 45", "look-error-round", "mauler"),
        ("wheel riders right -45", "look-error-degrees", "-45"),
        ("deviate from 50,50 direction 0", "look-error-off-table", "50,50"),
        ("deviate from 5,5 direction 0 roll 7 3", "look-error-whole", "7"),
        ("deviate from 5,5 direction 0 roll 0000000019 3", "look-error-whole", "0000000019"),
    ],
)
def test_what_cannot_be_understood_is_said(question: str, id: str, value: str | None) -> None:
    with pytest.raises(QuestionError) as caught:
        look(TABLE, question)
    assert (caught.value.id, caught.value.values.get("value")) == (id, value)
    for lang in languages:
        said = say(caught.value, lang)
        assert id not in said
        assert "{" not in said


def test_an_unknown_id_is_answered_with_the_nearest_and_the_form_of_the_question() -> None:
    with pytest.raises(QuestionError) as caught:
        look(TABLE, "gap maler wolf")
    said = say(caught.value, "en")
    assert "did you mean “mauler”" in said
    assert "gap ID ID" in said


@pytest.mark.parametrize(
    ("asked", "same"),
    [
        ("Gap mauler wolf", "gap mauler wolf"),
        ("  gap   mauler  wolf ", "gap mauler wolf"),
        ('within 3" mauler wolf', "within 3 mauler wolf"),
        ("within 7/2 mauler wolf", "within 3.5 mauler wolf"),
        ("move mauler to 2 2", "move mauler to 2,2"),
        ("move mauler to 2, 2", "move mauler to 2,2"),
        ("within 2,5 mauler wolf", "within 2.5 mauler wolf"),
        ("within 3in mauler wolf", "within 3 mauler wolf"),
        ("within 76.2 mm mauler wolf", "within 3 mauler wolf"),
        ("within 7,62см mauler wolf", "within 3 mauler wolf"),
        ("gap mauler, wolf", "gap mauler wolf"),
        ("move mauler to (2; 2.5)", "move mauler to 2,2.5"),
        ("move mauler to (2; 2,5) distance 1,5", "move mauler to 2,2.5 distance 1.5"),
        ("template 4 at 12;18", "template 4 at 12,18"),
        ("промежуток mauler wolf", "gap mauler wolf"),
        ("Все ближе 3 mauler", "all within 3 mauler"),
        ("движение mauler к 2,2", "move mauler to 2,2"),
        ("заход regiment вправо 45", "wheel regiment right 45"),
    ],
)
def test_a_question_may_be_spelled_in_several_ways(asked: str, same: str) -> None:
    assert look(TABLE, asked).data == look(TABLE, same).data


def test_a_cloud_hides_unless_one_stands_in_it() -> None:
    assert look(TABLE, "sight mauler wolf").data["blockers"] == ["smoke"]
    inside = load_tabletop(
        """
battlewright: 1
ruleset: table
table: {size: [24, 24]}
terrain:
  - {id: smoke, shape: {disc: [12, 7], radius: 1.5}, height: 4, traits: [cloud]}
sides:
  A: {models: [{id: mauler, base: {round: 50}, at: [12, 6]}]}
  B: {models: [{id: wolf, base: {round: 40}, at: [12, 18]}]}
"""
    )
    assert look(inside, "sight mauler wolf").verdict is True


def test_a_place_on_a_hill_is_judged_at_its_height() -> None:
    low = look(TABLE, "place mauler at 19.8,18").data
    assert (low["verdict"], low["by"]) == (False, "hill")
    assert look(TABLE, "place mauler at 19.5,17.5 level 1").verdict is True
    assert look(TABLE, "place mauler at 3,3 level 1").data["reason"] == "in-the-air"


def test_who_makes_room_is_told() -> None:
    data = look(TABLE, "place mauler at 12,17").data["disturbance"]
    assert data["moved"] == {"wolf": pytest.approx(0.7717, abs=1e-3)}
    assert data["proven_least"]


def test_a_template_counts_the_bases_of_a_regiment() -> None:
    under = look(TABLE, "template 3 at 5,18").data["covered"]["regiment"]
    assert under["wholly"] is False
    assert 1 < under["bases"] < 13


def test_a_deviation_keeps_to_its_cap_and_to_the_table() -> None:
    assert look(TABLE, "deviate from 12,12 direction 0 cap 2.75 roll 1 6").data["place"] == [12, 14.75]
    assert look(TABLE, "deviate from 12,22 direction 0 roll 1 6").data["place"] == [12, 24]
    places = look(TABLE, "deviate from 12,12 direction 0 cap 2.5").data["places"]
    assert len(places) == 18
    assert {one["p"] for one in places} == {"1/36", "1/9"}


def test_a_deviation_stopped_by_the_edge_says_how_far_it_went() -> None:
    answer = look(TABLE, "deviate from 10,22 direction 0 roll 1 6")
    assert (answer.data["deviated"], answer.data["stopped_by_edge"]) == (2, True)
    assert "stops it after 2″" in plain(answer)
    free = look(TABLE, "deviate from 12,12 direction 0 cap 2.75 roll 1 6")
    assert free.data["stopped_by_edge"] is False
    assert "stops it" not in plain(free)


def test_all_that_a_base_would_stand_on_is_named() -> None:
    crowd = load_tabletop(
        """
battlewright: 1
ruleset: table
table: {size: [24, 24]}
terrain: [{id: pond, shape: {disc: [12, 13.5], radius: 1}, traits: [impassable]}]
sides:
  A: {models: [{id: mover, base: {round: 50}, at: [3, 3]}]}
  B: {models: [{id: left, base: {round: 40}, at: [11, 12]}, {id: right, base: {round: 40}, at: [13, 12]}]}
"""
    )
    answer = look(crowd, "place mover at 12,12")
    assert answer.data["all_by"] == ["left", "right", "pond"]
    assert "on those of left, right" in plain(answer)
    assert "in pond" in plain(answer)


def plain(answer: Answer, lang: str = "en") -> str:
    """The words without the marks that isolate directions."""
    return answer.said(lang).replace("\u2068", "").replace("\u2069", "")


STACKED = """
battlewright: 1
ruleset: table
table: {size: [24, 24]}
terrain:
  - {id: leg, shape: {disc: [9, 9], radius: 0.2}, height: 2.9, traits: [solid]}
  - {id: roof, shape: {polygon: [[3, 3], [10, 3], [10, 10], [3, 10]]}, base: 2.9, height: 0.1, traits: [floor]}
sides:
  A: {models: [{id: a, base: {round: 25}, at: [5, 5]}]}
  B: {models: [{id: b, base: {round: 25}, at: [5, 5, 3]}]}
"""


def test_what_stands_straight_above_is_in_no_direction_of_a_spray() -> None:
    with pytest.raises(QuestionError) as caught:
        look(load_tabletop(STACKED), "spray 8 a at b")
    assert caught.value.id == "look-error-above"
