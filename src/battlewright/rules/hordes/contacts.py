"""Contacts of models that are thrown, slammed or trampling: seen from above, whatever the heights (HRD-THROW-17).

A straight move of these rules goes over a table without heights: an equal base at the foot of a hill stops what comes
flying from its top. So contact is judged in the same way.
"""

from __future__ import annotations

from battlewright.table.bodies import Disc
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.plane import Point


def touches(base: Disc, other: Disc) -> bool:
    """Whether two bases are in contact, seen from above; bases that overlap are too."""
    return in_contact(base, other.raised_to(base.z))


def lies_on(base: Disc, other: Disc) -> bool:
    """Whether two bases overlap, seen from above (HRD-THROW-20)."""
    return overlaps(base, other.raised_to(base.z))


def leads_into(base: Disc, toward: Point, other: Disc) -> bool:
    """Whether a move in a direction goes into another base, not merely along it (HRD-THROW-17)."""
    dx, dy = other.x - base.x, other.y - base.y
    across, reach = toward[0] * dy - toward[1] * dx, base.radius + other.radius - TOLERANCE
    return toward[0] * dx + toward[1] * dy > 0 and across**2 < reach**2 * (toward[0] ** 2 + toward[1] ** 2)
