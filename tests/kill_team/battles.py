"""Set-ups and scripts for tests of kill_team: models by profile and place, answers and dice in reading order.

    p = battle([model("a", "brawler", 10)], [model("b", "line_trooper", 10, 20)], turn={"phase": "charge"})
    play(p, "charge b", "declare a", dice(4, 3), ...)

`play` fails when a die is missing or left over, and when the battle waits for something else. Rules are compiled
when a test runs, so that tests of the tests can take parts out of the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.toys.playing import Dice, asked, dice, happened, options, play, thrown

from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.kill_team import GAME, KILL_TEAM
from battlewright.rules.kill_team.state import Model
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches
from battlewright.table.outlines import Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

__all__ = ["Dice", "asked", "dice", "happened", "options", "play", "thrown"]
"""Said here again, beside what is of this ruleset."""


def model(
    id: str,
    profile: str,
    x: float | None,
    y: float = 24.0,
    z: float = 0.0,
    *,
    facing: float = 0.0,
    weapons: list[Any] | None = None,
    stats: dict[str, Any] | None = None,
    **state: Any,
) -> PieceEntry:
    """A model with its centre at x, y in inches and z above the table; x None for one without a place.

    `stats` change the profile (S, W, rules, ...); `state` is wounds_lost, charged, fought, ...
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
    turn: dict[str, Any] | None = None,
    ends: dict[str, Any] | None = None,
    size: float = 48,
) -> Position:
    """A battle waiting for its first answer."""
    rules = KILL_TEAM.compile(rulings)
    table = Table(inches(size), inches(size), tuple(terrain))
    setup = Setup(table, (list(A), list(B)), turn=turn or {}, ends=ends or {})
    assert GAME.check(rules, setup) == []
    return start(GAME.build(rules, setup))


def slab(
    id: str, left: float, low: float, right: float, high: float, *traits: str, base: float = 0, top: float = 3
) -> Feature:
    """A rectangle of terrain in inches, from `base` to `top` above the table."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    shape = Polygon(tuple((inches(x), inches(y)) for x, y in corners))
    return Feature(id, shape, inches(base), inches(top), traits)


def row(p: Position, id: str) -> Model:
    """The row of a model."""
    found = p.rows[p.scene.index[id]]
    assert isinstance(found, Model)
    return found


def at(p: Position, id: str) -> tuple[float, float]:
    """Where the centre of a model is, in inches to a thousandth."""
    base = row(p, id).base
    return round(base.x / 25_400, 3), round(base.y / 25_400, 3)
