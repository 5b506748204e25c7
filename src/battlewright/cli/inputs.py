"""Scenarios as the verbs take them, and where a script leaves them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from battlewright.chance import DiceError, ScriptedDice
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll, Stop
from battlewright.odds.stops import DEFAULT, stop_at
from battlewright.play.battle import Battle, begin
from battlewright.play.commands import obey
from battlewright.play.dice import Physical
from battlewright.play.refusals import explained
from battlewright.play.script import begins_action, default_answer, obey_up_to, was_forced
from battlewright.play.words import CommandError
from battlewright.scenario.library import shipped
from battlewright.scenario.load import Fault, Scenario, load
from battlewright.scenario.table_shape import TABLE

DICE_FAULT = "cli-scenario-dice"
"""Dice of a scenario that do not fit."""

STARTER = "redroll/starter"
"""The battle that `play` begins without being told which."""


def opened(name: str) -> Scenario:
    """The scenario in a file, or a shipped one by its name (`redroll/duel`). Raises `ScenarioError`."""
    return load(found(name))


def found(name: str) -> str | Path:
    """A scenario's file: the one of this name, else the shipped one (`redroll/duel`, `touching` of `table/`)."""
    known = shipped()
    if Path(name).exists():
        return name
    return known.get(name) or known.get(f"{TABLE}/{name}") or name


def first_position(scenario: Scenario) -> Position:
    """The position of a scenario before its first question."""
    return scenario.game.build(scenario.rules, scenario.setup)


@contextmanager
def blamed_on_file(scenario: Scenario) -> Iterator[None]:
    """Say of dice that do not fit which file they stand in."""
    try:
        yield
    except DiceError as error:
        raise BattlewrightError(DICE_FAULT, file=scenario.name, reason=error) from error


def position_to_ask_about(scenario: Scenario) -> tuple[Position, tuple[str, ...]]:
    """The position that a scenario asks about, and the lines of its script that lie beyond.

    The script is followed with the scenario's own dice; where they end a roll is left open, for its odds are wanted.
    The position is never beyond the scenario's stop. Raises `BattlewrightError` naming the file and the line.
    """
    lines = list(scenario.script)
    try:
        battle, forbidden = _led(scenario, lines, ScriptedDice(scenario.dice or ()))
        if lines and isinstance(battle.pending, Choose):
            refusal = _refusal(battle.fork(), lines[0], forbidden)
            if refusal is not None:
                raise refusal
        return battle.position, tuple(lines)
    except BattlewrightError as error:
        if error.id == DICE_FAULT or not lines:
            raise
        line = len(scenario.script) - len(lines) + 1
        values = {"file": scenario.name, "line": line, "value": lines[0], "reason": error}
        raise BattlewrightError("cli-scenario-script", error.clauses, **values) from error


def script_fault(scenario: Scenario) -> Fault | None:
    """The first line of a script that cannot be followed, as a path, and why, or dice that nothing rolls; None if there
    is none before a roll that the scenario leaves open."""
    lines, dice = list(scenario.script), ScriptedDice(scenario.dice or ())
    try:
        battle, forbidden = _led(scenario, lines, dice)
        if not (lines or isinstance(battle.pending, Both)):
            with blamed_on_file(scenario):
                dice.finish()
    except BattlewrightError as error:
        at = len(scenario.script) - len(lines)
        return (("dice",), _in_its_file(error)) if error.id == DICE_FAULT else (("script", at), error)
    if not lines or isinstance(battle.pending, Roll):
        return None
    refusal = _refusal(battle, lines[0], forbidden)
    return None if refusal is None else (("script", len(scenario.script) - len(lines)), refusal)


def _refusal(battle: Battle, line: str, forbidden: Illegal | None) -> BattlewrightError | None:
    """Why a line is not followed where the battle asks; `forbidden` is what forbade it where it was first due."""
    try:
        obey(battle, line)
    except BattlewrightError as error:
        reason = explained(battle, line, error)
        return reason if forbidden is None or isinstance(reason, Illegal) else forbidden
    return None


def _in_its_file(fault: BattlewrightError) -> BattlewrightError:
    """What is wrong with dice, where the file and the field are told already."""
    reason = fault.values["reason"]
    return BattlewrightError(reason.id, **reason.values)


def _led(scenario: Scenario, lines: list[str], dice: ScriptedDice) -> tuple[Battle, Illegal | None]:
    """The battle led to where the scenario asks, and what forbade the next line where it was first due; of the lines of
    its script those that lie beyond are left, and of its dice those that nothing rolls."""
    battle = begin(first_position(scenario), dice=Physical())
    stop = stop_at(scenario.rules, scenario.stop or DEFAULT)
    left, forbidden = len(scenario.dice or ()), None
    while lines or left:
        pending = battle.pending
        if isinstance(pending, Roll):
            wanted = len(pending.partition.dice)
            if not left:
                break
            with blamed_on_file(scenario):
                battle.answer(dice.faces(pending.partition.dice, battle.rolls))
            left -= wanted
        elif not isinstance(pending, Choose):
            break
        elif _followed(battle, lines, stop):
            forbidden = None
        else:
            forbidden = forbidden or _forbidden(battle, lines)
            if not _defaulted(battle, bool(lines)):
                break
    return battle, forbidden


def _forbidden(battle: Battle, lines: list[str]) -> Illegal | None:
    """What forbids the next line, which does not answer the question that is due."""
    if not lines:
        return None
    reason = explained(battle, lines[0], CommandError("error-command-nothing-asked", value=lines[0]))
    return reason if isinstance(reason, Illegal) else None


def _followed(battle: Battle, lines: list[str], stop: Stop | None) -> bool:
    """Whether the next line answered the question; the stop is counted from the last line on."""
    if not lines:
        return False
    is_last = len(lines) == 1
    try:
        obey_up_to(battle, lines[0], stop if is_last else None)
    except CommandError as error:
        if was_forced(battle, lines[0]):
            del lines[0]
            battle.position.stop = stop if is_last else battle.position.stop
            return _followed(battle, lines, stop)
        if error.recognised:
            raise
        return False
    del lines[0]
    return True


def _defaulted(battle: Battle, lines_left: bool) -> bool:
    """Whether the default answered the question: no action does before the lines that are left."""
    answer = default_answer(battle)
    if answer is None or (lines_left and begins_action(battle, answer)):
        return False
    battle.answer(answer)
    return True
