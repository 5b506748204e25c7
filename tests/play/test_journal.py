"""The journal tells the whole history as data."""

from __future__ import annotations

import json
from random import Random

from tests.play.fights import fight, play_on

from battlewright.core.people import Concede
from battlewright.play.entries import Entry
from battlewright.play.journal import journal, to_json


def test_every_line_of_the_history_is_told() -> None:
    battle, rng = fight(), Random(1)
    play_on(battle, rng, 40)
    battle.undo(3, asker=1, consent=True)
    battle.redo()
    play_on(battle, rng, 5)
    battle.answer(Concede(0))
    told = journal(battle)
    assert [line.number for line in told] == list(range(1, len(battle.log) + 1))
    assert [(line.input, line.seat) for line in told if line.input != "answer"] == [
        ("undo", 1),
        ("redo", None),
    ]
    assert sum(line.in_force for line in told if line.input == "answer") == len(battle.played)
    for line, entry in zip(told, battle.log, strict=True):
        if isinstance(entry, Entry):
            assert [event.id for event in line.events] == [event.id for event in entry.events]
            if entry.dice is not None and line.dice is not None:
                assert tuple(die.face for die in line.dice) == entry.answer


def test_the_journal_is_json() -> None:
    battle = fight()
    play_on(battle, Random(2))
    told = json.loads(to_json(battle))
    assert told["head"] == battle.head.hex()
    assert len(told["lines"]) == len(battle.log)
    assert told["outcome"]["reason"].startswith("outcome-")
    rolls = [line for line in told["lines"] if line.get("dice")]
    assert {key for line in rolls for die in line["dice"] for key in die} == {"die", "face"}
