"""Formations laid flush against a side of an enemy: their bodies where `alignment` finds a place for the footprint."""

from __future__ import annotations

from battlewright.rules.ninth_age.alignment import Line, Pose
from battlewright.rules.ninth_age.formation import Formation
from battlewright.table.angles import FULL, unit
from battlewright.table.bodies import Body
from battlewright.table.movement.turning import turned_about


def laid(own: Formation, pose: Pose) -> tuple[Body, ...]:
    """The bodies of a formation whose footprint is moved and turned into a pose."""
    base = own.footprint
    angle = (pose.body.facing - base.facing) % FULL
    dx, dy = pose.body.x - base.x, pose.body.y - base.y
    turned = (turned_about(body, base.middle, angle) for body in own.bodies)
    return tuple(body.at(body.x + dx, body.y + dy) for body in turned)


def aside(against: Line, point: tuple[float, float]) -> float:
    """How far a point is to the right of the middle of a side, for one who charges it."""
    x, y = unit(against.facing)
    return (point[0] - against.middle[0]) * y - (point[1] - against.middle[1]) * x
