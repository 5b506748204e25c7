"""What must hold after every input of a redroll battle."""

from __future__ import annotations

from itertools import combinations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import card, model
from battlewright.table.gaps import overlaps


@REDROLL.invariant
def within_bounds(p: Position) -> str | None:
    """Wounds 0 to the maximum, nothing spent that is not there, the dead off the table."""
    for row in (*p.scene.pieces[0], *p.scene.pieces[1]):
        m, name = model(p, row), p.scene.names[row]
        most = card(p, row).WND if not m.alive else card(p, row).WND - 1
        if not 0 <= m.lost <= most:
            return f"{name}: {m.lost} Wounds lost of {card(p, row).WND}, alive {m.alive}"
        if m.ap < 0 or m.fury < -1 or m.rest < 0:
            return f"{name}: ap {m.ap}, fury {m.fury}, rest {m.rest}"
        if m.fury > max(0, p.value("fury.max", row)):
            return f"{name}: {m.fury} Fury tokens, at most {p.value('fury.max', row)}"
        if not m.alive and (m.on_table or m.stunned or m.rest or m.used):
            return f"{name} is dead and still in play"
    return None


@REDROLL.invariant
def nobody_overlaps(p: Position) -> str | None:
    """All bases on the table, none on another."""
    rows = list(standing(p))
    for row in rows:
        if not p.scene.table.holds(body(p, row)):
            return f"{p.scene.names[row]} is off the table"
    for one, other in combinations(rows, 2):
        if overlaps(body(p, one), body(p, other)):
            return f"{p.scene.names[one]} overlaps {p.scene.names[other]}"
    return None
