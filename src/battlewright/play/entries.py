"""What the history of a battle consists of, and the chain of hashes that binds it together.

Every input has a canonical form in JSON. The head after an input is the SHA-256 of the head before it followed by
that form; the first head is the SHA-256 of the header's form. A changed, moved or removed input breaks the chain.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import msgspec

from battlewright.chance import Die
from battlewright.core.position import Event
from battlewright.core.running import Answer
from battlewright.play.dice import DiceKind

By = Literal["person", "dice", "setting"]
"""Who gave an answer: a person, the battle's dice source, or a player's window settings."""

canonical = msgspec.json.Encoder().encode
_sorted = msgspec.json.Encoder(order="sorted").encode


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a battle is made from. `rulings` holds all of them, `setup` is the scenario's content as plain data.

    A battle that began in the middle of another carries the `start` position it took over and the chain head of
    its `parent` there.
    """

    ruleset: str
    version: str
    rulings: dict[str, Any]
    setup: dict[str, Any]
    dice: DiceKind
    created: str | None = None
    start: dict[str, Any] | None = None
    parent: str | None = None

    def form(self) -> bytes:
        """The canonical form: keys sorted, so that the order in which a set-up was written does not matter."""
        return _sorted(self)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One answer: whose it was (None: both players'), who gave it, to what question, what happened.

    `asked` is the question's kind or the roll's purpose, `dice` what was rolled (None for a decision).
    """

    who: int | None
    by: By
    answer: Answer
    asked: str
    dice: tuple[Die, ...] | None
    events: list[Event]
    head: bytes

    def form(self) -> bytes:
        return canonical((self.who, self.by, self.answer))


class Undo(msgspec.Struct, frozen=True, tag_field="act", tag="undo"):
    """The last `answers` answers in force were taken back, at the wish of seat `asker`, if it was told."""

    answers: int
    asker: int | None = None
    consent: bool = False

    def form(self) -> bytes:
        return canonical(self)


class Redo(msgspec.Struct, frozen=True, tag_field="act", tag="redo"):
    """The next `answers` answers that had been taken back are in force again."""

    answers: int

    def form(self) -> bytes:
        return canonical(self)


class Turnback(msgspec.Struct, frozen=True):
    """An undo or redo as it stands in the history."""

    input: Undo | Redo
    head: bytes

    def form(self) -> bytes:
        return self.input.form()


Line = Entry | Turnback
"""One line of the history, which only ever grows."""


def link(head: bytes, form: bytes) -> bytes:
    """The head of the chain after one more input."""
    return sha256(head + form).digest()


def needs_consent(entry: Entry) -> bool:
    """Whether taking this answer back is more than a player's own business: dice fell, a sealed choice was made,
    or people agreed on it."""
    return entry.dice is not None or not isinstance(entry.answer, tuple)
