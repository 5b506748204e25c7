"""The play-by-play of a battle as data, to be printed, shown or sent."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from battlewright.core.running import Answer
from battlewright.play.battle import Battle
from battlewright.play.entries import By, Entry, Turnback, Undo


class Rolled(msgspec.Struct, frozen=True):
    """A die and the face it showed."""

    die: str
    face: int


class Told(msgspec.Struct, frozen=True):
    """An event: its Fluent id, the arguments of its text, the clauses behind it."""

    id: str
    values: dict[str, Any]
    clauses: tuple[str, ...]


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the history, numbered from 1; line 0 holds what happened before the first answer.

    `asked` is the question's kind or the roll's purpose, `dice` is None for decisions. `in_force` is false for an
    answer that was taken back. Of an undo or redo only `answers` says how many answers it moved.
    """

    number: int
    input: Literal["opening", "answer", "undo", "redo"]
    seat: int | None = None
    by: By | None = None
    asked: str = ""
    answer: Answer | None = None
    dice: tuple[Rolled, ...] | None = None
    events: tuple[Told, ...] = ()
    answers: int = 0
    in_force: bool = True


def journal(battle: Battle) -> list[JournalEntry]:
    """The whole history, answers taken back included."""
    in_force = {id(entry) for entry in battle.played}
    told = [JournalEntry(0, "opening", events=_told(battle.opening))] if battle.opening else []
    for number, line in enumerate(battle.log, 1):
        if isinstance(line, Turnback):
            turned = line.input
            told.append(
                JournalEntry(number, "undo", turned.asker, answers=turned.answers)
                if isinstance(turned, Undo)
                else JournalEntry(number, "redo", answers=turned.answers)
            )
        else:
            told.append(_entry(number, line, id(line) in in_force))
    return told


def to_json(battle: Battle) -> bytes:
    """The journal as one JSON document: what the battle is, its lines, and the head of its chain."""
    header = battle.header
    return msgspec.json.encode(
        {
            "ruleset": header.ruleset,
            "version": header.version,
            "rulings": header.rulings,
            "dice": header.dice,
            "lines": journal(battle),
            "outcome": battle.outcome,
            "head": battle.head.hex(),
        }
    )


def _entry(number: int, entry: Entry, in_force: bool) -> JournalEntry:
    rolled = None
    if entry.dice is not None and isinstance(entry.answer, tuple):
        rolled = tuple(Rolled(str(die), face) for die, face in zip(entry.dice, entry.answer, strict=True))
    return JournalEntry(
        number, "answer", entry.who, entry.by, entry.asked, entry.answer, rolled, _told(entry.events),
        in_force=in_force,
    )  # fmt: skip


def _told(events: Any) -> tuple[Told, ...]:
    return tuple(Told(event.id, dict(event.values), event.clauses) for event in events)
