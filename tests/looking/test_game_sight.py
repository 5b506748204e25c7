"""Sight on the table of a game is judged by its rules, as they stand."""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.looking import Answer, look
from battlewright.scenario.load import load, tabletop
from battlewright.table.sight import Sight

SCENARIO = """
battlewright: 1
ruleset: redroll
table: {size: [24, 24]}
sides:
  A: {models: [{id: giant, profile: warbeast, at: [4, 12], facing: 90}, {id: guard, profile: brute, at: [17, 12]}]}
  B: {models: [{id: scout, profile: hunter, at: [20, 12]}]}
"""


def test_redroll_lets_a_large_target_be_seen_past_a_smaller_base_only() -> None:
    table = tabletop(load(SCENARIO))
    to_giant, to_scout = look(table, "sight scout giant"), look(table, "sight giant scout")
    assert to_giant.data["verdict"] is True  # a 40 mm base does not hide one of 50 mm
    assert to_scout.data["verdict"] is False and to_scout.data["blockers"] == ["guard"]
    assert to_giant.data["symmetric"] is to_scout.data["symmetric"] is False
    assert "the rules of redroll let sight pass: guard." in plain(to_giant)
    said = plain(to_scout)
    assert "From scout to giant it is otherwise." in said
    assert "let sight pass" not in said
    assert "Judged by the rules of redroll." in said


def test_rules_that_are_stricter_than_heights_alone_say_so() -> None:
    table = tabletop(load(SCENARIO.replace("at: [17, 12]", "at: [17, 20]")))
    guard = table.find("guard")
    assert guard is not None
    strict = replace(table, sees=lambda viewer, target: Sight(False, None, (guard.body,)))
    answer = look(strict, "sight giant scout")
    assert answer.data["blockers"] == ["guard"]
    assert (
        "By heights alone a line would be free; by the rules of redroll it is blocked all the same."
        in plain(answer)
    )


def plain(answer: Answer) -> str:
    """The words without the marks that isolate directions."""
    return answer.said("en").replace("\u2068", "").replace("\u2069", "")


def test_a_model_keeps_the_facing_of_the_file() -> None:
    assert look(tabletop(load(SCENARIO)), "arc giant scout").data["arcs"]["front"] == "wholly"
