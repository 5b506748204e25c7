"""When a battle is decided (HRD-R-11)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import of_side
from battlewright.rules.hordes.state import battle


def warlock_fallen(p: Position, side: int) -> bool:
    """Whether a side had a warlock and has none left."""
    rows = p.scene.data.warlocks[side]
    return bool(rows) and not any(p.rows[row].alive for row in rows)


def decided(p: Position) -> bool:
    """Whether a warlock has fallen or a side is wiped out; a side that brings nobody loses nobody."""
    for side in (0, 1):
        if warlock_fallen(p, side) or (p.scene.pieces[side] and next(of_side(p, side), None) is None):
            return True
    return False


def over(p: Position) -> bool:
    """Whether the last round is played, or the battle is decided."""
    return decided(p) or battle(p).round >= battle(p).rounds
