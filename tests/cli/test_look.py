"""The verb `look`."""

from __future__ import annotations

import json

import pytest
from tests.cli.command import SMALL, Shell

import battlewright as bw


def test_questions_of_the_command_line_are_answered(shell: Shell) -> None:
    done = shell("look", "table/touching", "gap mauler wolf", "contact scout")
    assert done.status == 0
    assert "gap mauler wolf\n  mauler is in contact with wolf" in done.out
    assert "contact scout\n" in done.out


def test_without_questions_those_of_the_file_are_answered(shell: Shell) -> None:
    done = shell("look", "touching", "--lang", "ru")
    assert done.status == 0
    assert done.out.count("промежуток") >= 3


def test_a_battle_can_be_looked_at(shell: Shell) -> None:
    done = shell("look", shell.file("small.yaml"), "gap a_wolf b_brute", "--json")
    (answer,) = json.loads(done.out)
    assert answer["question"] == "gap a_wolf b_brute"
    assert answer["gap"] > 0
    assert answer["said"]


def test_a_scenario_that_asks_nothing_says_how_to_ask(shell: Shell) -> None:
    done = shell("look", shell.file("small.yaml"))
    assert done.status == 2
    assert "gap ID ID" in done.err


def test_what_is_wrong_with_a_question_does_not_hide_the_other_answers(shell: Shell) -> None:
    done = shell("look", "touching", "gap mauler wlf", "gap mauler wolf")
    assert done.status == 2
    assert "did you mean “wolf”" in done.err
    assert "in contact" in done.out


def test_the_picture_shows_the_table(shell: Shell) -> None:
    picture = shell.folder / "look.svg"
    assert shell("look", "cavalry", "--picture", str(picture)).status == 0
    drawn = picture.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "lancers" in drawn


def test_check_judges_the_questions_of_a_scenario(shell: Shell) -> None:
    path = shell.file("asks.yaml", SMALL + "look: [gap a_wolf b_brute, gap a_wolf b_brut]\n")
    done = shell("check", path)
    assert done.status == 2
    assert "look[1]" in done.out
    assert "look[0]" not in done.out


def test_new_writes_a_table_and_its_schema_is_there(shell: Shell) -> None:
    path = str(shell.folder / "table.yaml")
    assert shell("new", path, "--ruleset", "table").status == 0
    assert shell("check", path).status == 0
    assert shell("look", path).status == 0
    assert "rectangle" in shell("schema", "scenario", "--ruleset", "table").out


@pytest.mark.parametrize("verb", ["play", "odds", "best", "resolve"])
def test_a_table_without_a_game_is_not_played(verb: str, shell: Shell) -> None:
    done = shell(verb, "table/touching")
    assert done.status == 2
    assert "./run look" in done.err


def test_looking_from_python() -> None:
    answer = bw.look("table/touching", "gap mauler wolf")
    assert answer.data["gap"] == 0
    assert answer._repr_svg_().startswith("<svg")
    top = bw.tabletop("table/touching")
    assert bw.look(top, "contact mauler wolf").verdict is True
    assert top._repr_svg_().startswith("<svg")
    battle = bw.Battle("redroll/duel", seed="evening")
    first, second = (piece.id for piece in bw.tabletop(battle).pieces[:2])
    assert (
        bw.look(battle, f"gap {first} {second}").data
        == bw.look(battle.position, f"gap {first} {second}").data
    )
    with pytest.raises(bw.QuestionError):
        bw.look(top, "gap mauler nobody")
