"""Reading a battle file: the chain is checked first, then every answer is given once more and compared."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from battlewright.chance import DiceError
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Event, Position
from battlewright.core.snapshot import load as load_position
from battlewright.core.snapshot import save
from battlewright.play import migrations
from battlewright.play.battle import Battle
from battlewright.play.entries import By, Header, Redo, Undo, canonical, link
from battlewright.play.lines import (
    MAGIC,
    HeaderLine,
    InputLine,
    SnapshotLine,
    fault,
    read_header,
    read_input,
    read_line,
)

Build = Callable[[dict[str, Any], str, dict[str, Any]], Position]
"""Makes the first position from a set-up, a ruleset's name and all rulings; raises `BattlewrightError`."""


_events = msgspec.json.Decoder(list[Event])


class Contents(msgspec.Struct, frozen=True):
    """A battle file that was read: `end` is the length of its whole lines in bytes, `format` as found."""

    battle: Battle
    end: int
    format: int


def read(path: Path, build: Build) -> Contents:
    """Read and check a battle file. Raises `FileError`.

    A last line without its end was being written when its program stopped: it is left out.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise fault("unreadable", path, value=error.strerror or str(error)) from None
    end = data.rfind(b"\n") + 1
    texts = data[:end].split(b"\n")[:-1]
    heading = _heading(path, texts)
    lines = _chained(path, heading, texts)
    if heading.format < migrations.FORMAT:
        heading, lines = _migrated(path, heading, texts)
    return Contents(_Replay(path, heading, build).run(lines), end, heading.format)


def _heading(path: Path, texts: list[bytes]) -> HeaderLine:
    try:
        heading = read_header(texts[0])
    except (IndexError, msgspec.DecodeError, UnicodeDecodeError):
        raise fault("foreign", path, 1, expected="battlewright: battle") from None
    if heading.battlewright != MAGIC:
        raise fault("foreign", path, 1, field="battlewright", value=heading.battlewright, expected=MAGIC)
    oldest = min(migrations.STEPS, default=migrations.FORMAT)
    if not oldest <= heading.format <= migrations.FORMAT:
        raise fault("format", path, 1, field="format", value=heading.format, expected=migrations.FORMAT)
    return heading


def _chained(path: Path, heading: HeaderLine, texts: list[bytes]) -> list[InputLine | SnapshotLine]:
    """All lines after the header, if each stands where it was written."""
    head = _linked(path, 1, b"", heading)
    lines: list[InputLine | SnapshotLine] = []
    for number, text in enumerate(texts[1:], 2):
        try:
            line = read_line(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise fault("damaged-line", path, number, value=str(error)) from None
        if isinstance(line, InputLine):
            head = _linked(path, number, head, line)
        lines.append(line)
    return lines


def _linked(path: Path, number: int, head: bytes, line: HeaderLine | InputLine) -> bytes:
    made = link(head, bytes(line.input))
    if line.head != made.hex():
        raise fault("chain", path, number, field="head", value=line.head[:64], expected=made.hex())
    return made


def _migrated(
    path: Path, heading: HeaderLine, texts: list[bytes]
) -> tuple[HeaderLine, list[InputLine | SnapshotLine]]:
    first, *rest = migrations.migrated([msgspec.json.decode(text) for text in texts], heading.format)
    found = heading.format
    heading = msgspec.structs.replace(read_header(canonical(first)), format=found)
    return heading, [read_line(canonical(line)) for line in rest]


class _Replay:
    """Plays a file's answers again, in a battle made from its header."""

    def __init__(self, path: Path, heading: HeaderLine, build: Build) -> None:
        self.path = path
        self.number = 1
        try:
            header = msgspec.json.decode(heading.input, type=Header)
        except msgspec.DecodeError as error:
            raise fault("damaged-line", path, 1, field="input", value=str(error)) from None
        position = _position(path, header, build)
        self.battle = Battle(position, header)
        self.now = position.rules.ruleset.version
        self.same_rules = header.version == self.now
        self.compare(heading.events, self.battle.opening)

    def run(self, lines: list[InputLine | SnapshotLine]) -> Battle:
        for self.number, line in enumerate(lines, 2):
            if isinstance(line, SnapshotLine):
                self.snapshot(line)
                continue
            try:
                found = read_input(line.input)
            except msgspec.DecodeError as error:
                raise fault("damaged-line", self.path, self.number, field="input", value=str(error)) from None
            try:
                if isinstance(found, tuple):
                    self.answer(line, *found)
                else:
                    self.turn_back(found)
            except (BattlewrightError, DiceError) as error:
                if str(error.id).startswith("error-file-"):
                    raise
                self.refused(line, error)
        return self.battle

    def answer(self, line: InputLine, who: int | None, by: By, answer: Any) -> None:
        battle = self.battle
        if by == "dice":
            faces = battle.next_faces()
            if faces != answer:
                raise fault(
                    "dice",
                    self.path,
                    self.number,
                    field="input",
                    value=_words(answer),
                    expected=_words(faces),
                )
        entry = battle.take(answer, by)
        if entry.who != who:
            raise fault(
                "seat", self.path, self.number, field="input", value=str(who), expected=str(entry.who)
            )
        self.compare(line.events, entry.events)

    def turn_back(self, made: Undo | Redo) -> None:
        self.battle.turn_back(made)

    def compare(self, recorded: msgspec.Raw, replayed: list[Event]) -> None:
        """The events must be those recorded; those of another version of the rules may differ, and then say where."""
        written = canonical(replayed)
        if bytes(recorded) == written:
            return
        try:
            old = _events.decode(recorded)
        except msgspec.DecodeError as error:
            raise fault("damaged-line", self.path, self.number, field="events", value=str(error)) from None
        new = _events.decode(written)
        for before, after in zip_longest(old, new):
            if before != after:
                self.differs((before or after).clauses, before, after)

    def differs(self, clauses: tuple[str, ...], before: Event | None, after: Event | None) -> NoReturn:
        values = {"value": _told(before), "expected": _told(after), "answer": len(self.battle.log)}
        if self.same_rules:
            raise fault("events", self.path, self.number, field="events", **values)
        version = {"old": self.battle.header.version, "new": self.now}
        error = fault("replay-differs", self.path, self.number, field="events", **values, **version)
        error.clauses = clauses
        raise error

    def refused(self, line: InputLine, error: BattlewrightError | DiceError) -> NoReturn:
        """An answer that the rules do not accept now: a forgery, or other rules."""
        said = bytes(line.input).decode()
        clauses = getattr(error, "clauses", ())
        version = {} if self.same_rules else {"old": self.battle.header.version, "new": self.now}
        refusal = fault(
            "illegal-answer" if self.same_rules else "replay-refused",
            self.path, self.number, field="input", value=said, answer=len(self.battle.log) + 1,
            reason=error, **version,
        )  # fmt: skip
        refusal.clauses = clauses
        raise refusal from error

    def snapshot(self, line: SnapshotLine) -> None:
        count = len(self.battle.log)
        same = line.snapshot == count and bytes(line.position) == save(self.battle.position)
        if not same and self.same_rules:
            raise fault(
                "snapshot", self.path, self.number, field="snapshot", value=line.snapshot, expected=count
            )


