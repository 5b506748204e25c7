"""Melee range, engagement, and who fights in one combat (2.5)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, distance_between, enemies, in_play
from battlewright.rules.hordes.remembered import here
from battlewright.rules.hordes.sight import sees, would_see
from battlewright.rules.hordes.state import profile
from battlewright.table.bodies import Disc
from battlewright.table.gaps import within


def melee_range(p: Position, row: int) -> int:
    """The melee range of a model in micrometres, that of its longest weapon; 0 for one that has none
    (HRD-R-205A, HRD-R-205B, HRD-R-215B)."""
    m = p.rows[row]
    return 0 if m.knocked_down or m.stationary else profile(p, row).melee_range


def engages(p: Position, one: int, other: int) -> bool:
    """Whether one model engages another: an enemy in its melee range and its line of sight (HRD-R-205C to 205E)."""
    return (
        distance_between(p, one, other) <= melee_range(p, one)
        and _may_engage(p, one, other)
        and sees(p, one, other)
    )


def would_engage(p: Position, one: int, other: int, shown: Disc) -> bool:
    """Whether one model, where it stands, would engage another if that stood as this body (2.7)."""
    own = body(p, one)
    return (
        _may_engage(p, one, other)
        and within(own, shown, melee_range(p, one))
        and would_see(p, one, own, other, shown)
    )


def _may_engage(p: Position, one: int, other: int) -> bool:
    m, n = p.rows[one], p.rows[other]
    return (
        m.side != n.side
        and not n.knocked_down
        and melee_range(p, one) > 0
        and in_play(p, one)
        and in_play(p, other)
    )


def engagers(p: Position, row: int) -> tuple[int, ...]:
    """The enemies that engage a model, in row order."""
    return tuple(enemy for enemy in enemies(p, row) if engages(p, enemy, row))


def engaged(p: Position, row: int) -> bool:
    """Whether some enemy engages the model."""
    return any(engages(p, enemy, row) for enemy in enemies(p, row))


def engaging(p: Position, row: int) -> bool:
    """Whether the model engages some enemy."""
    return any(engages(p, row, enemy) for enemy in enemies(p, row))


def in_melee_with(p: Position, one: int, other: int) -> bool:
    """Whether two models are in melee with each other: the range of either is enough."""
    return engages(p, one, other) or engages(p, other, one)


def in_melee(p: Position, row: int) -> bool:
    """Whether a model is engaged or engaging (HRD-R-205C)."""
    known, question = here(p), ("in melee", row)
    found = known.get(question)
    if found is None:
        found = any(in_melee_with(p, row, enemy) for enemy in enemies(p, row))
        known[question] = found
    return bool(found)


def melee_with(p: Position, row: int) -> tuple[int, ...]:
    """The enemies in melee with a model, in row order."""
    return tuple(enemy for enemy in enemies(p, row) if in_melee_with(p, row, enemy))


def combat_of(p: Position, row: int) -> tuple[int, ...]:
    """The other models of the combat that a model is in: those in melee with it, and those in melee with them
    (HRD-MELEE-TARGET-07), in row order."""
    first = melee_with(p, row)
    found = {*first}
    for enemy in first:
        found.update(melee_with(p, enemy))
    return tuple(sorted(found - {row}))
