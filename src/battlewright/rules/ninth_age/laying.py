"""Formations laid flush against a side of an enemy: their bodies where `alignment` finds a place for the footprint."""

from __future__ import annotations

from battlewright.rules.ninth_age.alignment import Pose
from battlewright.rules.ninth_age.formation import Formation
from battlewright.table.angles import FULL
from battlewright.table.bodies import Body
from battlewright.table.movement.turning import turned_about


def laid(own: Formation, pose: Pose) -> tuple[Body, ...]:
    """The bodies of a formation whose footprint is moved and turned into a pose."""
    base = own.footprint
    angle = (pose.body.facing - base.facing) % FULL
    dx, dy = pose.body.x - base.x, pose.body.y - base.y
    turned = (turned_about(body, base.middle, angle) for body in own.bodies)
    return tuple(body.at(body.x + dx, body.y + dy) for body in turned)
