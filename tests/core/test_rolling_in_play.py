"""Staged rolls in a played battle: typed, logged, taken back, kept in a file and replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.toys.regiments import regiments

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.snapshot import save
from battlewright.play.battle import Battle, begin
from battlewright.play.commands import obey
from battlewright.play.dice import Local, Physical
from battlewright.play.file import create, load, resume
from battlewright.play.journal import journal
from battlewright.play.statistics import dice_statistics
from battlewright.scenario.messages import RollMessage, message

RULINGS = {"luck": True, "shields": True}
SETUP = {"shots": 4}


def build(setup: dict[str, Any], ruleset: str, rulings: dict[str, Any]) -> Position:
    return regiments((setup, setup), **rulings)


def battle(dice: Any = None) -> Battle:
    return begin(build(SETUP, "regiments", RULINGS), SETUP, dice or Physical())


def test_stages_are_typed_and_logged_one_by_one() -> None:
    b = battle()
    for line in ("shoot", "1 4 5 6", "decline", "13", "5", "shields"):
        obey(b, line)
    assert isinstance(b.pending, Roll)
    with pytest.raises(BattlewrightError) as wrong:
        obey(b, "3 9")
    assert wrong.value.id == "error-dice-face"
    obey(b, "3,4 2")
    told = [(line.seat, line.asked, [d.face for d in line.dice or ()]) for line in journal(b) if line.dice]
    assert told == [
        (0, "volley.hit", [1, 4, 5, 6]), (0, "volley.wound", [1, 3]), (0, "volley.wound.again", [5]),
        (1, "volley.save", [3, 4, 2]),
    ]  # fmt: skip
    assert [(s.die, s.rolled) for s in dice_statistics(b.log)] == [("d6", 10)]


def test_stages_are_taken_back_one_by_one_and_given_again() -> None:
    b = battle()
    stood = [save(b.position)]
    for line in ("shoot", "1 4 5 6", "luck", "4", "1 1 6", "2 3", "decline", "1 2 3"):
        obey(b, line)
        stood.append(save(b.position))
    for before in reversed(stood[:-1]):
        b.undo(consent=True)
        assert save(b.position) == before
    b.redo(len(stood) - 1)
    assert save(b.position) == stood[-1]


def test_a_file_that_ends_between_stages_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    first = battle(Local("a file"))
    create(path, first)
    first.answer(("shoot",))
    for _ in range(40):
        if first.pending is None:
            break
        first.roll() if isinstance(first.pending, Roll) else first.answer(first.pending.options[0])
        stands = save(first.position)
        first.close()
        assert save(load(path, build).position) == stands
        first = resume(path, build)
        assert save(first.position) == stands
    first.close()
    asked = {line.asked for line in journal(load(path, build))}
    assert {"volley.hit", "volley.save", "ask-shields"} <= asked


def test_a_roll_of_many_damage_dice_is_put_into_a_message_without_its_law() -> None:
    setup = {"shots": 40, "damage": (1, 2, 3), "models": 60}
    b = begin(regiments((setup, setup)), {}, Physical())
    b.answer(("shoot",))
    while b.pending.purpose != "volley.damage":
        b.answer(
            tuple(
                die.faces[-1] if b.pending.player == 0 else die.faces[0] for die in b.pending.partition.dice
            )
        )
    told = message(b.pending)
    assert isinstance(told, RollMessage)
    assert [(run.faces, run.count) for run in told.dice] == [((1, 2, 3), 40)]
