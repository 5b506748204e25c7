"""What must hold after every input of a battle of hordes."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes import spiral
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.room import MakeRoom
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile
from battlewright.rules.hordes.units import UnitActivation
from battlewright.table.bodies import Disc
from battlewright.table.gaps import overlaps


@HORDES.invariant
def damage_within_bounds(p: Position) -> str | None:
    """No more circles lost on a branch or an aspect than there are; the living have one left, the dead are off."""
    for row in (*p.scene.pieces[0], *p.scene.pieces[1]):
        m, own, name = model(p, row), profile(p, row), p.scene.names[row]
        lost = sum(m.lost)
        if own.spiral and not _fits(own.spiral, m.lost):
            return f"{name}: {m.lost} of the spiral {own.spiral}"
        if not 0 <= lost <= own.circles or (m.alive and lost >= own.circles and not _being_disabled(p, row)):
            return f"{name}: {lost} boxes lost of {own.circles}, alive {m.alive}"
        if not m.alive and (m.on_table or m.knocked_down or m.stationary or m.walled or m.fury):
            return f"{name} is destroyed and still in play"
    return None


@lru_cache(maxsize=1024)
def _fits(circles: tuple[int, ...], lost: tuple[int, ...]) -> bool:
    return all(
        0 <= odd <= spiral.outer(n, True)
        and 0 <= even <= spiral.outer(n, False)
        and 0 <= deep <= spiral.inner(n)
        for n, odd, even, deep in zip(circles, lost[::3], lost[1::3], lost[2::3], strict=True)
    )


def _being_disabled(p: Position, row: int) -> bool:
    """Whether the loss of its last box is being resolved."""
    return any(getattr(f, "model", -1) == row and type(f) is not Activation for f in p.stack) or bool(p.queue)


@HORDES.invariant
def fury_within_bounds(p: Position) -> str | None:
    """A beast is forced up to its FURY, nobody spends what is not there, others have none."""
    for row in standing(p):
        m, own, name = model(p, row), profile(p, row), p.scene.names[row]
        most = {"beast": own.FURY, "warlock": 99}.get(own.kind, 0)
        if not 0 <= m.fury <= most:
            return f"{name}: {m.fury} fury points, at most {most}"
    return None


@HORDES.invariant
def one_activation_at_a_time(p: Position) -> str | None:
    """Movement and action are to be used by the model whose activation it is, and by the unit whose it is."""
    active = {f.model for f in p.stack if type(f) is Activation}
    units = {(f.side, f.unit) for f in p.stack if type(f) is UnitActivation}
    for row in standing(p):
        m = model(p, row)
        if (m.may_move or m.may_act or m.used) and row not in active and (m.side, m.unit) not in units:
            return f"{p.scene.names[row]} has movement, action or attacks left out of its activation"
    return None


@HORDES.invariant
def nobody_overlaps(p: Position) -> str | None:
    """All bases on the table, none on another unless room is being made."""
    rows = list(standing(p))
    for row in rows:
        if not p.scene.table.holds(body(p, row)):
            return f"{p.scene.names[row]} is off the table"
    pair = _overlapping(tuple(body(p, row) for row in rows))
    if pair is not None and not any(type(f) is MakeRoom for f in p.stack):
        return f"{p.scene.names[rows[pair[0]]]} overlaps {p.scene.names[rows[pair[1]]]}"
    return None


@lru_cache(maxsize=32)
def _overlapping(bodies: tuple[Disc, ...]) -> tuple[int, int] | None:
    """The first two that overlap; most inputs move nobody."""
    for (i, one), (j, other) in combinations(enumerate(bodies), 2):
        if overlaps(one, other):
            return i, j
    return None
