"""Set-ups for tests of throws: a thrower with two Open Fists, who hits with 6 and 6, and victims that feel nothing.

The thrower stands at 24, 20 and looks up the table; what it throws straight flies upwards. All in inches.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import Dice, battle, dice, model, row

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Each
from battlewright.core.running import apply
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.damage import DamageRoll
from battlewright.rules.hordes.wounds import SeveralRolls
from battlewright.table.angles import DEGREE

FISTS: list[Any] = ["left_fist", "right_fist"]
MM = 1 / 25.4
HIT, MISS = dice(6, 6), dice(1, 1)
HOLD = dice(6, 1)
"""The attacker's die, then that of the victim."""
HOLD_WITH_BOTH = dice(6, 6, 1)
NOTHING = dice(1, 1)
"""A damage roll that does nothing to a victim; the third die of an extra one is in `NOTHING_OF_THREE`."""
NOTHING_OF_THREE = dice(1, 1, 1)


def thrower(
    base: int = 50, fury: int = 3, weapons: list[Any] = FISTS, z: float = 0.0, **stats: Any
) -> PieceEntry:
    """A heavy beast of STR 11 that can be forced once more, so that it throws and boosts nothing."""
    given = {"STR": 11, "MAT": 6, "FURY": 4, "base": base, **stats}
    return model("ogre", "stone_brute", 24, 20, z=z, weapons=weapons, stats=given, fury=fury)


def victim(
    id: str = "v",
    x: float = 24,
    y: float | None = None,
    base: int = 40,
    z: float = 0.0,
    facing: float = 180,
    **stats: Any,
) -> PieceEntry:
    """A warrior that no damage roll hurts. Without y it stands a tenth of an inch in front of the thrower."""
    if y is None:
        y = front(base)
    given = {"STR": 8, "DEF": 12, "ARM": 40, "boxes": 9, "base": base, **stats}
    return model(id, "shield", x, y, facing, z=z, stats=given)


def front(base: int, own: int = 50, gap: float = 0.1) -> float:
    """The y of a model on so many millimetres right in front of the thrower."""
    return 20 + (own + base) / 2 * MM + gap


def scene(*others: PieceEntry, ogre: PieceEntry | None = None, friends: Any = (), **more: Any) -> Position:
    """The thrower is active; the victim and the others are its enemies. A friend far away keeps the turn going."""
    mate = victim("mate", 2, 2, facing=0)
    return battle([ogre or thrower(), mate, *friends], [*others] or [victim()], turn="ogre", **more)


def straight(degrees: float = 0) -> tuple[str, int]:
    """The answer for a direction."""
    return "direction", round(degrees * DEGREE)


def lift(p: Position, id: str = "v") -> Position:
    """The throw hits and holds; the direction is asked."""
    given(p, f"throw {id}", *declined(p), HIT, HOLD)
    return p


def lift_with_both(p: Position, id: str = "v") -> Position:
    """The two-hand throw hits and holds; the aim is asked."""
    given(p, f"two_hand_throw {id}", *declined(p), HIT, HOLD_WITH_BOTH)
    return p


def declined(p: Position) -> list[str]:
    """The refusal of a boost, where the thrower can be forced once more than for the throw."""
    return ["decline"] if row(p, "ogre").fury < 3 else []


def given(p: Position, *answers: Any) -> Position:
    """Answers that may stop in the middle of the dice; words are looked for among the options."""
    for answer in answers:
        if isinstance(answer, str):
            answer = tuple(answer.split())
        apply(p, tuple(answer) if isinstance(answer, Dice) else answer)
    return p


def landing(p: Position, direction: int, d6: int, id: str = "v") -> tuple[float, float]:
    """Where a model lies after the deviation dice, in inches, before any damage is rolled."""
    q = p.fork()
    given(q, dice(direction, d6))
    base = row(q, id).base
    return base.x / 25_400, base.y / 25_400


def together(p: Position, *answers: Any) -> list[tuple[str, str, int]]:
    """What is rolled simultaneously after the answers: whose damage, of which kind, with how many dice of the rules."""
    p.splits = True
    given(p, *answers)
    frames = p.pending.frames if isinstance(p.pending, Each) else p.stack[-1:]
    found: list[tuple[str, str, int]] = []
    for f in frames:
        rolls: tuple[Any, ...] = f.rolls if isinstance(f, SeveralRolls) else ()
        rolls = (f,) if isinstance(f, DamageRoll) else rolls
        found += [(p.scene.names[f.target], one.kind, one.dice) for one in rolls]
    return found


def refused(p: Position, answer: Any) -> tuple[str, tuple[str, ...]]:
    """The reason for which an answer is refused, and its clauses; the position stays as it is."""
    before = p.key()
    with pytest.raises(Illegal) as refusal:
        given(p, answer)
    assert p.key() == before
    return refusal.value.id, refusal.value.clauses
