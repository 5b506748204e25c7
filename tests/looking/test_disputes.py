"""The tables set up from players' disputes: each verdict and its numbers, worked out by hand."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from battlewright.looking import look
from battlewright.scenario.library import shipped
from battlewright.scenario.load import check, load_tabletop
from battlewright.scenario.tabletop import Tabletop
from battlewright.texts import languages

TABLES = [name for name in shipped() if name.startswith("table/")]

# The table, the question, the verdict, and numbers in inches to a hundredth.
DISPUTES: list[tuple[str, str, bool | None, dict[str, Any]]] = [
    # 25 mm + 20 mm are 45 mm; what is left of 0.64 mm is a gap
    ("touching", "gap mauler wolf", None, {"gap": 0, "contact": True}),
    ("touching", "contact mauler", True, {"contact": ["wolf"]}),
    ("touching", "contact mauler scout", False, {"nearest": "scout", "gap": 0.03}),
    # 8.49 from middle to middle, less 60 mm and 15 mm
    ("big_base", "gap colossus scout", None, {"gap": 5.53}),
    ("big_base", "gap scout colossus", None, {"gap": 5.53}),
    # 7.21 beside the long side, 0.23 before its end, less 15 mm
    ("big_base", "gap wagon scout", None, {"gap": 6.62}),
    ("big_base", "gap scout wagon", None, {"gap": 6.62}),
    # the corners are 1.52 apart both ways, the middles 4.24
    ("ruler", "gap spear rider", None, {"gap": 2.15, "between": [[10.49, 10.98], [12.02, 12.51]]}),
    ("ruler", "gap spear archer", None, {"gap": 2.46}),
    ("ruler", "within 1.5 spear rider", False, {}),
    ("coherency", "all within 2 chariot", None, {"within": {"before": 1.94}}),
    ("coherency", "within 2 last leader", True, {}),
    ("coherency", "within 2 strayed leader", False, {}),
    ("coherency", "completely within 3 last leader", False, {"farthest": 3.26, "partly": True}),
    # 40 mm between the middles at contact, 1 inch aside
    ("crowd", "move brute to 12,20", None, {"end": [12, 10.78], "contact": ["left", "right"]}),
    ("crowd", "move brute at right", None, {"travelled": 5.5, "contact": ["right"]}),
    ("crowd", "place brute at 12,12", False, {"reason": "overlaps-body"}),
    # 2.41 before the bog, then half of 3.59
    ("going", "move runner to 12,12 distance 6", None, {"travelled": 4.21, "cost": 6, "stop": None}),
    ("going", "move runner direction 0 distance 20", None, {"travelled": 9.41, "cost": 12.59}),
    ("going", "move sneak to 20,17", None, {"travelled": 12, "cost": 12}),
    ("going", "terrain runner", None, {"on": "table", "terrain": {}}),
    # to the corner of the last rank, 0.95 aside and 4.96 ahead
    ("cavalry", "gap rider lancers", None, {"gap": 5.05}),
    ("cavalry", "gap lancers rider", None, {"gap": 5.05}),
    ("cavalry", "move rider at lancers", None, {"contact": ["lancers"]}),
    ("cavalry", "arc lancers rider", None, {"sides": ["back"]}),
    ("both_ways", "sight archer wolf", True, {"symmetric": True}),
    ("both_ways", "sight wolf archer", True, {"symmetric": True}),
    ("both_ways", "sight guard wolf", False, {"blockers": ["left"]}),
    # the base fills 10.02 degrees, the crates end 5.91 from its left edge
    ("firing_line", "cover gunner hidden", None, {"share": 0.59, "by": {"crates": 0.59}}),
    ("firing_line", "cover gunner bushman", None, {"share": 0.48, "by": {"thicket": 0.48}}),
    ("firing_line", "cover gunner open", None, {"share": 0, "by": {}}),
    ("hill", "sight gunner wolf", False, {"blockers": ["hill"]}),
    ("hill", "sight lookout wolf", True, {}),
    ("hill", "level lookout wolf", None, {"higher": 3}),
    ("ruins", "terrain spotter", None, {"on": "first", "level": 3, "ladders": ["ladder"]}),
    ("ruins", "terrain sentry", None, {"on": "table", "terrain": {"first": "above"}}),
    # 0.31 to the ladder; up there the spotter stands where all of the base would have to
    ("ruins", "climb raider by ladder to first distance 6", False, {"failure": "body-in-way"}),
    ("ruins", "climb raider by ladder to first distance 2", False, {"failure": "too-far"}),
    ("going", "route runner to 12,22 distance 30", True, {}),
    ("ruins", "level sniper raider", None, {"higher": 6}),
    # 1.57 seen from above, 4.25 from head to foot
    ("ruins", "gap sniper sentry", None, {"gap": 4.53, "height_between": 4.25}),
    ("ruins", "within 3 spotter raider", True, {"gap": 1.61}),
]


@cache
def table(name: str) -> Tabletop:
    return load_tabletop(shipped()[f"table/{name}"])


def hundredths(value: Any) -> Any:
    """Every number to a hundredth."""
    if isinstance(value, dict):
        return {key: hundredths(part) for key, part in value.items()}
    if isinstance(value, list):
        return [hundredths(part) for part in value]
    return round(value, 2) if isinstance(value, float) else value


@pytest.mark.parametrize(("name", "question", "verdict", "numbers"), DISPUTES)
def test_a_dispute_is_settled(
    name: str, question: str, verdict: bool | None, numbers: dict[str, Any]
) -> None:
    answer = look(table(name), question)
    assert answer.verdict is verdict
    assert {key: hundredths(answer.data[key]) for key in numbers} == numbers


def test_every_question_of_the_files_is_judged_here() -> None:
    judged = {(f"table/{name}", question) for name, question, _, _ in DISPUTES}
    assert [
        (name, q) for name in TABLES for q in load_tabletop(shipped()[name]).look if (name, q) not in judged
    ] == []
    assert len(TABLES) >= 10


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_disputes_has_no_mistakes(name: str) -> None:
    assert check(shipped()[name], look) == []


@pytest.mark.parametrize("lang", languages)
def test_every_answer_gives_its_reason_in_words_and_as_data(lang: str) -> None:
    for name, question, _, _ in DISPUTES:
        answer = look(table(name), question)
        said = answer.said(lang).split("\n")
        assert len(said) >= 2, question
        assert not [line for line in said if "look-" in line or "{" in line]
        assert json.loads(json.dumps(answer.to_json(lang)))["said"] == said


def test_a_close_call_is_told_to_the_micrometre() -> None:
    assert "24 µm too far" in look(table("coherency"), "within 2 strayed leader").said()
    assert "1 µm to spare" in look(table("coherency"), "within 2 last leader").said()
    assert "close call" not in look(table("ruler"), "within 1.5 spear rider").said()


def test_what_a_move_meets_is_told_in_order() -> None:
    answer = look(table("going"), "move runner direction 0 distance 20")
    assert [(one["kind"], one["what"]) for one in answer.data["met"]] == [("enter", "bog"), ("leave", "bog")]
    assert answer.data["stop"] == {"kind": "feature", "by": "house"}


def test_every_pair_is_as_far_apart_and_seen_both_ways() -> None:
    for name in ("ruins", "hill", "cavalry", "big_base"):
        ids = [piece.id for piece in table(name).pieces]
        for i, one in enumerate(ids):
            for other in ids[:i]:
                there, back = (
                    look(table(name), f"gap {a} {b}").data for a, b in ((one, other), (other, one))
                )
                assert there["gap"] == back["gap"]
                assert sorted(there["between"]) == sorted(back["between"])
                seen = [look(table(name), f"sight {a} {b}").data for a, b in ((one, other), (other, one))]
                assert seen[0]["verdict"] == seen[1]["verdict"]
                assert seen[0].get("line") == (seen[1]["line"][::-1] if "line" in seen[1] else None)
