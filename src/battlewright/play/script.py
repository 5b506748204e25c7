"""Playing a scenario's script: the lines that somebody wrote, with defaults for everything they did not mention."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.chance import DiceError, ScriptedDice
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.people import Sealed
from battlewright.core.requests import Both, Choose, Roll, Stop
from battlewright.core.running import Answer
from battlewright.play.battle import Battle
from battlewright.play.commands import obey, spell
from battlewright.play.entries import Entry
from battlewright.play.refusals import explained
from battlewright.play.words import CommandError

MOST_UNMENTIONED = 200
"""How many questions in a row are answered by default before a line that fits none of them is called wrong."""


def play_script(
    battle: Battle, lines: Sequence[str], dice: Sequence[int] | None = None, stop: Stop | None = None
) -> list[Entry]:
    """Play the lines of a script and return the entries made.

    A line answers the first question that it fits. Windows and decisions before it take their defaults, as long as
    these begin no action, for an action that nobody mentioned is not taken; a line that begins like an option of the
    question and then goes wrong is an error at once. Rolls use `dice` first, then the
    battle's own; a line of numbers gives the dice of the roll that is due. After the last line the battle stands at
    the next question, unless dice are left or its position has a stop: then it goes on by defaults until the dice are
    used or the stop is reached. A `stop` given here is counted from the last line on, as odds count it.

    Raises `BattlewrightError` naming the line (from 1), or `DiceError` for dice that do not fit or are left over.
    """
    return _Run(battle, list(lines), list(dice or ()), stop).run()


class _Run:
    def __init__(self, battle: Battle, lines: list[str], dice: list[int], stop: Stop | None) -> None:
        self.battle = battle
        self.stop = stop
        self.lines = lines
        self.done = 0
        self.dice = ScriptedDice(dice)
        self.dice_left = len(dice)
        self.made: list[Entry] = []
        self.misfit: Exception | None = None
        self.unmentioned = 0
        self.meant_for: int | None = None

    def run(self) -> list[Entry]:
        battle = self.battle
        while self.goes_on() and isinstance(battle.pending, (Roll, Choose, Both)):
            if self.stop is not None and self.done == len(self.lines):
                battle.position.stop, self.stop = self.stop, None
            if isinstance(battle.pending, Roll):
                self.roll(battle.pending)
            elif not (self.done < len(self.lines) and self.follow()) and not self.default():
                break
        if self.done < len(self.lines):
            raise self.wrong(self.misfit or self.unasked())
        self.dice.finish()
        return self.made

    def goes_on(self) -> bool:
        return self.done < len(self.lines) or self.dice_left > 0 or self.waits_for_stop()

    def waits_for_stop(self) -> bool:
        """Whether a stop is ahead; the end of a procedure that does not run is not."""
        position = self.battle.position
        stop = position.stop or self.stop
        return stop is not None and (
            stop.step is not None or any(type(frame) is stop.frame for frame in position.stack)
        )

    def roll(self, request: Roll) -> None:
        wanted = len(request.partition.dice)
        if self.done < len(self.lines) and self.lines[self.done].lstrip()[:1].isdigit():
            self.say()
        elif self.dice_left:
            self.made += self.battle.answer(self.dice.faces(request.partition.dice, self.battle.rolls))
            self.dice_left -= wanted
        else:
            self.made += self.battle.roll()

    def follow(self) -> bool:
        """Whether the next line fits the question; if it does, the line is done."""
        try:
            self.say()
        except CommandError as error:
            if was_forced(self.battle, self.lines[self.done]):
                self.done += 1
                return self.done < len(self.lines) and self.follow()
            if error.recognised and not self.is_of_others():
                raise self.wrong(self.misfit if isinstance(self.misfit, Illegal) else error) from error
            self.passes_over(error)
            return False
        except (BattlewrightError, DiceError) as error:
            if not self.is_of_others():
                raise self.wrong(error) from error
            self.passes_over(error)
            return False
        self.misfit, self.unmentioned = None, 0
        return True

    def is_of_others(self) -> bool:
        """Whether the line has been passed on from a decision of the other side, whose refusal says more."""
        return self.misfit is not None and getattr(self.battle.pending, "player", None) != self.meant_for

    def passes_over(self, error: Exception) -> None:
        """Remember why the line did not fit the first question, or which rule would forbid what it says."""
        if isinstance(error, BattlewrightError):
            error = explained(self.battle, self.lines[self.done], error)
        if self.misfit is None:
            self.meant_for = getattr(self.battle.pending, "player", None)
        if self.misfit is None or (isinstance(error, Illegal) and not isinstance(self.misfit, Illegal)):
            self.misfit = error

    def unasked(self) -> BattlewrightError:
        line = self.lines[self.done]
        return explained(self.battle, line, CommandError("error-command-nothing-asked", value=line))

    def say(self) -> None:
        """Obey the next line; with the last one the stop begins to count, and not in what is before it."""
        stop = self.stop if self.done == len(self.lines) - 1 else None
        self.made += obey_up_to(self.battle, self.lines[self.done], stop)
        self.done += 1
        self.stop = None if stop is not None else self.stop

    def default(self) -> bool:
        """Give the default answer, if there is one."""
        self.unmentioned += 1
        answer = default_answer(self.battle)
        if answer is None or self.unmentioned > MOST_UNMENTIONED:
            return False
        if self.done < len(self.lines) and begins_action(self.battle, answer):
            return False
        if isinstance(self.misfit, Illegal) and self.is_of_others():  # it was not meant for a later turn
            return False
        self.made += self.battle.answer(answer)
        return True

    def wrong(self, reason: Exception) -> BattlewrightError:
        clauses = getattr(reason, "clauses", ())
        text = self.lines[self.done]
        return BattlewrightError("error-script-line", clauses, line=self.done + 1, value=text, reason=reason)


def obey_up_to(battle: Battle, line: str, stop: Stop | None) -> list[Entry]:
    """Do what a line says with a stop, if there is one, that begins to count with it. Raises as `obey`."""
    before = battle.position.stop
    if stop is not None:
        battle.position.stop = stop
    try:
        return obey(battle, line)
    except (BattlewrightError, DiceError):
        battle.position.stop = before
        raise


def was_forced(battle: Battle, line: str) -> bool:
    """Whether the line names what the rules have just answered by themselves, because it was the only option."""
    events = battle.played[-1].events if battle.played else battle.opening
    forced = (spell(event.values["option"]) for event in events if event.id == "event-forced")
    return " ".join(line.split()).casefold() in forced


def begins_action(battle: Battle, answer: Answer) -> bool:
    """Whether an answer is an action that somebody takes of its own accord."""
    return isinstance(answer, tuple) and answer[0] in battle.position.rules.actions


def default_answer(battle: Battle) -> Answer | None:
    """What the pending decision takes when nobody decides; None if it has no default."""
    request, sealed = battle.pending, battle.position.sealed
    if isinstance(request, Both):
        seat = 0 if sealed is None else 1 - sealed[0]
        default = request.requests[seat].default
        return None if default is None else Sealed(seat, default)
    return request.default if isinstance(request, Choose) else None
