"""Which clauses of a step that several attacks share are cited: those of the attack under way."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.procedures import name_of
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE

FAMILIES = {
    "throw": ("HRD-THROW-",),
    "two_hand_throw": ("HRD-2THROW-",),
    "slam": ("HRD-SLAM-", "HRD-R-213"),
    "trample": ("HRD-TRAMPLE-",),
    "push": ("HRD-R-209H", "HRD-R-209I", "HRD-R-209J"),
}
"""How the ids of the clauses on each way to move another model begin."""


def cite_only(p: Position, kind: str) -> None:
    """From now on this step cites no clauses on other kinds of attack; a throw may be one with both hands."""
    if p.log is None:
        return
    own = "two_hand_throw" if kind == "throw" and _with_both_hands(p) else kind
    cite_not(p, *(start for name, starts in FAMILIES.items() if name != own for start in starts))


def cite_under_way(p: Position) -> None:
    """From now on this step cites no clauses on other attacks than the one that has led to it, if any."""
    if p.log is None:
        return
    running = ((name_of(type(frame)), frame) for frame in reversed(p.stack))
    kinds = (getattr(frame, "kind", "") if name == "impact" else name for name, frame in running)
    cite_only(p, next((kind for kind in kinds if kind in FAMILIES), ""))


def cite_not(p: Position, *starts: str) -> None:
    """From now on this step cites no clauses whose ids begin so: what they are about is not the case here."""
    if p.log is not None:
        p.citing = tuple(clause for clause in p.citing if not clause.startswith(starts))


def cite_edge(p: Position, end: Disc, *clauses: str) -> None:
    """Cite what is said of the table edge only if a base has come to it."""
    across, up, rim = p.scene.table.width, p.scene.table.depth, end.radius + TOLERANCE
    if rim < end.x < across - rim and rim < end.y < up - rim:
        cite_not(p, *clauses)


def _with_both_hands(p: Position) -> bool:
    return any(name_of(type(frame)) == "two_hand_throw" for frame in p.stack)
