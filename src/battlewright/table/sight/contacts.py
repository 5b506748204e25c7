"""Where a line can touch an outline: the corners that stick out, and the rims of circles.

A contact is a place x, y with a radius (0 for a corner) and, for a corner, its neighbours before and after on an
outline that runs anticlockwise. A contact without neighbours can be touched from every side.
"""

from collections.abc import Iterable

from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point, orientation
from battlewright.table.sight.critical import Critical

Contact = tuple[int, int, int, Point | None, Point | None]

SLACK = 1e-3
"""Micrometres by which a neighbour may lie on the wrong side of a line drawn in floats: the line is only tried."""

LEFT, RIGHT = 1, -1
"""On which side of a line an outline lies that the line touches."""


def contacts(part: Part) -> list[Contact]:
    """Every place at which a line can touch the outline from outside."""
    if isinstance(part, Circle):
        return [(part.x, part.y, part.radius, None, None)]
    points = part.points if part.turn >= 0 else part.points[::-1]
    befores, afters = (points[-1], *points[:-1]), (*points[1:], points[0])
    return [
        (*here, 0, before, after)
        for before, here, after in zip(befores, points, afters, strict=True)
        if len(points) == 2 or orientation(before, here, after) > 0
    ]


def contacts_of(parts: Iterable[Part]) -> list[Contact]:
    """The contacts of several outlines."""
    return [contact for part in parts for contact in contacts(part)]


def tangent(one: Contact, one_side: int, other: Contact, other_side: int) -> Critical | None:
    """The line from the one contact to the other that has the one's outline on `one_side` and the other's on
    `other_side`; None when there is no such line."""
    ax, ay, a = one[:3]
    bx, by, b = other[:3]
    dx, dy = bx - ax, by - ay
    squared, k = dx * dx + dy * dy, other_side * b - one_side * a
    if squared == 0 or squared < k * k:
        return None
    if a == 0 == b:
        if _leaves(one, dx, dy, one_side, 0) and _leaves(other, dx, dy, other_side, 0):
            return Critical(ax, ay, 0, bx, by, 0)
        return None
    line = Critical(ax, ay, one_side * a, bx, by, other_side * b)
    ux, uy = line.ux, line.uy
    if _leaves(one, ux, uy, one_side, SLACK) and _leaves(other, ux, uy, other_side, SLACK):
        return line
    return None


def _leaves(contact: Contact, dx: float, dy: float, side: int, slack: float) -> bool:
    """Does a line through the contact in the direction dx, dy leave the outline on `side`?"""
    x, y, _, before, after = contact
    if before is None or after is None:
        return True
    return (dx * (before[1] - y) - dy * (before[0] - x)) * side >= -slack and (
        dx * (after[1] - y) - dy * (after[0] - x)
    ) * side >= -slack
