"""`bw.look` judges as the terminal does, whatever it is asked of."""

from __future__ import annotations

from pathlib import Path

import pytest

import battlewright as bw
from battlewright.core.position import Position
from battlewright.looking import look
from battlewright.scenario.load import load_tabletop

TEXT = """
battlewright: 1
ruleset: redroll
table: {size: [24, 24]}
sides:
  A: {models: [{id: giant, profile: warbeast, at: [4, 12], facing: 90}, {id: guard, profile: brute, at: [17, 12]}]}
  B: {models: [{id: scout, profile: hunter, at: [20, 12]}]}
"""


@pytest.mark.parametrize("kind", ["text", "path", "scenario", "battle", "position", "tabletop"])
def test_python_judges_sight_by_the_rules_of_the_game(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TEXT)
    scenario = bw.load(TEXT)
    asked: dict[str, str | Path | bw.Scenario | bw.Battle | Position | bw.Tabletop] = {
        "text": TEXT,
        "path": file,
        "scenario": scenario,
        "battle": bw.Battle(scenario),
        "position": bw.position(scenario),
        "tabletop": bw.tabletop(TEXT),
    }
    what = asked[kind]
    for question in ("sight scout giant", "sight giant scout"):
        answer, terminal = bw.look(what, question), look(load_tabletop(TEXT), question)
        assert answer.data == terminal.data
        assert answer.said() == terminal.said()
    assert bw.look(what, "sight scout giant").verdict is True  # a 40 mm base does not hide one of 50 mm
