"""Set-ups and scripts for tests of hordes: models by profile and place, answers and dice in reading order.

    p = battle([model("brute", "stone_brute", 24, 20)], [model("wolf", "wolf_brute", 24, 22)], turn="brute")
    play(p, "throw wolf", dice(4, 5), ...)

`play` fails when a die is missing or left over, and when the battle waits for something else. Rules are compiled
when a test runs, so that tests of the tests can take parts out of the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.toys.playing import Dice, asked, block, dice, happened, options, play, thrown

from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.hordes import GAME, HORDES
from battlewright.rules.hordes.state import Model
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Line

__all__ = ["Dice", "asked", "block", "dice", "happened", "options", "play", "thrown"]
"""Said here again, beside what is of this ruleset."""


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


def wall(
    *points: tuple[float, float], traits: tuple[str, ...], thick: float = 0.5, top: float = 3.0
) -> Feature:
    """A wall along points in inches, `top` inches high."""
    line = Line(tuple((inches(x), inches(y)) for x, y in points), inches(thick))
    return Feature("wall", line, 0, inches(top), traits)


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
