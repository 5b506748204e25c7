"""Set-ups and scripts for tests of hordes: models by profile and place, answers and dice in reading order.

    p = battle([model("brute", "stone_brute", 24, 20)], [model("wolf", "wolf_brute", 24, 22)], turn="brute")
    play(p, "throw wolf", dice(4, 5), ...)

`play` fails when a die is missing or left over, and when the battle waits for something else. Rules are compiled
when a test runs, so that tests of the tests can take parts out of the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.toys.script import Script, ScriptError, script

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Roll
from battlewright.core.running import start
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.hordes import GAME, HORDES
from battlewright.rules.hordes.state import Model
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches
from battlewright.table.outlines import Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Line


class Dice(tuple[int, ...]):
    """The faces of one roll, as a script gives them."""


def dice(*faces: int) -> Dice:
    """The faces of one roll, in reading order."""
    return Dice(faces)


def model(
    id: str,
    profile: str,
    x: float | None,
    y: float = 24.0,
    facing: float = 0.0,
    *,
    z: float = 0.0,
    weapons: list[Any] | None = None,
    stats: dict[str, Any] | None = None,
    **state: Any,
) -> PieceEntry:
    """A model with its centre at x, y in inches, facing so many degrees; x None for one still to be placed.

    `stats` change the profile (STR, DEF, boxes, spiral, base, advantages, ...); `state` is fury, states, unit, ...
    """
    at = None if x is None else (inches(x), inches(y), inches(z))
    turned = round(facing * DEGREE) % (360 * DEGREE)
    return PieceEntry(id, profile, at, turned, stats or {}, weapons, state)


def battle(
    A: Iterable[PieceEntry],  # noqa: N803 (the sides' names)
    B: Iterable[PieceEntry] = (),  # noqa: N803
    *,
    terrain: Iterable[Feature] = (),
    rulings: dict[str, Any] | None = None,
    turn: str | dict[str, Any] | None = None,
    ends: dict[str, Any] | None = None,
    size: float = 48,
) -> Position:
    """A battle waiting for its first answer; `turn` may be the id of the model that is active."""
    rules = HORDES.compile(rulings)
    table = Table(inches(size), inches(size), tuple(terrain))
    sides = (list(A), list(B))
    if isinstance(turn, str):
        turn = {"active": turn, "side": "A" if any(entry.id == turn for entry in sides[0]) else "B"}
    setup = Setup(table, sides, turn=turn or {}, ends=ends or {})
    assert GAME.check(rules, setup) == []
    return start(GAME.build(rules, setup))


def block(left: float, low: float, right: float, high: float, *traits: str, top: float = 3.0) -> Feature:
    """A rectangle of terrain in inches, `top` inches high."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    shape = Polygon(tuple((inches(x), inches(y)) for x, y in corners))
    return Feature("block", shape, 0, inches(top), traits)


def wall(
    *points: tuple[float, float], traits: tuple[str, ...], thick: float = 0.5, top: float = 3.0
) -> Feature:
    """A wall along points in inches, `top` inches high."""
    line = Line(tuple((inches(x), inches(y)) for x, y in points), inches(thick))
    return Feature("wall", line, 0, inches(top), traits)


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


def row(p: Position, id: str) -> Model:
    """The row of a model."""
    found = p.rows[p.scene.index[id]]
    assert isinstance(found, Model)
    return found


def at(p: Position, id: str) -> tuple[float, float]:
    """Where the centre of a model is, in inches to a thousandth."""
    base = row(p, id).base
    return round(base.x / 25_400, 3), round(base.y / 25_400, 3)


def lost(p: Position, id: str) -> int:
    """Boxes that a model has lost."""
    return sum(row(p, id).lost)


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
