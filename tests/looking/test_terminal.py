"""The verb `look`: questions without quotes, what is wrong beside what is right, and reasons told once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from battlewright.cli.looking import look

HOW = "Measured from edge to edge of the bases."


def test_words_without_quotes_are_one_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert look("table/touching", ["gap", "mauler", "wolf"], True, None, "en") == 0
    assert [one["question"] for one in json.loads(capsys.readouterr().out)] == ["gap mauler wolf"]


def test_what_is_wrong_stands_in_the_json_and_hinders_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "look.svg"
    asked = ["gap mauler wlf", "gap mauler wolf"]
    assert look("table/touching", asked, True, str(picture), "en") == 2
    wrong, right = json.loads(capsys.readouterr().out)
    assert (wrong["question"], wrong["error"]) == ("gap mauler wlf", "look-error-id")
    assert "wlf" in wrong["message"]
    assert right["contact"] is True
    assert picture.read_text().startswith("<svg")


def test_how_several_answers_were_judged_is_told_once_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert look("table/touching", ["gap mauler", "all within 3 mauler"], False, None, "en") == 0
    lines = capsys.readouterr().out.strip().split("\n")
    assert [number for number, line in enumerate(lines) if HOW in line] == [len(lines) - 1]
    assert look("table/touching", ["gap mauler"], False, None, "en") == 0
    assert HOW in capsys.readouterr().out
