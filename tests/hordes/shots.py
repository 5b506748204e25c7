"""Set-ups for tests of attacks from afar: a shooter at 24, 20 that looks up the table, and targets in front of it.

All in inches. A roll of 1 and 1 misses, of 6 and 6 hits.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import battle, dice, model, row

from battlewright.core.actions import can, verify
from battlewright.core.effects import Cause
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.running import advance
from battlewright.core.state import Frame
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.effects import UseMovement

GUN: dict[str, Any] = {"name": "gun", "kind": "ranged", "RNG": 10, "POW": 10}
CANNON: dict[str, Any] = {"name": "cannon", "kind": "ranged", "RNG": 10, "POW": 15, "AOE": 4}
FIRE: dict[str, Any] = {"name": "fire", "kind": "ranged", "RNG": 8, "POW": 12, "SP": 8}
BOLT: dict[str, Any] = {"name": "bolt", "kind": "spell", "RNG": 10, "POW": 12, "COST": 2}
SWORD: dict[str, Any] = {"name": "sword", "kind": "melee", "POW": 3}

MM = 1 / 25.4
SMALL, MEDIUM, LARGE = 15 * MM, 20 * MM, 25 * MM
"""Radii of the bases."""
HIT, MISS = dice(6, 6), dice(1, 1)


def shooter(
    *weapons: dict[str, Any], x: float = 24, y: float = 20, facing: float = 0, id: str = "one", **stats: Any
) -> PieceEntry:
    """A warrior of RAT 5 with the weapons, by default the gun and a sword; nobody pays fury for it."""
    armed = [*weapons] or [GUN, SWORD]
    return model(id, "shield", x, y, facing, weapons=armed, stats={"RAT": 5, "advantages": [], **stats})


def beast(*weapons: dict[str, Any], fury: int = 0, id: str = "one", **stats: Any) -> PieceEntry:
    """The same as a warbeast that can be forced up to 3."""
    armed = [*weapons] or [GUN, SWORD]
    return model(id, "quill_boar", 24, 20, weapons=armed, stats={"RAT": 5, "FURY": 3, **stats}, fury=fury)


def mage(*spells: dict[str, Any], fury: int = 6, x: float = 24, y: float = 20, **stats: Any) -> PieceEntry:
    """A warlock of FURY 6 with spells, by default the bolt, and a sword."""
    armed = [*(spells or (BOLT,)), SWORD]
    return model("one", "stone_shaman", x, y, weapons=armed, stats={"FURY": 6, **stats}, fury=fury)


def mark(id: str = "t", x: float = 24, y: float = 26, facing: float = 180, **stats: Any) -> PieceEntry:
    """A target of DEF 12 that no damage roll hurts, without a melee range, so that nobody fights beside it."""
    given = {"DEF": 12, "ARM": 40, "boxes": 9, "advantages": [], **stats}
    return model(id, "shield", x, y, facing, weapons=[], stats=given)


def fighter(id: str, x: float, y: float, facing: float = 180, **stats: Any) -> PieceEntry:
    """The same with a sword."""
    given = {"DEF": 12, "ARM": 40, "boxes": 9, "advantages": [], **stats}
    return model(id, "shield", x, y, facing, weapons=[SWORD], stats=given)


def range_of(*others: PieceEntry, one: PieceEntry | None = None, friends: Any = (), **more: Any) -> Position:
    """The shooter is active; a friend far away keeps the turn going. Without others a target stands 6" in front."""
    mate = mark("mate", 2, 2, 0)
    return battle([one or shooter(), mate, *friends], [*others] or [mark()], turn="one", **more)


def away(distance: float, one: float = SMALL, other: float = SMALL) -> float:
    """The y of a target whose edge is so far from the shooter's."""
    return 20 + one + distance + other


def aimed(p: Position) -> Position:
    """The shooter has given up its movement to aim."""
    p.effect(UseMovement(p.scene.index["one"], Cause("move"), aims=True))
    return p


def calling(p: Position, frame: Frame) -> Position:
    """The position with a procedure begun outside all activations."""
    p.stack[:] = [frame]
    p.pending = None
    advance(p)
    return p


def asked_anew(p: Position) -> Position:
    """What is asked is asked again, after something has changed."""
    advance(p)
    return p


def barred(p: Position, words: str, id: str = "one") -> tuple[str, tuple[str, ...]]:
    """The reason for which a model cannot do something now, and its clauses, whatever the battle waits for."""
    with pytest.raises(Illegal) as refusal:
        verify(p, p.scene.index[id], tuple(words.split()))
    return refusal.value.id, refusal.value.clauses


def allowed(p: Position, words: str, id: str = "one") -> bool:
    """Whether a model can do something now, whatever the battle waits for."""
    return can(p, p.scene.index[id], tuple(words.split()))


def chances(p: Position) -> dict[Any, Any]:
    """The law of the pending roll."""
    assert isinstance(p.pending, Roll), p.pending
    law = p.pending.partition.law
    return {outcome: law.probability(outcome) for outcome, _ in law.items()}


def purpose(p: Position) -> str:
    """What is rolled for."""
    assert isinstance(p.pending, Roll), p.pending
    return p.pending.purpose


def needs(p: Position) -> int:
    """The sum that the pending attack roll must reach."""
    assert isinstance(p.pending, Roll), p.pending
    return int(p.pending.values["need"])


def fury(p: Position, id: str = "one") -> int:
    """Fury points on a model."""
    return row(p, id).fury
