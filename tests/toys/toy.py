"""The toy ruleset, and positions of it: small fights that use everything the kernel offers.

Two sides stand 4 inches apart, n fighters each, an inch and a half between neighbours (so that a blast covers
several). Rulings: `edition` (first | second: patches), `stances` (a sealed choice of both players each round),
`reactions` (reroll, dodge, shield, duck; triggers), `boost_blast` (blast hits in sequence), `rounds`.
"""

from __future__ import annotations

from typing import Any

from tests.toys import consequences as consequences
from tests.toys.combat import INCH, Attack, Blast, BlastHit
from tests.toys.pieces import TOY, Clock, Fall, Fighter, Harm, Move, Spend, Team
from tests.toys.turns import Battle, Turn

from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.table.table import Table

__all__ = [
    "TOY",
    "Attack",
    "Battle",
    "Blast",
    "BlastHit",
    "Clock",
    "Fall",
    "Fighter",
    "Harm",
    "Move",
    "Spend",
    "Team",
    "Turn",
    "toy_position",
    "toy_run",
]


def _laid_out(n: int, fighters: dict[str, dict[str, Any]], rulings: dict[str, Any]) -> Position:
    names = (tuple(f"a{i}" for i in range(1, n + 1)), tuple(f"b{i}" for i in range(1, n + 1)))
    scene = Scene(Table(48 * INCH, 48 * INCH), names, None)
    rows: list[Row] = [Clock(), Team(), Team()]
    for side in (0, 1):
        for place, name in enumerate(names[side]):
            fields: dict[str, Any] = {"x": 10 * INCH + place * 3 * INCH // 2, "y": (20 + 4 * side) * INCH}
            rows.append(Fighter(**{"side": side, **fields, **fighters.get(name, {})}))
    return Position(TOY.compile(rulings), scene, rows, [])


def toy_position(n: int = 3, fighters: dict[str, dict[str, Any]] | None = None, **rulings: Any) -> Position:
    """A started battle of n fighters (a1.. and b1..) a side; `fighters` gives fields that differ, by name.

    With default rulings it waits for the first action of side A: `apply(p, ("attack", "a1", "b1"))`.
    """
    position = _laid_out(n, fighters or {}, rulings)
    position.stack.append(Battle())
    return start(position)


def toy_run(
    frame: Frame, n: int = 3, fighters: dict[str, dict[str, Any]] | None = None, **rulings: Any
) -> Position:
    """The same fighters with only this procedure to run, started: `toy_run(Attack(3, 6))` strikes b1 with a1."""
    position = _laid_out(n, fighters or {}, rulings)
    position.stack.append(frame)
    return start(position)
