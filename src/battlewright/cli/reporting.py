"""The verb `report`: a battle from its file as a document to keep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from battlewright.cli.documents import REPORT, write_document
from battlewright.cli.playing.telling import answer_text, beginning, purpose_text, retold
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Event
from battlewright.core.requests import Roll
from battlewright.pictures.report import Format
from battlewright.pictures.report import report as written
from battlewright.pictures.svg import svg
from battlewright.play.battle import Battle
from battlewright.play.entries import Entry
from battlewright.play.file import load
from battlewright.play.scenarios import build
from battlewright.texts import catalog
from battlewright.texts.sayings import event_text, outcome_text

FORMATS: dict[str, Format] = {"md": "markdown", "html": "html"}

Line = dict[str, Any]


def report(file: str, format: str | None, output: str | None, lang: str) -> None:
    """Write the report to a file, or to the screen. Raises `BattlewrightError`, `FileError`, `OSError`."""
    suffix = Path(output).suffix.removeprefix(".") if output else ""
    kind = format or (suffix if suffix in FORMATS else "html" if output else "md")
    if kind not in FORMATS:
        expected = ", ".join(FORMATS)
        raise BattlewrightError("cli-option-value", name="--format", value=kind, expected=expected)
    battle = load(Path(file), build)
    text = document(battle, Path(file).name, FORMATS[kind], lang)
    if output is None:
        print(text, end="")
    else:
        write_document(output, text.encode(), REPORT)
        print(catalog(lang).text("cli-written", file=output))


def document(battle: Battle, name: str, format: Format, lang: str) -> str:
    """The report of a battle: every answer with its dice, events and clauses, a picture after each round."""
    text, header = catalog(lang).text, battle.header
    told = _Told(battle, lang)
    facts = {
        text("cli-report-ruleset"): f"{text(f'{header.ruleset}-title')} {header.version}",
        text("cli-report-dice"): text(f"cli-report-dice-{type(header.dice).__name__.lower()}"),
        text("cli-report-file"): name,
    }
    if header.created:
        facts[text("cli-report-date")] = header.created
    if battle.outcome is not None:
        facts[text("cli-report-outcome")] = outcome_text(battle.outcome, lang, header.ruleset)
    return written(text("cli-report-title"), told.journal, told.pictures, format, lang, facts)


class _Told:
    """The journal and the pictures of a battle, told from its first position on."""

    def __init__(self, battle: Battle, lang: str) -> None:
        self.lang, self.ruleset = lang, battle.header.ruleset
        self.text = catalog(lang).text
        self.journal: list[Line] = []
        self.pictures: list[tuple[str, str]] = []
        position = beginning(battle)
        self.heading = self.text("cli-report-start")
        self.pictures.append((self.heading, svg(position, lang=lang, theme="auto")))
        self._events(battle.opening)
        before = position.fork()
        for request, entry, after in retold(position, battle.played):
            if any(event.id == "event-round" for event in entry.events):
                self.pictures.append((self.heading, svg(before, lang=lang, theme="auto")))
            self._entry(request, entry)
            before = after.fork()
        self.pictures.append((self.text("cli-report-end"), svg(before, lang=lang, theme="auto")))

    def _entry(self, request: Any, entry: Entry) -> None:
        rolled = isinstance(request, Roll) and isinstance(entry.answer, tuple)
        tell = purpose_text(request, self.ruleset, self.lang) if rolled else ""  # the dice stand beside it
        said = tell or answer_text(request, entry, self.ruleset, self.lang)
        side = "AB"[entry.who] if entry.who in (0, 1) else ""
        if said:
            line: Line = {"sentence": said, "side": side, "clauses": getattr(request, "clauses", ())}
            if rolled:
                line["dice"] = entry.answer
            self.journal.append(line)
        self._events(entry.events)

    def _events(self, events: list[Event]) -> None:
        for event in events:
            if event.id == "event-round":
                self.heading = event_text(msgspec.structs.replace(event, clauses=()), self.lang, self.ruleset)
                self.journal.append({"heading": self.heading})
            else:
                self.journal.extend(self._event(event))

    def _event(self, event: Event) -> Iterator[Line]:
        sentence = event_text(msgspec.structs.replace(event, clauses=()), self.lang, self.ruleset)
        if sentence:
            yield {"sentence": sentence, "clauses": event.clauses}