def _position(path: Path, header: Header, build: Build) -> Position:
    """The battle's first position, under the rulings that it was played with."""
    try:
        position = build(header.setup, header.ruleset, header.rulings)
        if header.start is not None:
            position = load_position(position.rules, position.scene, canonical(header.start))
    except BattlewrightError as error:
        _refuse(path, header, error)
    rules = position.rules
    if rules.ruleset.name != header.ruleset:
        raise fault("ruleset", path, 1, field="ruleset", value=header.ruleset, expected=rules.ruleset.name)
    for name, value in rules.rulings.items():
        missing = name not in header.rulings
        if missing and header.version != rules.ruleset.version:
            continue  # a ruling that came later has its default
        if missing or header.rulings[name] != value:
            found = "" if missing else str(header.rulings[name])
            raise fault("rulings", path, 1, field=f"rulings.{name}", value=found, expected=str(value))
    return position


def _refuse(path: Path, header: Header, error: BattlewrightError) -> NoReturn:
    values = error.values
    if error.id == "error-unknown-ruleset":
        raise fault(
            "ruleset", path, 1, field="ruleset", value=header.ruleset, expected=values["expected"]
        ) from error
    if error.id in ("error-ruling-name", "error-ruling-value"):
        field, found = f"rulings.{values['name']}", values.get("value", values["name"])
        raise fault("rulings", path, 1, field=field, value=found, expected=values["expected"]) from error
    raise fault("setup", path, 1, field="setup", reason=error) from error


def _words(answer: Any) -> str:
    return " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)


def _told(event: Event | None) -> str:
    """An event in one line: its id and values."""
    if event is None:
        return "-"
    return f"{event.id}({', '.join(f'{name}={value}' for name, value in event.values.items())})"
