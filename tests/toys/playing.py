"""Playing a position in tests by words and dice, and pieces of terrain in inches: for any ruleset."""

from __future__ import annotations

from typing import Any

from tests.toys.script import Script, ScriptError, script

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Roll
from battlewright.table.lengths import inches
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature


class Dice(tuple[int, ...]):
    """The faces of one roll, as a script gives them."""


def dice(*faces: int) -> Dice:
    """The faces of one roll, in reading order."""
    return Dice(faces)


def block(left: float, low: float, right: float, high: float, *traits: str, top: float = 3.0) -> Feature:
    """A rectangle of terrain in inches, `top` inches high."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    shape = Polygon(tuple((inches(x), inches(y)) for x, y in corners))
    return Feature("block", shape, 0, inches(top), traits)


def play(p: Position, *answers: str | Option | Dice) -> Script:
    """Give the answers in turn: dice to rolls, options (or their words) to decisions; no die may be missing at the end.

    Returns the script with its events; the position is changed.
    """
    done = script(p)
    for answer in answers:
        if not isinstance(answer, Dice):
            done.say(answer)
        elif isinstance(p.pending, Roll) and len(p.pending.partition.dice) != len(answer):
            raise ScriptError(f"{answer} given; the battle waits for {done.waits_for}")
        else:
            done.roll(*answer)
    done.done()
    return done


def options(p: Position, word: str = "") -> list[str]:
    """The options of the pending decision as words, those that begin with `word`."""
    assert isinstance(p.pending, Choose), p.pending
    found = [" ".join(map(str, option)) for option in p.pending.options]
    return [option for option in found if option.split()[0] == word or not word]


def asked(p: Position) -> str:
    """The kind of the pending decision, or the purpose of the pending roll."""
    pending = p.pending
    if isinstance(pending, Choose):
        return pending.kind
    return pending.purpose if isinstance(pending, Roll) else "nothing"


def thrown(p: Position) -> int:
    """How many dice the pending roll throws."""
    assert isinstance(p.pending, Roll), p.pending
    return len(p.pending.partition.dice)


def happened(done: Script, id: str) -> list[dict[str, Any]]:
    """The values of all events of one id, in order."""
    return [event.values for event in done.events if event.id == id]
