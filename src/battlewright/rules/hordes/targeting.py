"""Which models a ranged or magic attack may be declared against (HRD-RTARGET-01 to 06)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.hordes.arcs import in_front_arc
from battlewright.rules.hordes.sight import sees
from battlewright.rules.hordes.state import in_play


def target_of(p: Position, name: str) -> int | None:
    """The row of the model that a name means; None for terrain, open ground and what is not on the table, which no
    attack can target (HRD-RTARGET-02; no shipped terrain has rules of its own that say otherwise, HRD-RTARGET-03)."""
    row = p.scene.index.get(name)
    is_model = row is not None and row in (*p.scene.pieces[0], *p.scene.pieces[1])
    return row if row is not None and is_model and in_play(p, row) else None


def in_arc_of_fire(p: Position, row: int, target: int) -> bool:
    """Whether the target is in the attacker's front arc (HRD-RTARGET-06)."""
    return in_front_arc(p, row, target)


def may_target(p: Position, row: int, target: int) -> bool:
    """Whether the attacker has line of sight to the target through its front arc, however near other enemies are
    (HRD-RTARGET-01, HRD-RTARGET-04, HRD-RTARGET-06)."""
    return row != target and in_arc_of_fire(p, row, target) and sees(p, row, target)
