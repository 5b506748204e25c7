"""`Battle` drives a position: it keeps every answer with what happened, takes back, rolls, and remembers.

Every sixteenth position is kept; undo forks the nearest one and gives the few answers after it once more. A fork for
every answer would make undo no faster for people (15 answers are a fraction of a millisecond), but would cost each
answer as much as all the rest of this driver.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any, Protocol

import msgspec

from battlewright.chance import DiceError
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.people import Amend, Concede, Draw, Sealed
from battlewright.core.position import Event, Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import Answer, apply, start
from battlewright.core.settings import Settings, automatic
from battlewright.core.snapshot import save
from battlewright.core.state import Outcome
from battlewright.core.views import View, view
from battlewright.play.dice import DiceKind, Local
from battlewright.play.entries import (
    By,
    Entry,
    Header,
    Line,
    Redo,
    Turnback,
    Undo,
    canonical,
    link,
    needs_consent,
)

KEPT_EVERY = 16
"""After how many answers a position is kept for undo."""


class Keeper(Protocol):
    """Writes the history down, line by line, before anybody sees what happened."""

    def keep(self, line: Line, position: Position) -> None: ...
    def close(self) -> None: ...


class Battle:
    """A battle being played.

    `log` is the whole history: answers, undos and redos; it only grows. `opening` are the events before the first
    answer. `rolls` numbers the rolls: the index of a roll is never used again, undone or not.
    `settings` says what its players do not want to be asked; those answers are given for them and logged.
    """

    def __init__(self, position: Position, header: Header, settings: Settings | None = None) -> None:
        self.header = header
        self.position = position
        self.log: list[Line] = []
        self.opening: list[Event] = []
        self.rolls = 0
        self.head = link(b"", header.form())
        self.settings = settings
        self.keeper: Keeper | None = None
        self._source = header.dice.source()
        self._played: list[Entry] = []
        self._undone: list[Entry] = []
        self._kept: list[Position] = []
        if position.pending is None and position.outcome is None:
            start(position, self.opening.append)

    @property
    def pending(self) -> Any:
        """What the battle waits for: a `Choose`, `Roll` or `Both`; None when it is over."""
        return self.position.pending

    @property
    def outcome(self) -> Outcome | None:
        """How the battle ended, or None."""
        return self.position.outcome

    @property
    def played(self) -> tuple[Entry, ...]:
        """The answers in force, without those taken back."""
        return tuple(self._played)

    @property
    def undone(self) -> int:
        """How many answers `redo` could bring back."""
        return len(self._undone)

    def answer(self, answer: Answer, who: int | None = None, consent: bool = False) -> list[Entry]:
        """Answer what is asked, or interfere as people may; returns the entries made, those of settings included.

        `who` is the seat that answers, checked if given. `consent` is the other seat's agreement to a draw or an
        amendment. Raises `Illegal`, `WrongDice`, or `BattlewrightError` for a wrong seat or a missing consent;
        the battle is then as it was.
        """
        if not isinstance(answer, tuple) and not consent and isinstance(answer, (Draw, Amend)):
            raise BattlewrightError("error-consent-needed")
        if who is not None:
            self._check_seat(answer, who)
        return self._settled(self.take(answer, "person"))

    def roll(self) -> list[Entry]:
        """Let the battle's dice source roll what is asked for; returns the entries made.

        Raises as `next_faces` does.
        """
        return self._settled(self.take(self.next_faces(), "dice"))

    def next_faces(self) -> tuple[int, ...]:
        """What the battle's dice source gives for the roll that is asked for.

        Raises `BattlewrightError` when none is asked for or people roll themselves.
        """
        request = self.position.pending
        if type(request) is not Roll:
            raise BattlewrightError("error-no-roll-asked")
        if self._source is None:
            raise BattlewrightError("error-dice-by-people", count=len(request.partition.dice))
        return self._source.faces(request.partition.dice, self.rolls)

    def close(self) -> None:
        """Let go of the battle's file, if it has one; what is played on is not written."""
        if self.keeper is not None:
            self.keeper.close()
            self.keeper = None

    def take(self, answer: Answer, by: By) -> Entry:
        """Apply one answer and log it, nothing else: for readers of battle files; people use `answer`."""
        position, played = self.position, self._played
        if len(played) == len(self._kept) * KEPT_EVERY:
            self._kept.append(position.fork())
        who, asked, dice = _question(position.pending, answer)
        events: list[Event] = []
        try:
            apply(position, answer, events.append)
            head = link(self.head, canonical((who, by, answer)))
            entry = Entry(who, by, answer, asked, dice, events, head)
            if self.keeper is not None:
                self.keeper.keep(entry, position)
        except (Illegal, DiceError):
            raise
        except BaseException:  # whatever went wrong in the middle, the battle stands where it stood
            self.position = self._replayed(len(played))
            raise
        self.log.append(entry)
        self.head = head
        played.append(entry)
        if dice is not None:
            self.rolls += 1
        if self._undone:
            self._undone.clear()
        return entry

    def settle(self) -> list[Entry]:
        """Give the answers that players do not want to be asked for, until somebody has to decide or roll."""
        made: list[Entry] = []
        if self.settings is not None:
            while (answer := automatic(self.position, self.settings)) is not None:
                made.append(self.take(answer, "setting"))
        return made

    def undo(self, steps: int = 1, asker: int | None = None, consent: bool = False) -> Undo:
        """Take back the last inputs of people, with all rolls and automatic answers that followed them.

        Free back to the last roll, sealed choice or agreement, and over the asker's own answers only (`asker` None:
        whosever they are); beyond that it needs the consent of the other seat. Raises `BattlewrightError`.
        """
        made = Undo(self._answers_in(steps), asker, consent)
        self.turn_back(made)
        return made

    def redo(self, steps: int = 1) -> Redo:
        """Bring inputs back that were undone, with what followed them; possible until a new answer is given."""
        count = 0
        for _ in range(steps):
            if count == len(self._undone):
                raise BattlewrightError("error-redo-nothing", value=steps)
            count += 1
            while count < len(self._undone) and self._undone[-1 - count].by != "person":
                count += 1
        made = Redo(count)
        self.turn_back(made)
        return made

    def turn_back(self, made: Undo | Redo) -> None:
        """Carry out an undo or redo of a number of answers and log it. Raises `BattlewrightError`."""
        line = Turnback(made, link(self.head, made.form()))
        if isinstance(made, Undo):
            self._check_undo(made)
            left = len(self._played) - made.answers
            position = self._replayed(left)
            self._record(line, position)
            self._undone.extend(reversed(self._played[left:]))
            del self._played[left:], self._kept[left // KEPT_EVERY + 1 :]
        else:
            _check_count(made.answers, len(self._undone))
            position = self.position.fork()
            again = self._undone[: -made.answers - 1 : -1]
            for entry in again:
                apply(position, entry.answer)
            self._record(line, position)
            self._played.extend(again)
            del self._undone[-made.answers :]
            self._fill_kept()
        self.position = position

    def fork(self, key: str | None = None) -> Battle:
        """A battle of its own that begins here, with fresh dice unless told which stream."""
        header = msgspec.structs.replace(
            self.header,
            dice=Local(key or token_hex(16)),
            start=msgspec.json.decode(save(self.position)),
            parent=self.head.hex(),
        )
        return Battle(self.position.fork(), header, self.settings)

    def after(self, count: int) -> Position:
        """A position of its own: how the battle stood after the first `count` answers in force."""
        return self._replayed(count)

    def view(self, seat: int | None) -> View:
        """What a seat may see of the position (None: a spectator)."""
        return view(self.position, seat)

    def _record(self, line: Line, position: Position) -> None:
        if self.keeper is not None:
            self.keeper.keep(line, position)
        self.log.append(line)
        self.head = line.head

    def _settled(self, entry: Entry) -> list[Entry]:
        return [entry] if self.settings is None else [entry, *self.settle()]

    def _check_seat(self, answer: Answer, who: int) -> None:
        owner = _question(self.position.pending, answer)[0]
        if owner not in (None, who):
            raise BattlewrightError("error-not-your-seat", seat=_seat(who), expected=_seat(owner))

    def _check_undo(self, made: Undo) -> None:
        _check_count(made.answers, len(self._played))
        for entry in self._played[len(self._played) - made.answers :]:
            if not made.consent and (needs_consent(entry) or made.asker not in (None, entry.who)):
                raise BattlewrightError("error-undo-needs-consent", asked=entry.asked, seat=_seat(entry.who))

    def _answers_in(self, steps: int) -> int:
        """How many of the last answers belong to the last `steps` inputs of people."""
        at = len(self._played)
        for _ in range(steps):
            if at == 0:
                raise BattlewrightError("error-undo-nothing", value=steps)
            at -= 1
            while at and self._played[at].by != "person":
                at -= 1
        return len(self._played) - at

    def _replayed(self, count: int) -> Position:
        """The position after the first `count` answers in force."""
        nearest = min(count // KEPT_EVERY, len(self._kept) - 1)
        position = self._kept[nearest].fork()
        for entry in self._played[nearest * KEPT_EVERY : count]:
            apply(position, entry.answer)
        return position

    def _fill_kept(self) -> None:
        for count in range(len(self._kept) * KEPT_EVERY, len(self._played), KEPT_EVERY):
            self._kept.append(self._replayed(count))


def begin(
    position: Position,
    setup: dict[str, Any] | None = None,
    dice: DiceKind | None = None,
    settings: Settings | None = None,
    created: str | None = None,
) -> Battle:
    """Start a battle from its first position; `setup` is the scenario's content, which a battle file needs.

    Without `dice` the program rolls, with a fresh key.
    """
    rules = position.rules
    plain = msgspec.json.decode(msgspec.json.encode(setup or {}))  # as it will be read back
    header = Header(
        rules.ruleset.name, rules.ruleset.version, rules.rulings, plain, dice or Local(token_hex(16)), created
    )
    battle = Battle(position, header, settings)
    battle.settle()
    return battle


def _question(request: Any, answer: Answer) -> tuple[int | None, str, tuple[Any, ...] | None]:
    """Whose answer it is, to what question, and with which dice."""
    kind = type(request)
    if isinstance(answer, tuple):
        if kind is Choose:
            return request.player, request.kind, None
        if kind is Roll:
            return request.player, request.purpose, request.partition.dice
        return None, "", None
    if isinstance(answer, Sealed):
        asked = request.requests[answer.seat].kind if kind is Both and answer.seat in (0, 1) else ""
        return answer.seat, asked, None
    return (answer.side if isinstance(answer, Concede) else None), "", None


def _check_count(count: int, most: int) -> None:
    if not 0 < count <= most:
        raise BattlewrightError("error-undo-count", value=count, expected=most)


def _seat(who: int | None) -> str:
    return "AB"[who] if who in (0, 1) else "-"
