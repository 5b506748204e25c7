"""What a player sees beside an answer: how far the enemy is, and how likely a charge arrives or a shot hits."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.rules.kill_team.attack import hits
from battlewright.rules.kill_team.charge import Charge, may_declare
from battlewright.rules.kill_team.charge_roll import charge_partition, need_for
from battlewright.rules.kill_team.charge_way import way_to
from battlewright.rules.kill_team.overwatch import Overwatch
from battlewright.rules.kill_team.phases import ShootingPhase
from battlewright.rules.kill_team.sight import sees
from battlewright.rules.kill_team.state import distance_between, weapon
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.weapon_types import overwatch_strike, shot_at
from battlewright.table.lengths import as_inches


def hint(p: Position, option: Option) -> dict[str, Any]:
    """Distance in inches, sight, and a chance: that the charge of the best placed model arrives before any re-roll,
    that one shot hits."""
    word, frame = option[0], p.stack[-1]
    if word == "charge":
        return _charge(p, p.scene.index[option[1]])
    if word == "declare" and isinstance(frame, Charge):
        return _charge_of(p, p.scene.index[option[1]], frame.target)
    if word == "shoot" and isinstance(frame, ShootingPhase):
        target = p.scene.index[option[1]]
        return _shot(p, shot_at(p, frame.shooter, target, weapon(p, frame.shooter, option[2])))
    if word == "overwatch" and isinstance(frame, Overwatch):
        shooter = p.scene.index[option[1]]
        charger = min(frame.chargers, key=lambda row: (distance_between(p, shooter, row), row))
        return _shot(p, overwatch_strike(p, shooter, charger, weapon(p, shooter, option[2])))
    return {}


def _charge(p: Position, target: int) -> dict[str, Any]:
    """Of the model that arrives most likely."""
    found = [_charge_of(p, row, target) for row in may_declare(p, target)]
    return max(found, key=lambda told: (told["hit"], -told["distance"]), default={})


def _charge_of(p: Position, row: int, target: int) -> dict[str, Any]:
    need = need_for(p, row, way_to(p, row, target))
    return {
        **_seen(p, row, target),
        "hit": float(1 - charge_partition((need,)).law.probability(0)),
        "reaches": True,
    }


def _shot(p: Position, s: Strike) -> dict[str, Any]:
    """Of one shot; of what hits without a roll, or where a marker comes down, nothing is told."""
    told, own = _seen(p, s.attacker, s.target), weapon(p, s.attacker, s.weapon)
    if own.blast or "template" in own.rules:
        return told
    one = msgspec.structs.replace(s, attacks=1, dice=0)
    return {**told, "hit": float(hits(p, one).law.probability(1))}


def _seen(p: Position, row: int, other: int) -> dict[str, Any]:
    return {"distance": as_inches(distance_between(p, row, other)), "sight": sees(p, row, other)}
