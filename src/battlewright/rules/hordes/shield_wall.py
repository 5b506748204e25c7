"""The shield wall: ARM for troopers shoulder to shoulder, against what comes from the front (HRD-ORIGIN-02 to 05).

The order itself is given when a unit activates, see `units`.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, of_side
from battlewright.rules.hordes.damage import Origin
from battlewright.rules.hordes.origin import from_the_front
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model
from battlewright.table.gaps import in_contact

SHIELD_WALL = 4
"""ARM of a trooper in the wall."""


def in_wall(p: Position, row: int) -> bool:
    """Whether a trooper holds the order and its base touches that of another trooper of its unit that does."""
    m = model(p, row)
    if not m.walled or m.knocked_down:
        return False
    return any(
        other != row and n.walled and n.unit == m.unit and in_contact(m.base, body(p, other))
        for other, n in ((other, model(p, other)) for other in of_side(p, m.side))
    )


@HORDES.contribution("armour.by_origin", "base", "HRD-ORIGIN-02", "HRD-ORIGIN-03")
def shield_wall(p: Position, row: int, origin: Origin) -> int | None:
    """+4 ARM in the wall."""
    return SHIELD_WALL if in_wall(p, row) else None


@HORDES.contribution("armour.by_origin", "natural", "HRD-ORIGIN-04", "HRD-ORIGIN-05")
def open_from_behind(p: Position, row: int, origin: Origin) -> int | None:
    """Not against damage from the back arc."""
    return None if not model(p, row).walled or from_the_front(p, row, origin) else 0
