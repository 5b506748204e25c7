"""What happened, in words: answers, dice, events and the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from rich.text import Text

from battlewright.cli.screen import NOTE, SIDE_STYLES, Screen
from battlewright.core.position import Event, Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import apply, start
from battlewright.core.snapshot import load
from battlewright.core.state import Outcome
from battlewright.play.battle import Battle
from battlewright.play.entries import Entry, canonical
from battlewright.play.scenarios import build
from battlewright.texts import cite
from battlewright.texts.catalog import catalog
from battlewright.texts.sayings import event_text, message_id, option_text, outcome_text

MARKS = {"event-removed": "bold red", "event-wounded": "yellow", "event-round": "bold"}
"""Events that catch the eye, and how."""


class Teller:
    """Says on a screen what happens in a battle of a ruleset."""

    def __init__(self, screen: Screen, ruleset: str) -> None:
        self.screen = screen
        self.ruleset = ruleset

    def entry(self, request: Any, entry: Entry) -> None:
        """One answer with what came of it; `request` is the question that it answers."""
        said = answer_text(request, entry, self.ruleset, self.screen.lang)
        if said:
            style = SIDE_STYLES[entry.who] if entry.who in (0, 1) else "bold"
            side = "AB"[entry.who] if entry.who in (0, 1) else "A+B"
            self.screen.line(Text.assemble((f"{side} > ", style), said))
        self.events(entry.events)

    def events(self, events: Iterable[Event]) -> None:
        """Events, a line each, their clauses behind them."""
        for event in events:
            sentence = event_text(msgspec.structs.replace(event, clauses=()), self.screen.lang, self.ruleset)
            if sentence:
                line = Text.assemble("    ", (sentence, MARKS.get(event.id, "")))
                line.append(f" {cite(event.clauses)}" if event.clauses else "", NOTE)
                self.screen.line(line)

    def outcome(self, outcome: Outcome | None) -> None:
        """How the battle ended, if it did."""
        if outcome is not None:
            self.screen.line()
            self.screen.line(outcome_text(outcome, self.screen.lang, self.ruleset), "bold green")


def answer_text(request: Any, entry: Entry, ruleset: str, lang: str) -> str:
    """An answer in a few words: the option taken, or the purpose of the roll and its faces."""
    text = catalog(lang).text
    if isinstance(request, Roll) and isinstance(entry.answer, tuple):
        faces = " ".join(map(str, entry.answer))
        return text("cli-told-roll", purpose=purpose_text(request, ruleset, lang), faces=faces)
    if isinstance(request, Choose) and isinstance(entry.answer, tuple):
        said = option_text(entry.answer, ruleset, lang)
        return text("cli-told-setting", option=said) if entry.by == "setting" else said
    return ""


def purpose_text(request: Roll, ruleset: str, lang: str) -> str:
    """What a roll is for."""
    texts, id = catalog(lang), message_id(request.purpose)
    own = f"{ruleset}-{id}"
    return texts.text(own if texts.has(own) else id, side="AB"[request.player], **request.values)


def beginning(battle: Battle) -> Position:
    """The position that a battle began with, made anew."""
    header = battle.header
    first = build(header.setup, header.ruleset, header.rulings)
    return first if header.start is None else load(first.rules, first.scene, canonical(header.start))


def retold(position: Position, entries: Iterable[Entry]) -> Iterator[tuple[Any, Entry, Position]]:
    """Each answer once more with the question before it and the position after it.

    `position` is the first one of the battle and runs on.
    """
    if position.pending is None and position.outcome is None:
        start(position)
    for entry in entries:
        request = position.pending
        if isinstance(request, Both) and entry.who is not None:
            request = request.requests[entry.who]
        apply(position, entry.answer)
        yield request, entry, position
