"""A test language: a battle is played by answers and dice in reading order, and none may be missing or left over.

    script(position).say("attack a1 b1").decline().roll(5).roll(2).done()

Works for any ruleset: answers are options as tuples, or their words.
"""

from __future__ import annotations

from battlewright.core.people import Sealed
from battlewright.core.position import Event, Position
from battlewright.core.requests import Both, Choose, Option, Roll
from battlewright.core.running import apply
from battlewright.core.windows import DECLINE


class ScriptError(AssertionError):
    """The script and the rules disagree about what is asked next."""


class Script:
    """Plays a position on, step by step; `events` collects what happened, `answers` what was given."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.events: list[Event] = []
        self.answers: list[tuple[object, ...] | Sealed] = []

    def roll(self, *faces: int) -> Script:
        """The dice of one roll or of several that follow each other, in reading order; all must be used."""
        left = faces
        while left:
            request = self.position.pending
            if not isinstance(request, Roll):
                raise ScriptError(f"dice left over: {left}; the battle waits for {self.waits_for}")
            wanted = len(request.partition.dice)
            if len(left) < wanted:
                raise ScriptError(f"{request.purpose} asks for {wanted} dice, the script has {left}")
            self._give(left[:wanted])
            left = left[wanted:]
        return self

    def say(self, answer: Option | str) -> Script:
        """A decision: an option, or the words of one."""
        request = self.position.pending
        if not isinstance(request, Choose):
            raise ScriptError(f"{answer!r} answers nothing: the battle waits for {self.waits_for}")
        if isinstance(answer, str):
            answer = next(
                (o for o in request.options if " ".join(map(str, o)) == answer), tuple(answer.split())
            )
        return self._give(answer)

    def decline(self) -> Script:
        """Refuse what a window offers."""
        return self.say(DECLINE)

    def seal(self, seat: int, answer: Option) -> Script:
        """One seat's half of a simultaneous decision."""
        if not isinstance(self.position.pending, Both):
            raise ScriptError(f"nothing to seal: the battle waits for {self.waits_for}")
        return self._give(Sealed(seat, answer))

    def done(self) -> Position:
        """No dice are missing: the battle is over or waits for a decision."""
        if isinstance(self.position.pending, Roll):
            raise ScriptError(f"dice are missing: the battle waits for {self.waits_for}")
        return self.position

    def told(self) -> list[str]:
        """The ids of the events so far."""
        return [event.id for event in self.events]

    @property
    def waits_for(self) -> str:
        """What the battle waits for, in words for a failure message."""
        match self.position.pending:
            case Roll(purpose=purpose, partition=partition):
                return f"{len(partition.dice)} dice ({purpose})"
            case Choose(player=player, kind=kind, options=options):
                return f"player {player}: {kind} of {options}"
            case None:
                return "nothing"
            case other:
                return type(other).__name__

    def _give(self, answer: tuple[object, ...] | Sealed) -> Script:
        apply(self.position, answer, self.events.append)
        self.answers.append(answer)
        return self


def script(position: Position) -> Script:
    """Begin to play this position (it is changed)."""
    return Script(position)
