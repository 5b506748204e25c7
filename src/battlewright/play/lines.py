"""The lines of a battle file: one JSON object each, the header first.

    {"battlewright": "battle", "format": 1, "input": {header}, "events": [...], "head": "..."}
    {"input": [0, "person", ["attack", "a1", "b1"]], "events": [...], "head": "..."}
    {"input": {"act": "undo", "answers": 2, "asker": 0}, "head": "..."}
    {"snapshot": 50, "position": {...}}

`head` is the chain's after that line; a snapshot holds the position after so many lines of the history and stands
outside the chain, because it follows from it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.people import Amend, Concede, Draw, Sealed
from battlewright.core.position import Event, Position
from battlewright.core.snapshot import save
from battlewright.play.battle import Battle
from battlewright.play.entries import By, Entry, Line, Redo, Undo, canonical, link
from battlewright.play.migrations import FORMAT

MAGIC = "battle"
NOTHING = msgspec.Raw(b"[]")


class FileError(BattlewrightError):
    """A battle file that cannot be used as asked.

    `values` always hold `file`, `line` (from 1; 0: the file as a whole), `field`, `value` and `expected`.
    """


def fault(id: str, path: Path, line: int = 0, **values: Any) -> FileError:
    """The error `error-file-<id>` about a line of a file."""
    return FileError(
        f"error-file-{id}", file=str(path), line=line, **{"field": "", "value": "", "expected": "", **values}
    )


class HeaderLine(msgspec.Struct, frozen=True):
    battlewright: str
    format: int
    input: msgspec.Raw
    events: msgspec.Raw
    head: str


class InputLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer (its input is an array), an undo or a redo."""

    input: msgspec.Raw
    head: str
    events: msgspec.Raw = NOTHING


class SnapshotLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    snapshot: int
    position: msgspec.Raw


class _AnswerLine(msgspec.Struct, frozen=True):
    input: msgspec.Raw
    events: list[Event]
    head: str


class _TurnbackLine(msgspec.Struct, frozen=True):
    input: msgspec.Raw
    head: str


def header_line(battle: Battle) -> bytes:
    form = battle.header.form()
    events = msgspec.Raw(canonical(battle.opening))
    line = HeaderLine(MAGIC, FORMAT, msgspec.Raw(form), events, link(b"", form).hex())
    return canonical(line) + b"\n"


def history_line(line: Line) -> bytes:
    form, head = msgspec.Raw(line.form()), line.head.hex()
    written = _AnswerLine(form, line.events, head) if isinstance(line, Entry) else _TurnbackLine(form, head)
    return canonical(written) + b"\n"


def snapshot_line(count: int, position: Position) -> bytes:
    return canonical(SnapshotLine(count, msgspec.Raw(save(position)))) + b"\n"


Given = tuple[int | None, By, tuple[Any, ...] | Sealed | Concede | Draw | Amend]
_given = msgspec.json.Decoder(Given)
_turned = msgspec.json.Decoder(Undo | Redo)
_header = msgspec.json.Decoder(HeaderLine)
_input = msgspec.json.Decoder(InputLine)
_snapshot = msgspec.json.Decoder(SnapshotLine)


def read_header(text: bytes) -> HeaderLine:
    """Raises `msgspec.DecodeError`."""
    return _header.decode(text)


def read_line(text: bytes) -> InputLine | SnapshotLine:
    """Raises `msgspec.DecodeError`."""
    return _snapshot.decode(text) if text.startswith(b'{"snapshot"') else _input.decode(text)


def read_input(form: msgspec.Raw) -> Given | Undo | Redo:
    """What an input line says. Raises `msgspec.DecodeError`."""
    if not bytes(form).startswith(b"["):
        return _turned.decode(form)
    who, by, answer = _given.decode(form)
    if isinstance(answer, tuple):
        return who, by, _plain(answer)
    if isinstance(answer, Sealed):
        return who, by, Sealed(answer.seat, _plain(answer.answer))
    return who, by, answer


def _plain(value: Any) -> Any:
    """Lists as the tuples that they were; an answer holds no objects."""
    if isinstance(value, dict):
        raise msgspec.ValidationError("Expected `array`, got `object` in an answer")
    return tuple(map(_plain, value)) if isinstance(value, (list, tuple)) else value
